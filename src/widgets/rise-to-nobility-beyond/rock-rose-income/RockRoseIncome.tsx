import { diceApart, diceIn } from '#engine/core/dice.ts';
import {
  DiceField,
  FieldLabel,
  FieldNotes,
  Fields,
  NumberField,
  TextInput,
} from '#src/calculators/controls.tsx';
import { Die } from '#src/calculators/Die.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { labels, rockRoseIncome } from './calculator.ts';

type Form = FormOf<typeof rockRoseIncome>;

function Fieldset(form: Form) {
  return (
    <>
      <DiceField form={form} field="dice" />
      <PlayedField {...form} />
      <Fields>
        <NumberField form={form} field="reputation" />
        <NumberField form={form} field="dwellings" />
        <NumberField form={form} field="elders" />
      </Fields>
    </>
  );
}

/** The rolled dice as switches: pressed ones are played. */
function PlayedField(form: Form) {
  const played = diceIn(form.draft.played);
  const roll = marked(diceIn(form.draft.dice), played);
  return (
    <div class="field field--wide">
      <FieldLabel form={form} field="played" />
      <TextInput form={form} field="played" inputMode="numeric" tidy={diceApart} />
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
function Ways({ lang, value, set }: DetailOf<typeof rockRoseIncome>) {
  return (
    <details class="ways">
      <summary>{labels.title(value.ways.length)[lang]}</summary>
      <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
        <table class="ranking numbers">
          <thead>
            <tr>
              <th scope="col">{labels.play[lang]}</th>
              <th scope="col">{labels.sum[lang]}</th>
              <th scope="col">{labels.left[lang]}</th>
              <th scope="col">{labels.rockRose[lang]}</th>
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
                    {way.played.length === 0 ? labels.none[lang] : way.played.join(' ')}
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

export const RockRoseIncome = island(rockRoseIncome, Fieldset, Ways);
