import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameSlug } from '#engine/index.ts';
import { rulesOf, type Rule } from './sheet.ts';

const IMPORT = /@import '([^']+)';/g;

/** A sheet as it is written, after those it begins with. */
const whole = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  const imported = [...text.matchAll(IMPORT)].map(([, name = '']) => join(dirname(path), name));
  return [...imported.map(whole), text.replaceAll(IMPORT, '')].join('\n');
};

const SITE = 'src/styles/site.css';
const COMMON = ['src/styles/covers.css', 'src/previews/preview.css'];

const known = new Map<string, readonly Rule[]>();

/** What the pages of a game look like, and its previews. */
export const sheetFor = (game?: GameSlug): readonly Rule[] => {
  const first = game ? `src/widgets/${game}/index.css` : 'src/styles/general.css';
  const rules = known.get(first) ?? rulesOf([SITE, first, ...COMMON].map(whole).join('\n'));
  known.set(first, rules);
  return rules;
};
