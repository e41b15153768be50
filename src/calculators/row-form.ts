import { itemsIn, type Range } from '#engine/core/fields.ts';
import { wholeIn } from '#engine/core/notation.ts';
import type { Lang } from '#src/lang.ts';
import type { Controls } from './form.ts';

/** One row of a list of fields, as the list hands it out. */
export interface Row {
  readonly text: string;
  /** Starts the ids of the row's inputs. */
  readonly id: string;
  readonly label: string;
  readonly set: (text: string) => void;
}

/**
 * One row as a form of one field. What would break the list in two is left out of it; the list's
 * problem is shown in every row but those that are right.
 */
export const rowForm = <Field extends string>(
  form: Controls<Field>,
  field: Field,
  { text, id, label, set, isRight }: Row & { readonly isRight: (text: string) => boolean },
): Controls<'row'> => ({
  lang: form.lang,
  spec: () => form.spec(field),
  draft: { row: text },
  set: ({ row = '' }) => {
    set(itemsIn(row).join(''));
  },
  id: () => id,
  label: () => label,
  hint: () => undefined,
  problem: () => (isRight(text) ? undefined : form.problem(field)),
  optionLabel: (_, option) => form.optionLabel(field, option),
});

/** Whether a row holds a number within bounds. */
export const isWithin = (text: string, { min, max }: Range): boolean =>
  (wholeIn(text) ?? min - 1) >= min && (wholeIn(text) ?? max + 1) <= max;

/** A field that stands by itself, outside the calculator's draft. */
export const oneField = ({
  lang,
  text,
  id,
  label,
  set,
}: Row & { readonly lang: Lang }): Controls<'one'> => ({
  lang,
  draft: { one: text },
  set: ({ one = '' }) => {
    set(one);
  },
  spec: () => ({}),
  id: () => id,
  label: () => label,
  hint: () => undefined,
  problem: () => undefined,
  optionLabel: (_, option) => option,
});
