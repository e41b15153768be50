import { expect, test } from 'vitest';
import {
  COMPONENTS,
  contents,
  ROCK_ROSE,
  type ComponentLine,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { rule } from '#tests/support/rule.ts';

/** The lines of a clause as sums: `'3 × 24 = 72 glade-cards'`. */
const sums = (clause: ComponentLine['clause']): readonly string[] =>
  contents()
    .filter((line) => line.clause === clause)
    .map(({ code, groups, each, total }) => `${groups} × ${each} = ${total} ${code}`);

rule('rtn.components.boards', 'the box holds 1 expansion board and 6 extensions', () => {
  expect(sums('rtn.components.boards')).toEqual([
    '1 × 1 = 1 expansion-board',
    '6 × 1 = 6 extensions',
  ]);
});

rule('rtn.components.glade-cards', '3 types of 24 cards make 72 Glade cards', () => {
  expect(sums('rtn.components.glade-cards')).toEqual(['3 × 24 = 72 glade-cards']);
});

rule('rtn.components.settlers', 'deck 3 has 12 settlers', () => {
  expect(sums('rtn.components.settlers')).toEqual(['1 × 12 = 12 settlers']);
});

rule('rtn.components.rock-rose', 'the box holds 50 Rock Rose', () => {
  expect(sums('rtn.components.rock-rose')).toEqual(['1 × 50 = 50 rock-rose']);
});

rule('rtn.components.meeples', '3 meeples in each of 6 colours make 18', () => {
  expect(sums('rtn.components.meeples')).toEqual(['6 × 3 = 18 meeples']);
});

rule('rtn.components.houses', '2 houses in each of 6 colours make 12', () => {
  expect(sums('rtn.components.houses')).toEqual(['6 × 2 = 12 houses']);
});

rule('rtn.components.tokens', '7 tokens in each of 6 colours make 42', () => {
  expect(sums('rtn.components.tokens')).toEqual(['6 × 7 = 42 tokens']);
});

test('every sum agrees with the printed total', () => {
  expect(contents().map(({ code, total }) => [code, total])).toEqual(
    Object.entries(COMPONENTS).map(([code, { total }]) => [code, total]),
  );
  expect(ROCK_ROSE.max).toBe(COMPONENTS['rock-rose'].total);
});
