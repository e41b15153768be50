import { expect, test } from 'vitest';
import { capital, listed, withMinus } from '#src/calculators/phrases.ts';

test('things are listed as each language lists them', () => {
  expect(listed('en', [])).toBe('');
  expect(listed('en', ['a'])).toBe('a');
  expect(listed('en', ['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed('it', ['a', 'b', 'c'])).toBe('a, b e c');
  expect(listed('en', ['a', 'b', 'c'], 'or')).toBe('a, b or c');
  expect(listed('it', ['a', 'b'], 'or')).toBe('a o b');
});

test('a sentence starts with a capital, and less than nothing has a true minus', () => {
  expect(capital('è vero')).toBe('È vero');
  expect([withMinus(-3), withMinus(0), withMinus(3)]).toEqual(['−3', '0', '3']);
});
