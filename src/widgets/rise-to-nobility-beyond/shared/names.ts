import {
  CURRENCIES,
  type Amounts,
  type Currency,
  type GoodsKind,
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

/** One of a currency, and several. */
export const currencyNames: Readonly<Record<Currency, Pair<readonly [one: string, many: string]>>> =
  {
    rockRose: { en: ['Rock Rose', 'Rock Rose'], it: ['Roccia Rosea', 'Rocce Rosee'] },
    coins: { en: ['Coin', 'Coins'], it: ['Moneta', 'Monete'] },
    goods: { en: ['Good', 'Goods'], it: ['Bene', 'Beni'] },
  };

export const currencyOf = (thing: Currency, count: number, lang: Lang): string =>
  counted(...currencyNames[thing][lang])(count);

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
