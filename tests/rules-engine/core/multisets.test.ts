import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choices, descending, sum, without } from '#engine/core/multisets.ts';

const rolls = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 });

test('a sum adds each number, and is 0 for none', () => {
  expect(sum([5, 6, 4])).toBe(15);
  expect(sum([])).toBe(0);
});

test('numbers are taken out one for one', () => {
  expect(without([5, 6, 4, 4, 1], [4, 6])).toEqual([5, 4, 1]);
  expect(without([4, 4], [4, 4, 4])).toEqual([]);
  expect(without([5], [2])).toEqual([5]);
});

test('each choice comes once, with its larger numbers first', () => {
  expect(choices([1, 4, 4])).toEqual([[], [4], [4, 4], [1], [4, 1], [4, 4, 1]]);
  expect(choices([])).toEqual([[]]);
});

test('what is chosen and what is left make up the whole', () => {
  fc.assert(
    fc.property(rolls, (all) => {
      for (const some of choices(all)) {
        const rest = without(all, some);
        expect(descending([...some, ...rest])).toEqual(descending(all));
        expect(sum(some) + sum(rest)).toBe(sum(all));
      }
    }),
  );
});

test('different numbers can be chosen in as many ways as there are subsets', () => {
  expect(choices([1, 2, 3, 4, 5])).toHaveLength(32);
  expect(choices([6, 6, 6, 6, 6])).toHaveLength(6);
});
