import { expect, test } from 'vitest';
import {
  blankCamp,
  CAMP_SIDE,
  campIn,
  emptyCamp,
  isCamp,
  makeCamp,
  painted,
  resized,
  type Paint,
} from '#engine/the-magnificent-sno/index.ts';

const tapped = (text: string, paint: Paint, row: number, column: number): string => {
  const camp = campIn(text);
  return camp === undefined ? 'no camp' : makeCamp(painted(camp, { row, column }, paint));
};

test('a tap covers a space, a second one empties it', () => {
  expect(tapped('.../...', 'green', 1, 2)).toBe('.../..g');
  expect(tapped('.../..g', 'green', 1, 2)).toBe('.../...');
  expect(tapped('.../..G', 'purple', 1, 2)).toBe('.../..p');
  expect(tapped('.../..G', 'empty', 1, 2)).toBe('.../...');
});

test('a mark comes and goes, and never stands on an empty space', () => {
  expect(tapped('.w', 'large', 0, 1)).toBe('.W');
  expect(tapped('.W', 'large', 0, 1)).toBe('.w');
  expect(tapped('.w', 'large', 0, 0)).toBe('.w');
});

test('other sides keep what lies within them', () => {
  const camp = campIn('oG/p.') ?? [];
  expect(makeCamp(resized(camp, { columns: 3, rows: 1 }))).toBe('oG.');
  expect(makeCamp(resized(camp, { columns: 1, rows: 3 }))).toBe('o/p/.');
});

test('blank text is no camp', () => {
  expect([campIn(''), campIn('//')]).toEqual([undefined, undefined]);
  expect(campIn(blankCamp())).toHaveLength(8);
});

test.each([
  ['a letter that is no space', 'ox/Gg', 'o./Gg'],
  ['a row that is too short', 'oo/G', 'oo/G.'],
  ['a row that is too long', 'o/Gg', 'o./Gg'],
  ['a row that is missing', 'o//g/', 'o/./g'],
  ['a damaged letter', 'o\uFFFDg', 'o.g'],
])('%s is an empty space; the rest of the camp stays', (_, text, kept) => {
  expect(isCamp(text)).toBe(false);
  expect(makeCamp(campIn(text) ?? [])).toBe(kept);
  expect(isCamp(kept)).toBe(true);
});

test('a camp that is too large is cut', () => {
  const rows = (count: number, columns: number) => Array(count).fill('o'.repeat(columns)).join('/');
  const { max } = CAMP_SIDE;
  expect(makeCamp(campIn(rows(max + 1, max + 2)) ?? [])).toBe(rows(max, max));
});

test('an emptied camp keeps its sides', () => {
  expect(makeCamp(emptyCamp(campIn('oG/p.') ?? []))).toBe('../..');
});

test('every space knows where it is, empty or not, and an empty one is not marked', () => {
  const empty = { row: 0, column: 0, cover: undefined, marked: false };
  expect(emptyCamp(campIn('G') ?? [])).toStrictEqual([[empty]]);
  expect(resized([], { columns: 2, rows: 1 })).toStrictEqual([[empty, { ...empty, column: 1 }]]);
  expect(painted([[empty]], empty, 'large')).toStrictEqual([[empty]]);
});
