import {
  collect,
  collectAll,
  optionalWhole,
  unreadable,
  whole,
  wholes,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { err, ok } from '../core/result.ts';
import {
  AMOUNT,
  DICE_EACH,
  HAT_SPACES,
  HATS,
  NAME_LENGTH,
  POINTS,
  SEAT_PARTS,
  SEATS,
  STORAGE,
  type Hue,
} from './data.ts';
import { hueOf, optionalGems, parseDice, type Die, type Gems } from './notation.ts';

/** A player at the end of a round, as the table stands before anything is done. */
export interface Seat {
  readonly name: string;
  /** Spaces of the performance track with this player's hats, counted from the bottom. */
  readonly hats: readonly number[];
  readonly coins: number;
  readonly dice: readonly Die[];
  /** `undefined`: not told, so not checked. */
  readonly gems: Gems | undefined;
  readonly points: number | undefined;
  /** Colours of the gems that a play-order card may give, in order. */
  readonly choice: readonly Hue[];
}

/**
 * A whole table, seats set apart by `;` and their parts by `:` —
 * `Ada:3:6:g5,g4,p3,c6;Bo:9,12:7:p6,p5,o1,c2:0/3/1/0:41:g`.
 */
export const parseTable = (field: string, text: string): Field<readonly Seat[]> => {
  const parts = seatTexts(text);
  if (parts.length < SEATS.min || parts.length > SEATS.max) {
    return wrongCount(field, parts.length, SEATS);
  }
  const seats = collectAll(parts.map((part, i) => parseSeat(field, part, i + 1)));
  return seats.ok ? differentNames(field, seats.value) : seats;
};

/** The texts of the seats; nothing between two marks is no seat. */
export const seatTexts = (text: string): readonly string[] =>
  text.split(';').filter((part) => part.trim() !== '');

/** Parts with the mark of parts between them; marks inside a part are left out of it. */
export const makeSeat = (parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll(';', '').replaceAll(':', '')).join(':');

/** Seats whose names differ, or the first name that comes again. */
export const differentNames = <S extends { readonly name: string }>(
  field: string,
  seats: readonly S[],
): Field<readonly S[], 'same-name'> => {
  const at = seats.findIndex(({ name }, i) => seats.findIndex((seat) => seat.name === name) < i);
  return at < 0
    ? ok(seats)
    : unreadable(field, seats[at]?.name ?? '', { where: [at + 1, 1], reason: 'same-name' });
};

export const parseName = (
  field: string,
  text: string,
  seat: number,
): Field<string, 'no-name' | 'long-name'> => {
  const name = text.trim();
  const where = [seat, 1];
  if (name === '') return unreadable(field, text, { where, reason: 'no-name' });
  return name.length > NAME_LENGTH
    ? unreadable(field, name, { where, reason: 'long-name' })
    : ok(name);
};

const parseSeat = (field: string, text: string, seat: number): Field<Seat> => {
  const parts = text.split(':');
  if (parts.length < SEAT_PARTS.min || parts.length > SEAT_PARTS.max) {
    return unreadable(field, text.trim(), { where: [seat], reason: 'parts' });
  }
  const part = (number: number): string => parts[number - 1] ?? '';
  const at = <T>(number: number, read: (text: string) => Field<T>): Field<T> =>
    located(read(part(number)), [seat, number], part(number));
  return collect({
    name: parseName(field, part(1), seat),
    hats: at(2, (hats) => wholes(field, hats, { each: HAT_SPACES, count: { min: 1, max: HATS } })),
    coins: at(3, (coins) => whole(field, coins, AMOUNT)),
    dice: at(4, (dice) => parseDice(field, dice, DICE_EACH)),
    gems: at(5, (gems) => optionalGems(field, gems, STORAGE)),
    points: at(6, (points) => optionalWhole(field, points, POINTS)),
    choice: parseChoice(field, part(7), seat),
  });
};

/** The same problem, told with its place in the table. */
const located = <T>(read: Field<T>, where: readonly number[], text: string): Field<T> =>
  read.ok
    ? read
    : err(
        read.error.map(({ field }) => ({
          field,
          code: 'not-readable',
          got: text.trim(),
          where,
          reason: 'part',
        })),
      );

/** Letters of colours, one for each gem: `g` or `gp`. */
const parseChoice = (field: string, text: string, seat: number): Field<readonly Hue[]> => {
  const letters = text.split(/[\s,]*/).filter((letter) => letter !== '');
  const hues = letters.flatMap((letter) => hueOf(letter) ?? []);
  return hues.length === letters.length
    ? ok(hues)
    : unreadable(field, text.trim(), { where: [seat, SEAT_PARTS.max], reason: 'not-a-color' });
};
