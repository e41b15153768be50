/** `npm run -s vectors -- FILE`: compares a file of positions and expected values with the engine. */
import { readFileSync } from 'node:fs';
import { checkVectors } from './check-vectors.ts';

/** Disagreements shown; the rest are only counted. */
const SHOWN = 20;

const [path = 'tests/fixtures/fire-and-ice-vectors.json'] = process.argv.slice(2);

const read = (): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    console.error(`${path} cannot be read: ${cause instanceof Error ? cause.message : ''}`);
    console.error(
      'Give the path of a JSON file of the form of tests/fixtures/fire-and-ice-vectors.json.',
    );
    process.exit(2);
  }
};

const { checked, failed } = checkVectors(read());
for (const { section, row, what, expected, got } of failed.slice(0, SHOWN)) {
  console.log(
    `${section} ${row}, ${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
  );
}
console.log(`${checked} checked, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
