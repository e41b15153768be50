import { itemsIn } from '#engine/core/fields.ts';
import {
  AMOUNT,
  DICE_EACH,
  HAT_SPACES,
  HATS,
  NAME_LENGTH,
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
import { roundEndEntries } from './lines.ts';

const { en, it } = counts;

const lostBy = (seats: readonly SettledSeat[]): readonly string[] =>
  seats.filter(({ down }) => down > 0).map(({ name, down }) => `${name} ${down}`);

const headline = ({ seats, order, choosing, complete }: RoundEndValue): Pair => {
  const lost = lostBy(seats);
  const [first = ''] = choosing;
  return {
    en: [
      `New order: ${order.join(', ')}.`,
      `${first} chooses first.`,
      lost.length === 0 ? 'Nobody loses points.' : `Points lost: ${lost.join(', ')}.`,
      ...(complete ? [] : ['Cards not entered count as no effect.']),
    ].join(' '),
    it: [
      `Nuovo ordine: ${order.join(', ')}.`,
      `La prima scelta è di ${first}.`,
      lost.length === 0 ? 'Nessuno perde punti.' : `Punti persi: ${lost.join(', ')}.`,
      ...(complete ? [] : ['Le carte non inserite valgono come nessun effetto.']),
    ].join(' '),
  };
};

const unique = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** What is wrong with a seat, as said under its fields. */
const flaws: Readonly<Record<SeatFlaw, (got: string) => Pair>> = {
  'no-name': () => ({ en: 'a name is missing.', it: 'manca il nome.' }),
  'long-name': () => ({
    en: `the name has more than ${NAME_LENGTH} letters.`,
    it: `il nome ha più di ${NAME_LENGTH} lettere.`,
  }),
  'same-name': (got) => ({
    en: `“${got}” is there twice. Give everyone a different name.`,
    it: `«${got}» compare due volte. Date a ognuno un nome diverso.`,
  }),
  hats: (got) => {
    if (got === '')
      return { en: 'enter the space of the hat.', it: 'indica lo spazio del cappello.' };
    return itemsIn(got).length > HATS
      ? {
          en: `a player has at most ${HATS} hats.`,
          it: `i cappelli di un giocatore sono al massimo ${HATS}.`,
        }
      : {
          en: `“${got}” is no space of the track. Write a number from ${HAT_SPACES.min} to ${HAT_SPACES.max}.`,
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
          en: `a player has at most ${DICE_EACH.max} dice, such as g5 or c6.`,
          it: `i dadi di un giocatore sono al massimo ${DICE_EACH.max}, scritti come g5 o c6.`,
        }
      : {
          en: `“${got}” is not a die. Write a letter for the color (o, g, p, c for clear) and a value from 1 to 6: g5.`,
          it: `«${got}» non è un dado. Scrivi una lettera per il colore (o arancione, g verde, p viola, c trasparente) e un valore da 1 a 6: g5.`,
        },
  gems: () => ({
    en: `storage holds 0 to ${STORAGE.max} gems of each color. Fill in all four, or none.`,
    it: `il deposito tiene da 0 a ${STORAGE.max} gemme per colore. Indicale tutte e quattro, o nessuna.`,
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
): { readonly seat: number; readonly flaw: SeatFlaw; readonly said: Pair } | undefined => {
  const found = seatFlaw(problem);
  return found && { ...found, said: flaws[found.flaw](problem.got) };
};

const inSeat = (problem: Unreadable): Pair => {
  const { seat, said } = flawIn(problem) ?? { seat: 1, said: flaws.parts(problem.got) };
  return { en: `Player ${seat}: ${said.en}`, it: `Giocatore ${seat}: ${said.it}` };
};

export const roundEnd = calculator(question, {
  name: 'round-end',
  game: 'the-magnificent-sno',
  title: { en: 'Round end', it: 'Fine del round' },
  lead: {
    en: 'Settle the end of a round for the whole table: hats, new order, what each player pays, who takes which set, and why.',
    it: 'Sistema la fine del round per tutto il tavolo: cappelli, nuovo ordine, quanto paga ciascuno, chi prende quale set, e perché.',
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
      en: 'Read them off the cards for your number of players: our source lost the pictures. Gems are colored ones, of your choice. A card left blank counts as no effect.',
      it: 'Leggilo sulle carte per il vostro numero di giocatori: la nostra fonte ha perso le figure. Le gemme sono colorate, a scelta. Una carta lasciata vuota vale come nessun effetto.',
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
      en: `${entered} ${hueNames.en[hue]} dice are entered; with ${players} players there are ${all}.`,
      it: `Qui i dadi di colore ${hueNames.it[hue]} sono ${entered}; in ${players} giocatori sono ${all}.`,
    }),
    'same-space': ({ space, names }) => ({
      en: `The ${ordinal(space).en} space holds a single hat, but it is entered more than once (${unique(names)}).`,
      it: `Il ${ordinal(space).it} spazio tiene un solo cappello, ma è indicato più di una volta (${unique(names)}).`,
    }),
    'second-hat': {
      en: 'With {players} players everyone has a single hat, but {name} has 2 here.',
      it: 'In {players} ognuno ha un cappello solo, ma qui {name} ne ha 2.',
    },
    'clear-gem': {
      en: 'The gem for card {card} must be orange, green or purple: {name} cannot take a clear one.',
      it: 'La gemma della carta {card} dev’essere arancione, verde o viola: {name} non può prenderne una trasparente.',
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
      en: `Card ${card}: “${got}” is no effect. Choose coins and gems again.`,
      it: `Carta ${card}: «${got}» non è un effetto. Scegli di nuovo monete e gemme.`,
    }),
  },
  problem: (problem) => {
    if (problem.code !== 'wrong-count' || problem.field !== 'table') return undefined;
    const { min, max, got } = problem;
    return {
      en: `A table has ${min} to ${max} players; here there ${got === 1 ? 'is' : 'are'} ${got}. Add or remove some.`,
      it: `A un tavolo si gioca da ${min} a ${max}; qui ${got === 1 ? 'c’è 1 giocatore' : `i giocatori sono ${got}`}. Aggiungine o togline.`,
    };
  },
  sentence: ({ round, order, choosing, seats }) => ({
    en: [
      `End of round ${round}: new order ${order.join(', ')}; sets are taken in the order ${choosing.join(', ')}.`,
      ...seats.map(
        ({ name, paid, due, coinsAfter, down }) =>
          `${name} ${due === 0 ? 'pays nothing' : `pays ${paid} of ${en.coins(due)}`} for dice, has ${en.coins(coinsAfter)} left${down === 0 ? '' : ` and loses ${en.points(down)}`}.`,
      ),
    ].join(' '),
    it: [
      `Fine del round ${round}: nuovo ordine ${order.join(', ')}; i set si prendono nell’ordine ${choosing.join(', ')}.`,
      ...seats.map(
        ({ name, paid, due, coinsAfter, down }) =>
          `${name} ${due === 0 ? 'non paga niente' : `paga ${paid} di ${it.coins(due)}`} per i dadi, ha ancora ${it.coins(coinsAfter)}${down === 0 ? '' : ` e perde ${it.points(down)}`}.`,
      ),
    ].join(' '),
  }),
  // Other numbers of players use other play-order cards (sno.order.cards).
  boardFor: ({ table }) => String(seatTexts(table).length),
});
