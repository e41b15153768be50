import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import { findCalculator } from '#src/calculators/manifest.ts';
import { parseLink } from '#src/calculators/link.ts';
import type { File } from '#src/dataset/shape.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { faultFinder } from '#tests/support/json-schema.ts';
import { bundlePath, GUIDE_PATH } from '#src/paths.ts';
import { BASE, brokenBecause, HOST, SITE } from './built.ts';

const FOLDER = 'api/v1/';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(SITE, FOLDER, file), 'utf8')) as unknown;

const schema = read('schema.json') as Readonly<Record<string, unknown>>;
const faultsOf = faultFinder(schema);
const index = read('index.json') as File<'index'>;
const clauses = Object.fromEntries(
  LANGS.map((lang) => [lang, (read(`clauses.${lang}.json`) as File<'clauses'>).clauses]),
) as Record<Lang, File<'clauses'>['clauses']>;
const { terms } = read('glossary.json') as File<'glossary'>;
const { examples } = read('examples.json') as File<'examples'>;
const { calculators } = read('calculators.json') as File<'calculators'>;

const ids = new Set<string>(clauses.en.map(({ id }) => id));
const termIds = new Set(terms.map(({ id }) => id));

/** The ids among these that are no clause. */
const strangers = (named: readonly string[]): readonly string[] =>
  named.filter((id) => !ids.has(id));

/** Every string below a key `address`, `$schema` or `files`. */
const addressesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['address', '$schema', 'files'].includes(key) ? strings(inner) : addressesIn(inner),
  );
};

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings);

const files = readdirSync(join(SITE, FOLDER));

describe.each(files.filter((file) => file !== 'schema.json'))('%s', (file) => {
  test('its addresses are whole and lead somewhere', () => {
    const addresses = [...new Set(addressesIn(read(file)))];
    expect(addresses).not.toEqual([]);
    for (const address of addresses) {
      expect(address).toContain(`${HOST}${BASE}`);
      expect(brokenBecause(address), address).toBeUndefined();
    }
  });

  test('satisfies the schema', () => {
    expect(faultsOf(read(file))).toEqual([]);
  });

  test('would not satisfy it with a part more or less', () => {
    const whole = read(file) as Readonly<Record<string, unknown>>;
    expect(faultsOf({ ...whole, more: true })).not.toEqual([]);
    for (const name of Object.keys(whole)) {
      const less = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
      expect(faultsOf(less), name).not.toEqual([]);
    }
  });
});

test('the index names every file', () => {
  const named = strings(index.files).map((address) => address.replace(/.*\//, ''));
  expect([...named, 'index.json'].toSorted()).toEqual(files.toSorted());
});

test('the schema says what it is written in and where it stands', () => {
  expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(schema['$id']).toBe(index.files.schema);
});

describe('clauses', () => {
  const registered = games.flatMap((game) => Object.keys(game.clauses));

  test.each(LANGS)('are all there, each once (%s)', (lang) => {
    expect(clauses[lang].map(({ id }) => id).toSorted()).toEqual(registered.toSorted());
  });

  test('differ between languages in nothing but words and addresses', () => {
    const bare = (lang: Lang) =>
      clauses[lang].map(({ id, game, chapter, kind, provenance, place, decided, readings }) => ({
        ...{ id, game, chapter, kind, provenance, place, decided, readings },
      }));
    expect(bare('it')).toEqual(bare('en'));
  });

  test.each(LANGS)('name clauses, terms and chapters that exist (%s)', (lang) => {
    for (const clause of clauses[lang]) {
      expect(strangers([...clause.refs, ...clause.citedBy]), clause.id).toEqual([]);
      expect(
        clause.terms.filter((term) => !termIds.has(term)),
        clause.id,
      ).toEqual([]);
      const game = index.games.find(({ name }) => name === clause.game);
      expect(game?.chapters.map(({ name }) => name)).toContain(clause.chapter);
    }
  });

  test('a clause that refers to another is among those that cite it', () => {
    for (const { id, refs } of clauses.en) {
      for (const ref of refs) {
        expect(clauses.en.find((clause) => clause.id === ref)?.citedBy, ref).toContain(id);
      }
    }
  });
});

test('terms are explained by clauses', () => {
  expect(strangers(terms.map(({ clause }) => clause))).toEqual([]);
});

test.each(examples)('example $id opens its calculator on its position', (example) => {
  const { start, formerly } = findCalculator(example.calculator)!;
  for (const lang of LANGS) {
    const { search, pathname } = new URL(example.address[lang]);
    expect(pathname).toBe(`${BASE}${lang}/try/${example.calculator}/`);
    expect(parseLink(search, start, formerly)).toEqual({
      draft: { ...start, ...example.input },
      notices: [],
    });
  }
  expect(strangers(example.cites)).toEqual([]);
});

test.each(calculators)('calculator $name has its fields and readings', (calculator) => {
  const { start } = findCalculator(calculator.name)!;
  const fields = calculator.fields.map(({ name, start: value }) => [name, value]);
  expect(Object.fromEntries(fields)).toEqual(start);
  expect(strangers(calculator.cites)).toEqual([]);
  for (const { field, clause, options } of calculator.readings) {
    expect(clauses.en.find(({ id }) => id === clause)?.readings).toEqual(options);
    expect(start[field]).toBe(options[0]);
  }
});

test('the bundle of this edition has every file, as it is', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const bundle = JSON.parse(readFileSync(join(SITE, bundlePath(version)), 'utf8')) as {
    version: string;
    files: Readonly<Record<string, unknown>>;
  };
  expect(bundle.version).toBe(version);
  expect(bundle.files).toEqual(
    Object.fromEntries(files.map((file) => [file.replace(/\.json$/, ''), read(file)])),
  );
});

test('the guide for programs that read names addresses that are there', () => {
  const guide = readFileSync(join(SITE, GUIDE_PATH), 'utf8');
  const named = [...guide.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((address) => brokenBecause(address) !== undefined)).toEqual([]);
});
