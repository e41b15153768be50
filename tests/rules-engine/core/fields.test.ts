import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  collect,
  collectAll,
  itemsIn,
  missing,
  numeral,
  option,
  optionalOption,
  optionalWhole,
  optionsOf,
  slashedWholes,
  unreadable,
  whole,
  wholeOrZero,
  wholes,
} from '#engine/core/fields.ts';
import { ok } from '#engine/core/result.ts';
import { unwrap } from '#tests/support/rule.ts';

const RANGE = { min: -2, max: 9 };

const refused = (problem: object): object => ({ ok: false, error: [{ field: 'f', ...problem }] });

describe('a whole number', () => {
  test.each([
    ['7', 7],
    [' 7 ', 7],
    ['-2', -2],
    ['−2', -2],
    ['007', 7],
    ['0000007', 7],
  ])('%j is read', (text, value) => {
    expect(whole('f', text, RANGE)).toEqual(ok(value));
  });

  test('minus zero is zero', () => {
    expect(Object.is(unwrap(whole('f', '-0', RANGE)), 0)).toBe(true);
  });

  test.each([
    ['', { code: 'missing' }],
    ['  ', { code: 'missing' }],
    ['1.5', { code: 'not-whole', got: '1.5' }],
    ['1e3', { code: 'not-whole', got: '1e3' }],
    ['NaN', { code: 'not-whole', got: 'NaN' }],
    ['Infinity', { code: 'not-whole', got: 'Infinity' }],
    ['0x1F', { code: 'not-whole', got: '0x1F' }],
    ['12345', { code: 'out-of-range', got: '12345', ...RANGE }],
    ['-12345', { code: 'out-of-range', got: '-12345', ...RANGE }],
    ['9'.repeat(400), { code: 'out-of-range', got: '9'.repeat(400), ...RANGE }],
    ['٣', { code: 'not-whole', got: '٣' }],
    ['10', { code: 'out-of-range', got: 10, ...RANGE }],
    ['-3', { code: 'out-of-range', got: -3, ...RANGE }],
  ])('%j is refused', (text, problem) => {
    expect(whole('f', text, RANGE)).toEqual(refused(problem));
  });

  test('blank may mean not given, or none', () => {
    expect(optionalWhole('f', ' ', RANGE)).toEqual(ok(undefined));
    expect(optionalWhole('f', '4', RANGE)).toEqual(ok(4));
    expect(wholeOrZero('f', ' ', RANGE)).toEqual(ok(0));
    expect(wholeOrZero('f', '4', RANGE)).toEqual(ok(4));
    expect(wholeOrZero('f', 'x', RANGE)).toEqual(refused({ code: 'not-whole', got: 'x' }));
  });
});

describe('a number out of a closed set', () => {
  test.each([
    ['4', ok(4)],
    ['3', refused({ code: 'not-an-option', got: '3', options: ['1', '2', '4'] })],
    [' 3 ', refused({ code: 'not-an-option', got: '3', options: ['1', '2', '4'] })],
    ['5', refused({ code: 'out-of-range', got: 5, min: 1, max: 4 })],
    ['', refused({ code: 'missing' })],
  ])('%j', (text, result) => {
    expect(numeral('f', text, [1, 2, 4])).toEqual(result);
  });
});

describe('a list of whole numbers', () => {
  const shape = { each: { min: 1, max: 6 }, count: { min: 1, max: 3 } };

  test.each(['5,6,4', '5, 6, 4', '5 6 4', '5;6;4', ',5,6,,4,'])('%j is read', (text) => {
    expect(wholes('f', text, shape)).toEqual(ok([5, 6, 4]));
  });

  test.each([
    ['', { code: 'missing' }],
    ['1,2,3,4', { code: 'wrong-count', got: 4, min: 1, max: 3 }],
    ['1,7', { code: 'out-of-range', got: 7, min: 1, max: 6 }],
    ['1,x', { code: 'not-whole', got: 'x' }],
  ])('%j is refused', (text, problem) => {
    expect(wholes('f', text, shape)).toEqual(refused(problem));
  });

  test('too short a list is a wrong count', () => {
    const pair = { ...shape, count: { min: 2, max: 3 } };
    expect(wholes('f', '1', pair)).toEqual(refused({ code: 'wrong-count', got: 1, ...pair.count }));
  });

  test('blank is no number, where none will do', () => {
    expect(wholes('f', ' ', { ...shape, count: { min: 0, max: 3 } })).toEqual(ok([]));
  });
});

describe('whole numbers with slashes between them', () => {
  const shape = { count: 3, each: { min: 0, max: 9 } };

  test.each(['4/4/0', ' 4 / 4/0 '])('%j is read', (text) => {
    expect(slashedWholes('f', text, shape)).toEqual(ok([4, 4, 0]));
  });

  test.each([
    [' ', { code: 'missing' }],
    [' 4/4 ', { code: 'not-readable', got: '4/4' }],
    ['4/4/10', { code: 'out-of-range', got: 10, min: 0, max: 9 }],
    ['4//0', { code: 'missing' }],
  ])('%j is refused', (text, problem) => {
    expect(slashedWholes('f', text, shape)).toStrictEqual(refused(problem));
  });

  test('a notation may give its own reason', () => {
    expect(slashedWholes('f', '4', { ...shape, reason: 'too-short' })).toEqual(
      refused({ code: 'not-readable', got: '4', reason: 'too-short' }),
    );
  });
});

test('items are set apart by commas, semicolons or spaces', () => {
  expect(itemsIn(' a, b;c  d,')).toEqual(['a', 'b', 'c', 'd']);
  expect(itemsIn(' ')).toEqual([]);
});

describe('words out of a closed set', () => {
  const options = ['one', 'two'];

  test('one word', () => {
    expect(option('f', ' two ', options)).toEqual(ok('two'));
    for (const blank of ['', ' ']) {
      expect(option('f', blank, options)).toEqual(refused({ code: 'missing' }));
    }
    expect(option('f', ' Two ', options)).toEqual(
      refused({ code: 'not-an-option', got: 'Two', options }),
    );
  });

  test('one word or none', () => {
    expect(optionalOption('f', ' ', options)).toEqual(ok(undefined));
    expect(optionalOption('f', 'two', options)).toEqual(ok('two'));
    expect(optionalOption('f', 'six', options)).toEqual(
      refused({ code: 'not-an-option', got: 'six', options }),
    );
  });

  test('several words, each once', () => {
    expect(optionsOf('f', 'two, one,two', options)).toEqual(ok(['two', 'one']));
    expect(optionsOf('f', '', options)).toEqual(ok([]));
    expect(optionsOf('f', 'two,six', options)).toEqual(
      refused({ code: 'not-an-option', got: 'six', options }),
    );
  });
});

describe('fields together', () => {
  test('all are read', () => {
    expect(collect({ a: ok(1), b: ok('two') })).toEqual(ok({ a: 1, b: 'two' }));
    expect(collectAll([ok(1), ok(2)])).toEqual(ok([1, 2]));
  });

  test('every problem is reported', () => {
    const problems = [
      { field: 'a', code: 'missing' },
      { field: 'b', code: 'not-readable', got: '?' },
    ];
    const fields = { a: missing('a'), b: unreadable('b', '?'), c: ok(1) };
    expect(collect(fields)).toEqual({ ok: false, error: problems });
    expect(collectAll(Object.values(fields))).toEqual({ ok: false, error: problems });
  });
});

test('a whole number survives being written and read', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), (number) => {
      expect(whole('f', String(number), { min: -9999, max: 9999 })).toEqual(ok(number));
    }),
  );
});
