import { expect, test } from 'vitest';
import { capital, listed, numeral, withMinus } from '#src/calculators/phrases.ts';

test('things are listed as each language lists them', () => {
  expect(listed('en', [])).toBe('');
  expect(listed('en', ['a'])).toBe('a');
  expect(listed('en', ['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed('it', ['a', 'b', 'c'])).toBe('a, b e c');
  expect(listed('en', ['a', 'b', 'c'], 'or')).toBe('a, b or c');
  expect(listed('it', ['a', 'b'], 'or')).toBe('a o b');
});

test('a number is written as each language writes it, with at most two places', () => {
  expect([7, 7.2, 20 / 3].map((value) => numeral(value, 'en'))).toEqual(['7', '7.2', '6.67']);
  expect([7, 7.2, 20 / 3].map((value) => numeral(value, 'it'))).toEqual(['7', '7,2', '6,67']);
});

test('a sentence starts with a capital, and less than nothing has a true minus', () => {
  expect(capital('è vero')).toBe('È vero');
  expect([withMinus(-3), withMinus(0), withMinus(3)]).toEqual(['−3', '0', '3']);
});
