import { ruled, saying, when, type Says } from '../core/answer.ts';
import { form, notation, numeral, onBoard, reading, type Checked } from '../core/form.ts';
import { nth } from '../core/lists.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { SnoClause } from './clauses.ts';
import {
  DISCARDERS,
  FLOORS,
  HUES,
  LEFT_SETS,
  POINTS_PER_MISSING_COIN,
  ROUND_TWO_TILES,
  ROUNDS,
  SEATS,
  type Floor,
  type PlayerCount,
  type Round,
} from './data.ts';
import { choosingOrder, lowerHats, turnOrder, type MovedHat } from './hats.ts';
import { parseCards, payCard } from './order-cards.ts';
import { diceDue } from './payment.ts';
import { ROUND_END_SAYS, roundEndLines } from './round-end-lines.ts';
import { namedSeat, ofTable, parseTable, type Seat } from './seats.ts';
import type { RoundEndValue, SettledSeat } from './settled.ts';
import { choosing, refill, type Choosing } from './sets.ts';
import { diceFor } from './supplies.ts';

const FIELDS = {
  round: numeral(ROUNDS, 1),
  /** Seats `name:hats:coins:dice:gems:points:choice`, set apart by `;`. */
  table: ofTable(
    notation(parseTable, 'Ada:3:6:g5,g4,p3,c6;Bo:5:8:o2,o6,p4,g1;Cy:6,9:7:p6,p5,o1,c2', {
      count: SEATS,
      samples: [
        'Ada:3:9:g5,g4;Bo:9:8:o2,o6',
        'Ada:3:0:g5:0/3/0/0:9:g;Bo:4:0:',
        'A:5:0:c6;B:4:0:g1;C:3:0:;D:2:0:o1;E:1:1:p3',
        'Ada:x:0:;Bo:2:2:',
      ],
    }),
    namedSeat,
  ),
  /** Effects of the play-order cards from number 1 up: `-1,0,1/1`. */
  cards: onBoard(
    notation(parseCards, '', {
      count: { min: 0, max: SEATS.max },
      samples: ['-1,0,1/1', '0,1/1', '-2,-1,3/3,,1', 'x'],
    }),
  ),
  roundTwoTile: reading('sno.next.round-two-tile', ROUND_TWO_TILES),
  leftSet: reading('sno.next.left-set', LEFT_SETS),
  discarder: reading('sno.sets.who-discards', DISCARDERS),
  floor: reading('sno.pay.below-zero', FLOORS),
};

const FORM = form(FIELDS, ({ table: seats, ...rest }) =>
  // A table has between two and five seats.
  ok({ ...rest, seats, players: seats.length as PlayerCount }),
);

const SAYS = {
  ...ROUND_END_SAYS,
  'same-space': 'sno.perform.space',
  'second-hat': 'sno.five.no-second-hat',
  'clear-gem': 'sno.gems.coloured',
  'too-many-dice': ['sno.dice.base-numbers', 'sno.dice.five'],
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type Ended = Checked<typeof FORM>;

/** The whole end of a round: hats, order cards, payments, sets and what is laid out anew. */
const ending = (table: Ended) => {
  const value = settle(table);
  return ruled([...hatViolations(table), ...diceViolations(table), ...gemViolations(value)], {
    value,
    lines: roundEndLines(value),
  });
};

export const roundEnd = question({ form: FORM, says: SAYS, rule: ending });

const settle = (table: Ended): RoundEndValue => {
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
    roomOpen: seats.some(({ payment, lost }) => payment.roomOpen && lost > 0),
  };
};

interface SeatAtEnd {
  readonly seat: Seat;
  readonly hat: MovedHat;
  readonly sets: Choosing;
  readonly chosen: readonly string[];
}

/** Points for coins that are missing in a round. */
const pointsFor = (missing: number, round: Round): number =>
  missing * POINTS_PER_MISSING_COIN[round];

/** How far a loss takes a player's points down: not below zero by the reading, if they were told. */
const wayDown = (points: number | undefined, lost: number, floor: Floor): number =>
  points !== undefined && floor === 'zero' ? Math.min(lost, Math.max(0, points)) : lost;

const settleSeat = (
  { round, cards, floor }: Ended,
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
  const down = wayDown(seat.points, lost, floor);
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
    down,
    coinsAfter: payment.after.coins - paid,
    gemsAfter: payment.after.gems,
    pointsBefore: seat.points,
    pointsAfter: seat.points === undefined ? undefined : seat.points - down,
    chooses: at + 1,
    offered: nth(sets.offers, at, 0),
  };
};

/** Hats that cannot stand as they do: two on one space, or two of one player among five. */
const hatViolations = ({ seats, players }: Ended) => {
  const spaces = seats.flatMap(({ name, hats }) => hats.map((space) => ({ name, space })));
  return [
    ...[...new Set(spaces.map(({ space }) => space))].flatMap((space) => {
      const names = spaces.filter((hat) => hat.space === space).map(({ name }) => name);
      return when(names.length > 1, say('same-space', { space, names }));
    }),
    ...seats
      .filter(({ hats }) => players === SEATS.max && hats.length > 1)
      .map(({ name }) => say('second-hat', { name, players })),
  ];
};

/** More dice of a color than the number of players uses. */
const diceViolations = ({ seats, players }: Ended) => {
  const dice = seats.flatMap((seat) => seat.dice);
  const inGame = diceFor(players);
  const clause = players === SEATS.max ? 'sno.dice.five' : 'sno.dice.base-numbers';
  return HUES.flatMap((hue) => {
    const entered = dice.filter((die) => die.hue === hue).length;
    const facts = { hue, entered, all: inGame[hue], players };
    return when(entered > inGame[hue], say('too-many-dice', facts, clause));
  });
};

/** A gem gained from a card is colored, never clear. */
const gemViolations = ({ seats }: RoundEndValue) =>
  seats
    .filter(({ payment }) => payment.taken.includes('clear'))
    .map(({ name, card }) => say('clear-gem', { name, card }));
