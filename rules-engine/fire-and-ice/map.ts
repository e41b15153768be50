import { nth } from '../core/lists.ts';
import { own } from '../core/own.ts';
import { remember } from '../core/remember.ts';
import { FULL_ROW, MAP_NAMES, MAP_PRINTS, PRINTED, type MapName } from './data/maps.ts';
import type { Terrain } from './data/terrains.ts';

/** A space of a map: its number, counted row by row from the top left. */
export type Space = number;

interface Spot {
  /** In half spaces from the left, so that shifted rows stay whole. */
  readonly x: number;
  /** In rows from the top. */
  readonly y: number;
  /** `undefined` on the river. */
  readonly terrain: Terrain | undefined;
  readonly name: string;
  /** Whether it lies on the edge of the map. */
  readonly edge: boolean;
}

/** A map with everything that its geometry decides, worked out once. */
export interface Landscape {
  readonly map: MapName;
  readonly spots: readonly Spot[];
  /** The land spaces with the terrain printed on them. */
  readonly lands: readonly { readonly space: Space; readonly terrain: Terrain }[];
  readonly named: ReadonlyMap<string, Space>;
  readonly neighbors: readonly (readonly Space[])[];
  /** River spaces that a ship crosses between two land spaces; `Infinity` where no river leads. */
  readonly crossings: readonly (readonly number[])[];
  /** The spaces at the other end of a bridge that could be built here. */
  readonly bridgeable: readonly (readonly Space[])[];
}

/** Ways from a space to others: half spaces to the right, rows down. */
type Ways = readonly (readonly [number, number])[];

/** The six neighbors. A step to the next row moves half a space sideways as well. */
const STEPS: Ways = [
  [-1, -1],
  [1, -1],
  [-2, 0],
  [2, 0],
  [-1, 1],
  [1, 1],
];

/** The six spaces that face a space across a single edge: two steps off, not in a straight line. */
const FACING: Ways = [
  [0, -2],
  [-3, -1],
  [3, -1],
  [-3, 1],
  [3, 1],
  [0, 2],
];

const survey = (map: MapName): Landscape => {
  const spots = printedSpots(map);
  const at = new Map(spots.map(({ x, y }, space) => [`${String(x)},${String(y)}`, space]));
  const along = (ways: Ways): readonly (readonly Space[])[] =>
    spots.map(({ x, y }) =>
      ways.flatMap(([right, down]) => at.get(`${String(x + right)},${String(y + down)}`) ?? []),
    );
  const neighbors = along(STEPS);
  const isRiver = (space: Space): boolean => spots[space]?.terrain === undefined;
  return {
    map,
    spots,
    lands: spots.flatMap(({ terrain }, space) =>
      terrain === undefined ? [] : [{ space, terrain }],
    ),
    named: new Map(spots.map(({ name }, space) => [name, space])),
    neighbors,
    crossings: spots.map((_, from) => crossingsFrom(from, neighbors, isRiver)),
    bridgeable: along(FACING).map((across, from) =>
      across.filter((to) => canBridge({ from, to }, neighbors, isRiver)),
    ),
  };
};

/** A map as it is printed, measured once. */
export const landscape = remember(MAP_NAMES.length, (map) => map, survey);

/** Land is named by the letter of its row and its number in it, river by its number on the map (fi.map.names). */
const printedSpots = (map: MapName): readonly Spot[] => {
  const { firstRow, rows } = MAP_PRINTS[map];
  const spots: Spot[] = [];
  let river = 0;
  rows.forEach((row, y) => {
    const letter = String.fromCharCode(firstRow.charCodeAt(0) + y);
    const shift = row.length < FULL_ROW ? 1 : 0;
    let land = 0;
    Array.from(row).forEach((print, i) => {
      const terrain = own(PRINTED, print);
      spots.push({
        x: 2 * i + shift,
        y,
        terrain,
        name: terrain === undefined ? `r${String(river++)}` : letter + String(++land),
        // A river space on the border keeps the land behind it off the edge.
        edge: y === 0 || y === rows.length - 1 || i === 0 || i === row.length - 1,
      });
    });
  });
  return spots;
};

/** Sails out from a land space, one river space at a time, and notes the land it passes. */
const crossingsFrom = (
  from: Space,
  neighbors: readonly (readonly Space[])[],
  isRiver: (space: Space) => boolean,
): readonly number[] => {
  const crossed = neighbors.map(() => Infinity);
  const around = (spaces: readonly Space[]): readonly Space[] => {
    const near = new Set(spaces.flatMap((space) => nth(neighbors, space, [])));
    return [...near].filter((space) => crossed[space] === Infinity);
  };
  let afloat = isRiver(from) ? [] : around([from]).filter(isRiver);
  for (let count = 1; afloat.length > 0; count++) {
    for (const space of afloat) crossed[space] = count;
    const ahead = around(afloat);
    // River among it is noted again once it is sailed.
    for (const space of ahead) crossed[space] = count;
    afloat = ahead.filter(isRiver);
  }
  return crossed;
};

/** A bridge joins two land spaces when whatever lies between them on the map is river (fi.reach.bridges). */
const canBridge = (
  { from, to }: { readonly from: Space; readonly to: Space },
  neighbors: readonly (readonly Space[])[],
  isRiver: (space: Space) => boolean,
): boolean => {
  const near = nth(neighbors, to, []);
  const between = nth(neighbors, from, []).filter((space) => near.includes(space));
  return !isRiver(from) && !isRiver(to) && between.every(isRiver);
};

/** Steps from space to space as the crow flies, over any terrain: neighbors are 1 apart (fi.distance.one-end). */
export const distance = ({ spots }: Landscape, a: Space, b: Space): number => {
  const [one, other] = [spots[a], spots[b]];
  if (one === undefined || other === undefined) return Infinity;
  const rows = Math.abs(one.y - other.y);
  const halves = Math.abs(one.x - other.x);
  return rows + Math.max(0, (halves - rows) / 2);
};

export const nameOf = ({ spots }: Landscape, space: Space): string => spots[space]?.name ?? '';

export const terrainOf = ({ spots }: Landscape, space: Space): Terrain | undefined =>
  spots[space]?.terrain;

export const onEdge = ({ spots }: Landscape, space: Space): boolean => spots[space]?.edge ?? false;

export const crossing = ({ crossings }: Landscape, a: Space, b: Space): number =>
  crossings[a]?.[b] ?? Infinity;

export const neighborsOf = ({ neighbors }: Landscape, space: Space): readonly Space[] =>
  neighbors[space] ?? [];

export const byTheRiver = (land: Landscape, space: Space): boolean =>
  neighborsOf(land, space).some((near) => terrainOf(land, near) === undefined);

export const mayBridge = ({ bridgeable }: Landscape, a: Space, b: Space): boolean =>
  bridgeable[a]?.includes(b) ?? false;
