/**
 * `npm run -s answers`: records anew what every calculator says of the positions in tests/answers,
 * after a change that is meant to change it. `git diff` shows what did.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { calculators } from '#src/calculators/manifest.ts';
import { recordOf, type AnswerRecord } from './answer-record.ts';

const names = process.argv.slice(2);

for (const calculator of calculators) {
  if (names.length > 0 && !names.includes(calculator.name)) continue;
  const file = `tests/answers/${calculator.name}.json`;
  const records = JSON.parse(readFileSync(file, 'utf8')) as readonly AnswerRecord[];
  const lines = records.map(({ query }) => JSON.stringify(recordOf(calculator, query)));
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}
