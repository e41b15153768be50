import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { makeFind, openSearch } from '#src/search/find.ts';
import { searchIndex } from '#src/search/records.ts';

const find = Object.fromEntries(
  LANGS.map((lang) => [lang, makeFind(searchIndex(library(), calculators, lang))]),
) as Record<Lang, ReturnType<typeof makeFind>>;

const all = (lang: Lang, query: string): readonly string[] =>
  find[lang](query).hits.map(({ record }) => record.id);

/** The first clauses. */
const top = (lang: Lang, query: string, count = 3): readonly string[] =>
  all(lang, query)
    .filter((id) => !id.includes('/'))
    .slice(0, count);

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

test.each([
  ['en', 'acolytes spade', 'fi.acolytes.spades'],
  ['en', 'how many relics can I have', 'rtn.glade.type-limit'],
  ['en', 'who moves the Entrance marker', 'vbc.entrance.mover'],
  ['en', 'how many dice can go to the temple', 'rtn.temple.spaces'],
  ['en', 'see-through die', 'sno.power.clear-die'],
  ['en', 'may I renew just one place at the Clerk', 'rtn.clerk.fewer'],
  ['it', 'chi sposta il segnalino Ingresso', 'vbc.entrance.mover'],
  ['it', 'quanti dadi vanno al tempio', 'rtn.temple.spaces'],
  ['it', 'posso tenere la Scaglia Argentea', 'vbc.scales.silver-kept'],
] as const)(
  'the clause whose point is asked comes first, not its neighbors (%s: %s)',
  (lang, query, id) => {
    expect(top(lang, query, 1)).toEqual([id]);
  },
);

test.each([
  ['en', 'leech', ['fi.power.price', 'fi.power.offer']],
  ['en', 'peek at my upgrade', ['vbc.upgrades.look']],
  ['en', 'pink rocks', ['rtn.overview.rock-rose', 'rtn.rock-rose.mineral']],
  ['en', 'sell goods for rock rose', ['rtn.rock-rose.direction']],
  ['en', 'upgrade shovels', ['fi.spades.digging']],
  ['en', 'steal a scheme', ['vbc.schemes.never-lost', 'vbc.schemes.pickpocket']],
  ['it', 'omino sull’anziano', ['rtn.elders.activate']],
  ['it', 'swappare un poster', ['sno.trainers.swap-poster']],
  ['it', 'vendere un istruttore', ['sno.bonus.trainer-back']],
  ['it', 'scavare costo', ['fi.spades.digging', 'fi.spades.price']],
] as const)('players’ own words lead to the rule (%s: %s)', (lang, query, ids) => {
  expect(ids).toContain(top(lang, query, 1)[0]);
});

test.each([
  ['en', 'I don’t have enough grit', 'not enough grit'],
  ['en', 'okay please what’s the price of a spade', 'price spade'],
  ['it', 'scusate ma cioè quanto costa una vanga', 'quanto costa vanga'],
] as const)('what is said around a question changes nothing (%s: %s)', (lang, chatty, plain) => {
  expect(top(lang, chatty)).toEqual(top(lang, plain));
});

test.each([
  ['en', 'halfings vp spade', 'halflings vp spade'],
  ['it', 'arrotnodamento roccia', 'arrotondamento roccia'],
  ['it', 'bastone runico diagonael', 'bastone runico diagonale'],
  ['en', 'how mnay temple slots are open', 'how many temple slots are open'],
  ['it', 'quuanti poster completo', 'quanti poster completo'],
] as const)('a slip of the finger leads to the same clause (%s: %s)', (lang, slip, meant) => {
  expect(top(lang, slip, 1)).toEqual(top(lang, meant, 1));
});

test('a moment at the table is found by its name', () => {
  expect(all('en', 'I built next to someone')).toContain('fire-and-ice/when/#built-next');
  expect(all('it', 'siamo in parità')).toContain('the-magnificent-sno/when/#tie');
});

test('a clause id finds that clause first, and its beginning finds all that begin so', () => {
  expect(top('it', 'rtn.glade.type-limit', 1)).toEqual(['rtn.glade.type-limit']);
  expect(top('en', 'rtn.temple.tier-2', 2)).toEqual(['rtn.temple.tier-2', 'rtn.temple.tier-2-pay']);
  for (const id of top('en', ' RTN.Temple.', 8)) expect(id).toMatch(/^rtn\.temple\./);
});

test('a word of the other language finds the clause too', () => {
  for (const { record, text = '' } of find.en('Roccia Rosea').hits.slice(0, 5))
    expect(`${record.title} ${text}`).toMatch(/Rock Rose/i);
  expect(top('it', 'timeless temple')).toContain('rtn.temple.purpose');
});

test.each([
  ['en', 'rock rose income', 'try/rock-rose-income'],
  ['it', 'ordine di turno variabile', 'try/turn-order'],
  ['en', 'clerk calculator', 'try/clerk-office'],
  ['it', 'calcolatore vanghe', 'try/spade-cost'],
  ['en', 'spade cost', 'try/spade-cost'],
  ['en', 'offering scoring', 'try/donation-scoring'],
  ['en', 'camp scoring', 'try/camp-scoring'],
] as const)('the calculator asked for stands on top, once (%s: %s)', (lang, query, id) => {
  const [first, ...others] = all(lang, query);
  expect(first).toBe(id);
  expect(others).not.toContain(id);
});

test.each([
  ['en', 'how many dice'],
  ['en', 'dice'],
  ['it', 'poster bianco'],
] as const)('a word of a calculator’s long name does not call it (%s: %s)', (lang, query) => {
  expect(find[lang](query).hits[0]?.record.kind).not.toBe('calculator');
});

test.each([
  ['spade cost', 'the-magnificent-sno', 'try/spade-cost'],
  ['offering scoring', 'fire-and-ice', 'try/donation-scoring'],
  ['rock rose income', 'vast-bonus-cards', 'try/rock-rose-income'],
])(
  'the calculator asked for stands on top on another game’s page too (%s, %s)',
  (query, here, id) => {
    expect(find.en(query, { here }).hits[0]?.record.id).toBe(id);
  },
);

test.each([
  ['who moves the Entrance marker', 'fire-and-ice', 'vbc.entrance.mover'],
  ['how many dice can go to the temple', 'vast-bonus-cards', 'rtn.temple.spaces'],
])('an exact answer comes before what the game one reads has (%s, %s)', (query, here, id) => {
  const clauses = find.en(query, { here }).hits.filter(({ record }) => !record.id.includes('/'));
  expect(clauses[0]?.record.id).toBe(id);
});

test('chapters and words are found by their names', () => {
  expect(find.it('capitolo aste').hits.some(({ record }) => record.kind === 'chapter')).toBe(true);
  expect(all('en', 'unplayed dice')).toContain('glossary/#unplayed-dice');
});

test('a game that is named comes before the game one is reading', () => {
  const here = 'fire-and-ice';
  expect(find.en('tie', { here }).hits[0]?.record.game).toBe(here);
  expect(find.en('sno tie', { here }).hits[0]?.record.game).toBe('the-magnificent-sno');
});

test('one game alone can be searched', () => {
  const only = 'vast-bonus-cards';
  const games = find.en('tie', { only }).hits.map(({ record }) => record.game);
  expect(new Set(games)).toEqual(new Set([only]));
});

test('a rule comes before its example, and before the story', () => {
  const kinds = find.en('acolytes spade').hits.map(({ record }) => record.kind);
  expect(kinds.indexOf('rule')).toBeLessThan(kinds.indexOf('story'));
});

test('titles are found before the texts have arrived', () => {
  const { words, shards, texts } = searchIndex(library(), calculators, 'en');
  const { find: early, add, addTexts } = openSearch(words);
  for (const shard of shards) add(shard);
  const [hit] = early('at most 6 glade cards').hits.filter(({ record }) => record.kind === 'rule');
  expect(hit?.record.id).toBe('rtn.glade.type-limit');
  expect(hit?.text).toBeUndefined();
  for (const each of texts) addTexts(each);
  expect(early('at most 6 glade cards').hits.every(({ text }) => text !== undefined)).toBe(true);
});

test('a reader on a game’s page gets that game first', () => {
  for (const here of ['fire-and-ice', 'rise-to-nobility-beyond']) {
    expect(find.en('tie', { here }).hits[0]?.record.game).toBe(here);
    expect(find.it('tempio', { here }).hits[0]?.record.game).toBe(here);
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
  expect(top('en', 'river walkers', 1)[0]).toMatch(/^fi\.riverwalkers\./);
});

test('a hit says for which words it was found', () => {
  const hit = find.it('dadi non giocati').hits.find(({ record }) => record.kind === 'rule');
  expect([...(hit?.shown() ?? [])].toSorted()).toEqual(['dad', 'gioc']);
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
    for (const lang of LANGS) expect(Array.isArray(find[lang](query).hits)).toBe(true);
  });

  test('whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom(...LANGS),
        (query, lang) => {
          const { hits, near } = find[lang](query);
          return Array.isArray(hits) && near.every((word) => word.length > 3);
        },
      ),
      { numRuns: 100 },
    );
  });
});
