import { expect, test } from 'vitest';
import { tieBreak } from '#src/widgets/the-magnificent-sno/tie-break/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(tieBreak, {
  table: ['Ada:9:1;Bo:8:2', 'Ada:9:1;Bo:9:1', 'Ada:-3:5;Bo:9:1', 'Ada:9;Bo:9:1', 'A:1:1;A:2:2'],
});

test('a tie goes to the highest card among the tied', () => {
  expect(said(tieBreak, '', 'en')).toEqual([
    'Bo wins the tie at 120 points.',
    'Bo and Ada tie for the most points.',
    'Among them, Bo has the highest play-order card. | card 4',
  ]);
  expect(said(tieBreak, '', 'it')).toEqual([
    'Bo vince la parità a 120 punti.',
    'In testa sono pari Bo e Ada.',
    'Tra loro, la carta ordine di gioco più alta è di Bo. | carta 4',
  ]);
  expect(pasted(tieBreak, '', 'en')).toBe(
    'Final points: Bo 120, Ada 120, Cy 118, Dora 97. Bo wins the tie with the higher play-order card (4).',
  );
});

test('most points need no card', () => {
  expect(said(tieBreak, 'table=Ada:90;Bo:89', 'en')).toEqual([
    'Ada wins with 90 points.',
    'Nobody else has as many points as Ada.',
  ]);
});

test('every card is there once', () => {
  expect(said(tieBreak, 'table=Ada:90:2;Bo:89:2', 'en')).toEqual([
    'Play-order card 2 is entered for Ada and Bo, but there is only one. Give each player a different card.',
  ]);
  expect(said(tieBreak, 'table=Ada:-3:1;Bo:-3;Cy:-4', 'it')).toEqual([
    'C’è parità a −3 punti. Indica la carta ordine di gioco di Bo alla fine del round 3.',
  ]);
  expect(said(tieBreak, 'table=Ada:90', 'en')).toEqual([
    'Players at the end: 1 player is entered. Enter 2 to 5.',
  ]);
});

test('a row that cannot be read is named', () => {
  expect(said(tieBreak, 'table=Ada:x:1;Bo:89:2', 'en')).toEqual([
    'Players at the end: Ada: enter the points as a whole number and, in a tie, the play-order card, 1 to 5.',
  ]);
});
