import { collect, collectAll, itemsIn, unreadable, whole, type Field } from '../core/fields.ts';
import { parts } from '../core/notation.ts';
import { parseBowls } from './amounts.ts';
import { AMOUNT } from './data.ts';
import { FACTIONS, type Faction } from './data/factions.ts';
import type { Bowls } from './power.ts';
import { wordIn } from './seats.ts';

/** A neighbor's victory points and Power tokens. */
export interface Taker {
  readonly faction: Faction;
  readonly points: number;
  readonly bowls: Bowls;
}

const TAKER = parts('/');

/** A neighbor still to be filled in. */
export const NO_TAKER = '/0/0/0/0';

/** A neighbor as typed, right or half-typed: the Faction, and points and Bowls as one text. */
export interface TypedTaker {
  readonly faction: string;
  readonly amounts: string;
}

export const takerIn = (item: string): TypedTaker => {
  const [faction = '', ...amounts] = TAKER.of(item.trim());
  return { faction, amounts: TAKER.make(amounts) };
};

/** What would break the list in two is left out of the amounts; blank ones keep their places. */
export const makeTaker = ({ faction, amounts }: TypedTaker): string =>
  `${faction}/${itemsIn(amounts).join('') || '///'}`;

/** Whether a text is one neighbor, right or wrong. */
export const isTaker = (item: string): boolean =>
  itemsIn(item)[0] === item.trim() && TAKER.of(item).length === TAKER.of(NO_TAKER).length;

export const parseTakers = (field: string, text: string): Field<readonly Taker[], 'twice'> => {
  const takers = collectAll(itemsIn(text).map((item) => parseTaker(field, item)));
  if (!takers.ok) return takers;
  const names = takers.value.map(({ faction }) => faction);
  const twice = names.find((faction, i) => names.indexOf(faction) < i);
  return twice === undefined ? takers : unreadable(field, twice, { reason: 'twice' });
};

const parseTaker = (field: string, item: string): Field<Taker, never> => {
  const [name = '', points = '', ...bowls] = TAKER.of(item);
  if (bowls.length < 3) return unreadable(field, item);
  return collect({
    faction: wordIn(field, name, FACTIONS),
    points: whole(field, points, AMOUNT),
    bowls: parseBowls(field, TAKER.make(bowls)),
  });
};
