import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGS } from '#src/lang.ts';
import { parseLink } from '#src/calculators/link.ts';
import { calculators, findCalculator } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { pagesIn } from '#src/heads/pages.ts';
import { clausePath, homePath } from '#src/paths.ts';
import { grown, type Ledger } from '../../scripts/ledger-record.ts';
import { tablesNow } from '../../scripts/ledger-tables.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`tests/links/${name}.json`, 'utf8'));

/** Every address, and every field, option and start value of a calculator's link, ever released. */
const ledger = read('ledger') as Ledger;

interface Link {
  readonly calculator: string;
  readonly query: string;
  readonly draft: Readonly<Record<string, string>>;
}

const firstEdition = read('first-edition') as readonly Link[];

describe.each(LANGS)('pages that were ever there (%s)', (lang) => {
  test('are there, or forward to what took their place', () => {
    const forwarding = library().retired.map(({ id }) => clausePath(lang, id));
    const there = new Set([...pagesIn(lang), ...forwarding]);
    const gone = ledger.pages.filter((page) => !there.has(`${homePath(lang)}${page}`));
    expect(gone).toEqual([]);
  });
});

describe.each(Object.entries(ledger.calculators))('links of %s', (name, { starts, options }) => {
  const calculator = findCalculator(name);

  test('carry the fields they always carried', () => {
    const fields = Object.keys(calculator?.start ?? {});
    expect(fields).toEqual(expect.arrayContaining(starts.flatMap((start) => Object.keys(start))));
  });

  // A start value that changes needs a line under `formerly` in the calculator, or old links lie.
  test('mean the start values of their time', () => {
    const { start = {}, formerly = [] } = calculator ?? {};
    expect(formerly.length + 1).toBe(starts.length);
    starts.forEach((then, i) => {
      expect(parseLink(`v=${i + 1}`, start, formerly)).toMatchObject({ draft: then, notices: [] });
    });
  });

  test('may still choose what could ever be chosen', () => {
    for (const [field, values] of Object.entries(options)) {
      for (const value of values) {
        const draft = { ...calculator?.start, [field]: value };
        const reply = calculator?.ask(draft);
        const problems = reply?.kind === 'unreadable' ? reply.problems : [];
        const refused = problems.filter((problem) => problem.code === 'not-an-option');
        expect(refused.filter((problem) => problem.field === field)).toEqual([]);
      }
    }
  });
});

test.each(Object.entries(ledger.tables))(
  'links to the table of %s say what they always said',
  (game, told) => {
    const now = tablesNow()[game] ?? {};
    for (const [name, options] of Object.entries(told)) {
      expect(Object.keys(now)).toContain(name);
      expect(now[name]).toEqual(expect.arrayContaining([...options]));
    }
  },
);

test.each(firstEdition)('first edition: $calculator?$query', ({ calculator, query, draft }) => {
  const { start, formerly, ask } = findCalculator(calculator)!;
  const linked = parseLink(query, start, formerly);
  expect(linked.notices).toEqual([]);
  expect(linked.draft).toMatchObject(draft);
  expect(ask(linked.draft).kind).not.toBe('unreadable');
});

test('there are enough of them, from each of the 52 calculators of that edition', () => {
  expect(firstEdition.length).toBeGreaterThanOrEqual(500);
  const names = new Set(firstEdition.map(({ calculator }) => calculator));
  expect(names.size).toBe(52);
  expect([...names].filter((name) => !(name in ledger.calculators))).toEqual([]);
});

/* `npm run -s ledger` writes down what is new. */
test('the ledger knows everything that is released now', () => {
  const [lang] = LANGS;
  const pages = pagesIn(lang).map((path) => path.slice(homePath(lang).length));
  expect(grown(ledger, { pages, calculators, tables: tablesNow() })).toEqual(ledger);
});
