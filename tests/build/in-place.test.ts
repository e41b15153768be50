import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOlder } from '#src/build/in-place.ts';
import { writeText } from '#src/build/write.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'in-place-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const written = (path: string): string => {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, path);
  return file;
};

/** Clocks of disks go by several milliseconds. */
const aMoment = (): Promise<void> => setTimeout(20);

test('what this build did not write is taken away, with the folders it stood in', async () => {
  const gone = written('en/r/gone/index.html');
  const same = written('en/r/same/index.html');
  await aMoment();
  const begun = Date.now();
  await aMoment();
  const added = written('en/r/added/index.html');
  writeText(same, 'en/r/same/index.html');
  removeOlder(folder, begun);
  expect([added, same, gone].map(existsSync)).toEqual([true, true, false]);
  expect(existsSync(join(folder, 'en/r/gone'))).toBe(false);
});
