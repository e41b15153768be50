import { collect, optionalWhole, unreadable, type Field } from '../core/fields.ts';
import { ok } from '../core/result.ts';
import { AMOUNT, CURRENCIES, type Currency } from './data.ts';

export type Amounts = Readonly<Record<Currency, number>>;

/** What the player has; `undefined` is not checked. */
export type Held = Readonly<Record<Currency, number | undefined>>;

export const NOTHING: Amounts = { rockRose: 0, coins: 0, goods: 0 };

/** A cost, or `undefined` while it is not read off the board or the card. */
export type Cost = Amounts | undefined;

/** A cost as `Rock Rose/coins/goods`: `2/0/0`. `//` and nothing at all are not read yet. */
export const parseCost = (field: string, text: string): Field<Cost> => {
  if (/^\s*(\/\s*\/)?\s*$/.test(text)) return ok(undefined);
  if (!/^\s*\d{0,2}\s*\/\s*\d{0,2}\s*\/\s*\d{0,2}\s*$/.test(text)) return unreadable(field, text);
  const [rockRose = 0, coins = 0, goods = 0] = text.split('/').map(Number);
  return ok({ rockRose, coins, goods });
};

export const parseHeld = (raw: Readonly<Record<Currency, string>>): Field<Held> =>
  collect({
    rockRose: optionalWhole('rockRose', raw.rockRose, AMOUNT),
    coins: optionalWhole('coins', raw.coins, AMOUNT),
    goods: optionalWhole('goods', raw.goods, AMOUNT),
  });

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
