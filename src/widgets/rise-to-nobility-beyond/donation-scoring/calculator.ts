import { own } from '#engine/core/own.ts';
import {
  donationScoring as question,
  type ScoringValue,
  type Solo,
  type Ties,
  type Zero,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';

const READINGS: {
  readonly ties: Readonly<Record<Ties, Pair>>;
  readonly zero: Readonly<Record<Zero, Pair>>;
  readonly solo: Readonly<Record<Solo, Pair>>;
} = {
  ties: {
    dense: { en: 'No rank is skipped', it: 'Nessuna posizione saltata' },
    competition: { en: 'Tied players use up ranks', it: 'La parità consuma posizioni' },
  },
  zero: {
    unranked: { en: 'No tokens, no rank', it: 'Niente segnalini, niente posizione' },
    ranked: { en: '0 is a number too', it: 'Anche 0 è un numero' },
  },
  solo: {
    first: { en: 'Scores as first', it: 'Fa punti da primo' },
    unscored: { en: 'Scores nothing', it: 'Non fa punti' },
  },
};

const ALONE: Readonly<Record<Solo, Pair>> = {
  first: {
    en: 'A single player is first in the reading in force: nobody has more tokens.',
    it: 'Secondo l’interpretazione in vigore chi gioca da solo è primo: nessuno ha più segnalini.',
  },
  unscored: {
    en: 'In the reading in force, Offerings score nothing in a solo game.',
    it: 'Secondo l’interpretazione in vigore, in solitario le Donazioni non danno punti.',
  },
};

const AFTER_TIE: Readonly<Record<Ties, Pair>> = {
  dense: { en: 'none is skipped', it: 'non se ne saltano' },
  competition: { en: 'the tie uses up ranks', it: 'la parità consuma posizioni' },
};

const WITHOUT_TOKENS: Readonly<Record<Zero, string>> = {
  unranked: 'no tokens and so no rank',
  ranked: 'no tokens, but a rank all the same',
};

const numbers = (list: readonly number[], lang: Lang): string => listed(lang, list.map(String));

const pointsOf = ({ players }: ScoringValue): readonly number[] =>
  players.map(({ points }) => points);

/** The readings that decided something, by their names. */
const decisive = (
  value: ScoringValue,
  draft: Readonly<Record<keyof typeof READINGS, string>>,
  lang: Lang,
): readonly string[] =>
  (Object.keys(READINGS) as (keyof typeof READINGS)[])
    .filter((question) => value.matters[question])
    .map((question) => {
      const names: Readonly<Record<string, Pair>> = READINGS[question];
      return own(names, draft[question].trim())?.[lang] ?? '';
    });

const underReadings = {
  en: (names: readonly string[]): string =>
    names.length === 0
      ? ''
      : `, under the reading${names.length === 1 ? '' : 's'} ${listed(
          'en',
          names.map((name) => `“${name}”`),
        )}`,
  it: (names: readonly string[]): string =>
    names.length === 0
      ? ''
      : `, con ${names.length === 1 ? 'l’interpretazione' : 'le interpretazioni'} ${listed(
          'it',
          names.map((name) => `«${name}»`),
        )}`,
};

const VP = { en: '{points} VP', it: '{points} PV' } as const;

export const donationScoring = calculator(question, {
  name: 'donation-scoring',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Offering scoring', it: 'Punteggio delle Donazioni' },
  lead: {
    en: 'How many victory points the Offering tokens in the Temple give each player at the end of the game.',
    it: 'Quanti punti vittoria danno a ogni giocatore i segnalini Donazione nel Tempio, a fine partita.',
  },
  fields: {
    tokens: { en: 'Tokens in the Temple', it: 'Segnalini nel Tempio' },
    ties: { en: 'Whoever comes after a tie', it: 'Chi viene dopo una parità' },
    zero: { en: 'A player without tokens', it: 'Chi non ha segnalini' },
    solo: { en: 'A single player', it: 'Chi gioca da solo' },
  },
  options: READINGS,
  ways: { players: numbers, afterTie: AFTER_TIE },
  headline: (value) => {
    const [only = 0, ...others] = pointsOf(value);
    if (value.total === 0) {
      return {
        en: 'No tokens are in the Temple, so nobody scores.',
        it: 'Nel Tempio non ci sono segnalini: nessuno fa punti.',
      };
    }
    return others.length === 0
      ? {
          en: `A single player scores ${counted('victory point', 'victory points')(only)}.`,
          it: `Chi gioca da solo fa ${counted('punto vittoria', 'punti vittoria')(only)}.`,
        }
      : {
          en: `In seating order the players score ${numbers(pointsOf(value), 'en')} victory points.`,
          it: `Nell’ordine, i giocatori fanno ${numbers(pointsOf(value), 'it')} punti vittoria.`,
        };
  },
  lines: {
    total: {
      en: 'Tokens of all players in the Temple.',
      it: 'Segnalini di tutti i giocatori nel Tempio.',
      amount: '{total}',
    },
    solo: ({ reading }) => ALONE[reading],
    first: {
      en: 'Player {player}, {tokens token|tokens}: first, 1 point for every token in the Temple.',
      it: 'Giocatore {player}, {tokens segnalino|segnalini}: primo, 1 punto per ogni segnalino nel Tempio.',
      amount: VP,
    },
    second: {
      en: 'Player {player}, {tokens token|tokens}: second, half of the first’s {of}, rounded down.',
      it: 'Giocatore {player}, {tokens segnalino|segnalini}: secondo, metà dei punti del primo ({of}) per difetto.',
      amount: VP,
    },
    third: {
      en: 'Player {player}, {tokens token|tokens}: third, half of the second’s {of}, rounded down.',
      it: 'Giocatore {player}, {tokens segnalino|segnalini}: terzo, metà dei punti del secondo ({of}) per difetto.',
      amount: VP,
    },
    lower: {
      en: 'Player {player}, {tokens token|tokens}: rank {rank}, which scores nothing.',
      it: 'Giocatore {player}, {tokens segnalino|segnalini}: posizione {rank}, che non dà punti.',
      amount: VP,
    },
    tie: {
      en: 'Players {players} tie for rank {rank} with {tokens token|tokens} each: each scores it in full.',
      it: 'I giocatori {players} sono alla pari in posizione {rank} con {tokens segnalino|segnalini} a testa: ognuno ne prende i punti per intero.',
    },
    'next-rank': {
      en: 'After the {tied} tied for rank {rank}, the next player has rank {next}: {reading:afterTie}.',
      it: 'Dopo i {tied} alla pari in posizione {rank}, chi segue è in posizione {next}: {reading:afterTie}.',
    },
    'no-tokens': ({ players, reading }) => {
      const isOne = players.length === 1;
      const have = isOne ? 'ha' : 'hanno';
      const whoIt = (): string =>
        `${isOne ? 'Il giocatore' : 'I giocatori'} ${numbers(players, 'it')} non ${have} segnalini`;
      return {
        en: `${isOne ? 'Player' : 'Players'} ${numbers(players, 'en')} ${isOne ? 'has' : 'have'} ${WITHOUT_TOKENS[reading]}.`,
        it:
          reading === 'unranked'
            ? `${whoIt()}, quindi non ${have} una posizione.`
            : `${whoIt()}, ma ${have} comunque una posizione.`,
      };
    },
  },
  violations: {},
  problems: {
    'blank-seat': ({ where: [seat = 1] = [] }) => ({
      en: `Player ${seat}: enter the tokens, 0 if there are none.`,
      it: `Giocatore ${seat}: scrivi i segnalini, 0 se non ne ha.`,
    }),
  },
  sentence: (value, draft) => {
    const tokens = value.players.map((player) => player.tokens).join(', ');
    return {
      en: `Offering tokens ${tokens} (${value.total} in all): ${numbers(pointsOf(value), 'en')} victory points${underReadings.en(decisive(value, draft, 'en'))}.`,
      it: `Segnalini Donazione ${tokens} (in tutto ${value.total}): ${numbers(pointsOf(value), 'it')} punti vittoria${underReadings.it(decisive(value, draft, 'it'))}.`,
    };
  },
});

export const labels = {
  add: { en: 'Add a player', it: 'Aggiungi un giocatore' },
  row: (number: number) => ({ en: `Player ${number}`, it: `Giocatore ${number}` }),
  remove: (number: number) => ({
    en: `Take away player ${number}`,
    it: `Togli il giocatore ${number}`,
  }),
  caption: { en: 'Ranking', it: 'Classifica' },
  player: { en: 'Player', it: 'Giocatore' },
  tokens: { en: 'Tokens', it: 'Segnalini' },
  rank: { en: 'Rank', it: 'Posizione' },
  points: { en: 'VP', it: 'PV' },
  unranked: { en: 'none', it: 'nessuna' },
  agree: {
    en: 'Every reading of the open questions gives these points.',
    it: 'Ogni interpretazione delle domande aperte dà questi punti.',
  },
  readings: {
    en: 'The readings side by side: victory points of each player',
    it: 'Le interpretazioni a confronto: punti vittoria di ogni giocatore',
  },
  reading: { en: 'Reading', it: 'Interpretazione' },
  inForce: { en: 'in force', it: 'in uso' },
  names: READINGS,
};
