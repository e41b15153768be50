import { ruled, saying, when, type Says } from '../core/answer.ts';
import { question } from '../core/question.ts';
import type { VbcClause } from './clauses.ts';
import { SECRETS_DECK, SECRETS_LIMIT, TREASURE_TOKENS, type SchemeDeed } from './data/cards.ts';
import {
  after,
  gemTokenOf,
  handOf,
  hasPlundered,
  hasSpoils,
  hasToken,
  isGem,
  isTime,
  keptUnspent,
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
import { schemesForm, type Payment, type Schemes } from './schemes-asked.ts';

const SAYS = {
  'gem-trapped': 'vbc.schemes.gem-trap',
  'gem-free': 'vbc.schemes.gem-trap',
  rage: 'vbc.schemes.rage',
  'gem-back': 'vbc.schemes.gem-back',
  'plunders-dragon': 'vbc.schemes.plunder-dragon',
  'from-dragon': 'vbc.schemes.from-dragon',
  'gem-token': 'vbc.schemes.gem-token',
  'gem-token-paid': 'vbc.schemes.spent-tokens',
  price: 'vbc.schemes.price',
  'schemes-in-hand': 'vbc.schemes.icon',
  'not-yet-usable': 'vbc.schemes.bought-first',
  'no-plunder-needed': 'vbc.schemes.when',
  'pays-plundered': 'vbc.schemes.plundered',
  'pays-kept': 'vbc.schemes.keep',
  'pays-cards': 'vbc.schemes.cards',
  'tokens-first': 'vbc.schemes.tokens-first',
  'held-back': 'vbc.schemes.just-plundered',
  'only-cards': 'vbc.schemes.only-cards',
  bought: 'vbc.schemes.face-up',
  'never-lost': 'vbc.schemes.never-lost',
  'keep-limit': 'vbc.schemes.keep-limit',
  'none-before-first': 'vbc.schemes.none-before-first',
  'new-limit': 'vbc.schemes.new-limit',
  keeps: 'vbc.schemes.keep',
  'may-keep': 'vbc.schemes.keep',
  'back-to-supply': 'vbc.schemes.back-to-supply',
  hand: 'vbc.schemes.hand-five',
  'bought-not-counted': 'vbc.schemes.hand-limit',
  deck: 'vbc.schemes.shuffle',
  'thief-may-steal': 'vbc.schemes.pickpocket',
  'more-than-shuffled': 'vbc.schemes.shuffle',
  'keeps-too-many': 'vbc.schemes.keep-limit',
  'no-scheme-in-hand': 'vbc.schemes.icon',
  'needs-a-plunder': 'vbc.schemes.when',
  'cannot-pay': 'vbc.schemes.price',
  'wrong-price': 'vbc.schemes.price',
  'not-plundered': 'vbc.schemes.plundered',
  'not-kept': 'vbc.schemes.keep',
  'no-such-cards': 'vbc.schemes.cards',
  'nothing-to-keep': 'vbc.schemes.keep',
  'no-room': 'vbc.schemes.keep-limit',
  'no-token-left': 'vbc.schemes.no-token',
  'too-many-tokens': 'vbc.schemes.tokens',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

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

/** What the next Scheme costs and how it may be paid, and what becomes of a plundered Treasure. */
const purchase = (position: Schemes) => {
  const { bought, kept, does } = position;
  const ways = possiblePayments(position);
  const way = wayTaken(position, ways);
  const open = way === undefined ? ways : [way];
  const value: SchemesValue = {
    does,
    bought,
    price: priceOf(bought),
    ways,
    way,
    keepLimit: bought,
    room: Math.max(0, bought - kept),
    mayKeep: mayKeep(position),
    plunderedTo: plunderedTo(position, way),
    gemToken: gemTokenOf(position, way?.kept),
    hand: handOf(position),
    handLimit: SECRETS_LIMIT,
    rageBefore: position.rage,
    rageAfter: rageOf(position),
    boughtAfter: bought + (does === 'buy' ? 1 : 0),
    ...after(position, way),
  };
  return ruled(breaches(position), {
    value,
    lines: [
      ...plunderLines(position),
      say('price', { bought, price: value.price, does }),
      ...(does === 'buy' ? buyLines(position, value) : notBuyingLines(position)),
      ...leftoverLines(position, way),
      ...handLines(position, value),
      ...stealLines(position, open),
    ],
  });
};

export const schemes = question({ form: schemesForm, says: SAYS, rule: purchase });

const breaches = (position: Schemes) => {
  const { bought, schemesInHand, shuffled = Infinity, kept, does } = position;
  const have = bought + schemesInHand;
  return [
    ...when(have > shuffled, say('more-than-shuffled', { have, shuffled })),
    ...when(kept > bought, say('keeps-too-many', { kept, limit: bought })),
    ...tokenBreaches(position),
    ...(does === 'buy' ? buyBreaches(position) : []),
    ...(does === 'keep' ? keepBreaches(position) : []),
  ];
};

/** More Treasure tokens than there are; they are asked for only where a Gem is plundered. */
const tokenBreaches = (position: Schemes) => {
  const { kept, supply, onMap } = position;
  const [got, all] = [kept + supply + onMap, TREASURE_TOKENS.max];
  return when(isGem(position) && got > all, say('too-many-tokens', { got, all }));
};

const buyBreaches = (position: Schemes) => {
  const { pay, bought, kept, schemesInHand, buying } = position;
  const most = plunderedNow(position) + kept + otherSchemes(position);
  const price = priceOf(bought);
  return [
    ...when(schemesInHand === 0, say('no-scheme-in-hand')),
    ...when(!isTime(position), say('needs-a-plunder', { reading: buying })),
    ...(pay === undefined
      ? when(most < price, say('cannot-pay', { price, most }))
      : payBreaches(position, pay)),
  ];
};

const plunderedNow = (position: Schemes): number => (hasSpoils(position) ? 1 : 0);

/** Another price, payments out of what is not there, and cards before kept tokens. */
const payBreaches = (position: Schemes, { plundered, kept, cards }: Payment) => {
  const price = priceOf(position.bought);
  const paid = plundered + kept + cards;
  const [taken, others] = [plunderedNow(position), otherSchemes(position)];
  return [
    ...when(paid !== price, say('wrong-price', { price, paid })),
    ...when(plundered > taken, say('not-plundered', { spent: plundered, has: taken })),
    ...when(kept > position.kept, say('not-kept', { spent: kept, has: position.kept })),
    ...when(cards > others, say('no-such-cards', { spent: cards, has: others })),
    ...when(
      !spendsTokensFirst(position, { plundered, kept, cards }),
      say('tokens-first', { kept: position.kept, spent: kept, cards }),
    ),
  ];
};

const keepBreaches = (position: Schemes) => {
  const { kept, bought } = position;
  return [
    ...when(!hasSpoils(position), say('nothing-to-keep')),
    ...when(kept === bought, say('no-room', { kept, limit: bought })),
    ...when(gemTokenOf(position) === 'nowhere', say('no-token-left')),
  ];
};

const plunderLines = (position: Schemes) => {
  const isDone = hasPlundered(position);
  const isDragon = position.plunder === 'dragon';
  return [
    ...when(isDragon, say('plunders-dragon')),
    ...when(isGem(position), say(isDone ? 'gem-free' : 'gem-trapped')),
    ...when(isDone, say('rage', { before: position.rage, after: rageOf(position) })),
    ...when(isDragon && isDone, say('from-dragon', { reading: position.fromDragon })),
    ...when(isGem(position) && !isDragon, say('gem-back')),
  ];
};

const buyLines = (position: Schemes, { ways, way, boughtAfter }: SchemesValue) => {
  const { bought, schemesInHand: schemes, kept, buying: reading } = position;
  const open = way === undefined ? ways : [way];
  const usesCards = open.some(({ cards }) => cards > 0);
  return [
    say('schemes-in-hand', { schemes, others: otherSchemes(position) }),
    ...when(!hasPlundered(position), say('no-plunder-needed', { reading })),
    ...(way === undefined ? [] : payLines(way)),
    ...when(usesCards && kept > 0, say('tokens-first', { kept })),
    ...heldBackLines(position, open),
    ...ways
      .filter((each) => each.plundered + each.kept === 0)
      .map(({ cards }) => say('only-cards', { cards })),
    say('bought', { before: bought, after: boughtAfter }),
    say('never-lost', { bought: boughtAfter }),
  ];
};

const payLines = ({ plundered, kept, cards }: Payment) => [
  ...when(plundered > 0, say('pays-plundered', { plundered })),
  ...when(kept > 0, say('pays-kept', { kept })),
  ...when(cards > 0, say('pays-cards', { cards })),
];

/** A Treasure plundered just now is not a kept one: cards may pay before it. */
const heldBackLines = (position: Schemes, ways: readonly SchemePayment[]) => {
  const { cards = 0 } = ways.find((way) => way.plundered === 0 && way.cards > 0) ?? {};
  return when(cards > 0 && hasSpoils(position), say('held-back', { cards }));
};

const notBuyingLines = ({ bought, schemesInHand: schemes }: Schemes) => [
  ...when(schemes > 0, say('not-yet-usable', { schemes })),
  ...when(bought > 0, say('never-lost', { bought })),
];

/** What becomes of a plundered Treasure that does not pay for anything. */
const leftoverLines = (position: Schemes, way: SchemePayment | undefined) => {
  const to = plunderedTo(position, way);
  if (!LEFT_OVER.includes(to)) return [];
  const limit = position.bought + (way === undefined ? 0 : 1);
  const { keptAfter: kept, kept: paid } = way ?? { keptAfter: position.kept, kept: 0 };
  const room = Math.max(0, limit - kept);
  const isOpen = to !== 'kept' && room > 0 && hasToken(position, paid);
  return [
    ...gemTokenLines(position, paid),
    say('keep-limit', { limit, kept, room }),
    ...when(way !== undefined, say('new-limit', { before: position.bought, limit })),
    ...when(limit === 0, say('none-before-first')),
    ...when(to === 'kept', say('keeps', { before: kept, after: kept + 1 })),
    ...when(isOpen, say('may-keep', { before: kept, after: kept + 1 })),
    ...when(to === 'supply', say('back-to-supply', { room })),
  ];
};

/** Ends of a Treasure that paid for nothing. */
const LEFT_OVER: readonly PlunderedTo[] = ['kept', 'supply', 'dragon', 'keep-or-return'];

const gemTokenLines = (position: Schemes, paid: number) => {
  const { supply, onMap } = position;
  const from = gemTokenOf(position, paid);
  if (from === undefined) return [];
  return from === 'paid'
    ? [say('gem-token-paid', { paid })]
    : [say('gem-token', { from, supply, onMap })];
};

const handLines = ({ shuffled }: Schemes, { way, hand: before, boughtAfter }: SchemesValue) => {
  const limit = SECRETS_LIMIT;
  const hand = way?.handAfter ?? before;
  return [
    say('hand', { hand, limit, over: Math.max(0, hand - limit) }),
    ...when(boughtAfter > 0, say('bought-not-counted', { bought: boughtAfter, hand })),
    ...(shuffled === undefined
      ? []
      : [say('deck', { shuffled, secrets: SECRETS_DECK, cards: SECRETS_DECK + shuffled })]),
  ];
};

/** What the Thief can steal afterwards: the tokens kept, and one more if the plundered Treasure may be kept. */
const stealLines = (position: Schemes, ways: readonly SchemePayment[]) => {
  const kept =
    position.does === 'buy'
      ? ways.flatMap(({ keptAfter, plunderedTo: to }) =>
          to === 'keep-or-return' ? [keptAfter, keptAfter + 1] : [keptAfter],
        )
      : [keptUnspent(position)];
  const tokens = Math.max(0, ...kept);
  // So many are kept for sure, or at most so many, as the choices still open are made.
  const isSure = kept.every((count) => count === tokens);
  return when(tokens > 0, say('thief-may-steal', { tokens, isSure }));
};
