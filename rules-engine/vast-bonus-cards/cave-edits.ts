import type { FieldProblem } from '../core/fields.ts';
import { firstOr } from '../core/lists.ts';
import {
  GROUNDS,
  isSamePiece,
  isTerrain,
  legiblePainting,
  legibleWalls,
  listOf,
  makePainting,
  makeWalls,
  markedMap,
  markerOf,
  MARKS,
  parsePainting,
  parseWalls,
  PIECES,
  spaceName,
  spotAt,
  type Edge,
  type Ground,
  type Mark,
  type Painting,
  type Piece,
  type Place,
  type Space,
  type Spot,
  type Wall,
} from './cave-map.ts';
import { MAP_SIZE } from './data.ts';

/** What a tap on a space does: lay a tile, put something on it, or let it collapse. */
export type Tool = Ground | Mark | Piece | 'goes';

/** The fields that the drawing writes. */
export type CaveField = 'map' | 'walls' | 'collapse' | 'moves';

type Changes = Readonly<Partial<Record<CaveField, string>>>;

export interface Flaw {
  readonly field: 'map' | 'walls';
  readonly reason: string | undefined;
}

export interface Cave {
  /** As much as can be read. Undefined if the text is blank: then there is nothing to draw. */
  readonly painting: Painting | undefined;
  readonly walls: readonly Wall[];
  /** Whether nothing of the texts is left out. */
  readonly isWhole: boolean;
  readonly flaws: readonly Flaw[];
}

export const readCave = ({ map, walls }: Readonly<Record<'map' | 'walls', string>>): Cave => {
  const painting = parsePainting('map', map);
  const legible = parsePainting('map', legiblePainting(map));
  const drawn = legible.ok ? legible.value : undefined;
  const edges = parseWalls('walls', walls, drawn);
  const whole = painting.ok ? markedMap('map', painting.value) : painting;
  return {
    painting: drawn,
    walls: legibleWalls(walls, drawn),
    isWhole: painting.ok && edges.ok,
    flaws: [
      ...(whole.ok ? [] : whole.error.slice(0, 1).map((problem) => flawIn('map', problem))),
      ...(edges.ok ? [] : edges.error.slice(0, 1).map((problem) => flawIn('walls', problem))),
    ],
  };
};

const flawIn = (field: Flaw['field'], problem: FieldProblem): Flaw => ({
  field,
  reason: problem.code === 'not-readable' ? problem.reason : problem.code,
});

const GROUND_TOOLS: readonly string[] = GROUNDS.map(({ ground }) => ground);
const MARK_TOOLS: readonly string[] = MARKS.map(({ mark }) => mark);
const PIECE_TOOLS: readonly string[] = PIECES.map(({ piece }) => piece);

export const isGround = (tool: Tool): tool is Ground => GROUND_TOOLS.includes(tool);
export const isMark = (tool: Tool): tool is Mark => MARK_TOOLS.includes(tool);
export const isPiece = (tool: Tool): tool is Piece => PIECE_TOOLS.includes(tool);

/** Whether the space holds what the tool puts there. */
export const isThere = (spot: Spot, tool: Tool): boolean => {
  if (isGround(tool)) return spot.ground === tool;
  return isMark(tool)
    ? spot.marks.includes(tool)
    : isPiece(tool) && spot.pieces.some((piece) => piece === tool);
};

/** The draft after a tap on a space; no changes if it does nothing. */
export const afterTap = (
  draft: Readonly<Record<CaveField | 'by', string>>,
  painting: Painting,
  { tool, space }: { readonly tool: Tool; readonly space: Space },
): Changes => {
  if (tool === 'goes') return { collapse: toggledFall(draft, painting, space) };
  const next = painted(withMarker(painting), tool, space);
  const map = makePainting(next);
  if (map === makePainting(painting)) return {};
  // A piece that is put elsewhere has not been moved yet, and a tile that is no more cannot go.
  const movers = next.spots.flatMap((spot) => spot.pieces);
  return {
    map,
    moves: listOf(draft.moves)
      .filter((item) => !isPiece(tool) && movers.some((piece) => isMoveOf(piece)(item)))
      .filter((item) => spotAt(next, item.slice(1))?.ground !== 'none')
      .join(','),
    collapse: listOf(draft.collapse)
      .filter((item) => spotAt(next, item)?.ground !== 'none')
      .join(','),
  };
};

const letterOf = (piece: Piece): string =>
  firstOr(PIECES, (entry) => entry.piece === piece, PIECES[0]).letter;

const isMoveOf =
  (piece: Piece) =>
  (item: string): boolean =>
    item.charAt(0) === letterOf(piece);

/** Where a text of moves sends a piece; blank: wherever it may go. */
export const moveIn = (moves: string, piece: Piece): string =>
  listOf(moves).find(isMoveOf(piece))?.slice(1) ?? '';

/** The moves with another one for a piece, or with none if it is blank. */
export const withMove = (moves: string, piece: Piece, to: string): string =>
  [
    ...listOf(moves).filter((item) => !isMoveOf(piece)(item)),
    ...(to === '' ? [] : [`${letterOf(piece)}${to}`]),
  ].join(',');

/** Whether a text moves only these pieces. */
export const movesOnly = (moves: string, pieces: readonly Piece[]): boolean =>
  listOf(moves).every((item) => pieces.some((piece) => isMoveOf(piece)(item)));

/** The tiles that go, the marker's if none is named. */
export const fallsIn = (collapse: string, painting: Painting): readonly Space[] => {
  const named = listOf(collapse);
  const marker = markerOf(painting)?.space;
  return named.length === 0 && marker !== undefined ? [marker] : named;
};

/** Wrath takes several tiles at once, anything else one; blank text is the marker's tile. */
const toggledFall = (
  { by, collapse }: Readonly<Record<'by' | 'collapse', string>>,
  painting: Painting,
  space: Space,
): string => {
  const before = fallsIn(collapse, painting);
  const several = by.trim() === 'wrath' ? [...before, space] : [space];
  const next = before.includes(space) ? before.filter((each) => each !== space) : several;
  const inOrder = painting.spots.map((spot) => spot.space).filter((each) => next.includes(each));
  const isMarkers = inOrder.length === 1 && inOrder[0] === markerOf(painting)?.space;
  return isMarkers ? '' : inOrder.join(',');
};

/** The painting with its marker drawn, so that it stays where it is when tiles change. */
const withMarker = (painting: Painting): Painting => {
  const marker = markerOf(painting);
  return marker === undefined
    ? painting
    : changed(painting, (spot) =>
        spot === marker
          ? { ...spot, marks: [...new Set([...spot.marks, 'marker' as const])] }
          : spot,
      );
};

const changed = (painting: Painting, change: (spot: Spot) => Spot): Painting => ({
  ...painting,
  spots: painting.spots.map(change),
});

const painted = (painting: Painting, tool: Tool, space: Space): Painting => {
  const spot = spotAt(painting, space);
  if (spot === undefined) return painting;
  if (isGround(tool)) {
    return changed(painting, (each) => (each === spot ? withGround(spot, tool) : each));
  }
  const adds = !isThere(spot, tool);
  // The marker always stands somewhere: it is put elsewhere, never taken away.
  if (!adds && tool === 'marker') return painting;
  const cleared = changed(painting, (each) =>
    each === spot || isSingle(tool) ? without(each, tool) : each,
  );
  return adds
    ? changed(cleared, (each) => (each.space === space ? withThing(each, tool) : each))
    : cleared;
};

/**
 * An open space bears nothing, so the marker's space cannot become one; only Lit tiles are Crystal tiles,
 * and the Entrance tile is no Terrain.
 */
const withGround = (spot: Spot, ground: Ground): Spot => {
  if (ground !== 'none') {
    const marks = spot.marks
      .filter((mark) => mark !== 'crystal' || ground === 'lit')
      .filter((mark) => mark !== 'entrance-tile' || !isTerrain({ ground }));
    return { ...spot, ground, marks };
  }
  return spot.marks.includes('marker') ? spot : { ...spot, ground, marks: [], pieces: [] };
};

/** Whether there is only one of it. */
const isSingle = (tool: Tool): boolean =>
  isPiece(tool) || tool === 'marker' || tool === 'entrance-tile';

const without = (spot: Spot, tool: Tool): Spot => ({
  ...spot,
  marks: spot.marks.filter((mark) => mark !== tool),
  pieces: spot.pieces.filter((piece) => !isPiece(tool) || !isSamePiece(piece, tool)),
});

/** Something put on an open space brings a Lit tile with it. */
const withThing = (spot: Spot, tool: Tool): Spot => {
  const isCaveTile = tool === 'entrance-tile' && isTerrain(spot);
  const needsLit = spot.ground === 'none' || tool === 'crystal' || isCaveTile;
  return {
    ...spot,
    ground: needsLit ? 'lit' : spot.ground,
    marks: isMark(tool) ? [...spot.marks, tool] : spot.marks,
    pieces: isPiece(tool) ? [...spot.pieces, tool] : spot.pieces,
  };
};

/** What a tap on an edge makes of it, and so round again. */
const NEXT_EDGE: Readonly<Record<Edge | 'open', Edge | 'open'>> = {
  open: 'wall',
  wall: 'rockslide',
  rockslide: 'bombed',
  bombed: 'open',
};

export type Ends = readonly [Space, Space];

const isBetween = ({ between }: Wall, [a, b]: Ends): boolean =>
  between.includes(a) && between.includes(b);

export const edgeAt = (walls: readonly Wall[], ends: Ends): Edge | 'open' =>
  walls.find((wall) => isBetween(wall, ends))?.edge ?? 'open';

export const afterEdgeTap = (walls: readonly Wall[], ends: Ends): Changes => {
  const edge = NEXT_EDGE[edgeAt(walls, ends)];
  const others = walls.filter((wall) => !isBetween(wall, ends));
  return { walls: makeWalls(edge === 'open' ? others : [...others, { between: ends, edge }]) };
};

/** Edges between two tiles. Towards an open space a wall makes no difference. */
export const edgesOf = ({ spots }: Painting, walls: readonly Wall[]): readonly Ends[] =>
  spots.flatMap((spot) =>
    [
      { columns: 1, rows: 0 },
      { columns: 0, rows: 1 },
    ].flatMap(({ columns, rows }): readonly Ends[] => {
      const other = spots.find(
        ({ column, row }) => column === spot.column + columns && row === spot.row + rows,
      );
      if (other === undefined) return [];
      const ends = [spot.space, other.space] as const;
      const isTiled = spot.ground !== 'none' && other.ground !== 'none';
      return isTiled || edgeAt(walls, ends) !== 'open' ? [ends] : [];
    }),
  );

/** Where a row or a column is added or taken away. */
export const BORDERS = ['top', 'bottom', 'left', 'right'] as const;

export type Border = (typeof BORDERS)[number];

interface Resize {
  readonly border: Border;
  readonly by: 1 | -1;
}

const isRow = (border: Border): boolean => border === 'top' || border === 'bottom';

/** Whether the map can grow or shrink there: not beyond its limits, and not under the marker. */
export const canResize = (painting: Painting, { border, by }: Resize): boolean => {
  const after = sizeAfter(painting, { border, by });
  const size = isRow(border) ? after.rows : after.columns;
  const marker = markerOf(painting);
  if (size < MAP_SIZE.min || size > MAP_SIZE.max) return false;
  return by === 1 || marker === undefined || placed(marker, painting, { border, by }) !== undefined;
};

const sizeAfter = (
  { rows, columns }: Painting,
  { border, by }: Resize,
): Pick<Painting, 'rows' | 'columns'> =>
  isRow(border) ? { rows: rows + by, columns } : { rows, columns: columns + by };

/** Where a space is after the change; undefined if it is no more. */
const placed = ({ column, row }: Place, painting: Painting, resize: Resize): Place | undefined => {
  const { border, by } = resize;
  const next = {
    column: column + (border === 'left' ? by : 0),
    row: row + (border === 'top' ? by : 0),
  };
  const { rows, columns } = sizeAfter(painting, resize);
  const isOn = next.column >= 0 && next.column < columns && next.row >= 0 && next.row < rows;
  return isOn ? next : undefined;
};

const paintingAfter = (painting: Painting, resize: Resize): Painting => {
  const { rows, columns } = sizeAfter(painting, resize);
  const spots = Array.from({ length: rows * columns }, (_, i): Spot => {
    const place = { column: i % columns, row: Math.floor(i / columns) };
    const there = painting.spots.find((spot) => {
      const at = placed(spot, painting, resize);
      return at?.column === place.column && at.row === place.row;
    });
    return { ground: 'none', marks: [], pieces: [], ...there, ...place, space: spaceName(place) };
  });
  return { rows, columns, spots };
};

/** The draft with a row or a column more or less. Everything named by its space is renamed. */
export const resized = (
  draft: Readonly<Record<CaveField, string>>,
  { painting, walls }: { readonly painting: Painting; readonly walls: readonly Wall[] },
  resize: Resize,
): Changes => {
  const renamed = (space: Space): Space | undefined => {
    const spot = spotAt(painting, space);
    const at = spot && placed(spot, painting, resize);
    return at && spaceName(at);
  };
  const edges = walls.flatMap(({ between: [a, b], edge }): readonly Wall[] => {
    const [from, to] = [renamed(a), renamed(b)];
    return from === undefined || to === undefined ? [] : [{ between: [from, to], edge }];
  });
  const moves = listOf(draft.moves).flatMap((item) => {
    const to = renamed(item.slice(1));
    return to === undefined ? [] : [`${item.charAt(0)}${to}`];
  });
  return {
    map: makePainting(paintingAfter(painting, resize)),
    walls: makeWalls(edges),
    collapse: listOf(draft.collapse)
      .flatMap((space) => renamed(space) ?? [])
      .join(','),
    moves: moves.join(','),
  };
};

/** A map to begin with: the marker on a Lit tile, and eight spaces to paint. */
export const CLEARED: Changes = {
  map: '-.-.-/-.lm.-/-.-.-',
  walls: '',
  collapse: '',
  moves: '',
};
