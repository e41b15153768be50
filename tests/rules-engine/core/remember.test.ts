import { expect, test } from 'vitest';
import { remember } from '#engine/core/remember.ts';

/** Doubles numbers, keeps the latest two, and lists what it had to work out. */
const doubling = () => {
  const worked: number[] = [];
  const double = remember(
    2,
    (n) => n,
    (n: number) => {
      worked.push(n);
      return { double: 2 * n };
    },
  );
  return { double, worked };
};

test('a thing is worked out once', () => {
  const { double, worked } = doubling();
  expect([double(1), double(2), double(1)].map((value) => value.double)).toEqual([2, 4, 2]);
  expect(double(2)).toBe(double(2));
  expect(worked).toEqual([1, 2]);
});

test('only the latest are kept, and what is asked again counts as late', () => {
  const { double, worked } = doubling();
  for (const n of [1, 2, 1, 3, 1, 2]) double(n);
  expect(worked).toEqual([1, 2, 3, 2]);
});

test('two that have the same key are the same', () => {
  const read = remember(1, JSON.stringify, (texts: readonly string[]) => [...texts]);
  expect(read(['a', 'b'])).toBe(read(['a', 'b']));
  expect(read(['a'])).not.toBe(read(['b']));
});
