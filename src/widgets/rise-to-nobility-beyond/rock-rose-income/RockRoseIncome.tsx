import {
  CARDS_OF_A_TYPE,
  DICE_EACH,
  REPUTATION,
  type IncomeValue,
  type RawIncome,
} from '#engine/rise-to-nobility-beyond/index.ts';
import {
  apart,
  DiceField,
  diceIn,
  FieldLabel,
  FieldNotes,
  Fields,
  NumberField,
  TextInput,
} from '#src/calculators/controls.tsx';
import { Die } from '#src/calculators/Die.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { rockRoseIncome } from './calculator.ts';
import { waysWords } from './words.ts';

type Field = keyof RawIncome;

function Form(form: FormProps<Field>) {
  return (
    <>
      <DiceField form={form} field="dice" max={DICE_EACH} />
      <PlayedField {...form} />
      <Fields>
        <NumberField form={form} field="reputation" {...REPUTATION} />
        <NumberField form={form} field="dwellings" {...CARDS_OF_A_TYPE} />
        <NumberField form={form} field="elders" {...CARDS_OF_A_TYPE} />
      </Fields>
    </>
  );
}

/** The rolled dice as switches: pressed ones are played. */
function PlayedField(form: FormProps<Field>) {
  const played = diceIn(form.draft.played);
  const roll = marked(diceIn(form.draft.dice), played);
  return (
    <div class="field field--wide">
      <FieldLabel form={form} field="played" />
      <TextInput form={form} field="played" inputMode="numeric" tidy={apart} />
      <div class="dice-row">
        {roll.map(({ value, pressed }) => (
          <button
            type="button"
            class="die-button"
            aria-pressed={pressed}
            aria-label={`${form.label('played')}: ${value}`}
            onClick={() => {
              const next = pressed
                ? played.toSpliced(played.indexOf(value), 1)
                : [...played, value];
              form.set({ played: next.join(',') });
            }}
          >
            <Die value={value} out={pressed} />
          </button>
        ))}
      </div>
      <FieldNotes form={form} field="played" />
    </div>
  );
}

/** Equal dice are alike: as many of them are pressed as are played, the first ones first. */
const marked = (roll: readonly number[], played: readonly number[]) => {
  const left = [...played];
  return roll.map((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return { value, pressed: at >= 0 };
  });
};

/** The trade-off: every legal way to play the roll, and what it leaves. */
function Ways({ lang, value, set }: DetailProps<IncomeValue, Field>) {
  const words = waysWords[lang];
  return (
    <details class="ways">
      <summary>{words.title(value.ways.length)}</summary>
      <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
        <table class="ranking numbers">
          <thead>
            <tr>
              <th scope="col">{words.play}</th>
              <th scope="col">{words.sum}</th>
              <th scope="col">{words.left}</th>
              <th scope="col">{words.rockRose}</th>
            </tr>
          </thead>
          <tbody>
            {value.ways.map((way) => (
              <tr aria-current={way.own ? 'true' : undefined}>
                <td>
                  <button
                    type="button"
                    class="pick"
                    onClick={() => {
                      set({ played: way.played.join(',') });
                    }}
                  >
                    {way.played.length === 0 ? words.none : way.played.join(' ')}
                  </button>
                </td>
                <td>{way.playedSum}</td>
                <td>
                  {way.left.join(' ')} ({way.leftSum})
                </td>
                <td>{way.rockRose}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export const RockRoseIncome = island(rockRoseIncome, Form, Ways);
