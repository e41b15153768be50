import { expect, test } from 'vitest';
import { ok } from '#engine/core/result.ts';
import { wordsOf } from '#engine/core/sequence.ts';

test('words in their order, as often as they are written', () => {
  const options = ['one', 'two'];
  const read = (text: string, min = 0) => wordsOf('f', text, { options, count: { min, max: 3 } });
  const refused = (problem: object) => ({ ok: false, error: [{ field: 'f', ...problem }] });
  expect(read('two,one two')).toEqual(ok(['two', 'one', 'two']));
  expect(read('')).toEqual(ok([]));
  expect(read('one,six,ten')).toEqual(refused({ code: 'not-an-option', got: 'six', options }));
  expect(read('one,one,one,one')).toEqual(refused({ code: 'wrong-count', got: 4, min: 0, max: 3 }));
  expect(read('one', 2)).toEqual(refused({ code: 'wrong-count', got: 1, min: 2, max: 3 }));
});
