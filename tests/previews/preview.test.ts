import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCalculator } from '#src/calculators/manifest.ts';
import { figured } from '#src/figures/figure.ts';
import { pictureIn } from '#src/figures/drawn.ts';
import { FONT_FILES, measureOf, measureSerif, wrapped } from '#src/previews/font.ts';
import { previewOf } from '#src/previews/preview.tsx';
import { resolved, rulesOf } from '#src/previews/sheet.ts';
import { styled } from '#src/previews/styled.ts';
import { placeOf, placesIn, subjectAt } from '#src/previews/subjects.ts';

describe('a style sheet without a browser', () => {
  const css = `
    @import './other.css';
    :root { --ink: light-dark(#221e19, #ece6db); --card: #fff;
      --sans: Roboto, sans-serif; color: var(--ink) }
    /* .gone { fill: red } */
    .land { --ground: #000; display: grid }
    .space, :is(.way, .link) path { fill: var(--ground, #123456) }
    .space--far { fill: color-mix(in srgb, var(--ground) 25%, var(--card)) }
    .label { font: 700 0.75rem var(--sans); stroke: currentcolor }
    @media (prefers-color-scheme: dark) { .space { fill: red } }
    .space:hover { fill: blue }`;

  const look = (markup: string): string =>
    styled(`<svg><g data-root="page">${markup}</g></svg>`, rulesOf(css));

  test('a variable holds for what stands within, and light is chosen', () => {
    expect(look('<g class="land"><path class="space"></path></g>')).toContain(
      '<path class="space" fill="#000">',
    );
    expect(look('<path class="space"></path>')).toContain('fill="#123456"');
    expect(resolved('var(--ink)', new Map([['--ink', 'light-dark(#221e19, #ece6db)']]))).toBe(
      '#221e19',
    );
  });

  test('colors are mixed, fonts taken apart, boxes left out', () => {
    const text = look('<g class="land"><path class="space space--far"></path></g>');
    expect(text).toContain('fill="#bfbfbf"');
    expect(text).not.toContain('display');
    expect(look('<text class="label">a</text>')).toContain(
      'font-weight="700" font-size="12" font-family="Inter" stroke="#221e19"',
    );
  });

  test('selectors with brackets and commas are found', () => {
    expect(look('<g class="link"><path></path></g>')).toContain('<path fill="#123456">');
  });
});

describe('letters are measured', () => {
  test('as the font says', () => {
    const [, sans = ''] = FONT_FILES;
    const measure = measureOf(readFileSync(sans));
    expect(measure('')).toBe(0);
    expect(measure('ii')).toBeCloseTo(2 * measure('i'));
    expect(measure('W')).toBeGreaterThan(2 * measure('i'));
    expect(measure('è')).toBeCloseTo(measure('e'), 1);
  });

  test('a line breaks where the next word has no room', () => {
    const room = measureSerif('Spades and');
    expect(wrapped('Spades and transforming', room, measureSerif)).toEqual([
      'Spades and',
      'transforming',
    ]);
  });
});

describe('a preview', () => {
  test('of a clause is that of its chapter, of any other page that of its game or the site', () => {
    expect(placeOf('en/r/rtn.rock-rose.income/', 'en')).toMatch(/^rise-to-nobility-beyond\/./);
    expect(placeOf('it/try/spade-cost/', 'it')).toBe('try/spade-cost');
    expect(placeOf('en/fire-and-ice/teach/', 'en')).toBe('fire-and-ice');
    expect(placeOf('en/coverage/fire-and-ice/', 'en')).toBe('fire-and-ice');
    expect(placeOf('en/about/', 'en')).toBe('home');
  });

  test('says the game and the title, and draws the position', async () => {
    const subject = await subjectAt('try/spade-cost', 'it');
    const text = await previewOf(subject, 'it');
    expect(text).toContain('Terra Mystica: Fire &amp; Ice');
    for (const word of findCalculator('spade-cost')!.words.it.title.split(' ')) {
      expect(text).toContain(word);
    }
    expect(text).toContain('class="wheel__sector');
    expect(text).not.toMatch(/var\(|light-dark|color-mix/);
  });

  test('is whole without a drawing', async () => {
    const text = await previewOf(
      { place: 'try/x', title: 'Antidisestablishmentarianism', kind: '', game: 'vast-bonus-cards' },
      'en',
    );
    expect(text).toContain('class="emblem"');
    expect(text).not.toContain('figure__picture');
  });

  test.each([
    ['without a size', '<svg viewBox="0 0 -1 4"><path d="M0 0h9"/></svg>'],
    ['with nothing on it', '<svg viewBox="0 0 40 40"><g></g></svg>'],
  ])('a drawing %s is none', (_, markup) => {
    expect(pictureIn(markup)).toBeUndefined();
  });

  test('is the same whenever it is drawn', async () => {
    const subject = { ...(await subjectAt('home', 'en')), position: figured('spade-cost', []) };
    expect(await previewOf(subject, 'en')).toBe(await previewOf(subject, 'en'));
  });

  test.each(['en', 'it'] as const)(
    'there is one for every chapter, calculator and game (%s)',
    (lang) => {
      const places = placesIn(lang);
      expect(new Set(places).size).toBe(places.length);
      expect(places.length).toBeGreaterThan(100);
    },
  );
});
