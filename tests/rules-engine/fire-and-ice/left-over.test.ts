import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACTIONS, leftOver, type Faction } from '#engine/fire-and-ice/index.ts';
import { rule } from '#tests/support/rule.ts';

/** `'3/1/0 2/5/1'`: coins, workers and Priests, then the Bowls. */
const left = (faction: Faction, text: string): string => {
  const [coins = 0, workers = 0, priests = 0, one = 0, two = 0, three = 0] = text
    .split(/[ /]/)
    .map(Number);
  const { points, coinsLeft } = leftOver(faction, {
    coins,
    workers,
    priests,
    bowls: [one, two, three],
  });
  return `${String(points)} VP, ${String(coinsLeft)} coins`;
};

rule('fi.map.conversion-rate', 'three coins make a point, and what is left makes none', () => {
  expect(left('witches', '8/0/0 0/0/0')).toBe('2 VP, 2 coins');
  expect(left('witches', '9/0/0 0/0/0')).toBe('3 VP, 0 coins');
});

rule('fi.scoring.left-over', 'workers, Priests and the Power in Bowl III become coins', () => {
  expect(left('witches', '1/2/4 0/0/8')).toBe('5 VP, 0 coins');
  expect(left('witches', '1/2/3 9/1/5')).toBe('3 VP, 2 coins');
});

rule('fi.scoring.burn', 'every two tokens in Bowl II make one coin, Bowl I makes none', () => {
  expect(left('witches', '0/0/0 12/7/0')).toBe('1 VP, 0 coins');
  expect(left('witches', '0/0/0 12/8/0')).toBe('1 VP, 1 coins');
});

rule('fi.scoring.alchemists', 'the Alchemists need two coins only', () => {
  expect(left('alchemists', '11/3/0 0/7/4')).toBe('10 VP, 1 coins');
});

test('a coin more never costs a point', () => {
  const amount = fc.nat({ max: 40 });
  fc.assert(
    fc.property(
      fc.constantFrom(...FACTIONS),
      fc.record({
        coins: amount,
        workers: amount,
        priests: amount,
        bowls: fc.tuple(amount, amount, amount),
      }),
      (faction, stock) => {
        const now = leftOver(faction, stock);
        const more = leftOver(faction, { ...stock, coins: stock.coins + 1 });
        expect(more.points).toBeGreaterThanOrEqual(now.points);
        expect(now.points * now.coinsPerPoint + now.coinsLeft).toBe(now.coins);
      },
    ),
  );
});
