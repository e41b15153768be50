import { itemsIn } from '#engine/core/fields.ts';
import { typedNumber } from '#engine/the-magnificent-sno/index.ts';
import { NumberField, RowsField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import { isWithin, rowForm } from '#src/calculators/row-form.ts';

interface RowsProps<Field extends string> {
  readonly form: Controls<Field>;
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
        isRow={(row) => itemsIn(row).length < 2}
        blank="0"
        max={max}
        words={words}
      >
        {(row) => (
          <NumberField
            form={rowForm(form, field, {
              ...row,
              set: (digits) => {
                row.set(typedNumber(digits));
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
