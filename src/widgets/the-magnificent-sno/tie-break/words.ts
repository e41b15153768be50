import type { FieldProblem } from '#engine/core/fields.ts';
import {
  NAME_LENGTH,
  SEATS,
  type RawTieBreak,
  type TieBreakLine,
  type TieBreakValue,
  type TieBreakViolation,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { listed, withMinus } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { counts } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawTieBreak, TieBreakValue, TieBreakLine, TieBreakViolation>;

const points = (scored: number): string => counts.en.points(scored).replace('-', '−');
const punti = (scored: number): string => counts.it.points(scored).replace('-', '−');

const ranked = ({ ranking }: TieBreakValue): string =>
  ranking.map(({ name, points: scored }) => `${name} ${withMinus(scored)}`).join(', ');

const EN: Words = {
  title: 'Who wins',
  lead: 'Who wins when players have the same points: the highest play-order card decides.',
  fields: { table: 'Players at the end' },
  hints: {
    table: 'Take the play-order cards dealt at the end of round 3; only tied players need theirs.',
  },
  headline: ({ winner, tied, points: most }) =>
    tied.length === 1
      ? `${winner} wins with ${points(most)}.`
      : `${winner} wins the tie at ${points(most)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'most-points':
        return [`${line.name} alone has the most points.`, points(line.points)];
      case 'tied':
        return [`${listed('en', line.names)} are tied for victory.`, points(line.points)];
      case 'highest-card':
        return [`Among them ${line.name} has the highest play-order card.`, `card ${line.card}`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'same-card':
        return `There is only one card ${violation.card}, but ${listed('en', violation.names)} have it here.`;
      case 'card-missing':
        return `There is a tie at ${points(violation.points)}: choose the play-order card of ${listed('en', violation.names)}.`;
    }
  },
  problem: (problem) => {
    if (problem.code === 'wrong-count') {
      return `${counts.en.players(problem.got)} entered: there must be ${SEATS.min} to ${SEATS.max}.`;
    }
    const seat = seatOf(problem);
    if (seat === undefined) return undefined;
    switch (seat.reason) {
      case 'no-name':
        return `Player ${seat.number}: a name is missing.`;
      case 'long-name':
        return `Player ${seat.number}: the name has more than ${NAME_LENGTH} letters.`;
      case 'same-name':
        return `Player ${seat.number}: “${seat.got}” is there twice. Give everyone a different name.`;
      case 'parts':
        return `Player ${seat.number}: enter a name, whole points and, in a tie, the number of the play-order card.`;
    }
  },
  sentence: (_, value) =>
    `${ranked(value)} points: ${value.winner} wins${value.tied.length === 1 ? '' : ' the tie with the highest play-order card'}.`,
};

const IT: Words = {
  title: 'Chi vince',
  lead: 'Chi vince quando più giocatori hanno gli stessi punti: decide la carta ordine di gioco più alta.',
  fields: { table: 'Giocatori alla fine' },
  hints: {
    table:
      'Valgono le carte ordine di gioco ricevute alla fine del round 3; servono solo a chi è pari in testa.',
  },
  headline: ({ winner, tied, points: most }) =>
    tied.length === 1
      ? `Vince ${winner} con ${punti(most)}.`
      : `Vince ${winner}, in parità a ${punti(most)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'most-points':
        return [`${line.name} ha più punti di tutti gli altri.`, punti(line.points)];
      case 'tied':
        return [`In testa sono pari ${listed('it', line.names)}.`, punti(line.points)];
      case 'highest-card':
        return [`Tra loro la carta ordine più alta è di ${line.name}.`, `carta ${line.card}`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'same-card':
        return `La carta ${violation.card} è una sola, ma qui l’hanno ${listed('it', violation.names)}.`;
      case 'card-missing':
        return `C’è parità a ${punti(violation.points)}: scegli la carta ordine di ${listed('it', violation.names)}.`;
    }
  },
  problem: (problem) => {
    if (problem.code === 'wrong-count') {
      return `${problem.got === 1 ? 'C’è' : 'Ci sono'} ${counts.it.players(problem.got)}: devono essere da ${SEATS.min} a ${SEATS.max}.`;
    }
    const seat = seatOf(problem);
    if (seat === undefined) return undefined;
    switch (seat.reason) {
      case 'no-name':
        return `Giocatore ${seat.number}: manca il nome.`;
      case 'long-name':
        return `Giocatore ${seat.number}: il nome ha più di ${NAME_LENGTH} lettere.`;
      case 'same-name':
        return `Giocatore ${seat.number}: «${seat.got}» compare due volte. Date a ognuno un nome diverso.`;
      case 'parts':
        return `Giocatore ${seat.number}: indica un nome, i punti interi e, in parità, il numero della carta ordine.`;
    }
  },
  sentence: (_, value) =>
    `Punti: ${ranked(value)}. Vince ${value.winner}${value.tied.length === 1 ? '' : ', che nella parità ha la carta ordine di gioco più alta'}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

const REASONS = ['no-name', 'long-name', 'same-name', 'parts'] as const;

interface FaultySeat {
  readonly number: number;
  readonly reason: (typeof REASONS)[number];
  readonly got: string;
}

/** The seat that a problem is about, and what is wrong with it. */
export const seatOf = (problem: FieldProblem): FaultySeat | undefined => {
  if (problem.code !== 'not-readable') return undefined;
  const reason = REASONS.find((known) => known === problem.reason);
  const [number = 1] = problem.where ?? [];
  return reason === undefined ? undefined : { number, reason, got: problem.got };
};

interface TableWords {
  readonly add: string;
  readonly row: (number: number) => string;
  readonly remove: (number: number) => string;
  readonly name: string;
  readonly points: string;
  readonly card: string;
  readonly ranking: string;
  readonly place: string;
}

export const tableWords: Readonly<Record<Lang, TableWords>> = {
  en: {
    add: 'Add a player',
    row: (number) => `Player ${number}`,
    remove: (number) => `Take away player ${number}`,
    name: 'Name',
    points: 'Points',
    card: 'Card',
    ranking: 'Ranking',
    place: 'Place',
  },
  it: {
    add: 'Aggiungi un giocatore',
    row: (number) => `Giocatore ${number}`,
    remove: (number) => `Togli il giocatore ${number}`,
    name: 'Nome',
    points: 'Punti',
    card: 'Carta',
    ranking: 'Classifica',
    place: 'Posto',
  },
};
