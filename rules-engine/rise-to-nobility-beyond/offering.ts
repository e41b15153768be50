import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collectAll, wrongCount, type Field } from '../core/fields.ts';
import {
  amount,
  amountOrZero,
  form,
  notation,
  numeral,
  onBoard,
  optionalAmount,
  type Checked,
} from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { parts } from '../core/notation.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import {
  AMOUNT,
  GOODS,
  ROCK_ROSE,
  TIERS,
  TIER_BENEFITS,
  TOKENS,
  TOKENS_PER_OFFERING,
  type Currency,
  type GoodsKind,
  type Tier,
} from './data.ts';
import {
  HELD_FIELDS,
  isCostText,
  leftAfter,
  minus,
  NOTHING,
  parseCost,
  payments,
  shortages,
  together,
  type Cost,
  type Held,
  type Paid,
} from './payment.ts';

const TIER_COSTS = parts(';', 1);

const COUNT = { min: 0, max: TIERS.length };

/** The costs printed beside the tiers, in order: `1/0/0;;0/2/1`. A blank one is not read yet. */
const parseCosts = (field: string, text: string): Field<readonly Cost[], never> => {
  const rows = TIER_COSTS.of(text);
  return rows.length > COUNT.max
    ? wrongCount(field, rows.length, COUNT)
    : collectAll(rows.map((row) => parseCost(field, row)));
};

/** The cost of one tier as it is typed; `undefined` if the text falls into no tiers. */
export const tierCostText = (text: string, tier: Tier): string | undefined => {
  const rows = TIER_COSTS.of(text);
  return rows.length <= COUNT.max && rows.every(isCostText) ? (rows[tier - 1] ?? '') : undefined;
};

/** The text with another cost for one tier, without blank tiers at its end. */
export const withTierCost = (text: string, tier: Tier, cost: string): string =>
  TIER_COSTS.with(text, tier - 1, cost).replace(/;+$/, '');

const workshops = amountOrZero(AMOUNT);

const FORM = form(
  {
    tier: numeral(TIERS, 1),
    /** Tokens left in the player's supply. */
    tokens: amount(TOKENS, '7'),
    /** Free spaces in the tier; blank is not checked. */
    spaces: optionalAmount(AMOUNT),
    /** They stand on the board: the player reads them there. */
    costs: onBoard(
      notation(parseCosts, '', { count: COUNT, samples: ['1/0/0', '1/0/0;2/0/0;0/2/1'] }),
    ),
    /** The cost on the Stone Council tile, for tier 2; both blank is not read yet. */
    tileCoins: optionalAmount(AMOUNT),
    tileGoods: optionalAmount(AMOUNT),
    ...HELD_FIELDS,
    /** The workshops owned in each guild, for tier 3. */
    books: workshops,
    artwork: workshops,
    weaponry: workshops,
    magic: workshops,
    jewelry: workshops,
    furnishings: workshops,
  },
  ({ tier, tokens, spaces, costs, tileCoins, tileGoods, rockRose, coins, goods, ...owned }) =>
    ok({
      tier,
      tokens,
      spaces,
      cost: costs[tier - 1],
      /** Nothing in every tier but the second. */
      tileCost: tier === 2 ? tileCost(tileCoins, tileGoods) : NOTHING,
      held: { rockRose, coins, goods },
      workshops: owned,
    }),
);

/** A tile with one amount filled in is read; its blank is nothing. */
const tileCost = (coins: number | undefined, goods: number | undefined): Cost =>
  coins === undefined && goods === undefined
    ? undefined
    : { rockRose: 0, coins: coins ?? 0, goods: goods ?? 0 };

const SAYS = {
  token: 'rtn.temple.token',
  space: 'rtn.temple.blocked-space',
  'cost-unread': 'rtn.temple.cost',
  pay: 'rtn.temple.cost',
  'gain-rock-rose': 'rtn.temple.tier-1',
  'council-tile': 'rtn.temple.tier-2',
  'tile-unread': 'rtn.temple.tier-2-pay',
  'pay-tile': 'rtn.temple.tier-2-pay',
  'gain-goods': 'rtn.temple.tier-3',
  'gain-house': 'rtn.temple.tier-4',
  'gain-worker': 'rtn.temple.tier-5',
  'gain-points': 'rtn.temple.tier-6',
  'supply-short': 'rtn.rock-rose.run-out',
  'no-token': 'rtn.temple.seven-tokens',
  'no-space': 'rtn.temple.blocked-space',
  'not-enough': 'rtn.temple.cost',
  'benefit-too-late': 'rtn.temple.pay-first',
  'not-enough-for-tile': 'rtn.temple.tier-2-both',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

type Made = Checked<typeof FORM>;

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
  /** What the tier costs, and the tile on tier 2; `undefined` while it is not read yet. */
  readonly tierCost: Cost;
  readonly tileCost: Cost;
  /** What is due altogether; `undefined` while any of it is. */
  readonly cost: Cost;
  /** What is held after paying and receiving, where it can be known. */
  readonly after: Held;
  readonly tokensLeft: number;
  readonly spacesLeft: number | undefined;
}

/** What an Offering costs and gives. The cost is paid first: what the tier gives does not help to pay. */
const making = (made: Made) => {
  const { tier, tokens, spaces, cost, tileCost: tile } = made;
  const benefit = tierBenefit(made);
  const value: OfferingValue = {
    tier,
    benefit,
    tierCost: cost,
    tileCost: tile,
    cost: cost && tile && together([cost, tile]),
    after: heldAfter(made, benefit),
    tokensLeft: tokens - TOKENS_PER_OFFERING,
    spacesLeft: minus(spaces, 1),
  };
  return ruled([...placeViolations(made), ...payViolations(made, benefit)], {
    value,
    lines: [...placeLines(made), ...costLines(made), ...benefitLines(made, benefit)],
  });
};

export const offering = question({ form: FORM, says: SAYS, rule: making });

const tierBenefit = (made: Made): Benefit => {
  const { tier, workshops: owned } = made;
  switch (tier) {
    case 1:
      return { kind: 'rock-rose', amount: Math.min(TIER_BENEFITS[1].rockRose, supply(made)) };
    case 2:
      return { kind: 'council-tile', waived: TIER_BENEFITS[2].waived };
    case 3:
      return guildGoods(owned);
    case 4:
      return { kind: 'house', amount: TIER_BENEFITS[4].houses };
    case 5:
      return { kind: 'worker', amount: TIER_BENEFITS[5].workers };
    case 6:
      return { kind: 'points', amount: TIER_BENEFITS[6].points };
  }
};

/** Rock Rose in the supply at most: what the player has after paying is not there. */
const supply = (made: Made): number => ROCK_ROSE.max - Math.max(0, heldPaid(made).rockRose ?? 0);

const guildGoods = (owned: Readonly<Record<GoodsKind, number>>): Benefit => {
  const each = TIER_BENEFITS[3].goodsPerWorkshop;
  const goods = {
    books: owned.books * each,
    artwork: owned.artwork * each,
    weaponry: owned.weaponry * each,
    magic: owned.magic * each,
    jewelry: owned.jewelry * each,
    furnishings: owned.furnishings * each,
  };
  return { kind: 'goods', amount: sum(Object.values(goods)), goods };
};

/** What is left once everything is paid; unknown where a cost is. */
const heldPaid = ({ cost, tileCost: tile, held }: Made): Held => {
  const rockRose = cost && minus(held.rockRose, cost.rockRose);
  if (cost === undefined || tile === undefined) {
    return { rockRose, coins: undefined, goods: undefined };
  }
  return leftAfter(held, together([cost, tile]));
};

const heldAfter = (made: Made, benefit: Benefit): Held => {
  const { rockRose, coins, goods } = heldPaid(made);
  return {
    rockRose: minus(rockRose, benefit.kind === 'rock-rose' ? -benefit.amount : 0),
    coins,
    goods: minus(goods, benefit.kind === 'goods' ? -benefit.amount : 0),
  };
};

const placeViolations = ({ tier, tokens, spaces }: Made) => [
  ...when(tokens < TOKENS_PER_OFFERING, say('no-token', { tokens: TOKENS.max })),
  ...when(spaces === 0, say('no-space', { tier })),
];

/** What the tier alone costs too much, then what only tier and tile together do. */
const payViolations = ({ cost: known, tileCost: tile = NOTHING, held }: Made, benefit: Benefit) => {
  const cost = known ?? NOTHING;
  const isAlone = known === undefined;
  const forTier = shortages(cost, held);
  const forBoth = shortages(together([cost, tile]), held).filter(({ thing }) =>
    forTier.every((shortage) => shortage.thing !== thing),
  );
  return [
    ...forTier.map((shortage) => {
      const gain = gainOf(benefit, shortage.thing);
      return gain < shortage.short
        ? say('not-enough', shortage)
        : say('benefit-too-late', { ...shortage, gain });
    }),
    ...forBoth.map((shortage) => say('not-enough-for-tile', { ...shortage, isAlone })),
  ];
};

/** What a benefit brings of a currency. */
const gainOf = (benefit: Benefit, thing: Currency): number => {
  const gained = { 'rock-rose': 'rockRose', goods: 'goods' } as const;
  return (benefit.kind === 'rock-rose' || benefit.kind === 'goods') &&
    gained[benefit.kind] === thing
    ? benefit.amount
    : 0;
};

const placeLines = ({ tokens, spaces }: Made) => [
  say('token', { before: tokens, after: tokens - TOKENS_PER_OFFERING }),
  ...(spaces === undefined ? [] : [say('space', { before: spaces, after: spaces - 1 })]),
];

const costLines = ({ tier, cost, held }: Made) =>
  cost === undefined ? [say('cost-unread', { tier })] : paidLines('pay', payments(cost, held));

const paidLines = <Code extends 'pay' | 'pay-tile'>(code: Code, paid: readonly Paid[]) =>
  when(paid.length > 0, say(code, { paid }));

const benefitLines = (made: Made, benefit: Benefit) => {
  const [before, after] = [heldPaid(made), heldAfter(made, benefit)];
  switch (benefit.kind) {
    case 'rock-rose': {
      const change = { before: before.rockRose, after: after.rockRose };
      const { rockRose: due } = TIER_BENEFITS[1];
      const isShort = benefit.amount < due;
      return [
        say('gain-rock-rose', { amount: benefit.amount, ...change }),
        ...when(isShort, say('supply-short', { due, left: benefit.amount, max: ROCK_ROSE.max })),
      ];
    }
    case 'council-tile':
      return tileLines(made);
    case 'goods': {
      const change = { before: before.goods, after: after.goods };
      const each = TIER_BENEFITS[3].goodsPerWorkshop;
      const guilds = guildsIn(made);
      return [say('gain-goods', { each, guilds, amount: benefit.amount, ...change })];
    }
    case 'house':
    case 'worker':
    case 'points':
      return [say(`gain-${benefit.kind}`, { amount: benefit.amount })];
  }
};

const tileLines = ({ cost, tileCost: tile, held }: Made) => {
  const left = cost === undefined ? UNKNOWN : leftAfter(held, cost);
  return [
    say('council-tile', { waived: TIER_BENEFITS[2].waived }),
    ...(tile === undefined ? [say('tile-unread')] : paidLines('pay-tile', payments(tile, left))),
  ];
};

const UNKNOWN: Held = { rockRose: undefined, coins: undefined, goods: undefined };

const guildsIn = ({ workshops: owned }: Made) =>
  GOODS.filter((kind) => owned[kind] > 0).map((kind) => ({ kind, workshops: owned[kind] }));
