import {
  COLORS,
  EXTRA_CARD_DIVISOR,
  masterCards as question,
  type Scoring,
  type Sheet,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { tooManyTiles, tooManyTrainers } from '../shared/box.ts';
import { campField, crossSwitch } from '../shared/camp-labels.ts';
import { campLines, pairSaid } from '../shared/camp-lines.ts';
import { campProblem, campProblems } from '../shared/camp-problems.ts';
import { diceSwitch, halfPoint, halfSwitch, halves, rounded } from '../shared/halves.ts';
import { counts, hueNames, pairNames, scoringNames } from '../shared/names.ts';
import { amountProblems, diceProblems } from '../shared/problems.ts';
import { readingsSaid } from '../shared/readings.ts';

const valued = {
  shown: { en: 'dice as they lie', it: 'dadi come sono' },
  raised: { en: 'dice with the permanent +1', it: 'dadi con il +1 permanente' },
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

/** The kinds of which something is still missing. */
const uncountedSaid = ({ uncounted }: Sheet): Pair => {
  const names = (lang: Lang): string =>
    uncounted.map((scoring) => lower(scoringNames[lang][scoring])).join(', ');
  return uncounted.length === 0
    ? { en: '', it: '' }
    : {
        en: ` Still to be filled in: ${names('en')}.`,
        it: ` Ancora da inserire: ${names('it')}.`,
      };
};

/** What extra cards give, if there are any. */
const extraSaid = ({ extra, extraPoints }: Sheet) =>
  extra.length === 0
    ? { en: '', it: '' }
    : {
        en: ` Extra master ${extra.length === 1 ? 'card' : 'cards'} at the end of the game: ${halves(extraPoints, 'en')} ${extraPoints === 1 ? 'point' : 'points'}.`,
        it: ` ${extra.length === 1 ? 'Carta' : 'Carte'} Maestro in più a fine partita: ${halves(extraPoints, 'it')} ${extraPoints === 1 ? 'punto' : 'punti'}.`,
      };

/** The readings that mattered, for a sentence that stands alone. */
const readSaid = ({ rows, highestOtherwise, cross, extra, readings }: Sheet) => {
  const has = (sought: Scoring) => rows.some(({ scoring }) => scoring === sought);
  const read = [
    ...(has('highest-dice') && highestOtherwise !== undefined ? [valued[readings.diceValue]] : []),
    ...(has('cross') && cross?.covered === false
      ? [{ en: 'row and column through an empty space', it: 'riga e colonna da uno spazio vuoto' }]
      : []),
    ...(extra.some(({ full }) => full % EXTRA_CARD_DIVISOR !== 0)
      ? [
          {
            en: `half points ${rounded[readings.half].en}`,
            it: `mezzi punti ${rounded[readings.half].it}`,
          },
        ]
      : []),
  ];
  return readingsSaid(read);
};

/** A number with its thing and what each is worth; of one, the amount beside it says so. */
const eachOf = (
  count: number,
  { things, none, worth }: Readonly<Record<'things' | 'none' | 'worth', string>>,
): string => {
  if (count === 0) return `${none}.`;
  return count === 1 ? `1 ${things}.` : `${count} ${things}, ${worth}.`;
};

/** What the cards score, without the extra ones. */
const scored = (sheet: Sheet) => {
  const { rows, best, uncounted } = sheet;
  const soFar = uncounted.length === 0 ? { en: '', it: '' } : { en: ' so far', it: ' finora' };
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
        en: `Best${soFar.en}: ${bestSaid(sheet, 'en')}, ${en}.`,
        it: `La migliore${soFar.it}: ${bestSaid(sheet, 'it')}, ${it}.`,
      }
    : {
        en: `Best${soFar.en}: ${bestSaid(sheet, 'en')}, ${en} each.`,
        it: `Le migliori${soFar.it}: ${bestSaid(sheet, 'it')}, ${it} ciascuna.`,
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
      en: 'Extra master cards: points before halving',
      it: 'Carte Maestro in più: punti pieni, prima di dimezzarli',
    },
    cross: crossSwitch.label,
    diceValue: diceSwitch.label,
    half: halfSwitch.label,
  },
  hints: {
    cards: { en: 'If none is ticked: all of them.', it: 'Se non ne spunti nessuno: tutti.' },
    camp: campField.hint,
    large: {
      en: 'If blank: those of the painted camp.',
      it: 'Se vuoto: quelle del campo colorato.',
    },
    white: {
      en: 'If blank: those of the painted camp.',
      it: 'Se vuoto: quelle del campo colorato.',
    },
    posters: {
      en: 'Tiles: those of the card’s color printed on the poster.',
      it: 'Tessere: quelle del colore della carta stampate sul poster.',
    },
    tents: { en: 'The printed one only if covered.', it: 'Quella prestampata solo se coperta.' },
    perTent: { en: 'Printed on your card.', it: 'Stampati sulla tua carta.' },
    extra: { en: 'At the end of the game only.', it: 'Solo a fine partita.' },
  },
  options: {
    cards: scoringNames,
    pair: pairNames,
    cross: crossSwitch.options,
    diceValue: diceSwitch.options,
    half: halfSwitch.options,
  },
  ways: { pair: pairSaid, half: halves, halfPoint },
  headline: (sheet) => ({
    en: `${scored(sheet).en}${uncountedSaid(sheet).en}${extraSaid(sheet).en}`,
    it: `${scored(sheet).it}${uncountedSaid(sheet).it}${extraSaid(sheet).it}`,
  }),
  lines: {
    ...campLines,
    'highest-dice': (line) => {
      const colors = COLORS.filter((color) => line[color] > 0);
      const dice = (lang: Lang) =>
        colors.map((color) => `${hueNames[lang][color]} ${line[color]}`).join(', ');
      return {
        en: `${colors.length === 0 ? 'No colored dice' : `Highest dice: ${dice('en')}`}.${line.clearDice === 0 ? '' : ' Clear dice do not count.'}`,
        it: `${colors.length === 0 ? 'Nessun dado colorato' : `Dadi più alti: ${dice('it')}`}.${line.clearDice === 0 ? '' : ' I dadi trasparenti non contano.'}`,
        amount: `${line.points}`,
      };
    },
    'dice-value': ({ reading, otherwise }) =>
      reading === 'shown'
        ? {
            en: `The reading you chose takes the dice as they lie. With the permanent +1 of locked trainers they would score ${otherwise}.`,
            it: `L’interpretazione scelta prende i dadi come sono. Con il +1 permanente degli istruttori bloccati darebbero ${otherwise}.`,
          }
        : {
            en: `The reading you chose adds the permanent +1 of locked trainers. As they lie, the dice would score ${otherwise}.`,
            it: `L’interpretazione scelta aggiunge il +1 permanente degli istruttori bloccati. Così come sono, i dadi darebbero ${otherwise}.`,
          },
    'white-posters': ({ posters, each, points }) => ({
      en: eachOf(posters, {
        things: `completed white ${posters === 1 ? 'poster' : 'posters'}`,
        none: 'No completed white posters',
        worth: `${counts.en.points(each)} each`,
      }),
      it: eachOf(posters, {
        things: posters === 1 ? 'poster bianco completato' : 'poster bianchi completati',
        none: 'Nessun poster bianco completato',
        worth: `${counts.it.points(each)} ciascuno`,
      }),
      amount: `${points}`,
    }),
    'printed-tiles': ({ tiles, each, points }) => ({
      en: eachOf(tiles, {
        things: `${tiles === 1 ? 'tile' : 'tiles'} of the card’s color printed on completed posters`,
        none: 'No tiles of the card’s color are printed on completed posters',
        worth: `${counts.en.points(each)} each`,
      }),
      it: eachOf(tiles, {
        things: `${tiles === 1 ? 'tessera' : 'tessere'} del colore della carta ${tiles === 1 ? 'stampata' : 'stampate'} sui poster completati`,
        none: 'Sui poster completati non ci sono tessere del colore della carta',
        worth: `${counts.it.points(each)} ciascuna`,
      }),
      amount: `${points}`,
    }),
    'tiles-twice': {
      en: 'The {tiles} equal tiles on one poster all count.',
      it: 'Le {tiles} tessere uguali su un poster contano tutte.',
    },
    coins: ({ coins, points }) =>
      coins.length === 0
        ? {
            en: 'No coins are printed on completed posters.',
            it: 'Sui poster completati non ci sono monete.',
            amount: `${points}`,
          }
        : {
            en: `Coins printed on completed posters: ${coins.join(' + ')}.`,
            it: `Monete stampate sui poster completati: ${coins.join(' + ')}.`,
            amount: `${points}`,
          },
    gems: ({ gems, clearGems, each, points }) => ({
      en: `${eachOf(gems, {
        things: `${gems === 1 ? 'gem' : 'gems'} discarded`,
        none: 'No gems discarded',
        worth: `${counts.en.points(each)} each`,
      })}${clearGems === 0 ? '' : ' Clear gems count too.'}`,
      it: `${eachOf(gems, {
        things: gems === 1 ? 'gemma scartata' : 'gemme scartate',
        none: 'Nessuna gemma scartata',
        worth: `${counts.it.points(each)} ciascuna`,
      })}${clearGems === 0 ? '' : ' Valgono anche le gemme trasparenti.'}`,
      amount: `${points}`,
    }),
    tents: ({ tents, most, each, points }) => ({
      en: `${eachOf(tents, {
        things: tents === 1 ? 'tent' : 'tents',
        none: 'No tents',
        worth: `${counts.en.points(each)} each`,
      })}${tents === most ? ` That is the most you can have: ${most - 1} on tent spaces, 1 on the printed tent.` : ''}`,
      it: `${eachOf(tents, {
        things: tents === 1 ? 'tenda' : 'tende',
        none: 'Nessuna tenda',
        worth: `${counts.it.points(each)} ciascuna`,
      })}${tents === most ? ` Di più non puoi averne: ${most - 1} sugli spazi tenda e 1 sulla tenda prestampata.` : ''}`,
      amount: `${points}`,
    }),
    half: {
      en: 'Extra master card at the end of the game: half of its {full point|points}.',
      it: 'Carta Maestro in più a fine partita: la metà di {full punto|punti}.',
      amount: '{half}',
    },
    rounding: {
      en: '{full} ÷ 2 leaves half a point. By the reading you chose, it {reading:halfPoint}.',
      it: '{full} ÷ 2 lascia mezzo punto. Secondo l’interpretazione scelta, {reading:halfPoint}.',
    },
  },
  violations: {
    ...tooManyTiles,
    'too-many-trainers': tooManyTrainers,
    'too-many-white-posters': {
      en: 'You entered {whites} white posters, but the box holds only {all}.',
      it: 'Hai indicato {whites} poster bianchi, ma nella scatola sono solo {all}.',
    },
  },
  problems: { ...campProblems, ...diceProblems, ...amountProblems },
  problem: campProblem,
  sentence: (sheet) => ({
    en: `Points of my master cards: ${listed('en', rowsSaid(sheet, 'en')) || 'none yet'}.${uncountedSaid(sheet).en}${extraSaid(sheet).en}${readSaid(sheet).en}`,
    it: `Punti delle mie carte Maestro: ${listed('it', rowsSaid(sheet, 'it')) || 'ancora nessuno'}.${uncountedSaid(sheet).it}${extraSaid(sheet).it}${readSaid(sheet).it}`,
  }),
});
