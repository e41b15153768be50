import { expect, test } from 'vitest';
import { caveOil } from '#src/widgets/vast-bonus-cards/cave-oil/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(caveOil);

test('no help in the Lake', () => {
  expect(said(caveOil, '', 'en')).toEqual([
    'Lake: Cave Oil does not help. The Tribe loses 1 Population.',
    'In the base game a Tribe that enters the Lake loses Population. | −1',
    'Cave Oil has no effect on losses from Terrain.',
  ]);
  expect(said(caveOil, '', 'it')[0]).toBe(
    'Lago: l’Olio della Caverna non aiuta. La Tribù perde 1 Popolazione.',
  );
});

test('elsewhere the card decides, until it is read', () => {
  expect(said(caveOil, 'cause=backstab&loss=2', 'en')[0]).toBe(
    'Backstab: whether Cave Oil helps against the loss of 2 Population is printed on the card. Read it.',
  );
  expect(pasted(caveOil, 'cause=backstab&card=covers', 'it')).toBe(
    'Pugnalata alle spalle: l’Olio della Caverna aiuta contro la perdita di Popolazione. Fai quello che dice la carta.',
  );
});

test('Magma by both readings', () => {
  expect(said(caveOil, 'cause=magma', 'en')[0]).toBe(
    'Magma: Cave Oil does not help. The Tribe loses 1 Population.',
  );
  expect(said(caveOil, 'cause=magma&magma=card', 'en')[0]).toBe(
    'Magma: whether Cave Oil helps against the loss of 1 Population is printed on the card. Read it.',
  );
});

test('the reading goes with the pasted sentence where it mattered', () => {
  expect(pasted(caveOil, 'cause=magma', 'en')).toBe(
    'Magma: Cave Oil does not help. The Tribe loses 1 Population. Reading: the loss on Magma is ruled out like every loss from Terrain.',
  );
  expect(pasted(caveOil, 'cause=river&loss=1', 'en')).toBe(
    'River: Cave Oil does not help. The Tribe loses 1 Population.',
  );
  expect(pasted(caveOil, 'cause=river&loss=3&current=card', 'it')).toBe(
    'Fiume: la Tribù perde 1 Popolazione all’ingresso, qualunque cosa dica la carta. Controcorrente: se l’Olio della Caverna aiuta contro la perdita di 2 Popolazione lo dice la carta. Leggila. Interpretazione: il foglietto non esclude la perdita controcorrente.',
  );
});
