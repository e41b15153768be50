import type { Draft } from './example.ts';
import { unreadable, type CommonReason, type Field, type Range } from './fields.ts';
import { notation, seated, type Spec } from './form.ts';
import { parts } from './notation.ts';
import { ok } from './result.ts';
import { LONGEST_NAME, makeSeats, seatingOf, seatsIn, type Seat, type Seating } from './seating.ts';

/** The number of players. */
export const headcount = <T, Reason extends string>(spec: Spec<T, Reason>): Spec<T, Reason> =>
  seated(spec, ({ seats: { length } }) => {
    const text = String(length);
    return spec.read('', text, {}).ok ? text : undefined;
  });

/** A list with nothing in it yet for each of those who sit at the table. */
export const blankSeats = ({ seats: { length } }: Seating): string | undefined =>
  length > 1 ? ','.repeat(length - 1) : undefined;

/** How a player is called: by name, or else by the number of the seat, from 1. */
export type Who = string | number;

/** Who sits on a seat, as far as names are told. */
export const calledBy =
  (all: readonly string[]): ((seat: number) => Who) =>
  (seat) =>
    all[seat - 1] || seat;

const COMMA = parts(',');

const listed = (text: string): readonly string[] => COMMA.of(text).map((name) => name.trim());

/** Names by seat, `Ada,Bo,Cy`; a seat without one goes by its number. */
export const readNames = (field: string, text: string): Field<readonly string[], CommonReason> => {
  const all = listed(text);
  const wrong = all.find((name) => name.length > LONGEST_NAME || /[<>]/.test(name));
  if (wrong !== undefined) return unreadable(field, wrong);
  const twice = all.find((name) => isTwice(name, all));
  return twice === undefined ? ok(all) : unreadable(field, twice, { reason: 'twice' });
};

const isTwice = (name: string, all: readonly string[]): boolean =>
  name !== '' && all.indexOf(name) < all.lastIndexOf(name);

/** Where at the table somebody sits, by the place in a form's list, from 0; -1 where nobody says so. */
export type SeatOf = (seats: readonly Seat[], place: number, raw: Draft) => number;

/** The names of the players by seat, for a form that has seats but no names in them. */
export const names = (count: Range, seatOf?: SeatOf): Spec<readonly string[], CommonReason> =>
  telling(
    seated(notation(readNames, '', { count, samples: ['Ada,Bo', 'Ada,Ada'] }), ({ seats }) =>
      seats.map(({ name }) => name).join(','),
    ),
    // A list that is longer by a name has no more seats than before.
    (text) => Array.from({ length: count.max }, (_, i) => listed(text)[i] ?? ''),
    seatOf,
  );

/**
 * A field that tells the table the names in it. Only those that have just changed are told: a name
 * typed into an example, or into a friend's position, does not bring along the others.
 */
export const telling = <T, Reason extends string>(
  spec: Spec<T, Reason>,
  namesIn: (text: string) => readonly string[],
  seatOf: SeatOf = (_, place) => place,
): Spec<T, Reason> => ({
  ...spec,
  tells: (players, [was, now, earlier], raw) => {
    const before = namesIn(was);
    const after = namesIn(now);
    // Whoever comes or goes has typed no name.
    if (before.length !== after.length) return players;
    const { seats } = seatingOf(players, '');
    const called = seats.map(({ name }) => name);
    // While two change names, one name is there twice; the table has it from the one who gives it away.
    const isNew = (name: string, place: number): boolean =>
      name !== before[place] || (isTwice(name, before) && called.includes(name));
    const next = after.reduce((text, name, place) => {
      const at = isNew(name, place) ? seatOf(seats, place, raw) : -1;
      const said = earlier === undefined ? name : (seatsIn(earlier)[at]?.name ?? '');
      return at < 0 ? text : COMMA.with(text, at, said);
    }, called.join(','));
    return seatsCalled(seats, next.split(','), after);
  },
});

/** The seats with other names; one that cannot be read, here or in the form, is not told. */
const seatsCalled = (
  seats: readonly Seat[],
  next: readonly string[],
  inForm: readonly string[],
): string =>
  makeSeats(
    next.map((name, at) => {
      const isRead = readNames('', name).ok && !isTwice(name, next) && !isTwice(name, inForm);
      return { piece: '', ...seats[at], name: isRead || name === seats[at]?.name ? name : '' };
    }),
  ).replace(/,+$/, '');
