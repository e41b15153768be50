import { expect, test } from 'vitest';
import { own } from '#engine/core/own.ts';
import { INHERITED } from '#tests/support/inherited.ts';

test('a table is asked for what it holds', () => {
  expect(own({ red: 'rosso' }, 'red')).toBe('rosso');
  expect(own(undefined, 'red')).toBeUndefined();
});

test.each(INHERITED)('no table holds %s that was not given it', (word) => {
  expect(own({ red: 'rosso' }, word)).toBeUndefined();
  expect(own(Object.fromEntries([[word, 'given']]), word)).toBe('given');
});
