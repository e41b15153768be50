import { expect, test } from 'vitest';
import { caveOil } from '#src/widgets/vast-bonus-cards/cave-oil/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(caveOil);

test('no help in the Lake', () => {
  expect(said(caveOil, '', 'en')).toEqual([
    'Lake: Cave Oil does not help. The Tribe loses 1 Population.',
    'In the base game a Tribe that enters the Lake loses Population. | −1',
    'Cave Oil has no effect on what Terrain takes.',
  ]);
  expect(said(caveOil, '', 'it')[0]).toBe(
    'Lago: l’Olio della Caverna non serve. La Tribù perde 1 Popolazione.',
  );
});

test('elsewhere the card decides, until it is read', () => {
  expect(said(caveOil, 'cause=backstab&loss=2', 'en')[0]).toBe(
    'Backstab: the card itself decides about the loss of 2 Population. Read Cave Oil.',
  );
  expect(pasted(caveOil, 'cause=backstab&card=covers', 'it')).toBe(
    'Pugnalata alle spalle: l’Olio della Caverna serve contro la perdita di Popolazione. Applica la carta.',
  );
});

test('Magma by both readings', () => {
  expect(said(caveOil, 'cause=magma', 'en')[0]).toBe(
    'Magma: Cave Oil does not help. The Tribe loses 1 Population.',
  );
  expect(said(caveOil, 'cause=magma&magma=card', 'en')[0]).toBe(
    'Magma: the card itself decides about the loss of 1 Population. Read Cave Oil.',
  );
});
