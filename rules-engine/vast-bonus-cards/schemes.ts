import { asks, ruled, when, type Ruling } from '../core/answer.ts';
import type { Buying } from './data.ts';
import { SECRETS_DECK, SECRETS_LIMIT, type SchemeDeed } from './data/cards.ts';
import type { VbcLine } from './line.ts';
import {
  after,
  gemTokenOf,
  handOf,
  hasPlundered,
  isTime,
  mayKeep,
  otherSchemes,
  plunderedTo,
  possiblePayments,
  priceOf,
  rageOf,
  spendsTokensFirst,
  wayTaken,
  type After,
  type GemToken,
  type PlunderedTo,
  type SchemePayment,
} from './scheme-payments.ts';
import { parseSchemes, type Payment, type Schemes } from './schemes-asked.ts';
import {
  buyLines,
  handLines,
  leftoverLines,
  notBuyingLines,
  plunderLines,
  stealLines,
  type SchemesLine,
} from './schemes-lines.ts';

export interface SchemesValue extends After {
  readonly does: SchemeDeed;
  readonly bought: number;
  /** Treasures that the next Scheme costs. */
  readonly price: number;
  /** Every legal way to pay it, most tokens first; none if there is none, or no Scheme to buy. */
  readonly ways: readonly SchemePayment[];
  /** The way taken: the player's, or the only one there is. */
  readonly way: SchemePayment | undefined;
  /** Tokens that may be kept in all, and how many more may be kept now. */
  readonly keepLimit: number;
  readonly room: number;
  /** Whether the Treasure just plundered may be kept. */
  readonly mayKeep: boolean;
  readonly plunderedTo: PlunderedTo;
  /** Where the token for a plundered Gem comes from; `undefined` when none is needed. */
  readonly gemToken: GemToken;
  readonly hand: number;
  readonly handLimit: number;
  readonly rageBefore: number;
  readonly rageAfter: number;
  readonly boughtAfter: number;
}

export type SchemesViolation =
  | VbcLine<'vbc.schemes.keep-limit', 'keeps-too-many', { kept: number; limit: number }>
  | VbcLine<'vbc.schemes.icon', 'no-scheme-in-hand'>
  | VbcLine<'vbc.schemes.when', 'needs-a-plunder', { reading: Buying }>
  | VbcLine<'vbc.schemes.price', 'cannot-pay', { price: number; most: number }>
  | VbcLine<'vbc.schemes.price', 'wrong-price', { price: number; paid: number }>
  | VbcLine<'vbc.schemes.plundered', 'not-plundered', { spent: number; has: number }>
  | VbcLine<'vbc.schemes.keep', 'not-kept', { spent: number; has: number }>
  | VbcLine<'vbc.schemes.cards', 'no-such-cards', { spent: number; has: number }>
  | VbcLine<
      'vbc.schemes.tokens-first',
      'tokens-first',
      { kept: number; spent: number; cards: number }
    >
  | VbcLine<'vbc.schemes.keep', 'nothing-to-keep'>
  | VbcLine<'vbc.schemes.keep-limit', 'no-room', { kept: number; limit: number }>
  | VbcLine<'vbc.schemes.gem-token', 'no-token-left'>;

/** What the next Scheme costs and how it may be paid, and what becomes of a plundered Treasure. */
export const schemes = (position: Schemes): Ruling<SchemesValue, SchemesLine, SchemesViolation> => {
  const { bought, kept, does } = position;
  const ways = possiblePayments(position);
  const way = wayTaken(position, ways);
  const rageAfter = rageOf(position);
  return ruled(violations(position), {
    value: {
      does,
      bought,
      price: priceOf(bought),
      ways,
      way,
      keepLimit: bought,
      room: Math.max(0, bought - kept),
      mayKeep: mayKeep(position),
      plunderedTo: plunderedTo(position, way),
      gemToken: gemTokenOf(position),
      hand: handOf(position),
      handLimit: SECRETS_LIMIT,
      rageBefore: position.rage,
      rageAfter,
      boughtAfter: bought + (does === 'buy' ? 1 : 0),
      ...after(position, way),
    },
    lines: [
      ...plunderLines(position),
      ...(does === 'buy' ? buyLines(position, { ways, way }) : notBuyingLines(position)),
      ...leftoverLines(position, way),
      ...handLines(position, way),
      ...stealLines(position, way === undefined ? ways : [way]),
    ],
  });
};

export const askSchemes = asks(parseSchemes, schemes);

/** Secrets in the deck when so many Schemes are shuffled into it. */
export const secretsDeck = (schemeCards: number): number => SECRETS_DECK + schemeCards;

const violations = (position: Schemes): readonly SchemesViolation[] => {
  const { bought, kept, does } = position;
  return [
    ...when(kept > bought, {
      clause: 'vbc.schemes.keep-limit',
      code: 'keeps-too-many',
      kept,
      limit: bought,
    }),
    ...(does === 'buy' ? buyViolations(position) : []),
    ...(does === 'keep' ? keepViolations(position) : []),
  ];
};

const buyViolations = (position: Schemes): readonly SchemesViolation[] => {
  const { pay, bought, kept, schemesInHand, buying } = position;
  const most = (hasPlundered(position) ? 1 : 0) + kept + otherSchemes(position);
  const price = priceOf(bought);
  return [
    ...when(schemesInHand === 0, { clause: 'vbc.schemes.icon', code: 'no-scheme-in-hand' }),
    ...when(!isTime(position), {
      clause: 'vbc.schemes.when',
      code: 'needs-a-plunder',
      reading: buying,
    }),
    ...(pay === undefined
      ? when(most < price, {
          clause: 'vbc.schemes.price',
          code: 'cannot-pay',
          price,
          most,
        })
      : payViolations(position, pay)),
  ];
};

const payViolations = (position: Schemes, pay: Payment): readonly SchemesViolation[] => {
  const price = priceOf(position.bought);
  const paid = pay.plundered + pay.kept + pay.cards;
  return [
    ...when(paid !== price, { clause: 'vbc.schemes.price', code: 'wrong-price', price, paid }),
    ...fundViolations(position, pay),
    ...when(!spendsTokensFirst(position, pay), {
      clause: 'vbc.schemes.tokens-first',
      code: 'tokens-first',
      kept: position.kept,
      spent: pay.kept,
      cards: pay.cards,
    }),
  ];
};

/** Payments out of what is not there. */
const fundViolations = (position: Schemes, pay: Payment): readonly SchemesViolation[] => {
  const plundered = hasPlundered(position) ? 1 : 0;
  const cards = otherSchemes(position);
  return [
    ...when(pay.plundered > plundered, {
      clause: 'vbc.schemes.plundered',
      code: 'not-plundered',
      spent: pay.plundered,
      has: plundered,
    }),
    ...when(pay.kept > position.kept, {
      clause: 'vbc.schemes.keep',
      code: 'not-kept',
      spent: pay.kept,
      has: position.kept,
    }),
    ...when(pay.cards > cards, {
      clause: 'vbc.schemes.cards',
      code: 'no-such-cards',
      spent: pay.cards,
      has: cards,
    }),
  ];
};

const keepViolations = (position: Schemes): readonly SchemesViolation[] => {
  const { kept, bought } = position;
  return [
    ...when(!hasPlundered(position), { clause: 'vbc.schemes.keep', code: 'nothing-to-keep' }),
    ...when(kept === bought, {
      clause: 'vbc.schemes.keep-limit',
      code: 'no-room',
      kept,
      limit: bought,
    }),
    ...when(gemTokenOf(position) === 'nowhere', {
      clause: 'vbc.schemes.gem-token',
      code: 'no-token-left',
    }),
  ];
};
