import { expect, test } from 'vitest';
import { campScoring } from '#src/widgets/the-magnificent-sno/camp-scoring/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(campScoring, {
  camp: ['', '.', 'o', '.W./wPg/...', 'Gg.p/o..p', 'x.', 'oo/o'],
  space: ['', 'a1', 'B2', 'c3', 'z9'],
});

test('the rulebook’s row and column', () => {
  expect(said(campScoring, '', 'en').slice(0, 4)).toEqual([
    'Best row and column: 13 points, through c4. Pairs 6, large tiles 18, white tiles 5.',
    'Row and column of c4: 6 spaces in the row, 7 in the column. | 13',
    'c4 counts twice: in its row and in its column.',
    'h4 does not count: it lies beyond a gap.',
  ]);
  expect(said(campScoring, '', 'it').slice(0, 4)).toEqual([
    'Riga e colonna migliori: 13 punti, da c4. Coppie 6, tessere grandi 18, tessere bianche 5.',
    'Riga e colonna di c4: 6 spazi nella riga, 7 nella colonna. | 13',
    'c4 conta due volte: nella sua riga e nella sua colonna.',
    'h4 non conta: è oltre uno spazio vuoto.',
  ]);
  expect(pasted(campScoring, '', 'en')).toBe(
    'My camp (8 × 8, 18 spaces covered) scores 13 points for row and column through c4, 6 for purple–green pairs, 18 for large tiles and 5 for white tiles.',
  );
});

test('four pairs around one space', () => {
  const query = 'camp=.g./gpg/.g.';
  expect(said(campScoring, query, 'en')).toContain('4 purple–green pairs, 2 points each. | 8');
  expect(said(campScoring, query, 'en')).toContain('b2 is part of 4 pairs and counts in each.');
  expect(said(campScoring, query, 'it')).toContain('4 coppie viola–verde, 2 punti ciascuna. | 8');
  expect(said(campScoring, `${query}&pair=orange-green`, 'it')).toContain(
    'Una carta arancione–verde funziona come quella viola–verde.',
  );
});

test('a poorer space than the best one', () => {
  expect(said(campScoring, 'space=h4', 'en').slice(0, 4)).toEqual([
    'Row and column through h4: 2 points. Pairs 6, large tiles 18, white tiles 5.',
    'Row and column of h4: 1 space in the row, 1 in the column. | 2',
    'h4 counts twice: in its row and in its column.',
    'a4, b4, c4, d4, e4 and f4 do not count: they lie beyond a gap.',
  ]);
  expect(said(campScoring, 'space=h4', 'en')).toContain('c4 would score more. | 13');
});

test('an empty space needs the other reading', () => {
  expect(said(campScoring, 'space=g4', 'it')).toEqual([
    'g4 è vuoto. Secondo l’interpretazione scelta dev’essere uno spazio coperto.',
  ]);
  expect(said(campScoring, 'space=g4&cross=any', 'en')).toContain(
    'g4 is empty. The reading you chose allows it, but the space itself does not count.',
  );
});

test('what cannot be read is named by its place', () => {
  expect(said(campScoring, 'camp=oo/ox', 'en')).toEqual([
    'Camp: “x” in row 2, place 2, is not a space. Write o, g, p or w for a color, a capital for one space of each large tile, and a dot for an empty space.',
  ]);
  expect(said(campScoring, 'camp=oo/o', 'it')).toEqual([
    'Campo: La riga 2 non è lunga come la prima. Le righe devono avere tutte la stessa lunghezza.',
  ]);
  expect(said(campScoring, 'space=z9', 'en')).toEqual([
    'Space for row and column: “z9” is not a space of this camp. Write a column letter and a row number, such as c4.',
  ]);
});

test('a variant card, and a card that leaves every tile out', () => {
  expect(said(campScoring, 'camp=gW&pair=orange-green', 'en')).toEqual(
    expect.arrayContaining([
      'An orange–green card works like the purple–green one.',
      'A card for large tiles that does not show the white tile would count none here.',
    ]),
  );
  expect(said(campScoring, 'camp=gW', 'it')).toContain(
    'Una carta per le tessere grandi che non mostra quella bianca qui non ne conterebbe nessuna.',
  );
});
