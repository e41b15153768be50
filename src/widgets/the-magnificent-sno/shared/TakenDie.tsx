import { HUES } from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, DieField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';

/** The die of the turn: its color, its face, and the color a clear one counts as. */
export function TakenDie<Field extends string>({
  form,
  fields,
}: {
  readonly form: Controls<Field>;
  readonly fields: { readonly hue: Field; readonly value: Field; readonly as: Field };
}) {
  const hue = HUES.find((each) => each === form.draft[fields.hue].trim());
  return (
    <>
      <ChoiceField form={form} field={fields.hue} />
      <DieField form={form} field={fields.value} hue={hue && `sno-face sno-die--${hue}`} />
      {(hue === 'clear' || form.problem(fields.as) !== undefined) && (
        <ChoiceField form={form} field={fields.as} />
      )}
    </>
  );
}
