import { expect, test } from 'vitest';
import { masterCards } from '#src/widgets/the-magnificent-sno/master-cards/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(masterCards, {
  cards: ['', 'tents', 'cross,pairs', 'coins,gems,printed-tiles', 'white-posters'],
  dice: ['', 'o1', 'g6,g6,c1'],
  locked: ['', '0/2/0', '1/0/0'],
  camp: ['', '...', '.W./wPg/...', 'Gg.p/o..p'],
  posters: ['', '2/3,w1/2', '0/0', 'w1/0'],
  gems: ['0/0/0/0', '1/0/2/1', '0/0/0/1'],
  extra: ['', '11', '8,7', '1'],
});

test('large and white tiles beside the dice', () => {
  expect(said(masterCards, '', 'en')).toEqual([
    'Best: large tiles, 15 points.',
    'Highest dice: green 5, purple 6. Clear dice do not count. | 11',
    '3 large tiles and 2 white, 3 points each. | 15',
    'A card for large tiles that does not show the white tile would count only the 3 colored ones.',
    '2 white tiles, 5 points each. | 10',
  ]);
  expect(said(masterCards, '', 'it')).toEqual([
    'La migliore: tessere grandi, 15 punti.',
    'Dadi più alti: verde 5, viola 6. I dadi trasparenti non contano. | 11',
    '3 tessere grandi e 2 bianche, 3 punti ciascuna. | 15',
    'Una carta per le tessere grandi che non mostra quella bianca conterebbe solo le 3 colorate.',
    '2 tessere bianche, 5 punti ciascuna. | 10',
  ]);
  expect(pasted(masterCards, '', 'it')).toBe(
    'Punti delle mie carte Maestro: dado più alto di ogni colore 11, tessere grandi 15 e tessere bianche 10.',
  );
});

test('half an odd number', () => {
  const query = 'cards=highest-dice&extra=11';
  expect(said(masterCards, query, 'en')).toEqual([
    'Highest die of each color: 11 points. Extra master card at the end of the game: 5 points.',
    'Highest dice: green 5, purple 6. Clear dice do not count. | 11',
    'Extra master card at the end of the game: half of its 11 points. | 5',
    '11 ÷ 2 leaves half a point. By the reading you chose, it is rounded down.',
  ]);
  expect(said(masterCards, `${query}&half=exact`, 'it').slice(2)).toEqual([
    'Carta Maestro in più a fine partita: la metà di 11 punti. | 5,5',
    '11 ÷ 2 lascia mezzo punto. Secondo l’interpretazione scelta, resta.',
  ]);
});

test('posters, gems and tents', () => {
  const query =
    'cards=white-posters,printed-tiles,coins,gems,tents&posters=w2/3,w1/2,0/0&gems=0/2/0/1&tents=5&perTent=5';
  expect(said(masterCards, query, 'en')).toEqual([
    'Best: tents, 25 points.',
    '2 completed white posters, 4 points each. | 8',
    '3 tiles of the card’s color printed on completed posters, 3 points each. | 9',
    'The 2 equal tiles on one poster all count.',
    'Coins printed on completed posters: 3 + 2. | 5',
    '3 gems discarded, 4 points each. Clear gems count too. | 12',
    '5 tents, 5 points each. That is the most you can have: 4 on tent spaces, 1 on the printed tent. | 25',
  ]);
});

test('a card that nothing is told about', () => {
  expect(said(masterCards, 'cards=cross,tents', 'en')).toEqual([
    'Fill in what your cards count. Still to be filled in: row and column, tents.',
  ]);
  expect(pasted(masterCards, 'cards=cross', 'it')).toBe(
    'Punti delle mie carte Maestro: ancora nessuno. Ancora da inserire: riga e colonna.',
  );
});

test('what is still missing keeps the best from being the best', () => {
  const query = 'cards=large,tents&tents=3';
  expect(said(masterCards, query, 'en')[0]).toBe(
    'Best so far: large tiles, 15 points. Still to be filled in: tents.',
  );
  expect(said(masterCards, query, 'it')[0]).toBe(
    'La migliore finora: tessere grandi, 15 punti. Ancora da inserire: tende.',
  );
});

test('equals are all named, and locked trainers are told of', () => {
  expect(said(masterCards, 'cards=coins,gems&gems=0/1/0/0&posters=0/4', 'en')[0]).toBe(
    'Best: coins printed on posters and gems discarded, 4 points each.',
  );
  expect(said(masterCards, 'cards=coins,gems&gems=0/1/0/0&posters=0/4', 'it')[0]).toBe(
    'Le migliori: monete stampate sui poster e gemme scartate, 4 punti ciascuna.',
  );
  expect(said(masterCards, 'cards=gems,coins', 'en')[0]).toBe('None of these cards scores yet.');
  expect(said(masterCards, 'cards=highest-dice&locked=0/2/0', 'it')).toContain(
    'L’interpretazione scelta prende i dadi come sono. Con il +1 permanente degli istruttori bloccati darebbero 13.',
  );
});
