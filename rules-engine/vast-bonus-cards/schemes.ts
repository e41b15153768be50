import { asks, ruled, when, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  option,
  unreadable,
  whole,
  wholeOrZero,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { err, ok } from '../core/result.ts';
import { BUYING, type Buying } from './data.ts';
import {
  DIE_FACES,
  FIRST_SCHEME_PRICE,
  PLUNDER_RAGE,
  PLUNDERS,
  RAGE,
  SCHEME_CARDS,
  SCHEME_DEEDS,
  SECRETS_DECK,
  SECRETS_LIMIT,
  TREASURE_TOKENS,
  type DieFace,
  type Plunder,
  type SchemeDeed,
} from './data/cards.ts';
import type { VbcLine } from './line.ts';

export interface RawSchemes {
  /** Schemes bought before. */
  readonly bought: string;
  /** Cards with the chest icon in hand, the one to be bought included. */
  readonly schemesInHand: string;
  /** All other Secrets, in hand and face up. */
  readonly secrets: string;
  /** Treasure tokens kept by the board. */
  readonly kept: string;
  readonly plunder: string;
  /** How the Dragon die fell over a plundered Gem. */
  readonly die: string;
  /** Treasure tokens in the Cave's supply and on the map. */
  readonly supply: string;
  readonly onMap: string;
  readonly does: string;
  /** Plundered, kept and cards spent: `1/1/0`; blank: any way will do. */
  readonly pay: string;
  readonly rage: string;
  readonly buying: string;
}

export const SCHEMES_START: RawSchemes = {
  bought: '1',
  schemesInHand: '3',
  secrets: '1',
  kept: '1',
  plunder: 'treasure',
  die: 'clear',
  supply: '6',
  onMap: '2',
  does: 'buy',
  pay: '',
  rage: '1',
  buying: 'any-time',
};

/** What a Scheme is paid with. */
export interface Payment {
  readonly plundered: number;
  readonly kept: number;
  readonly cards: number;
}

export type Schemes = Parsed<
  {
    readonly bought: number;
    readonly schemesInHand: number;
    readonly secrets: number;
    readonly kept: number;
    readonly plunder: Plunder;
    readonly die: DieFace;
    readonly supply: number;
    readonly onMap: number;
    readonly does: SchemeDeed;
    readonly pay: Payment | undefined;
    readonly rage: number;
    readonly buying: Buying;
  },
  'Schemes'
>;

/**
 * What becomes of the Treasure or Gem just plundered. `keep-or-return`: the player may keep a token for
 * it, or it goes back to the Cave's supply; a Gem goes back to the Dragon either way.
 */
export type PlunderedTo =
  'nothing' | 'trap' | 'spent' | 'kept' | 'supply' | 'dragon' | 'keep-or-return' | 'undecided';

export interface SchemePayment extends Payment {
  /** Tokens kept afterwards, without the one plundered now. */
  readonly keptAfter: number;
  /** Secrets held afterwards that count for the limit. */
  readonly handAfter: number;
  readonly plunderedTo: PlunderedTo;
}

export interface SchemesValue {
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
  readonly gemToken: 'supply' | 'map' | 'nowhere' | undefined;
  readonly hand: number;
  readonly handLimit: number;
  readonly rageBefore: number;
  readonly rageAfter: number;
  /** Afterwards, where it does not depend on a choice still open. */
  readonly boughtAfter: number;
  readonly keptAfter: number | undefined;
  readonly handAfter: number | undefined;
}

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

export const parseSchemes = (raw: RawSchemes): Field<Schemes> => {
  const fields = collect({
    bought: whole('bought', raw.bought, SCHEME_CARDS),
    schemesInHand: wholeOrZero('schemesInHand', raw.schemesInHand, SCHEME_CARDS),
    secrets: wholeOrZero('secrets', raw.secrets, SCHEME_CARDS),
    kept: wholeOrZero('kept', raw.kept, TREASURE_TOKENS),
    plunder: option('plunder', raw.plunder, PLUNDERS),
    die: option('die', raw.die, DIE_FACES),
    supply: wholeOrZero('supply', raw.supply, TREASURE_TOKENS),
    onMap: wholeOrZero('onMap', raw.onMap, TREASURE_TOKENS),
    does: option('does', raw.does, SCHEME_DEEDS),
    pay: parsePayment(raw.pay),
    rage: whole('rage', raw.rage, RAGE),
    buying: option('buying', raw.buying, BUYING),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

const parsePayment = (text: string): Field<Payment | undefined> => {
  if (text.trim() === '') return ok(undefined);
  const parts = text.split('/');
  if (parts.length !== 3) return unreadable('pay', text.trim());
  const numbers = collectAll(parts.map((part) => wholeOrZero('pay', part, TREASURE_TOKENS)));
  if (!numbers.ok) return err(numbers.error.slice(0, 1));
  const [plundered = 0, kept = 0, cards = 0] = numbers.value;
  return ok({ plundered, kept, cards });
};

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
      ...thiefLines(position, way === undefined ? ways : [way]),
    ],
  });
};

export const askSchemes = asks(parseSchemes, schemes);

/** Secrets in the deck when so many Schemes are shuffled into it. */
export const secretsDeck = (schemeCards: number): number => SECRETS_DECK + schemeCards;

/** Treasures that the next Scheme costs. */
const priceOf = (bought: number): number => FIRST_SCHEME_PRICE + bought;

/** Whether a Plunder came off: a trapped Gem yields nothing. */
const hasPlundered = ({ plunder, die }: Schemes): boolean =>
  plunder === 'treasure' || (plunder === 'gem' && die === 'clear');

const rageOf = (position: Schemes): number =>
  hasPlundered(position) ? Math.min(RAGE.max, position.rage + PLUNDER_RAGE) : position.rage;

/** Schemes in hand that may be discarded for another. */
const otherSchemes = ({ schemesInHand }: Schemes): number => Math.max(0, schemesInHand - 1);

const handOf = ({ schemesInHand, secrets }: Schemes): number => schemesInHand + secrets;

const isTime = (position: Schemes): boolean =>
  position.buying === 'any-time' || hasPlundered(position);

/** Every legal way to pay the next Scheme. */
const possiblePayments = (position: Schemes): readonly SchemePayment[] => {
  const { bought, kept, schemesInHand } = position;
  if (schemesInHand === 0 || !isTime(position)) return [];
  const price = priceOf(bought);
  const plunders = hasPlundered(position) ? [1, 0] : [0];
  return plunders.flatMap((plundered) =>
    Array.from({ length: kept + 1 }, (_, i) => kept - i)
      .map((tokens) => ({ plundered, kept: tokens, cards: price - plundered - tokens }))
      .filter((payment) => payment.cards >= 0 && payment.cards <= otherSchemes(position))
      .filter((payment) => spendsTokensFirst(position, payment))
      .map((payment) => outcomeOf(position, payment)),
  );
};

/** Cards only once every kept token is spent. */
const spendsTokensFirst = ({ kept }: Schemes, payment: Payment): boolean =>
  payment.cards === 0 || payment.kept === kept;

const outcomeOf = (position: Schemes, payment: Payment): SchemePayment => {
  const keptAfter = position.kept - payment.kept;
  return {
    ...payment,
    keptAfter,
    handAfter: handOf(position) - 1 - payment.cards,
    plunderedTo: unspentTo(position, payment),
  };
};

/** Where the Treasure just plundered goes if this is paid: the Scheme just bought makes room too. */
const unspentTo = (position: Schemes, payment: Payment): PlunderedTo => {
  if (position.plunder === 'none') return 'nothing';
  if (!hasPlundered(position)) return 'trap';
  if (payment.plundered > 0) return 'spent';
  const hasRoom = position.kept - payment.kept < position.bought + 1;
  return hasRoom && hasToken(position) ? 'keep-or-return' : returnedTo(position);
};

const returnedTo = ({ plunder }: Schemes): 'supply' | 'dragon' =>
  plunder === 'gem' ? 'dragon' : 'supply';

/** A Gem is kept as a token, if there is one left. */
const hasToken = (position: Schemes): boolean => gemTokenOf(position) !== 'nowhere';

/** The token that stands in for a plundered Gem. */
const gemTokenOf = (position: Schemes): SchemesValue['gemToken'] => {
  if (position.plunder !== 'gem' || !hasPlundered(position)) return undefined;
  if (position.supply > 0) return 'supply';
  return position.onMap > 0 ? 'map' : 'nowhere';
};

const mayKeep = (position: Schemes): boolean =>
  hasPlundered(position) && position.kept < position.bought && hasToken(position);

const wayTaken = (
  { does, pay }: Schemes,
  ways: readonly SchemePayment[],
): SchemePayment | undefined => {
  if (does !== 'buy') return undefined;
  if (pay === undefined) return ways.length === 1 ? ways[0] : undefined;
  return ways.find(
    (way) => way.plundered === pay.plundered && way.kept === pay.kept && way.cards === pay.cards,
  );
};

const plunderedTo = (position: Schemes, way: SchemePayment | undefined): PlunderedTo => {
  if (position.plunder === 'none') return 'nothing';
  if (!hasPlundered(position)) return 'trap';
  switch (position.does) {
    case 'buy':
      return way?.plunderedTo ?? 'undecided';
    case 'keep':
      return 'kept';
    case 'nothing':
      return returnedTo(position);
  }
};

const after = (
  position: Schemes,
  way: SchemePayment | undefined,
): Pick<SchemesValue, 'keptAfter' | 'handAfter'> => {
  switch (position.does) {
    case 'buy':
      return { keptAfter: way?.keptAfter, handAfter: way?.handAfter };
    case 'keep':
      return { keptAfter: position.kept + 1, handAfter: handOf(position) };
    case 'nothing':
      return { keptAfter: position.kept, handAfter: handOf(position) };
  }
};

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

const plunderLines = (position: Schemes): readonly SchemesLine[] => {
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

const buyLines = (position: Schemes, { ways, way }: Paying): readonly SchemesLine[] => {
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

const notBuyingLines = (position: Schemes): readonly SchemesLine[] => {
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
const leftoverLines = (
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

const handLines = (position: Schemes, way: SchemePayment | undefined): readonly SchemesLine[] => {
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
const thiefLines = (position: Schemes, ways: readonly SchemePayment[]): readonly SchemesLine[] => {
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
