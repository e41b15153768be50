import { parts, wholeIn } from './notation.ts';

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

/**
 * A text with names in it, before and after a change; and, where that is taken back, who sat at the
 * table then: they are called so again.
 */
export type Retold = readonly [was: string, now: string, earlier?: string | undefined];

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

/** Who sits at a table that was told as texts; after the last of whom it says something nobody is there yet. */
export const seatingOf = (players: string, first: string): Seating => {
  const all = seatsIn(players);
  const last = all.findLastIndex(({ name, piece }) => name !== '' || piece !== '');
  const seats = all.slice(0, last + 1);
  const number = wholeIn(first) ?? 0;
  return { seats, first: number >= 1 && number <= seats.length ? number : 0 };
};
