import { PAIRS, type CampLine, type Pair } from '#engine/the-magnificent-sno/index.ts';
import type { Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { counts, pairNames } from './names.ts';

const [PRINTED] = PAIRS;

/** A pair's colours in the middle of a sentence: `purple–green`. */
export const pairSaid = (lang: Lang, pair: Pair): string => pairNames[lang][pair].toLowerCase();

const pairs = counted('pair', 'pairs');
const coppie = counted('coppia', 'coppie');

/** Why a camp scores what it does. */
export const campLine: Readonly<Record<Lang, (line: CampLine) => Said>> = {
  en: (line) => {
    switch (line.code) {
      case 'cross':
        return [
          `Row and column of ${line.space}: ${counts.en.spaces(line.row)} in the row, ${line.column} in the column.`,
          `${line.points}`,
        ];
      case 'no-cross':
        return ['No space of the camp is covered, so no row or column scores.', '0'];
      case 'better':
        return [`${line.space} would score more.`, `${line.points}`];
      case 'twice':
        return [`${line.space} itself counts in its row and in its column.`];
      case 'empty-center':
        return [
          `${line.space} is empty: the reading in force lets you choose it, but it scores nothing itself.`,
        ];
      case 'apart':
        return [
          `${listed('en', line.spaces)} ${line.spaces.length === 1 ? 'lies' : 'lie'} in line beyond a gap: not joined, not scored.`,
        ];
      case 'pairs':
        return [
          `${line.pairs} ${pairSaid('en', line.pair)} ${line.pairs === 1 ? 'pair' : 'pairs'}, ${counts.en.points(line.each)} each.`,
          `${line.points}`,
        ];
      case 'many-pairs':
        return [`${line.space} is in ${pairs(line.pairs)} and counts in each of them.`];
      case 'variant':
        return [
          `${line.pair.startsWith('o') ? 'An' : 'A'} ${pairSaid('en', line.pair)} card works like the ${pairSaid('en', PRINTED)} one.`,
        ];
      case 'large':
        return [
          `${counts.en.largeTiles(line.large)} and ${line.white} white, ${counts.en.points(line.each)} each.`,
          `${line.points}`,
        ];
      case 'without-white':
        return [
          line.large === 0
            ? 'A card that does not show the white tile counts none of them.'
            : `A card that does not show the white tile counts the ${line.large === 1 ? 'coloured one' : `${line.large} coloured ones`} only.`,
        ];
      case 'white':
        return [
          `${counts.en.whiteTiles(line.white)}, ${counts.en.points(line.each)} each.`,
          `${line.points}`,
        ];
    }
  },
  it: (line) => {
    switch (line.code) {
      case 'cross':
        return [
          `Riga e colonna di ${line.space}: ${counts.it.spaces(line.row)} nella riga, ${line.column} nella colonna.`,
          `${line.points}`,
        ];
      case 'no-cross':
        return ['Nessuno spazio del campo è coperto: riga e colonna non danno nulla.', '0'];
      case 'better':
        return [`${line.space} renderebbe di più.`, `${line.points}`];
      case 'twice':
        return [`${line.space} conta sia nella sua riga sia nella sua colonna.`];
      case 'empty-center':
        return [
          `${line.space} è vuoto: secondo l’interpretazione in vigore puoi sceglierlo, ma di suo non dà nulla.`,
        ];
      case 'apart':
        return [
          `${listed('it', line.spaces)} ${line.spaces.length === 1 ? 'sta in linea oltre un vuoto: è staccato e non conta' : 'stanno in linea oltre un vuoto: sono staccati e non contano'}.`,
        ];
      case 'pairs':
        return [
          `${coppie(line.pairs)} ${pairSaid('it', line.pair)}, ${counts.it.points(line.each)} ciascuna.`,
          `${line.points}`,
        ];
      case 'many-pairs':
        return [`${line.space} sta in ${coppie(line.pairs)} e conta in ognuna.`];
      case 'variant':
        return [
          `Una carta ${pairSaid('it', line.pair)} funziona come quella ${pairSaid('it', PRINTED)}.`,
        ];
      case 'large':
        return [
          `${counts.it.largeTiles(line.large)} e ${line.white} ${line.white === 1 ? 'bianca' : 'bianche'}, ${counts.it.points(line.each)} ciascuna.`,
          `${line.points}`,
        ];
      case 'without-white':
        return [
          line.large === 0
            ? 'Una carta che non mostra la tessera bianca non ne conta nessuna.'
            : `Una carta che non mostra la tessera bianca conta solo ${line.large === 1 ? 'quella colorata' : `le ${line.large} colorate`}.`,
        ];
      case 'white':
        return [
          `${counts.it.whiteTiles(line.white)}, ${counts.it.points(line.each)} ciascuna.`,
          `${line.points}`,
        ];
    }
  },
};
