import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { components, pairs } from '#engine/core/graphs.ts';

describe('components', () => {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

  test('links are followed from item to item', () => {
    expect(components([1, 2, 3, 7, 8, 5], near)).toEqual([[1, 2, 3], [7, 8], [5]]);
    // 2 joins what stood apart before it.
    expect(components([1, 3, 2], near)).toEqual([[1, 2, 3]]);
    expect(components([], near)).toEqual([]);
  });

  test('every item is in one component, and no link leads out of it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 40 })), (items) => {
        const found = components(items, near);
        expect(found.flat().toSorted()).toEqual(items.toSorted());
        for (const [one, other] of pairs(found)) {
          expect(one.some((a) => other.some((b) => near(a, b)))).toBe(false);
        }
      }),
    );
  });
});

test('pairs lists every two items once', () => {
  expect(pairs(['a', 'b', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect(pairs(['a'])).toEqual([]);
});
