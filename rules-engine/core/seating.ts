import { unreadable, type CommonReason, type Field } from './fields.ts';
import { parts, wholeIn } from './notation.ts';
import { ok } from './result.ts';

/** Somebody at the table. */
export interface Seat {
  readonly name: string;
  /** The color, Faction or role, as the game writes it; blank where it is not told. */
  readonly piece: string;
}

/** Who sits at the table, clockwise. */
export interface Seating {
  readonly seats: readonly Seat[];
  /** The seat that starts, from 1; 0 where it is not told. */
  readonly first: number;
}

/** The longest name that a table has room for. */
export const LONGEST_NAME = 16;

const list = parts(',');
const pair = parts(':');

/** `Ada:witches,Bo,Cy:giants`, seat by seat. */
export const seatsIn = (text: string): readonly Seat[] =>
  list.of(text).map((seat) => {
    const [name = '', piece = ''] = pair.of(seat);
    return { name: inside(name.trim()), piece: piece.trim() };
  });

/** The same text; what sets seats and their parts apart cannot be in a name. */
export const makeSeats = (seats: readonly Seat[]): string =>
  seats
    .map(({ name, piece }) => (piece === '' ? inside(name) : `${inside(name)}:${piece}`))
    .join(',');

const inside = (name: string): string => name.replace(/[,:;<>]/g, '').slice(0, LONGEST_NAME);

/** Who sits at a table that was told as texts; seats that say nothing are not there yet. */
export const seatingOf = (players: string, first: string): Seating => {
  const seats = seatsIn(players).filter(({ name, piece }) => name !== '' || piece !== '');
  const number = wholeIn(first) ?? 0;
  return { seats, first: number >= 1 && number <= seats.length ? number : 0 };
};

/** Names by seat, `Ada,Bo,Cy`; a seat without one goes by its number. */
export const readNames = (field: string, text: string): Field<readonly string[], CommonReason> => {
  const names = list.of(text).map((name) => name.trim());
  const wrong = names.find((name) => name.length > LONGEST_NAME || /[<>]/.test(name));
  if (wrong !== undefined) return unreadable(field, wrong);
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) < i);
  return twice === undefined ? ok(names) : unreadable(field, twice, { reason: 'twice' });
};

/** How a player is called: by name, or else by the number of the seat, from 1. */
export type Who = string | number;

/** Who sits on a seat, as far as names are told. */
export const calledBy =
  (names: readonly string[]): ((seat: number) => Who) =>
  (seat) =>
    names[seat - 1] || seat;

/** A list with nothing in it yet for each of those who sit at the table. */
export const blankSeats = ({ seats: { length } }: Seating): string | undefined =>
  length > 1 ? ','.repeat(length - 1) : undefined;
