import { asks, type ClauseFor, type Reply, type Ruling, type Says } from './answer.ts';
import type { Form, Raw, Specs } from './form.ts';
import type { Parsed } from './parsed.ts';

/** A question anybody may ask with any text: the form, the rule behind it, and what its answers rest on. */
export interface Question<S extends Specs, Reason extends string, Value, L, V> {
  readonly form: Form<S, unknown, Reason>;
  readonly says: Says;
  readonly ask: (draft: Raw<S>) => Reply<Value, L, V, Reason>;
}

interface Cited<Y extends Says> {
  readonly clause: ClauseFor<Y, keyof Y>;
  readonly code: keyof Y;
}

interface Parts<S extends Specs, T, Reason extends string, Y extends Says, Answered> {
  readonly form: Form<S, T, Reason>;
  readonly says: Y;
  readonly rule: (position: Parsed<T>) => Answered;
}

/** Joins a form and its rule. An answer can say only what `says` lists, with the clause listed there. */
export const question = <
  S extends Specs,
  T,
  Reason extends string,
  Y extends Says,
  Value,
  L extends Cited<Y>,
  V extends Cited<Y> = never,
>({
  form,
  says,
  rule,
}: Parts<S, T, Reason, Y, Ruling<Value, L, V>>): Question<S, Reason, Value, L, V> => ({
  form,
  says,
  ask: asks(form.parse, rule),
});

/** Every clause that an answer of the question can cite, each once. */
export const citedIn = ({ says }: { readonly says: Says }): readonly string[] => [
  ...new Set(Object.values(says).flat()),
];
