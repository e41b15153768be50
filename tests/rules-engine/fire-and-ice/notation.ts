import {
  landscape,
  nameOf,
  parseBoard,
  type Board,
  type Faction,
  type Holding,
  type MapName,
  type Space,
} from '#engine/fire-and-ice/index.ts';
import { unwrap } from '#tests/support/rule.ts';

/** A board of the new landscape, or of another map, in the engine's own notation. */
export const board = (text: string, map: MapName = 'fire-and-ice'): Board =>
  unwrap(parseBoard('board', map, text));

export const holdingOf = (position: Board, faction: Faction): Holding => {
  const found = position.holdings.find((holding) => holding.faction === faction);
  if (found === undefined) throw new Error(`no ${faction} on this board`);
  return found;
};

/** A space by its name. */
export const at = (name: string, map: MapName = 'fire-and-ice'): Space => {
  const space = landscape(map).named.get(name);
  if (space === undefined) throw new Error(`no ${name} on this map`);
  return space;
};

/** Groups of spaces as one line: `B1 B2 | C7`. */
export const inWords = (
  groups: readonly (readonly Space[])[],
  map: MapName = 'fire-and-ice',
): string =>
  groups.map((group) => group.map((space) => nameOf(landscape(map), space)).join(' ')).join(' | ');
