import { saying, type Says } from '../core/answer.ts';
import type { SnoClause } from './clauses.ts';
import { COLORS, HUES, type Color, type Floor } from './data.ts';
import { gemCount, minusGems, stored, type Stored } from './gems.ts';
import { NO_GEMS, type Gems } from './notation.ts';

/** What is paid or gained: gems by color, coins, trainers, points. */
export interface Amounts {
  readonly gems: Gems;
  readonly coins: number;
  readonly trainers: number;
  readonly points: number;
}

/** What a player has; points may be left untold. */
export interface Holding extends Omit<Amounts, 'points'> {
  readonly points: number | undefined;
}

export const NO_AMOUNTS: Amounts = { gems: NO_GEMS, coins: 0, trainers: 0, points: 0 };

/** Things that a player can have too few of. With points it is an open question (sno.pay.below-zero). */
export type Thing = 'gems' | 'coins' | 'trainers';

export interface Shortage {
  readonly thing: Thing;
  readonly needed: number;
  readonly held: number;
}

/** Coins and trainers that a payment lacks, and gems if there are too few whatever their color. */
export const shortages = (held: Holding, paid: Amounts): readonly Shortage[] => {
  const all: readonly Shortage[] = [
    { thing: 'gems', needed: gemCount(paid.gems), held: gemCount(held.gems) },
    { thing: 'coins', needed: paid.coins, held: held.coins },
    { thing: 'trainers', needed: paid.trainers, held: held.trainers },
  ];
  return all.filter((each) => each.needed > each.held);
};

/** What is said of points that fall below zero. */
export const POINTS_SAYS = {
  'points-not-held': 'sno.pay.below-zero',
  'below-zero': 'sno.pay.below-zero',
} as const satisfies Says<SnoClause>;

const say = saying(POINTS_SAYS);

/** Points that cannot be paid, by the reading that they stop at zero. */
export const pointsShortage = (
  { points: held }: Holding,
  { points: needed }: Amounts,
  floor: Floor,
) =>
  floor === 'zero' && held !== undefined && needed > Math.max(0, held)
    ? [say('points-not-held', { needed, held })]
    : [];

/** Points that a payment takes below zero, where nothing forbids it. */
export const belowZero = ({ points }: Holding, paid: Amounts) =>
  points !== undefined && points < 0 && paid.points > 0 ? [say('below-zero', { points })] : [];

export interface Settlement {
  readonly after: Holding;
  /** Gems that storage had no room for, and the coins for them. */
  readonly excess: Gems;
  readonly excessCoins: number;
}

/** Pays, then receives: what is gained does not help to pay, and what is paid makes room in storage. */
export const settle = (held: Holding, paid: Amounts, gained: Amounts): Settlement => {
  const store: Stored = stored(minusGems(held.gems, paid.gems), gained.gems);
  return {
    after: {
      gems: store.gems,
      coins: held.coins - paid.coins + gained.coins + store.coins,
      trainers: held.trainers - paid.trainers + gained.trainers,
      points: held.points === undefined ? undefined : held.points - paid.points + gained.points,
    },
    excess: store.excess,
    excessCoins: store.coins,
  };
};

/** Gems for a cost of so many, colored ones first. Too few gems leave it short. */
export const anyGems = (held: Gems, amount: number): Gems => {
  let due = amount;
  let paid = NO_GEMS;
  for (const hue of HUES) {
    const taken = Math.min(due, held[hue]);
    paid = { ...paid, [hue]: taken };
    due -= taken;
  }
  return paid;
};

export interface Substitution {
  /** What is paid in the end: clear gems stand in for colored ones that lack. */
  readonly paid: Gems;
  /** Colored gems that clear ones stand in for. */
  readonly replaced: number;
}

/** Pays the gems shown, with clear gems for the colored ones that the player lacks. */
export const shownGems = (held: Gems, shown: Gems): Substitution => {
  const lacking = (color: Color): number => Math.max(0, shown[color] - held[color]);
  const replaced = COLORS.reduce((total, color) => total + lacking(color), 0);
  return {
    paid: {
      orange: shown.orange - lacking('orange'),
      green: shown.green - lacking('green'),
      purple: shown.purple - lacking('purple'),
      clear: shown.clear + replaced,
    },
    replaced,
  };
};
