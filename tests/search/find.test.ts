import { describe, expect, test } from 'vitest';
import { library } from '#src/clauses/shelf.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { makeFind } from '#src/search/find.ts';
import { searchRecords } from '#src/search/records.ts';

const find = Object.fromEntries(
  LANGS.map((lang) => [lang, makeFind(searchRecords(library(), lang))]),
) as Record<Lang, ReturnType<typeof makeFind>>;

const top = (lang: Lang, query: string, count = 3): readonly string[] =>
  find[lang](query)
    .slice(0, count)
    .map(({ id }) => id);

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

test('a clause id finds that clause first', () => {
  expect(top('it', 'rtn.glade.type-limit', 1)).toEqual(['rtn.glade.type-limit']);
});

test('a word of the other language finds the clause too', () => {
  for (const { title, text } of find.en('Roccia Rosea').slice(0, 5))
    expect(`${title} ${text}`).toContain('Rock Rose');
  expect(top('it', 'timeless temple')).toContain('rtn.temple.purpose');
});

test.each(['', '   ', '(', '[a-', '%', '"', 'the', 'xyzzyqqq'])(
  '“%s” finds nothing it should not, and does not fail',
  (query) => {
    expect(find.en(query)).toEqual([]);
  },
);
