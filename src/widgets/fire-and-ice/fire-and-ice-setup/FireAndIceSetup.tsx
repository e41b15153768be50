import { Checklist, STEP_PICTURE } from '#src/calculators/Checklist.tsx';
import { ChecksField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { Picture } from '#src/figures/kit.tsx';
import { fireAndIceSetup, sayStep, STEP_NAMES } from './calculator.ts';
import { DRAWN } from './StepPicture.tsx';

/** The steps are ticked off in the answer; a list that cannot be read is put right here. */
function Form(form: FormOf<typeof fireAndIceSetup>) {
  return (
    <Fields>
      <NumberField form={form} field="players" />
      <ChecksField form={form} field="options" />
      <ChecksField form={form} field="factions" />
      {form.problem('done') !== undefined && <ChecksField form={form} field="done" />}
    </Fields>
  );
}

function Steps({ lang, value, set, clauses }: DetailOf<typeof fireAndIceSetup>) {
  return (
    <Checklist
      lang={lang}
      steps={value.steps}
      next={value.next}
      picture={({ id }) => <Picture {...STEP_PICTURE}>{DRAWN[id](value, lang)}</Picture>}
      name={({ id }) => STEP_NAMES[id][lang]}
      say={({ id }) => sayStep(id, value, lang)}
      clauses={clauses}
      set={(done) => {
        set({ done });
      }}
    />
  );
}

export const FireAndIceSetup = island(fireAndIceSetup, Form, Steps);
