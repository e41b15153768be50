import { expect, test } from 'vitest';
import { nextByArrow } from '#src/widgets/vast-bonus-cards/entrance/sheet.ts';

test('arrow keys lead from tile to edge to tile, past what is not there', () => {
  const names = ['a1', 'b1', 'a2', 'b2', 'a1-b1', 'a2-b2'];
  expect(nextByArrow('a1', 'ArrowRight', names)).toBe('a1-b1');
  expect(nextByArrow('a1-b1', 'ArrowRight', names)).toBe('b1');
  expect(nextByArrow('a1', 'ArrowDown', names)).toBe('a2');
  expect(nextByArrow('a1-b1', 'ArrowDown', names)).toBe('a2-b2');
  expect(nextByArrow('a1', 'ArrowUp', names)).toBeUndefined();
  expect(nextByArrow('a1', 'x', names)).toBeUndefined();
});
