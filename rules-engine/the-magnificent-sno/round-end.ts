import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, numeral, option, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  DISCARDERS,
  FLOORS,
  LEFT_SETS,
  POINTS_PER_MISSING_COIN,
  ROUND_TWO_TILES,
  ROUNDS,
  SEATS,
  type Discarder,
  type Floor,
  type LeftSet,
  type Round,
  type RoundTwoTile,
} from './data.ts';
import { choosingOrder, lowerHats, turnOrder, type MovedHat } from './hats.ts';
import type { SnoLine } from './line.ts';
import { parseCards, payCard, type CardEffect } from './order-cards.ts';
import { diceDue } from './payment.ts';
import { roundEndLines, type RoundEndLine } from './round-end-lines.ts';
import { parseTable, type Seat } from './seats.ts';
import type { RoundEndValue, SettledSeat } from './settled.ts';
import { choosing, refill, type Choosing } from './sets.ts';
import type { PlayerCount } from './supplies.ts';

export interface RawRoundEnd {
  readonly round: string;
  /** Seats `name:hats:coins:dice:gems:points:choice`, set apart by `;`. */
  readonly table: string;
  /** Effects of the play-order cards from number 1 up: `-1,0,1/1`. */
  readonly cards: string;
  readonly roundTwoTile: string;
  readonly leftSet: string;
  readonly discarder: string;
  readonly floor: string;
}

export const ROUND_END_START: RawRoundEnd = {
  round: '1',
  table: 'Ada:3:6:g5,g4,p3,c6;Bo:5:8:o2,o6,p4,g1;Cy:6,9:7:p6,p5,o1,c2',
  cards: '',
  roundTwoTile: 'none',
  leftSet: 'stays',
  discarder: 'chooser',
  floor: 'none',
};

export type RoundEnd = Parsed<
  {
    readonly round: Round;
    readonly players: PlayerCount;
    readonly seats: readonly Seat[];
    readonly cards: readonly (CardEffect | undefined)[];
    readonly roundTwoTile: RoundTwoTile;
    readonly leftSet: LeftSet;
    readonly discarder: Discarder;
    readonly floor: Floor;
  },
  'RoundEnd'
>;

export type RoundEndViolation =
  | SnoLine<'sno.perform.space', 'same-space', { space: number; names: readonly string[] }>
  | SnoLine<'sno.five.no-second-hat', 'second-hat', { name: string; players: number }>
  | SnoLine<'sno.gems.coloured', 'clear-gem', { name: string; card: number }>;

export const parseRoundEnd = (raw: RawRoundEnd): Field<RoundEnd> => {
  const fields = collect({
    round: numeral('round', raw.round, ROUNDS),
    seats: parseTable('table', raw.table),
    cards: parseCards('cards', raw.cards),
    roundTwoTile: option('roundTwoTile', raw.roundTwoTile, ROUND_TWO_TILES),
    leftSet: option('leftSet', raw.leftSet, LEFT_SETS),
    discarder: option('discarder', raw.discarder, DISCARDERS),
    floor: option('floor', raw.floor, FLOORS),
  });
  if (!fields.ok) return fields;
  const players = numeral('table', String(fields.value.seats.length), [2, 3, 4, 5]);
  return players.ok ? ok(parsed({ ...fields.value, players: players.value })) : players;
};

/** The whole end of a round: hats, order cards, payments, sets and what is laid out anew. */
export const roundEnd = (
  table: RoundEnd,
): Ruling<RoundEndValue, RoundEndLine, RoundEndViolation> => {
  const value = settle(table);
  return ruled([...hatViolations(table), ...gemViolations(value)], {
    value,
    lines: roundEndLines(value),
  });
};

export const askRoundEnd = asks(parseRoundEnd, roundEnd);

const settle = (table: RoundEnd): RoundEndValue => {
  const { round, players, roundTwoTile, leftSet, discarder, floor } = table;
  const { hats, gap } = lowerHats(table.seats);
  const end = { players, round, gap, roundTwoTile, leftSet, discarder };
  const sets = choosing(end);
  const chosen = choosingOrder(hats).map(({ name }) => name);
  const seats = table.seats.flatMap((seat) =>
    hats
      .filter(({ name }) => name === seat.name)
      .map((hat) => settleSeat(table, { seat, hat, sets, chosen })),
  );
  return {
    round,
    players,
    seats,
    order: turnOrder(hats).map(({ name }) => name),
    choosing: chosen,
    gap,
    discards: sets.discarded > 0 ? chosen.at(discarder === 'chooser' ? 0 : -1) : undefined,
    sets,
    refill: refill(end),
    roundTwoTile,
    leftSet,
    discarder,
    floor,
    complete: seats.every(({ effect }) => effect !== undefined),
  };
};

interface SeatAtEnd {
  readonly seat: Seat;
  readonly hat: MovedHat;
  readonly sets: Choosing;
  readonly chosen: readonly string[];
}

/** Points for coins that are missing in a round. */
export const pointsFor = (missing: number, round: Round): number =>
  missing * POINTS_PER_MISSING_COIN[round];

/** A player's points after a loss, if they were told. */
const pointsLeft = (points: number | undefined, lost: number, floor: Floor): number | undefined => {
  if (points === undefined) return undefined;
  return floor === 'zero' ? Math.min(points, Math.max(0, points - lost)) : points - lost;
};

const settleSeat = (
  { round, cards, floor }: RoundEnd,
  { seat, hat, sets, chosen }: SeatAtEnd,
): SettledSeat => {
  const effect = cards[hat.card - 1];
  const payment = payCard(seat, effect ?? { coins: 0, gems: 0 }, seat.choice);
  const { due, ...dice } = diceDue(seat.dice);
  const paid = Math.min(due, payment.after.coins);
  const missing = due - paid;
  const cardLost = pointsFor(payment.missing, round);
  const diceLost = pointsFor(missing, round);
  const lost = cardLost + diceLost;
  const pointsAfter = pointsLeft(seat.points, lost, floor);
  const at = chosen.indexOf(seat.name);
  return {
    ...hat,
    effect,
    payment,
    cardLost,
    ...dice,
    due,
    paid,
    missing,
    diceLost,
    lost,
    down: seat.points === undefined ? lost : seat.points - (pointsAfter ?? 0),
    coinsAfter: payment.after.coins - paid,
    gemsAfter: payment.after.gems,
    pointsBefore: seat.points,
    pointsAfter,
    chooses: at + 1,
    offered: sets.offers[at] ?? 0,
  };
};

/** Hats that cannot stand as they do: two on one space, or two of one player among five. */
const hatViolations = ({ seats, players }: RoundEnd): readonly RoundEndViolation[] => {
  const spaces = seats.flatMap(({ name, hats }) => hats.map((space) => ({ name, space })));
  const shared = [...new Set(spaces.map(({ space }) => space))].flatMap(
    (space): readonly RoundEndViolation[] => {
      const names = spaces.filter((hat) => hat.space === space).map(({ name }) => name);
      return names.length > 1
        ? [{ clause: 'sno.perform.space', code: 'same-space', space, names }]
        : [];
    },
  );
  const second = seats
    .filter(({ hats }) => players === SEATS.max && hats.length > 1)
    .map(({ name }): RoundEndViolation => ({
      clause: 'sno.five.no-second-hat',
      code: 'second-hat',
      name,
      players,
    }));
  return [...shared, ...second];
};

/** A gem gained from a card is coloured, never clear. */
const gemViolations = ({ seats }: RoundEndValue): readonly RoundEndViolation[] =>
  seats
    .filter(({ payment }) => payment.taken.includes('clear'))
    .map(({ name, card }) => ({ clause: 'sno.gems.coloured', code: 'clear-gem', name, card }));
