import { asks, type Ruling } from '../core/answer.ts';
import { collect, missing, option, wholes, type Field } from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { rankIn } from '../core/ranks.ts';
import { ok } from '../core/result.ts';
import {
  PLAYERS,
  SCORING_DIVISOR,
  SCORING_RANKS,
  SOLO,
  TIES,
  TOKENS,
  ZERO,
  type Solo,
  type Ties,
  type Zero,
} from './data.ts';
import type { RtnLine } from './line.ts';

export interface RawScoring {
  /** Tokens of each player in the temple: `4,3,2`. */
  readonly tokens: string;
  readonly ties: string;
  readonly zero: string;
  readonly solo: string;
}

export const SCORING_START: RawScoring = {
  tokens: '4,3,2',
  ties: 'dense',
  zero: 'unranked',
  solo: 'first',
};

interface Readings {
  readonly ties: Ties;
  readonly zero: Zero;
  readonly solo: Solo;
}

export type Scoring = Parsed<Readings & { readonly tokens: readonly number[] }, 'Scoring'>;

export interface Placed {
  /** The player's seat, from 1. */
  readonly player: number;
  readonly tokens: number;
  /** `undefined` for a player who holds no rank. */
  readonly rank: number | undefined;
  readonly points: number;
}

export interface ScoringValue {
  readonly total: number;
  /** In seating order. */
  readonly players: readonly Placed[];
  /** The points, seat by seat, under every combination of readings; whether one scores alone is asked of one only. */
  readonly byReading: readonly (Readings & { readonly points: readonly number[] })[];
  /** Whether every reading gives the same points. */
  readonly agree: boolean;
  /** Whether another reading of this question alone would change the points. */
  readonly matters: Readonly<Record<keyof Readings, boolean>>;
}

interface Seat {
  readonly player: number;
  readonly tokens: number;
  readonly points: number;
}

export type ScoringLine =
  | RtnLine<'rtn.scoring.first', 'total', { total: number }>
  | RtnLine<'rtn.scoring.solo', 'solo', { reading: Solo }>
  | RtnLine<'rtn.scoring.first', 'first', Seat>
  | RtnLine<'rtn.scoring.second', 'second', Seat & { of: number }>
  | RtnLine<'rtn.scoring.third', 'third', Seat & { of: number }>
  | RtnLine<'rtn.scoring.others', 'lower', Seat & { rank: number }>
  | RtnLine<
      'rtn.scoring.ties',
      'tie',
      { players: readonly number[]; tokens: number; rank: number; points: number }
    >
  | RtnLine<
      'rtn.scoring.next-rank',
      'next-rank',
      { tied: number; rank: number; next: number; reading: Ties }
    >
  | RtnLine<'rtn.scoring.no-tokens', 'no-tokens', { players: readonly number[]; reading: Zero }>;

export const parseScoring = (raw: RawScoring): Field<Scoring> => {
  const fields = collect({
    tokens: parseSeats(raw.tokens),
    ties: option('ties', raw.ties, TIES),
    zero: option('zero', raw.zero, ZERO),
    solo: option('solo', raw.solo, SOLO),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** A blank between commas is a player not asked yet, not one without tokens. */
const parseSeats = (text: string): Field<readonly number[]> =>
  text.split(',').some((seat) => seat.trim() === '')
    ? missing('tokens')
    : wholes('tokens', text, { each: TOKENS, count: PLAYERS });

/** Points for Offerings at the end of the game. */
export const scoring = ({
  tokens,
  ...inForce
}: Scoring): Ruling<ScoringValue, ScoringLine, never> => {
  const total = sum(tokens);
  const players = placed(tokens, inForce);
  const byReading = everyReading(tokens, inForce);
  return ok({
    value: {
      total,
      players,
      byReading,
      agree: alike(byReading),
      matters: {
        ties: !alike(varying(byReading, inForce, 'ties')),
        zero: !alike(varying(byReading, inForce, 'zero')),
        solo: !alike(varying(byReading, inForce, 'solo')),
      },
    },
    lines: [
      { clause: 'rtn.scoring.first', code: 'total', total },
      ...soloLines(tokens, inForce.solo),
      ...seatLines(players, total),
      ...tieLines(players, inForce.ties),
      ...noTokensLines(players, inForce.zero),
    ],
  });
};

export const askScoring = asks(parseScoring, scoring);

/** Points for the ranks: every token in the temple, half of that, half of the half, rounded down each time. */
export const rankPoints = (total: number): readonly [number, number, number] => {
  const second = Math.floor(total / SCORING_DIVISOR);
  const third = Math.floor(second / SCORING_DIVISOR);
  return [total, second, third];
};

type Outcome = ScoringValue['byReading'][number];

const everyReading = (tokens: readonly number[], inForce: Readings): readonly Outcome[] =>
  TIES.flatMap((ties) =>
    ZERO.flatMap((zero) =>
      (isAlone(tokens) ? SOLO : [inForce.solo]).map((solo) => {
        const readings = { ties, zero, solo };
        return { ...readings, points: placed(tokens, readings).map(({ points }) => points) };
      }),
    ),
  );

/** The outcomes that differ from the readings in force in this question at most. */
const varying = (
  outcomes: readonly Outcome[],
  inForce: Readings,
  question: keyof Readings,
): readonly Outcome[] => {
  const others = (['ties', 'zero', 'solo'] as const).filter((other) => other !== question);
  return outcomes.filter((outcome) => others.every((other) => outcome[other] === inForce[other]));
};

const alike = (outcomes: readonly Outcome[]): boolean =>
  new Set(outcomes.map(({ points }) => points.join())).size === 1;

const isAlone = (tokens: readonly number[]): boolean => tokens.length === 1;

const placed = (tokens: readonly number[], { ties, zero, solo }: Readings): readonly Placed[] => {
  const points = rankPoints(sum(tokens));
  const isUnscored = isAlone(tokens) && solo === 'unscored';
  return tokens.map((count, i) => {
    // Those without tokens stand behind everyone else: whether they hold a rank moves no one.
    const isUnranked = isUnscored || (count === 0 && zero === 'unranked');
    const rank = isUnranked ? undefined : rankIn(tokens, count, ties);
    return { player: i + 1, tokens: count, rank, points: rank ? (points[rank - 1] ?? 0) : 0 };
  });
};

const soloLines = (tokens: readonly number[], reading: Solo): readonly ScoringLine[] =>
  isAlone(tokens) ? [{ clause: 'rtn.scoring.solo', code: 'solo', reading }] : [];

/** One line for each player who holds a rank, from the first down. */
const seatLines = (players: readonly Placed[], total: number): readonly ScoringLine[] =>
  groups(players).flatMap(({ rank, members }) =>
    members.map((member) => seatLine(member, { rank, total })),
  );

const seatLine = (
  { player, tokens, points }: Placed,
  { rank, total }: { readonly rank: number; readonly total: number },
): ScoringLine => {
  const seat = { player, tokens, points };
  const [first, second] = rankPoints(total);
  if (rank === 1) return { clause: 'rtn.scoring.first', code: 'first', ...seat };
  if (rank === 2) return { clause: 'rtn.scoring.second', code: 'second', ...seat, of: first };
  if (rank === 3) return { clause: 'rtn.scoring.third', code: 'third', ...seat, of: second };
  return { clause: 'rtn.scoring.others', code: 'lower', ...seat, rank };
};

interface Group {
  readonly rank: number;
  readonly members: readonly Placed[];
}

/** The players rank by rank; those without a rank are left out. */
const groups = (players: readonly Placed[]): readonly Group[] => {
  const held = new Set(players.flatMap(({ rank }) => (rank === undefined ? [] : [rank])));
  return [...held]
    .toSorted((a, b) => a - b)
    .map((rank) => ({ rank, members: players.filter((player) => player.rank === rank) }));
};

/** Each tie for a rank that scores, and the rank of whoever comes next. */
const tieLines = (players: readonly Placed[], reading: Ties): readonly ScoringLine[] =>
  groups(players).flatMap(({ rank, members }, i, all) => {
    const [first, second] = members;
    if (first === undefined || second === undefined || rank > SCORING_RANKS) return [];
    const { tokens, points } = first;
    const tie: ScoringLine = {
      clause: 'rtn.scoring.ties',
      code: 'tie',
      players: members.map(({ player }) => player),
      tokens,
      rank,
      points,
    };
    return [tie, ...nextRank({ rank, members }, all[i + 1], reading)];
  });

const nextRank = (
  { rank, members }: Group,
  next: Group | undefined,
  reading: Ties,
): readonly ScoringLine[] =>
  next === undefined || rank === SCORING_RANKS
    ? []
    : [
        {
          clause: 'rtn.scoring.next-rank',
          code: 'next-rank',
          tied: members.length,
          rank,
          next: next.rank,
          reading,
        },
      ];

const noTokensLines = (players: readonly Placed[], reading: Zero): readonly ScoringLine[] => {
  const without = players.filter(({ tokens }) => tokens === 0).map(({ player }) => player);
  return without.length === 0
    ? []
    : [{ clause: 'rtn.scoring.no-tokens', code: 'no-tokens', players: without, reading }];
};
