import { describe, expect, test } from 'vitest';
import { isWhole, legible, parts, wholeIn } from '#engine/core/notation.ts';

describe('parts with a mark between them', () => {
  test('one is changed and the others stay as typed', () => {
    const list = parts(',');
    expect(list.with('witches, half-ty,auren', 2, 'giants')).toBe('witches, half-ty,giants');
    expect(list.without('a,b,c', 1)).toBe('a,c');
    expect(list.plus('a', 'b')).toBe('a,b');
    expect(list.plus('', 'b')).toBe('b');
  });

  test('a place beyond the last is reached over blank ones', () => {
    expect(parts(',').with('a', 2, 'c')).toBe('a,,c');
    expect(parts(',').with('', 2, 'c')).toBe(',,c');
  });

  test('the mark is taken out of what is written into a part', () => {
    expect(parts(',').with('a,b', 0, 'x,y')).toBe('xy,b');
  });

  test('where there are always so many, blank text has blank ones, which make blank text', () => {
    const bowls = parts('/', 3);
    expect(bowls.of(' ')).toEqual(['', '', '']);
    expect(bowls.with('', 1, '4')).toBe('/4/');
    expect(bowls.with('/4/', 1, '')).toBe('');
    expect(bowls.make(['', ' ', ''])).toBe('');
    expect(bowls.make(['', '', '', ''])).toBe('///');
    expect(bowls.of('1/2')).toEqual(['1', '2']);
  });
});

test.each([
  ['5', 5],
  [' −3 ', -3],
  ['-0', 0],
  ['', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['12345', undefined],
])('the whole number in “%s” is %s', (text, whole) => {
  expect(wholeIn(text)).toBe(whole);
});

test('a whole number may have blanks around it and any number of digits', () => {
  expect([' 7 ', '12345678', '−3'].map(isWhole)).toEqual([true, true, true]);
  expect(['', '1.5', '7 8'].map(isWhole)).toEqual([false, false, false]);
});

test('what cannot be read among others is left out, and they stay', () => {
  const isRead = (pieces: readonly string[]) =>
    pieces.every((piece) => piece !== 'x') && new Set(pieces).size === pieces.length;
  expect(legible(['a', 'x', 'b', 'a', 'c'], isRead)).toEqual(['a', 'b', 'c']);
  expect(legible([], isRead)).toEqual([]);
});
