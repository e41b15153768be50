import { when } from '../core/answer.ts';
import { isTerrain, neighbors, tileAt, tilesAt, type Space, type Spot } from './cave-map.ts';
import { hasCrystalToken, hasOthers } from './collapse-turn.ts';
import { BOX } from './data.ts';
import type { Entrance } from './entrance-asked.ts';
import { say } from './entrance-lines.ts';

/** Positions that cannot be, and tiles that cannot be taken. */
export const boardViolations = (position: Entrance) => [
  ...markerViolations(position),
  ...tileViolations(position),
  ...pieceViolations(position),
  ...boxViolations(position),
  ...mapViolations(position),
];

const markerViolations = ({ map: { marker } }: Entrance) => [
  ...when(marker.ground === 'dark', say('marker-on-dark', { space: marker.space })),
  ...when(isTerrain(marker), say('marker-on-terrain', { space: marker.space })),
];

const tileViolations = ({ map, by, collapse }: Entrance) => {
  const tiles = tilesAt(map, collapse).flatMap((tile) => tile.slice(0, 1));
  return [
    ...when(by === 'collapse' && tiles.length > 1, say('one-at-a-time', { tiles })),
    ...(by === 'cave-in'
      ? map.spots.filter(({ space }) => collapse.includes(space)).flatMap(caveInViolations)
      : []),
  ];
};

const caveInViolations = ({ space, pieces, marks }: Spot) => [
  ...when(hasOthers(pieces), say('cave-in-players', { space })),
  ...when(hasCrystalToken(marks), say('cave-in-crystal', { space })),
];

/** Pieces where they never stand. */
const pieceViolations = ({ map: { spots } }: Entrance) =>
  spots.flatMap(({ ground, space, pieces }) => [
    ...when(ground === 'canyon' && pieces.length > 0, say('piece-on-canyon', { space })),
    ...pieces
      .filter((piece) => piece === 'knight' || piece === 'surfaced-dragon')
      .flatMap((piece) => [...when(ground === 'dark', say('piece-on-dark', { piece, space }))]),
  ]);

/** More of something than the box holds. */
const boxViolations = ({ map: { spots, walls, ...map } }: Entrance) => {
  const crystals = spots.filter(({ marks }) => marks.includes('crystal')).length;
  const rockslides = walls.filter(({ edge }) => edge === 'rockslide').length;
  const bombs = walls.filter(({ edge }) => edge === 'bombed').length;
  const terrain = tilesAt({ spots, ...map }, terrainOf(spots)).length;
  return [
    ...when(
      crystals > BOX.crystalTiles,
      say('too-many-crystals', { got: crystals, all: BOX.crystalTiles }),
    ),
    ...when(
      rockslides > BOX.rockslides,
      say('too-many-rockslides', { got: rockslides, all: BOX.rockslides }),
    ),
    ...when(bombs > BOX.bombs, say('too-many-bombs', { got: bombs, all: BOX.bombs })),
    ...when(terrain > BOX.terrain, say('too-much-terrain', { got: terrain, all: BOX.terrain })),
  ];
};

const terrainOf = (spots: readonly Spot[]): readonly Space[] =>
  spots.filter(isTerrain).map(({ space }) => space);

/** A map in pieces, and Terrain that touches Terrain. */
const mapViolations = (position: Entrance) => {
  const { spots } = position.map;
  const apart = partsOf(position);
  const corner = spots.find((spot) => touchesAtCorner(position, spot));
  return [
    ...(apart === undefined ? [] : [say('map-apart', { tiles: apart })]),
    ...(corner === undefined ? [] : [say('terrain-touches', { space: corner.space })]),
  ];
};

const touchesAtCorner = ({ map }: Entrance, spot: Spot): boolean => {
  if (!isTerrain(spot)) return false;
  const own = tileAt(map, spot.space);
  return map.spots.some(
    (other) =>
      isTerrain(other) &&
      !own.includes(other.space) &&
      Math.abs(other.column - spot.column) === 1 &&
      Math.abs(other.row - spot.row) === 1,
  );
};

/** Tiles that hang together with no other: a map of its own, unless unpainted tiles may join them. */
const partsOf = ({ map, more }: Entrance): readonly Space[] | undefined => {
  const tiles = map.spots.filter(({ ground }) => ground !== 'none');
  const parts = tiles.map((tile) => partOf(map, tile));
  const isWhole = (part: readonly Spot[]): boolean => part.length === tiles.length;
  const isOpen = (part: readonly Spot[]): boolean =>
    more && part.some((spot) => neighbors(map, spot).some((beside) => beside.spot === undefined));
  return parts.find((part) => !isWhole(part) && !isOpen(part))?.map(({ space }) => space);
};

/** The tiles that hang together with one. */
const partOf = (map: Entrance['map'], start: Spot): readonly Spot[] => {
  const part = new Set([start]);
  for (const spot of part) {
    for (const { spot: beside } of neighbors(map, spot)) {
      if (beside !== undefined && beside.ground !== 'none') part.add(beside);
    }
  }
  return [...part];
};

/** Poison comes with an attack, and a Tribe attacks the Knight only if it is stronger. */
export const poisonViolations = ({ poison }: Entrance) =>
  poison === undefined || poison.tribe > poison.knight ? [] : [say('no-attack', poison)];
