import { expect, test } from 'vitest';
import { settler } from '#src/widgets/rise-to-nobility-beyond/settler/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(settler, {
  books: ['0', '1', '4'],
  artwork: ['0', '2'],
  weaponry: ['0', '0', '1'],
  jewelry: ['0'],
  furnishings: ['0'],
  rockRose: ['3', '4', '5'],
  goodsHeld: ['', '2', '9'],
});

test('Goods of one kind', () => {
  const query = 'magic=5&rockRose=5&goodsHeld=6&rockRoseHeld=9';
  expect(said(settler, query, 'en')).toEqual([
    'You complete the Settler: 5 victory points and the card’s reward.',
    'Any kind of Goods will do: you spend Magic. You have 1 left. | −5 Goods',
    'Here you may spend more than 3 of one kind: 5 Magic.',
    'You spend 1 Rock Rose for each Good. You have 4 left. | −5 Rock Rose',
    'A Settler of deck 3 takes 3 to 12 Goods.',
    'You score 1 victory point for each Good. | +5 VP',
    'The reward is printed in the top right corner of the card.',
    'The most you could spend is the smallest of your 6 Goods, your 9 Rock Rose and the limit of 12. | 6 Goods',
  ]);
  expect(said(settler, query, 'it').slice(0, 4)).toEqual([
    'Completi il Colono: 5 punti vittoria e la ricompensa della carta.',
    'Va bene qualsiasi tipo di Beni: spendi Magia. Te ne resta 1. | −5 Beni',
    'Qui puoi spendere più di 3 Beni dello stesso tipo: Magia (5).',
    'Spendi 1 Roccia Rosea per ogni Bene. Te ne restano 4. | −5 Rocce Rosee',
  ]);
});

test('one Rock Rose short', () => {
  const query = 'books=2&magic=3&rockRose=4';
  expect(said(settler, query, 'en')).toEqual([
    'With 5 Goods you must spend exactly 5 Rock Rose, not 4.',
  ]);
  expect(said(settler, query, 'it')).toEqual([
    'Con 5 Beni devi spendere esattamente 5 Rocce Rosee, non 4.',
  ]);
});

test('one Good is no settler', () => {
  expect(said(settler, 'magic=1&rockRose=1', 'en')).toEqual([
    'You spend 1 Good, but a Settler of deck 3 takes at least 3.',
  ]);
  expect(said(settler, 'magic=1&rockRose=1', 'it')).toEqual([
    'Spendi 1 Bene, ma per un Colono del mazzo 3 ne servono almeno 3.',
  ]);
});

test('the most one could spend is told only to those who say what they have', () => {
  expect(said(settler, '', 'en').join()).not.toContain('The most you could spend');
  expect(said(settler, 'rockRoseHeld=7&goodsHeld=5', 'it').at(-1)).toBe(
    'Al massimo potresti spendere il minore fra i tuoi 5 Beni, le tue 7 Rocce Rosee e il limite di 12. | 5 Beni',
  );
  expect(said(settler, 'magic=5&rockRose=5&goodsHeld=9&rockRoseHeld=4', 'en')).toEqual([
    'You spend 5 Rock Rose, but you have only 4. You can spend up to 4 Goods with 4 Rock Rose.',
  ]);
});

test('what is pasted names the mix', () => {
  expect(pasted(settler, 'books=1&magic=4&rockRose=5', 'en')).toBe(
    'A Settler of deck 3 completed with 5 Goods (Books 1, Magic 4) and 5 Rock Rose gives 5 VP and the card’s reward.',
  );
});
