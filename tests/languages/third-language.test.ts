import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parse as parseHtml } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { GAMES } from '#src/games.ts';
import { PSEUDO, pseudo, pseudoChapter, withPseudo } from './pseudo.ts';

const COPY = resolve('.cache/third-language');
const SITE = join(COPY, 'site');

/** Milliseconds for a whole build on a busy machine. */
const PATIENCE = 600_000;

const files = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const rewrite = (path: string, change: (text: string) => string): void => {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

/** The entries of a YAML file that are about the game, or about none. */
const ofGame = (entries: unknown): unknown => {
  const isKept = (entry: unknown): boolean =>
    typeof entry !== 'object' || entry === null || !('game' in entry) || entry.game === GAME;
  return Array.isArray(entries)
    ? entries.filter(isKept)
    : Object.fromEntries(Object.entries(entries as object).filter(([, entry]) => isKept(entry)));
};

/** Every entry of a YAML file with its words in pseudo beside the English ones. */
const withPseudoWords = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(withPseudoWords);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(
    ([key, value]) => [key, withPseudoWords(value)] as const,
  );
  const english = 'en' in part ? [[PSEUDO, inPseudo(part.en)] as const] : [];
  return Object.fromEntries([...entries, ...english]);
};

const inPseudo = (words: unknown): unknown => {
  if (typeof words === 'string') return pseudo(words);
  if (Array.isArray(words)) return words.map(inPseudo);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, inPseudo(value)]));
};

/** One game shows what all of them go through. */
const GAME = 'rise-to-nobility-beyond';

/** A copy of the project with one game. */
const copyProject = (): void => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const part of [
    'content',
    'public',
    'rules-engine',
    'scripts',
    'src',
    'tests/rules-engine',
  ]) {
    cpSync(part, join(COPY, part), { recursive: true });
  }
  for (const part of ['astro.config.mjs', 'package.json', 'tsconfig.json'])
    cpSync(part, join(COPY, part));
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
  const isOther = (game: string): boolean => game !== GAME && game in GAMES;
  for (const game of Object.keys(GAMES).filter(isOther)) {
    rmSync(join(COPY, 'content', game), { recursive: true });
  }
  rewrite(join(COPY, 'rules-engine/index.ts'), (text) =>
    text.replace(/const games = \[.*?\]/s, 'const games = [riseToNobilityBeyond]'),
  );
  rewrite(join(COPY, 'src/calculators/manifest.ts'), (text) =>
    text.replace(/^ *import\('#src\/widgets\/([^/]*)\/.*\n/gm, (line, game: string) =>
      isOther(game) ? '' : line,
    ),
  );
};

/** What CONTRIBUTING asks of a new language, done to the copy by a machine. */
const addLanguage = (): void => {
  rewrite(join(COPY, 'src/lang.ts'), (text) =>
    text.replace("['en', 'it']", `['en', 'it', '${PSEUDO}']`),
  );
  for (const path of files(join(COPY, 'src')).filter((name) => /\.tsx?$/.test(name))) {
    rewrite(path, (text) => withPseudo(text, path));
  }
  const chapters = join(COPY, 'content', GAME, PSEUDO);
  cpSync(join(COPY, 'content', GAME, 'en'), chapters, { recursive: true });
  for (const path of files(chapters)) rewrite(path, pseudoChapter);
  for (const name of [
    'glossary',
    'changes',
    'slang',
    `${GAME}/start`,
    `${GAME}/aid`,
    `${GAME}/questions`,
  ]) {
    rewrite(join(COPY, 'content', `${name}.yaml`), (text) =>
      stringify(withPseudoWords(ofGame(parse(text)))),
    );
  }
};

/** No other build of the tests says where mistakes are reported. */
const env = { ...process.env, REPORT_URL: 'mailto:rules@rules.example' };

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: COPY, env, encoding: 'utf8', stdio: 'pipe' });

const page = (address: string) =>
  parseHtml(readFileSync(join(SITE, address, 'index.html'), 'utf8'));

describe('a third language', () => {
  beforeAll(() => {
    copyProject();
    addLanguage();
    run('node_modules/astro/bin/astro.mjs', 'build', '--outDir', 'site');
  }, PATIENCE);

  test('has every page that English has', () => {
    const pages = (lang: string): readonly string[] =>
      readdirSync(join(SITE, lang), { recursive: true, encoding: 'utf8' }).toSorted();
    expect(pages(PSEUDO)).toEqual(pages('en'));
  });

  test('speaks in chapter, footer and heading, and offers the two others', () => {
    const chapter = page(`${PSEUDO}/${GAME}/rock-rose`);
    expect(chapter.querySelector('html')?.getAttribute('lang')).toBe(PSEUDO);
    expect(chapter.querySelector('h1')?.text.trim()).toMatch(/[áëïöü]/);
    expect(chapter.querySelector('.clause__text')?.text).toMatch(/[áëïöü]/);
    expect(chapter.querySelector('.footer p')?.text).toContain(pseudo('Unofficial.'));
    const switches = chapter.querySelectorAll('[data-switch-language]');
    expect(switches.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'it']);
    const alternates = chapter.querySelectorAll('link[rel="alternate"][hreflang]');
    expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual([
      'en',
      'it',
      PSEUDO,
      'x-default',
    ]);
  });

  test('is offered by the others, and by the language choice', () => {
    const switches = page(`it/${GAME}`).querySelectorAll('[data-switch-language]');
    expect(switches.map((link) => link.getAttribute('hreflang'))).toEqual(['en', PSEUDO]);
    expect(page('.').querySelectorAll('[data-choose-language]')).toHaveLength(3);
  });

  test('has its search, its offline edition and its dataset', () => {
    for (const name of ['search.json', 'offline.json']) {
      expect(existsSync(join(SITE, PSEUDO, name)), name).toBe(true);
    }
    expect(existsSync(join(SITE, `api/v1/clauses.${PSEUDO}.json`))).toBe(true);
  });

  test('is asked whether something is wrong, beside each clause and calculator', () => {
    const reportsOn = (address: string): readonly string[] =>
      page(address)
        .querySelectorAll('[data-report]')
        .map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? '');
    const chapter = page(`${PSEUDO}/${GAME}/rock-rose`).querySelectorAll('.clause');
    expect(reportsOn(`${PSEUDO}/${GAME}/rock-rose`)).toHaveLength(chapter.length);
    for (const [address, id] of [
      ['r/rtn.rock-rose.income', 'rtn.rock-rose.income'],
      ['try/rock-rose-income', 'rock-rose-income'],
    ]) {
      const [body = ''] = reportsOn(`${PSEUDO}/${address}`);
      expect(body).toContain(`: ${id}\n${pseudo('Language')}: ${PSEUDO}\n`);
    }
  });

  test('is spoken by a calculator, in its page and on the command line', () => {
    const title = pseudo('Rock Rose income');
    expect(page(`${PSEUDO}/try/rock-rose-income`).querySelector('h1')?.text.trim()).toBe(title);
    const answer = run('scripts/try.ts', 'rock-rose-income', 'played=6', '--lang', PSEUDO);
    expect(JSON.parse(answer)).toMatchObject({
      lang: PSEUDO,
      headline: pseudo('In the Income phase you gain 4 Rock Rose.'),
    });
  });
});
