import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collect, missing, unreadable, type Field } from '../core/fields.ts';
import {
  amount,
  amountOrZero,
  form,
  notation,
  onBoard,
  optionalAmount,
  reading,
  type Checked,
} from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { parts, wholeIn } from '../core/notation.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import {
  AMOUNT,
  DIRECTIONS,
  EXCHANGED,
  REPUTATION,
  ROCK_ROSE,
  TIMES,
  type Exchanged,
} from './data.ts';

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

const HELD = {
  goods: 'goodsHeld',
  nobility: 'nobilityHeld',
  reputation: 'reputationHeld',
  coins: 'coinsHeld',
  modifiers: 'modifiersHeld',
} as const satisfies Readonly<Record<Exchanged, string>>;

export const heldField = (thing: Exchanged): (typeof HELD)[Exchanged] => HELD[thing];

/** What is held of a thing that is given back; blank is not checked. */
const held = optionalAmount(AMOUNT);

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
    goodsHeld: held,
    nobilityHeld: held,
    reputationHeld: optionalAmount(REPUTATION),
    coinsHeld: held,
    modifiersHeld: held,
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
  'not-held': 'rtn.rock-rose.direction',
  'off-track': 'rtn.rock-rose.track',
  'track-end': 'rtn.rock-rose.track',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

type Wanted = Checked<typeof FORM>;

/** A thing at a known rate. What is given back counts below zero. */
export interface ExchangeRow {
  readonly thing: Exchanged;
  readonly rate: Rate;
  /** Exchanges that the Rock Rose allows if all of it goes here, with what is given back. */
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
  const { rockRose, direction } = wanted;
  const trades = tradesIn(wanted);
  const paid = cost(trades);
  const left = rockRose - paid;
  const back = -cost(trades.filter(({ times }) => times < 0));
  const all = rockRose + back;
  const rows = trades.map((trade) => row(trade, { all, left }));
  const traded = trades.some((trade) => trade.times !== 0);
  const { max } = ROCK_ROSE;
  const value: ExchangeValue = { rows, held: rockRose, paid, left };
  return ruled(
    [
      ...backwards(wanted, trades),
      ...notHeld(wanted, trades),
      ...notEnough(wanted, trades),
      ...when(direction === 'both-ways' && left > max, say('more-than-there-is', { left, max })),
    ],
    {
      value,
      lines: [
        ...when(rows.length === 0, say('no-rates')),
        ...tradeLines(trades, rockRose),
        ...trackEnd(wanted, trades),
        ...anyNumber(trades),
        ...rows.map(({ thing, rate: { give, get }, most, further }) =>
          say('affordable', { thing, give, get, all, most, left, further, traded }),
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
  /** What is held, and what is given back. */
  readonly all: number;
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

const row = ({ thing, rate, times }: Trade, { all, left }: Purse): ExchangeRow => ({
  thing,
  rate,
  most: Math.floor(all / rate.give),
  times,
  gained: rate.get * times,
  paid: rate.give * times,
  further: Math.floor(left / rate.give),
});

const backwards = ({ direction }: Wanted, trades: readonly Trade[]) =>
  trades
    .filter((trade) => trade.times < 0 && direction === 'one-way')
    .map((trade) => say('one-way', { thing: trade.thing, times: -trade.times }));

/** Who gives something back must have it, and Reputation stays on its track. */
const notHeld = (wanted: Wanted, trades: readonly Trade[]) =>
  trades.flatMap(({ thing, rate, times }) => {
    const has = wanted[HELD[thing]];
    const given = -rate.get * times;
    if (has === undefined || wanted.direction === 'one-way') return [];
    const left = has - given;
    const min = thing === 'reputation' ? REPUTATION.min : 0;
    return [
      ...when(left < 0, say('not-held', { thing, given, held: has, short: -left })),
      ...when(left >= 0 && left < min, say('off-track', { given, held: has, left, min })),
    ];
  });

/** Reputation that is bought beyond the end of its track is lost. */
const trackEnd = ({ reputationHeld: held }: Wanted, trades: readonly Trade[]) =>
  trades.flatMap(({ thing, rate, times }) => {
    const gained = rate.get * times;
    const { max } = REPUTATION;
    if (held === undefined || thing !== 'reputation') return [];
    return when(held + gained > max, say('track-end', { held, gained, counts: max - held, max }));
  });

/** What is given back pays for the rest only if giving back is allowed. */
const notEnough = ({ rockRose, direction }: Wanted, trades: readonly Trade[]) => {
  const counted = direction === 'one-way' ? trades.filter((trade) => trade.times > 0) : trades;
  const needed = cost(counted);
  const short = needed - rockRose;
  return when(short > 0, say('not-enough', { needed, held: rockRose, short }));
};

/** The trades one after the other, those that bring Rock Rose first. */
const tradeLines = (trades: readonly Trade[], rockRose: number) =>
  trades
    .filter((trade) => trade.times !== 0)
    .toSorted((a, b) => Math.sign(a.times) - Math.sign(b.times))
    .map((trade, i, made) => {
      const {
        thing,
        rate: { give, get },
      } = trade;
      const before = rockRose - cost(made.slice(0, i));
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
