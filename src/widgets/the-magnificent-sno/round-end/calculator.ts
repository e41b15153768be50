import { itemsIn } from '#engine/core/fields.ts';
import {
  AMOUNT,
  DICE_EACH,
  flawedPart,
  HAT_SPACES,
  HATS,
  POINTS,
  roundEnd as question,
  seatFlaw,
  seatTexts,
  STORAGE,
  type RoundEndValue,
  type SeatFlaw,
  type SettledSeat,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { floorLabel, floorNames } from '../shared/floor.ts';
import { counts, hueNames, ordinal } from '../shared/names.ts';
import { readingsSaid } from '../shared/readings.ts';
import { nameFlaws, ofSeat, playersEntered } from '../shared/seat-words.ts';
import { roundEndEntries } from './lines.ts';

const { en, it } = counts;

/** What an answer says while some cards are not entered. */
const ifUnknown: Pair = {
  en: 'This holds if the play-order cards not entered have no effect.',
  it: 'Vale se le carte ordine di gioco non inserite non hanno effetto.',
};

/** What it says while gems of a card may become coins that are missing. */
const ifRoom: Pair = {
  en: 'This holds if the gems from play-order cards fit in the storage.',
  it: 'Vale se le gemme delle carte ordine di gioco stanno nel deposito.',
};

/** On what the outcome still depends. */
const ifs = ({ complete, roomOpen }: RoundEndValue): readonly Pair[] => [
  ...(complete ? [] : [ifUnknown]),
  ...(roomOpen ? [ifRoom] : []),
];

const lostBy = (seats: readonly SettledSeat[]): readonly string[] =>
  seats.filter(({ down }) => down > 0).map(({ name, down }) => `${name} ${down}`);

const headline = (value: RoundEndValue): Pair => {
  const { seats, order, choosing } = value;
  const lost = lostBy(seats);
  const [first = ''] = choosing;
  return {
    en: [
      `New order: ${order.join(', ')}.`,
      `${first} chooses first.`,
      lost.length === 0 ? 'Nobody loses points.' : `Points lost: ${lost.join(', ')}.`,
      ...ifs(value).map((each) => each.en),
    ].join(' '),
    it: [
      `Nuovo ordine: ${order.join(', ')}.`,
      `La prima scelta è di ${first}.`,
      lost.length === 0 ? 'Nessuno perde punti.' : `Punti persi: ${lost.join(', ')}.`,
      ...ifs(value).map((each) => each.it),
    ].join(' '),
  };
};

/** What one player pays for dice. */
const paidSaid = ({ paid, due }: SettledSeat): Pair => {
  const coins = { en: en.coins(due), it: it.coins(due) };
  if (due === 0) return { en: 'pays for no dice', it: 'non paga dadi' };
  if (paid === 0) {
    return {
      en: `cannot pay the ${coins.en} for dice`,
      it: `non può pagare ${due === 1 ? 'la moneta' : `le ${coins.it}`} per i dadi`,
    };
  }
  return paid === due
    ? { en: `pays ${coins.en} for dice`, it: `paga ${coins.it} per i dadi` }
    : { en: `pays ${paid} of ${coins.en} for dice`, it: `paga ${paid} di ${coins.it} per i dadi` };
};

/** What one player pays, loses and keeps. */
const settledSaid = (seat: SettledSeat): Pair => {
  const { name, coinsAfter, down } = seat;
  const paid = paidSaid(seat);
  const left = {
    en: `has ${coinsAfter === 0 ? 'no coins' : en.coins(coinsAfter)} left`,
    it: coinsAfter === 0 ? 'resta senza monete' : `tiene ${it.coins(coinsAfter)}`,
  };
  return {
    en: `${name} ${paid.en}${down === 0 ? '' : `, loses ${en.points(down)}`} and ${left.en}.`,
    it: `${name} ${paid.it}${down === 0 ? '' : `, perde ${it.points(down)}`} e ${left.it}.`,
  };
};

/** The readings that the outcome for the players rests on. */
const readings = ({ seats, discards, discarder, floor }: RoundEndValue): readonly Pair[] => [
  ...(discards === undefined
    ? []
    : [
        {
          en: `the “first player” who discards a set is ${discarder === 'chooser' ? 'whoever chooses first' : 'the holder of card 1'}`,
          it: `il «primo giocatore» che scarta un set è chi ${discarder === 'chooser' ? 'sceglie per primo' : 'ha la carta 1'}`,
        },
      ]),
  ...(seats.some(({ lost, pointsBefore }) => lost > 0 && lost > (pointsBefore ?? Infinity))
    ? [
        floor === 'none'
          ? { en: 'points may fall below 0', it: 'si può scendere sotto 0' }
          : { en: 'points stop at 0', it: 'ci si ferma a 0' },
      ]
    : []),
];

const unique = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** What is wrong with a seat, as said under its fields. */
const flaws: Readonly<Record<SeatFlaw, (got: string) => Pair>> = {
  ...nameFlaws,
  hats: (got) => {
    if (got === '')
      return { en: 'enter the space of the hat.', it: 'indica lo spazio del cappello.' };
    return itemsIn(got).length > HATS
      ? {
          en: `enter at most ${HATS} hats.`,
          it: `indica al massimo ${HATS} cappelli.`,
        }
      : {
          en: `“${got}” is not a space of the track. Write a number from ${HAT_SPACES.min} to ${HAT_SPACES.max}.`,
          it: `«${got}» non è uno spazio del tracciato. Scrivi un numero da ${HAT_SPACES.min} a ${HAT_SPACES.max}.`,
        };
  },
  coins: (got) =>
    got === ''
      ? { en: 'enter the coins.', it: 'indica le monete.' }
      : {
          en: `“${got}” cannot be the coins. Write a number from ${AMOUNT.min} to ${AMOUNT.max}.`,
          it: `«${got}» non può essere il numero delle monete. Scrivi un numero da ${AMOUNT.min} a ${AMOUNT.max}.`,
        },
  dice: (got) =>
    itemsIn(got).length > DICE_EACH.max
      ? {
          en: `enter at most ${DICE_EACH.max} dice, such as g5 or c6.`,
          it: `indica al massimo ${DICE_EACH.max} dadi, per esempio g5 o c6.`,
        }
      : {
          en: `“${got}” is not a die. Write a letter for the color (o, g, p, c for clear) and a value from 1 to 6: g5.`,
          it: `«${got}» non è un dado. Scrivi una lettera per il colore (o arancione, g verde, p viola, c trasparente) e un valore da 1 a 6: g5.`,
        },
  gems: () => ({
    en: `storage keeps 0 to ${STORAGE.max} gems of each color. Fill in all four numbers, or none.`,
    it: `il deposito tiene da 0 a ${STORAGE.max} gemme per colore. Indica tutti e quattro i numeri, o nessuno.`,
  }),
  points: (got) => ({
    en: `“${got}” cannot be the points. Write a number from ${withMinus(POINTS.min)} to ${POINTS.max}.`,
    it: `«${got}» non può essere il numero dei punti. Scrivi un numero da ${withMinus(POINTS.min)} a ${POINTS.max}.`,
  }),
  choice: () => ({
    en: 'choose the color of the gem again.',
    it: 'scegli di nuovo il colore della gemma.',
  }),
  parts: (got) => ({
    en: `“${got}” cannot be read. Enter name, hat, coins and dice again.`,
    it: `«${got}» non si può leggere. Reinserisci nome, cappello, monete e dadi.`,
  }),
};

interface Unreadable {
  readonly got: string;
  readonly reason?: string;
  readonly where?: readonly number[];
}

/** A flaw and the seat it is in, with the words that stand under its fields. */
export const flawIn = (
  problem: Unreadable,
):
  | { readonly seat: number; readonly name: string; readonly flaw: SeatFlaw; readonly said: Pair }
  | undefined => {
  const found = seatFlaw(problem);
  const isPart = problem.reason === 'part' || problem.reason === 'not-a-color';
  const { name, part } = isPart ? flawedPart(problem.got) : { name: '', part: problem.got };
  return found && { ...found, name, said: flaws[found.flaw](part) };
};

/** The same for who does not see the seat: by name, where it has one. */
const inSeat = (problem: Unreadable): Pair => {
  const { seat, name, said } = flawIn(problem) ?? {
    seat: 1,
    name: '',
    said: flaws.parts(problem.got),
  };
  return ofSeat(seat, name, said);
};

export const roundEnd = calculator(question, {
  name: 'round-end',
  game: 'the-magnificent-sno',
  title: { en: 'Round end', it: 'Fine del round' },
  lead: {
    en: 'The end of a round for the whole table: hats, new order, what each player pays, and who chooses a set when.',
    it: 'La fine del round per tutto il tavolo: cappelli, nuovo ordine, quanto paga ciascuno e chi sceglie un set quando.',
  },
  fields: {
    round: { en: 'Round that ends', it: 'Round che finisce' },
    table: { en: 'Players', it: 'Giocatori' },
    cards: {
      en: 'What the play-order cards show',
      it: 'Che cosa mostrano le carte ordine di gioco',
    },
    roundTwoTile: {
      en: 'With 5 players, a trainer tile after round 2',
      it: 'In 5, una tessera Istruttore dopo il round 2',
    },
    leftSet: {
      en: 'With 2 players and no gap, the third set',
      it: 'In 2 e senza vuoto, il terzo set',
    },
    discarder: {
      en: 'With 2 players and a gap, the “first player” who discards a set',
      it: 'In 2 e con un vuoto, il «primo giocatore» che scarta un set',
    },
    floor: floorLabel,
  },
  hints: {
    table: {
      en: 'Count the spaces of the performance track from the bottom: the lowest is 1.',
      it: 'Conta gli spazi del tracciato delle esibizioni dal fondo: il più basso è l’1.',
    },
    cards: {
      en: 'Read it off the cards for your number of players. Gems are colored ones of your choice. A blank card counts as having no effect.',
      it: 'Leggilo sulle carte per il vostro numero di giocatori. Le gemme sono colorate, a scelta. Una carta vuota vale come senza effetto.',
    },
  },
  options: {
    roundTwoTile: {
      none: { en: 'No tile is turned up', it: 'Non si scopre nessuna tessera' },
      'turned-up': { en: 'The top tile is turned up', it: 'Si scopre la tessera in cima' },
    },
    leftSet: {
      stays: { en: 'It stays', it: 'Resta' },
      discarded: { en: 'It is discarded', it: 'Si scarta' },
    },
    discarder: {
      chooser: { en: 'Whoever chooses first', it: 'Chi sceglie per primo' },
      'card-one': { en: 'The holder of card 1', it: 'Chi ha la carta 1' },
    },
    floor: floorNames,
  },
  headline,
  lines: roundEndEntries,
  violations: {
    'too-many-dice': ({ hue, entered, all, players }) => ({
      en: `You entered ${entered} ${hueNames.en[hue]} dice, but with ${players} players there are only ${all}.`,
      it: `Hai indicato ${entered} dadi di colore ${hueNames.it[hue]}, ma in ${players} giocatori sono solo ${all}.`,
    }),
    'same-space': ({ space, names }) => ({
      en: `The ${ordinal(space).en} space is entered more than once (${unique(names)}), but it holds only 1 hat.`,
      it: `Il ${ordinal(space).it} spazio è indicato più di una volta (${unique(names)}), ma ci sta un solo cappello.`,
    }),
    'second-hat': {
      en: '{name} has 2 hats here, but with {players} players everyone has only 1.',
      it: 'Qui {name} ha 2 cappelli, ma in {players} giocatori ognuno ne ha solo 1.',
    },
    'clear-gem': {
      en: 'The gem for play-order card {card} must be orange, green or purple: {name} cannot take a clear one.',
      it: 'La gemma della carta ordine di gioco {card} dev’essere arancione, verde o viola: {name} non può prenderne una trasparente.',
    },
  },
  problems: {
    'no-name': inSeat,
    'long-name': inSeat,
    'same-name': inSeat,
    parts: inSeat,
    part: inSeat,
    'not-a-color': inSeat,
    'not-an-effect': ({ got, where: [card = 1] = [] }) => ({
      en: `Card ${card}: “${got}” is not an effect. Choose coins and gems again.`,
      it: `Carta ${card}: «${got}» non è un effetto. Scegli di nuovo monete e gemme.`,
    }),
  },
  problem: playersEntered,
  sentence: (value) => {
    const { round, order, choosing, seats, discards } = value;
    const read = readingsSaid(readings(value));
    const settled = seats.map(settledSaid);
    return {
      en: [
        `End of round ${round}: new order ${order.join(', ')}; sets are chosen in the order ${choosing.join(', ')}${discards === undefined ? '' : `, and ${discards} also discards one`}.`,
        ...settled.map((seat) => seat.en),
        ...ifs(value).map((each) => each.en),
      ]
        .join(' ')
        .concat(read.en),
      it: [
        `Fine del round ${round}: nuovo ordine ${order.join(', ')}; i set si scelgono nell’ordine ${choosing.join(', ')}${discards === undefined ? '' : `, e ${discards} ne scarta anche uno`}.`,
        ...settled.map((seat) => seat.it),
        ...ifs(value).map((each) => each.it),
      ]
        .join(' ')
        .concat(read.it),
    };
  },
  // Other numbers of players use other play-order cards (sno.order.cards).
  boardFor: ({ table }) => String(seatTexts(table).length),
});
