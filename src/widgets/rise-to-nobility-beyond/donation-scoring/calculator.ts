import { own } from '#engine/core/own.ts';
import type { Who } from '#engine/core/players.ts';
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
    ranked: { en: 'A rank even without tokens', it: 'Una posizione anche senza segnalini' },
  },
  solo: {
    first: { en: 'Alone you score as first', it: 'In solitario fai i punti del primo' },
    unscored: { en: 'Alone you score nothing', it: 'In solitario non fai punti' },
  },
};

const ALONE: Readonly<Record<Solo, Pair>> = {
  first: {
    en: 'In the reading you chose, playing alone you are first: nobody has more tokens.',
    it: 'Con l’interpretazione scelta in solitario sei in prima posizione: nessuno ha più segnalini.',
  },
  unscored: {
    en: 'In the reading you chose, Offerings score nothing when you play alone.',
    it: 'Con l’interpretazione scelta in solitario le Donazioni non danno punti.',
  },
};

const AFTER_TIE: Readonly<Record<Ties, Pair>> = {
  dense: { en: 'no rank is skipped', it: 'non si salta nessuna posizione' },
  competition: { en: 'tied players use up ranks', it: 'la parità consuma posizioni' },
};

const RANKS: Pair<readonly string[]> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  it: ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'],
};

const ranked = (rank: number, lang: Lang): string => RANKS[lang][rank - 1] ?? String(rank);

const numbers = (list: readonly Who[], lang: Lang): string => listed(lang, list.map(String));

/** Before players who go by the numbers of their seats. */
const kind = (list: readonly Who[], word: string): string =>
  list.some((who) => typeof who === 'number') ? `${word} ` : '';

/** `player 2`, or the name. */
const called = ({ names }: ScoringValue, player: number): Pair => {
  const name = names[player - 1];
  return name ? { en: name, it: name } : { en: `player ${player}`, it: `giocatore ${player}` };
};

const victoryPoints = {
  en: counted('victory point', 'victory points'),
  it: counted('punto vittoria', 'punti vittoria'),
};

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

interface Held {
  readonly players: readonly Who[];
  readonly tokens: number;
  readonly points: number;
}

/** Who holds a rank, with how many tokens, why it pays what it does, and what that is. */
const holding = ({ players, tokens, points }: Held, rank: number, why: Pair) => {
  const isOne = players.length === 1;
  const who = { en: numbers(players, 'en'), it: numbers(players, 'it') };
  const each = { en: isOne ? '' : ' each', it: isOne ? '' : ' a testa' };
  const having =
    tokens === 0
      ? { en: 'without tokens', it: 'senza segnalini' }
      : {
          en: `with ${counted('token', 'tokens')(tokens)}${each.en}`,
          it: `con ${counted('segnalino', 'segnalini')(tokens)}${each.it}`,
        };
  return isOne
    ? {
        en: `${kind(players, 'Player')}${who.en}, ${having.en}, is ${ranked(rank, 'en')}: ${why.en}.`,
        it: `${kind(players, 'Il giocatore')}${who.it}, ${having.it}, è ${ranked(rank, 'it')}: ${why.it}.`,
        amount: { en: `${points} VP`, it: `${points} PV` },
      }
    : {
        en: `${kind(players, 'Players')}${who.en}, ${having.en}, are ${ranked(rank, 'en')}: ${why.en}.`,
        it: `${kind(players, 'I giocatori')}${who.it}, ${having.it}, sono in ${rank}ª posizione: ${why.it}.`,
        amount: { en: `${points} VP${each.en}`, it: `${points} PV${each.it}` },
      };
};

/** Half of what the rank above pays, and whether a half was lost. */
const half = (of: number, points: number, above: number): Pair => {
  const isRounded = of !== points * 2;
  return {
    en: `half of the ${of} for ${ranked(above, 'en')} place${isRounded ? ', rounded down' : ''}`,
    it: `metà dei ${of} del ${ranked(above, 'it')} posto${isRounded ? ', per difetto' : ''}`,
  };
};

/** The points of the whole game, from the highest down, where the others are told. */
const inAll = (value: ScoringValue): Pair => {
  const ranked = value.totals
    .map((total, i) => ({ total, who: called(value, i + 1) }))
    .toSorted((one, other) => other.total - one.total);
  const list = (lang: Lang): string =>
    ranked.map(({ total, who }) => `${who[lang]} ${total}`).join(', ');
  return ranked.length === 0
    ? { en: '', it: '' }
    : { en: ` Final points: ${list('en')}.`, it: ` Punti finali: ${list('it')}.` };
};

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
    names: { en: 'Names by seat', it: 'Nomi per posto' },
    before: { en: 'Points from the rest of the game', it: 'Punti dal resto della partita' },
    ties: { en: 'Whoever comes after a tie', it: 'Chi viene dopo una parità' },
    zero: { en: 'A player without tokens', it: 'Chi non ha segnalini' },
    solo: { en: 'Playing alone', it: 'In solitario' },
  },
  hints: {
    before: {
      en: 'Optional: each player’s victory points without the Offerings.',
      it: 'Facoltativo: i punti vittoria di ogni giocatore senza le Donazioni.',
    },
  },
  options: READINGS,
  ways: { ranked, afterTie: AFTER_TIE },
  headline: (value) => {
    const [only = 0, ...others] = pointsOf(value);
    if (value.total === 0) {
      return {
        en: 'No tokens are in the Temple, so nobody scores.',
        it: 'Nel Tempio non ci sono segnalini: nessuno fa punti.',
      };
    }
    if (others.length === 0) {
      return {
        en: `Playing alone, you score ${only === 0 ? 'no victory points' : victoryPoints.en(only)}.`,
        it: `In solitario ${only === 0 ? 'non fai punti vittoria' : `fai ${victoryPoints.it(only)}`}.`,
      };
    }
    return {
      en: `Victory points: ${listed(
        'en',
        value.players.map(({ player, points }) => `${points} for ${called(value, player).en}`),
      )}.`,
      it: `Punti vittoria: ${listed(
        'it',
        value.players.map(({ player, points }) =>
          value.names[player - 1]
            ? `${points} a ${called(value, player).it}`
            : `${points} al giocatore ${player}`,
        ),
      )}.`,
    };
  },
  lines: {
    total: {
      en: 'The points depend on the number of tokens in the Temple.',
      it: 'I punti dipendono dal numero di segnalini nel Tempio.',
    },
    solo: ({ reading }) => ALONE[reading],
    first: ({ total, ...held }) =>
      holding(
        held,
        1,
        total === 1
          ? {
              en: '1 point for the only token in the Temple',
              it: '1 punto per l’unico segnalino nel Tempio',
            }
          : {
              en: `1 point for each of the ${total} tokens in the Temple`,
              it: `1 punto per ognuno dei ${total} segnalini nel Tempio`,
            },
      ),
    second: ({ of, ...held }) => holding(held, 2, half(of, held.points, 1)),
    third: ({ of, ...held }) => holding(held, 3, half(of, held.points, 2)),
    lower: ({ rank, ...held }) =>
      holding(held, rank, {
        en: 'only the first three ranks score',
        it: 'danno punti solo le prime tre posizioni',
      }),
    tie: ({ players }) => ({
      en: `${kind(players, 'Players')}${numbers(players, 'en')} tie, and each scores the rank in full: nothing is divided.`,
      it: `${kind(players, 'I giocatori')}${numbers(players, 'it')} sono alla pari e ognuno prende tutti i punti della posizione: non si divide nulla.`,
    }),
    'next-rank': {
      en: 'Whoever comes after the tie for {rank:ranked} is {next:ranked}: in the reading you chose, {reading:afterTie}.',
      it: 'Chi viene dopo la parità al {rank:ranked} posto è {next:ranked}: con l’interpretazione scelta {reading:afterTie}.',
    },
    'no-tokens': ({ players, reading }) => {
      const isOne = players.length === 1;
      const has = { en: isOne ? 'has' : 'have', it: isOne ? 'ha' : 'hanno' };
      const who = {
        en: `${kind(players, isOne ? 'Player' : 'Players')}${numbers(players, 'en')} ${has.en} no tokens`,
        it: `${kind(players, isOne ? 'Il giocatore' : 'I giocatori')}${numbers(players, 'it')} non ${has.it} segnalini`,
      };
      return reading === 'unranked'
        ? {
            en: `${who.en} and, in the reading you chose, no rank.`,
            it: `${who.it} e, con l’interpretazione scelta, neanche una posizione.`,
          }
        : {
            en: `${who.en} but, in the reading you chose, a rank all the same.`,
            it: `${who.it} ma, con l’interpretazione scelta, ${has.it} comunque una posizione.`,
          };
    },
  },
  violations: {},
  problems: {
    'blank-seat': ({ where: [seat = 1] = [] }) => ({
      en: `Player ${seat}: enter the tokens in the Temple, or 0 if there are none.`,
      it: `Giocatore ${seat}: scrivi i segnalini nel Tempio, o 0 se non ne ha.`,
    }),
  },
  sentence: (value, draft) => {
    const all = inAll(value);
    const tokens = value.players.map((player) => player.tokens);
    const [only = 0, ...others] = tokens;
    const points = pointsOf(value);
    const readings = {
      en: underReadings.en(decisive(value, draft, 'en')),
      it: underReadings.it(decisive(value, draft, 'it')),
    };
    if (value.total === 0) {
      return {
        en: 'Offering scoring: with no tokens in the Timeless Temple, nobody scores.',
        it: 'Punteggio delle Donazioni: senza segnalini nel Tempio Senza Tempo nessuno fa punti.',
      };
    }
    return others.length === 0
      ? {
          en: `Offering scoring, playing alone: ${counted('token', 'tokens')(only)} in the Timeless Temple, ${victoryPoints.en(points[0] ?? 0)}${readings.en}.`,
          it: `Punteggio delle Donazioni in solitario: ${counted('segnalino', 'segnalini')(only)} nel Tempio Senza Tempo, ${victoryPoints.it(points[0] ?? 0)}${readings.it}.`,
        }
      : {
          en: `Offering scoring: players with ${numbers(tokens, 'en')} tokens in the Timeless Temple (${value.total} in all) score ${numbers(points, 'en')} victory points${readings.en}.${all.en}`,
          it: `Punteggio delle Donazioni: con ${numbers(tokens, 'it')} segnalini nel Tempio Senza Tempo (${value.total} in tutto) i giocatori fanno ${numbers(points, 'it')} punti vittoria${readings.it}.${all.it}`,
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
  total: { en: 'Total', it: 'Totale' },
  wholeGame: { en: 'Names, and the rest of the game', it: 'I nomi e il resto della partita' },
  unranked: { en: 'none', it: 'nessuna' },
  agree: {
    en: 'Every reading of the open questions gives these points.',
    it: 'Ogni interpretazione delle questioni aperte dà questi punti.',
  },
  readings: {
    en: 'The readings side by side: victory points of each player',
    it: 'Le interpretazioni a confronto: punti vittoria di ogni giocatore',
  },
  reading: { en: 'Reading', it: 'Interpretazione' },
  inForce: { en: 'chosen', it: 'scelta' },
  names: READINGS,
};
