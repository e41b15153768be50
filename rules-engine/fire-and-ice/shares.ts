import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collectAll, itemsIn, missing, whole, wrongCount, type Field } from '../core/fields.ts';
import { choice, form, reading, seated, unread, type Checked } from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { blankSeats, calledBy, names, type Who } from '../core/players.ts';
import { question } from '../core/question.ts';
import { rankIn } from '../core/ranks.ts';
import { ok } from '../core/result.ts';
import type { FiClause } from './clauses.ts';
import { PLAYERS, ROUNDINGS, ZEROS, type Rounding, type Zero } from './data.ts';
import { CULT_LEVELS, PLACE_POINTS, RESULTS, type Scale } from './data/tiles.ts';

/** The readings of every scoring by places. */
export const SHARE_READINGS = {
  rounding: reading('fi.scoring.rounding', ROUNDINGS),
  zero: reading('fi.scoring.zero', ZEROS),
};

const FORM = form(
  {
    /** The result of each player; a dash for a player without one. */
    values: seated(
      unread('12,12,8,5', {
        count: { min: 1, max: PLAYERS.max },
        samples: ['0', '3,2,0', '0,0', '4,3,-,-', '3,3,3,2', '5,5,5,5,5', '9,4,4,4,4', '-'],
      }),
      blankSeats,
    ),
    names: names(PLAYERS),
    scale: choice(['tile', 'cult']),
    ...SHARE_READINGS,
  },
  (fields) => {
    const values = parseOutcomes(fields.values, fields.scale);
    return values.ok ? ok({ ...fields, values: values.value }) : values;
  },
);

/** What the places of a category are said to rest on; a Cult has a clause of its own. */
export const AWARD_SAYS = {
  place: ['fi.scoring.places', 'fi.scoring.cults'],
  tie: 'fi.scoring.ties',
  rounding: 'fi.scoring.rounding',
  'no-place': ['fi.scoring.places', 'fi.scoring.cults'],
  zero: ['fi.scoring.zero', 'fi.scoring.places', 'fi.scoring.cults'],
} as const satisfies Says<FiClause>;

/** The same where a whole final scoring has a line for each category. */
export const CATEGORY_SAYS = {
  places: AWARD_SAYS.place,
  tie: AWARD_SAYS.tie,
  rounding: AWARD_SAYS.rounding,
  zero: AWARD_SAYS.zero,
} as const satisfies Says<FiClause>;

const sayPlaces = saying(CATEGORY_SAYS);

const SAYS = {
  ...AWARD_SAYS,
  'no-result': 'fi.strongholds.both',
  'two-on-top': 'fi.cults.top',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type Shares = Checked<typeof FORM>;

export interface ShareReadings {
  readonly rounding: Rounding;
  readonly zero: Zero;
}

/** A player's result in one category; `undefined` for one who has none. */
export type Outcome = number | undefined;

/** What one result takes. */
export interface Award {
  readonly value: Outcome;
  /** `undefined` for a result that takes no place. */
  readonly place: number | undefined;
  /** How many share that place, this player included. */
  readonly tied: number;
  /** The points of all places that the tied players fill. */
  readonly pool: number;
  readonly points: number;
}

export interface SharesValue {
  /** In seating order. */
  readonly players: readonly (Award & { readonly player: number })[];
  /** The points, seat by seat, under every combination of readings. */
  readonly byReading: readonly (ShareReadings & { readonly points: readonly number[] })[];
  /** Whether every reading gives the same points. */
  readonly agree: boolean;
  /** Names by seat, as far as they are told. */
  readonly names: readonly string[];
}

/** What stands for a player without a result. */
export const NO_RESULT = '-';

export const isNoResult = (text: string): boolean => /^[-–—]$/.test(text.trim());

/** A blank between commas is a player not asked yet, not one without a result. */
const parseOutcomes = (text: string, scale: Scale): Field<readonly Outcome[], never> => {
  const seats = resultsIn(text);
  if (seats.includes('')) return missing('values');
  return seats.length > PLAYERS.max
    ? wrongCount('values', seats.length, { min: 1, max: PLAYERS.max })
    : collectAll(seats.map((seat) => parseOutcome(seat, scale)));
};

/** The result of each seat, as typed. */
export const resultsIn = (text: string): readonly string[] =>
  text.split(/[,;]/).map((seat) => seat.trim());

/** In a Cult everybody has a level. */
export const parseOutcome = (seat: string, scale: Scale): Field<Outcome, never> => {
  if (scale === 'cult') return whole('values', seat, CULT_LEVELS);
  return isNoResult(seat) ? ok(undefined) : whole('values', seat, RESULTS);
};

/** Whether a text is the result of one player, right or wrong. */
export const isOneSeat = (text: string): boolean =>
  resultsIn(text).length === 1 && itemsIn(text).length <= 1;

/** Points for the results of one category. */
const sharesOf = ({ values, scale, rounding, zero, names: called }: Shares) => {
  const who = calledBy(called);
  const seats = awards(values, scale, { rounding, zero }).map((award, i) => ({
    ...award,
    player: i + 1,
  }));
  const byReading = ROUNDINGS.flatMap((round) =>
    ZEROS.map((none) => {
      const readings = { rounding: round, zero: none };
      return { ...readings, points: awards(values, scale, readings).map(({ points }) => points) };
    }),
  );
  const agree = new Set(byReading.map(({ points }) => points.join())).size === 1;
  const value: SharesValue = { players: seats, byReading, agree, names: called };
  const named = seats.map((award) => ({ who: who(award.player), award }));
  const without = values.flatMap((result, i) => (result === undefined ? [who(i + 1)] : []));
  return ruled(sharedTop(values, scale, who), {
    value,
    lines: [
      ...awardLines(named, scale, { rounding, zero }),
      ...when(without.length > 0, say('no-result', { players: without })),
    ],
  });
};

/** Space 10 of a Cult holds one player. */
const sharedTop = (values: readonly Outcome[], scale: Scale, who: (seat: number) => Who) => {
  const players = values.flatMap((value, i) => (value === CULT_LEVELS.max ? [who(i + 1)] : []));
  return when(scale === 'cult' && players.length > 1, say('two-on-top', { players }));
};

export const shares = question({ form: FORM, says: SAYS, rule: sharesOf });

const awards = (
  values: readonly Outcome[],
  scale: Scale,
  readings: ShareReadings,
): readonly Award[] => values.map(awarding(values, scale, readings));

/** What a result takes among others: tied players pool the places they fill and split them evenly. */
export const awarding = (
  values: readonly Outcome[],
  scale: Scale,
  { rounding, zero: reading }: ShareReadings,
): ((value: Outcome) => Award) => {
  const zero = zeroIn(scale, reading);
  const ranked = values.filter((value) => takesPlace(value, zero));
  return (value) => {
    if (!takesPlace(value, zero)) return { value, place: undefined, tied: 0, pool: 0, points: 0 };
    const place = rankIn(ranked, value, 'competition');
    const tied = ranked.filter((other) => other === value).length;
    const pool = sum(PLACE_POINTS[scale].slice(place - 1, place - 1 + tied));
    const share = pool / tied;
    return { value, place, tied, pool, points: rounding === 'down' ? Math.floor(share) : share };
  };
};

/** The question is open for the tiles only: in a Cult the base game gives nothing for 0 (fi.scoring.cults). */
const zeroIn = (scale: Scale, reading: Zero): Zero => (scale === 'cult' ? 'nothing' : reading);

const takesPlace = (value: Outcome, zero: Zero): value is number =>
  value !== undefined && (value > 0 || zero === 'ranked');

/** What somebody takes; `Who` is how a player is named. */
export interface Named<Who> {
  readonly who: Who;
  readonly award: Award;
}

/** The lines of each place, from the first down, then of those who take none. */
const awardLines = <Who>(named: readonly Named<Who>[], scale: Scale, readings: ShareReadings) => [
  ...standings(named).flatMap((standing) => [
    placeLine(standing, scale),
    ...tieLines(standing, scale, readings),
  ]),
  ...zeroLines(named, scale, readings),
];

/** Who takes which place in a category, in one line; then what decided ties and results of 0. */
export const categoryLines = <Who, Of>(
  named: readonly Named<Who>[],
  { category, scale }: { readonly category: Of; readonly scale: Scale },
  readings: ShareReadings,
) => {
  const all = standings(named);
  const places = all.map(({ players, value, place, points }) => ({
    players,
    value,
    place,
    points,
  }));
  const clause = scale === 'cult' ? 'fi.scoring.cults' : 'fi.scoring.places';
  return [
    ...when(places.length > 0, sayPlaces('places', { category, places }, clause)),
    ...[
      ...all.flatMap((standing) => tieLines(standing, scale, readings)),
      ...zeroLines(named, scale, readings),
    ].map((line) => ({ ...line, category })),
  ];
};

/** Everyone who holds the same place. */
interface Standing<Who> {
  readonly players: readonly Who[];
  readonly value: number;
  readonly place: number;
  readonly pool: number;
  readonly points: number;
}

const standings = <Who>(named: readonly Named<Who>[]): readonly Standing<Who>[] => {
  const byPlace = new Map<number, Standing<Who>>();
  for (const { award } of named) {
    const { value, place, pool, points } = award;
    if (value === undefined || place === undefined) continue;
    const players = whoOf(named.filter((other) => other.award.place === place));
    byPlace.set(place, { players, value, place, pool, points });
  }
  return [...byPlace.values()].toSorted((a, b) => a.place - b.place);
};

const whoOf = <Who>(named: readonly Named<Who>[]): readonly Who[] => named.map(({ who }) => who);

const placeLine = <Who>({ players, value, place, pool, points }: Standing<Who>, scale: Scale) => {
  const clause = scale === 'tile' ? 'fi.scoring.places' : 'fi.scoring.cults';
  return pool > 0
    ? say('place', { players, value, place, points }, clause)
    : say('no-place', { players, value, place }, clause);
};

const tieLines = <Who>(
  { players, value, place, pool, points }: Standing<Who>,
  scale: Scale,
  { rounding }: ShareReadings,
) => {
  const tied = players.length;
  const places = PLACE_POINTS[scale].slice(place - 1, place - 1 + tied);
  const uneven = { players, pool, tied, points, reading: rounding };
  return [
    ...when(pool > 0 && tied > 1, say('tie', { players, value, places, pool })),
    ...when(pool % tied > 0, say('rounding', uneven)),
  ];
};

const zeroLines = <Who>(named: readonly Named<Who>[], scale: Scale, { zero }: ShareReadings) => {
  const players = whoOf(named.filter(({ award }) => award.value === 0));
  const facts = { players, reading: zeroIn(scale, zero) };
  return when(players.length > 0, say('zero', facts, zeroClause(named, scale)));
};

/** From the fourth place on there is nothing to have, at 0 or not: then nothing is open. */
const zeroClause = (named: readonly Named<unknown>[], scale: Scale) => {
  if (scale === 'cult') return 'fi.scoring.cults';
  const above = named.filter(({ award: { value = 0 } }) => value > 0).length;
  return above < PLACE_POINTS.tile.length ? 'fi.scoring.zero' : 'fi.scoring.places';
};
