import { NumberField, RowsField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { isWithin, rowForm } from '#src/calculators/row-form.ts';

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
        {(row) => (
          <NumberField
            form={rowForm(form, field, {
              ...row,
              // A row that is emptied would be gone while another number is being typed.
              set: (digits) => {
                row.set(digits === '' ? '0' : digits.replace(/^0+(?=\d)/, ''));
              },
              isRight: (text) => isWithin(text, each),
            })}
            field="row"
            {...each}
          />
        )}
      </RowsField>
    </div>
  );
}
