import { describe, expect, test } from 'vitest';
import { parse } from 'node-html-parser';
import { own } from '#engine/core/own.ts';
import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS } from '#src/lang.ts';
import { BASE, figuresIn, filesOf, sentAs, textOf, withImports } from '#tests/support/opened.ts';
import { excesses, FRAMEWORK, PLAIN_BYTES } from '../../scripts/weigh.mjs';

const isScript = (path: string): boolean => path.endsWith('.js');

const sum = (paths: readonly string[]): number =>
  paths.reduce((bytes, path) => bytes + sentAs(path), 0);

/** What a page costs somebody who only opens it. */
const weightOf = (path: string) => {
  const asked = filesOf(path);
  const scripts = asked.filter(isScript);
  return {
    requests: asked.length,
    bytes: sum(asked),
    script: sum(scripts),
    framework: scripts.filter((script) => textOf(script).includes(FRAMEWORK)),
  };
};

// That a browser asks for these files and no others is seen in tests/e2e/chapters.spec.ts.
describe.each(LANGS)('a chapter is light (%s)', (lang) => {
  const chapters = games.flatMap(({ slug }) =>
    library()
      .chapters(slug, lang)
      .map(({ chapter }) => `${lang}/${slug}/${chapter}/`),
  );

  test.each(chapters)('/%s', (path) => {
    const weight = weightOf(path);
    expect(excesses(weight)).toEqual([]);
    expect(weight.bytes - figuresIn(path)).toBeLessThanOrEqual(PLAIN_BYTES);
  });
});

// Its wheel waits for a touch: tests/e2e/language.spec.ts.
test.each(LANGS)('the home page is as light as a chapter without figures (%s)', (lang) => {
  const weight = weightOf(`${lang}/`);
  expect(excesses(weight)).toEqual([]);
  expect(weight.bytes).toBeLessThanOrEqual(PLAIN_BYTES);
});

/** The scripts that a script asks for when a reader does something. */
const laterOf = (path: string): readonly string[] =>
  [...textOf(path).matchAll(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g)].map(
    ([, name = '']) => `${path.slice(0, path.lastIndexOf('/'))}/${name}`,
  );

test('what a reader opens on a page is one script, not a chain of them', () => {
  const here = filesOf(`${LANGS[0]}/`);
  const later = here.filter(isScript).flatMap(laterOf);
  expect(later.map((path) => path.replace(/.*\/(\w+)\..*/, '$1'))).toEqual(
    expect.arrayContaining(['panel', 'peek', 'share']),
  );
  for (const path of later) {
    expect(withImports(path).filter((each) => !here.includes(each))).toEqual([path]);
  }
});

/** What may come between opening the search box and the first result. */
const SEARCH_BYTES = 60 * 1024;

describe.each(LANGS)('the first result of a search is not far (%s)', (lang) => {
  test.each(games.map(({ slug }) => slug))('%s', (slug) => {
    const [panel = ''] = filesOf(`${lang}/`)
      .filter(isScript)
      .flatMap(laterOf)
      .filter((path) => path.includes('/panel.'));
    const asked = [panel, `${lang}/search.json`, `${lang}/search/${slug}.json`];
    expect(sum(asked)).toBeLessThanOrEqual(SEARCH_BYTES);
  });
});

/** What a calculator may ask for as it comes into view, in KB; and those that draw a board, each its own. */
const CALCULATOR = 25;
const BOARDS: Readonly<Record<string, number>> = {
  'map-scoring': 43,
  entrance: 41,
  'towns-and-power': 39,
  'riverwalkers-map': 35,
  'round-end': 34,
  'master-cards': 31,
  'spade-cost': 30,
  'final-scoring': 30,
  acolytes: 30,
  perform: 29,
  shapeshifters: 28,
  'sno-final-score': 28,
  'faction-auction': 28,
  'power-and-build': 27,
  dragonlords: 27,
  'trainer-abilities': 27,
  'sno-setup': 26,
  riverwalkers: 26,
  'cursed-amulet': 26,
  'faction-choice': 26,
};

/** As many as a calculator may ask for, one of which is left to what follows a reader's place. */
const CALCULATOR_REQUESTS = 4 - 1;

describe.each(LANGS)('a calculator asks for little as it wakes up (%s)', (lang) => {
  test.each(calculators.map(({ name }) => name))('%s', (name) => {
    const place = parse(textOf(`${lang}/try/${name}/index.html`)).querySelector(
      '[data-calculator]',
    );
    const named = place?.getAttribute('data-calculator')?.split(' ') ?? [];
    const asked = named.map((address) => address.slice(BASE.length));
    // Nothing is asked for only once something else is there.
    expect([...new Set(asked.flatMap(withImports))].toSorted()).toEqual(asked.toSorted());
    const here = filesOf(`${lang}/`);
    const fresh = asked.filter((path) => !here.includes(path));
    expect(fresh.length).toBeLessThanOrEqual(CALCULATOR_REQUESTS);
    expect(sum(fresh) / 1024).toBeLessThanOrEqual(own(BOARDS, name) ?? CALCULATOR);
  });
});
