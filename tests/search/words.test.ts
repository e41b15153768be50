import { describe, expect, test } from 'vitest';
import { excerpt, marked } from '#src/search/excerpt.ts';
import { packSlang, unpackSlang } from '#src/search/packed.ts';
import { slips, slipsAllowed } from '#src/search/typos.ts';
import { stem, tokens, wordsOf } from '#src/search/words.ts';

describe('forms of a word have one stem', () => {
  test.each([
    ['en', 'die dice'],
    ['en', 'tie ties tied'],
    ['en', 'score scores scored scoring'],
    ['en', 'transform transforms transforming transformed'],
    ['en', 'ship ships shipping'],
    ['en', 'activate activates activating activation'],
    ['en', 'pass passes passing'],
    ['en', 'volcano volcanoes'],
    ['en', 'buy buys bought buying'],
    ['it', 'dado dadi'],
    ['it', 'vanga vanghe'],
    ['it', 'gioco giochi giocare giocato giocati giocano'],
    ['it', 'donare donazione donazioni'],
    ['it', 'anziano anziani'],
    ['it', 'potere poteri'],
    ['it', 'cambio cambi cambiare'],
    ['it', 'santuario santuari'],
    ['it', 'pagare pagano pagato'],
    ['it', 'prendere prendo prenderne prenderla prendermelo'],
    ['it', 'fermare fermano fermarsi fermarmi'],
    ['it', 'esibire esibisco esibirsi esibiscono'],
    ['it', 'tenere tengo tengono tieni tenerli'],
    ['it', 'caverna caverne'],
    ['it', 'diverso diversi diverse'],
  ] as const)('%s: %s', (lang, forms) => {
    expect(new Set(forms.split(' ').map((word) => stem(word, lang))).size).toBe(1);
  });

  test.each([
    ['en', 'temple', 'temper'],
    ['en', 'place', 'plan'],
    ['it', 'tempio', 'tenda'],
    ['it', 'dado', 'dodo'],
  ] as const)('%s: %s is not %s', (lang, a, b) => {
    expect(stem(a, lang)).not.toBe(stem(b, lang));
  });
});

test('words lose their capitals and accents, and numbers become digits', () => {
  expect(wordsOf('L’Anello è già QUI: cinque Città, three dice')).toEqual(
    'l anello e gia qui 5 citta 3 dice'.split(' '),
  );
  expect(tokens('due città')).toEqual([
    { word: '2', start: 0, end: 3 },
    { word: 'citta', start: 4, end: 9 },
  ]);
});

test('a plus one is a number, however it is said', () => {
  expect(wordsOf('il più uno, plus one: +1')).toEqual(['il', '1', '1', '1']);
  expect(wordsOf('Piu uno; in più uno')).toEqual(['1', 'in', '1']);
});

describe('slips of the finger', () => {
  test.each([
    ['ghiaccio', 'ghiaccio', 0],
    ['giaccio', 'ghiaccio', 1],
    ['dweling', 'dwelling', 1],
    ['tempel', 'temple', 1],
    ['kinght', 'knight', 1],
    ['sanctury', 'sanctuary', 1],
    ['acolites', 'acolytes', 1],
    ['riverwlakrs', 'riverwalkers', 2],
  ])('%s for %s: %i', (typed, meant, count) => {
    expect(slips(typed, meant, 2)).toBe(count);
  });

  test('too many are none', () => {
    expect(slips('tempio', 'tenda', 2)).toBeUndefined();
    expect(slips('ice', 'icicles', 2)).toBeUndefined();
  });

  test('short words allow none, long ones two', () => {
    expect([3, 4, 7, 8].map(slipsAllowed)).toEqual([0, 1, 1, 2]);
  });
});

test('slang is kept by what it stands for, and comes back word by word', () => {
  const packed = packSlang({ quid: ['coins'], nab: ['take', 'steal'], cash: ['coins'] });
  expect(packed).toBe('coins;cash,quid\ntake,steal;nab');
  expect(unpackSlang(packed)).toEqual([
    { typed: 'cash', meant: ['coins'] },
    { typed: 'quid', meant: ['coins'] },
    { typed: 'nab', meant: ['take', 'steal'] },
  ]);
});

describe('what a result shows', () => {
  const text = `${'Nothing to see here, and so it goes on for a while. '.repeat(6)}A Spade costs 3 workers.`;

  test('is the whole text if it is short, and else the sentence that answers', () => {
    expect(excerpt(text, new Set(['spad', 'worker']), 'en')).toBe('… A Spade costs 3 workers.');
    expect(excerpt(text, new Set(), 'en')).toMatch(/^Nothing.* …$/);
    expect(excerpt('Short.', new Set(['x']), 'en')).toBe('Short.');
  });

  test('has these words marked', () => {
    expect(marked('A Spade, two spades', new Set(['spad']), 'en')).toEqual([
      { text: 'A ', marked: false },
      { text: 'Spade', marked: true },
      { text: ', two ', marked: false },
      { text: 'spades', marked: true },
    ]);
  });
});
