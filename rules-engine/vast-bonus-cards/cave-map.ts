import { collectAll, itemsIn, missing, unreadable, type Field } from '../core/fields.ts';
import { firstOr, nth } from '../core/lists.ts';
import { legible } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import { asTyped } from './any-case.ts';
import { MAP_SIZE } from './data.ts';

/**
 * What lies on a space, and the letter for it. `canyon` is an outer space of the Canyon, which nobody
 * enters; `none` is an open space: no tile.
 */
export const GROUNDS = [
  { letter: 'l', ground: 'lit' },
  { letter: 'd', ground: 'dark' },
  { letter: 't', ground: 'terrain' },
  { letter: 'x', ground: 'canyon' },
  { letter: '-', ground: 'none' },
] as const;

export type Ground = (typeof GROUNDS)[number]['ground'];

/** Player pieces in turn order, and the letter for each. The Dragon has one piece, underground or surfaced. */
export const PIECES = [
  { letter: 'k', piece: 'knight' },
  { letter: 'f', piece: 'fangs' },
  { letter: 'b', piece: 'bones' },
  { letter: 'y', piece: 'eye' },
  { letter: 'd', piece: 'dragon' },
  { letter: 's', piece: 'surfaced-dragon' },
  { letter: 't', piece: 'thief' },
] as const;

export type Piece = (typeof PIECES)[number]['piece'];

/** What else may be marked on a space: the Entrance marker, the Entrance tile, a Crystal tile, a token. */
export const MARKS = [
  { letter: 'e', mark: 'entrance-tile' },
  { letter: 'm', mark: 'marker' },
  { letter: 'c', mark: 'crystal' },
  { letter: 'o', mark: 'token' },
] as const;

export type Mark = (typeof MARKS)[number]['mark'];

/** A space by its column letter and its row from the top: `b2`. */
export type Space = string;

export interface Spot extends Place {
  readonly space: Space;
  readonly ground: Ground;
  readonly marks: readonly Mark[];
  readonly pieces: readonly Piece[];
}

/** A painted map, row by row. */
export interface Painting {
  readonly rows: number;
  readonly columns: number;
  readonly spots: readonly Spot[];
}

/** What stands on an edge between two spaces: an edge that is not listed is open. */
export const EDGES = [
  { letter: '', edge: 'wall' },
  { letter: 'r', edge: 'rockslide' },
  { letter: 'b', edge: 'bombed' },
] as const;

export type Edge = (typeof EDGES)[number]['edge'];

export interface Wall {
  readonly between: readonly [Space, Space];
  readonly edge: Edge;
}

export const DIRECTIONS = [
  { direction: 'north', columns: 0, rows: -1 },
  { direction: 'east', columns: 1, rows: 0 },
  { direction: 'south', columns: 0, rows: 1 },
  { direction: 'west', columns: -1, rows: 0 },
] as const;

export type Direction = (typeof DIRECTIONS)[number]['direction'];

/** Why a map or its walls cannot be read; carried as the `reason` of the field's problem. */
export type MapReason =
  | 'too-large'
  | 'uneven-rows'
  | 'unknown-ground'
  | 'unknown-mark'
  | 'mark-twice'
  | 'marks-on-nothing'
  | 'crystal-not-lit'
  | 'entrance-on-terrain'
  | 'on-two-spaces'
  | 'no-marker'
  | 'unknown-edge'
  | 'not-touching'
  | 'off-the-map'
  | 'edge-twice'
  | 'unknown-space'
  | 'unknown-piece';

const COLUMN_LETTERS = 'abcde';

/** Columns and rows, counted from 0, from the left and from the top. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export const spaceName = ({ column, row }: Place): Space =>
  `${COLUMN_LETTERS.charAt(column)}${String(row + 1)}`;

export const placeOf = (space: Space): Place => ({
  column: COLUMN_LETTERS.indexOf(space.charAt(0)),
  row: Number(space.slice(1)) - 1,
});

/** Whether a text names a space of the largest map. */
export const isSpace = (text: string): boolean => /^[a-e][1-5]$/.test(text);

/** The painted spaces as they stand in the text, whatever they make together. */
export const parsePainting = (field: string, text: string): Field<Painting, MapReason> =>
  asTyped(text, readPainting(field, text));

const readPainting = (field: string, text: string): Field<Painting, MapReason> => {
  const clean = cleaned(text);
  if (clean === '') return missing(field);
  const rows = rowsOf(clean);
  const columns = nth(rows, 0, []).length;
  if (rows.length > MAP_SIZE.max || rows.some((row) => row.length > MAP_SIZE.max)) {
    return unreadable(field, clean, { reason: 'too-large' });
  }
  const uneven = rows.find((row) => row.length !== columns);
  if (uneven !== undefined) {
    const where = [rows.indexOf(uneven) + 1];
    return unreadable(field, uneven.join('.'), { where, reason: 'uneven-rows' });
  }
  const spots = collectAll(
    rows.flatMap((cells, row) =>
      cells.map((cell, column) => parseSpot(field, cell, { column, row })),
    ),
  );
  return spots.ok ? ok({ rows: rows.length, columns, spots: spots.value }) : spots;
};

const cleaned = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

const rowsOf = (clean: string): readonly (readonly string[])[] =>
  clean.split('/').map((row) => row.split('.'));

/** The text with an open space wherever it has none, or one that cannot be read, and cut to the largest map. */
export const legiblePainting = (text: string): string => {
  const clean = cleaned(text);
  if (clean === '') return '';
  const rows = rowsOf(clean).slice(0, MAP_SIZE.max);
  const columns = Math.min(MAP_SIZE.max, Math.max(...rows.map((row) => row.length)));
  return rows
    .map((cells) => Array.from({ length: columns }, (_, i) => legibleSpot(nth(cells, i, '-'))))
    .map((cells) => cells.join('.'))
    .join('/');
};

/** The ground of a space, and of what is on it as much as can be read. */
const legibleSpot = (cell: string): string => {
  const isRead = (letters: readonly string[]): boolean =>
    parseSpot('map', letters.join(''), { column: 0, row: 0 }).ok;
  const [ground = '', ...things] = cell.split('');
  if (!isRead([ground])) return '-';
  return [ground, ...legible(things, (some) => isRead([ground, ...some]))].join('');
};

const parseSpot = (field: string, cell: string, { column, row }: Place): Field<Spot, MapReason> => {
  const where = [row + 1, column + 1];
  const ground = GROUNDS.find(({ letter }) => letter === cell.charAt(0))?.ground;
  if (ground === undefined) return unreadable(field, cell, { where, reason: 'unknown-ground' });
  const letters = cell.slice(1).split('');
  const marks = MARKS.filter(({ letter }) => letters.includes(letter)).map(({ mark }) => mark);
  const pieces = PIECES.filter(({ letter }) => letters.includes(letter)).map(({ piece }) => piece);
  const reason = whatIsWrong({ ground, marks, pieces }, letters);
  return reason === undefined
    ? ok({ space: spaceName({ column, row }), column, row, ground, marks, pieces })
    : unreadable(field, cell, { where, reason });
};

/** The letters after the first that mean nothing. */
export const strangersIn = (cell: string): string => {
  const known = [...MARKS, ...PIECES].map(({ letter }) => letter).join('');
  return Array.from(cell.slice(1))
    .filter((letter) => !known.includes(letter.toLowerCase()))
    .join('');
};

const whatIsWrong = (
  { ground, marks, pieces }: Pick<Spot, 'ground' | 'marks' | 'pieces'>,
  letters: readonly string[],
): MapReason | undefined => {
  if (new Set(letters).size < letters.length) return 'mark-twice';
  if (marks.length + pieces.length < letters.length) return 'unknown-mark';
  if (ground === 'none' && letters.length > 0) return 'marks-on-nothing';
  return wrongGround({ ground, marks });
};

/** Only Lit tiles are Crystal tiles, and the Entrance tile is no Terrain. */
const wrongGround = ({ ground, marks }: Pick<Spot, 'ground' | 'marks'>): MapReason | undefined => {
  if (ground !== 'lit' && marks.includes('crystal')) return 'crystal-not-lit';
  return isTerrain({ ground }) && marks.includes('entrance-tile')
    ? 'entrance-on-terrain'
    : undefined;
};

export const makePainting = ({ rows, spots }: Painting): string =>
  Array.from({ length: rows }, (_, row) =>
    spots
      .filter((spot) => spot.row === row)
      .map(makeSpot)
      .join('.'),
  ).join('/');

const makeSpot = ({ ground, marks, pieces }: Spot): string =>
  [
    GROUNDS.find((entry) => entry.ground === ground)?.letter,
    ...MARKS.filter(({ mark }) => marks.includes(mark)).map(({ letter }) => letter),
    ...PIECES.filter(({ piece }) => pieces.includes(piece)).map(({ letter }) => letter),
  ].join('');

/** Walls, Rockslides and bombed walls: `b2-c2,b2-b3r`. Each edge once; they lie on the painted map. */
export const parseWalls = (
  field: string,
  text: string,
  painting: Painting | undefined,
): Field<readonly Wall[], MapReason> => asTyped(text, readWalls(field, text, painting));

const readWalls = (
  field: string,
  text: string,
  painting: Painting | undefined,
): Field<readonly Wall[], MapReason> => {
  const items = listOf(text);
  const walls = collectAll(items.map((item, i) => parseWall(field, item, { at: i + 1, painting })));
  if (!walls.ok) return walls;
  const edges = walls.value.map(({ between }) => between.join('-'));
  const twice = edges.findIndex((edge, i) => edges.indexOf(edge) < i);
  return twice < 0
    ? walls
    : unreadable(field, nth(items, twice, text), { where: [twice + 1], reason: 'edge-twice' });
};

/** The edges that can be read and lie on the map. */
export const legibleWalls = (text: string, painting: Painting | undefined): readonly Wall[] =>
  listOf(text).reduce<readonly Wall[]>((kept, item) => {
    const read = readWalls('walls', `${makeWalls(kept)},${item}`, painting);
    return read.ok ? read.value : kept;
  }, []);

const parseWall = (
  field: string,
  item: string,
  { at, painting }: { readonly at: number; readonly painting: Painting | undefined },
): Field<Wall, MapReason> => {
  const fails = (reason: MapReason) => unreadable(field, item, { where: [at], reason });
  const edge = EDGES.find(({ letter }) => letter === item.slice(5))?.edge;
  const spaces = [item.slice(0, 2), item.slice(3, 5)] as const;
  const [a, b] = spaces;
  if (edge === undefined || item.charAt(2) !== '-' || !spaces.every(isSpace))
    return fails('unknown-edge');
  if (!areTouching(a, b)) return fails('not-touching');
  const isPainted = (space: Space): boolean =>
    painting === undefined || spotAt(painting, space) !== undefined;
  return spaces.every(isPainted)
    ? ok({ between: a < b ? [a, b] : [b, a], edge })
    : fails('off-the-map');
};

export const makeWalls = (walls: readonly Wall[]): string =>
  walls
    .map(({ between, edge }) => {
      const letter = firstOr(EDGES, (entry) => entry.edge === edge, EDGES[0]).letter;
      return `${between.join('-')}${letter}`;
    })
    .join(',');

/** Items set apart by commas, semicolons or spaces, in lower case. */
export const listOf = (text: string): readonly string[] => itemsIn(text.toLowerCase());

const areTouching = (a: Space, b: Space): boolean => {
  const [from, to] = [placeOf(a), placeOf(b)];
  return Math.abs(from.column - to.column) + Math.abs(from.row - to.row) === 1;
};

export const spotAt = ({ spots }: Painting, space: Space): Spot | undefined =>
  spots.find((spot) => spot.space === space);

/** A painted map on which everything that exists once stands once, and the marker somewhere. */
export interface MarkedMap extends Painting {
  /** Where the Entrance marker stands. */
  readonly marker: Spot;
}

export interface CaveMap extends MarkedMap {
  readonly walls: readonly Wall[];
}

export const markedMap = (field: string, painting: Painting): Field<MarkedMap, MapReason> => {
  const twice = standingTwice(painting);
  if (twice !== undefined) {
    const where = [twice.second.row + 1, twice.second.column + 1];
    return unreadable(field, twice.letter, { where, reason: 'on-two-spaces' });
  }
  const marker = markerOf(painting);
  return marker === undefined
    ? unreadable(field, makePainting(painting), { reason: 'no-marker' })
    : ok({ ...painting, marker });
};

/** Where the marker stands: on the Entrance tile if it is not drawn. */
export const markerOf = ({ spots }: Painting): Spot | undefined =>
  spots.find(({ marks }) => marks.includes('marker')) ??
  spots.find(({ marks }) => marks.includes('entrance-tile'));

/** What stands on two spaces though there is only one of it, by its letter; the Dragon also twice on one. */
const standingTwice = ({
  spots,
}: Painting): { readonly letter: string; readonly second: Spot } | undefined => {
  const single: readonly (readonly [string, readonly Spot[]])[] = [
    ['m', spots.filter(({ marks }) => marks.includes('marker'))],
    ['e', spots.filter(({ marks }) => marks.includes('entrance-tile'))],
    ...PIECES.map(({ letter, piece }) => {
      const found = spots.filter(({ pieces }) => pieces.some((other) => isSamePiece(other, piece)));
      return [letter, found] as const;
    }),
    ...spots
      .filter(({ pieces }) => pieces.filter((piece) => ownerOf(piece) === 'dragon').length > 1)
      .map((spot) => ['d', [spot, spot]] as const),
  ];
  return single.flatMap(([letter, [, second]]) => (second ? [{ letter, second }] : []))[0];
};

/** Underground or surfaced, the Dragon is one piece. */
export const isSamePiece = (a: Piece, b: Piece): boolean =>
  a === b || (!isTribe(a) && ownerOf(a) === ownerOf(b));

/** The player whose piece it is. */
export const ownerOf = (piece: Piece): 'knight' | 'goblins' | 'dragon' | 'thief' => {
  switch (piece) {
    case 'knight':
    case 'thief':
      return piece;
    case 'fangs':
    case 'bones':
    case 'eye':
      return 'goblins';
    case 'dragon':
    case 'surfaced-dragon':
      return 'dragon';
  }
};

export const isTribe = (piece: Piece): boolean => ownerOf(piece) === 'goblins';

export interface Neighbor {
  readonly direction: Direction;
  /** Undefined beyond the painted edge. */
  readonly spot: Spot | undefined;
  /** What stands on the edge between the two; undefined if it is open. */
  readonly edge: Edge | undefined;
}

/** The four spaces beside a space: adjacent is never diagonal. */
export const neighbors = (
  map: Painting & { readonly walls: readonly Wall[] },
  { column, row, space }: Spot,
): readonly Neighbor[] =>
  DIRECTIONS.map(({ direction, columns, rows }) => {
    const spot = map.spots.find(
      (other) => other.column === column + columns && other.row === row + rows,
    );
    const wall = map.walls.find(
      ({ between }) =>
        spot !== undefined && between.includes(space) && between.includes(spot.space),
    );
    return { direction, spot, edge: wall?.edge };
  });

/** Whether a space is part of a Terrain tile. */
export const isTerrain = ({ ground }: Pick<Spot, 'ground'>): boolean =>
  ground === 'terrain' || ground === 'canyon';

/** The spaces of the tile on a space: Terrain tiles never touch, so spaces of Terrain that do are one tile. */
export const tileAt = ({ spots }: Painting, space: Space): readonly Space[] => {
  const isBeside = (a: Place, b: Place): boolean =>
    Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
  let tile = spots.filter((spot) => spot.space === space);
  let size = 0;
  while (tile.length > size && tile.every(isTerrain)) {
    const before = tile;
    size = before.length;
    tile = spots.filter(
      (spot) =>
        before.includes(spot) || (isTerrain(spot) && before.some((other) => isBeside(spot, other))),
    );
  }
  return tile.map((spot) => spot.space);
};

/** The tiles on these spaces, each once. */
export const tilesAt = (map: Painting, spaces: readonly Space[]): readonly (readonly Space[])[] => {
  const tiles = spaces.map((space) => tileAt(map, space));
  return tiles.filter((tile, i) => tiles.findIndex(([first]) => first === tile[0]) === i);
};

/** A Rockslide is a wall; a wall with a Bomb token is none. */
export const isWall = (edge: Edge | undefined): boolean => edge === 'wall' || edge === 'rockslide';

/** No player pieces and no tokens. The Entrance marker does not count. */
export const isUnoccupied = ({ marks, pieces }: Spot): boolean =>
  pieces.length === 0 && !marks.includes('token');
