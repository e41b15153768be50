import type { FieldProblem } from './fields.ts';
import { err, ok, type Result } from './result.ts';

/** One row of an answer, or a rule that is broken: the clause it rests on, a code for its sentence, and the sentence's facts. */
export type Line<Id extends string, Code extends string, Facts extends object = object> = {
  readonly clause: Id;
  readonly code: Code;
} & Readonly<Facts>;

export interface Answer<Value, L> {
  readonly value: Value;
  readonly lines: readonly L[];
}

/** An answer with its reasons, or everything that stands in its way. */
export type Ruling<Value, L, V> = Result<Answer<Value, L>, readonly V[]>;

/** The answer, unless something stands in its way: then all of it. */
export const ruled = <Value, L, V>(
  violations: readonly V[],
  answer: Answer<Value, L>,
): Ruling<Value, L, V> => (violations.length > 0 ? err(violations) : ok(answer));

/** A line that is said only when something holds, ready to be spread into a list. */
export const when = <const T>(holds: boolean, line: T): readonly T[] => (holds ? [line] : []);

/** What a calculator gets back: a ruling, or the fields that could not be read. */
export type Reply<Value, L, V> =
  | { readonly kind: 'answer'; readonly answer: Answer<Value, L> }
  | { readonly kind: 'violations'; readonly violations: readonly V[] }
  | { readonly kind: 'unreadable'; readonly problems: readonly FieldProblem[] };

/** Joins a parser and the rule behind it into one question anybody may ask with any text. */
export const asks =
  <Raw, Checked, Value, L, V>(
    parse: (raw: Raw) => Result<Checked, readonly FieldProblem[]>,
    rule: (checked: Checked) => Ruling<Value, L, V>,
  ): ((raw: Raw) => Reply<Value, L, V>) =>
  (raw) => {
    const checked = parse(raw);
    if (!checked.ok) return { kind: 'unreadable', problems: checked.error };
    const ruling = rule(checked.value);
    return ruling.ok
      ? { kind: 'answer', answer: ruling.value }
      : { kind: 'violations', violations: ruling.error };
  };
