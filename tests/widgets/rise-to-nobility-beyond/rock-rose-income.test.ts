import { expect, test } from 'vitest';
import { rockRoseIncome } from '#src/widgets/rise-to-nobility-beyond/rock-rose-income/calculator.ts';
import { said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(rockRoseIncome, {
  dice: ['6,5,4,3,2', '1', '1,1,1,1,1', '6,6,1'],
  played: ['', '6', '5,4', '1,1'],
  reputation: ['6', '9', '12', '24'],
});

test('the rulebook’s own roll', () => {
  const printed = 'dice=5,6,4,4,1&reputation=12&played=6,5,1';
  expect(said(rockRoseIncome, printed, 'en')).toContain('You gain 2 Rock Rose.');
  expect(said(rockRoseIncome, printed, 'it')[0]).toMatch(/^Guadagni 2 Rocc/);
});
