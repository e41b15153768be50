import {
  collectAll,
  missing,
  optionalWhole,
  slashedWholes,
  unreadable,
  whole,
  wrongCount,
  type Field,
  type Range,
} from '../core/fields.ts';
import { parts, type Parts } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import { AMOUNT } from './data.ts';
import { CULTS } from './data/tiles.ts';
import type { Stock } from './left-over.ts';

/** Coins, workers, Priests and three Bowls. */
const STOCK = 6;

/** Text that lists something player by player, in turn order: an item for each, and one to begin with. */
export interface PlayerList extends Parts {
  readonly blank: string;
}

const MARKS = /[;,]/g;

/** What would break the list in two is left out of an item. */
const playerList = (mark: string, blank: string): PlayerList => {
  const list = parts(mark);
  return {
    ...list,
    with: (text, at, item) => list.with(text, at, item.replaceAll(MARKS, '')),
    blank,
  };
};

const zeros = (count: number): string => Array.from({ length: count }, () => '0').join('/');

export const PLAYER_LISTS = {
  cults: playerList(';', zeros(CULTS.length)),
  leftOvers: playerList(';', zeros(STOCK)),
  points: playerList(',', '0'),
} as const;

interface Shape<T> {
  readonly players: number;
  readonly parse: (field: string, item: string) => Field<T, never>;
}

/** One item for each player of the board, or none at all. */
export const perPlayer = <T>(
  field: string,
  text: string,
  { players, parse }: Shape<T>,
): Field<readonly T[] | undefined, never> => {
  if (text.trim() === '') return ok(undefined);
  const items = text.split(MARKS).map((item) => item.trim());
  if (items.includes('')) return missing(field);
  // Without a board there is nobody to count, and the board's own problem says so.
  if (players > 0 && items.length !== players) {
    return wrongCount(field, items.length, { min: players, max: players });
  }
  return collectAll(items.map((item) => parse(field, item)));
};

/** What is told of each seat; nothing where it is blank. */
export const perSeat = <T, Reason extends string = never>(
  field: string,
  text: string,
  {
    players,
    parse,
  }: {
    readonly players: number;
    readonly parse: (field: string, item: string) => Field<T, Reason>;
  },
): Field<readonly (T | undefined)[], Reason> => {
  const items = text.trim() === '' ? [] : text.split(MARKS).map((item) => item.trim());
  // Without Factions there is nobody to count, and their own problem says so.
  if (players > 0 && items.length > 0 && items.length !== players) {
    return wrongCount(field, items.length, { min: players, max: players });
  }
  const seats = items.length > 0 ? items : Array.from({ length: players }, () => '');
  return collectAll(seats.map((item) => (item === '' ? ok(undefined) : parse(field, item))));
};

/** So many numbers with slashes between them, of which some may still be blank: `4//0/10`. */
export const slashedSoFar = (
  field: string,
  text: string,
  { count, each }: { readonly count: number; readonly each: Range },
): Field<readonly (number | undefined)[], never> => {
  const items = parts('/').of(text);
  return items.length === count
    ? collectAll(items.map((item) => optionalWhole(field, item, each)))
    : unreadable(field, text);
};

export const parsePoints = (field: string, text: string): Field<number, never> =>
  whole(field, text, AMOUNT);

export const parseStock = (field: string, text: string): Field<Stock, never> => {
  const amounts = slashedWholes(field, text, { count: STOCK, each: AMOUNT });
  if (!amounts.ok) return amounts;
  const [coins = 0, workers = 0, priests = 0, one = 0, two = 0, three = 0] = amounts.value;
  return ok({ coins, workers, priests, bowls: [one, two, three] });
};
