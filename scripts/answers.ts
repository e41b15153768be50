/**
 * `npm run -s answers`: records anew what every calculator says of the positions in tests/answers,
 * after a change that is meant to change it. `git diff` shows what did. A calculator without a file
 * gets one, with the position it opens on and its examples.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from '#engine/index.ts';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import { makeLink } from '#src/calculators/link.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { recordOf, type AnswerRecord } from './answer-record.ts';

const queriesIn = (file: string): readonly string[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as readonly AnswerRecord[]).map(({ query }) => query);

const firstQueries = ({ name, start }: AnyCalculator): readonly string[] => {
  const examples = games.flatMap((game) =>
    game.examples.filter((each) => each.calculator === name),
  );
  const queries = examples.map(({ input }) => makeLink({ ...start, ...input }, start));
  return [...new Set(['', ...queries])];
};

const names = process.argv.slice(2);

for (const calculator of calculators) {
  if (names.length > 0 && !names.includes(calculator.name)) continue;
  const file = `tests/answers/${calculator.name}.json`;
  const queries = existsSync(file) ? queriesIn(file) : firstQueries(calculator);
  const lines = queries.map((query) => JSON.stringify(recordOf(calculator, query)));
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}
