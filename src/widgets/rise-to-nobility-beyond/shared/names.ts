import {
  CURRENCIES,
  type Amounts,
  type Currency,
  type GladeType,
  type GoodsKind,
  type Paid,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';

export const goodsNames: Readonly<Record<GoodsKind, Pair>> = {
  books: { en: 'Books', it: 'Libri' },
  artwork: { en: 'Artwork', it: 'Opere d’arte' },
  weaponry: { en: 'Weaponry', it: 'Armi' },
  magic: { en: 'Magic', it: 'Magia' },
  jewelry: { en: 'Jewelry', it: 'Gioielli' },
  furnishings: { en: 'Furnishings', it: 'Arredi' },
};

/** A Glade card of a type, and several. */
export const gladeNames = {
  relic: { one: { en: 'Relic', it: 'Reliquia' }, many: { en: 'Relics', it: 'Reliquie' } },
  elder: { one: { en: 'Elder', it: 'Anziano' }, many: { en: 'Elders', it: 'Anziani' } },
  dwelling: { one: { en: 'Dwelling', it: 'Dimora' }, many: { en: 'Dwellings', it: 'Dimore' } },
} as const satisfies Readonly<Record<GladeType, object>>;

/** One of a currency, and several. */
export const currencyNames: Readonly<Record<Currency, Pair<readonly [one: string, many: string]>>> =
  {
    rockRose: { en: ['Rock Rose', 'Rock Rose'], it: ['Roccia Rosea', 'Rocce Rosee'] },
    coins: { en: ['Coin', 'Coins'], it: ['Moneta', 'Monete'] },
    goods: { en: ['Good', 'Goods'], it: ['Bene', 'Beni'] },
  };

export const currencyOf = (thing: Currency, count: number, lang: Lang): string =>
  counted(...currencyNames[thing][lang])(count);

/** The same said in every language. */
export const inBoth = (say: (lang: Lang) => string): Pair => ({ en: say('en'), it: say('it') });

export const isFree = (amounts: Amounts): boolean =>
  CURRENCIES.every((thing) => amounts[thing] === 0);

/** The currencies in which something is due: `2 Rock Rose and 1 Coin`; blank if nothing is. */
export const dueIn = (amounts: Amounts, lang: Lang): string =>
  listed(
    lang,
    CURRENCIES.filter((thing) => amounts[thing] > 0).map((thing) =>
      currencyOf(thing, amounts[thing], lang),
    ),
  );

/** The same of what was paid. */
export const dueOf = (paid: readonly Paid[], lang: Lang): string =>
  listed(
    lang,
    paid.map(({ thing, amount }) => currencyOf(thing, amount, lang)),
  );

/** What is left of some currencies, in the order paid. */
export type Rest = readonly (readonly [thing: Currency, rest: number])[];

/** What is known to be left of what was paid. */
export const restOf = (paid: readonly Paid[]): Rest =>
  paid.flatMap(({ thing, after }) => (after === undefined ? [] : [[thing, after] as const]));

/** `1 Rock Rose and no Coins`. */
export const restEn = (rest: Rest): string =>
  listed(
    'en',
    rest.map(([thing, count]) =>
      count === 0 ? `no ${currencyNames[thing].en[1]}` : currencyOf(thing, count, 'en'),
    ),
  );

/** `resta 1 Roccia Rosea, non restano Monete`. */
export const restIt = (rest: Rest): string => {
  const some = rest.filter(([, count]) => count > 0);
  const none = rest.filter(([, count]) => count === 0);
  const isOne = some.length === 1 && some[0]?.[1] === 1;
  return [
    ...(some.length === 0
      ? []
      : [
          `${isOne ? 'resta' : 'restano'} ${listed(
            'it',
            some.map(([thing, count]) => currencyOf(thing, count, 'it')),
          )}`,
        ]),
    ...(none.length === 0
      ? []
      : [`non restano ${none.map(([thing]) => currencyNames[thing].it[1]).join(' né ')}`]),
  ].join(', ');
};

/** That less is held than is needed. */
export const tooLittle = {
  en: (held: number): string => (held === 0 ? 'but you have none' : `but you have only ${held}`),
  it: (held: number): string => (held === 0 ? 'ma non ne hai' : `ma ne hai solo ${held}`),
};
