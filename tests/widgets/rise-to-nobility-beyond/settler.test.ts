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
    'You complete the settler: 5 victory points and the card’s reward.',
    'You spend 5 Goods (Magic): any kind will do. 1 left. | −5',
    '5 of them are Magic: here more than 3 of one kind are fine.',
    'You spend 5 Rock Rose, as many as Goods. 4 left. | −5',
    '5 Goods: within 3 to 12.',
    '1 victory point for each Good. | +5 VP',
    'You also take the reward in the top right corner of the card.',
    'The most you could spend is the smallest of 6 Goods, 9 Rock Rose and the limit of 12. | 6 Goods',
  ]);
  expect(said(settler, query, 'it').slice(0, 4)).toEqual([
    'Completi il Colono: 5 punti vittoria e la ricompensa della carta.',
    'Spendi 5 Beni (Magia): va bene qualunque tipo. Te ne resta 1. | −5',
    'Magia: 5. Qui puoi spenderne più di 3 dello stesso tipo.',
    'Spendi 5 Rocce Rosee, tante quanti sono i Beni. Te ne restano 4. | −5',
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
    'You spend 1 Good; a settler of deck 3 takes at least 3.',
  ]);
  expect(said(settler, 'magic=1&rockRose=1', 'it')).toEqual([
    'Spendi 1 Bene; un Colono del mazzo 3 ne vuole almeno 3.',
  ]);
});

test('the most one could spend is told only to those who say what they have', () => {
  expect(said(settler, '', 'en').join()).not.toContain('The most you could spend');
  expect(said(settler, 'rockRoseHeld=7&goodsHeld=5', 'it').at(-1)).toBe(
    'Al massimo potresti spendere il minore fra 5 Beni, 7 Rocce Rosee e il limite di 12. | 5 Beni',
  );
  expect(said(settler, 'magic=5&rockRose=5&goodsHeld=9&rockRoseHeld=4', 'en')).toEqual([
    'You spend 5 Rock Rose and have 4: 1 short. You can spend up to 4 Goods with 4 Rock Rose.',
  ]);
});

test('what is pasted names the mix', () => {
  expect(pasted(settler, 'books=1&magic=4&rockRose=5', 'en')).toBe(
    'A settler of deck 3 for 5 Goods (Books 1, Magic 4) and 5 Rock Rose: 5 VP and the card’s reward.',
  );
});
