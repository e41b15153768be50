import { unreadable, wholeOrZero, type Field } from '../core/fields.ts';
import { optionalAmount } from '../core/form.ts';
import { parts } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import { AMOUNT, CURRENCIES, ROCK_ROSE, type Currency } from './data.ts';

export type Amounts = Readonly<Record<Currency, number>>;

/** What the player has; `undefined` is not checked. */
export type Held = Readonly<Record<Currency, number | undefined>>;

export const NOTHING: Amounts = { rockRose: 0, coins: 0, goods: 0 };

/** A cost, or `undefined` while it is not read off the board or the card. */
export type Cost = Amounts | undefined;

/** A cost as text, `Rock Rose/coins/goods`: `2/0/0`. `//` and nothing at all are not read yet. */
export const COST_TEXT = parts('/', CURRENCIES.length);

/** Whether text is one cost, right or half-typed. */
export const isCostText = (text: string): boolean =>
  COST_TEXT.of(text).length === CURRENCIES.length;

/** Whether text is one amount of a cost; a blank one is nothing. */
export const isCostAmount = (text: string): boolean => /^\s*\d{0,2}\s*$/.test(text);

export const parseCost = (field: string, text: string): Field<Cost, never> => {
  const amounts = COST_TEXT.of(text);
  if (amounts.length !== CURRENCIES.length || !amounts.every(isCostAmount)) {
    return unreadable(field, text);
  }
  if (amounts.every((amount) => amount.trim() === '')) return ok(undefined);
  const [rockRose = '', coins, goods] = amounts;
  const read = wholeOrZero(field, rockRose, ROCK_ROSE);
  return read.ok ? ok({ rockRose: read.value, coins: Number(coins), goods: Number(goods) }) : read;
};

/** What is held of each currency; blank is not checked. */
export const HELD_FIELDS = {
  rockRose: optionalAmount(ROCK_ROSE),
  coins: optionalAmount(AMOUNT),
  goods: optionalAmount(AMOUNT),
};

export const together = (amounts: readonly Amounts[]): Amounts =>
  amounts.reduce(
    (total, { rockRose, coins, goods }) => ({
      rockRose: total.rockRose + rockRose,
      coins: total.coins + coins,
      goods: total.goods + goods,
    }),
    NOTHING,
  );

export interface Paid {
  readonly thing: Currency;
  readonly amount: number;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** The currencies in which something is due, with the amounts before and after where they are known. */
export const payments = (due: Amounts, held: Held): readonly Paid[] =>
  CURRENCIES.filter((thing) => due[thing] > 0).map((thing) => ({
    thing,
    amount: due[thing],
    before: held[thing],
    after: minus(held[thing], due[thing]),
  }));

export const minus = (held: number | undefined, amount: number): number | undefined =>
  held === undefined ? undefined : held - amount;

export const leftAfter = (held: Held, due: Amounts): Held => ({
  rockRose: minus(held.rockRose, due.rockRose),
  coins: minus(held.coins, due.coins),
  goods: minus(held.goods, due.goods),
});

export interface Shortage {
  readonly thing: Currency;
  readonly needed: number;
  readonly held: number;
  readonly short: number;
}

/** The currencies of which too little is held. */
export const shortages = (due: Amounts, held: Held): readonly Shortage[] =>
  CURRENCIES.flatMap((thing) => {
    const has = held[thing] ?? due[thing];
    const short = due[thing] - has;
    return short > 0 ? [{ thing, needed: due[thing], held: has, short }] : [];
  });
