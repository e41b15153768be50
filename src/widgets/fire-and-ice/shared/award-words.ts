import { own } from '#engine/core/own.ts';
import type { Who } from '#engine/core/players.ts';
import { PLACE_POINTS, type Rounding, type Zero } from '#engine/fire-and-ice/index.ts';
import { listed, numeral } from '#src/calculators/phrases.ts';
import type { Pair, Sentence } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';

export const roundingNames = {
  en: { down: 'Shares are rounded down', exact: 'Shares stay exact' },
  it: { down: 'Le parti si arrotondano per difetto', exact: 'Le parti restano esatte' },
} as const satisfies Readonly<Record<Lang, Readonly<Record<Rounding, string>>>>;

export const zeroNames = {
  en: { nothing: '0 takes no place', ranked: '0 ranks like any other result' },
  it: { nothing: 'Con 0 non si prende posto', ranked: '0 conta come ogni altro risultato' },
} as const satisfies Readonly<Record<Lang, Readonly<Record<Zero, string>>>>;

/** How a form calls the readings of a scoring by places. */
export const shareReadingLabels = {
  rounding: {
    en: 'A share with a fraction',
    it: 'Una parte con la virgola',
  },
  zero: { en: 'A result of 0', it: 'Un risultato di 0' },
};

/** Victory points: `7.2 VP`, `7,2 PV`. */
export const points = (value: number): Pair => ({
  en: `${numeral(value, 'en')} VP`,
  it: `${numeral(value, 'it')} PV`,
});

export const ORDINALS = {
  en: ['', 'first', 'second', 'third', 'fourth', 'fifth'],
  it: ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto'],
} as const;

/** As it goes on after a colon or a comma. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a chosen reading is called. */
export const named = (
  names: Readonly<Record<Lang, Readonly<Record<string, string>>>>,
  typed: string,
): Pair => ({
  en: own(names.en, typed.trim()) ?? '',
  it: own(names.it, typed.trim()) ?? '',
});

type Awarded = readonly {
  readonly value: number | undefined;
  readonly tied: number;
  readonly pool: number;
}[];

/** Shares with a fraction: whether they are rounded is open. */
export const hasFraction = (entries: Awarded): boolean =>
  entries.some(({ tied, pool }) => tied > 0 && pool % tied > 0);

/** A 0 that would take a place worth something. */
export const hasOpenZero = (entries: Awarded): boolean =>
  entries.some(({ value }) => value === 0) &&
  entries.filter(({ value = 0 }) => value > 0).length < PLACE_POINTS.tile.length;

/** The readings that decided, at the end of a sentence to paste. */
export const readingsSaid = (readings: readonly Pair[]): Pair => {
  const [first, ...others] = readings.map(({ en, it }) => ({ en: `“${en}”`, it: `«${it}»` }));
  if (first === undefined) return { en: '', it: '' };
  if (others.length === 0)
    return {
      en: `, with the reading ${first.en}`,
      it: `, con l’interpretazione ${first.it}`,
    };
  const all = (lang: Lang): string =>
    listed(
      lang,
      [first, ...others].map((each) => each[lang]),
    );
  return { en: `, with the readings ${all('en')}`, it: `, con le interpretazioni ${all('it')}` };
};

const SEATS = {
  en: { one: 'player', many: 'players' },
  it: { one: 'il giocatore', many: 'i giocatori' },
} as const;

/** `players 1 and 2`, `Ada and Bo`, `Ada and player 2`. */
export const whoSaid = (players: readonly Who[], lang: Lang): string => {
  const { one, many } = SEATS[lang];
  return players.length > 1 && players.every((who) => typeof who === 'number')
    ? `${many} ${listed(lang, players.map(String))}`
    : listed(
        lang,
        players.map((who) => (typeof who === 'number' ? `${one} ${who}` : who)),
      );
};

/** How the players of a line are named, and whether the name stands for several. */
type Names = Readonly<Record<Lang, { readonly names: string; readonly many: boolean }>>;

/** How a calculator speaks of a category; `Of` is what its lines say besides. */
interface Style<Player, Of> {
  readonly who: (players: readonly Player[]) => Names;
  /** What is counted: `with distance 12`. */
  readonly with: (line: { readonly value: number } & Of) => Pair;
  /** The sentence as it stands in the answer. */
  readonly said: (sentence: Sentence, line: Of) => Sentence;
}

interface Standing<Player> {
  readonly players: readonly Player[];
  readonly value: number;
  readonly place: number;
  readonly points: number;
}

interface Tie<Player> {
  readonly players: readonly Player[];
  readonly places: readonly number[];
  readonly pool: number;
}

interface Uneven {
  readonly pool: number;
  readonly tied: number;
  readonly points: number;
  readonly reading: Rounding;
}

interface Zeros<Player> {
  readonly players: readonly Player[];
  readonly reading: Zero;
}

/** The places of one category, in words, seat by seat. */
export const placeEntries = <Player>({
  who,
  with: having,
}: Pick<Style<Player, object>, 'who' | 'with'>) => ({
  place: (line: Standing<Player>) => placeSaid(line, who(line.players), having(line)),
  'no-place': (line: Omit<Standing<Player>, 'points'>) =>
    noPlaceSaid(line, who(line.players), having(line)),
});

/** What decided the shares of a category, in words. */
export const shareEntries = <Player, Of>({ who, said }: Omit<Style<Player, Of>, 'with'>) => ({
  tie: (line: Tie<Player> & Of) => said(tieSaid(line, who(line.players)), line),
  rounding: (line: Uneven & Of) => said(roundingSaid(line), line),
  zero: (line: Zeros<Player> & Of) => said(zeroSaid(line, who(line.players)), line),
});

const placeSaid = (
  { players, place, points: each }: Standing<unknown>,
  { en, it }: Names,
  of: Pair,
): Sentence => {
  const isTied = players.length > 1;
  const amount = points(each);
  const verbs = isTied
    ? { en: 'tie for', it: 'si dividono' }
    : { en: en.many ? 'take' : 'takes', it: it.many ? 'prendono' : 'prende' };
  return {
    en: `${en.names} ${verbs.en} ${ORDINALS.en[place]} place ${of.en}.`,
    it: `${it.names} ${verbs.it} il ${ORDINALS.it[place]} posto ${of.it}.`,
    amount: isTied ? { en: `${amount.en} each`, it: `${amount.it} a testa` } : amount,
  };
};

/** The places from the fourth on, which tied players may take up too, are worth 0. */
const worth = ({ players, places }: Tie<unknown>): string =>
  players.map((_, i) => places[i] ?? 0).join(' + ');

const tieSaid = (line: Tie<unknown>, { en, it }: Names): Sentence => ({
  en: `${en.names} split the VP of the places they take up: ${worth(line)}.`,
  it: `${it.names} si dividono i PV dei posti che occupano: ${worth(line)}.`,
  amount: points(line.pool),
});

const ROUNDED = {
  down: { en: 'each share is rounded down', it: 'ogni parte si arrotonda per difetto' },
  exact: { en: 'the shares stay exact', it: 'le parti restano esatte' },
};

const roundingSaid = ({ pool, tied, points: each, reading }: Uneven): Sentence => ({
  en: `${pool} ÷ ${tied} leaves a fraction: ${ROUNDED[reading].en}.`,
  it: `${pool} ÷ ${tied} non dà un numero intero: ${ROUNDED[reading].it}.`,
  amount: points(each),
});

const noPlaceSaid = (
  { place }: { readonly place: number },
  { en, it }: Names,
  of: Pair,
): Sentence => ({
  en: `${en.names} ${en.many ? 'come' : 'comes'} ${ORDINALS.en[place]} ${of.en} and ${en.many ? 'score' : 'scores'} nothing.`,
  it: `${it.names} ${it.many ? 'sono al' : 'è al'} ${ORDINALS.it[place]} posto ${of.it} e non ${it.many ? 'fanno' : 'fa'} punti.`,
  amount: points(0),
});

const zeroSaid = ({ reading }: Zeros<unknown>, { en, it }: Names): Sentence =>
  reading === 'nothing'
    ? {
        en: `${en.names} ${en.many ? 'have' : 'has'} 0 and ${en.many ? 'take' : 'takes'} no place.`,
        it: `${it.names} ${it.many ? 'hanno' : 'ha'} 0 e non ${it.many ? 'prendono' : 'prende'} posto.`,
      }
    : {
        en: `${en.names} ${en.many ? 'have' : 'has'} 0, which ranks like any other result.`,
        it: `${it.names} ${it.many ? 'hanno' : 'ha'} 0, che conta come ogni altro risultato.`,
      };
