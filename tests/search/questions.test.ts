import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { makeFind } from '#src/search/find.ts';
import { searchIndex } from '#src/search/records.ts';

/** What players type, by game and language, and what answers it. Games that are not on the shelf yet wait their turn. */
type Questions = Readonly<
  Record<string, Readonly<Record<Lang, Readonly<Record<string, string[]>>>>>
>;

const questions = JSON.parse(
  readFileSync(new URL('questions.json', import.meta.url), 'utf8'),
) as Questions;

/** Shares of the questions that must have an answer among the first three and the first eight. */
const LEVEL = { three: 0.9, eight: 0.97 } as const;

const asked = games.flatMap(({ slug }) => LANGS.map((lang) => ({ slug, lang })));

describe.each(LANGS)('%s', (lang) => {
  const index = searchIndex(library(), calculators, lang);
  const find = makeFind(index);

  describe.each(asked.filter((each) => each.lang === lang))('$slug', ({ slug }) => {
    const here = Object.entries(questions[slug]?.[lang] ?? {});
    const places = here.map(([query, answers]) => ({
      query,
      place: find(query).hits.findIndex(({ record }) => answers.includes(record.id)),
    }));
    const beyond = (limit: number): readonly string[] =>
      places.filter(({ place }) => place < 0 || place >= limit).map(({ query }) => query);
    const allowed = (level: number): number => Math.floor(here.length * (1 - level) + 1e-9);

    test('players ask at least 25 questions, and each has an answer', () => {
      const known = new Set(index.records.map(({ id }) => id));
      expect(here.length).toBeGreaterThanOrEqual(25);
      expect(here.flatMap(([, answers]) => answers).filter((id) => !known.has(id))).toEqual([]);
    });

    test.each([
      [3, LEVEL.three],
      [8, LEVEL.eight],
    ])('an answer is among the first %i for a share of at least %d', (limit, level) => {
      const missed = beyond(limit);
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(allowed(level));
    });
  });
});
