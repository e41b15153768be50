import { saying, when, type Says } from '../core/answer.ts';
import {
  collectAll,
  itemsIn,
  optionalWhole,
  unreadable,
  wholes,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { form, notation, reading, seated, type Checked } from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { blankSeats, calledBy, names, type Who } from '../core/players.ts';
import { parts } from '../core/notation.ts';
import { question } from '../core/question.ts';
import { rankIn } from '../core/ranks.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import {
  EARLIER_POINTS,
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

const COMMA = parts(',');

/** A blank between commas is a player not asked yet, not one without tokens. */
const parseSeats = (field: string, text: string): Field<readonly number[], 'blank-seat'> => {
  const blank = COMMA.of(text).findIndex((seat) => seat.trim() === '');
  return blank < 0
    ? wholes(field, text, { each: TOKENS, count: PLAYERS })
    : unreadable(field, text.trim(), { where: [blank + 1], reason: 'blank-seat' });
};

const isTold = (points: number | undefined): boolean => points !== undefined;

/** Points by seat, of which some may still be blank. */
const parseEarlier = (field: string, text: string): Field<readonly (number | undefined)[], never> =>
  collectAll(
    COMMA.of(text)
      .flatMap((seat) => (seat.trim() === '' ? [''] : itemsIn(seat)))
      .map((item) => optionalWhole(field, item, EARLIER_POINTS)),
  );

const FORM = form(
  {
    /** Tokens of each player in the temple. */
    tokens: seated(
      notation(parseSeats, '4,3,2', {
        range: TOKENS,
        count: PLAYERS,
        samples: ['4,4,2', '4,3,0', '5', '0', '2,2,2', '7,6,5,4,3,0'],
      }),
      blankSeats,
    ),
    names: names(PLAYERS),
    /** What each player has from everything else: nothing if it is not asked about, `41,,40` so far. */
    before: notation(parseEarlier, '', {
      range: EARLIER_POINTS,
      count: { min: 0, max: PLAYERS.max },
      samples: ['41,38,40', '41,,40', '41 38 40', '41,38,40,'],
    }),
    ties: reading('rtn.scoring.next-rank', TIES),
    zero: reading('rtn.scoring.no-tokens', ZERO),
    solo: reading('rtn.scoring.solo', SOLO),
  },
  (fields) => {
    const { tokens } = fields;
    const seats = { min: tokens.length, max: tokens.length };
    // A comma too many is no seat.
    const before =
      fields.before.length > tokens.length ? fields.before.filter(isTold) : fields.before;
    return before.length === 0 || before.length === tokens.length
      ? ok({ ...fields, before })
      : wrongCount('before', before.length, seats);
  },
);

const SAYS = {
  total: 'rtn.scoring.first',
  solo: 'rtn.scoring.solo',
  first: 'rtn.scoring.first',
  second: 'rtn.scoring.second',
  third: 'rtn.scoring.third',
  lower: 'rtn.scoring.others',
  tie: 'rtn.scoring.ties',
  'next-rank': 'rtn.scoring.next-rank',
  'no-tokens': 'rtn.scoring.no-tokens',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

interface Readings {
  readonly ties: Ties;
  readonly zero: Zero;
  readonly solo: Solo;
}

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
  /** Names by seat, as far as they are told. */
  readonly names: readonly string[];
  /** The points of the whole game, seat by seat, where the others are told. */
  readonly totals: readonly number[];
  /** Whether another reading of this question alone would change the points. */
  readonly matters: Readonly<Record<keyof Readings, boolean>>;
}

/** Points for Offerings at the end of the game. */
const scoring = ({ tokens, names: called, before, ...inForce }: Checked<typeof FORM>) => {
  const total = sum(tokens);
  const players = placed(tokens, inForce);
  const byReading = everyReading(tokens, inForce);
  const value: ScoringValue = {
    total,
    players,
    byReading,
    agree: alike(byReading),
    names: called,
    totals: before.every(isTold)
      ? players.flatMap(({ points }, i) => (before[i] === undefined ? [] : before[i] + points))
      : [],
    matters: {
      ties: !alike(varying(byReading, inForce, 'ties')),
      zero: !alike(varying(byReading, inForce, 'zero')),
      solo: !alike(varying(byReading, inForce, 'solo')),
    },
  };
  const who = calledBy(called);
  return ok({
    value,
    lines: [
      ...when(total === 0, say('total', { total })),
      ...soloLines(tokens, inForce),
      ...when(total > 0, rankLines(players, total, who)).flat(),
      ...when(total > 0, tieLines(players, inForce.ties, who)).flat(),
      ...noTokensLines(tokens, inForce, who),
    ],
  });
};

export const donationScoring = question({ form: FORM, says: SAYS, rule: scoring });

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

/** One line for each rank that is held, from the first down. */
const rankLines = (players: readonly Placed[], total: number, who: Called) =>
  groups(players, who).map((group) => rankLine(group, total));

const rankLine = ({ rank, ...held }: Group, total: number) => {
  const [first, second] = rankPoints(total);
  if (rank === 1) return say('first', { ...held, total });
  if (rank === 2) return say('second', { ...held, of: first });
  return rank === 3 ? say('third', { ...held, of: second }) : say('lower', { ...held, rank });
};

type Called = (seat: number) => Who;

/** The players who share a rank: as many tokens each, as many points each. */
interface Group {
  readonly rank: number;
  readonly players: readonly Who[];
  readonly tokens: number;
  readonly points: number;
}

/** The players rank by rank; those without a rank are left out. */
const groups = (players: readonly Placed[], who: Called): readonly Group[] => {
  const leaders = players.filter(
    ({ rank }, i) => players.findIndex((other) => other.rank === rank) === i,
  );
  return leaders
    .flatMap(({ rank, tokens, points }) => {
      const seats = players.filter((other) => other.rank === rank).map(({ player }) => who(player));
      return rank === undefined ? [] : [{ rank, players: seats, tokens, points }];
    })
    .toSorted((a, b) => a.rank - b.rank);
};

/** Each tie for a rank that scores, and the rank of whoever comes next. */
const tieLines = (players: readonly Placed[], reading: Ties, who: Called) =>
  groups(players, who).flatMap(({ rank, players: seats, tokens, points }, i, all) => {
    const tied = seats.length;
    if (tied < 2 || rank > SCORING_RANKS) return [];
    const next = all[i + 1];
    return [
      say('tie', { players: seats, tokens, rank, points }),
      ...(next === undefined || rank === SCORING_RANKS
        ? []
        : [say('next-rank', { tied, rank, next: next.rank, reading })]),
    ];
  });

/** Whether one scores alone is asked where something else does not settle it: no tokens, no rank. */
const soloLines = (tokens: readonly number[], { zero, solo }: Readings) => {
  const isRanked = sum(tokens) > 0 || zero === 'ranked' || solo === 'unscored';
  return when(isAlone(tokens) && isRanked, say('solo', { reading: solo }));
};

const noTokensLines = (tokens: readonly number[], { zero, solo }: Readings, who: Called) => {
  const players = tokens.flatMap((count, i) => (count === 0 ? [who(i + 1)] : []));
  const isUnscored = isAlone(tokens) && solo === 'unscored';
  return when(players.length > 0 && !isUnscored, say('no-tokens', { players, reading: zero }));
};
