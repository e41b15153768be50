import { ok } from '../core/result.ts';
import {
  collectAll,
  itemsIn,
  missing,
  option,
  unreadable,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { PLAYERS } from './data.ts';
import { FACTIONS, type Faction } from './data/factions.ts';
import type { Terrain } from './data/terrains.ts';
import { homeOf, parseSeats, type Seat } from './seats.ts';

/** The Factions of the other players, `witches,shapeshifters/lakes`. Nobody plays against himself. */
export const parseOpponents = (
  text: string,
  own: Faction,
): Field<readonly Seat[], 'twice' | 'yourself'> => {
  const field = 'opponents';
  const seats = parseSeats(field, text, 'homes');
  if (!seats.ok) return seats;
  if (seats.value.some(({ faction }) => faction === own)) {
    return unreadable(field, own, { reason: 'yourself' });
  }
  const max = PLAYERS.max - 1;
  return seats.value.length > max
    ? wrongCount(field, seats.value.length, { min: 0, max })
    : ok(seats.value);
};

/** The player whose Home terrain this is. */
export const ownerOf = (seats: readonly Seat[], terrain: Terrain): Faction | undefined =>
  seats.find((seat) => homeOf(seat) === terrain)?.faction;

/** Those who chose this terrain to start on, without making it their Home (fi.choosing.home-terrains). */
export const startersOn = (seats: readonly Seat[], terrain: Terrain): readonly Faction[] =>
  seats
    .filter((seat) => seat.terrain === terrain && homeOf(seat) === undefined)
    .map(({ faction }) => faction);

/** The Factions of a whole table, each once: `acolytes,auren,nomads`. */
export const parseTable = (field: string, text: string): Field<readonly Faction[], 'twice'> => {
  const items = itemsIn(text);
  if (items.length === 0) return missing(field);
  const factions = collectAll(items.map((item) => option(field, item.toLowerCase(), FACTIONS)));
  if (!factions.ok) return factions;
  const got = factions.value.length;
  const twice = factions.value.find((faction, i) => factions.value.indexOf(faction) < i);
  if (twice !== undefined) return unreadable(field, twice, { reason: 'twice' });
  return got < PLAYERS.min || got > PLAYERS.max ? wrongCount(field, got, PLAYERS) : factions;
};
