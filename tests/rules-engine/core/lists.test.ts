import { expect, test } from 'vitest';
import { firstOr, nth } from '#engine/core/lists.ts';

test('a place of a list, counted from either end, or what stands for it', () => {
  expect(nth(['a', 'b'], 1, 'none')).toBe('b');
  expect(nth(['a', 'b'], -1, 'none')).toBe('b');
  expect(nth(['a', 'b'], 2, 'none')).toBe('none');
});

test('the first that holds, or what stands for it', () => {
  const isEven = (number: number): boolean => number % 2 === 0;
  expect(firstOr([1, 2, 4], isEven, 0)).toBe(2);
  expect(firstOr([1, 3], isEven, 0)).toBe(0);
});
