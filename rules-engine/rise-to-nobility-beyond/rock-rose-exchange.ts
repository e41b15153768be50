import { asks, ruled, when, type Ruling } from '../core/answer.ts';
import {
  collect,
  missing,
  option,
  unreadable,
  whole,
  wholeOrZero,
  type Field,
} from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { DIRECTIONS, EXCHANGED, ROCK_ROSE, TIMES, type Direction, type Exchanged } from './data.ts';
import type { RtnLine } from './line.ts';

/** A rate reads `1:2`: give 1 Rock Rose, get 2. The other fields count exchanges. */
export interface RawExchange {
  readonly rockRose: string;
  readonly rateGoods: string;
  readonly goods: string;
  readonly rateNobility: string;
  readonly nobility: string;
  readonly rateReputation: string;
  readonly reputation: string;
  readonly rateCoins: string;
  readonly coins: string;
  readonly rateModifiers: string;
  readonly modifiers: string;
  readonly direction: string;
}

/** The ratios stand on the player board extension: the player reads them there. */
export const EXCHANGE_START: RawExchange = {
  rockRose: '5',
  rateGoods: '',
  goods: '0',
  rateNobility: '',
  nobility: '0',
  rateReputation: '',
  reputation: '0',
  rateCoins: '',
  coins: '0',
  rateModifiers: '',
  modifiers: '0',
  direction: 'one-way',
};

export interface Rate {
  /** Rock Rose given. */
  readonly give: number;
  /** Things got. */
  readonly get: number;
}

/** So many exchanges at a known rate, or none at a rate not read yet. Below zero: things given back. */
type Wish = { readonly rate: Rate; readonly times: number } | { readonly rate: undefined };

export type Exchange = Parsed<
  { readonly rockRose: number; readonly direction: Direction } & Readonly<Record<Exchanged, Wish>>,
  'Exchange'
>;

/** A thing at a known rate. What is given back counts below zero. */
export interface ExchangeRow {
  readonly thing: Exchanged;
  readonly rate: Rate;
  /** Exchanges that the Rock Rose held allows if all of it goes here. */
  readonly most: number;
  readonly times: number;
  readonly gained: number;
  readonly paid: number;
  /** Exchanges still possible after all those wanted. */
  readonly further: number;
}

export interface ExchangeValue {
  /** One row for each thing whose rate is known; none when no rate is. */
  readonly rows: readonly ExchangeRow[];
  readonly held: number;
  readonly paid: number;
  readonly left: number;
}

interface Traded {
  readonly thing: Exchanged;
  readonly times: number;
  readonly give: number;
  readonly get: number;
  readonly before: number;
  readonly after: number;
}

export type ExchangeLine =
  | RtnLine<'rtn.rock-rose.exchange', 'no-rates'>
  | RtnLine<'rtn.rock-rose.direction', 'give-back', Traded & { returned: number }>
  | RtnLine<'rtn.rock-rose.exchange', 'exchange', Traded & { gained: number }>
  | RtnLine<'rtn.rock-rose.any-number', 'any-number', { times: number }>
  | RtnLine<
      'rtn.rock-rose.exchange',
      'affordable',
      {
        thing: Exchanged;
        give: number;
        get: number;
        held: number;
        most: number;
        left: number;
        further: number;
      }
    >;

export type ExchangeViolation =
  | RtnLine<'rtn.rock-rose.direction', 'one-way', { thing: Exchanged; times: number }>
  | RtnLine<'rtn.rock-rose.exchange', 'not-enough', { needed: number; held: number; short: number }>
  | RtnLine<'rtn.components.rock-rose', 'more-than-there-is', { left: number; max: number }>;

const RATE_FIELDS = {
  goods: 'rateGoods',
  nobility: 'rateNobility',
  reputation: 'rateReputation',
  coins: 'rateCoins',
  modifiers: 'rateModifiers',
} as const satisfies Readonly<Record<Exchanged, keyof RawExchange>>;

export const parseExchange = (raw: RawExchange): Field<Exchange> => {
  const fields = collect({
    rockRose: whole('rockRose', raw.rockRose, ROCK_ROSE),
    goods: parseWish('goods', raw),
    nobility: parseWish('nobility', raw),
    reputation: parseWish('reputation', raw),
    coins: parseWish('coins', raw),
    modifiers: parseWish('modifiers', raw),
    direction: option('direction', raw.direction, DIRECTIONS),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

const parseWish = (thing: Exchanged, raw: RawExchange): Field<Wish> => {
  const field = RATE_FIELDS[thing];
  const fields = collect({
    rate: parseRate(field, raw[field]),
    times: wholeOrZero(thing, raw[thing], TIMES),
  });
  if (!fields.ok) return fields;
  const { rate, times } = fields.value;
  if (rate !== undefined) return ok({ rate, times });
  return times === 0 ? ok({ rate }) : missing(field);
};

const parseRate = (field: string, text: string): Field<Rate | undefined> => {
  const trimmed = text.trim();
  if (trimmed === '') return ok(undefined);
  if (!/^[1-9]\d?\s*:\s*[1-9]\d?$/.test(trimmed)) return unreadable(field, trimmed);
  const colon = trimmed.indexOf(':');
  return ok({ give: Number(trimmed.slice(0, colon)), get: Number(trimmed.slice(colon + 1)) });
};

/** What a mix of exchanges costs and brings, and what the Rock Rose still allows. */
export const exchange = (
  wanted: Exchange,
): Ruling<ExchangeValue, ExchangeLine, ExchangeViolation> => {
  const { rockRose: held } = wanted;
  const trades = tradesIn(wanted);
  const paid = cost(trades);
  const left = held - paid;
  const rows = trades.map((trade) => row(trade, { held, left }));
  const { max } = ROCK_ROSE;
  const tooMuch = {
    clause: 'rtn.components.rock-rose',
    code: 'more-than-there-is',
    left,
    max,
  } as const;
  const violations = [
    ...backwards(wanted, trades),
    ...notEnough(wanted, trades),
    ...when(wanted.direction === 'both-ways' && left > max, tooMuch),
  ];
  return ruled(violations, {
    value: { rows, held, paid, left },
    lines: [
      ...(rows.length === 0 ? [NO_RATES] : []),
      ...tradeLines(trades, held),
      ...anyNumber(trades),
      ...rows.map((each) => affordable(each, { held, left })),
    ],
  });
};

export const askExchange = asks(parseExchange, exchange);

interface Trade {
  readonly thing: Exchanged;
  readonly rate: Rate;
  readonly times: number;
}

interface Purse {
  readonly held: number;
  readonly left: number;
}

const NO_RATES: ExchangeLine = { clause: 'rtn.rock-rose.exchange', code: 'no-rates' };

const tradesIn = (wanted: Exchange): readonly Trade[] =>
  EXCHANGED.flatMap((thing) => {
    const wish = wanted[thing];
    return wish.rate === undefined ? [] : [{ thing, ...wish }];
  });

/** Rock Rose for some trades. */
const cost = (trades: readonly Trade[]): number =>
  sum(trades.map(({ rate, times }) => rate.give * times));

const row = ({ thing, rate, times }: Trade, { held, left }: Purse): ExchangeRow => ({
  thing,
  rate,
  most: Math.floor(held / rate.give),
  times,
  gained: rate.get * times,
  paid: rate.give * times,
  further: Math.floor(left / rate.give),
});

const backwards = (
  { direction }: Exchange,
  trades: readonly Trade[],
): readonly ExchangeViolation[] =>
  trades
    .filter(({ times }) => times < 0 && direction === 'one-way')
    .map(({ thing, times }) => ({
      clause: 'rtn.rock-rose.direction',
      code: 'one-way',
      thing,
      times: -times,
    }));

/** What is given back pays for the rest only if giving back is allowed. */
const notEnough = (
  { rockRose: held, direction }: Exchange,
  trades: readonly Trade[],
): readonly ExchangeViolation[] => {
  const counted = direction === 'one-way' ? trades.filter(({ times }) => times > 0) : trades;
  const needed = cost(counted);
  return needed <= held
    ? []
    : [
        {
          clause: 'rtn.rock-rose.exchange',
          code: 'not-enough',
          needed,
          held,
          short: needed - held,
        },
      ];
};

/** The trades one after the other, those that bring Rock Rose first. */
const tradeLines = (trades: readonly Trade[], held: number): readonly ExchangeLine[] =>
  trades
    .filter(({ times }) => times !== 0)
    .toSorted((a, b) => Math.sign(a.times) - Math.sign(b.times))
    .map(({ thing, rate, times }, i, made) => {
      const before = held - cost(made.slice(0, i));
      const traded = { thing, times: Math.abs(times), ...rate, before };
      const after = before - rate.give * times;
      return times < 0 ? giveBack({ ...traded, after }) : getThings({ ...traded, after });
    });

const giveBack = (traded: Traded): ExchangeLine => ({
  clause: 'rtn.rock-rose.direction',
  code: 'give-back',
  ...traded,
  returned: traded.get * traded.times,
});

const getThings = (traded: Traded): ExchangeLine => ({
  clause: 'rtn.rock-rose.exchange',
  code: 'exchange',
  ...traded,
  gained: traded.get * traded.times,
});

const anyNumber = (trades: readonly Trade[]): readonly ExchangeLine[] => {
  const times = sum(trades.map((trade) => Math.abs(trade.times)));
  return times > 1 ? [{ clause: 'rtn.rock-rose.any-number', code: 'any-number', times }] : [];
};

const affordable = (
  { thing, rate, most, further }: ExchangeRow,
  { held, left }: Purse,
): ExchangeLine => ({
  clause: 'rtn.rock-rose.exchange',
  code: 'affordable',
  thing,
  ...rate,
  held,
  most,
  left,
  further,
});
