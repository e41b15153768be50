import { ruled, saying, when, type Says } from '../core/answer.ts';
import { dice } from '../core/dice.ts';
import { amount, amountOrZero, form, type Checked } from '../core/form.ts';
import { choices, descending, sum, without } from '../core/multisets.ts';
import { question } from '../core/question.ts';
import type { RtnClause } from './clauses.ts';
import {
  CARDS_OF_A_TYPE,
  COINS_PER_ELDER,
  DICE_EACH,
  DICE_PER_ROCK_ROSE,
  REPUTATION,
  ROCK_ROSE_PER_DWELLING,
} from './data.ts';

const FORM = form({
  dice: dice({ min: 1, max: DICE_EACH }, '6,5,4,3,2'),
  reputation: amount(REPUTATION, '9'),
  /** The dice played this round, out of the roll. */
  played: dice({ min: 0, max: DICE_EACH }, '5,4'),
  /** Active dwellings and elders. */
  dwellings: amountOrZero(CARDS_OF_A_TYPE),
  elders: amountOrZero(CARDS_OF_A_TYPE),
});

const SAYS = {
  roll: 'rtn.rock-rose.dice',
  played: 'rtn.rock-rose.reputation',
  unplayable: 'rtn.rock-rose.unplayable',
  unplayed: 'rtn.rock-rose.income',
  'rounded-down': 'rtn.rock-rose.rounding',
  dwellings: 'rtn.dwellings.income',
  elders: 'rtn.elders.income',
  'not-rolled': 'rtn.rock-rose.dice',
  'over-reputation': 'rtn.rock-rose.reputation',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

type Income = Checked<typeof FORM>;

/** One choice of dice to play, and the Rock Rose that the others earn together with the dwellings. */
interface Way {
  readonly played: readonly number[];
  readonly playedSum: number;
  readonly left: readonly number[];
  readonly leftSum: number;
  readonly rockRose: number;
}

export interface IncomeValue extends Way {
  readonly fromDice: number;
  readonly fromDwellings: number;
  readonly coins: number;
  /** Every choice that reputation allows: most Rock Rose first, then most dice, then the larger dice. */
  readonly ways: readonly (Way & { readonly own: boolean })[];
}

/** What the Income phase pays for the dice left unplayed, the active dwellings and the active elders. */
const income = (round: Income) => {
  const own = way(round, round.played);
  const value: IncomeValue = {
    ...own,
    fromDice: rockRoseFor(own.leftSum),
    fromDwellings: dwellingsRockRose(round.dwellings),
    coins: eldersCoins(round.elders),
    ways: waysToPlay(round).map((each) => ({ ...each, own: same(each.played, own.played) })),
  };
  return ruled([...notRolled(round), ...overReputation(round)], {
    value,
    lines: [...diceLines(round, own), ...cardLines(round, value)],
  });
};

export const rockRoseIncome = question({ form: FORM, says: SAYS, rule: income });

/** Rock Rose for a total of unplayed dice: one for each full three. */
export const rockRoseFor = (leftSum: number): number => Math.floor(leftSum / DICE_PER_ROCK_ROSE);

export const eldersCoins = (active: number): number => active * COINS_PER_ELDER;

export const dwellingsRockRose = (active: number): number => active * ROCK_ROSE_PER_DWELLING;

const way = ({ dice, dwellings }: Income, chosen: readonly number[]): Way => {
  const played = descending(chosen);
  const left = descending(without(dice, played));
  const leftSum = sum(left);
  const rockRose = rockRoseFor(leftSum) + dwellingsRockRose(dwellings);
  return { played, playedSum: sum(played), left, leftSum, rockRose };
};

const waysToPlay = (round: Income): readonly Way[] =>
  choices(round.dice)
    .map((chosen) => way(round, chosen))
    .filter(({ playedSum }) => playedSum <= round.reputation)
    .toSorted(byRockRose);

const byRockRose = (a: Way, b: Way): number =>
  b.rockRose - a.rockRose ||
  b.played.length - a.played.length ||
  b.playedSum - a.playedSum ||
  digits(b.played) - digits(a.played);

/** Dice as one number, to compare choices of equally many dice: 6 and 1 before 5 and 2. */
const digits = (dice: readonly number[]): number => Number(dice.join(''));

const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

const notRolled = ({ dice, played }: Income) => {
  const extra = without(played, dice);
  return when(extra.length > 0, say('not-rolled', { dice: extra, played, rolled: dice }));
};

const overReputation = ({ played, reputation }: Income) => {
  const playedSum = sum(played);
  const over = playedSum - reputation;
  return when(over > 0, say('over-reputation', { played, playedSum, reputation, over }));
};

const diceLines = ({ dice, reputation }: Income, { played, playedSum, left, leftSum }: Way) => {
  const spare = reputation - playedSum;
  const tooHigh = left.filter((die) => die > spare);
  const rockRose = rockRoseFor(leftSum);
  const per = DICE_PER_ROCK_ROSE;
  const rest = leftSum % per;
  return [
    say('roll', { dice, total: sum(dice) }),
    say('played', { played, playedSum, reputation, spare }),
    ...when(tooHigh.length > 0, say('unplayable', { dice: tooHigh, spare })),
    say('unplayed', { left, leftSum, per, rockRose }),
    ...when(rest > 0, say('rounded-down', { leftSum, per, rest, rockRose })),
  ];
};

const cardLines = ({ dwellings, elders }: Income, { fromDice, rockRose, coins }: IncomeValue) => {
  const each = ROCK_ROSE_PER_DWELLING;
  const gained = { dwellings, each, before: fromDice, after: rockRose };
  return [
    ...when(dwellings > 0, say('dwellings', gained)),
    ...when(elders > 0, say('elders', { elders, each: COINS_PER_ELDER, coins })),
  ];
};
