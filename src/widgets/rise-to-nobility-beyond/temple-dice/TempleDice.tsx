import { diceIn } from '#engine/core/notation.ts';
import { DiceField, DieField, Fields, NumberField } from '#src/calculators/controls.tsx';
import { Die } from '#src/calculators/Die.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { templeDice } from './calculator.ts';

function Form(form: FormOf<typeof templeDice>) {
  return (
    <>
      <Fields>
        <NumberField form={form} field="players" />
      </Fields>
      <DiceField form={form} field="placed" />
      <DieField form={form} field="die" />
      <Fields>
        <NumberField form={form} field="own" />
      </Fields>
    </>
  );
}

/** The open die spaces from left to right; the reader’s die is the filled one, the next a dashed one. */
function Spaces({ value, draft }: DetailOf<typeof templeDice>) {
  const placed = diceIn(draft.placed);
  const [own] = diceIn(draft.die);
  const next = value.mustShow === 'any' ? 0 : value.mustShow;
  return (
    <div class="temple" aria-hidden="true">
      {Array.from({ length: value.spaces }, (_, i) => {
        const die = placed[i];
        const isNext = i + 1 === value.space;
        return (
          <div class={isNext ? 'temple__space temple__space--next' : 'temple__space'}>
            {die !== undefined && <Die value={die} />}
            {isNext && (
              <Die value={own ?? next} ghost={own === undefined} out={own !== undefined} />
            )}
            {die === undefined && !isNext && <span class="temple__empty" />}
            <span class="temple__number">{i + 1}</span>
          </div>
        );
      })}
    </div>
  );
}

export const TempleDice = island(templeDice, Form, Spaces);
