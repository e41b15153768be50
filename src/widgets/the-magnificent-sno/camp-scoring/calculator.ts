import { campScoring as question, type CampValue } from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import type { Pair } from '#src/lang.ts';
import { tooManyTiles } from '../shared/box.ts';
import { campField, crossSwitch } from '../shared/camp-labels.ts';
import { campLines, pairSaid } from '../shared/camp-lines.ts';
import { campProblem, campProblems } from '../shared/camp-problems.ts';
import { counts, pairNames } from '../shared/names.ts';

/** The space of row and column, and the reading where it is an empty one. */
const through = (cross: CampValue['cross']): Pair => {
  if (cross === undefined) return { en: '', it: '' };
  const { space, covered } = cross;
  return covered
    ? { en: ` through ${space}`, it: ` da ${space}` }
    : {
        en: ` through ${space}, an empty space (by a reading that allows it)`,
        it: ` da ${space}, uno spazio vuoto (secondo un’interpretazione che lo ammette)`,
      };
};

export const campScoring = calculator(question, {
  name: 'camp-scoring',
  game: 'the-magnificent-sno',
  title: { en: 'Camp scoring', it: 'Punteggio del campo' },
  lead: {
    en: 'Paint your camp and see what it scores: the best row and column, color pairs, large and white tiles.',
    it: 'Colora il tuo campo e guarda quanto rende: riga e colonna migliori, coppie di colori, tessere grandi e bianche.',
  },
  fields: {
    camp: campField.label,
    space: { en: 'Space for row and column', it: 'Spazio per riga e colonna' },
    pair: { en: 'Pairs on your card', it: 'Coppie sulla tua carta' },
    large: { en: 'Large colored tiles', it: 'Tessere grandi colorate' },
    white: { en: 'White tiles', it: 'Tessere bianche' },
    cross: crossSwitch.label,
  },
  hints: {
    camp: campField.hint,
    space: {
      en: 'Such as c4. If blank: the best one.',
      it: 'Per esempio c4. Se vuoto: il migliore.',
    },
    large: {
      en: 'If blank: those marked in the camp.',
      it: 'Se vuoto: quelle segnate nel campo.',
    },
    white: { en: 'If blank: those in the camp.', it: 'Se vuoto: quelle del campo.' },
  },
  options: { pair: pairNames, cross: crossSwitch.options },
  ways: { pair: pairSaid },
  headline: ({ cross, best, pairs, tiles }) => {
    const others = {
      en: `Pairs ${pairs.points}, large tiles ${tiles.largePoints}, white tiles ${tiles.whitePoints}.`,
      it: `Coppie ${pairs.points}, tessere grandi ${tiles.largePoints}, tessere bianche ${tiles.whitePoints}.`,
    };
    if (cross === undefined) {
      return {
        en: `Row and column: 0 points. ${others.en}`,
        it: `Riga e colonna: 0 punti. ${others.it}`,
      };
    }
    const { space, points } = cross;
    return points === best?.points
      ? {
          en: `Best row and column: ${counts.en.points(points)}, through ${space}. ${others.en}`,
          it: `Riga e colonna migliori: ${counts.it.points(points)}, da ${space}. ${others.it}`,
        }
      : {
          en: `Row and column through ${space}: ${counts.en.points(points)}. ${others.en}`,
          it: `Riga e colonna da ${space}: ${counts.it.points(points)}. ${others.it}`,
        };
  },
  lines: {
    ...campLines,
    better: {
      en: '{space} would score more.',
      it: '{space} renderebbe di più.',
      amount: '{points}',
    },
  },
  violations: {
    ...tooManyTiles,
    'empty-space': {
      en: '{space} is empty. By the reading you chose, it must be a covered space.',
      it: '{space} è vuoto. Secondo l’interpretazione scelta dev’essere uno spazio coperto.',
    },
  },
  problems: {
    ...campProblems,
    'no-such-space': {
      en: '“{got}” is not a space of this camp. Write a column letter and a row number, such as c4.',
      it: '«{got}» non è uno spazio di questo campo. Scrivi la lettera della colonna e il numero della riga, per esempio c4.',
    },
  },
  problem: campProblem,
  sentence: ({ width, height, covered, cross, pairs, tiles }) => ({
    en: `My camp (${width} × ${height}, ${counts.en.spaces(covered)} covered) scores ${counts.en.points(cross?.points ?? 0)} for row and column${through(cross).en}, ${pairs.points} for ${pairSaid(pairs.pair, 'en')} pairs, ${tiles.largePoints} for large tiles and ${tiles.whitePoints} for white tiles.`,
    it: `Il mio campo (${width} × ${height}, ${counts.it.spaces(covered)} ${covered === 1 ? 'coperto' : 'coperti'}) dà ${counts.it.points(cross?.points ?? 0)} per riga e colonna${through(cross).it}, ${pairs.points} per le coppie ${pairSaid(pairs.pair, 'it')}, ${tiles.largePoints} per le tessere grandi e ${tiles.whitePoints} per quelle bianche.`,
  }),
});

/** For the table of the four scores, and for what the form folds away. */
export const labels = {
  caption: { en: 'What the camp scores', it: 'Quanto rende il campo' },
  scoring: { en: 'Card', it: 'Carta' },
  counted: { en: 'Counted', it: 'Contano' },
  points: { en: 'Points', it: 'Punti' },
  tilesByHand: { en: 'Enter numbers instead', it: 'Inserisci i numeri a mano' },
  lines: (row: number, column: number) => ({
    en: `${row} + ${column} spaces`,
    it: `${row} + ${column} spazi`,
  }),
  pairs: (count: number) => ({
    en: count === 1 ? '1 pair' : `${count} pairs`,
    it: count === 1 ? '1 coppia' : `${count} coppie`,
  }),
  tiles: (large: number, white: number) => ({
    en: `${large} + ${white} white`,
    it: `${large} + ${white} ${white === 1 ? 'bianca' : 'bianche'}`,
  }),
};
