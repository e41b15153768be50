import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { makeFind } from '#src/search/find.ts';
import { searchIndex } from '#src/search/records.ts';

const find = Object.fromEntries(
  LANGS.map((lang) => [lang, makeFind(searchIndex(library(), calculators, lang))]),
) as Record<Lang, ReturnType<typeof makeFind>>;

const top = (lang: Lang, query: string, count = 3): readonly string[] =>
  find[lang](query)
    .hits.slice(0, count)
    .map(({ record }) => record.id);

describe('questions from the table find their clause among the first three', () => {
  test.each([
    ['en', 'unplayed dice', 'rtn.rock-rose.income'],
    ['en', 'tied players', 'rtn.scoring.ties'],
    ['en', 'donation tokens', 'rtn.components.tokens'],
    ['en', 'third', 'rtn.scoring.third'],
    ['it', 'dadi non giocati', 'rtn.rock-rose.income'],
    ['it', 'parita', 'rtn.scoring.ties'],
    ['it', 'stesso effetto', 'rtn.glade.same-effect'],
    ['it', 'limite carte per tipo', 'rtn.glade.type-limit'],
    ['en', 'how many cards of each type', 'rtn.glade.type-limit'],
    ['it', 'quanti spazi dado nel tempio', 'rtn.temple.spaces'],
  ] as const)('%s: %s', (lang, query, id) => {
    expect(top(lang, query)).toContain(id);
  });
});

test('a clause id finds that clause first, and its beginning finds all that begin so', () => {
  expect(top('it', 'rtn.glade.type-limit', 1)).toEqual(['rtn.glade.type-limit']);
  expect(top('en', 'rtn.temple.tier-2', 2)).toEqual(['rtn.temple.tier-2', 'rtn.temple.tier-2-pay']);
  for (const id of top('en', ' RTN.Temple.', 8)) expect(id).toMatch(/^rtn\.temple\./);
});

test('a word of the other language finds the clause too', () => {
  for (const { record } of find.en('Roccia Rosea').hits.slice(0, 5))
    expect(`${record.title} ${record.text}`).toContain('Rock Rose');
  expect(top('it', 'timeless temple')).toContain('rtn.temple.purpose');
});

test('calculators and chapters are found by their names', () => {
  expect(top('en', 'rock rose income', 1)).toEqual(['try/rock-rose-income']);
  expect(top('it', 'ordine di turno variabile')).toContain('try/turn-order');
  expect(top('en', 'clerk calculator', 1)).toEqual(['try/clerk-office']);
  expect(find.it('capitolo aste').hits.some(({ record }) => record.kind === 'chapter')).toBe(true);
});

test('a reader on a game’s page gets that game first', () => {
  for (const here of ['fire-and-ice', 'rise-to-nobility-beyond']) {
    expect(find.en('tie', here).hits[0]?.record.game).toBe(here);
    expect(find.it('tempio', here).hits[0]?.record.game).toBe(here);
  }
});

test('every beginning of a question has results, and they settle before its end', () => {
  const question = 'unplayed dice';
  for (let length = 3; length <= question.length; length += 1) {
    expect(
      find.en(question.slice(0, length)).hits.length,
      question.slice(0, length),
    ).toBeGreaterThan(0);
  }
  const settled = [
    'unplayed di',
    'unplayed dic',
    'unplayed dice',
    'unplayed dice ',
    'unplayed dice the',
  ];
  for (const query of settled) expect(top('en', query)).toContain('rtn.rock-rose.income');
});

test('words may be run together or torn apart', () => {
  expect(top('en', 'rockrose unplayed')).toContain('rtn.rock-rose.income');
  expect(top('en', 'river walkers', 1)).toEqual(['fi.riverwalkers.unlock']);
});

test('a hit says for which words it was found', () => {
  const [hit] = find.it('dadi non giocati').hits;
  expect([...(hit?.stems ?? [])].toSorted()).toEqual(['dad', 'gioc']);
});

test('a word that is nearly known is suggested when there is nothing else', () => {
  const { hits, near } = find.en('volkeno');
  expect(hits).toEqual([]);
  expect(near[0]).toBe('volcano');
});

test.each(['', '   ', '(', '[a-', '%', '"', '🎲🎲', '<>', '…'])(
  '“%s” has no word to look for',
  (query) => {
    expect(find.en(query)).toEqual({ hits: [], near: [], asked: false });
  },
);

test.each(['the', 'xyzzyqqq', 'what is it'])('“%s” finds nothing', (query) => {
  expect(find.en(query).hits).toEqual([]);
});

describe('any text is taken', () => {
  test.each([
    'a'.repeat(100_000),
    'rock rose '.repeat(5000),
    '<img src=x onerror=alert(1)>',
    '\u0000\ud800 \u202e',
    '.'.repeat(1000),
    '__proto__ constructor toString',
    'İİİİ ﬁ ß ǅ',
    '-1 +1 1e9 ∞',
  ])('%#', (query) => {
    for (const lang of LANGS) expect(find[lang](query).hits.length).toBeLessThanOrEqual(20);
  });

  test('whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom(...LANGS),
        (query, lang) => {
          const { hits, near } = find[lang](query);
          return hits.length <= 20 && near.every((word) => word.length > 3);
        },
      ),
      { numRuns: 100 },
    );
  });
});
