import {
  PLAYERS,
  SETUP_STEPS,
  type RawSetup,
  type SetupValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { ChecksField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { ClauseLink, island } from '#src/calculators/Shell.tsx';
import { beyondSetup } from './calculator.ts';
import { checklistWords } from './words.ts';

type Field = keyof RawSetup;

/** The steps are ticked off in the answer; a list that cannot be read is put right here. */
function Form(form: FormProps<Field>) {
  return (
    <Fields>
      <NumberField form={form} field="players" {...PLAYERS} />
      {form.problem('done') !== undefined && (
        <ChecksField form={form} field="done" options={SETUP_STEPS} />
      )}
    </Fields>
  );
}

function Checklist({ lang, value, set, clauses }: DetailProps<SetupValue, Field>) {
  const words = checklistWords[lang];
  const toggled = (id: string): string =>
    value.steps
      .filter((step) => step.done !== (step.id === id))
      .map((step) => step.id)
      .join(',');
  return (
    <section class="checklist" aria-label={words.title}>
      <p class="lines__title">{words.progress(value.done, value.steps.length)}</p>
      <ol>
        {value.steps.map((step) => (
          <li aria-current={step.id === value.next ? 'step' : undefined}>
            <label class="choice__option">
              <input
                type="checkbox"
                checked={step.done}
                onChange={() => {
                  set({ done: toggled(step.id) });
                }}
              />
              <span>{words.step(step)}</span>
            </label>
            <ClauseLink clauses={clauses} id={step.clause} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export const BeyondSetup = island(beyondSetup, Form, Checklist);
