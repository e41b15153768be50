import { diceIn } from '#engine/core/dice.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { templeSpaces } from '#engine/rise-to-nobility-beyond/index.ts';
import { FieldNotes, TextField } from '#src/calculators/controls.tsx';
import { Die } from '#src/calculators/Die.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { shellWords } from '#src/calculators/words.ts';
import { DieAt, upTo } from '../shared/pieces.tsx';
import type { templeDice } from './calculator.ts';
import { DieSpace } from './TempleFace.tsx';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * The die spaces as they are drawn: a tap on the next free one places a die like the first, a tap on a
 * die takes it away. Only the first die's face is chosen below. What is no dice is shown as it is.
 */
export function DieSpaces(form: FormOf<typeof templeDice>) {
  const { draft, lang } = form;
  const dice = diceIn(draft.placed);
  const isDice = draft.placed.trim() === '' || dice.length > 0;
  const spaces = Math.max(templeSpaces(wholeIn(draft.players) ?? 0), dice.length);
  if (!isDice || spaces === 0) return <TextField form={form} field="placed" />;
  const [first] = dice;
  const id = form.id('placed');
  const label = form.label('placed');
  const words = shellWords[lang];
  const set = (next: readonly number[]): void => {
    form.set({ placed: next.join(',') });
  };
  return (
    <fieldset class="field field--wide" id={id} aria-describedby={`${id}-notes`}>
      <legend>{label}</legend>
      <div class="dice-row die-spaces">
        {upTo(spaces).map((i) => {
          const value = dice[i];
          const isNext = i === dice.length;
          const take = (): void => {
            if (value !== undefined) set(dice.toSpliced(i, 1));
            else if (first !== undefined) set([...dice, first]);
          };
          return (
            <button
              type="button"
              class="die-space"
              disabled={value === undefined && (!isNext || first === undefined)}
              aria-label={
                value === undefined
                  ? `${i + 1}: ${words.addDie(first ?? 0, label)}`
                  : `${i + 1}: ${words.removeDie(value, label)}`
              }
              onClick={take}
            >
              <svg viewBox="-23 0 46 74" width="46" height="74" class="picture" aria-hidden="true">
                <DieSpace x={0} number={i + 1} isNext={isNext} />
                {value !== undefined && <DieAt x={0} y={26} value={value} />}
                {isNext && first !== undefined && <DieAt x={0} y={26} value={first} look="ghost" />}
              </svg>
            </button>
          );
        })}
      </div>
      {first === undefined && (
        <div class="dice-row dice-row--palette">
          {FACES.map((value) => (
            <button
              type="button"
              class="die-button"
              aria-label={words.addDie(value, label)}
              onClick={() => {
                set([value]);
              }}
            >
              <Die value={value} ghost />
            </button>
          ))}
        </div>
      )}
      <FieldNotes form={form} field="placed" />
    </fieldset>
  );
}
