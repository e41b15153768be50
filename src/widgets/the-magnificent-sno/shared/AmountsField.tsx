import { amountsFilled } from '#engine/the-magnificent-sno/index.ts';
import { SlashField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';

/** A form field of amounts with slashes between them, `1/2/0/0`, a small input for each. */
export function AmountsField<Field extends string>({
  form,
  field,
  labels,
}: {
  readonly form: Controls<Field>;
  readonly field: Field;
  readonly labels: readonly string[];
}) {
  return (
    <SlashField
      form={{
        ...form,
        set: (changes) => {
          const next = changes[field];
          form.set(
            next === undefined
              ? changes
              : { ...changes, [field]: amountsFilled(form.draft[field], next) },
          );
        },
      }}
      field={field}
      labels={labels}
    />
  );
}
