import { itemsIn } from '#engine/core/fields.ts';
import {
  AMOUNT,
  DIRECTIONS,
  HUES,
  parseConversion,
  POINTS,
  TRAINERS,
  type ArrowSide,
  type ConversionValue,
  type RawConversion,
} from '#engine/the-magnificent-sno/index.ts';
import {
  ChoiceField,
  FieldNotes,
  Fields,
  NumberField,
  RowSelect,
  SelectField,
  TextField,
} from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { sideSaid } from '../shared/amounts.ts';
import { AmountsField } from '../shared/AmountsField.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { Ledger } from '../shared/Ledger.tsx';
import { conversions } from './calculator.ts';
import { arrowWords } from './words.ts';

type Field = keyof RawConversion;

/** The two sides as they stand in the fields, whatever the other fields hold. */
const arrowOf = ({
  left,
  right,
  direction,
}: RawConversion): { readonly from: ArrowSide; readonly to: ArrowSide } | undefined => {
  const read = parseConversion({ ...conversions.start, left, right, direction });
  return read.ok ? read.value : undefined;
};

function Form(form: FormProps<Field>) {
  const words = arrowWords[form.lang];
  const arrow = arrowOf(form.draft);
  const shows = (field: Field, matters: boolean): boolean =>
    matters || form.problem(field) !== undefined;
  const sides: readonly Field[] = ['left', 'right'];
  const isOwn = sides.some((side) => form.draft[side] !== conversions.start[side]);
  return (
    <>
      <ChoiceField
        form={{ ...form, optionLabel: arrowLabel(form) }}
        field="direction"
        options={DIRECTIONS}
      />
      <details class="ways" open={isOwn}>
        <summary>{words.other}</summary>
        <Fields>
          <AmountsField form={form} field="left" labels={words.parts} />
          <AmountsField form={form} field="right" labels={words.parts} />
        </Fields>
      </details>
      <Fields>
        <GemsField form={form} field="gems" />
        <NumberField form={form} field="coins" {...AMOUNT} />
        <NumberField form={form} field="trainers" {...TRAINERS} />
        {shows('points', (arrow?.from.points ?? 0) + (arrow?.to.points ?? 0) > 0) && (
          <NumberField form={form} field="points" {...POINTS} />
        )}
        {shows('pay', (arrow?.from.gems ?? 0) > 0) && <GemsField form={form} field="pay" />}
        {shows('gain', (arrow?.to.gems ?? 0) > 0) && (
          <GainField form={form} count={arrow?.to.gems ?? 1} />
        )}
      </Fields>
    </>
  );
}

/** A direction by what it turns into what, as far as the sides can be read. */
const arrowLabel =
  (form: FormProps<Field>) =>
  (field: Field, option: string): string => {
    const arrow = arrowOf({ ...form.draft, direction: option });
    return arrow === undefined || field !== 'direction' || !isDirection(option)
      ? form.optionLabel(field, option)
      : `${sideSaid(form.lang, arrow.from)} → ${sideSaid(form.lang, arrow.to)}`;
  };

const isDirection = (text: string): boolean => DIRECTIONS.some((direction) => direction === text);

/** The colour of each gem gained. One word does for all of them until they differ. */
function GainField({ form, count }: { readonly form: FormProps<Field>; readonly count: number }) {
  const text = form.draft.gain;
  const chosen = itemsIn(text);
  if (count <= 1 && chosen.length <= 1) {
    return <SelectField form={form} field="gain" options={HUES} />;
  }
  if (chosen.length > 1 && chosen.length !== count) return <TextField form={form} field="gain" />;
  const hues = Array.from({ length: count }, (_, i) => chosen[i] ?? chosen[0] ?? '');
  const words = arrowWords[form.lang];
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
            label={words.gem(i + 1)}
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

function After({ lang, value }: DetailProps<ConversionValue, Field>) {
  return <Ledger lang={lang} {...value} />;
}

export const Conversions = island(conversions, Form, After);
