import { amountsFilled, COLORS, HUES, type Hue } from '#engine/the-magnificent-sno/index.ts';
import { SlashInputs } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import type { Lang } from '#src/lang.ts';
import { AmountsField } from './AmountsField.tsx';
import { hueLabels } from './names.ts';

interface InputsProps {
  readonly lang: Lang;
  readonly id: string;
  readonly text: string;
  readonly invalid: boolean;
  readonly set: (text: string) => void;
}

/** Four stand side by side on a phone, so the long names may break. */
const labelsOf = (lang: Lang, hues: readonly Hue[]): readonly string[] =>
  hues.map((hue) => hueLabels[lang][hue].replace('spa', 'spa\u00ad').replace('Aran', 'Aran\u00ad'));

/** Gems of each color, `1/0/2/0`, inside a row or card. */
export function GemInputs({ lang, text, set, ...rest }: InputsProps) {
  return (
    <SlashInputs
      {...rest}
      labels={labelsOf(lang, HUES)}
      text={text}
      set={(next) => {
        set(amountsFilled(text, next));
      }}
    />
  );
}

/** A form field of gems, or of anything counted by color; `colored` leaves clear out. */
export function GemsField<Field extends string>({
  form,
  field,
  colored = false,
}: {
  readonly form: Controls<Field>;
  readonly field: Field;
  readonly colored?: boolean;
}) {
  return (
    <AmountsField form={form} field={field} labels={labelsOf(form.lang, colored ? COLORS : HUES)} />
  );
}
