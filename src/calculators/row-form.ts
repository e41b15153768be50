import type { Range } from '#engine/core/fields.ts';
import type { FormProps } from './form.ts';

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
  form: FormProps<Field>,
  field: Field,
  { text, id, label, set, isRight }: Row & { readonly isRight: (text: string) => boolean },
): FormProps<'row'> => ({
  lang: form.lang,
  draft: { row: text },
  set: ({ row = '' }) => {
    set(row.replace(/[\s,;]/g, ''));
  },
  id: () => id,
  label: () => label,
  hint: () => undefined,
  problem: () => (isRight(text) ? undefined : form.problem(field)),
  optionLabel: (_, option) => form.optionLabel(field, option),
});

/** Whether a row holds a number within bounds. */
export const isWithin = (text: string, { min, max }: Range): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
