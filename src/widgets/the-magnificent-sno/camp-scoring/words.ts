import type {
  CampLine,
  CampValue,
  CampViolation,
  RawCampScoring,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords } from '#src/calculators/calculator.ts';
import type { Lang } from '#src/lang.ts';
import { campLine, pairSaid } from '../shared/camp-lines.ts';
import { campProblem } from '../shared/camp-problems.ts';
import { counts, pairNames } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawCampScoring, CampValue, CampLine, CampViolation>;

const EN: Words = {
  title: 'Camp scoring',
  lead: 'Paint your camp: the best row and column, the colour pairs, large and white tiles.',
  fields: {
    camp: 'Camp',
    space: 'Space for row and column',
    pair: 'Pairs on your card',
    large: 'Large coloured tiles',
    white: 'White tiles',
    cross: 'Which spaces you may choose',
  },
  hints: {
    camp: 'Rows from the top with / between them: o, g, p or w for a colour, a dot for an empty space, a capital for one space of each large tile.',
    space: 'Such as c4. Blank: the best one.',
    large: 'Blank: those marked in the camp.',
    white: 'Blank: those in the camp.',
  },
  options: {
    pair: pairNames.en,
    cross: { covered: 'Covered ones only', any: 'Empty ones too' },
  },
  headline: ({ cross, best, pairs, tiles }) => {
    const others = `Pairs ${pairs.points}, large tiles ${tiles.largePoints}, white tiles ${tiles.whitePoints}.`;
    if (cross === undefined) return `Nothing is covered: row and column give 0 points. ${others}`;
    const points = counts.en.points(cross.points);
    return cross.points === best?.points
      ? `Best row and column: ${points}, through ${cross.space}. ${others}`
      : `Row and column through ${cross.space}: ${points}. ${others}`;
  },
  line: campLine.en,
  problem: campProblem.en,
  violation: (violation) => {
    switch (violation.code) {
      case 'empty-space':
        return `${violation.space} is empty, and in the reading in force you choose a covered space.`;
    }
  },
  sentence: (_, { width, height, covered, cross, pairs, tiles }) => {
    const through = cross === undefined ? '' : ` through ${cross.space}`;
    return `My camp (${width} × ${height}, ${counts.en.spaces(covered)} covered) scores ${cross?.points ?? 0} for row and column${through}, ${pairs.points} for ${pairSaid('en', pairs.pair)} pairs, ${tiles.largePoints} for large tiles and ${tiles.whitePoints} for white tiles.`;
  },
};

const IT: Words = {
  title: 'Punteggio del campo',
  lead: 'Colora il tuo campo: riga e colonna migliori, coppie di colori, tessere grandi e bianche.',
  fields: {
    camp: 'Campo',
    space: 'Spazio per riga e colonna',
    pair: 'Coppie sulla tua carta',
    large: 'Tessere grandi colorate',
    white: 'Tessere bianche',
    cross: 'Quali spazi puoi scegliere',
  },
  hints: {
    camp: 'Righe dall’alto separate da /: o, g, p, w per arancione, verde, viola, bianco, un punto per uno spazio vuoto, una maiuscola per uno spazio di ogni tessera grande.',
    space: 'Per esempio c4. Vuoto: il migliore.',
    large: 'Vuoto: quelle segnate nel campo.',
    white: 'Vuoto: quelle del campo.',
  },
  options: {
    pair: pairNames.it,
    cross: { covered: 'Solo quelli coperti', any: 'Anche quelli vuoti' },
  },
  headline: ({ cross, best, pairs, tiles }) => {
    const others = `Coppie ${pairs.points}, tessere grandi ${tiles.largePoints}, tessere bianche ${tiles.whitePoints}.`;
    if (cross === undefined) return `Nulla è coperto: riga e colonna danno 0 punti. ${others}`;
    const points = counts.it.points(cross.points);
    return cross.points === best?.points
      ? `Riga e colonna migliori: ${points}, per ${cross.space}. ${others}`
      : `Riga e colonna per ${cross.space}: ${points}. ${others}`;
  },
  line: campLine.it,
  problem: campProblem.it,
  violation: (violation) => {
    switch (violation.code) {
      case 'empty-space':
        return `${violation.space} è vuoto, e secondo l’interpretazione in vigore scegli uno spazio coperto.`;
    }
  },
  sentence: (_, { width, height, covered, cross, pairs, tiles }) => {
    const through = cross === undefined ? '' : ` per ${cross.space}`;
    return `Il mio campo (${width} × ${height}, ${counts.it.spaces(covered)} ${covered === 1 ? 'coperto' : 'coperti'}) dà ${cross?.points ?? 0} per riga e colonna${through}, ${pairs.points} per le coppie ${pairSaid('it', pairs.pair)}, ${tiles.largePoints} per le tessere grandi e ${tiles.whitePoints} per quelle bianche.`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface ScoresWords {
  readonly caption: string;
  readonly scoring: string;
  readonly counted: string;
  readonly points: string;
  readonly tilesByHand: string;
  readonly lines: (row: number, column: number) => string;
  readonly pairs: (count: number) => string;
  readonly tiles: (large: number, white: number) => string;
}

/** Words for the table of the four scores, and for what the form folds away. */
export const scoresWords: Readonly<Record<Lang, ScoresWords>> = {
  en: {
    caption: 'What the camp scores',
    scoring: 'Card',
    counted: 'Counted',
    points: 'Points',
    tilesByHand: 'Enter numbers instead',
    lines: (row, column) => `${row} + ${column} spaces`,
    pairs: (count) => (count === 1 ? '1 pair' : `${count} pairs`),
    tiles: (large, white) => `${large} + ${white} white`,
  },
  it: {
    caption: 'Quanto rende il campo',
    scoring: 'Carta',
    counted: 'Contano',
    points: 'Punti',
    tilesByHand: 'Inserisci i numeri a mano',
    lines: (row, column) => `${row} + ${column} spazi`,
    pairs: (count) => (count === 1 ? '1 coppia' : `${count} coppie`),
    tiles: (large, white) => `${large} + ${white} ${white === 1 ? 'bianca' : 'bianche'}`,
  },
};
