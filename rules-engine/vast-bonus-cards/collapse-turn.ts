import { isTerrain, neighbors, tileAt, tilesAt, type Space, type Spot } from './cave-map.ts';
import { outcome } from './collapse.ts';
import type { Collapse } from './collapsing.ts';
import { TOUCHING } from './data.ts';

/** A Cave tile that may go in the Collapse. */
export interface Candidate {
  readonly space: Space;
  /** Tiles it touches: as many as are painted. A Terrain tile is one, on however many sides. */
  readonly touches: number;
  /** Whether that is all of them. */
  readonly sure: boolean;
  readonly crystal: boolean;
}

/** How many tiles each Cave tile touches. Terrain has a rule of its own. */
export const candidates = ({ map, more }: Collapse): readonly Candidate[] =>
  map.spots
    .filter(({ ground }) => ground === 'lit' || ground === 'dark')
    .map((spot) => {
      const beside = neighbors(map, spot).map((neighbor) => neighbor.spot);
      const tiles = beside.flatMap((other) => (isTile(other) ? [other.space] : []));
      return {
        space: spot.space,
        touches: tilesAt(map, tiles).length,
        sure: !more || beside.every((other) => other !== undefined),
        crystal: spot.marks.includes('crystal'),
      };
    });

const isTile = (spot: Spot | undefined): spot is Spot =>
  spot !== undefined && spot.ground !== 'none';

/** A Terrain tile, its edges, and how many of them no tile touches. */
export interface Exposure {
  readonly edges: number;
  readonly exposed: number;
  /** Whether all of its edges are painted. */
  readonly sure: boolean;
}

export const exposureOf = ({ map, more }: Collapse, tile: readonly Space[]): Exposure => {
  const edges = map.spots
    .filter(({ space }) => tile.includes(space))
    .flatMap((spot) => neighbors(map, spot).map((neighbor) => neighbor.spot))
    .filter((spot) => spot === undefined || !tile.includes(spot.space));
  return {
    edges: edges.length,
    exposed: edges.filter((spot) => !isTile(spot)).length,
    sure: !more || edges.every((spot) => spot !== undefined),
  };
};

/** Terrain can go once half of its edges are exposed. */
const isExposed = ({ edges, exposed }: Exposure): boolean => 2 * exposed >= edges;

/** Which of these go now: those that touch one tile before those that touch two, and Crystal tiles first. */
export const due = (tiles: readonly Candidate[]): readonly Candidate[] => {
  const sure = tiles.filter((tile) => tile.sure);
  for (const most of TOUCHING) {
    const eligible = sure.filter((tile) => step(tile) === most);
    const crystals = eligible.filter(({ crystal }) => crystal);
    if (eligible.length > 0) return crystals.length > 0 ? crystals : eligible;
  }
  return [];
};

/** Whether it is a tile's turn in the Collapse. */
export interface Turn {
  readonly space: Space;
  readonly touches: number;
  /** `unless`: only tiles that are not painted may come before it; `unknown`: it may touch more tiles than are painted. */
  readonly is: 'now' | 'unless' | 'later' | 'unknown';
  /** The painted tiles that go before it. */
  readonly first: readonly Space[];
  /** Why they do, or why unpainted ones may: they touch fewer tiles, or they are Crystal tiles. */
  readonly before: readonly ('fewer' | 'crystal')[];
  /** Of a Terrain tile, which goes by its edges. */
  readonly terrain?: Exposure;
}

/** The turn of the tile that is to go, if it is the Collapse that takes it. */
export const turnOf = (collapse: Collapse): Turn | undefined => {
  const [space = ''] = collapse.collapse;
  if (collapse.by !== 'collapse') return undefined;
  const tiles = candidates(collapse);
  const first = due(tiles.filter((other) => canGo(collapse, other.space)));
  const tile = tiles.find((each) => each.space === space);
  // A tile that is no Cave tile is Terrain.
  if (tile === undefined) return terrainTurn(collapse, space, first);
  const isLater = step(tile) === undefined || first.some((other) => isBefore(other, tile));
  return isLater ? laterTurn(tile, first) : openTurn(tile, collapse.more);
};

/** Terrain waits for its edges, and for Crystal tiles that are due. */
const terrainTurn = (collapse: Collapse, space: Space, first: readonly Candidate[]): Turn => {
  const terrain = exposureOf(collapse, tileAt(collapse.map, space));
  const crystals = first.some(({ crystal }) => crystal);
  const turn = { space, touches: 0, terrain, first: [], before: [] };
  if (!terrain.sure) return { ...turn, is: 'unknown' };
  if (!isExposed(terrain) || crystals) {
    const before = isExposed(terrain) ? (['crystal'] as const) : [];
    return { ...turn, is: 'later', first: first.map((other) => other.space), before };
  }
  return collapse.more ? { ...turn, is: 'unless', before: ['crystal'] } : { ...turn, is: 'now' };
};

const laterTurn = (tile: Candidate, first: readonly Candidate[]): Turn => {
  const { space, touches } = tile;
  const fewer = first.every((other) => step(other) !== step(tile));
  return {
    space,
    touches,
    is: 'later',
    first: first.map((other) => other.space),
    before: [fewer ? 'fewer' : 'crystal'],
  };
};

const openTurn = (tile: Candidate, more: boolean): Turn => {
  const { space, touches, sure } = tile;
  const before = more ? whatMayPrecede(tile) : [];
  const known = before.length > 0 ? 'unless' : 'now';
  return { space, touches, is: sure ? known : 'unknown', first: [], before };
};

/** In which step of the Collapse a tile goes; in none if it touches too many, or no tile at all. */
const step = ({ touches, sure }: Candidate): number | undefined => {
  // A tile that may touch more than are painted touches one at least, or it would be a map of its own.
  const least = sure ? touches : Math.max(1, touches);
  return TOUCHING.find((most) => least === most);
};

const isBefore = (other: Candidate, tile: Candidate): boolean => {
  const [theirs = Infinity, own = Infinity] = [step(other), step(tile)];
  return theirs < own || (theirs === own && other.crystal && !tile.crystal);
};

const whatMayPrecede = (tile: Candidate): Turn['before'] => [
  ...(step(tile) === TOUCHING[0] ? [] : (['fewer'] as const)),
  ...(tile.crystal ? [] : (['crystal'] as const)),
];

/** Whether a tile can go at all: its pieces can leave, and the marker if it is there. */
export const canGo = (collapse: Collapse, space: Space): boolean =>
  outcome({ ...collapse, moves: [] }, tileAt(collapse.map, space)).gone.includes(space);

/** The Terrain tiles that the Collapse may take now, by their first space. */
export const exposedTerrain = (collapse: Collapse): readonly Space[] =>
  terrainTiles(collapse).flatMap((tile) => {
    const terrain = exposureOf(collapse, tile);
    const [space] = tile;
    return space !== undefined && terrain.sure && isExposed(terrain) ? [space] : [];
  });

const terrainTiles = ({ map }: Collapse): readonly (readonly Space[])[] =>
  tilesAt(
    map,
    map.spots.filter(isTerrain).map(({ space }) => space),
  );

/** The tiles that Cave-In may take, by their first space: no other player's piece and no Crystal token on them. */
export const openToCaveIn = ({ map }: Collapse): readonly Space[] =>
  tilesAt(
    map,
    map.spots.filter(isTile).map(({ space }) => space),
  ).flatMap((tile) => {
    const spots = map.spots.filter(({ space }) => tile.includes(space));
    const isOpen = spots.every(
      ({ pieces, marks }) => !hasOthers(pieces) && !hasCrystalToken(marks),
    );
    return isOpen ? tile.slice(0, 1) : [];
  });

export const hasOthers = (pieces: Spot['pieces']): boolean =>
  pieces.some((piece) => piece !== 'fangs' && piece !== 'bones' && piece !== 'eye');

export const hasCrystalToken = (marks: Spot['marks']): boolean =>
  marks.includes('crystal') && marks.includes('token');
