import { expect, test } from 'vitest';
import { diceApart, diceIn } from '#engine/core/dice.ts';

test('dice typed in one go are set apart, and what is no die is left out', () => {
  expect(diceApart('56441')).toBe('5,6,4,4,1');
  expect(diceIn('56441')).toEqual([5, 6, 4, 4, 1]);
  expect(diceIn('5, x, 9, 2')).toEqual([5, 2]);
});
