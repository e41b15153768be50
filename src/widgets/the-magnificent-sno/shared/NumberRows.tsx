import { NumberField, RowsField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';

interface RowsProps<Field extends string> {
  readonly form: FormProps<Field>;
  readonly field: Field;
  /** Rows at the most. */
  readonly max: number;
  /** Bounds of each number. */
  readonly each: { readonly min: number; readonly max: number };
  readonly words: {
    readonly add: string;
    readonly row: (number: number) => string;
    readonly remove: (number: number) => string;
  };
}

/** A list of numbers, `3,2,0`, one row with a number for each. */
export function NumberRows<Field extends string>(props: RowsProps<Field>) {
  const { form, field, max, each, words } = props;
  return (
    <div class="field--wide seats">
      <RowsField
        form={form}
        field={field}
        separator=","
        isRow={(row) => !/[\s;]/.test(row.trim())}
        blank="0"
        max={max}
        words={words}
      >
        {({ text, id, label, set }) => (
          <NumberField
            form={{
              lang: form.lang,
              draft: { number: text },
              // A row that is emptied would be gone while another number is being typed.
              set: ({ number = '' }) => {
                const digits = number.replace(/[\s,;]/g, '');
                set(digits === '' ? '0' : digits.replace(/^0+(?=\d)/, ''));
              },
              id: () => id,
              label: () => label,
              hint: () => undefined,
              problem: () => (isWithin(text, each) ? undefined : form.problem(field)),
              optionLabel: (_, option) => option,
            }}
            field="number"
            {...each}
          />
        )}
      </RowsField>
    </div>
  );
}

/** Whether a row is none of those that the field's problem may be about. */
const isWithin = (text: string, { min, max }: RowsProps<string>['each']): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
