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

/** What the rules say of a position. */
export type Answered<Value, L, V> =
  | { readonly kind: 'answer'; readonly answer: Answer<Value, L> }
  | { readonly kind: 'violations'; readonly violations: readonly V[] };

/** What a calculator gets back: a ruling, or the fields that could not be read. */
export type Reply<Value, L, V, Reason extends string = string> =
  | Answered<Value, L, V>
  | { readonly kind: 'unreadable'; readonly problems: readonly FieldProblem<Reason>[] };

/** Joins a parser and the rule behind it into one question anybody may ask with any text. */
export const asks =
  <Raw, Checked, Value, L, V, Reason extends string>(
    parse: (raw: Raw) => Result<Checked, readonly FieldProblem<Reason>[]>,
    rule: (checked: Checked) => Ruling<Value, L, V>,
  ): ((raw: Raw) => Reply<Value, L, V, Reason>) =>
  (raw) => {
    const checked = parse(raw);
    if (!checked.ok) return { kind: 'unreadable', problems: checked.error };
    const ruling = rule(checked.value);
    return ruling.ok
      ? { kind: 'answer', answer: ruling.value }
      : { kind: 'violations', violations: ruling.error };
  };

/** Which clause each thing that an answer can say rests on: one, or several of which the position decides. */
export type Says<Id extends string = string> = Readonly<Record<string, Id | readonly Id[]>>;

/** The clauses that a thing said may rest on. */
export type ClauseFor<S extends Says, Code extends keyof S> = Code extends unknown
  ? S[Code] extends readonly (infer Id)[]
    ? Id
    : S[Code]
  : never;

type Spoken<S extends Says, Code extends keyof S, Facts> = Code extends unknown
  ? { readonly clause: ClauseFor<S, Code>; readonly code: Code } & Readonly<Facts>
  : never;

/** The codes that rest on one clause in every position. */
type Fixed<S extends Says> = {
  [Code in keyof S]: S[Code] extends readonly unknown[] ? never : Code;
}[keyof S] &
  string;

export interface Say<S extends Says> {
  <Code extends Fixed<S>, Facts extends object = object>(
    code: Code,
    facts?: Facts,
  ): Spoken<S, Code, Facts>;
  /** Where the clause depends on the position. */
  <Code extends keyof S & string, Facts extends object>(
    code: Code,
    facts: Facts,
    clause: ClauseFor<S, Code>,
  ): Spoken<S, Code, Facts>;
}

/** Makes lines and violations: `say('roll', { dice })` bears the code, its clause and the facts. */
export const saying =
  <S extends Says>(says: S): Say<S> =>
  (code: keyof S & string, facts: object = {}, clause: unknown = says[code]) =>
    ({ clause, code, ...facts }) as never;
