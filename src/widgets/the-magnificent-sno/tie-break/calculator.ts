import {
  SEATS,
  standingTexts,
  tieBreak as question,
  type TieBreakValue,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import { playersEntered } from '../shared/seat-words.ts';
import { cardViolations, points, standingLines, standingWays } from '../shared/standing.ts';

const ranked = ({ ranking }: TieBreakValue): string =>
  ranking.map(({ name, points: scored }) => `${name} ${withMinus(scored)}`).join(', ');

/** What a player who is tied wins by: `the higher play-order card (4)`. */
const winningCard = ({ tied, ranking: [first] }: TieBreakValue) => ({
  en: `the ${tied.length === 2 ? 'higher' : 'highest'} play-order card (${first?.card})`,
  it: `la carta ordine di gioco più alta (${first?.card})`,
});

export const tieBreak = calculator(question, {
  name: 'tie-break',
  game: 'the-magnificent-sno',
  title: { en: 'Who wins', it: 'Chi vince' },
  lead: {
    en: 'Who wins when players have the same points: the highest play-order card decides.',
    it: 'Chi vince quando più giocatori hanno gli stessi punti: decide la carta ordine di gioco più alta.',
  },
  formerly: [{ table: 'Ada:120:2;Bo:120:4;Cy:118:1;Di:97:3' }],
  fields: { table: { en: 'Players at the end', it: 'Giocatori alla fine' } },
  hints: {
    table: {
      en: 'Take the play-order cards dealt at the end of round 3; only tied players need theirs.',
      it: 'Valgono le carte ordine di gioco ricevute alla fine del round 3; servono solo a chi è pari in testa.',
    },
  },
  ways: standingWays,
  headline: ({ winner, tied, points: most }) =>
    tied.length === 1
      ? {
          en: `${winner} wins with ${points(most, 'en')}.`,
          it: `Vince ${winner} con ${points(most, 'it')}.`,
        }
      : {
          en: `${winner} wins the tie at ${points(most, 'en')}.`,
          it: `${winner} vince la parità a ${points(most, 'it')}.`,
        },
  lines: standingLines,
  violations: {
    ...cardViolations,
    'card-missing': {
      en: 'There is a tie at {points}. Enter the play-order card of {names} from the end of round 3.',
      it: 'C’è parità a {points}. Indica la carta ordine di gioco di {names} alla fine del round 3.',
    },
  },
  problems: {
    'same-name': ({ got, where: [seat = 1] = [] }) => ({
      en: `Player ${seat}: “${got}” is there twice. Give everyone a different name.`,
      it: `Giocatore ${seat}: «${got}» compare due volte. Date a ognuno un nome diverso.`,
    }),
    parts: ({ got, where: [seat = 1] = [] }) => {
      const name = standingTexts(got)?.name.trim() ?? '';
      return name === ''
        ? {
            en: `Player ${seat}: enter a name and the points, such as 90.`,
            it: `Giocatore ${seat}: indica il nome e i punti, per esempio 90.`,
          }
        : {
            en: `${name}: enter the points as a whole number and, in a tie, the play-order card, 1 to ${SEATS.max}.`,
            it: `${name}: indica i punti con un numero intero e, in parità, la carta ordine di gioco, da 1 a ${SEATS.max}.`,
          };
    },
  },
  problem: playersEntered,
  sentence: (value) => {
    const isTie = value.tied.length > 1;
    return {
      en: `Final points: ${ranked(value)}. ${value.winner} wins${isTie ? ` the tie with ${winningCard(value).en}` : ''}.`,
      it: `Punti finali: ${ranked(value)}. ${isTie ? `${value.winner} vince la parità con ${winningCard(value).it}` : `Vince ${value.winner}`}.`,
    };
  },
});

export const labels = {
  rows: {
    en: {
      add: 'Add a player',
      row: (number: number) => `Player ${number}`,
      remove: (number: number) => `Remove player ${number}`,
    },
    it: {
      add: 'Aggiungi un giocatore',
      row: (number: number) => `Giocatore ${number}`,
      remove: (number: number) => `Togli il giocatore ${number}`,
    },
  },
  name: { en: 'Name', it: 'Nome' },
  points: { en: 'Points', it: 'Punti' },
  card: { en: 'Card', it: 'Carta' },
  ranking: { en: 'Ranking', it: 'Classifica' },
  place: { en: 'Place', it: 'Posto' },
};
