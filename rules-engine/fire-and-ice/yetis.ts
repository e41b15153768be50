import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { optionalBowls } from './amounts.ts';
import { YES_NO } from './data.ts';
import {
  ACTION_PLACES,
  ACTION_TAKERS,
  YETI_DISCOUNT,
  type ActionPlace,
  type ActionTaker,
} from './data/abilities.ts';
import { POWER_ACTION_NAMES, POWER_ACTIONS, type PowerAction } from './data/tiles.ts';
import type { FiLine } from './line.ts';
import {
  burnLines,
  payPower,
  spendable,
  type Bowls,
  type BurnLine,
  type PowerPayment,
} from './power.ts';

export interface RawYetis {
  readonly action: string;
  /** `map`: printed on the map. `elsewhere`: an action of a card, tile or board, whichever it is. */
  readonly place: string;
  /** Whether somebody took the action this round. */
  readonly taken: string;
  readonly who: string;
  /** Whether the Yetis have built theirs. */
  readonly stronghold: string;
  /** Power in Bowls I, II and III; blank: not checked. */
  readonly bowls: string;
}

export const YETIS_START: RawYetis = {
  action: 'two-spades',
  place: 'map',
  taken: 'no',
  who: 'yetis',
  stronghold: 'no',
  bowls: '',
};

export type Yetis = Parsed<
  {
    readonly action: PowerAction;
    readonly place: ActionPlace;
    readonly isTaken: boolean;
    readonly who: ActionTaker;
    readonly hasStronghold: boolean;
    readonly bowls: Bowls | undefined;
  },
  'Yetis'
>;

export interface ActionPrice {
  readonly action: PowerAction;
  /** For everybody else, and for the Yetis. */
  readonly base: number;
  readonly price: number;
}

export interface YetisValue {
  readonly action: PowerAction;
  /** `undefined` for an action that is not on the map: it costs what is printed on it. */
  readonly price: number | undefined;
  /** Whether the action gets an Action token now, or bears one already. */
  readonly cover: 'cover' | 'covered';
  /** The Bowls after paying, and the tokens given up on the way; `undefined` when not checked. */
  readonly bowls: Bowls | undefined;
  readonly burned: number | undefined;
  /** All Power actions of the map. */
  readonly prices: readonly ActionPrice[];
}

export type YetisLine =
  | FiLine<'fi.yetis.base-prices', 'base-price', { action: PowerAction; price: number }>
  | FiLine<'fi.yetis.one-less', 'one-less', { action: PowerAction; before: number; after: number }>
  | FiLine<'fi.yetis.only-the-map', 'no-discount'>
  | FiLine<'fi.yetis.others', 'others-pay-all', { action: PowerAction; price: number }>
  | FiLine<'fi.yetis.cover', 'cover' | 'covered', { action: PowerAction }>
  | FiLine<'fi.yetis.stronghold', 'again', { action: PowerAction }>
  | BurnLine
  | FiLine<'fi.yetis.base-prices', 'pay', { price: number; before: Bowls; after: Bowls }>;

export type YetisViolation =
  | FiLine<
      'fi.yetis.stronghold' | 'fi.yetis.others' | 'fi.yetis.only-the-map',
      'taken',
      { action: PowerAction }
    >
  | FiLine<
      'fi.yetis.base-prices' | 'fi.yetis.one-less',
      'too-little-power',
      { action: PowerAction; price: number; bowls: Bowls; most: number; short: number }
    >;

export const parseYetis = (raw: RawYetis): Field<Yetis> => {
  const fields = collect({
    action: option('action', raw.action, POWER_ACTION_NAMES),
    place: option('place', raw.place, ACTION_PLACES),
    taken: option('taken', raw.taken, YES_NO),
    who: option('who', raw.who, ACTION_TAKERS),
    stronghold: option('stronghold', raw.stronghold, YES_NO),
    bowls: optionalBowls('bowls', raw.bowls),
  });
  if (!fields.ok) return fields;
  const { taken, stronghold, ...rest } = fields.value;
  return ok(parsed({ ...rest, isTaken: taken === 'yes', hasStronghold: stronghold === 'yes' }));
};

/** What a Power action costs, and whether it may be taken. */
export const yetis = (asked: Yetis): Ruling<YetisValue, YetisLine, YetisViolation> => {
  const { action, isTaken } = asked;
  const price = priceOf(asked);
  const payment = paymentOf(asked);
  return ruled([...takenViolations(asked), ...powerViolations(asked)], {
    value: {
      action,
      price,
      cover: isTaken ? 'covered' : 'cover',
      bowls: payment?.bowls,
      burned: payment?.burned,
      prices: POWER_ACTION_NAMES.map((name) => ({
        action: name,
        base: POWER_ACTIONS[name],
        price: POWER_ACTIONS[name] - YETI_DISCOUNT,
      })),
    },
    lines: [...priceLines(asked), ...coverLines(asked), ...paymentLines(asked)],
  });
};

export const askYetis = asks(parseYetis, yetis);

/** Only the Yetis save, and only on the map. */
const saves = ({ who, place }: Yetis): boolean => who === 'yetis' && place === 'map';

const priceOf = (asked: Yetis): number | undefined =>
  asked.place === 'map'
    ? POWER_ACTIONS[asked.action] - (saves(asked) ? YETI_DISCOUNT : 0)
    : undefined;

/** What paying makes of the Bowls; `undefined` where nothing is checked or they hold too little. */
const paymentOf = (asked: Yetis): PowerPayment | undefined => {
  const { bowls } = asked;
  const price = priceOf(asked);
  return bowls === undefined || price === undefined ? undefined : payPower(bowls, price);
};

/** Only the Yetis, only with their Stronghold and only on the map use what was used. */
const takenViolations = (asked: Yetis): readonly YetisViolation[] => {
  const { action, isTaken, who, place, hasStronghold } = asked;
  if (!isTaken || (saves(asked) && hasStronghold)) return [];
  if (place === 'elsewhere') return [{ clause: 'fi.yetis.only-the-map', code: 'taken', action }];
  const clause = who === 'other' ? 'fi.yetis.others' : 'fi.yetis.stronghold';
  return [{ clause, code: 'taken', action }];
};

const powerViolations = (asked: Yetis): readonly YetisViolation[] => {
  const { action, bowls } = asked;
  const price = priceOf(asked);
  if (bowls === undefined || price === undefined || paymentOf(asked) !== undefined) return [];
  const most = spendable(bowls);
  const clause = saves(asked) ? 'fi.yetis.one-less' : 'fi.yetis.base-prices';
  return [{ clause, code: 'too-little-power', action, price, bowls, most, short: price - most }];
};

const priceLines = (asked: Yetis): readonly YetisLine[] => {
  const { action, place } = asked;
  if (place === 'elsewhere') return [{ clause: 'fi.yetis.only-the-map', code: 'no-discount' }];
  const base = POWER_ACTIONS[action];
  const first: YetisLine = {
    clause: 'fi.yetis.base-prices',
    code: 'base-price',
    action,
    price: base,
  };
  if (saves(asked)) {
    const after = base - YETI_DISCOUNT;
    return [first, { clause: 'fi.yetis.one-less', code: 'one-less', action, before: base, after }];
  }
  return [first, { clause: 'fi.yetis.others', code: 'others-pay-all', action, price: base }];
};

const coverLines = ({ action, isTaken }: Yetis): readonly YetisLine[] =>
  isTaken
    ? [
        { clause: 'fi.yetis.stronghold', code: 'again', action },
        { clause: 'fi.yetis.cover', code: 'covered', action },
      ]
    : [{ clause: 'fi.yetis.cover', code: 'cover', action }];

const paymentLines = (asked: Yetis): readonly YetisLine[] => {
  const { bowls } = asked;
  const price = priceOf(asked);
  const payment = paymentOf(asked);
  if (bowls === undefined || price === undefined || payment === undefined) return [];
  return [
    ...burnLines(bowls, payment),
    { clause: 'fi.yetis.base-prices', code: 'pay', price, before: bowls, after: payment.bowls },
  ];
};
