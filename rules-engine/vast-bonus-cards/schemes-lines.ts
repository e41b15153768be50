import { when } from '../core/answer.ts';
import type { Buying } from './data.ts';
import { SECRETS_LIMIT } from './data/cards.ts';
import type { VbcLine } from './line.ts';
import {
  after,
  gemTokenOf,
  handOf,
  hasPlundered,
  hasToken,
  otherSchemes,
  plunderedTo,
  priceOf,
  rageOf,
  type PlunderedTo,
  type SchemePayment,
} from './scheme-payments.ts';
import type { Payment, Schemes } from './schemes-asked.ts';

export type SchemesLine =
  | VbcLine<'vbc.schemes.gem-trap', 'gem-trapped' | 'gem-free'>
  | VbcLine<'vbc.schemes.rage', 'rage', { before: number; after: number }>
  | VbcLine<'vbc.schemes.gem-back', 'gem-back'>
  | VbcLine<
      'vbc.schemes.gem-token',
      'gem-token',
      { from: 'supply' | 'map' | 'nowhere'; supply: number; onMap: number }
    >
  | VbcLine<'vbc.schemes.price', 'price', { bought: number; price: number }>
  | VbcLine<'vbc.schemes.icon', 'schemes-in-hand', { schemes: number; others: number }>
  | VbcLine<'vbc.schemes.bought-first', 'not-yet-usable', { schemes: number }>
  | VbcLine<'vbc.schemes.when', 'no-plunder-needed', { reading: Buying }>
  | VbcLine<'vbc.schemes.plundered', 'pays-plundered', { plundered: number }>
  | VbcLine<'vbc.schemes.keep', 'pays-kept', { kept: number }>
  | VbcLine<'vbc.schemes.cards', 'pays-cards', { cards: number }>
  | VbcLine<'vbc.schemes.tokens-first', 'tokens-first', { kept: number }>
  | VbcLine<'vbc.schemes.just-plundered', 'held-back', { cards: number }>
  | VbcLine<'vbc.schemes.only-cards', 'only-cards', { cards: number }>
  | VbcLine<'vbc.schemes.face-up', 'bought', { before: number; after: number }>
  | VbcLine<'vbc.schemes.never-lost', 'never-lost', { bought: number }>
  | VbcLine<'vbc.schemes.keep-limit', 'keep-limit', { limit: number; kept: number; room: number }>
  | VbcLine<'vbc.schemes.none-before-first', 'none-before-first'>
  | VbcLine<'vbc.schemes.new-limit', 'new-limit', { before: number; limit: number }>
  | VbcLine<'vbc.schemes.keep', 'keeps', { before: number; after: number }>
  | VbcLine<'vbc.schemes.keep', 'may-keep', { before: number; after: number }>
  | VbcLine<'vbc.schemes.back-to-supply', 'back-to-supply', { room: number }>
  | VbcLine<'vbc.schemes.hand-five', 'hand', { hand: number; limit: number; over: number }>
  | VbcLine<'vbc.schemes.hand-limit', 'bought-not-counted', { bought: number; hand: number }>
  /** `isSure`: so many are kept; otherwise at most so many, as the choices still open are made. */
  | VbcLine<'vbc.schemes.pickpocket', 'thief-may-steal', { tokens: number; isSure: boolean }>;

export const plunderLines = (position: Schemes): readonly SchemesLine[] => {
  const { plunder, rage } = position;
  const isGem = plunder === 'gem';
  const isDone = hasPlundered(position);
  return [
    ...when(isGem, {
      clause: 'vbc.schemes.gem-trap',
      code: isDone ? 'gem-free' : 'gem-trapped',
    }),
    ...when(isDone, {
      clause: 'vbc.schemes.rage',
      code: 'rage',
      before: rage,
      after: rageOf(position),
    }),
    ...when(isGem, { clause: 'vbc.schemes.gem-back', code: 'gem-back' }),
  ];
};

interface Paying {
  readonly ways: readonly SchemePayment[];
  readonly way: SchemePayment | undefined;
}

export const buyLines = (position: Schemes, { ways, way }: Paying): readonly SchemesLine[] => {
  const { bought, schemesInHand, kept } = position;
  const usesCards = (way === undefined ? ways : [way]).some(({ cards }) => cards > 0);
  return [
    priceLine(position),
    {
      clause: 'vbc.schemes.icon',
      code: 'schemes-in-hand',
      schemes: schemesInHand,
      others: otherSchemes(position),
    },
    ...when(!hasPlundered(position), {
      clause: 'vbc.schemes.when',
      code: 'no-plunder-needed',
      reading: position.buying,
    }),
    ...(way === undefined ? [] : payLines(way)),
    ...when(usesCards && kept > 0, {
      clause: 'vbc.schemes.tokens-first',
      code: 'tokens-first',
      kept,
    }),
    ...heldBackLines(position, way === undefined ? ways : [way]),
    ...onlyCardsLines(ways),
    { clause: 'vbc.schemes.face-up', code: 'bought', before: bought, after: bought + 1 },
    { clause: 'vbc.schemes.never-lost', code: 'never-lost', bought: bought + 1 },
  ];
};

const priceLine = ({ bought }: Schemes): SchemesLine => ({
  clause: 'vbc.schemes.price',
  code: 'price',
  bought,
  price: priceOf(bought),
});

const payLines = ({ plundered, kept, cards }: Payment): readonly SchemesLine[] => [
  ...when(plundered > 0, { clause: 'vbc.schemes.plundered', code: 'pays-plundered', plundered }),
  ...when(kept > 0, { clause: 'vbc.schemes.keep', code: 'pays-kept', kept }),
  ...when(cards > 0, { clause: 'vbc.schemes.cards', code: 'pays-cards', cards }),
];

/** A Treasure plundered just now is not a kept one: cards may pay before it. */
const heldBackLines = (
  position: Schemes,
  ways: readonly SchemePayment[],
): readonly SchemesLine[] => {
  const held = ways.find(({ plundered, cards }) => plundered === 0 && cards > 0);
  return held === undefined || !hasPlundered(position)
    ? []
    : [{ clause: 'vbc.schemes.just-plundered', code: 'held-back', cards: held.cards }];
};

const onlyCardsLines = (ways: readonly SchemePayment[]): readonly SchemesLine[] =>
  ways
    .filter(({ plundered, kept }) => plundered + kept === 0)
    .map(({ cards }) => ({ clause: 'vbc.schemes.only-cards', code: 'only-cards', cards }));

export const notBuyingLines = (position: Schemes): readonly SchemesLine[] => {
  const { bought, schemesInHand } = position;
  return [
    priceLine(position),
    ...when(schemesInHand > 0, {
      clause: 'vbc.schemes.bought-first',
      code: 'not-yet-usable',
      schemes: schemesInHand,
    }),
    ...when(bought > 0, { clause: 'vbc.schemes.never-lost', code: 'never-lost', bought }),
  ];
};

/** What becomes of a plundered Treasure that does not pay for anything. */
export const leftoverLines = (
  position: Schemes,
  way: SchemePayment | undefined,
): readonly SchemesLine[] => {
  const to = plunderedTo(position, way);
  if (!LEFT_OVER.includes(to)) return [];
  const limit = position.bought + (way === undefined ? 0 : 1);
  const before = way?.keptAfter ?? position.kept;
  const room = Math.max(0, limit - before);
  const change = { before, after: before + 1 };
  return [
    ...gemTokenLines(position),
    { clause: 'vbc.schemes.keep-limit', code: 'keep-limit', limit, kept: before, room },
    ...when(way !== undefined, {
      clause: 'vbc.schemes.new-limit',
      code: 'new-limit',
      before: position.bought,
      limit,
    }),
    ...when(limit === 0, { clause: 'vbc.schemes.none-before-first', code: 'none-before-first' }),
    ...when(to === 'kept', { clause: 'vbc.schemes.keep', code: 'keeps', ...change }),
    ...when(to !== 'kept' && room > 0 && hasToken(position), {
      clause: 'vbc.schemes.keep',
      code: 'may-keep',
      ...change,
    }),
    ...when(to === 'supply', {
      clause: 'vbc.schemes.back-to-supply',
      code: 'back-to-supply',
      room,
    }),
  ];
};

/** Ends of a Treasure that paid for nothing. */
const LEFT_OVER: readonly PlunderedTo[] = ['kept', 'supply', 'dragon', 'keep-or-return'];

const gemTokenLines = (position: Schemes): readonly SchemesLine[] => {
  const { supply, onMap } = position;
  const from = gemTokenOf(position);
  return from === undefined
    ? []
    : [{ clause: 'vbc.schemes.gem-token', code: 'gem-token', from, supply, onMap }];
};

export const handLines = (
  position: Schemes,
  way: SchemePayment | undefined,
): readonly SchemesLine[] => {
  const { does, bought } = position;
  const hand = way?.handAfter ?? handOf(position);
  const boughtNow = bought + (does === 'buy' ? 1 : 0);
  return [
    {
      clause: 'vbc.schemes.hand-five',
      code: 'hand',
      hand,
      limit: SECRETS_LIMIT,
      over: Math.max(0, hand - SECRETS_LIMIT),
    },
    ...when(boughtNow > 0, {
      clause: 'vbc.schemes.hand-limit',
      code: 'bought-not-counted',
      bought: boughtNow,
      hand,
    }),
  ];
};

/** What the Thief can steal afterwards: the tokens kept, and one more if the plundered Treasure may be kept. */
export const stealLines = (
  position: Schemes,
  ways: readonly SchemePayment[],
): readonly SchemesLine[] => {
  const kept =
    position.does === 'buy'
      ? ways.flatMap(({ keptAfter, plunderedTo: to }) =>
          to === 'keep-or-return' ? [keptAfter, keptAfter + 1] : [keptAfter],
        )
      : [after(position, undefined).keptAfter ?? 0];
  const tokens = Math.max(0, ...kept);
  const isSure = kept.every((count) => count === tokens);
  return when(tokens > 0, {
    clause: 'vbc.schemes.pickpocket',
    code: 'thief-may-steal',
    tokens,
    isSure,
  });
};
