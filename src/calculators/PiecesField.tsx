import type { ComponentChildren } from 'preact';
import { wholeIn } from '#engine/core/notation.ts';
import { FieldNotes, NumberField } from './controls.tsx';
import type { Controls } from './form.ts';

interface PiecesProps<Field extends string> {
  readonly form: Controls<Field>;
  readonly field: Field;
  /** As many as the field takes, unless told otherwise. */
  readonly max?: number;
  /** The piece, drawn within a square of 24 about its middle; `there` or only its place. */
  readonly piece: (there: boolean) => ComponentChildren;
}

/**
 * A number as pieces in a row: a tap on one says that there are so many. Blank is none of them chosen;
 * a number beyond the row, or what is none, is typed.
 */
export function PiecesField<Field extends string>({
  form,
  field,
  max = form.spec(field).range?.max ?? 0,
  piece,
}: PiecesProps<Field>) {
  const text = form.draft[field].trim();
  const count = wholeIn(text);
  const isPieces = text === '' || (count !== undefined && count >= 0 && count <= max);
  if (!isPieces) return <NumberField form={form} field={field} />;
  const id = form.id(field);
  const numbers = Array.from({ length: max + 1 }, (_, n) => n);
  const middle = Math.ceil(numbers.length / 2);
  return (
    <fieldset
      class="field field--wide pieces"
      role="radiogroup"
      id={id}
      aria-describedby={`${id}-notes`}
      aria-invalid={form.problem(field) !== undefined}
    >
      <legend>
        {form.label(field)}: {count ?? '–'}
      </legend>
      <div class="pieces__row">
        {[numbers.slice(0, middle), numbers.slice(middle)].map((half) => (
          <div class="pieces__half">
            {half.map((n) => (
              <label class="pieces__piece">
                <input
                  type="radio"
                  name={id}
                  value={n}
                  checked={n === count}
                  aria-label={String(n)}
                  onChange={() => {
                    form.set({ [field]: String(n) } as Partial<Record<Field, string>>);
                  }}
                />
                {n === 0 ? (
                  <span aria-hidden="true">0</span>
                ) : (
                  <svg viewBox="-12 -12 24 24" width="28" height="28" aria-hidden="true">
                    {piece(n <= (count ?? 0))}
                  </svg>
                )}
              </label>
            ))}
          </div>
        ))}
      </div>
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}
