import type {
  RawScoring,
  ScoringLine,
  ScoringValue,
  Solo,
  Ties,
  Zero,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawScoring, ScoringValue, ScoringLine, never>;

const pointsOf = ({ players }: ScoringValue): readonly string[] =>
  players.map(({ points }) => String(points));

/** All points given out: with a single player, theirs. */
const sum = ({ players }: ScoringValue): number =>
  players.reduce((all, { points: each }) => all + each, 0);

const tokensOf = ({ players }: ScoringValue): string =>
  players.map(({ tokens }) => tokens).join(', ');

const EN_TIES: Readonly<Record<Ties, string>> = {
  dense: 'No rank is skipped',
  competition: 'Tied players use up ranks',
};

const EN_ZERO: Readonly<Record<Zero, string>> = {
  unranked: 'No tokens, no rank',
  ranked: '0 is a number too',
};

const EN_SOLO: Readonly<Record<Solo, string>> = {
  first: 'Scores as first',
  unscored: 'Scores nothing',
};

const ALONE: Readonly<Record<Solo, string>> = {
  first: 'A single player is first in the reading in force: nobody has more tokens.',
  unscored: 'In the reading in force, Offerings score nothing in a solo game.',
};

const AFTER_TIE: Readonly<Record<Ties, string>> = {
  dense: 'none is skipped',
  competition: 'the tie uses up ranks',
};

const WITHOUT_TOKENS: Readonly<Record<Zero, string>> = {
  unranked: 'no tokens and so no rank',
  ranked: 'no tokens, but a rank all the same',
};

const tokens = counted('token', 'tokens');
const points = counted('victory point', 'victory points');

const EN: Words = {
  title: 'Offering scoring',
  lead: 'How many victory points the Offering tokens in the Temple give each player at the end of the game.',
  fields: {
    tokens: 'Tokens in the Temple',
    ties: 'Whoever comes after a tie',
    zero: 'A player without tokens',
    solo: 'A single player',
  },
  options: { ties: EN_TIES, zero: EN_ZERO, solo: EN_SOLO },
  headline: (value) => {
    if (value.total === 0) return 'No tokens are in the Temple, so nobody scores.';
    return value.players.length === 1
      ? `A single player scores ${points(sum(value))}.`
      : `In seating order the players score ${listed('en', pointsOf(value))} victory points.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'total':
        return ['Tokens of all players in the Temple.', String(line.total)];
      case 'solo':
        return [ALONE[line.reading]];
      case 'first':
        return [
          `Player ${line.player}, ${tokens(line.tokens)}: first, 1 point for every token in the Temple.`,
          `${line.points} VP`,
        ];
      case 'second':
        return [
          `Player ${line.player}, ${tokens(line.tokens)}: second, half of the first’s ${line.of}, rounded down.`,
          `${line.points} VP`,
        ];
      case 'third':
        return [
          `Player ${line.player}, ${tokens(line.tokens)}: third, half of the second’s ${line.of}, rounded down.`,
          `${line.points} VP`,
        ];
      case 'lower':
        return [
          `Player ${line.player}, ${tokens(line.tokens)}: rank ${line.rank}, which scores nothing.`,
          `${line.points} VP`,
        ];
      case 'tie':
        return [
          `Players ${listed('en', line.players.map(String))} tie for rank ${line.rank} with ${tokens(line.tokens)} each: each scores it in full.`,
        ];
      case 'next-rank':
        return [
          `After the ${line.tied} tied for rank ${line.rank}, the next player has rank ${line.next}: ${AFTER_TIE[line.reading]}.`,
        ];
      case 'no-tokens':
        return [
          line.players.length === 1
            ? `Player ${line.players.join()} has ${WITHOUT_TOKENS[line.reading]}.`
            : `Players ${listed('en', line.players.map(String))} have ${WITHOUT_TOKENS[line.reading]}.`,
        ];
    }
  },
  violation: (violation) => violation,
  sentence: (draft, value) =>
    `Offering tokens ${tokensOf(value)} (${value.total} in all): ${listed('en', pointsOf(value))} victory points${underReadings(draft, value)}.`,
};

const underReadings = (draft: RawScoring, { matters }: ScoringValue): string => {
  const readings = [
    ...(matters.ties ? [`“${inForce(draft.ties, EN_TIES)}”`] : []),
    ...(matters.zero ? [`“${inForce(draft.zero, EN_ZERO)}”`] : []),
    ...(matters.solo ? [`“${inForce(draft.solo, EN_SOLO)}”`] : []),
  ];
  if (readings.length === 0) return '';
  return `, under the reading${readings.length === 1 ? '' : 's'} ${listed('en', readings)}`;
};

const IT_TIES: Readonly<Record<Ties, string>> = {
  dense: 'Nessuna posizione saltata',
  competition: 'La parità consuma posizioni',
};

const IT_ZERO: Readonly<Record<Zero, string>> = {
  unranked: 'Niente segnalini, niente posizione',
  ranked: 'Anche 0 è un numero',
};

const IT_SOLO: Readonly<Record<Solo, string>> = {
  first: 'Fa punti da primo',
  unscored: 'Non fa punti',
};

const DA_SOLI: Readonly<Record<Solo, string>> = {
  first: 'Secondo l’interpretazione in vigore chi gioca da solo è primo: nessuno ha più segnalini.',
  unscored: 'Secondo l’interpretazione in vigore, in solitario le Donazioni non danno punti.',
};

const DOPO_LA_PARITA: Readonly<Record<Ties, string>> = {
  dense: 'non se ne saltano',
  competition: 'la parità consuma posizioni',
};

const segnalini = counted('segnalino', 'segnalini');
const punti = counted('punto vittoria', 'punti vittoria');

const senzaSegnalini = (players: readonly number[], reading: Zero): string => {
  const who =
    players.length === 1
      ? { are: `Il giocatore ${players.join()} non ha segnalini`, have: 'ha' }
      : {
          are: `I giocatori ${listed('it', players.map(String))} non hanno segnalini`,
          have: 'hanno',
        };
  return reading === 'unranked'
    ? `${who.are}, quindi non ${who.have} una posizione.`
    : `${who.are}, ma ${who.have} comunque una posizione.`;
};

const IT: Words = {
  title: 'Punteggio delle Donazioni',
  lead: 'Quanti punti vittoria danno a ogni giocatore i segnalini Donazione nel Tempio, a fine partita.',
  fields: {
    tokens: 'Segnalini nel Tempio',
    ties: 'Chi viene dopo una parità',
    zero: 'Chi non ha segnalini',
    solo: 'Chi gioca da solo',
  },
  options: { ties: IT_TIES, zero: IT_ZERO, solo: IT_SOLO },
  headline: (value) => {
    if (value.total === 0) return 'Nel Tempio non ci sono segnalini: nessuno fa punti.';
    return value.players.length === 1
      ? `Chi gioca da solo fa ${punti(sum(value))}.`
      : `Nell’ordine, i giocatori fanno ${listed('it', pointsOf(value))} punti vittoria.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'total':
        return ['Segnalini di tutti i giocatori nel Tempio.', String(line.total)];
      case 'solo':
        return [DA_SOLI[line.reading]];
      case 'first':
        return [
          `Giocatore ${line.player}, ${segnalini(line.tokens)}: primo, 1 punto per ogni segnalino nel Tempio.`,
          `${line.points} PV`,
        ];
      case 'second':
        return [
          `Giocatore ${line.player}, ${segnalini(line.tokens)}: secondo, metà dei punti del primo (${line.of}) per difetto.`,
          `${line.points} PV`,
        ];
      case 'third':
        return [
          `Giocatore ${line.player}, ${segnalini(line.tokens)}: terzo, metà dei punti del secondo (${line.of}) per difetto.`,
          `${line.points} PV`,
        ];
      case 'lower':
        return [
          `Giocatore ${line.player}, ${segnalini(line.tokens)}: posizione ${line.rank}, che non dà punti.`,
          `${line.points} PV`,
        ];
      case 'tie':
        return [
          `I giocatori ${listed('it', line.players.map(String))} sono alla pari in posizione ${line.rank} con ${segnalini(line.tokens)} a testa: ognuno ne prende i punti per intero.`,
        ];
      case 'next-rank':
        return [
          `Dopo i ${line.tied} alla pari in posizione ${line.rank}, chi segue è in posizione ${line.next}: ${DOPO_LA_PARITA[line.reading]}.`,
        ];
      case 'no-tokens':
        return [senzaSegnalini(line.players, line.reading)];
    }
  },
  violation: (violation) => violation,
  sentence: (draft, value) =>
    `Segnalini Donazione ${tokensOf(value)} (in tutto ${value.total}): ${listed('it', pointsOf(value))} punti vittoria${conInterpretazioni(draft, value)}.`,
};

const conInterpretazioni = (draft: RawScoring, { matters }: ScoringValue): string => {
  const readings = [
    ...(matters.ties ? [`«${inForce(draft.ties, IT_TIES)}»`] : []),
    ...(matters.zero ? [`«${inForce(draft.zero, IT_ZERO)}»`] : []),
    ...(matters.solo ? [`«${inForce(draft.solo, IT_SOLO)}»`] : []),
  ];
  if (readings.length === 0) return '';
  return `, con ${readings.length === 1 ? 'l’interpretazione' : 'le interpretazioni'} ${listed('it', readings)}`;
};

const inForce = (typed: string, labels: Readonly<Record<string, string>>): string =>
  labels[typed.trim()] ?? '';

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface SeatWords {
  readonly add: string;
  readonly row: (number: number) => string;
  readonly remove: (number: number) => string;
}

export const seatWords: Readonly<Record<Lang, SeatWords>> = {
  en: {
    add: 'Add a player',
    row: (number) => `Player ${number}`,
    remove: (number) => `Take away player ${number}`,
  },
  it: {
    add: 'Aggiungi un giocatore',
    row: (number) => `Giocatore ${number}`,
    remove: (number) => `Togli il giocatore ${number}`,
  },
};

interface RankingWords {
  readonly caption: string;
  readonly player: string;
  readonly tokens: string;
  readonly rank: string;
  readonly points: string;
  readonly unranked: string;
  readonly agree: string;
  readonly readings: string;
  readonly reading: string;
  readonly inForce: string;
  readonly ties: Readonly<Record<Ties, string>>;
  readonly zero: Readonly<Record<Zero, string>>;
  readonly solo: Readonly<Record<Solo, string>>;
}

export const rankingWords: Readonly<Record<Lang, RankingWords>> = {
  en: {
    caption: 'Ranking',
    player: 'Player',
    tokens: 'Tokens',
    rank: 'Rank',
    points: 'VP',
    unranked: 'none',
    agree: 'Every reading of the open questions gives these points.',
    readings: 'The readings side by side: victory points of each player',
    reading: 'Reading',
    inForce: 'in force',
    ties: EN_TIES,
    zero: EN_ZERO,
    solo: EN_SOLO,
  },
  it: {
    caption: 'Classifica',
    player: 'Giocatore',
    tokens: 'Segnalini',
    rank: 'Posizione',
    points: 'PV',
    unranked: 'nessuna',
    agree: 'Ogni interpretazione delle domande aperte dà questi punti.',
    readings: 'Le interpretazioni a confronto: punti vittoria di ogni giocatore',
    reading: 'Interpretazione',
    inForce: 'in uso',
    ties: IT_TIES,
    zero: IT_ZERO,
    solo: IT_SOLO,
  },
};
