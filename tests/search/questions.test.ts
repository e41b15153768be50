import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { makeFind } from '#src/search/find.ts';
import { searchIndex } from '#src/search/records.ts';
import { ASKING, HALVES, measured, placeOf, QUESTIONS, type Question } from './questions.ts';

/**
 * What the search must reach, asked from anywhere: shares of all questions of a part, and of each kind of
 * asking and each language. The goal for all is 0.8, 0.95 and 0.88, and 0.8 and 0.92 for each part.
 */
const FLOORS = {
  tune: { first: 0.9, three: 0.975, reciprocal: 0.94, part: { first: 0.84, three: 0.95 } },
  away: { first: 0.91, three: 0.975, reciprocal: 0.94, part: { first: 0.85, three: 0.95 } },
  fresh: { first: 0.86, three: 0.95, reciprocal: 0.91, part: { first: 0.74, three: 0.84 } },
  fresh2: { first: 0.9, three: 0.975, reciprocal: 0.94, part: { first: 0.87, three: 0.97 } },
  fresh3: { first: 0.9, three: 0.97, reciprocal: 0.94, part: { first: 0.84, three: 0.92 } },
} as const;

const find = Object.fromEntries(
  LANGS.map((lang) => [lang, makeFind(searchIndex(library(), calculators, lang))]),
) as Record<Lang, ReturnType<typeof makeFind>>;

const places = new Map(
  QUESTIONS.map((question) => {
    const found = find[question.lang](question.asked).hits.map(({ record }) => record.id);
    return [
      question,
      placeOf(
        found.filter((id) => !id.includes('/')),
        question,
      ),
    ];
  }),
);

const measure = (some: readonly Question[]) =>
  measured(some.map((question) => places.get(question) ?? Infinity));

test('each question has an answer, and players ask enough of every game', () => {
  const known = new Set(
    library()
      .clauses(LANGS[0])
      .map(({ id }) => id),
  );
  expect(QUESTIONS.flatMap(({ answers }) => answers).filter((id) => !known.has(id))).toEqual([]);
  for (const half of HALVES) {
    for (const { slug } of games) {
      for (const lang of LANGS) {
        const some = QUESTIONS.filter(
          (each) => each.half === half && each.game === slug && each.lang === lang,
        );
        expect(some.length, `${half} ${slug} ${lang}`).toBeGreaterThanOrEqual(
          half === 'fresh' ? 20 : 25,
        );
      }
    }
  }
});

describe.each(HALVES)('the part %s', (half) => {
  const asked = QUESTIONS.filter((question) => question.half === half);

  test('is answered first, among three, and early', () => {
    const { first, three, reciprocal } = measure(asked);
    expect(first).toBeGreaterThanOrEqual(FLOORS[half].first);
    expect(three).toBeGreaterThanOrEqual(FLOORS[half].three);
    expect(reciprocal).toBeGreaterThanOrEqual(FLOORS[half].reciprocal);
  });

  test.each([
    ...ASKING.map((kind) => [kind, asked.filter((each) => each.kind === kind)] as const),
    ...LANGS.map((lang) => [lang, asked.filter((each) => each.lang === lang)] as const),
  ])('%s', (_, some) => {
    const { first, three } = measure(some);
    expect(first).toBeGreaterThanOrEqual(FLOORS[half].part.first);
    expect(three).toBeGreaterThanOrEqual(FLOORS[half].part.three);
  });
});
