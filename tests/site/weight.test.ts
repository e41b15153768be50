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

/** What a calculator may ask for as it comes into view, in KB; and those that draw a board, each its own. */
const CALCULATOR = 25;
const BOARDS: Readonly<Record<string, number>> = {
  'map-scoring': 44,
  entrance: 43,
  'towns-and-power': 41,
  'riverwalkers-map': 37,
  'round-end': 34,
  'master-cards': 33,
  'spade-cost': 32,
  acolytes: 32,
  perform: 30,
  shapeshifters: 30,
  'sno-final-score': 30,
  'faction-auction': 29,
  'power-and-build': 29,
  dragonlords: 28,
  'trainer-abilities': 28,
  riverwalkers: 28,
  'sno-setup': 28,
  'cursed-amulet': 27,
  'faction-choice': 27,
  'camp-scoring': 27,
  'final-scoring': 30,
  'master-tiles': 26,
  schemes: 26,
  'ice-maidens': 26,
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
