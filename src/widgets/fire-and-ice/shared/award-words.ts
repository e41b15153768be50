import type { Rounding, Zero } from '#engine/fire-and-ice/index.ts';
import type { Pair, Sentence } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';

export const roundingNames = {
  en: { down: 'Shares are rounded down', exact: 'Shares stay exact' },
  it: { down: 'Le parti si arrotondano per difetto', exact: 'Le parti restano esatte' },
} as const satisfies Readonly<Record<Lang, Readonly<Record<Rounding, string>>>>;

export const zeroNames = {
  en: { nothing: '0 takes no place', ranked: '0 is ranked like any number' },
  it: { nothing: '0 non prende posto', ranked: '0 entra in classifica' },
} as const satisfies Readonly<Record<Lang, Readonly<Record<Zero, string>>>>;

/** How a form calls the readings of a scoring by places. */
export const shareReadingLabels = {
  rounding: {
    en: 'A share that does not come out even',
    it: 'Una parte che non è un numero intero',
  },
  zero: { en: 'A result of 0', it: 'Un risultato di 0' },
};

const NUMERALS: Readonly<Record<Lang, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }),
  it: new Intl.NumberFormat('it', { maximumFractionDigits: 2 }),
};

/** A number of points as the language writes it: `7.2`, `7,2`. */
export const numeral = (value: number, lang: Lang): string => NUMERALS[lang].format(value);

/** Victory points: `7.2 VP`, `7,2 PV`. */
export const points = (value: number): Pair => ({
  en: `${numeral(value, 'en')} VP`,
  it: `${numeral(value, 'it')} PV`,
});

const ORDINALS = {
  en: ['', 'first', 'second', 'third', 'fourth', 'fifth'],
  it: ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto'],
} as const;

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

/** The places of a category, in words. */
export const awardEntries = <Player, Of>({ who, with: having, said }: Style<Player, Of>) => ({
  place: (line: Standing<Player> & Of) =>
    said(placeSaid(line, who(line.players), having(line)), line),
  tie: (line: Tie<Player> & Of) => said(tieSaid(line), line),
  rounding: (line: Uneven & Of) => said(roundingSaid(line), line),
  'no-place': (line: Omit<Standing<Player>, 'points'> & Of) =>
    said(noPlaceSaid(line, who(line.players), having(line)), line),
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
    ? { en: 'share', it: 'si dividono' }
    : { en: en.many ? 'take' : 'takes', it: it.many ? 'prendono' : 'prende' };
  return {
    en: `${en.names} ${verbs.en} ${ORDINALS.en[place]} place ${of.en}.`,
    it: `${it.names} ${verbs.it} il ${ORDINALS.it[place]} posto ${of.it}.`,
    amount: isTied ? { en: `${amount.en} each`, it: `${amount.it} a testa` } : amount,
  };
};

const tieSaid = ({ players, places, pool }: Tie<unknown>): Sentence => ({
  en: `They divide the points of the places they fill: ${places.join(' + ')}, by ${players.length}.`,
  it: `Si dividono i punti dei posti che occupano: ${places.join(' + ')}, diviso ${players.length}.`,
  amount: points(pool),
});

const ROUNDED = {
  down: { en: 'each share is rounded down', it: 'ogni parte si arrotonda per difetto' },
  exact: { en: 'the shares stay exact', it: 'le parti restano esatte' },
};

const roundingSaid = ({ pool, tied, points: each, reading }: Uneven): Sentence => ({
  en: `${pool} by ${tied} does not come out even; ${ROUNDED[reading].en}.`,
  it: `${pool} diviso ${tied} non dà un numero intero: ${ROUNDED[reading].it}.`,
  amount: points(each),
});

const noPlaceSaid = (
  { place }: { readonly place: number },
  { en, it }: Names,
  of: Pair,
): Sentence => ({
  en: `${en.names} ${en.many ? 'come' : 'comes'} ${ORDINALS.en[place]} ${of.en}, which scores nothing.`,
  it: `${it.names} ${it.many ? 'sono al' : 'è al'} ${ORDINALS.it[place]} posto ${of.it}: niente punti.`,
  amount: points(0),
});

const RANKED = {
  nothing: { en: 'takes no place', it: 'non prende posto' },
  ranked: { en: 'is ranked like any number', it: 'entra in classifica come ogni numero' },
};

const zeroSaid = ({ reading }: Zeros<unknown>, { en, it }: Names): Sentence => ({
  en: `${en.names} ${en.many ? 'have' : 'has'} 0, which ${RANKED[reading].en}.`,
  it: `${it.names} ${it.many ? 'hanno' : 'ha'} 0, che ${RANKED[reading].it}.`,
});
