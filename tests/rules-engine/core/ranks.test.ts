import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankIn, type TieRule } from '#engine/core/ranks.ts';

const ranks = (amounts: readonly number[], ties: TieRule): readonly number[] =>
  amounts.map((amount) => rankIn(amounts, amount, ties));

test.each([
  [
    [9, 7, 4],
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [4, 9, 7],
    [3, 1, 2],
    [3, 1, 2],
  ],
  [
    [5, 5, 3],
    [1, 1, 2],
    [1, 1, 3],
  ],
  [
    [8, 6, 6, 6, 2],
    [1, 2, 2, 2, 3],
    [1, 2, 2, 2, 5],
  ],
  [
    [2, 2],
    [1, 1],
    [1, 1],
  ],
  [[7], [1], [1]],
])('%j ranks %j densely and %j in competition', (amounts, dense, competition) => {
  expect(ranks(amounts, 'dense')).toEqual(dense);
  expect(ranks(amounts, 'competition')).toEqual(competition);
});

const tables = fc.array(fc.nat(9), { minLength: 1, maxLength: 8 });

test('somebody is first, more ranks better, and equal amounts rank alike', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom<TieRule>('dense', 'competition'), (amounts, ties) => {
      const places = ranks(amounts, ties);
      expect(Math.min(...places)).toBe(1);
      for (const [i, a] of amounts.entries()) {
        for (const [j, b] of amounts.entries()) {
          expect(Math.sign((places[i] ?? 0) - (places[j] ?? 0))).toBe(Math.sign(b - a) + 0);
        }
      }
    }),
  );
});

test('dense ranks leave no rank out', () => {
  fc.assert(
    fc.property(tables, (amounts) => {
      const places = new Set(ranks(amounts, 'dense'));
      expect(Math.max(...places)).toBe(places.size);
    }),
  );
});
