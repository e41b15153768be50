import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, whole, wholeOrZero, wholes, type Field } from '../core/fields.ts';
import { choices, descending, sum, without } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  CARDS_OF_A_TYPE,
  COINS_PER_ELDER,
  DICE_EACH,
  DICE_PER_ROCK_ROSE,
  DIE,
  REPUTATION,
  ROCK_ROSE_PER_DWELLING,
} from './data.ts';
import type { RtnLine } from './line.ts';

export interface RawIncome {
  /** The roll: `5,6,4,4,1`. */
  readonly dice: string;
  readonly reputation: string;
  /** The dice played this round, out of the roll. */
  readonly played: string;
  /** Active dwellings. */
  readonly dwellings: string;
  /** Active elders. */
  readonly elders: string;
}

export const INCOME_START: RawIncome = {
  dice: '6,5,4,3,2',
  reputation: '9',
  played: '5,4',
  dwellings: '0',
  elders: '0',
};

export type Income = Parsed<
  {
    readonly dice: readonly number[];
    readonly reputation: number;
    readonly played: readonly number[];
    readonly dwellings: number;
    readonly elders: number;
  },
  'Income'
>;

/** One choice of dice to play, and the Rock Rose that the others earn together with the dwellings. */
export interface Way {
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

export type IncomeLine =
  | RtnLine<'rtn.rock-rose.dice', 'roll', { dice: readonly number[]; total: number }>
  | RtnLine<
      'rtn.rock-rose.reputation',
      'played',
      { played: readonly number[]; playedSum: number; reputation: number; spare: number }
    >
  | RtnLine<'rtn.rock-rose.unplayable', 'unplayable', { dice: readonly number[]; spare: number }>
  | RtnLine<
      'rtn.rock-rose.income',
      'unplayed',
      { left: readonly number[]; leftSum: number; per: number; rockRose: number }
    >
  | RtnLine<
      'rtn.rock-rose.rounding',
      'rounded-down',
      { leftSum: number; per: number; rest: number; rockRose: number }
    >
  | RtnLine<
      'rtn.dwellings.income',
      'dwellings',
      { dwellings: number; each: number; before: number; after: number }
    >
  | RtnLine<'rtn.elders.income', 'elders', { elders: number; each: number; coins: number }>;

export type IncomeViolation =
  | RtnLine<
      'rtn.rock-rose.dice',
      'not-rolled',
      { dice: readonly number[]; played: readonly number[]; rolled: readonly number[] }
    >
  | RtnLine<
      'rtn.rock-rose.reputation',
      'over-reputation',
      { played: readonly number[]; playedSum: number; reputation: number; over: number }
    >;

const ROLL = { min: 1, max: DICE_EACH };
const PART_OF_ROLL = { min: 0, max: DICE_EACH };

export const parseIncome = (raw: RawIncome): Field<Income> => {
  const fields = collect({
    dice: wholes('dice', raw.dice, { each: DIE, count: ROLL }),
    reputation: whole('reputation', raw.reputation, REPUTATION),
    played: wholes('played', raw.played, { each: DIE, count: PART_OF_ROLL }),
    dwellings: wholeOrZero('dwellings', raw.dwellings, CARDS_OF_A_TYPE),
    elders: wholeOrZero('elders', raw.elders, CARDS_OF_A_TYPE),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** What the Income phase pays for the dice left unplayed, the active dwellings and the active elders. */
export const income = (round: Income): Ruling<IncomeValue, IncomeLine, IncomeViolation> => {
  const own = way(round, round.played);
  const value = {
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

export const askIncome = asks(parseIncome, income);

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

const notRolled = ({ dice, played }: Income): readonly IncomeViolation[] => {
  const extra = without(played, dice);
  return extra.length === 0
    ? []
    : [{ clause: 'rtn.rock-rose.dice', code: 'not-rolled', dice: extra, played, rolled: dice }];
};

const overReputation = ({ played, reputation }: Income): readonly IncomeViolation[] => {
  const playedSum = sum(played);
  return playedSum <= reputation
    ? []
    : [
        {
          clause: 'rtn.rock-rose.reputation',
          code: 'over-reputation',
          played,
          playedSum,
          reputation,
          over: playedSum - reputation,
        },
      ];
};

const diceLines = ({ dice, reputation }: Income, own: Way): readonly IncomeLine[] => {
  const { played, playedSum, left, leftSum } = own;
  const spare = reputation - playedSum;
  const rockRose = rockRoseFor(leftSum);
  const per = DICE_PER_ROCK_ROSE;
  return [
    { clause: 'rtn.rock-rose.dice', code: 'roll', dice, total: sum(dice) },
    { clause: 'rtn.rock-rose.reputation', code: 'played', played, playedSum, reputation, spare },
    ...unplayableLines(left, spare),
    { clause: 'rtn.rock-rose.income', code: 'unplayed', left, leftSum, per, rockRose },
    ...roundingLines(leftSum),
  ];
};

const unplayableLines = (left: readonly number[], spare: number): readonly IncomeLine[] => {
  const dice = left.filter((die) => die > spare);
  return dice.length === 0
    ? []
    : [{ clause: 'rtn.rock-rose.unplayable', code: 'unplayable', dice, spare }];
};

const roundingLines = (leftSum: number): readonly IncomeLine[] => {
  const per = DICE_PER_ROCK_ROSE;
  const rest = leftSum % per;
  const rockRose = rockRoseFor(leftSum);
  return rest === 0
    ? []
    : [{ clause: 'rtn.rock-rose.rounding', code: 'rounded-down', leftSum, per, rest, rockRose }];
};

const cardLines = (
  { dwellings, elders }: Income,
  { fromDice, rockRose, coins }: IncomeValue,
): readonly IncomeLine[] => {
  const fromDwellings: IncomeLine = {
    clause: 'rtn.dwellings.income',
    code: 'dwellings',
    dwellings,
    each: ROCK_ROSE_PER_DWELLING,
    before: fromDice,
    after: rockRose,
  };
  const fromElders: IncomeLine = {
    clause: 'rtn.elders.income',
    code: 'elders',
    elders,
    each: COINS_PER_ELDER,
    coins,
  };
  return [...(dwellings > 0 ? [fromDwellings] : []), ...(elders > 0 ? [fromElders] : [])];
};
