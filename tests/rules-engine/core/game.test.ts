import { expect, test } from 'vitest';
import { clause, defineGame } from '#engine/core/game.ts';

test('a clause says what it is, where it comes from and where to look', () => {
  expect(clause('rule', 'printed', 'p. 2')).toEqual({
    kind: 'rule',
    provenance: 'printed',
    place: 'p. 2',
  });
});

test('a game is what it was told to be', () => {
  const toy = {
    slug: 'toy',
    prefix: 'toy',
    clauses: { 'toy.a.rule': clause('rule', 'printed', 'p. 1') },
    retired: {},
    examples: [],
  };
  expect(defineGame(toy)).toBe(toy);
});
