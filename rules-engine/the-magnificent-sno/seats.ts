import {
  collect,
  collectAll,
  itemsIn,
  optionalWhole,
  unreadable,
  whole,
  wholes,
  wrongCount,
  type Field,
  type Range,
} from '../core/fields.ts';
import { seated, type Spec } from '../core/form.ts';
import { firstOr, nth } from '../core/lists.ts';
import { telling } from '../core/players.ts';
import { parts } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import type { Seating } from '../core/seating.ts';
import {
  AMOUNT,
  DICE_EACH,
  HAT_SPACES,
  HATS,
  HATS_OF_FIVE,
  NAME_LENGTH,
  POINTS,
  SEAT_PARTS,
  SEATS,
  STORAGE,
  type Hue,
} from './data.ts';
import { hueOf, optionalGems, parseDice, parseDie, type Die, type Gems } from './notation.ts';

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
  /** Colors of the gems that a play-order card may give, in order. */
  readonly choice: readonly Hue[];
}

/** What a table can have that is not readable. `part` is one of the parts after the name. */
export type SeatReason = 'no-name' | 'long-name' | 'same-name' | 'parts' | 'part' | 'not-a-color';

/**
 * A whole table, seats set apart by `;` and their parts by `:` —
 * `Ada:3:6:g5,g4,p3,c6;Bo:9,12:7:p6,p5,o1,c2:0/3/1/0:41:g`.
 */
export const parseTable = (field: string, text: string): Field<readonly Seat[], SeatReason> => {
  const texts = seatTexts(text);
  if (texts.length < SEATS.min || texts.length > SEATS.max) {
    return wrongCount(field, texts.length, SEATS);
  }
  const seats = collectAll(texts.map((part, i) => parseSeat(field, part, i + 1)));
  return seats.ok ? differentNames(field, seats.value) : seats;
};

/** The texts of the seats; nothing between two marks is no seat. */
export const seatTexts = (text: string): readonly string[] =>
  parts(';')
    .of(text)
    .filter((part) => part.trim() !== '');

/** Parts with the mark of parts between them; marks inside a part are left out of it. */
export const makeSeat = (texts: readonly string[]): string =>
  texts.map((part) => part.replaceAll(';', '').replaceAll(':', '')).join(':');

/** Seats whose names differ, or the first name that comes again. */
export const differentNames = <S extends { readonly name: string }>(
  field: string,
  seats: readonly S[],
): Field<readonly S[], 'same-name'> => {
  const names = seats.map(({ name }) => name);
  const at = names.findIndex((name, i) => names.indexOf(name) < i);
  return at < 0
    ? ok(seats)
    : unreadable(field, nth(names, at, ''), { where: [at + 1, 1], reason: 'same-name' });
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

const parseSeat = (field: string, text: string, seat: number): Field<Seat, SeatReason> => {
  const texts = seatParts.of(text);
  if (texts.length < SEAT_PARTS.min || texts.length > SEAT_PARTS.max) {
    return unreadable(field, text.trim(), { where: [seat], reason: 'parts' });
  }
  const { name, hats, coins, dice, gems, points, choice } = seatOf(texts);
  const at = <T>(number: number, part: string, read: Field<T>): Field<T, 'part'> =>
    read.ok
      ? read
      : unreadable(field, makeFlawed(name, part), { where: [seat, number], reason: 'part' });
  return collect({
    name: parseName(field, name, seat),
    hats: at(2, hats, wholes(field, hats, { each: HAT_SPACES, count: { min: 1, max: HATS } })),
    coins: at(3, coins, whole(field, coins, AMOUNT)),
    dice: at(4, wrongDie(dice) ?? dice, parseDice(field, dice, DICE_EACH)),
    gems: at(5, gems, optionalGems(field, gems, STORAGE)),
    points: at(6, points, optionalWhole(field, points, POINTS)),
    choice: parseChoice(field, choice, { name, seat }),
  });
};

/** The first of a player's dice that is none, if there are not too many of them. */
const wrongDie = (dice: string): string | undefined => {
  const items = itemsIn(dice);
  return items.length > DICE_EACH.max ? undefined : items.find((item) => !parseDie('', item).ok);
};

/** Letters of colors, one for each gem: `g` or `gp`. */
const parseChoice = (
  field: string,
  text: string,
  { name, seat }: { readonly name: string; readonly seat: number },
): Field<readonly Hue[], 'not-a-color'> => {
  const letters = lettersOf(text);
  const hues = letters.flatMap((letter) => hueOf(letter) ?? []);
  return hues.length === letters.length
    ? ok(hues)
    : unreadable(field, makeFlawed(name, text), {
        where: [seat, SEAT_PARTS.max],
        reason: 'not-a-color',
      });
};

/** A part that cannot be read, with the name of its player before it. */
export const makeFlawed = (name: string, part: string): string =>
  makeSeat([name.trim(), part.trim()]);

/** The player and the part that a problem of a seat is about. */
export const flawedPart = (got: string): { readonly name: string; readonly part: string } => {
  const [name = '', part = ''] = seatParts.of(got);
  return { name, part };
};

/** The parts of a seat in the order of its text. */
const SEAT_FIELDS = ['name', 'hats', 'coins', 'dice', 'gems', 'points', 'choice'] as const;

type SeatField = (typeof SEAT_FIELDS)[number];

/** A seat as typed, right or half-typed. */
export type SeatText = Readonly<Record<SeatField, string>>;

const seatParts = parts(':');

const seatOf = ([
  name = '',
  hats = '',
  coins = '',
  dice = '',
  gems = '',
  points = '',
  choice = '',
]: readonly string[]): SeatText => ({ name, hats, coins, dice, gems, points, choice });

/** The seats of a table; nothing if its text does not fall into seats and their parts. */
export const splitTable = (text: string): readonly SeatText[] | undefined => {
  const seats = seatTexts(text).map((seat) => seatParts.of(seat));
  const fits =
    seats.length <= SEATS.max &&
    seats.length > 0 &&
    seats.every(
      (texts) =>
        texts.length >= SEAT_PARTS.min &&
        texts.length <= SEAT_PARTS.max &&
        hatsOf(seatOf(texts).hats).length <= HATS,
    );
  return fits ? seats.map(seatOf) : undefined;
};

/** The text of a table; parts that say nothing are left out at the end of a seat. */
export const joinTable = (seats: readonly SeatText[]): string =>
  seats
    .map((seat) => {
      const texts = SEAT_FIELDS.map((field) => seat[field]);
      const last = texts.findLastIndex((text) => text.trim() !== '');
      return makeSeat(texts.slice(0, Math.max(SEAT_PARTS.min, last + 1)));
    })
    .join(';');

const hatTexts = parts(',', 1);

/** The spaces of a player's hats, as typed. */
export const hatsOf = (hats: string): readonly string[] => hatTexts.of(hats);

export const withHat = (hats: string, at: number, text: string): string => {
  const [low = '', high = ''] = hatTexts.of(hatTexts.with(hats, at, text));
  return high.trim() === '' ? low : hatTexts.make([low, high]);
};

/**
 * The table after a tap on a space of the track: the player's hat stands there, and nobody else's; a hat
 * of this player that stood there is taken back. Whoever has all hats on the track moves the first of them.
 */
export const tappedHat = (
  seats: readonly SeatText[],
  at: number,
  space: number,
): readonly SeatText[] => {
  const most = seats.length === SEATS.max ? HATS_OF_FIVE : HATS;
  const text = String(space);
  return seats.map((seat, i) => {
    const hats = hatTexts.of(seat.hats).filter((hat) => hat.trim() !== '');
    const others = hats.filter((hat) => hat.trim() !== text);
    const isPlaced = i === at && others.length === hats.length;
    const left = isPlaced ? [...others, text].slice(-most) : others;
    return { ...seat, hats: hatTexts.make(left) };
  });
};

/** Names for players who are added, until they get their own. */
const SPARE_NAMES: readonly string[] = ['Ada', 'Bo', 'Cy', 'Dora', 'Elio'];

/** The first of them that nobody has. */
export const spareName = (names: readonly string[]): string =>
  firstOr(SPARE_NAMES, (spare) => !names.some((name) => name.trim() === spare), '');

export const anotherSeat = (seats: readonly SeatText[]): SeatText =>
  seatOf([spareName(seats.map(({ name }) => name))]);

/** A player of whom nothing but the name is known. */
export const namedSeat = (name: string): string => joinTable([seatOf([name])]);

/**
 * The seats of those who sit at the table; nothing if they are too few or too many. Whoever has not
 * told a name goes by the number of the seat.
 */
export const seatsAt =
  (write: (name: string) => string, { min, max }: Range = SEATS) =>
  ({ seats }: Seating): string | undefined =>
    seats.length >= min && seats.length <= max
      ? seats.map(({ name }, i) => write(name === '' ? String(i + 1) : name)).join(';')
      : undefined;

/** A field of such seats: the table fills in its names, and it tells the table those that change. */
export const ofTable = <T, Reason extends string>(
  spec: Spec<T, Reason>,
  write: (name: string) => string,
  count?: Range,
): Spec<T, Reason> =>
  telling(seated(spec, seatsAt(write, count)), (text) =>
    seatTexts(text)
      .slice(0, SEATS.max)
      .map((seat) => nth(seatParts.of(seat), 0, '').trim()),
  );

/** The same players, of whom nothing else is known any more. */
export const onlyNames = (seats: readonly SeatText[]): readonly SeatText[] =>
  seats.map(({ name }) => seatOf([name]));

/** Letters of the gems a player takes, one after the other. */
export const lettersOf = (choice: string): readonly string[] =>
  choice.split(/[\s,]*/).filter((letter) => letter !== '');

export const withLetter = (choice: string, at: number, letter: string): string =>
  lettersOf(choice).toSpliced(at, 1, letter).join('');

/** What is wrong with a seat: its name, its parts as such, or one of those after the name. */
export type SeatFlaw = 'no-name' | 'long-name' | 'same-name' | 'parts' | Exclude<SeatField, 'name'>;

/** What a problem of a table is about; nothing if it is about no seat. */
export const seatFlaw = ({
  reason,
  where: [seat = 1, part = 1] = [],
}: {
  readonly reason?: string;
  readonly where?: readonly number[];
}): { readonly seat: number; readonly flaw: SeatFlaw } | undefined => {
  const whole = (['no-name', 'long-name', 'same-name', 'parts'] as const).find(
    (each) => each === reason,
  );
  const field = SEAT_FIELDS[part - 1];
  const flaw = whole ?? (field === 'name' ? undefined : field);
  return flaw === undefined ? undefined : { seat, flaw };
};
