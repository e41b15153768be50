import { itemsIn } from '#engine/core/fields.ts';
import { arrowIn, HUES } from '#engine/the-magnificent-sno/index.ts';
import {
  ChoiceField,
  FieldNotes,
  Fields,
  NumberField,
  RowSelect,
  SelectField,
  TextField,
} from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { sideSaid } from '../shared/amounts.ts';
import { AmountsField } from '../shared/AmountsField.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { Ledger } from '../shared/Ledger.tsx';
import { conversions, labels } from './calculator.ts';

type Form = FormOf<typeof conversions>;

type Field = keyof Form['draft'];

const SIDES = ['left', 'right'] as const;

function Fieldset(form: Form) {
  const isOwn = SIDES.some((side) => form.draft[side] !== conversions.start[side]);
  return (
    <>
      <ChoiceField form={{ ...form, optionLabel: arrowLabel(form) }} field="direction" />
      <details class="ways" open={isOwn}>
        <summary>{labels.other[form.lang]}</summary>
        <Fields>
          {SIDES.map((side) => (
            <AmountsField form={form} field={side} labels={labels.parts[form.lang]} />
          ))}
        </Fields>
      </details>
      <Holding {...form} />
    </>
  );
}

/** What the player has, and the fields that the sides of the arrow ask for. */
function Holding(form: Form) {
  const arrow = arrowIn(form.draft);
  const shows = (field: Field, amount = 0): boolean =>
    amount > 0 || form.problem(field) !== undefined;
  return (
    <Fields>
      <GemsField form={form} field="gems" />
      <NumberField form={form} field="coins" />
      <NumberField form={form} field="trainers" />
      {shows('points', arrow && arrow.from.points + arrow.to.points) && (
        <NumberField form={form} field="points" />
      )}
      {shows('pay', arrow?.from.gems) && <GemsField form={form} field="pay" />}
      {shows('gain', arrow?.to.gems) && <GainField form={form} count={arrow?.to.gems ?? 1} />}
    </Fields>
  );
}

/** A direction by what it turns into what, as far as the sides can be read. */
const arrowLabel =
  (form: Form) =>
  (field: Field, option: string): string => {
    const arrow = arrowIn({ ...form.draft, direction: option });
    return arrow === undefined || field !== 'direction'
      ? form.optionLabel(field, option)
      : `${sideSaid(form.lang, arrow.from)} → ${sideSaid(form.lang, arrow.to)}`;
  };

/** The color of each gem gained. One word does for all of them until they differ. */
function GainField({ form, count }: { readonly form: Form; readonly count: number }) {
  const chosen = itemsIn(form.draft.gain);
  if (count <= 1 && chosen.length <= 1) return <SelectField form={form} field="gain" />;
  if (chosen.length > 1 && chosen.length !== count) return <TextField form={form} field="gain" />;
  const hues = Array.from({ length: count }, (_, i) => chosen[i] ?? chosen[0] ?? '');
  return (
    <fieldset
      class="field field--wide rows"
      id={form.id('gain')}
      aria-describedby={`${form.id('gain')}-notes`}
    >
      <legend>{form.label('gain')}</legend>
      <div class="rows__fields">
        {hues.map((hue, i) => (
          <RowSelect
            id={`${form.id('gain')}-${i + 1}`}
            label={labels.gem(i + 1)[form.lang]}
            text={hue}
            options={HUES}
            optionLabel={(option) => form.optionLabel('gain', option)}
            choose={shellWords[form.lang].choose}
            invalid={form.problem('gain') !== undefined && !HUES.some((known) => known === hue)}
            set={(next) => {
              const all = hues.with(i, next);
              form.set({ gain: new Set(all).size === 1 ? next : all.join() });
            }}
          />
        ))}
      </div>
      <FieldNotes form={form} field="gain" />
    </fieldset>
  );
}

function After({ lang, value }: DetailOf<typeof conversions>) {
  return <Ledger lang={lang} {...value} />;
}

export const Conversions = island(conversions, Fieldset, After);
