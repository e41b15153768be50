import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  unreadable,
  whole,
  type Field,
  type FieldProblem,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { err, ok } from '../core/result.ts';
import { POINTS, SEATS } from './data.ts';
import { choosingOrder } from './hats.ts';
import type { SnoLine } from './line.ts';
import { differentNames, parseName, seatTexts } from './seats.ts';

export interface RawTieBreak {
  /** Seats `name:points:card`, set apart by `;`. */
  readonly table: string;
}

export const TIE_BREAK_START: RawTieBreak = { table: 'Ada:120:2;Bo:120:4;Cy:118:1;Di:97:3' };

export interface Standing {
  readonly name: string;
  readonly points: number;
  /** The play-order card of the last round end. */
  readonly card: number;
}

export type TieBreak = Parsed<{ readonly standings: readonly Standing[] }, 'TieBreak'>;

export interface TieBreakValue {
  readonly winner: string;
  readonly points: number;
  /** Names of all who have the most points. */
  readonly tied: readonly string[];
  /** Everyone from the first to the last; equals by the higher card. */
  readonly ranking: readonly Standing[];
}

export type TieBreakLine =
  | SnoLine<'sno.game-end.tie', 'most-points', { name: string; points: number }>
  | SnoLine<'sno.game-end.tie', 'tied', { names: readonly string[]; points: number }>
  | SnoLine<'sno.game-end.tie', 'highest-card', { name: string; card: number }>;

export type TieBreakViolation = SnoLine<
  'sno.order.new-cards',
  'same-card' | 'no-such-card',
  { card: number; names: readonly string[]; players: number }
>;

/** Parts of a seat: name, points and card. */
const PARTS = 3;

export const parseTieBreak = (raw: RawTieBreak): Field<TieBreak> => {
  const texts = seatTexts(raw.table);
  if (texts.length < SEATS.min || texts.length > SEATS.max) {
    return err<readonly FieldProblem[]>([
      texts.length === 0
        ? { field: 'table', code: 'missing' }
        : { field: 'table', code: 'wrong-count', got: texts.length, ...SEATS },
    ]);
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
    card: whole('table', card, { min: 1, max: SEATS.max }),
  });
  return standing.ok && parts.length === PARTS
    ? standing
    : unreadable('table', text.trim(), { where: [seat], reason: 'parts' });
};

/** Who wins: the most points, and among equals the highest play-order card. */
export const tieBreak = ({
  standings,
}: TieBreak): Ruling<TieBreakValue, TieBreakLine, TieBreakViolation> => {
  const ranking = choosingOrder(standings).toSorted((a, b) => b.points - a.points);
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
  return ruled(cardViolations(standings), { value: { winner, points, tied, ranking }, lines });
};

export const askTieBreak = asks(parseTieBreak, tieBreak);

/** Every player has a card of their own, numbered up to the number of players. */
const cardViolations = (standings: readonly Standing[]): readonly TieBreakViolation[] => {
  const players = standings.length;
  const clause = 'sno.order.new-cards';
  return [...new Set(standings.map(({ card }) => card))].flatMap(
    (card): readonly TieBreakViolation[] => {
      const names = standings.filter((each) => each.card === card).map(({ name }) => name);
      if (card > players) return [{ clause, code: 'no-such-card', card, names, players }];
      return names.length > 1 ? [{ clause, code: 'same-card', card, names, players }] : [];
    },
  );
};
