import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  optionalWhole,
  unreadable,
  whole,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { POINTS, SEATS } from './data.ts';
import { choosingOrder } from './hats.ts';
import type { SnoLine } from './line.ts';
import { differentNames, parseName, seatTexts } from './seats.ts';

export interface RawTieBreak {
  /** Seats `name:points:card`, set apart by `;`. Who is not tied for victory needs no card. */
  readonly table: string;
}

export const TIE_BREAK_START: RawTieBreak = { table: 'Ada:120:2;Bo:120:4;Cy:118:1;Di:97:3' };

export interface Standing {
  readonly name: string;
  readonly points: number;
  /** The play-order card of the last round end; `undefined` if not told. */
  readonly card: number | undefined;
}

export type TieBreak = Parsed<{ readonly standings: readonly Standing[] }, 'TieBreak'>;

export interface TieBreakValue {
  readonly winner: string;
  readonly points: number;
  /** Names of all who have the most points. */
  readonly tied: readonly string[];
  /** Everyone from the first to the last; equals by the higher card, where it is told. */
  readonly ranking: readonly Standing[];
}

export type TieBreakLine =
  | SnoLine<'sno.game-end.tie', 'most-points', { name: string; points: number }>
  | SnoLine<'sno.game-end.tie', 'tied', { names: readonly string[]; points: number }>
  | SnoLine<'sno.game-end.tie', 'highest-card', { name: string; card: number }>;

export type TieBreakViolation =
  | SnoLine<'sno.order.new-cards', 'same-card', { card: number; names: readonly string[] }>
  | SnoLine<'sno.game-end.tie', 'card-missing', { names: readonly string[]; points: number }>;

/** Parts of a seat: name, points and card, which may be left out. */
const PARTS = 3;

export const parseTieBreak = (raw: RawTieBreak): Field<TieBreak> => {
  const texts = seatTexts(raw.table);
  if (texts.length < SEATS.min || texts.length > SEATS.max) {
    return wrongCount('table', texts.length, SEATS);
  }
  const seats = collectAll(texts.map((text, i) => parseStanding(text, i + 1)));
  const standings = seats.ok ? differentNames('table', seats.value) : seats;
  return standings.ok ? ok(parsed({ standings: standings.value })) : standings;
};

const parseStanding = (text: string, seat: number): Field<Standing> => {
  const parts = text.split(':');
  const [name = '', points = '', card = ''] = parts;
  const standing = collect({
    name: parseName('table', name, seat),
    points: whole('table', points, POINTS),
    card: optionalWhole('table', card, { min: 1, max: SEATS.max }),
  });
  return standing.ok && parts.length <= PARTS
    ? standing
    : unreadable('table', text.trim(), { where: [seat], reason: 'parts' });
};

/** Who wins: the most points, and among equals the highest play-order card. */
export const tieBreak = ({
  standings,
}: TieBreak): Ruling<TieBreakValue, TieBreakLine, TieBreakViolation> => {
  const ranking = byCard(standings).toSorted((a, b) => b.points - a.points);
  const [first] = ranking;
  const points = first?.points ?? 0;
  const winner = first?.name ?? '';
  const tied = ranking.filter((each) => each.points === points).map(({ name }) => name);
  const lines: readonly TieBreakLine[] =
    tied.length === 1
      ? [{ clause: 'sno.game-end.tie', code: 'most-points', name: winner, points }]
      : [
          { clause: 'sno.game-end.tie', code: 'tied', names: tied, points },
          {
            clause: 'sno.game-end.tie',
            code: 'highest-card',
            name: winner,
            card: first?.card ?? 0,
          },
        ];
  return ruled(
    cardViolations(
      ranking.filter((each) => each.points === points),
      standings,
    ),
    { value: { winner, points, tied, ranking }, lines },
  );
};

export const askTieBreak = asks(parseTieBreak, tieBreak);

/** Higher cards first, as when sets are chosen; cards not told come last. */
const byCard = (standings: readonly Standing[]): readonly Standing[] => [
  ...choosingOrder(
    standings.flatMap(({ name, points, card }) =>
      card === undefined ? [] : [{ name, points, card }],
    ),
  ),
  ...standings.filter(({ card }) => card === undefined),
];

/** Every card is there once, and players tied for victory tell theirs. */
const cardViolations = (
  first: readonly Standing[],
  all: readonly Standing[],
): readonly TieBreakViolation[] => {
  const cards = new Set(all.flatMap(({ card }) => card ?? []));
  const same = [...cards].flatMap((card): readonly TieBreakViolation[] => {
    const names = all.filter((each) => each.card === card).map(({ name }) => name);
    return names.length > 1
      ? [{ clause: 'sno.order.new-cards', code: 'same-card', card, names }]
      : [];
  });
  const untold = first.filter(({ card }) => card === undefined).map(({ name }) => name);
  return first.length === 1 || untold.length === 0
    ? same
    : [
        ...same,
        {
          clause: 'sno.game-end.tie',
          code: 'card-missing',
          names: untold,
          points: first[0]?.points ?? 0,
        },
      ];
};
