import { SlashField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';

/** The first amount that is typed into a blank field makes the others 0. */
export const filled = (before: string, after: string): string =>
  before.trim() === ''
    ? after
        .split('/')
        .map((amount) => (amount.trim() === '' && after.trim() !== '' ? '0' : amount))
        .join('/')
    : after;

/** A form field of amounts with slashes between them, `1/2/0/0`, a small input for each. */
export function AmountsField<Field extends string>({
  form,
  field,
  labels,
}: {
  readonly form: FormProps<Field>;
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
            next === undefined ? changes : { ...changes, [field]: filled(form.draft[field], next) },
          );
        },
      }}
      field={field}
      labels={labels}
    />
  );
}
