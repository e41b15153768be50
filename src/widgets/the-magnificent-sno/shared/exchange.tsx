import type { Amounts, Settlement } from '#engine/the-magnificent-sno/index.ts';
import type { Lang } from '#src/lang.ts';
import { arrow, boxed, column, crossed, note, row, titled, wrapped, type Part } from './layout.tsx';
import { amounts, coins, gems } from './pieces.tsx';

export const exchangeWords = {
  pay: { en: 'you give', it: 'dai' },
  gain: { en: 'you gain', it: 'ottieni' },
  full: { en: 'no room', it: 'non c’è posto' },
  nothing: { en: 'nothing', it: 'nulla' },
};

/** Pieces in a box with a word above; nothing is said in words. */
export const handful = (lang: Lang, title: string, pieces: readonly Part[], look = 'card'): Part =>
  titled(
    title,
    boxed(pieces.length > 0 ? wrapped(pieces, 84) : note(exchangeWords.nothing[lang]), look),
  );

/** What is given and what is gained; gems without room turn into coins. */
export const exchange = (
  lang: Lang,
  {
    paid,
    gained,
    excess,
    excessCoins,
  }: Settlement & { readonly paid: Amounts; readonly gained: Amounts },
  more: readonly Part[] = [],
): Part => {
  const lost = gems(lang, excess);
  const swap = row([
    handful(lang, exchangeWords.pay[lang], amounts(lang, paid)),
    arrow(),
    handful(lang, exchangeWords.gain[lang], [...amounts(lang, gained), ...more], 'chosen'),
  ]);
  return lost.length === 0
    ? swap
    : column(
        [
          swap,
          row([note(exchangeWords.full[lang]), ...lost.map(crossed), arrow(), coins(excessCoins)]),
        ],
        { gap: 10 },
      );
};
