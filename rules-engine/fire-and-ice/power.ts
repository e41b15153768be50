import { saying, when, type Line, type Says } from '../core/answer.ts';
import { nth } from '../core/lists.ts';
import { sum } from '../core/multisets.ts';
import type { FiClause } from './clauses.ts';

/** What a line about Power that comes in rests on. */
export const POWER_SAYS = { power: 'fi.power.bowls' } as const satisfies Says<FiClause>;

/** What a line about tokens given up rests on. */
export const BURN_SAYS = { burn: 'fi.power.burn' } as const satisfies Says<FiClause>;

const say = saying({ ...POWER_SAYS, ...BURN_SAYS });

/** Power tokens in Bowls I, II and III. */
export type Bowls = readonly [number, number, number];

export interface PowerGain {
  /** What could be gained: at most everything ends in Bowl III. */
  readonly gained: number;
  readonly bowls: Bowls;
}

/** Gains Power: tokens move from Bowl I to II until I is empty, then from II to III (fi.power.bowls). */
export const gainPower = ([one, two, three]: Bowls, power: number): PowerGain => {
  const fromOne = Math.min(power, one);
  const fromTwo = Math.min(power - fromOne, two + fromOne);
  return {
    gained: fromOne + fromTwo,
    bowls: [one - fromOne, two + fromOne - fromTwo, three + fromTwo],
  };
};

type PowerLine = Line<
  'fi.power.bowls',
  'power',
  { power: number; gained: number; before: Bowls; after: Bowls }
>;

export const powerLine = (before: Bowls, power: number): PowerLine => {
  const { gained, bowls: after } = gainPower(before, power);
  return say('power', { power, gained, before, after });
};

/** The most Power that the bowls can still take. */
export const roomForPower = ([one, two]: Bowls): number => 2 * one + two;

export interface PowerPayment {
  /** Tokens given up in Bowl II so that as many others move on to Bowl III. */
  readonly burned: number;
  readonly bowls: Bowls;
}

/**
 * Spends Power: tokens move from Bowl III to I. What is missing in III may come from II, where
 * every token that moves on costs another (fi.power.burn). `undefined` when even that is not enough.
 */
export const payPower = ([one, two, three]: Bowls, price: number): PowerPayment | undefined => {
  const burned = Math.max(0, price - three);
  return two < 2 * burned
    ? undefined
    : { burned, bowls: [one + price, two - 2 * burned, three + burned - price] };
};

/** The most Power that can be spent, with what Bowl II gives up for it. */
export const spendable = ([, two, three]: Bowls): number => three + Math.floor(two / 2);

type BurnLine = Line<'fi.power.burn', 'burn', { burned: number; before: Bowls; after: Bowls }>;

/** Tokens given up so that others move on to Bowl III. */
export const burnLines = (before: Bowls, { burned }: PowerPayment): readonly BurnLine[] => {
  const [one, two, three] = before;
  const after: Bowls = [one, two - 2 * burned, three + burned];
  return when(burned > 0, say('burn', { burned, before, after }));
};

/** All tokens, wherever they are. */
export const tokensIn = (bowls: Bowls): number => sum(bowls);

/** Takes tokens off the Faction board, bowl by bowl. */
export const removeTokens = (bowls: Bowls, taken: Bowls): Bowls => [
  bowls[0] - taken[0],
  bowls[1] - taken[1],
  bowls[2] - taken[2],
];

/** Every way to take a number of tokens, those from the lower bowls first. */
export const takings = ([one, two, three]: Bowls, tokens: number): readonly Bowls[] =>
  upTo(Math.min(one, tokens)).flatMap((first) =>
    upTo(Math.min(two, tokens - first)).flatMap((second): readonly Bowls[] => {
      const third = tokens - first - second;
      return third <= three ? [[first, second, third]] : [];
    }),
  );

/** From the number down to 0. */
const upTo = (most: number): readonly number[] =>
  Array.from({ length: most + 1 }, (_, i) => most - i);

/** Tokens to be taken off the board, and from which bowls; `undefined` for any way. */
export interface TokenPayment {
  readonly price: number;
  readonly from: Bowls | undefined;
}

/** What is wrong with a payment in tokens. */
export type TokenProblem =
  | {
      readonly code: 'too-few-tokens';
      readonly price: number;
      readonly tokens: number;
      readonly short: number;
    }
  | { readonly code: 'wrong-payment'; readonly price: number; readonly paid: number }
  | {
      readonly code: 'not-in-bowl';
      readonly bowl: number;
      readonly tokens: number;
      readonly paid: number;
    };

export const tokenProblems = (
  bowls: Bowls,
  { price, from }: TokenPayment,
): readonly TokenProblem[] => {
  const tokens = tokensIn(bowls);
  if (tokens < price) return [{ code: 'too-few-tokens', price, tokens, short: price - tokens }];
  if (from === undefined) return [];
  const paid = tokensIn(from);
  return [
    ...when(paid !== price, { code: 'wrong-payment', price, paid }),
    ...bowls.flatMap((tokens, i) => {
      const wanted = nth(from, i, 0);
      return when(wanted > tokens, { code: 'not-in-bowl', bowl: i + 1, tokens, paid: wanted });
    }),
  ];
};
