import type { RawShares, SharesLine, SharesValue } from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { awardSaid, numeral, roundingNames, zeroNames } from '../shared/award-words.ts';

type Words = CalculatorWords<keyof RawShares, SharesValue, SharesLine, never>;

const pointsOf = (lang: Lang, { players }: SharesValue): string => {
  const points = players.map((player) => numeral(lang, player.points));
  // Where a comma is in a number, another cannot set numbers apart.
  return points.some((point) => point.includes(',')) ? points.join('; ') : listed(lang, points);
};

const resultsOf = ({ players }: SharesValue): string =>
  players.map(({ value }) => value ?? '–').join(', ');

const nobodyScores = ({ players }: SharesValue): boolean =>
  players.every(({ points }) => points === 0);

const readingsOf = (lang: Lang, draft: RawShares): readonly string[] => [
  labelled(roundingNames[lang], draft.rounding),
  labelled(zeroNames[lang], draft.zero),
];

const labelled = (labels: Readonly<Record<string, string>>, typed: string): string =>
  labels[typed.trim()] ?? '';

const playersEn = (players: readonly number[]) => ({
  names: `${players.length === 1 ? 'Player' : 'Players'} ${listed('en', players.map(String))}`,
  many: players.length > 1,
});

const EN: Words = {
  title: 'Shares of a final scoring',
  lead: 'How many victory points the results of one category give, with ties.',
  fields: {
    values: 'Results of the players',
    scale: 'What is scored',
    rounding: 'A share that does not come out even',
    zero: 'A result of 0',
  },
  hints: {
    values:
      'The dash stands for a player without a result, such as one who lacks Stronghold or Sanctuary.',
  },
  options: {
    scale: { tile: 'Area or Final Scoring tile: 18, 12, 6', cult: 'A Cult: 8, 4, 2' },
    rounding: roundingNames.en,
    zero: zeroNames.en,
  },
  headline: (value) =>
    nobodyScores(value)
      ? 'Nobody scores.'
      : value.players.length === 1
        ? `The player scores ${pointsOf('en', value)} victory points.`
        : `In seating order the players score ${pointsOf('en', value)} victory points.`,
  line: (line): Said =>
    line.code === 'no-result'
      ? [
          `${playersEn(line.players).names} ${line.players.length === 1 ? 'has' : 'have'} no result and ${line.players.length === 1 ? 'takes' : 'take'} no place.`,
        ]
      : awardSaid('en', line, { who: playersEn, with: (value) => `with ${value}` }),
  violation: (violation) => violation,
  sentence: (draft, value) =>
    `Results ${resultsOf(value)}: ${pointsOf('en', value)} victory points${
      value.agree
        ? ''
        : `, under the readings ${readingsOf('en', draft)
            .map((label) => `“${label}”`)
            .join(' and ')}`
    }.`,
};

const playersIt = (players: readonly number[]) => ({
  names: `${players.length === 1 ? 'Il giocatore' : 'I giocatori'} ${listed('it', players.map(String))}`,
  many: players.length > 1,
});

const IT: Words = {
  title: 'Le parti di un Punteggio Finale',
  lead: 'Quanti punti vittoria danno i risultati di una categoria, pareggi compresi.',
  fields: {
    values: 'Risultati dei giocatori',
    scale: 'Che cosa si conta',
    rounding: 'Una parte che non è un numero intero',
    zero: 'Un risultato di 0',
  },
  hints: {
    values:
      'Il trattino sta per un giocatore senza risultato, per esempio senza Fortezza o Santuario.',
  },
  options: {
    scale: { tile: 'Aree o tessera Punteggio Finale: 18, 12, 6', cult: 'Un Culto: 8, 4, 2' },
    rounding: roundingNames.it,
    zero: zeroNames.it,
  },
  headline: (value) =>
    nobodyScores(value)
      ? 'Nessuno fa punti.'
      : value.players.length === 1
        ? `Il giocatore fa ${pointsOf('it', value)} punti vittoria.`
        : `Nell’ordine, i giocatori fanno ${pointsOf('it', value)} punti vittoria.`,
  line: (line): Said =>
    line.code === 'no-result'
      ? [
          `${playersIt(line.players).names} non ${line.players.length === 1 ? 'ha' : 'hanno'} un risultato e non ${line.players.length === 1 ? 'prende' : 'prendono'} posto.`,
        ]
      : awardSaid('it', line, { who: playersIt, with: (value) => `con ${value}` }),
  violation: (violation) => violation,
  sentence: (draft, value) =>
    `Risultati ${resultsOf(value)}: ${pointsOf('it', value)} punti vittoria${
      value.agree
        ? ''
        : `, con le interpretazioni ${readingsOf('it', draft)
            .map((label) => `«${label}»`)
            .join(' e ')}`
    }.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface SeatWords {
  readonly add: string;
  readonly row: (number: number) => string;
  readonly remove: (number: number) => string;
  readonly noneOf: (player: string) => string;
}

export const seatWords: Readonly<Record<Lang, SeatWords>> = {
  en: {
    add: 'Add a player',
    row: (number) => `Player ${number}`,
    remove: (number) => `Take away player ${number}`,
    noneOf: (player) => `${player}: no result`,
  },
  it: {
    add: 'Aggiungi un giocatore',
    row: (number) => `Giocatore ${number}`,
    remove: (number) => `Togli il giocatore ${number}`,
    noneOf: (player) => `${player}: nessun risultato`,
  },
};

interface TableWords {
  readonly caption: string;
  readonly player: string;
  readonly result: string;
  readonly place: string;
  readonly points: string;
  readonly none: string;
  readonly agree: string;
  readonly readings: string;
  readonly reading: string;
  readonly inForce: string;
}

export const tableWords: Readonly<Record<Lang, TableWords>> = {
  en: {
    caption: 'Places and points',
    player: 'Player',
    result: 'Result',
    place: 'Place',
    points: 'VP',
    none: 'none',
    agree: 'Every reading of the open questions gives these points.',
    readings: 'The readings side by side: victory points of each player',
    reading: 'Reading',
    inForce: 'in force',
  },
  it: {
    caption: 'Posti e punti',
    player: 'Giocatore',
    result: 'Risultato',
    place: 'Posto',
    points: 'PV',
    none: 'nessuno',
    agree: 'Tutte le interpretazioni delle domande aperte danno questi punti.',
    readings: 'Le interpretazioni a confronto: punti vittoria di ogni giocatore',
    reading: 'Interpretazione',
    inForce: 'in vigore',
  },
};
