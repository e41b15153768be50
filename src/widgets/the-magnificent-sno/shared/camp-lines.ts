import { PAIRS, type Pair } from '#engine/the-magnificent-sno/index.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { pairNames } from './names.ts';

const [PRINTED] = PAIRS;

/** A pair's colors in the middle of a sentence: `purple–green`. The way that the lines below call `pair`. */
export const pairSaid = (pair: Pair, lang: Lang): string => pairNames[lang][pair].toLowerCase();

/** Why a camp scores what it does. */
export const campLines = {
  cross: {
    en: 'Row and column of {space}: {row space|spaces} in the row, {column} in the column.',
    it: 'Riga e colonna di {space}: {row spazio|spazi} nella riga, {column} nella colonna.',
    amount: '{points}',
  },
  'no-cross': {
    en: 'No space of the camp is covered, so no row or column scores.',
    it: 'Nessuno spazio del campo è coperto: riga e colonna non danno nulla.',
    amount: '0',
  },
  twice: {
    en: '{space} itself counts in its row and in its column.',
    it: '{space} conta sia nella sua riga sia nella sua colonna.',
  },
  'empty-center': {
    en: '{space} is empty: the reading in force lets you choose it, but it scores nothing itself.',
    it: '{space} è vuoto: secondo l’interpretazione in vigore puoi sceglierlo, ma di suo non dà nulla.',
  },
  apart: ({ spaces }: { readonly spaces: readonly string[] }) => ({
    en: `${listed('en', spaces)} ${spaces.length === 1 ? 'lies' : 'lie'} in line beyond a gap: not joined, not scored.`,
    it: `${listed('it', spaces)} ${spaces.length === 1 ? 'sta in linea oltre un vuoto: è staccato e non conta' : 'stanno in linea oltre un vuoto: sono staccati e non contano'}.`,
  }),
  pairs: {
    en: '{pairs} {pair} {pairs?pair|pairs}, {each point|points} each.',
    it: '{pairs coppia|coppie} {pair}, {each punto|punti} ciascuna.',
    amount: '{points}',
  },
  'many-pairs': {
    en: '{space} is in {pairs pair|pairs} and counts in each of them.',
    it: '{space} sta in {pairs coppia|coppie} e conta in ognuna.',
  },
  variant: ({ pair }: { readonly pair: Pair }) => ({
    en: `${pair === 'purple-green' ? 'A' : 'An'} ${pairSaid(pair, 'en')} card works like the ${pairSaid(PRINTED, 'en')} one.`,
    it: `Una carta ${pairSaid(pair, 'it')} funziona come quella ${pairSaid(PRINTED, 'it')}.`,
  }),
  large: {
    en: '{large large tile|large tiles} and {white} white, {each point|points} each.',
    it: '{large tessera grande|tessere grandi} e {white bianca|bianche}, {each punto|punti} ciascuna.',
    amount: '{points}',
  },
  'without-white': ({ large }: { readonly large: number }) =>
    large === 0
      ? {
          en: 'A card that does not show the white tile counts none of them.',
          it: 'Una carta che non mostra la tessera bianca non ne conta nessuna.',
        }
      : {
          en: `A card that does not show the white tile counts the ${large === 1 ? 'colored one' : `${large} colored ones`} only.`,
          it: `Una carta che non mostra la tessera bianca conta solo ${large === 1 ? 'quella colorata' : `le ${large} colorate`}.`,
        },
  white: {
    en: '{white white tile|white tiles}, {each point|points} each.',
    it: '{white tessera bianca|tessere bianche}, {each punto|punti} ciascuna.',
    amount: '{points}',
  },
} as const;
