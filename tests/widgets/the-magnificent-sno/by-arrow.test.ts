import { expect, test } from 'vitest';
import { campIn } from '#engine/the-magnificent-sno/index.ts';
import { byArrow } from '#src/widgets/the-magnificent-sno/shared/by-arrow.ts';

test('arrow keys stop at the edge', () => {
  const camp = campIn('.../...') ?? [];
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
