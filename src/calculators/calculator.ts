import type { Reply } from '#engine/core/answer.ts';
import type { Draft } from '#engine/core/example.ts';
import type { FieldProblem } from '#engine/core/fields.ts';
import type { ClauseId, GameSlug } from '#engine/index.ts';
import type { Lang } from '#src/lang.ts';

/** A sentence of an answer, and the amount that stands at its right, where it has one. */
export type Said = readonly [text: string, amount?: string];

interface Cited {
  readonly clause: ClauseId;
  readonly code: string;
}

/** Everything a calculator says, in one language. */
export interface CalculatorWords<Field extends string, Value, L, V> {
  readonly title: string;
  /** One sentence: what it answers. */
  readonly lead: string;
  readonly fields: Readonly<Record<Field, string>>;
  /** A line under a field's label, where the label is not enough. */
  readonly hints?: Readonly<Partial<Record<Field, string>>>;
  /** Labels of option values, by field. A reading's options are here too. */
  readonly options?: Readonly<Partial<Record<Field, Readonly<Record<string, string>>>>>;
  /** The answer in a few words. */
  readonly headline: (value: Value) => string;
  readonly line: (line: L) => Said;
  readonly violation: (violation: V) => string;
  /** What is wrong with text in a notation of the calculator's own; `undefined`: as with any field. */
  readonly problem?: (problem: FieldProblem) => string | undefined;
  /** Position and outcome in one sentence, to be pasted into a chat. */
  readonly sentence: (draft: Readonly<Record<Field, string>>, value: Value) => string;
}

/** A field whose options are the readings of an open question. The first option is the default. */
export interface ReadingField<Field extends string> {
  readonly field: Field;
  readonly clause: ClauseId;
  readonly options: readonly string[];
  /** Whether the question arises in a position at all; always, if left out. */
  readonly matters?: (draft: Readonly<Record<Field, string>>) => boolean;
}

export interface Calculator<Field extends string, Value, L extends Cited, V extends Cited> {
  readonly name: string;
  readonly game: GameSlug;
  readonly start: Readonly<Record<Field, string>>;
  readonly ask: (draft: Readonly<Record<Field, string>>) => Reply<Value, L, V>;
  /** Every clause an answer may rest on. */
  readonly cites: readonly ClauseId[];
  readonly readings: readonly ReadingField<Field>[];
  /** Fields that the player's own board prints: entered once, remembered on the device. */
  readonly kept: readonly Field[];
  /** What these depend on, such as the number of players: each case is remembered by itself. */
  readonly keptFor?: (draft: Readonly<Record<Field, string>>) => string;
  readonly words: Readonly<Record<Lang, CalculatorWords<Field, Value, L, V>>>;
}

/** Any calculator, for code that only lists or runs them. */
export interface AnyCalculator {
  readonly name: string;
  readonly game: GameSlug;
  readonly start: Draft;
  readonly ask: (draft: Draft) => Reply<unknown, Cited, Cited>;
  readonly cites: readonly ClauseId[];
  readonly readings: readonly ReadingField<string>[];
  readonly kept: readonly string[];
  readonly words: Readonly<Record<Lang, CalculatorWords<string, unknown, Cited, Cited>>>;
}

export const defineCalculator = <Field extends string, Value, L extends Cited, V extends Cited>(
  calculator: Calculator<Field, Value, L, V>,
): Calculator<Field, Value, L, V> => calculator;

/**
 * Forgets what a calculator's values and lines are. Sound, because a calculator's own words are only
 * ever given what its own `ask` returned, and a draft always has the fields of its start state.
 */
export const anyCalculator = <Field extends string, Value, L extends Cited, V extends Cited>(
  calculator: Calculator<Field, Value, L, V>,
): AnyCalculator => calculator as unknown as AnyCalculator;
