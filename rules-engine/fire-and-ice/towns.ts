import { sum } from '../core/multisets.ts';
import type { Holding, Piece, Position } from './board.ts';
import type { Faction } from './data/factions.ts';
import {
  POWER_VALUES,
  SANCTUARY_COUNTS,
  TOWN_POWER,
  TOWN_POWER_WITH_FAVOR,
  TOWN_STRUCTURES,
  YETI_POWER_VALUES,
  type Structure,
} from './data/tiles.ts';
import { landscape, neighborsOf, terrainOf, type Space } from './map.ts';
import { settlements, touching, type Group } from './reach.ts';

/** The Power value of a Structure (fi.power.values, fi.yetis.power-value). */
export const powerValue = (faction: Faction, structure: Structure): number =>
  (faction === 'yetis' ? YETI_POWER_VALUES : POWER_VALUES)[structure];

/** What a cluster of one player's Structures amounts to. */
export interface Strength {
  readonly power: number;
  /** Structures, a Sanctuary standing for two. */
  readonly count: number;
}

export const strengthOf = (faction: Faction, structures: readonly Structure[]): Strength => ({
  power: sum(structures.map((structure) => powerValue(faction, structure))),
  count: sum(structures.map((structure) => (structure === 'sanctuary' ? SANCTUARY_COUNTS : 1))),
});

/** The Power that a Town needs, less with the Favor tile Fire 2 (fi.towns.needs, fi.towns.favor-tile). */
export const powerNeeded = (favor: boolean): number => (favor ? TOWN_POWER_WITH_FAVOR : TOWN_POWER);

export const makesTown = ({ power, count }: Strength, favor: boolean): boolean =>
  power >= powerNeeded(favor) && count >= TOWN_STRUCTURES;

/** The Structures on a group of spaces. */
export const structuresOn = ({ pieces }: Holding, group: Group): readonly Structure[] =>
  pieces.filter(({ space }) => group.includes(space)).map(({ structure }) => structure);

/**
 * River spaces that the Mermaids could skip to found a Town: the clusters around it make one
 * together, and none of them is one already (fi.towns.mermaids).
 */
export const riverTownSpaces = (
  position: Position,
  holding: Holding,
  favor: boolean,
): readonly Space[] => {
  if (holding.faction !== 'mermaids') return [];
  const land = landscape(position.map);
  const apart = settlements(position, holding);
  const isTown = (groups: readonly Group[]): boolean =>
    makesTown(strengthOf(holding.faction, structuresOn(holding, groups.flat())), favor);
  return land.spots.flatMap((_, space) => {
    if (terrainOf(land, space) !== undefined || holding.riverTowns.includes(space)) return [];
    const shore = neighborsOf(land, space);
    const around = apart.filter((group) => group.some((built) => shore.includes(built)));
    return isTown(around) && !around.some((group) => isTown([group])) ? [space] : [];
  });
};

/** What a neighbor is offered, and for which of his Structures. */
export interface Offer {
  readonly faction: Faction;
  readonly power: number;
  readonly pieces: readonly Piece[];
}

/** Power offered to the others when somebody builds on a space (fi.power.offer). In turn order. */
export const offers = (position: Position, builder: Faction, space: Space): readonly Offer[] => {
  const touch = touching(position);
  return position.holdings
    .filter(({ faction }) => faction !== builder)
    .map(({ faction, pieces }) => {
      const near = pieces.filter((piece) => touch(piece.space, space));
      const power = sum(near.map(({ structure }) => powerValue(faction, structure)));
      return { faction, power, pieces: near };
    })
    .filter(({ power }) => power > 0);
};
