import { components } from '../core/graphs.ts';
import type { Holding, Position } from './board.ts';
import { crossing, distance, landscape, neighborsOf, type Landscape, type Space } from './map.ts';

/** Whether two spaces are joined in some way. */
export type Joins = (a: Space, b: Space) => boolean;

/** Spaces that share an edge, or that a bridge joins, whoever built it (fi.reach.direct). */
export const touching = ({ map, holdings }: Position): Joins => {
  const land = landscape(map);
  const bridged = new Set(
    holdings.flatMap(({ bridges }) => bridges.map(({ from, to }) => pairKey(from, to))),
  );
  return (a, b) => distance(land, a, b) === 1 || bridged.has(pairKey(a, b));
};

/** The same number for both directions; no map has a thousand spaces. */
const pairKey = (a: Space, b: Space): number => 1000 * Math.min(a, b) + Math.max(a, b);

/** For the Mermaids, the spaces around a river space that one of their Towns skipped are adjacent too. */
export const adjacent = (position: Position, { riverTowns }: Holding): Joins => {
  const touch = touching(position);
  const shores = riverTowns.map((river) => neighborsOf(landscape(position.map), river));
  return (a, b) => touch(a, b) || shores.some((shore) => shore.includes(a) && shore.includes(b));
};

/** Within a ship's or a jump's range, or directly adjacent (fi.scoring.connected). */
export const connected = (position: Position, holding: Holding): Joins => {
  const land = landscape(position.map);
  const direct = adjacent(position, holding);
  const byShip = ships(land, holding.shipping);
  const byJump = jumps(land, holding.jump);
  return (a, b) => direct(a, b) || byShip(a, b) || byJump(a, b);
};

/** Shipping crosses as many river spaces as its level, and no land (fi.reach.shipping). */
const ships =
  (land: Landscape, level: number): Joins =>
  (a, b) =>
    crossing(land, a, b) <= level;

/** A tunnel or carpet skips up to so many spaces of any kind (fi.reach.tunnel, fi.reach.carpet). */
const jumps =
  (land: Landscape, skips: number): Joins =>
  (a, b) =>
    skips > 0 && distance(land, a, b) <= skips + 1;

export const spacesOf = ({ pieces }: Holding): readonly Space[] => pieces.map(({ space }) => space);

/** Spaces that belong together, in the order of the map. */
export type Group = readonly Space[];

const groupsOf = (holding: Holding, joins: Joins): readonly Group[] =>
  components(spacesOf(holding), joins).map((group) => group.toSorted((a, b) => a - b));

/** Structures directly adjacent to each other: what makes a Town, or a Settlement (fi.towns.cluster, fi.settlements.adjacent). */
export const settlements = (position: Position, holding: Holding): readonly Group[] =>
  groupsOf(holding, adjacent(position, holding));

/** Structures connected directly or indirectly (fi.scoring.one-group). */
export const networks = (position: Position, holding: Holding): readonly Group[] =>
  groupsOf(holding, connected(position, holding));

/** Empty land that a player can reach, by the first way that does. */
export interface Reachable {
  readonly direct: readonly Space[];
  readonly ship: readonly Space[];
  readonly jump: readonly Space[];
}

/** Where a player could build as far as reach goes; terrain and price are other questions. */
export const reachable = (
  position: Position,
  holding: Holding,
  { bonusCard }: { readonly bonusCard: boolean },
): Reachable => {
  const land = landscape(position.map);
  const range = shippingRange(holding, bonusCard);
  const byLand = holding.faction === 'riverwalkers' ? () => false : adjacent(position, holding);
  const from = (joins: Joins, spaces: readonly Space[]): readonly Space[] =>
    spaces.filter((space) => holding.pieces.some((piece) => joins(piece.space, space)));
  const empty = emptyLand(position).map(({ space }) => space);
  const direct = from(byLand, empty);
  const farther = empty.filter((space) => !direct.includes(space));
  const ship = from(ships(land, range), farther);
  const farthest = farther.filter((space) => !ship.includes(space));
  return { direct, ship, jump: from(jumps(land, holding.jump), farthest) };
};

/** The level of the track, and 1 more with the Bonus card for those who have ships (fi.reach.bonus-card). */
export const shippingRange = ({ shipping, jump }: Holding, bonusCard: boolean): number =>
  shipping + (bonusCard && jump === 0 ? 1 : 0);

/** Land without a Structure, with its printed terrain. */
export const emptyLand = ({ map, holdings }: Position): Landscape['lands'] => {
  const built = new Set(holdings.flatMap(spacesOf));
  return landscape(map).lands.filter(({ space }) => !built.has(space));
};
