import {
  PLAYERS,
  SETUP_STEPS,
  type RawSetup,
  type SetupValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { Checklist } from '#src/calculators/Checklist.tsx';
import { ChecksField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
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

function Steps({ lang, value, set, clauses }: DetailProps<SetupValue, Field>) {
  const words = checklistWords[lang];
  return (
    <Checklist
      words={words}
      steps={value.steps}
      next={value.next}
      say={words.step}
      clauses={clauses}
      set={(done) => {
        set({ done });
      }}
    />
  );
}

export const BeyondSetup = island(beyondSetup, Form, Steps);
