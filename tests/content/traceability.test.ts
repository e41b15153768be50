import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Clause } from '#engine/core/game.ts';
import { games, type GameSlug } from '#engine/index.ts';
import { library } from '#src/clauses/shelf.ts';
import { testsOf } from '#src/clauses/tests.ts';
import { LANGS } from '#src/lang.ts';

/** Statement of a source → the clauses that say it. */
const inventory = JSON.parse(readFileSync('tests/content/inventory.json', 'utf8')) as Record<
  string,
  readonly string[]
>;

/** Every statement of the sources, as they were inventoried, and whether it can be computed. */
const statements = JSON.parse(readFileSync('tests/content/statements.json', 'utf8')) as Record<
  string,
  'computable' | 'text'
>;

/** The letter that the statements of a game's source begin with. */
const LETTERS: Readonly<Record<GameSlug, string>> = {
  'fire-and-ice': 'F',
  'rise-to-nobility-beyond': 'B',
  'the-magnificent-sno': 'S',
  'vast-bonus-cards': 'V',
};

describe.each([...games])('$slug', ({ slug, clauses, examples }) => {
  const ids = Object.keys(statements).filter((id) => id.startsWith(LETTERS[slug as GameSlug]));
  const registered = new Map(Object.entries<Clause>(clauses));
  const computed = library()
    .clauses(LANGS[0])
    .filter(({ game, calculators }) => game === slug && calculators.length > 0)
    .map(({ id }) => id);
  const worked = new Set(examples.flatMap(({ tells = [] }) => tells));

  test('every statement of the source is said by a clause', () => {
    expect(ids).not.toEqual([]);
    for (const id of ids) {
      expect(inventory[id] ?? [], id).not.toEqual([]);
      for (const clause of inventory[id] ?? []) expect([...registered.keys()]).toContain(clause);
    }
  });

  test('every printed clause says a statement of the source', () => {
    const said = new Set(ids.flatMap((id) => inventory[id] ?? []));
    const printed = [...registered].filter(([, { provenance }]) => provenance === 'printed');
    expect(printed.map(([id]) => id).filter((id) => !said.has(id))).toEqual([]);
  });

  test('what is derived, or a ruling of ours, names the clauses it rests on', () => {
    const rests = [...registered].filter(([, { provenance }]) =>
      ['derived', 'ruling'].includes(provenance),
    );
    const known = new Set(library().clauses(LANGS[0]).map(({ id }) => id));
    expect(
      rests.filter(([, { place }]) => !place.split(', ').every((id) => known.has(id))),
    ).toEqual([]);
  });

  // What is in the box is prose, unless an answer runs out of it.
  test('every computable statement is computed, or worked as an example', () => {
    const isShown = (id: string): boolean =>
      computed.includes(id) || worked.has(id) || registered.get(id)?.kind === 'component';
    const computable = ids.filter((statement) => statements[statement] === 'computable');
    expect(computable.filter((id) => !inventory[id]?.some(isShown))).toEqual([]);
  });

  test('every computed clause, and every worked one, has a test that bears its id', () => {
    expect([...computed, ...worked].filter((id) => testsOf(id).length === 0)).toEqual([]);
  });

  test.each(LANGS)('every clause is one idea of at most 60 words (%s)', (lang) => {
    const long = library()
      .clauses(lang)
      .filter(({ game, readings }) => game === slug && readings.length === 0)
      .filter(({ text }) => text.split(' ').length > 60);
    expect(long.map(({ id, text }) => `${id} ${text.split(' ').length}`)).toEqual([]);
  });

  test.each(LANGS)('titles tell clauses apart (%s)', (lang) => {
    const titles = library()
      .clauses(lang)
      .filter(({ game }) => game === slug)
      .map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });

  test('the languages refer to the same clauses and terms', () => {
    for (const id of registered.keys()) {
      const [first, ...others] = LANGS.map((lang) => library().clause(id, lang));
      for (const other of others) {
        expect(new Set(other.refs), id).toEqual(new Set(first?.refs));
        expect(new Set(other.terms), id).toEqual(new Set(first?.terms));
      }
    }
  });
});

test('nothing is mapped that no source states', () => {
  expect(Object.keys(inventory).filter((id) => !(id in statements))).toEqual([]);
});
