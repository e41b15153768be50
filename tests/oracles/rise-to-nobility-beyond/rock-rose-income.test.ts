import { expect, test } from 'vitest';
import { rockRoseIncome } from '#engine/rise-to-nobility-beyond/index.ts';
import { valueOf, verdictOf } from '#tests/support/rule.ts';
import { chance } from '#scripts/chance.ts';

/*
 * Which dice may be played and what the others earn, told a second time from the chapter
 * “Rock Rose”: every die is put on the table or kept, and unplayed pips are paid out three by three.
 */

type Dice = readonly number[];

const sorted = (dice: Dice): Dice => [...dice].sort((a, b) => b - a);

const pips = (dice: Dice): number => {
  let all = 0;
  for (const die of dice) all += die;
  return all;
};

/** rtn.rock-rose.rounding: add first; every full 3 is paid, and what is left over is not. */
const paid = (unplayed: Dice): number => {
  let gems = 0;
  for (let rest = pips(unplayed); rest >= 3; rest -= 3) gems += 1;
  return gems;
};

/** Every way to part a roll in dice played and dice kept, die by die. */
const parted = (roll: Dice): readonly { readonly played: Dice; readonly kept: Dice }[] => {
  const [die, ...others] = roll;
  if (die === undefined) return [{ played: [], kept: [] }];
  return parted(others).flatMap(({ played, kept }) => [
    { played: [...played, die], kept },
    { played, kept: [...kept, die] },
  ]);
};

/** The plays that Reputation allows, each once, with what the others earn: `6,5,1 → 2`. */
const plays = (roll: Dice, reputation: number, dwellings: number): readonly string[] => [
  ...new Set(
    parted(roll)
      .filter(({ played }) => pips(played) <= reputation)
      .map(({ played, kept }) => `${sorted(played).join()} → ${paid(kept) + dwellings}`),
  ),
];

/** Every roll of so many dice, whatever their order. */
const rolls = (count: number, highest = 6): readonly Dice[] =>
  count === 0
    ? [[]]
    : Array.from({ length: highest }, (_, i) => i + 1).flatMap((die) =>
        rolls(count - 1, die).map((others) => [die, ...others]),
      );

const shuffled = (dice: Dice, next: (limit: number) => number): Dice =>
  dice.reduce<Dice>((list, die) => list.toSpliced(next(list.length + 1), 0, die), []);

const next = chance(11);

const ask = (input: {
  readonly dice: Dice;
  readonly played: Dice;
  readonly reputation: number;
  readonly dwellings: number;
  readonly elders: number;
}): ReturnType<typeof rockRoseIncome.ask> =>
  rockRoseIncome.ask({
    dice: shuffled(input.dice, next).join(),
    played: shuffled(input.played, next).join(),
    reputation: String(input.reputation),
    dwellings: String(input.dwellings),
    elders: String(input.elders),
  });

test('every roll of up to 5 dice, at every Reputation, can be played and pays as the chapter says', () => {
  const every = [1, 2, 3, 4, 5].flatMap((count) => rolls(count));
  expect(every).toHaveLength(6 + 21 + 56 + 126 + 252);
  for (const dice of every) {
    for (let reputation = 6; reputation <= 24; reputation += 1) {
      const [dwellings, elders] = [next(7), next(7)];
      const choice = parted(dice);
      const { played, kept } = choice[next(choice.length)] ?? { played: [], kept: [] };
      const reply = ask({ dice, played, reputation, dwellings, elders });
      const where = `${dice.join()} at ${reputation}: ${played.join()}`;
      const isOver = pips(played) > reputation;
      expect(verdictOf(reply), where).toBe(isOver ? 'over-reputation' : 'fine');
      if (isOver) continue;
      const value = valueOf(reply);
      expect(value, where).toMatchObject({
        leftSum: pips(kept),
        fromDice: paid(kept),
        rockRose: paid(kept) + dwellings,
        coins: 2 * elders,
      });
      const told = value.ways.map((way) => `${way.played.join()} → ${way.rockRose}`);
      expect([...told].sort(), where).toEqual([...plays(dice, reputation, dwellings)].sort());
      expect(value.ways.map(({ rockRose }) => rockRose)).toEqual(
        sorted(value.ways.map(({ rockRose }) => rockRose)),
      );
      expect(value.ways.filter(({ own }) => own).map((way) => way.played)).toEqual([
        sorted(played),
      ]);
    }
  }
});

test('only dice that were rolled are played', () => {
  for (let i = 0; i < 2000; i += 1) {
    const dice = Array.from({ length: 1 + next(5) }, () => 1 + next(6));
    const played = Array.from({ length: next(6) }, () => 1 + next(6));
    const rest = [...dice];
    const isRolled = played.every((die) => {
      const at = rest.indexOf(die);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    const reply = ask({ dice, played, reputation: 24, dwellings: 0, elders: 0 });
    expect(verdictOf(reply).includes('not-rolled'), `${dice.join()}: ${played.join()}`).toBe(
      !isRolled,
    );
  }
});
