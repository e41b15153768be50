import {
  SEATS,
  tieBreak as question,
  type TieBreakValue,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed, withMinus } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { counts } from '../shared/names.ts';

const points = (scored: number, lang: Lang): string =>
  counts[lang].points(scored).replace('-', '−');

const names = (list: readonly string[], lang: Lang): string => listed(lang, list);

const ranked = ({ ranking }: TieBreakValue): string =>
  ranking.map(({ name, points: scored }) => `${name} ${withMinus(scored)}`).join(', ');

export const tieBreak = calculator(question, {
  name: 'tie-break',
  game: 'the-magnificent-sno',
  title: { en: 'Who wins', it: 'Chi vince' },
  lead: {
    en: 'Who wins when players have the same points: the highest play-order card decides.',
    it: 'Chi vince quando più giocatori hanno gli stessi punti: decide la carta ordine di gioco più alta.',
  },
  fields: { table: { en: 'Players at the end', it: 'Giocatori alla fine' } },
  hints: {
    table: {
      en: 'Take the play-order cards dealt at the end of round 3; only tied players need theirs.',
      it: 'Valgono le carte ordine di gioco ricevute alla fine del round 3; servono solo a chi è pari in testa.',
    },
  },
  ways: { points, names },
  headline: ({ winner, tied, points: most }) =>
    tied.length === 1
      ? {
          en: `${winner} wins with ${points(most, 'en')}.`,
          it: `Vince ${winner} con ${points(most, 'it')}.`,
        }
      : {
          en: `${winner} wins the tie at ${points(most, 'en')}.`,
          it: `Vince ${winner}, in parità a ${points(most, 'it')}.`,
        },
  lines: {
    'most-points': {
      en: '{name} alone has the most points.',
      it: '{name} ha più punti di tutti gli altri.',
      amount: '{points}',
    },
    tied: {
      en: '{names} are tied for victory.',
      it: 'In testa sono pari {names}.',
      amount: '{points}',
    },
    'highest-card': {
      en: 'Among them {name} has the highest play-order card.',
      it: 'Tra loro la carta ordine più alta è di {name}.',
      amount: { en: 'card {card}', it: 'carta {card}' },
    },
  },
  violations: {
    'no-such-card': {
      en: '{name} has card {card} here, but with {players} players the cards go from 1 to {players}.',
      it: 'Qui {name} ha la carta {card}, ma in {players} giocatori le carte vanno da 1 a {players}.',
    },
    'same-card': {
      en: 'There is only one card {card}, but {names} have it here.',
      it: 'La carta {card} è una sola, ma qui l’hanno {names}.',
    },
    'card-missing': {
      en: 'There is a tie at {points}: choose the play-order card of {names}.',
      it: 'C’è parità a {points}: scegli la carta ordine di {names}.',
    },
  },
  problems: {
    'same-name': ({ got, where: [seat = 1] = [] }) => ({
      en: `Player ${seat}: “${got}” is there twice. Give everyone a different name.`,
      it: `Giocatore ${seat}: «${got}» compare due volte. Date a ognuno un nome diverso.`,
    }),
    parts: ({ where: [seat = 1] = [] }) => ({
      en: `Player ${seat}: enter a name, whole points and, in a tie, the number of the play-order card.`,
      it: `Giocatore ${seat}: indica un nome, i punti interi e, in parità, il numero della carta ordine.`,
    }),
  },
  problem: (problem) =>
    problem.code === 'wrong-count'
      ? {
          en: `${counts.en.players(problem.got)} entered: there must be ${SEATS.min} to ${SEATS.max}.`,
          it: `${problem.got === 1 ? 'C’è' : 'Ci sono'} ${counts.it.players(problem.got)}: devono essere da ${SEATS.min} a ${SEATS.max}.`,
        }
      : undefined,
  sentence: (value) => {
    const isTie = value.tied.length > 1;
    return {
      en: `${ranked(value)} points: ${value.winner} wins${isTie ? ' the tie with the highest play-order card' : ''}.`,
      it: `Punti: ${ranked(value)}. Vince ${value.winner}${isTie ? ', che nella parità ha la carta ordine di gioco più alta' : ''}.`,
    };
  },
});

export const labels = {
  rows: {
    en: {
      add: 'Add a player',
      row: (number: number) => `Player ${number}`,
      remove: (number: number) => `Take away player ${number}`,
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
