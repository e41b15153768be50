import { saying, when, type Says } from '../core/answer.ts';
import { pairs } from '../core/graphs.ts';
import type { FiClause } from './clauses.ts';
import { FACTION_FACTS, FACTIONS, type Faction } from './data/factions.ts';
import { TERRAINS, type Terrain } from './data/terrains.ts';
import { otherSideOf } from './faction-tokens.ts';
import { homeOf, printedHome, type Seat, type TypedSeat } from './seats.ts';

/** What Factions break that cannot sit together, whatever terrains they chose. */
export const FACTIONS_SAYS = {
  'board-shared': 'fi.choosing.same-board',
  'home-shared': 'fi.choosing.one-per-terrain',
} as const satisfies Says<FiClause>;

/** What a table breaks that cannot sit together. */
export const TABLE_SAYS = {
  ...FACTIONS_SAYS,
  'start-shared': 'fi.choosing.home-or-start',
} as const satisfies Says<FiClause>;

const say = saying(TABLE_SAYS);

/** Whether two Factions are the two sides of a board of the expansion (fi.choosing.same-board). */
export const shareBoard = (a: Seat, b: Seat): boolean =>
  printedHome(a.faction) === undefined && otherSideOf(a.faction) === b.faction;

/** Whether two Factions have the same terrain, as Home or to start on (fi.choosing.home-or-start). */
export const shareTerrain = (a: Seat, b: Seat): boolean =>
  a.terrain !== undefined && a.terrain === b.terrain;

/**
 * Whether two players sit at the table while Factions are chosen, or later: then the Shapeshifters
 * may live where somebody else only started (fi.shapeshifters.starting-terrains).
 */
export type When = 'setup' | 'game';

const shareWrongly = (a: Seat, b: Seat, moment: When): boolean => {
  const isChanged = moment === 'game' && [a, b].some(({ faction }) => faction === 'shapeshifters');
  return shareTerrain(a, b) && !(isChanged && [a, b].some((seat) => homeOf(seat) === undefined));
};

/** Whether two Factions can be in one game. */
const canMeet = (a: Seat, b: Seat, moment: When): boolean =>
  a.faction !== b.faction && !shareBoard(a, b) && !shareWrongly(a, b, moment);

const boardShared = (a: Seat, b: Seat) =>
  when(shareBoard(a, b), say('board-shared', { factions: [a.faction, b.faction] as const }));

const homeShared = (a: Seat, b: Seat) => {
  const terrain = homeOf(a);
  return terrain === undefined || terrain !== homeOf(b)
    ? []
    : [say('home-shared', { factions: [a.faction, b.faction] as const, terrain })];
};

/** A terrain that one of two chose, though it was the other's. */
const startShared = (a: Seat, b: Seat) => {
  const { terrain } = a;
  if (terrain === undefined || shareBoard(a, b)) return [];
  const [chooser, other] = lateness(a) >= lateness(b) ? [a, b] : [b, a];
  const whose = { chooser: chooser.faction, other: other.faction };
  return [say('start-shared', { terrain, ...whose, chose: kindOf(chooser), as: kindOf(other) })];
};

const clashes = (a: Seat, b: Seat, moment: When) => {
  const isHomes = homeOf(a) !== undefined && homeOf(b) !== undefined;
  const isChosen = moment === 'setup' && [a, b].some(({ faction }) => faction === 'shapeshifters');
  if (isHomes && !isChosen) return homeShared(a, b);
  return shareWrongly(a, b, moment) ? startShared(a, b) : [];
};

/** Whether a terrain is a Faction's Home, or only the one on which it starts. */
const kindOf = (seat: Seat): 'home' | 'start' => (homeOf(seat) === undefined ? 'start' : 'home');

/** Volcano Factions choose a terrain last of all; those whose board prints one do not choose. */
const lateness = ({ faction }: Seat): number => {
  const { family } = FACTION_FACTS[faction];
  if (family === 'volcano') return 3;
  if (family === 'variable') return faction === 'riverwalkers' ? 2 : 1;
  return family === 'ice' ? 1 : 0;
};

/** Everything for which these Factions cannot be in one game. */
export const tableViolations = (seats: readonly Seat[], moment: When = 'game') =>
  pairs(seats).flatMap(([a, b]) => [...boardShared(a, b), ...clashes(a, b, moment)]);

/** The same of Factions whose chosen terrains are not known. */
export const factionViolations = (factions: readonly Faction[]) =>
  pairs(factions.map(seatOf)).flatMap(([a, b]) => [...boardShared(a, b), ...homeShared(a, b)]);

/** A Faction with the terrain that its board prints, if it does. */
export const seatOf = (faction: Faction): Seat => ({ faction, terrain: printedHome(faction) });

const known = ({ faction: name, terrain: word }: TypedSeat): readonly Seat[] => {
  const faction = FACTIONS.find((each) => each === name);
  if (faction === undefined) return [];
  const terrain = printedHome(faction) ?? TERRAINS.find((each) => each === word);
  return [{ faction, terrain }];
};

/** Whether a Faction can join those of a table as typed, right or half-typed. */
export const canJoin = (
  table: readonly TypedSeat[],
  faction: Faction,
  moment: When = 'game',
): boolean => table.flatMap(known).every((seat) => canMeet(seat, seatOf(faction), moment));

/** The terrains that a Faction can have beside those of a table as typed. */
export const terrainsBeside = (
  table: readonly TypedSeat[],
  faction: Faction,
  moment: When = 'game',
): readonly Terrain[] =>
  TERRAINS.filter((terrain) =>
    table.flatMap(known).every((seat) => !shareWrongly(seat, { faction, terrain }, moment)),
  );
