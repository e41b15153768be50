import { Checklist } from '#src/calculators/Checklist.tsx';
import { ChecksField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { beyondSetup, sayStep, STEP_NAMES } from './calculator.ts';
import { StepPicture } from './StepPicture.tsx';

/** The steps are ticked off in the answer; a list that cannot be read is put right here. */
function Form(form: FormOf<typeof beyondSetup>) {
  return (
    <Fields>
      <NumberField form={form} field="players" />
      {form.problem('done') !== undefined && <ChecksField form={form} field="done" />}
    </Fields>
  );
}

function Steps({ lang, value, set, clauses }: DetailOf<typeof beyondSetup>) {
  return (
    <Checklist
      lang={lang}
      steps={value.steps}
      next={value.next}
      picture={({ id }) => <StepPicture step={id} value={value} />}
      name={({ id }) => STEP_NAMES[id][lang]}
      say={(step) => sayStep(step, value.players, lang)}
      clauses={clauses}
      set={(done) => {
        set({ done });
      }}
    />
  );
}

export const BeyondSetup = island(beyondSetup, Form, Steps);
