import type { Field, FieldProblem } from '../core/fields.ts';
import type { Spec } from '../core/form.ts';
import { err } from '../core/result.ts';

/** A field whose words may be typed in capitals too. What is wrong is shown as it was typed. */
export const anyCase = <T, Reason extends string>(spec: Spec<T, Reason>): Spec<T, Reason> => ({
  ...spec,
  read: (field, text, raw) => asTyped(text, spec.read(field, text.toLowerCase(), raw)),
});

/** Problems with the text that a reader typed in place of its small letters. */
export const asTyped = <T, Reason extends string>(
  text: string,
  read: Field<T, Reason>,
): Field<T, Reason> =>
  read.ok ? read : err(read.error.map((problem) => typedProblem(text, problem)));

const typedProblem = <Reason extends string>(
  text: string,
  problem: FieldProblem<Reason>,
): FieldProblem<Reason> => {
  if (problem.code !== 'not-readable' && problem.code !== 'not-an-option') return problem;
  const at = text.toLowerCase().indexOf(problem.got);
  return at < 0 ? problem : { ...problem, got: text.slice(at, at + problem.got.length) };
};
