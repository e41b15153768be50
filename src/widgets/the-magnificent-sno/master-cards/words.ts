import {
  COLORS,
  type Half,
  type RawMasterCards,
  type Scoring,
  type Sheet,
  type SheetLine,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { campLine } from '../shared/camp-lines.ts';
import { campProblem } from '../shared/camp-problems.ts';
import { counts, hueNames, pairNames, scoringNames } from '../shared/names.ts';
import { notationProblem } from '../shared/problems.ts';

type Words = CalculatorWords<keyof RawMasterCards, Sheet, SheetLine, never>;

/** Points that may end in a half: `5.5`, `5,5`. */
const number = (lang: Lang, points: number): string =>
  lang === 'en' ? String(points) : String(points).replace('.', ',');

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Every row with its points: `large tiles 15`. Rows without are left out. */
const rowsSaid = (lang: Lang, { rows }: Sheet): readonly string[] =>
  rows.flatMap(({ scoring, points }) =>
    points === undefined ? [] : [`${lower(scoringNames[lang][scoring])} ${points}`],
  );

const roundedEn: Readonly<Record<Half, string>> = {
  down: 'rounded down',
  up: 'rounded up',
  exact: 'not rounded',
};

const arrotondata: Readonly<Record<Half, string>> = {
  down: 'arrotondata per difetto',
  up: 'arrotondata per eccesso',
  exact: 'senza arrotondare',
};

const extraEn = ({ extra, extraPoints }: Sheet): string =>
  extra.length === 0
    ? ''
    : ` Extra master ${extra.length === 1 ? 'card' : 'cards'} at the end of the game: ${number('en', extraPoints)} ${extraPoints === 1 ? 'point' : 'points'}.`;

const extraIt = ({ extra, extraPoints }: Sheet): string =>
  extra.length === 0
    ? ''
    : ` ${extra.length === 1 ? 'Carta' : 'Carte'} Maestro in più a fine partita: ${number('it', extraPoints)} ${extraPoints === 1 ? 'punto' : 'punti'}.`;

const pointsOf = ({ rows, best: [first] }: Sheet): number =>
  rows.find(({ scoring }) => scoring === first)?.points ?? 0;

/** The kinds that score most, in a sentence. */
const bestSaid = (lang: Lang, { best }: Sheet): string =>
  listed(
    lang,
    best.map((scoring) => lower(scoringNames[lang][scoring])),
  );

/** Whether any row has a number. */
const isTold = ({ rows }: Sheet): boolean => rows.some(({ points }) => points !== undefined);

const EN: Words = {
  title: 'Master cards: score sheet',
  lead: 'What each new kind of master card scores for you now, and half the points of extra cards.',
  fields: {
    cards: 'Kinds of scoring',
    dice: 'Dice on your master cards',
    locked: 'Trainers locked on the permanent +1',
    camp: 'Camp',
    pair: 'Pairs on your card',
    large: 'Large coloured tiles',
    white: 'White tiles',
    posters: 'Completed posters',
    gems: 'Gems you discard',
    tents: 'Tents you have placed',
    perTent: 'Points for each tent',
    extra: 'Extra master cards: full points',
    cross: 'Which spaces you may choose',
    diceValue: 'Value of the dice',
    half: 'Half of an odd number',
  },
  hints: {
    cards: 'None ticked: all of them.',
    camp: 'Rows from the top with / between them: o, g, p or w for a colour, a dot for an empty space, a capital for one space of each large tile.',
    large: 'Blank: counted in the painted camp.',
    white: 'Blank: counted in the painted camp.',
    posters: 'Tiles: those of the card’s colour printed on the poster.',
    tents: 'The printed one only if covered.',
    perTent: 'As your card shows.',
    extra: 'At the end of the game only.',
  },
  options: {
    cards: scoringNames.en,
    pair: pairNames.en,
    cross: { covered: 'Covered ones only', any: 'Empty ones too' },
    diceValue: { shown: 'As they lie', raised: 'With the permanent +1' },
    half: { down: 'Round down', up: 'Round up', exact: 'Do not round' },
  },
  headline: (sheet) => {
    const [row] = sheet.rows;
    if (!isTold(sheet)) return `Fill in what your cards count.${extraEn(sheet)}`;
    const points = counts.en.points(pointsOf(sheet));
    if (row !== undefined && sheet.rows.length === 1) {
      return `${scoringNames.en[row.scoring]}: ${points}.${extraEn(sheet)}`;
    }
    return sheet.best.length === 0
      ? `None of these cards scores yet.${extraEn(sheet)}`
      : `Best: ${bestSaid('en', sheet)}, ${points}${sheet.best.length === 1 ? '' : ' each'}.${extraEn(sheet)}`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'highest-dice':
        return [
          `Highest dice: ${COLORS.map((color) => `${hueNames.en[color]} ${line[color]}`).join(', ')}.${line.clearDice === 0 ? '' : ' Clear dice do not count.'}`,
          `${line.points}`,
        ];
      case 'dice-value':
        return [
          line.reading === 'shown'
            ? `The reading in force takes the dice as they lie. With the permanent +1 of locked trainers it would be ${line.otherwise}.`
            : `The reading in force adds the permanent +1 of locked trainers. With the dice as they lie it would be ${line.otherwise}.`,
        ];
      case 'white-posters':
        return [
          `${line.posters} completed white ${line.posters === 1 ? 'poster' : 'posters'}, ${counts.en.points(line.each)} each.`,
          `${line.points}`,
        ];
      case 'printed-tiles':
        return [
          `${counts.en.tiles(line.tiles)} of the card’s colour printed on completed posters, ${counts.en.points(line.each)} each.`,
          `${line.points}`,
        ];
      case 'tiles-twice':
        return [`${line.tiles} equal tiles on one poster all count.`];
      case 'coins':
        return [
          line.coins.length === 0
            ? 'No coins are printed on completed posters.'
            : `Coins printed on completed posters: ${line.coins.join(' + ')}.`,
          `${line.points}`,
        ];
      case 'gems':
        return [
          `${counts.en.gems(line.gems)} discarded, ${counts.en.points(line.each)} each.${line.clearGems === 0 ? '' : ' Clear ones count too.'}`,
          `${line.points}`,
        ];
      case 'tents':
        return [
          `${counts.en.tents(line.tents)}, ${counts.en.points(line.each)} each; ${line.most} are the most you can have.`,
          `${line.points}`,
        ];
      case 'half':
        return [
          `Extra master card at the end of the game: half of its ${counts.en.points(line.full)}.`,
          number('en', line.half),
        ];
      case 'rounding':
        return [
          `Half of ${line.full}, ${roundedEn[line.reading]}: the reading in force.`,
          number('en', line.half),
        ];
      case 'cross':
      case 'no-cross':
      case 'better':
      case 'twice':
      case 'empty-center':
      case 'apart':
      case 'pairs':
      case 'many-pairs':
      case 'variant':
      case 'large':
      case 'without-white':
      case 'white':
        return campLine.en(line);
    }
  },
  problem: (problem) => campProblem.en(problem) ?? notationProblem.en(problem),
  violation: (violation) => violation,
  sentence: (_, sheet) => {
    const rows = rowsSaid('en', sheet);
    return `My master cards: ${rows.length === 0 ? 'nothing to score yet' : listed('en', rows)}.${extraEn(sheet)}`;
  },
};

const IT: Words = {
  title: 'Carte Maestro: foglio segnapunti',
  lead: 'Quanto ti dà ora ogni nuovo tipo di carta Maestro, e la metà dei punti delle carte in più.',
  fields: {
    cards: 'Tipi di punteggio',
    dice: 'Dadi sulle tue carte Maestro',
    locked: 'Istruttori bloccati sul +1 permanente',
    camp: 'Campo',
    pair: 'Coppie sulla tua carta',
    large: 'Tessere grandi colorate',
    white: 'Tessere bianche',
    posters: 'Poster completati',
    gems: 'Gemme che scarti',
    tents: 'Tende che hai piazzato',
    perTent: 'Punti per ogni tenda',
    extra: 'Carte Maestro in più: punti interi',
    cross: 'Quali spazi puoi scegliere',
    diceValue: 'Valore dei dadi',
    half: 'Metà di un numero dispari',
  },
  hints: {
    cards: 'Nessuno spuntato: tutti.',
    camp: 'Righe dall’alto separate da /: o, g, p, w per arancione, verde, viola, bianco, un punto per uno spazio vuoto, una maiuscola per uno spazio di ogni tessera grande.',
    large: 'Vuoto: contate nel campo colorato.',
    white: 'Vuoto: contate nel campo colorato.',
    posters: 'Tessere: quelle del colore della carta stampate sul poster.',
    tents: 'Quella prestampata solo se coperta.',
    perTent: 'Come mostra la tua carta.',
    extra: 'Solo a fine partita.',
  },
  options: {
    cards: scoringNames.it,
    pair: pairNames.it,
    cross: { covered: 'Solo quelli coperti', any: 'Anche quelli vuoti' },
    diceValue: { shown: 'Quello che mostrano', raised: 'Con il +1 permanente' },
    half: { down: 'Per difetto', up: 'Per eccesso', exact: 'Senza arrotondare' },
  },
  headline: (sheet) => {
    const [row] = sheet.rows;
    if (!isTold(sheet)) return `Inserisci ciò che le tue carte contano.${extraIt(sheet)}`;
    const points = counts.it.points(pointsOf(sheet));
    if (row !== undefined && sheet.rows.length === 1) {
      return `${scoringNames.it[row.scoring]}: ${points}.${extraIt(sheet)}`;
    }
    if (sheet.best.length === 0) return `Nessuna di queste carte dà ancora punti.${extraIt(sheet)}`;
    return sheet.best.length === 1
      ? `La migliore: ${bestSaid('it', sheet)}, ${points}.${extraIt(sheet)}`
      : `Le migliori: ${bestSaid('it', sheet)}, ${points} ciascuna.${extraIt(sheet)}`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'highest-dice':
        return [
          `Dadi più alti: ${COLORS.map((color) => `${hueNames.it[color]} ${line[color]}`).join(', ')}.${line.clearDice === 0 ? '' : ' I dadi trasparenti non contano.'}`,
          `${line.points}`,
        ];
      case 'dice-value':
        return [
          line.reading === 'shown'
            ? `L’interpretazione in vigore prende i dadi come sono. Con il +1 permanente degli istruttori bloccati sarebbero ${line.otherwise}.`
            : `L’interpretazione in vigore aggiunge il +1 permanente degli istruttori bloccati. Con i dadi come sono sarebbero ${line.otherwise}.`,
        ];
      case 'white-posters':
        return [
          `${counts.it.whitePosters(line.posters)} ${line.posters === 1 ? 'completato' : 'completati'}, ${counts.it.points(line.each)} ciascuno.`,
          `${line.points}`,
        ];
      case 'printed-tiles':
        return [
          `${counts.it.tiles(line.tiles)} del colore della carta ${line.tiles === 1 ? 'stampata' : 'stampate'} sui poster completati, ${counts.it.points(line.each)} ciascuna.`,
          `${line.points}`,
        ];
      case 'tiles-twice':
        return [`${line.tiles} tessere uguali su un poster contano tutte.`];
      case 'coins':
        return [
          line.coins.length === 0
            ? 'Sui poster completati non ci sono monete stampate.'
            : `Monete stampate sui poster completati: ${line.coins.join(' + ')}.`,
          `${line.points}`,
        ];
      case 'gems':
        return [
          `${counts.it.gems(line.gems)} ${line.gems === 1 ? 'scartata' : 'scartate'}, ${counts.it.points(line.each)} ciascuna.${line.clearGems === 0 ? '' : ' Valgono anche le trasparenti.'}`,
          `${line.points}`,
        ];
      case 'tents':
        return [
          `${counts.it.tents(line.tents)}, ${counts.it.points(line.each)} ciascuna; al massimo puoi averne ${line.most}.`,
          `${line.points}`,
        ];
      case 'half':
        return [
          `Carta Maestro in più a fine partita: la metà di ${counts.it.points(line.full)}.`,
          number('it', line.half),
        ];
      case 'rounding':
        return [
          `La metà di ${line.full}, ${arrotondata[line.reading]}: è l’interpretazione in vigore.`,
          number('it', line.half),
        ];
      case 'cross':
      case 'no-cross':
      case 'better':
      case 'twice':
      case 'empty-center':
      case 'apart':
      case 'pairs':
      case 'many-pairs':
      case 'variant':
      case 'large':
      case 'without-white':
      case 'white':
        return campLine.it(line);
    }
  },
  problem: (problem) => campProblem.it(problem) ?? notationProblem.it(problem),
  violation: (violation) => violation,
  sentence: (_, sheet) => {
    const rows = rowsSaid('it', sheet);
    return `Le mie carte Maestro: ${rows.length === 0 ? 'ancora nulla da segnare' : listed('it', rows)}.${extraIt(sheet)}`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface RowWords {
  readonly add: string;
  readonly row: (number: number) => string;
  readonly remove: (number: number) => string;
}

interface SheetWords {
  readonly caption: string;
  readonly scoring: string;
  readonly points: string;
  readonly best: string;
  readonly missing: Readonly<Partial<Record<Scoring, string>>>;
  readonly extra: (number: number) => string;
  readonly half: (full: number, half: number) => string;
  readonly posters: RowWords & {
    readonly white: string;
    readonly tiles: string;
    readonly coins: string;
  };
  readonly cards: RowWords;
}

/** Words for the sheet itself, and for the rows of the form. */
export const sheetWords: Readonly<Record<Lang, SheetWords>> = {
  en: {
    caption: 'Score sheet',
    scoring: 'Card',
    points: 'Points',
    best: 'best',
    missing: {
      large: 'enter the tiles',
      white: 'enter the tiles',
      cross: 'paint the camp',
      pairs: 'paint the camp',
      tents: 'enter points per tent',
    },
    extra: (index) => `Extra master card ${index}`,
    half: (full, half) => `half of ${full}: ${number('en', half)}`,
    posters: {
      add: 'Add a poster',
      row: (index) => `Poster ${index}`,
      remove: (index) => `Take away poster ${index}`,
      white: 'White',
      tiles: 'Tiles',
      coins: 'Coins',
    },
    cards: {
      add: 'Add an extra card',
      row: (index) => `Extra card ${index}`,
      remove: (index) => `Take away extra card ${index}`,
    },
  },
  it: {
    caption: 'Foglio segnapunti',
    scoring: 'Carta',
    points: 'Punti',
    best: 'migliore',
    missing: {
      large: 'inserisci le tessere',
      white: 'inserisci le tessere',
      cross: 'colora il campo',
      pairs: 'colora il campo',
      tents: 'inserisci i punti per tenda',
    },
    extra: (index) => `Carta Maestro in più ${index}`,
    half: (full, half) => `metà di ${full}: ${number('it', half)}`,
    posters: {
      add: 'Aggiungi un poster',
      row: (index) => `Poster ${index}`,
      remove: (index) => `Togli il poster ${index}`,
      white: 'Bianco',
      tiles: 'Tessere',
      coins: 'Monete',
    },
    cards: {
      add: 'Aggiungi una carta in più',
      row: (index) => `Carta in più ${index}`,
      remove: (index) => `Togli la carta in più ${index}`,
    },
  },
};
