import { expect, test } from 'vitest';
import {
  blankCamp,
  campIn,
  emptyCamp,
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

test('text that is no camp is none', () => {
  expect([campIn(''), campIn('//'), campIn('ox'), campIn('oo/o')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(campIn(blankCamp())).toHaveLength(8);
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
