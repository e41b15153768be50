import { readFileSync } from 'node:fs';
import type { Lang } from '#src/lang.ts';

/** How players ask: `other` is in the language that the site is not in. */
export const ASKING = ['keywords', 'questions', 'slang', 'slips', 'other'] as const;

/**
 * The search is tuned on one part; of the others only the figures are looked at. The fresh ones were written
 * from the clauses, before any tuning, by people who had not seen the questions of the index yet.
 */
export const HALVES = ['tune', 'away', 'fresh', 'fresh2', 'fresh3'] as const;

export interface Question {
  readonly half: (typeof HALVES)[number];
  readonly game: string;
  /** The language of the site. */
  readonly lang: Lang;
  readonly kind: (typeof ASKING)[number];
  readonly asked: string;
  /** Ids of the clauses that answer it. */
  readonly answers: readonly string[];
}

/** By half, game, language and kind. */
type Stored<T = Readonly<Record<string, readonly string[]>>> = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, T>>>>>>>
>;

const stored = JSON.parse(
  readFileSync(new URL('questions.json', import.meta.url), 'utf8'),
) as Stored;

/** What players type, and what answers it. */
export const QUESTIONS: readonly Question[] = Object.entries(stored).flatMap(([half, games]) =>
  Object.entries(games).flatMap(([game, langs]) =>
    Object.entries(langs).flatMap(([lang, kinds]) =>
      Object.entries(kinds).flatMap(([kind, asked]) =>
        Object.entries(asked).map(
          ([query, answers]) =>
            ({ half, game, lang, kind, asked: query, answers }) as unknown as Question,
        ),
      ),
    ),
  ),
);

/** How well a search does: shares of answers that come first and among three, and the mean of 1 ÷ place. */
export interface Measure {
  readonly count: number;
  readonly first: number;
  readonly three: number;
  readonly reciprocal: number;
}

/** The place of the first answer among the clauses found, from 1; Infinity if it is not there. */
export const placeOf = (found: readonly string[], { answers }: Question): number => {
  const at = found.findIndex((id) => answers.includes(id));
  return at < 0 ? Infinity : at + 1;
};

export const measured = (places: readonly number[]): Measure => {
  const share = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / places.length;
  return {
    count: places.length,
    first: share(places.map((place) => (place === 1 ? 1 : 0))),
    three: share(places.map((place) => (place <= 3 ? 1 : 0))),
    reciprocal: share(places.map((place) => 1 / place)),
  };
};
