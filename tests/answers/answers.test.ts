import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordOf, type AnswerRecord } from '#scripts/answer-record.ts';
import { parseLink } from '#src/calculators/link.ts';
import { calculators } from '#src/calculators/manifest.ts';

/** What was said of each position when it was recorded: it may change only on purpose (`npm run -s answers`). */
const recorded = (name: string): readonly AnswerRecord[] =>
  JSON.parse(readFileSync(`tests/answers/${name}.json`, 'utf8')) as readonly AnswerRecord[];

/** The clauses that a reply names: in its lines or violations, and in the steps or rows of its value. */
const clausesIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'clause' in part && typeof part.clause === 'string' ? [part.clause] : [];
  return [...own, ...Object.values(part).flatMap(clausesIn)];
};

test('every calculator has recorded answers', () => {
  const files = readdirSync('tests/answers').filter((file) => file.endsWith('.json'));
  expect(files.toSorted()).toEqual(calculators.map(({ name }) => `${name}.json`).toSorted());
});

/** Where the rules of one game are bent, only its answers can change. */
const asked = calculators.filter(({ game }) => game === (process.env.MUTATE_GAME ?? game));

describe.each(asked.map((calculator) => ({ name: calculator.name, calculator })))(
  '$name',
  ({ name, calculator }) => {
    test('every clause that it can cite is cited in some position', () => {
      const cited = new Set(
        recorded(name).flatMap(({ query }) =>
          clausesIn(calculator.ask(parseLink(query, calculator.start).draft)),
        ),
      );
      expect(calculator.cites.filter((id) => !cited.has(id))).toEqual([]);
    });

    test.each(recorded(name))('says of $query what it said', (record) => {
      expect(recordOf(calculator, record.query)).toEqual(record);
    });
  },
);
