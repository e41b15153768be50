import { expect } from 'vitest';
import { contents } from '#engine/fire-and-ice/index.ts';
import { rule } from '#tests/support/rule.ts';

/** `'2 x 8'` for each kind of piece that a clause lists. */
const listed = (clause: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    contents()
      .filter((line) => line.clause === clause)
      .map(({ code, groups, each, total }) => [
        code,
        `${String(groups)} x ${String(each)} = ${String(total)}`,
      ]),
  );

rule('fi.components.board', 'one board with a landscape on each side', () => {
  expect(listed('fi.components.board')).toEqual({ board: '1 x 1 = 1', landscapes: '1 x 2 = 2' });
});

rule('fi.components.faction-boards', 'three Faction boards with six Factions', () => {
  expect(listed('fi.components.faction-boards')).toEqual({
    'faction-boards': '3 x 1 = 3',
    factions: '3 x 2 = 6',
  });
});

rule('fi.components.turn-order-board', 'one Turn Order board', () => {
  expect(listed('fi.components.turn-order-board')).toEqual({ 'turn-order-board': '1 x 1 = 1' });
});

rule('fi.components.pieces', 'two colors of wooden pieces', () => {
  expect(listed('fi.components.pieces')).toEqual({
    dwellings: '2 x 8 = 16',
    'trading-houses': '2 x 4 = 8',
    strongholds: '2 x 1 = 2',
    temples: '2 x 3 = 6',
    sanctuaries: '2 x 1 = 2',
    priests: '2 x 7 = 14',
    markers: '2 x 7 = 14',
    bridges: '2 x 3 = 6',
  });
});

rule('fi.components.terrain-tiles', 'thirty Terrain tiles', () => {
  expect(listed('fi.components.terrain-tiles')).toEqual({ 'terrain-tiles': '1 x 30 = 30' });
});

rule('fi.components.faction-tokens', 'ten Faction tokens', () => {
  expect(listed('fi.components.faction-tokens')).toEqual({ 'faction-tokens': '1 x 10 = 10' });
});

rule('fi.components.rings-and-bag', 'two rings and a bag', () => {
  expect(listed('fi.components.rings-and-bag')).toEqual({ rings: '2 x 1 = 2', bags: '1 x 1 = 1' });
});

rule('fi.components.final-scoring-tiles', 'four Final Scoring tiles', () => {
  expect(listed('fi.components.final-scoring-tiles')).toEqual({
    'final-scoring-tiles': '1 x 4 = 4',
  });
});
