import { asks, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  missing,
  option,
  whole,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { rankIn } from '../core/ranks.ts';
import { ok } from '../core/result.ts';
import { AMOUNT, PLAYERS, ROUNDINGS, ZEROS, type Rounding, type Zero } from './data.ts';
import { CULT_LEVELS, PLACE_POINTS, type Scale } from './data/tiles.ts';
import type { FiLine } from './line.ts';

export interface RawShares {
  /** The result of each player: `12,12,8,5`; a dash for a player without one. */
  readonly values: string;
  readonly scale: string;
  readonly rounding: string;
  readonly zero: string;
}

export const SHARES_START: RawShares = {
  values: '12,12,8,5',
  scale: 'tile',
  rounding: 'down',
  zero: 'nothing',
};

export interface ShareReadings {
  readonly rounding: Rounding;
  readonly zero: Zero;
}

/** A player's result in one category; `undefined` for one who has none. */
export type Outcome = number | undefined;

export type Shares = Parsed<
  ShareReadings & { readonly values: readonly Outcome[]; readonly scale: Scale },
  'Shares'
>;

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
}

type PlacesClause = 'fi.scoring.places' | 'fi.scoring.cults';

/** A line about one category; `Who` is how a player is named in it. */
export type AwardLine<Who> =
  | FiLine<
      PlacesClause,
      'place',
      { players: readonly Who[]; value: number; place: number; points: number }
    >
  | FiLine<
      'fi.scoring.ties',
      'tie',
      { players: readonly Who[]; value: number; places: readonly number[]; pool: number }
    >
  | FiLine<
      'fi.scoring.rounding',
      'rounding',
      { players: readonly Who[]; pool: number; tied: number; points: number; reading: Rounding }
    >
  | FiLine<PlacesClause, 'no-place', { players: readonly Who[]; value: number; place: number }>
  | FiLine<
      'fi.scoring.zero' | 'fi.scoring.cults',
      'zero',
      { players: readonly Who[]; reading: Zero }
    >;

export type SharesLine =
  AwardLine<number> | FiLine<'fi.strongholds.both', 'no-result', { players: readonly number[] }>;

export const parseShares = (raw: RawShares): Field<Shares> => {
  const scale = option('scale', raw.scale, ['tile', 'cult']);
  const fields = collect({
    values: parseOutcomes(raw.values, scale.ok ? scale.value : 'tile'),
    scale,
    rounding: option('rounding', raw.rounding, ROUNDINGS),
    zero: option('zero', raw.zero, ZEROS),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** A blank between commas is a player not asked yet, not one without a result. In a Cult everybody has a level. */
const parseOutcomes = (text: string, scale: Scale): Field<readonly Outcome[]> => {
  const seats = text.split(/[,;]/).map((seat) => seat.trim());
  if (seats.includes('')) return missing('values');
  if (seats.length > PLAYERS.max) {
    return wrongCount('values', seats.length, { min: 1, max: PLAYERS.max });
  }
  if (scale === 'cult') {
    return collectAll(seats.map((seat) => whole('values', seat, CULT_LEVELS)));
  }
  return collectAll(
    seats.map((seat) => (/^[-–—]$/.test(seat) ? ok(undefined) : whole('values', seat, AMOUNT))),
  );
};

/** Points for the results of one category. */
export const shares = ({
  values,
  scale,
  rounding,
  zero,
}: Shares): Ruling<SharesValue, SharesLine, never> => {
  const won = awards(values, scale, { rounding, zero });
  const byReading = ROUNDINGS.flatMap((round) =>
    ZEROS.map((none) => {
      const readings = { rounding: round, zero: none };
      return { ...readings, points: awards(values, scale, readings).map(({ points }) => points) };
    }),
  );
  const seats = won.map((award, i) => ({ ...award, player: i + 1 }));
  return ok({
    value: {
      players: seats,
      byReading,
      agree: new Set(byReading.map(({ points }) => points.join())).size === 1,
    },
    lines: [
      ...awardLines(
        seats.map((award) => ({ who: award.player, award })),
        scale,
        { rounding, zero },
      ),
      ...noResultLines(values),
    ],
  });
};

export const askShares = asks(parseShares, shares);

/** What each result takes: tied players pool the places they fill and split them evenly. */
export const awards = (
  values: readonly Outcome[],
  scale: Scale,
  { rounding, zero: reading }: ShareReadings,
): readonly Award[] => {
  const zero = zeroIn(scale, reading);
  const ranked = values.filter((value) => takesPlace(value, zero));
  return values.map((value) => {
    if (!takesPlace(value, zero)) return { value, place: undefined, tied: 0, pool: 0, points: 0 };
    const place = rankIn(ranked, value, 'competition');
    const tied = ranked.filter((other) => other === value).length;
    const pool = sum(PLACE_POINTS[scale].slice(place - 1, place - 1 + tied));
    const share = pool / tied;
    return { value, place, tied, pool, points: rounding === 'down' ? Math.floor(share) : share };
  });
};

/** The question is open for the tiles only: in a Cult the base game gives nothing for 0 (fi.scoring.cults). */
const zeroIn = (scale: Scale, reading: Zero): Zero => (scale === 'cult' ? 'nothing' : reading);

const takesPlace = (value: Outcome, zero: Zero): value is number =>
  value !== undefined && (value > 0 || zero === 'ranked');

interface Named<Who> {
  readonly who: Who;
  readonly award: Award;
}

/** The lines of each place, from the first down, then of those who take none. */
export const awardLines = <Who>(
  named: readonly Named<Who>[],
  scale: Scale,
  readings: ShareReadings,
): readonly AwardLine<Who>[] => [
  ...standings(named).flatMap((standing) => placeLines(standing, scale, readings)),
  ...zeroLines(named, scale, readings),
];

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

const placeLines = <Who>(
  { players, value, place, pool, points }: Standing<Who>,
  scale: Scale,
  { rounding }: ShareReadings,
): readonly AwardLine<Who>[] => {
  const clause = scale === 'tile' ? 'fi.scoring.places' : 'fi.scoring.cults';
  if (pool === 0) return [{ clause, code: 'no-place', players, value, place }];
  const tied = players.length;
  const places = PLACE_POINTS[scale].slice(place - 1, place - 1 + tied);
  const tie: AwardLine<Who> = {
    clause: 'fi.scoring.ties',
    code: 'tie',
    players,
    value,
    places,
    pool,
  };
  const uneven: AwardLine<Who> = {
    clause: 'fi.scoring.rounding',
    code: 'rounding',
    players,
    pool,
    tied,
    points,
    reading: rounding,
  };
  return [
    { clause, code: 'place', players, value, place, points },
    ...(tied > 1 ? [tie] : []),
    ...(pool % tied === 0 ? [] : [uneven]),
  ];
};

const zeroLines = <Who>(
  named: readonly Named<Who>[],
  scale: Scale,
  { zero }: ShareReadings,
): readonly AwardLine<Who>[] => {
  const players = whoOf(named.filter(({ award }) => award.value === 0));
  const clause = scale === 'cult' ? 'fi.scoring.cults' : 'fi.scoring.zero';
  return players.length === 0
    ? []
    : [{ clause, code: 'zero', players, reading: zeroIn(scale, zero) }];
};

const noResultLines = (values: readonly Outcome[]): readonly SharesLine[] => {
  const players = values.flatMap((value, i) => (value === undefined ? [i + 1] : []));
  return players.length === 0
    ? []
    : [{ clause: 'fi.strongholds.both', code: 'no-result', players }];
};
