import type { Reply } from '#engine/core/answer.ts';
import type { Draft } from '#engine/core/example.ts';

interface Cited {
  readonly clause: string;
  readonly code: string;
}

export interface Question {
  readonly start: Draft;
  readonly ask: (draft: Draft) => Reply<unknown, Cited, Cited>;
}

/** A game's calculators by name, their own types forgotten: a draft has the fields of its start state. */
export const questionsOf = (questions: object): Readonly<Record<string, Question>> =>
  questions as Readonly<Record<string, Question>>;

/** Every number in a value, however deep. */
export const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
};
