import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collect, missing, unreadable, type Field } from '../core/fields.ts';
import {
  amount,
  amountOrZero,
  form,
  notation,
  onBoard,
  reading,
  type Checked,
} from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { parts, wholeIn } from '../core/notation.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import { DIRECTIONS, EXCHANGED, ROCK_ROSE, TIMES, type Exchanged } from './data.ts';

export interface Rate {
  /** Rock Rose given. */
  readonly give: number;
  /** Things got. */
  readonly get: number;
}

/** A rate reads `1:2`: give 1 Rock Rose, get 2. */
const parseRate = (field: string, text: string): Field<Rate | undefined, 'not-a-ratio'> => {
  if (text.trim() === '') return ok(undefined);
  const [give = 0, get = 0, ...more] = parts(':')
    .of(text)
    .map((part) => wholeIn(part) ?? 0);
  const isRatio = more.length === 0 && [give, get].every((part) => part > 0 && part <= TIMES.max);
  return isRatio ? ok({ give, get }) : unreadable(field, text.trim(), { reason: 'not-a-ratio' });
};

/** The ratios stand on the player board extension: the player reads them there. */
const rate = onBoard(notation(parseRate, '', { samples: ['1:2', '2:1', '3:1'] }));

/** So many exchanges. Below zero: things given back. */
const times = amountOrZero(TIMES);

const RATES = {
  goods: 'rateGoods',
  nobility: 'rateNobility',
  reputation: 'rateReputation',
  coins: 'rateCoins',
  modifiers: 'rateModifiers',
} as const satisfies Readonly<Record<Exchanged, string>>;

export const rateField = (thing: Exchanged): (typeof RATES)[Exchanged] => RATES[thing];

const FORM = form(
  {
    rockRose: amount(ROCK_ROSE, '5'),
    rateGoods: rate,
    goods: times,
    rateNobility: rate,
    nobility: times,
    rateReputation: rate,
    reputation: times,
    rateCoins: rate,
    coins: times,
    rateModifiers: rate,
    modifiers: times,
    direction: reading('rtn.rock-rose.direction', DIRECTIONS),
  },
  (typed) => {
    const rates = collect(
      Object.fromEntries(
        EXCHANGED.map((thing) => [
          thing,
          typed[thing] !== 0 && typed[RATES[thing]] === undefined
            ? missing(RATES[thing])
            : ok(typed[RATES[thing]]),
        ]),
      ),
    );
    return rates.ok ? ok(typed) : rates;
  },
);

const SAYS = {
  'no-rates': 'rtn.rock-rose.exchange',
  'give-back': 'rtn.rock-rose.direction',
  exchange: 'rtn.rock-rose.exchange',
  'any-number': 'rtn.rock-rose.any-number',
  affordable: 'rtn.rock-rose.exchange',
  'one-way': 'rtn.rock-rose.direction',
  'not-enough': 'rtn.rock-rose.exchange',
  'more-than-there-is': 'rtn.components.rock-rose',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

type Wanted = Checked<typeof FORM>;

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

/** What a mix of exchanges costs and brings, and what the Rock Rose still allows. */
const exchange = (wanted: Wanted) => {
  const { rockRose: held, direction } = wanted;
  const trades = tradesIn(wanted);
  const paid = cost(trades);
  const left = held - paid;
  const rows = trades.map((trade) => row(trade, { held, left }));
  const { max } = ROCK_ROSE;
  const value: ExchangeValue = { rows, held, paid, left };
  return ruled(
    [
      ...backwards(wanted, trades),
      ...notEnough(wanted, trades),
      ...when(direction === 'both-ways' && left > max, say('more-than-there-is', { left, max })),
    ],
    {
      value,
      lines: [
        ...when(rows.length === 0, say('no-rates')),
        ...tradeLines(trades, held),
        ...anyNumber(trades),
        ...rows.map(({ thing, rate: { give, get }, most, further }) =>
          say('affordable', { thing, give, get, held, most, left, further }),
        ),
      ],
    },
  );
};

export const rockRoseExchange = question({ form: FORM, says: SAYS, rule: exchange });

interface Trade {
  readonly thing: Exchanged;
  readonly rate: Rate;
  readonly times: number;
}

interface Purse {
  readonly held: number;
  readonly left: number;
}

const tradesIn = (wanted: Wanted): readonly Trade[] =>
  EXCHANGED.flatMap((thing) => {
    const known = wanted[RATES[thing]];
    return known === undefined ? [] : [{ thing, rate: known, times: wanted[thing] }];
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

const backwards = ({ direction }: Wanted, trades: readonly Trade[]) =>
  trades
    .filter((trade) => trade.times < 0 && direction === 'one-way')
    .map((trade) => say('one-way', { thing: trade.thing, times: -trade.times }));

/** What is given back pays for the rest only if giving back is allowed. */
const notEnough = ({ rockRose: held, direction }: Wanted, trades: readonly Trade[]) => {
  const counted = direction === 'one-way' ? trades.filter((trade) => trade.times > 0) : trades;
  const needed = cost(counted);
  return when(needed > held, say('not-enough', { needed, held, short: needed - held }));
};

/** The trades one after the other, those that bring Rock Rose first. */
const tradeLines = (trades: readonly Trade[], held: number) =>
  trades
    .filter((trade) => trade.times !== 0)
    .toSorted((a, b) => Math.sign(a.times) - Math.sign(b.times))
    .map((trade, i, made) => {
      const {
        thing,
        rate: { give, get },
      } = trade;
      const before = held - cost(made.slice(0, i));
      const after = before - give * trade.times;
      const count = Math.abs(trade.times);
      const traded = { thing, times: count, give, get, before, after };
      return trade.times < 0
        ? say('give-back', { ...traded, returned: get * count })
        : say('exchange', { ...traded, gained: get * count });
    });

const anyNumber = (trades: readonly Trade[]) => {
  const count = sum(trades.map((trade) => Math.abs(trade.times)));
  return when(count > 1, say('any-number', { times: count }));
};
