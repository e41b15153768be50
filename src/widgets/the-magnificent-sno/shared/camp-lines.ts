import { PAIRS, type Pair } from '#engine/the-magnificent-sno/index.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { adjectiveIt, counts, pairNames } from './names.ts';

const [PRINTED] = PAIRS;

/** A pair's colors in the middle of a sentence: `purple–green`. The way that the lines below call `pair`. */
export const pairSaid = (pair: Pair, lang: Lang): string => pairNames[lang][pair].toLowerCase();

/** The tiles that a card for large ones counts; `1 large tile and 2 white ones`. */
const largeSaid = (large: number, white: number, lang: Lang): string => {
  if (white === 0) return counts[lang].largeTiles(large);
  if (large === 0)
    return {
      en: `${counts.en.whiteTiles(white)}, counted as large`,
      it: `${counts.it.whiteTiles(white)}, ${white === 1 ? 'contata come grande' : 'contate come grandi'}`,
    }[lang];
  return {
    en: `${counts.en.largeTiles(large)} and ${white} white`,
    it: `${counts.it.largeTiles(large)} e ${white} ${adjectiveIt('white', white)}`,
  }[lang];
};

/** What each of several is worth; of one, the amount beside it says so. */
const eachWorth = (count: number, each: number, lang: Lang): string => {
  if (count === 1) return '.';
  return { en: `, ${counts.en.points(each)} each.`, it: `, ${counts.it.points(each)} ciascuna.` }[
    lang
  ];
};

interface Scored {
  readonly each: number;
  readonly points: number;
}

/** Why a camp scores what it does. */
export const campLines = {
  cross: {
    en: 'Row and column of {space}: {row space|spaces} in the row, {column} in the column.',
    it: 'Riga e colonna di {space}: {row spazio|spazi} nella riga, {column} nella colonna.',
    amount: '{points}',
  },
  'no-cross': {
    en: 'No space of the camp is covered, so row and column score nothing.',
    it: 'Nessuno spazio del campo è coperto: riga e colonna non danno punti.',
    amount: '0',
  },
  twice: {
    en: '{space} counts twice: in its row and in its column.',
    it: '{space} conta due volte: nella sua riga e nella sua colonna.',
    aside: true,
  },
  'empty-center': {
    en: '{space} is empty. The reading you chose allows it, but the space itself does not count.',
    it: '{space} è vuoto. L’interpretazione scelta lo permette, ma lo spazio stesso non conta.',
  },
  apart: ({ spaces }: { readonly spaces: readonly string[] }) => ({
    en: `${listed('en', spaces)} ${spaces.length === 1 ? 'does not count: it lies' : 'do not count: they lie'} beyond a gap.`,
    it: `${listed('it', spaces)} non ${spaces.length === 1 ? 'conta: è' : 'contano: sono'} oltre uno spazio vuoto.`,
  }),
  pairs: ({ pair, pairs, each, points }: Scored & { pair: Pair; pairs: number }) => {
    const colors = { en: pairSaid(pair, 'en'), it: pairSaid(pair, 'it') };
    return {
      en:
        pairs === 0
          ? `No ${colors.en} pairs.`
          : `${pairs} ${colors.en} ${pairs === 1 ? 'pair' : 'pairs'}${eachWorth(pairs, each, 'en')}`,
      it:
        pairs === 0
          ? `Nessuna coppia ${colors.it}.`
          : `${pairs} ${pairs === 1 ? 'coppia' : 'coppie'} ${colors.it}${eachWorth(pairs, each, 'it')}`,
      amount: `${points}`,
    };
  },
  'many-pairs': {
    en: '{space} is part of {pairs pair|pairs} and counts in each.',
    it: '{space} fa parte di {pairs coppia|coppie} e conta in ognuna.',
  },
  variant: ({ pair }: { readonly pair: Pair }) => ({
    en: `${pair === 'purple-green' ? 'A' : 'An'} ${pairSaid(pair, 'en')} card works like the ${pairSaid(PRINTED, 'en')} one.`,
    it: `Una carta ${pairSaid(pair, 'it')} funziona come quella ${pairSaid(PRINTED, 'it')}.`,
    aside: true,
  }),
  large: ({ large, white, each, points }: Scored & { large: number; white: number }) => ({
    en:
      large + white === 0
        ? 'No large tiles and no white ones.'
        : `${largeSaid(large, white, 'en')}${eachWorth(large + white, each, 'en')}`,
    it:
      large + white === 0
        ? 'Nessuna tessera grande e nessuna bianca.'
        : `${largeSaid(large, white, 'it')}${eachWorth(large + white, each, 'it')}`,
    amount: `${points}`,
  }),
  'without-white': ({ large }: { readonly large: number }) =>
    large === 0
      ? {
          en: 'A card for large tiles that does not show the white tile would count none here.',
          it: 'Una carta per le tessere grandi che non mostra quella bianca qui non ne conterebbe nessuna.',
          aside: true,
        }
      : {
          en: `A card for large tiles that does not show the white tile would count only the ${large === 1 ? 'colored one' : `${large} colored ones`}.`,
          it: `Una carta per le tessere grandi che non mostra quella bianca conterebbe solo ${large === 1 ? 'quella colorata' : `le ${large} colorate`}.`,
          aside: true,
        },
  white: ({ white, each, points }: Scored & { white: number }) => ({
    en:
      white === 0
        ? 'No white tiles.'
        : `${counts.en.whiteTiles(white)}${eachWorth(white, each, 'en')}`,
    it:
      white === 0
        ? 'Nessuna tessera bianca.'
        : `${counts.it.whiteTiles(white)}${eachWorth(white, each, 'it')}`,
    amount: `${points}`,
  }),
} as const;
