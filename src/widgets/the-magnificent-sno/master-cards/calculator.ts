import { COLORS, masterCards as question, type Sheet } from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { tooManyTiles, tooManyTrainers } from '../shared/box.ts';
import { campField, crossSwitch } from '../shared/camp-labels.ts';
import { campLines, pairSaid } from '../shared/camp-lines.ts';
import { campProblem, campProblems } from '../shared/camp-problems.ts';
import { counts, hueNames, pairNames, scoringNames } from '../shared/names.ts';
import { amountProblems, diceProblems } from '../shared/problems.ts';

/** Points that may end in a half: `5.5`, `5,5`. */
export const halves = (points: number, lang: Lang): string =>
  ({ en: String(points), it: String(points).replace('.', ',') })[lang];

const rounded = {
  down: { en: 'rounded down', it: 'arrotondata per difetto' },
  up: { en: 'rounded up', it: 'arrotondata per eccesso' },
  exact: { en: 'not rounded', it: 'senza arrotondare' },
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Every row with its points: `large tiles 15`. Rows without are left out. */
const rowsSaid = ({ rows }: Sheet, lang: Lang): readonly string[] =>
  rows.flatMap(({ scoring, points }) =>
    points === undefined ? [] : [`${lower(scoringNames[lang][scoring])} ${points}`],
  );

const pointsOf = ({ rows, best: [first] }: Sheet): number =>
  rows.find(({ scoring }) => scoring === first)?.points ?? 0;

/** The kinds that score most, in a sentence. */
const bestSaid = ({ best }: Sheet, lang: Lang): string =>
  listed(
    lang,
    best.map((scoring) => lower(scoringNames[lang][scoring])),
  );

/** What extra cards give, if there are any. */
const extraSaid = ({ extra, extraPoints }: Sheet) =>
  extra.length === 0
    ? { en: '', it: '' }
    : {
        en: ` Extra master ${extra.length === 1 ? 'card' : 'cards'} at the end of the game: ${halves(extraPoints, 'en')} ${extraPoints === 1 ? 'point' : 'points'}.`,
        it: ` ${extra.length === 1 ? 'Carta' : 'Carte'} Maestro in più a fine partita: ${halves(extraPoints, 'it')} ${extraPoints === 1 ? 'punto' : 'punti'}.`,
      };

/** What the cards score, without the extra ones. */
const scored = (sheet: Sheet) => {
  const { rows, best } = sheet;
  const [row] = rows;
  const { en, it } = {
    en: counts.en.points(pointsOf(sheet)),
    it: counts.it.points(pointsOf(sheet)),
  };
  if (rows.every(({ points }) => points === undefined)) {
    return { en: 'Fill in what your cards count.', it: 'Inserisci ciò che le tue carte contano.' };
  }
  if (row !== undefined && rows.length === 1) {
    return {
      en: `${scoringNames.en[row.scoring]}: ${en}.`,
      it: `${scoringNames.it[row.scoring]}: ${it}.`,
    };
  }
  if (best.length === 0) {
    return {
      en: 'None of these cards scores yet.',
      it: 'Nessuna di queste carte dà ancora punti.',
    };
  }
  return best.length === 1
    ? {
        en: `Best: ${bestSaid(sheet, 'en')}, ${en}.`,
        it: `La migliore: ${bestSaid(sheet, 'it')}, ${it}.`,
      }
    : {
        en: `Best: ${bestSaid(sheet, 'en')}, ${en} each.`,
        it: `Le migliori: ${bestSaid(sheet, 'it')}, ${it} ciascuna.`,
      };
};

export const masterCards = calculator(question, {
  name: 'master-cards',
  game: 'the-magnificent-sno',
  title: { en: 'Master cards: score sheet', it: 'Carte Maestro: foglio segnapunti' },
  lead: {
    en: 'What each new kind of master card scores for you now, and half the points of extra cards.',
    it: 'Quanto ti dà ora ogni nuovo tipo di carta Maestro, e la metà dei punti delle carte in più.',
  },
  fields: {
    cards: { en: 'Kinds of scoring', it: 'Tipi di punteggio' },
    dice: { en: 'Dice on your master cards', it: 'Dadi sulle tue carte Maestro' },
    locked: {
      en: 'Trainers locked on the permanent +1',
      it: 'Istruttori bloccati sul +1 permanente',
    },
    camp: campField.label,
    pair: { en: 'Pairs on your card', it: 'Coppie sulla tua carta' },
    large: { en: 'Large colored tiles', it: 'Tessere grandi colorate' },
    white: { en: 'White tiles', it: 'Tessere bianche' },
    posters: { en: 'Completed posters', it: 'Poster completati' },
    gems: { en: 'Gems you discard', it: 'Gemme che scarti' },
    tents: { en: 'Tents you have placed', it: 'Tende che hai piazzato' },
    perTent: { en: 'Points for each tent', it: 'Punti per ogni tenda' },
    extra: {
      en: 'Extra master cards: full points',
      it: 'Carte Maestro in più: punti interi',
    },
    cross: crossSwitch.label,
    diceValue: { en: 'Value of the dice', it: 'Valore dei dadi' },
    half: { en: 'Half of an odd number', it: 'Metà di un numero dispari' },
  },
  hints: {
    cards: { en: 'None ticked: all of them.', it: 'Nessuno spuntato: tutti.' },
    camp: campField.hint,
    large: { en: 'Blank: counted in the painted camp.', it: 'Vuoto: contate nel campo colorato.' },
    white: { en: 'Blank: counted in the painted camp.', it: 'Vuoto: contate nel campo colorato.' },
    posters: {
      en: 'Tiles: those of the card’s color printed on the poster.',
      it: 'Tessere: quelle del colore della carta stampate sul poster.',
    },
    tents: { en: 'The printed one only if covered.', it: 'Quella prestampata solo se coperta.' },
    perTent: { en: 'As your card shows.', it: 'Come mostra la tua carta.' },
    extra: { en: 'At the end of the game only.', it: 'Solo a fine partita.' },
  },
  options: {
    cards: scoringNames,
    pair: pairNames,
    cross: crossSwitch.options,
    diceValue: {
      shown: { en: 'As they lie', it: 'Quello che mostrano' },
      raised: { en: 'With the permanent +1', it: 'Con il +1 permanente' },
    },
    half: {
      down: { en: 'Round down', it: 'Per difetto' },
      up: { en: 'Round up', it: 'Per eccesso' },
      exact: { en: 'Do not round', it: 'Senza arrotondare' },
    },
  },
  ways: { pair: pairSaid, half: halves, rounded },
  headline: (sheet) => ({
    en: `${scored(sheet).en}${extraSaid(sheet).en}`,
    it: `${scored(sheet).it}${extraSaid(sheet).it}`,
  }),
  lines: {
    ...campLines,
    'highest-dice': (line) => ({
      en: `Highest dice: ${COLORS.map((color) => `${hueNames.en[color]} ${line[color]}`).join(', ')}.${line.clearDice === 0 ? '' : ' Clear dice do not count.'}`,
      it: `Dadi più alti: ${COLORS.map((color) => `${hueNames.it[color]} ${line[color]}`).join(', ')}.${line.clearDice === 0 ? '' : ' I dadi trasparenti non contano.'}`,
      amount: `${line.points}`,
    }),
    'dice-value': ({ reading, otherwise }) =>
      reading === 'shown'
        ? {
            en: `The reading in force takes the dice as they lie. With the permanent +1 of locked trainers it would be ${otherwise}.`,
            it: `L’interpretazione in vigore prende i dadi come sono. Con il +1 permanente degli istruttori bloccati sarebbero ${otherwise}.`,
          }
        : {
            en: `The reading in force adds the permanent +1 of locked trainers. With the dice as they lie it would be ${otherwise}.`,
            it: `L’interpretazione in vigore aggiunge il +1 permanente degli istruttori bloccati. Con i dadi come sono sarebbero ${otherwise}.`,
          },
    'white-posters': {
      en: '{posters} completed white {posters?poster|posters}, {each point|points} each.',
      it: '{posters poster bianco completato|poster bianchi completati}, {each punto|punti} ciascuno.',
      amount: '{points}',
    },
    'printed-tiles': {
      en: '{tiles tile|tiles} of the card’s color printed on completed posters, {each point|points} each.',
      it: '{tiles tessera|tessere} del colore della carta {tiles?stampata|stampate} sui poster completati, {each punto|punti} ciascuna.',
      amount: '{points}',
    },
    'tiles-twice': {
      en: '{tiles} equal tiles on one poster all count.',
      it: '{tiles} tessere uguali su un poster contano tutte.',
    },
    coins: ({ coins, points }) =>
      coins.length === 0
        ? {
            en: 'No coins are printed on completed posters.',
            it: 'Sui poster completati non ci sono monete stampate.',
            amount: `${points}`,
          }
        : {
            en: `Coins printed on completed posters: ${coins.join(' + ')}.`,
            it: `Monete stampate sui poster completati: ${coins.join(' + ')}.`,
            amount: `${points}`,
          },
    gems: ({ gems, clearGems, each, points }) => ({
      en: `${counts.en.gems(gems)} discarded, ${counts.en.points(each)} each.${clearGems === 0 ? '' : ' Clear ones count too.'}`,
      it: `${counts.it.gems(gems)} ${gems === 1 ? 'scartata' : 'scartate'}, ${counts.it.points(each)} ciascuna.${clearGems === 0 ? '' : ' Valgono anche le trasparenti.'}`,
      amount: `${points}`,
    }),
    tents: {
      en: '{tents tent|tents}, {each point|points} each; {most} are the most you can have.',
      it: '{tents tenda|tende}, {each punto|punti} ciascuna; al massimo puoi averne {most}.',
      amount: '{points}',
    },
    half: {
      en: 'Extra master card at the end of the game: half of its {full point|points}.',
      it: 'Carta Maestro in più a fine partita: la metà di {full punto|punti}.',
      amount: '{half}',
    },
    rounding: {
      en: 'Half of {full}, {reading:rounded}: the reading in force.',
      it: 'La metà di {full}, {reading:rounded}: è l’interpretazione in vigore.',
      amount: '{half}',
    },
  },
  violations: {
    ...tooManyTiles,
    'too-many-trainers': tooManyTrainers,
    'too-many-white-posters': {
      en: '{whites} white posters are more than there are: the box holds {all}.',
      it: 'I poster bianchi sarebbero {whites}: nella scatola sono {all}.',
    },
  },
  problems: { ...campProblems, ...diceProblems, ...amountProblems },
  problem: campProblem,
  sentence: (sheet) => ({
    en: `My master cards: ${listed('en', rowsSaid(sheet, 'en')) || 'nothing to score yet'}.${extraSaid(sheet).en}`,
    it: `Le mie carte Maestro: ${listed('it', rowsSaid(sheet, 'it')) || 'ancora nulla da segnare'}.${extraSaid(sheet).it}`,
  }),
});
