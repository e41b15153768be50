import { describe, expect, test } from 'vitest';
import { own } from '#engine/core/own.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS } from '#src/lang.ts';
import { calculatorPath, clausePath, embedPath, figurePath } from '#src/paths.ts';
import { filesOf, sentAs, textOf, withImports } from '#tests/support/opened.ts';
import { FRAMEWORK } from '../../scripts/weigh.mjs';
import { BASE, brokenBecause, framedPages, HOST, pageAt } from './built.ts';

/** What a frame may cost the page around it: a calculator, too, until somebody changes it. */
const FRAME_BYTES = 40 * 1024;

/** A frame that is played with has all of a calculator: in KB, and those that draw a board, each its own. */
const PLAYED = 40;
const BOARDS: Readonly<Record<string, number>> = {
  'map-scoring': 57,
  entrance: 54,
  'towns-and-power': 51,
  'riverwalkers-map': 48,
  'round-end': 47,
  'final-scoring': 44,
  'spade-cost': 43,
  acolytes: 43,
  'master-cards': 43,
  'sno-setup': 42,
};

const at = (path: string) => pageAt(path);

const sum = (files: readonly string[]): number =>
  files.reduce((bytes, file) => bytes + sentAs(file), 0);

const hrefs = (path: string): readonly string[] =>
  (at(path)?.document().querySelectorAll('[href]') ?? [])
    .map((element) => element.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('data:'));

describe.each(LANGS)('what other sites frame (%s)', (lang) => {
  const clauses = library().clauses(lang);

  test('is every clause, those that moved too', () => {
    const ids = [...clauses, ...library().retired].map(({ id }) => id);
    expect(ids.filter((id) => !at(embedPath(clausePath(lang, id))))).toEqual([]);
  });

  test('is every calculator, and the figures of every clause that has any', () => {
    const drawn = clauses
      .map(({ id }) => id)
      .filter((id) => pageAt(clausePath(lang, id))?.document().querySelector('.clause .figure'));
    const wanted = [
      ...calculators.map(({ name }) => embedPath(calculatorPath(lang, name))),
      ...drawn.map((id) => figurePath(lang, id)),
    ];
    expect(drawn.length).toBeGreaterThan(100);
    expect(wanted.filter((path) => !at(path))).toEqual([]);
  });

  test('says what the clause says, and leads back to it', () => {
    for (const { id, title } of clauses) {
      const page = at(embedPath(clausePath(lang, id)))?.document();
      expect(page?.querySelector('title')?.text).toBe(`${title} · Clause & Effect`);
      expect(page?.querySelectorAll('.clause').map((clause) => clause.id)).toEqual([id]);
      const back = `${BASE}${clausePath(lang, id)}`;
      expect(page?.querySelector('[data-back]')?.getAttribute('href')).toBe(back);
      const canonical = page?.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect(canonical).toBe(`${HOST}${back}`);
    }
  });

  test('has no link that leads nowhere', () => {
    const paths = framedPages
      .map(({ path }) => path)
      .filter((path) => path.startsWith(embedPath(lang)));
    const broken = paths.flatMap((path) =>
      hrefs(path).filter((href) => brokenBecause(href, `${HOST}${BASE}${path}`) !== undefined),
    );
    expect(broken).toEqual([]);
  });

  test('is light', () => {
    const heavy = framedPages
      .filter(({ path }) => path.startsWith(embedPath(lang)))
      .map(({ path }) => ({ path, bytes: sum(filesOf(path)) }))
      .filter(({ bytes }) => bytes > FRAME_BYTES);
    expect(heavy).toEqual([]);
  });

  /** What a frame has loaded, with the scripts that an attribute names. */
  const loadedBy = (name: string, attribute: string): readonly string[] => {
    const path = embedPath(calculatorPath(lang, name));
    const place = at(path)?.document().querySelector('[data-calculator]');
    const scripts = place?.getAttribute(attribute)?.split(' ') ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    return [...new Set([...filesOf(path), ...scripts.map((script) => script.slice(BASE.length))])];
  };

  test.each(calculators.map(({ name }) => name))(
    'is light when it opens on a position: %s',
    (name) => {
      const files = loadedBy(name, 'data-position');
      const scripts = files.filter((file) => file.endsWith('.js'));
      expect([...new Set(scripts.flatMap(withImports))].toSorted()).toEqual(scripts.toSorted());
      expect(scripts.filter((file) => textOf(file).includes(FRAMEWORK))).toEqual([]);
      expect(sum(files)).toBeLessThanOrEqual(FRAME_BYTES);
    },
  );

  test.each(calculators.map(({ name }) => name))('is light when played with: %s', (name) => {
    const bytes = sum(loadedBy(name, 'data-calculator'));
    expect(bytes / 1024).toBeLessThanOrEqual(own(BOARDS, name) ?? PLAYED);
  });
});

test('nothing but clauses, figures and calculators is framed', () => {
  const kinds = framedPages.map(({ path }) => path.split('/')[2]);
  expect([...new Set(kinds)].toSorted()).toEqual(['figure', 'r', 'try']);
});
