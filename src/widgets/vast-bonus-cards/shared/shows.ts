import type { FormProps } from '#src/calculators/form.ts';

/** Whether a field is in sight: it matters for the present choice, or its text cannot be read. */
export const shows = <Field extends string>(
  form: FormProps<Field>,
  field: Field,
  matters: boolean,
): boolean => matters || form.problem(field) !== undefined;
