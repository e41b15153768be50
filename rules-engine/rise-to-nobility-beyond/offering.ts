import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  numeral,
  optionalWhole,
  whole,
  wholeOrZero,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  AMOUNT,
  GOODS,
  TIERS,
  TIER_BENEFITS,
  TOKENS,
  TOKENS_PER_OFFERING,
  type Currency,
  type GoodsKind,
  type Tier,
} from './data.ts';
import type { RtnLine } from './line.ts';
import {
  leftAfter,
  minus,
  NOTHING,
  parseCost,
  parseHeld,
  payments,
  shortages,
  together,
  type Cost,
  type Held,
  type Paid,
  type Shortage,
} from './payment.ts';

/** The six kinds of goods count the workshops owned in their guilds, for tier 3. */
export interface RawOffering
  extends Readonly<Record<Currency, string>>, Readonly<Record<GoodsKind, string>> {
  readonly tier: string;
  /** Tokens left in the player's supply. */
  readonly tokens: string;
  /** Free spaces in the tier; blank is not checked. */
  readonly spaces: string;
  /** The costs printed beside the tiers, in order, each as `Rock Rose/coins/goods`: `1/0/0;;0/2/1`. A blank one is not read yet. */
  readonly costs: string;
  /** The cost on the Stone Council tile, for tier 2; both blank is not read yet. */
  readonly tileCoins: string;
  readonly tileGoods: string;
}

/** The tiers' costs stand on the board: the player reads them there. */
export const OFFERING_START: RawOffering = {
  tier: '1',
  tokens: '7',
  spaces: '',
  costs: '',
  tileCoins: '',
  tileGoods: '',
  rockRose: '',
  coins: '',
  goods: '',
  books: '0',
  artwork: '0',
  weaponry: '0',
  magic: '0',
  jewelry: '0',
  furnishings: '0',
};

export type Offering = Parsed<
  {
    readonly tier: Tier;
    readonly tokens: number;
    readonly spaces: number | undefined;
    readonly cost: Cost;
    /** Nothing in every tier but the second. */
    readonly tileCost: Cost;
    readonly held: Held;
    readonly workshops: Readonly<Record<GoodsKind, number>>;
  },
  'Offering'
>;

type Requirement = (typeof TIER_BENEFITS)[2]['waived'][number];

export type Benefit =
  | { readonly kind: 'rock-rose' | 'house' | 'worker' | 'points'; readonly amount: number }
  | { readonly kind: 'council-tile'; readonly waived: readonly Requirement[] }
  | {
      readonly kind: 'goods';
      readonly amount: number;
      readonly goods: Readonly<Record<GoodsKind, number>>;
    };

export interface OfferingValue {
  readonly tier: Tier;
  readonly benefit: Benefit;
  /** What is due altogether; `undefined` while a cost is not read yet. */
  readonly cost: Cost;
  /** What is held after paying and receiving, where it can be known. */
  readonly after: Held;
  readonly tokensLeft: number;
  readonly spacesLeft: number | undefined;
}

export type OfferingLine =
  | RtnLine<'rtn.temple.token', 'token', { before: number; after: number }>
  | RtnLine<'rtn.temple.blocked-space', 'space', { before: number; after: number }>
  | RtnLine<'rtn.temple.cost', 'cost-unread', { tier: Tier }>
  | RtnLine<'rtn.temple.cost', 'pay', Paid>
  | RtnLine<'rtn.temple.tier-1', 'gain-rock-rose', Gain>
  | RtnLine<'rtn.temple.tier-2', 'council-tile', { waived: readonly Requirement[] }>
  | RtnLine<'rtn.temple.tier-2-pay', 'tile-unread'>
  | RtnLine<'rtn.temple.tier-2-pay', 'pay-tile', Paid>
  | RtnLine<
      'rtn.temple.tier-3',
      'guild-goods',
      { kind: GoodsKind; workshops: number; each: number; goods: number }
    >
  | RtnLine<'rtn.temple.tier-3', 'gain-goods', Gain>
  | RtnLine<'rtn.temple.tier-4', 'gain-house', { amount: number }>
  | RtnLine<'rtn.temple.tier-5', 'gain-worker', { amount: number }>
  | RtnLine<'rtn.temple.tier-6', 'gain-points', { amount: number }>;

interface Gain {
  readonly amount: number;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

export type OfferingViolation =
  | RtnLine<'rtn.temple.seven-tokens', 'no-token', { tokens: number }>
  | RtnLine<'rtn.temple.blocked-space', 'no-space', { tier: Tier }>
  | RtnLine<'rtn.temple.cost', 'not-enough', Shortage>
  | RtnLine<'rtn.temple.tier-2-pay', 'not-enough-for-tile', Shortage>;

export const parseOffering = (raw: RawOffering): Field<Offering> => {
  const fields = collect({
    tier: numeral('tier', raw.tier, TIERS),
    tokens: whole('tokens', raw.tokens, TOKENS),
    spaces: optionalWhole('spaces', raw.spaces, AMOUNT),
    costs: parseCosts(raw.costs),
    tileCost: collect({
      coins: optionalWhole('tileCoins', raw.tileCoins, AMOUNT),
      goods: optionalWhole('tileGoods', raw.tileGoods, AMOUNT),
    }),
    held: parseHeld(raw),
    workshops: parseWorkshops(raw),
  });
  if (!fields.ok) return fields;
  const { costs, tileCost, ...rest } = fields.value;
  return ok(
    parsed({
      ...rest,
      cost: costs[rest.tier - 1],
      tileCost: rest.tier === 2 ? costRead(tileCost) : NOTHING,
    }),
  );
};

const parseCosts = (text: string): Field<readonly Cost[]> => {
  const rows = text.split(';');
  const count = { min: 0, max: TIERS.length };
  return rows.length > count.max
    ? wrongCount('costs', rows.length, count)
    : collectAll(rows.map((row) => parseCost('costs', row)));
};

const parseWorkshops = (raw: RawOffering): Field<Readonly<Record<GoodsKind, number>>> =>
  collect({
    books: wholeOrZero('books', raw.books, AMOUNT),
    artwork: wholeOrZero('artwork', raw.artwork, AMOUNT),
    weaponry: wholeOrZero('weaponry', raw.weaponry, AMOUNT),
    magic: wholeOrZero('magic', raw.magic, AMOUNT),
    jewelry: wholeOrZero('jewelry', raw.jewelry, AMOUNT),
    furnishings: wholeOrZero('furnishings', raw.furnishings, AMOUNT),
  });

/** A tile with one amount filled in is read; its blank is nothing. */
const costRead = ({
  coins,
  goods,
}: Readonly<Record<'coins' | 'goods', number | undefined>>): Cost =>
  coins === undefined && goods === undefined
    ? undefined
    : { rockRose: 0, coins: coins ?? 0, goods: goods ?? 0 };

/** What an Offering costs and gives. The cost is paid first: what the tier gives does not help to pay. */
export const offering = (
  made: Offering,
): Ruling<OfferingValue, OfferingLine, OfferingViolation> => {
  const { tier, tokens, spaces, cost, tileCost } = made;
  const benefit = tierBenefit(made);
  return ruled([...placeViolations(made), ...payViolations(made)], {
    value: {
      tier,
      benefit,
      cost: cost && tileCost && together([cost, tileCost]),
      after: heldAfter(made, benefit),
      tokensLeft: tokens - TOKENS_PER_OFFERING,
      spacesLeft: minus(spaces, 1),
    },
    lines: [...placeLines(made), ...costLines(made), ...benefitLines(made, benefit)],
  });
};

export const askOffering = asks(parseOffering, offering);

const tierBenefit = ({ tier, workshops }: Offering): Benefit => {
  switch (tier) {
    case 1:
      return { kind: 'rock-rose', amount: TIER_BENEFITS[1].rockRose };
    case 2:
      return { kind: 'council-tile', waived: TIER_BENEFITS[2].waived };
    case 3:
      return guildGoods(workshops);
    case 4:
      return { kind: 'house', amount: TIER_BENEFITS[4].houses };
    case 5:
      return { kind: 'worker', amount: TIER_BENEFITS[5].workers };
    case 6:
      return { kind: 'points', amount: TIER_BENEFITS[6].points };
  }
};

const guildGoods = (workshops: Readonly<Record<GoodsKind, number>>): Benefit => {
  const each = TIER_BENEFITS[3].goodsPerWorkshop;
  const goods = {
    books: workshops.books * each,
    artwork: workshops.artwork * each,
    weaponry: workshops.weaponry * each,
    magic: workshops.magic * each,
    jewelry: workshops.jewelry * each,
    furnishings: workshops.furnishings * each,
  };
  return { kind: 'goods', amount: sum(Object.values(goods)), goods };
};

/** What is left once everything is paid; unknown where a cost is. */
const heldPaid = ({ cost, tileCost, held }: Offering): Held => {
  const rockRose = cost && minus(held.rockRose, cost.rockRose);
  if (cost === undefined || tileCost === undefined) {
    return { rockRose, coins: undefined, goods: undefined };
  }
  return leftAfter(held, together([cost, tileCost]));
};

const heldAfter = (made: Offering, benefit: Benefit): Held => {
  const { rockRose, coins, goods } = heldPaid(made);
  return {
    rockRose: minus(rockRose, benefit.kind === 'rock-rose' ? -benefit.amount : 0),
    coins,
    goods: minus(goods, benefit.kind === 'goods' ? -benefit.amount : 0),
  };
};

const placeViolations = ({ tier, tokens, spaces }: Offering): readonly OfferingViolation[] => {
  const noToken: OfferingViolation = {
    clause: 'rtn.temple.seven-tokens',
    code: 'no-token',
    tokens: TOKENS.max,
  };
  const noSpace: OfferingViolation = { clause: 'rtn.temple.blocked-space', code: 'no-space', tier };
  return [...(tokens < TOKENS_PER_OFFERING ? [noToken] : []), ...(spaces === 0 ? [noSpace] : [])];
};

/** What the tier alone costs too much, then what only tier and tile together do. */
const payViolations = ({ cost, tileCost, held }: Offering): readonly OfferingViolation[] => {
  const forTier = shortages(cost ?? NOTHING, held);
  const forBoth = shortages(together([cost ?? NOTHING, tileCost ?? NOTHING]), held).filter(
    ({ thing }) => forTier.every((shortage) => shortage.thing !== thing),
  );
  return [
    ...forTier.map((shortage): OfferingViolation => ({
      clause: 'rtn.temple.cost',
      code: 'not-enough',
      ...shortage,
    })),
    ...forBoth.map((shortage): OfferingViolation => ({
      clause: 'rtn.temple.tier-2-pay',
      code: 'not-enough-for-tile',
      ...shortage,
    })),
  ];
};

const placeLines = ({ tokens, spaces }: Offering): readonly OfferingLine[] => {
  const after = tokens - TOKENS_PER_OFFERING;
  return [
    { clause: 'rtn.temple.token', code: 'token', before: tokens, after },
    ...spaceLines(spaces),
  ];
};

const spaceLines = (spaces: number | undefined): readonly OfferingLine[] =>
  spaces === undefined
    ? []
    : [{ clause: 'rtn.temple.blocked-space', code: 'space', before: spaces, after: spaces - 1 }];

const costLines = ({ tier, cost, held }: Offering): readonly OfferingLine[] =>
  cost === undefined
    ? [{ clause: 'rtn.temple.cost', code: 'cost-unread', tier }]
    : payments(cost, held).map((paid) => ({ clause: 'rtn.temple.cost', code: 'pay', ...paid }));

const benefitLines = (made: Offering, benefit: Benefit): readonly OfferingLine[] => {
  switch (benefit.kind) {
    case 'rock-rose':
      return [
        {
          clause: 'rtn.temple.tier-1',
          code: 'gain-rock-rose',
          amount: benefit.amount,
          before: heldPaid(made).rockRose,
          after: heldAfter(made, benefit).rockRose,
        },
      ];
    case 'council-tile':
      return tileLines(made);
    case 'goods':
      return [
        ...guildLines(made),
        {
          clause: 'rtn.temple.tier-3',
          code: 'gain-goods',
          amount: benefit.amount,
          before: heldPaid(made).goods,
          after: heldAfter(made, benefit).goods,
        },
      ];
    case 'house':
      return [{ clause: 'rtn.temple.tier-4', code: 'gain-house', amount: benefit.amount }];
    case 'worker':
      return [{ clause: 'rtn.temple.tier-5', code: 'gain-worker', amount: benefit.amount }];
    case 'points':
      return [{ clause: 'rtn.temple.tier-6', code: 'gain-points', amount: benefit.amount }];
  }
};

const tileLines = ({ cost, tileCost, held }: Offering): readonly OfferingLine[] => {
  const left = cost === undefined ? UNKNOWN : leftAfter(held, cost);
  const paid: readonly OfferingLine[] =
    tileCost === undefined
      ? [{ clause: 'rtn.temple.tier-2-pay', code: 'tile-unread' }]
      : payments(tileCost, left).map((payment) => ({
          clause: 'rtn.temple.tier-2-pay',
          code: 'pay-tile',
          ...payment,
        }));
  return [
    { clause: 'rtn.temple.tier-2', code: 'council-tile', waived: TIER_BENEFITS[2].waived },
    ...paid,
  ];
};

const UNKNOWN: Held = { rockRose: undefined, coins: undefined, goods: undefined };

const guildLines = ({ workshops }: Offering): readonly OfferingLine[] => {
  const each = TIER_BENEFITS[3].goodsPerWorkshop;
  return GOODS.filter((kind) => workshops[kind] > 0).map((kind) => ({
    clause: 'rtn.temple.tier-3',
    code: 'guild-goods',
    kind,
    workshops: workshops[kind],
    each,
    goods: workshops[kind] * each,
  }));
};
