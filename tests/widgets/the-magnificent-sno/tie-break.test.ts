import { expect, test } from 'vitest';
import { tieBreak } from '#src/widgets/the-magnificent-sno/tie-break/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(tieBreak, {
  table: ['Ada:9:1;Bo:8:2', 'Ada:9:1;Bo:9:1', 'Ada:-3:5;Bo:9:1', 'Ada:9;Bo:9:1', 'A:1:1;A:2:2'],
});

test('a tie goes to the highest card among the tied', () => {
  expect(said(tieBreak, '', 'en')).toEqual([
    'Bo wins the tie at 120 points.',
    'Bo and Ada are tied for victory. | 120 points',
    'Among them Bo has the highest play-order card. | card 4',
  ]);
  expect(said(tieBreak, '', 'it')).toEqual([
    'Vince Bo, in parità a 120 punti.',
    'In testa sono pari Bo e Ada. | 120 punti',
    'Tra loro la carta ordine più alta è di Bo. | carta 4',
  ]);
  expect(pasted(tieBreak, '', 'en')).toBe(
    'Bo 120, Ada 120, Cy 118, Dora 97 points: Bo wins the tie with the highest play-order card.',
  );
});

test('most points need no card', () => {
  expect(said(tieBreak, 'table=Ada:90;Bo:89', 'en')).toEqual([
    'Ada wins with 90 points.',
    'Ada alone has the most points. | 90 points',
  ]);
});

test('every card is there once', () => {
  expect(said(tieBreak, 'table=Ada:90:2;Bo:89:2', 'en')).toEqual([
    'There is only one card 2, but Ada and Bo have it here.',
  ]);
  expect(said(tieBreak, 'table=Ada:-3:1;Bo:-3;Cy:-4', 'it')).toEqual([
    'C’è parità a −3 punti: scegli la carta ordine di Bo.',
  ]);
  expect(said(tieBreak, 'table=Ada:90', 'en')).toEqual([
    'Players at the end: 1 player entered: there must be 2 to 5.',
  ]);
});

test('a row that cannot be read is named', () => {
  expect(said(tieBreak, 'table=Ada:x:1;Bo:89:2', 'en')).toEqual([
    'Players at the end: Player 1: enter a name, whole points and, in a tie, the number of the play-order card.',
  ]);
});
