import { diceIn } from '#engine/core/dice.ts';
import { DieField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { templeDice } from './calculator.ts';
import { DieSpaces } from './DieSpaces.tsx';
import { TempleFace } from './TempleFace.tsx';

function Form(form: FormOf<typeof templeDice>) {
  return (
    <>
      <Fields>
        <NumberField form={form} field="players" />
      </Fields>
      <DieSpaces {...form} />
      <DieField form={form} field="die" />
      <Fields>
        <NumberField form={form} field="own" />
      </Fields>
    </>
  );
}

/** The die spaces in play, and where the die goes. */
function Spaces({ value, draft }: DetailOf<typeof templeDice>) {
  const [die] = diceIn(draft.die);
  return (
    <TempleFace
      spaces={value.spaces}
      placed={diceIn(draft.placed)}
      die={die}
      next={value.space}
      mustShow={value.mustShow}
    />
  );
}

export const TempleDice = island(templeDice, Form, Spaces);
