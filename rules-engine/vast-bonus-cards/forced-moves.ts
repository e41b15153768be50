import {
  PIECES,
  isTribe,
  isWall,
  neighbors,
  ownerOf,
  type CaveMap,
  type Edge,
  type Piece,
  type Space,
  type Spot,
} from './cave-map.ts';

/** Where the pieces stand at some moment; pieces that are not listed have left the painted map. */
export type Standing = ReadonlyMap<Piece, Space>;

export const standing = ({ spots }: CaveMap): Standing =>
  new Map(spots.flatMap(({ space, pieces }) => pieces.map((piece) => [piece, space] as const)));

export interface Leaving {
  readonly map: CaveMap;
  /** The tiles that go: a piece may cross them, not stay there. */
  readonly gone: readonly Space[];
  /** Whether there may be tiles beyond the painted edge. */
  readonly more: boolean;
  /** Whether a piece that cannot get clear is moved as close as it can get. */
  readonly closest: boolean;
}

export interface WaysOut {
  /** The nearest legal spaces: the player who removes the tile picks one. */
  readonly spaces: readonly Space[];
  /** Whether a space beyond the painted edge may be as near. */
  readonly orBeyond: boolean;
  /** Whether the piece gets off the tiles that go. */
  readonly clear: boolean;
}

/** A piece that has to leave, and where it stands. */
interface Mover {
  readonly piece: Piece;
  readonly from: Spot;
}

/** Where a piece goes that has to leave its tile: the shortest way to a legal space. */
const waysOut = (leaving: Leaving, { piece, from }: Mover, places: Standing): WaysOut => {
  const { map, gone, more } = leaving;
  let ring: readonly Spot[] = [from];
  const reached = new Set(ring);
  while (ring.length > 0) {
    const steps = ring.flatMap((spot) =>
      neighbors(map, spot).filter(({ edge }) => mayCross(piece, edge)),
    );
    const orBeyond = more && steps.some(({ spot }) => spot === undefined);
    const next = [...new Set(steps.flatMap(({ spot }) => (spot === undefined ? [] : [spot])))];
    ring = next.filter((spot) => !reached.has(spot) && mayEnter(piece, spot, places));
    for (const spot of ring) reached.add(spot);
    const spaces = ring.map(({ space }) => space).filter((space) => !gone.includes(space));
    if (spaces.length > 0 || orBeyond) return { spaces, orBeyond, clear: true };
  }
  const spaces = leaving.closest ? closest(leaving, { piece, from, places }, [...reached]) : [];
  return { spaces, orBeyond: false, clear: false };
};

/**
 * Where a piece stands that cannot get clear: on the space within its reach that is nearest to one where
 * it would be clear, counted in spaces without regard to what lies between. It does not move for nothing.
 */
const closest = (
  { map, gone }: Leaving,
  { piece, from, places }: Mover & { readonly places: Standing },
  reached: readonly Spot[],
): readonly Space[] => {
  const clear = map.spots.filter(
    (spot) => !gone.includes(spot.space) && mayEnter(piece, spot, places),
  );
  const away = ({ column, row }: Spot): number =>
    Math.min(...clear.map((spot) => Math.abs(spot.column - column) + Math.abs(spot.row - row)));
  const least = Math.min(...reached.map(away));
  return least < away(from)
    ? reached.filter((spot) => away(spot) === least).map(({ space }) => space)
    : [from.space];
};

/** Underground, the Dragon moves through walls; nobody else is moved through one. */
export const mayCross = (piece: Piece, edge: Edge | undefined): boolean =>
  piece === 'dragon' || !isWall(edge);

/**
 * Nobody is moved onto an open space, an outer space of the Canyon or another player's; the Knight and a
 * surfaced Dragon not onto Dark tiles.
 */
export const mayEnter = (piece: Piece, { space, ground }: Spot, places: Standing): boolean => {
  if (ground === 'none' || ground === 'canyon') return false;
  if (ground === 'dark' && (piece === 'knight' || piece === 'surfaced-dragon')) return false;
  return [...places].every(([other, at]) => at !== space || ownerOf(other) === ownerOf(piece));
};

/** One way in which all pieces leave the tiles that go. */
export interface Departure {
  readonly moves: readonly Move[];
  readonly places: Standing;
}

export interface Move {
  readonly piece: Piece;
  readonly from: Space;
  /** Undefined: beyond the painted edge. */
  readonly to: Space | undefined;
  /** Whether it gets the piece off the tiles that go. */
  readonly clear: boolean;
}

/** Where the reader sends a piece. */
export interface Sent {
  readonly piece: Piece;
  readonly to: Space;
}

export interface Departures {
  readonly ways: readonly Departure[];
  /** A piece that none of the ways so far lets out, and so the tile that stays. */
  readonly stuck: { readonly piece: Piece; readonly space: Space } | undefined;
}

/** Every way in which the pieces leave, one at a time in turn order. */
export const departures = (
  leaving: Leaving,
  pieces: readonly Piece[],
  places: Standing,
): Departures =>
  moversOf(leaving.map, pieces).reduce<Departures>(
    ({ ways, stuck }, mover) => {
      if (stuck !== undefined) return { ways, stuck };
      const further = ways.flatMap((way) => departuresOf(leaving, mover, way));
      const { piece, from } = mover;
      return {
        ways: further,
        stuck: further.length === 0 ? { piece, space: from.space } : undefined,
      };
    },
    { ways: [{ moves: [], places }], stuck: undefined },
  );

/** A piece, and spaces as near as where it goes, from which it would keep a later piece from getting off. */
export interface Yielded {
  readonly piece: Piece;
  readonly spaces: readonly Space[];
}

/** Where pieces do not go so that those after them get off too. */
export const yieldedBy = (
  leaving: Leaving,
  pieces: readonly Piece[],
  places: Standing,
): readonly Yielded[] => {
  const { ways } = departures(leaving, pieces, places);
  return pieces.flatMap((piece, i) => {
    const near = departures(leaving, pieces.slice(0, i + 1), places).ways;
    const ends = new Set(near.flatMap(({ moves }) => moves[i]?.to ?? []));
    const spaces = [...ends].filter((space) => ways.every(({ moves }) => moves[i]?.to !== space));
    return spaces.length === 0 ? [] : [{ piece, spaces }];
  });
};

const moversOf = ({ spots }: CaveMap, pieces: readonly Piece[]): readonly Mover[] =>
  pieces.flatMap((piece) =>
    spots.filter((spot) => spot.pieces.includes(piece)).map((from) => ({ piece, from })),
  );

const departuresOf = (leaving: Leaving, mover: Mover, way: Departure): readonly Departure[] => {
  const { spaces, orBeyond, clear } = waysOut(leaving, mover, way.places);
  const { piece, from } = mover;
  return [...spaces, ...(orBeyond ? [undefined] : [])].map((to) => ({
    moves: [...way.moves, { piece, from: from.space, to, clear }],
    places: moved(way.places, piece, to),
  }));
};

const moved = (places: Standing, piece: Piece, to: Space | undefined): Standing =>
  new Map(
    [...places].flatMap(([other, at]) => {
      if (other !== piece) return [[other, at] as const];
      return to === undefined ? [] : [[other, to] as const];
    }),
  );

/** The pieces on the tiles that go, in turn order. Wrath scatters Tribes instead of moving them. */
export const piecesOn = (
  { spots }: CaveMap,
  gone: readonly Space[],
  scatters: boolean,
): { readonly moved: readonly Piece[]; readonly scattered: readonly Piece[] } => {
  const there = spots.filter(({ space }) => gone.includes(space)).flatMap(({ pieces }) => pieces);
  const inOrder = PIECES.map(({ piece }) => piece).filter((piece) => there.includes(piece));
  return {
    moved: inOrder.filter((piece) => !(scatters && isTribe(piece))),
    scattered: inOrder.filter((piece) => scatters && isTribe(piece)),
  };
};
