import { collectAll, itemsIn, option, unreadable, type Field } from '../core/fields.ts';
import { parts } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import { FACTION_FACTS, FACTIONS, type Faction } from './data/factions.ts';
import { TERRAINS, type Terrain } from './data/terrains.ts';

/** A Faction in play, with the terrain that is its Home or that it chose, where that is known. */
export interface Seat {
  readonly faction: Faction;
  readonly terrain: Terrain | undefined;
}

/** Why a list of Factions cannot be read: one stands in it twice, or its terrain must be told. */
export type SeatReason = 'twice' | 'needs-terrain';

/** One of a closed set of words, in capitals or not. What is none of them is echoed as typed. */
export const wordIn = <const O extends string>(
  field: string,
  text: string,
  options: readonly O[],
): Field<O, never> => {
  const found = options.find((candidate) => candidate === text.toLowerCase());
  return found === undefined ? option(field, text, options) : ok(found);
};

/**
 * Factions set apart by commas, `giants,shapeshifters/lakes`. Of those that choose a terrain,
 * `homes` insists on the Shapeshifters', `starts` on every one that is chosen at once.
 */
export const parseSeats = (
  field: string,
  text: string,
  insist: 'homes' | 'starts',
): Field<readonly Seat[], SeatReason> => {
  const items = itemsIn(text);
  const seats = collectAll(items.map((item) => parseSeat(field, item, insist)));
  if (!seats.ok) return seats;
  const twice = seats.value.find(
    ({ faction }, i) => seats.value.findIndex((other) => other.faction === faction) < i,
  );
  return twice === undefined ? seats : unreadable(field, twice.faction, { reason: 'twice' });
};

const parseSeat = (
  field: string,
  item: string,
  insist: 'homes' | 'starts',
): Field<Seat, SeatReason> => {
  const [name = '', word, ...more] = item.split('/');
  if (more.length > 0) return unreadable(field, item);
  const faction = wordIn(field, name, FACTIONS);
  if (!faction.ok) return faction;
  const home = printedHome(faction.value);
  if (!word) {
    return mustSay(faction.value, insist)
      ? unreadable(field, faction.value, { reason: 'needs-terrain' })
      : ok({ faction: faction.value, terrain: home });
  }
  const terrain = wordIn(field, word, home === undefined ? TERRAINS : [home]);
  return terrain.ok ? ok({ faction: faction.value, terrain: terrain.value }) : terrain;
};

/** The Home terrain that the Faction board prints. */
export const printedHome = (faction: Faction): Terrain | undefined =>
  TERRAINS.find((terrain) => terrain === FACTION_FACTS[faction].home);

const mustSay = (faction: Faction, insist: 'homes' | 'starts'): boolean => {
  const { family, home } = FACTION_FACTS[faction];
  return home === 'chosen' || (insist === 'starts' && (family === 'ice' || family === 'variable'));
};

/** The Home terrain of a Faction, if it has one: only the Shapeshifters' is chosen (fi.choosing.home-terrains). */
export const homeOf = ({ faction, terrain }: Seat): Terrain | undefined =>
  FACTION_FACTS[faction].home === 'none' ? undefined : terrain;

/** One item of such a list as typed, right or half-typed. */
export interface TypedSeat {
  readonly faction: string;
  readonly terrain: string;
}

const LIST = parts(',');

/** An item still to be filled in; a blank one would be none. */
export const NO_SEAT = '/';

export const seatIn = (item: string): TypedSeat => {
  const [faction = '', terrain = ''] = item.trim().toLowerCase().split('/');
  return { faction, terrain };
};

export const makeSeat = ({ faction, terrain }: TypedSeat): string => {
  if (terrain !== '') return `${faction}/${terrain}`;
  return faction === '' ? NO_SEAT : faction;
};

/** Everything that is an item of the list, however it is set apart from the next. */
export const seatsIn = (text: string): readonly TypedSeat[] => itemsIn(text).map(seatIn);

/** The Factions of such a list, as typed. */
export const factionsIn = (text: string): readonly string[] =>
  seatsIn(text).map(({ faction }) => faction);

/** Whether an item has the shape of a Faction, or of a Faction and its terrain. */
export const isSeat = (item: string, withTerrain: boolean): boolean =>
  (withTerrain ? /^[^\s;/]*(?:\/[^\s;/]*)?$/ : /^[^\s;/]*$/).test(item.trim());

/** The list with one Faction in the place of another, which changes places with it if it is there too. */
export const seatSwapped = (text: string, faction: string, next: string): string =>
  LIST.make(
    LIST.of(text)
      .filter((item) => item.trim() !== '')
      .map((item) => {
        const { faction: other } = seatIn(item);
        if (other === faction) return next;
        return other === next ? faction : other;
      }),
  );

/** The list without a Faction. */
export const withoutSeat = (text: string, faction: string): string =>
  LIST.make(LIST.of(text).filter((item) => seatIn(item).faction !== faction));

/** Whether the player of this Faction chooses its Home or Starting terrain. */
export const choosesTerrain = (word: string): boolean => {
  const faction = FACTIONS.find((each) => each === word);
  return faction !== undefined && FACTION_FACTS[faction].family !== 'base';
};
