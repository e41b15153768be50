import { expect, test } from 'vitest';
import { makeCamp } from '#engine/the-magnificent-sno/index.ts';
import {
  blankCamp,
  byArrow,
  painted,
  readCamp,
  resized,
  type CampTool,
} from '#src/widgets/the-magnificent-sno/shared/camp-edits.ts';

const tapped = (text: string, tool: CampTool, row: number, column: number): string => {
  const camp = readCamp(text);
  return camp === undefined ? 'no camp' : makeCamp(painted(camp, { row, column }, tool));
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
  expect(tapped('.w', 'pick', 0, 1)).toBe('.w');
});

test('other sides keep what lies within them', () => {
  const camp = readCamp('oG/p.') ?? [];
  expect(makeCamp(resized(camp, { columns: 3, rows: 1 }))).toBe('oG.');
  expect(makeCamp(resized(camp, { columns: 1, rows: 3 }))).toBe('o/p/.');
});

test('text that is no camp is none', () => {
  expect([readCamp(''), readCamp('//'), readCamp('ox'), readCamp('oo/o')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(readCamp(blankCamp())).toHaveLength(8);
});

test('arrow keys stop at the edge', () => {
  const camp = readCamp('.../...') ?? [];
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'];
  expect(keys.map((key) => byArrow(camp, { row: 0, column: 2 }, key))).toEqual([
    { row: 0, column: 2 },
    { row: 1, column: 2 },
    { row: 0, column: 1 },
    { row: 0, column: 2 },
    { row: 0, column: 0 },
    { row: 0, column: 2 },
    undefined,
  ]);
});
