import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../run.mjs';

const BETWEEN = ' | ';

/** What a bend is known by. The line's text stands for its number, which moves. */
export const bendOf = (path, line, replacement = '') =>
  [basename(path), line.trim(), replacement.replace(/\s+/g, ' ')].join(BETWEEN);

/**
 * The bends of a game that need not be noticed, `module.ts | line | replacement | reason` in its list.
 * Bends that read alike are there as often as they occur.
 */
export const listedIn = (game) => {
  const file = join(ROOT, `tests/bends/${game}.txt`);
  const entries = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return entries.map((entry) => ({
    module: entry.slice(0, entry.indexOf(BETWEEN)),
    bend: entry.slice(0, entry.lastIndexOf(BETWEEN)),
  }));
};
