import { firstOr, nth } from '../core/lists.ts';
import { PIECES, tilesAt, type Piece, type Space } from './cave-map.ts';
import { isSent, movesCornered, type Collapse } from './collapsing.ts';
import {
  departures,
  piecesOn,
  standing,
  yieldedBy,
  type Departure,
  type Departures,
  type Yielded,
} from './forced-moves.ts';
import { mayHavePlace, staying, type Attempt } from './marker-places.ts';

/** Why a tile that was to go stays. A Terrain tile is named by its first space. */
export type Spared =
  | {
      readonly space: Space;
      readonly because: 'stuck';
      readonly piece: Piece;
      readonly how: Stuck;
    }
  | { readonly space: Space; readonly because: 'no-place' | 'no-room-left' };

/** `crowded`: it could leave if no other had to; `refuge`: another piece has nowhere else to go. */
export type Stuck = 'no-way' | 'crowded' | 'refuge';

/** What goes in the end. With the marker's tile gone, only ways that leave the marker a place are left. */
export interface Outcome extends Attempt {
  readonly spared: readonly Spared[];
  /** Tiles that stay only if the pieces are moved so that one of these ends there. */
  readonly mayStay: readonly MayStay[];
  /** The tiles that the pieces have to leave. */
  readonly left: readonly Space[];
  readonly yielded: readonly Yielded[];
  /** The last attempt on the marker's tile, if there was one. */
  readonly attempt: Attempt | undefined;
}

export interface MayStay {
  readonly space: Space;
  readonly pieces: readonly Piece[];
}

type Tile = readonly Space[];

/** The pieces that leave a set of tiles, and how: as the reader sends them, if the rules let them. */
export const leaving = (
  collapse: Collapse,
  gone: readonly Space[],
): Attempt & Pick<Departures, 'stuck'> => {
  const { how, moved, scattered, stay } = starting(collapse, gone);
  const { ways, stuck } = departures(how, moved, stay);
  const sent = ways.filter((way) => collapse.moves.every((move) => isSent(way, move)));
  return { gone, moved, scattered, ways: sent.length > 0 ? sent : ways, stuck };
};

/** Who has to leave these tiles, and where everybody stands before. */
const starting = (collapse: Collapse, gone: readonly Space[]) => {
  const { map, by, more } = collapse;
  const { moved, scattered } = piecesOn(map, gone, by === 'wrath');
  const stay = new Map([...standing(map)].filter(([piece]) => !scattered.includes(piece)));
  return { how: { map, gone, more, closest: movesCornered(collapse) }, moved, scattered, stay };
};

/** What goes and what stays of the tiles that are to go. */
export const outcome = (collapse: Collapse, hit: readonly Space[]): Outcome =>
  movesCornered(collapse) ? clearedOutcome(collapse, hit) : settledOutcome(collapse, hit);

/** A piece that cannot leave keeps its tile, and so does the marker. */
const settledOutcome = (collapse: Collapse, hit: readonly Space[]): Outcome => {
  const gone = settled(collapse, hit);
  const left = leaving(collapse, gone);
  const spared = tilesAt(collapse.map, hit)
    .filter((tile) => !tile.some((space) => gone.includes(space)))
    .map((tile) => whySpared(collapse, gone, tile));
  const marker = collapse.map.marker.space;
  const { how, moved, stay } = starting(collapse, gone);
  const settledAs = { spared, mayStay: [], left: gone, yielded: yieldedBy(how, moved, stay) };
  if (gone.includes(marker)) {
    const ways = left.ways.filter((way) => mayHavePlace(collapse, { gone, places: way.places }));
    return { ...left, ...settledAs, ways, attempt: left };
  }
  // No tile but the marker's stays for another reason.
  const isHeld = spared.some(({ because }) => because !== 'stuck');
  const attempt = isHeld ? attemptOn(collapse, left) : undefined;
  return { ...left, ...settledAs, attempt };
};

/**
 * Which of the tiles go. Those without a piece or the marker do; of the others as many as can, the
 * tiles of those who move first before the tiles of those who move last. What stays is a tile to go to.
 */
const settled = (collapse: Collapse, hit: readonly Space[]): readonly Space[] => {
  const tiles = tilesAt(collapse.map, hit).map((tile) => ({ tile, last: lastOff(collapse, tile) }));
  const bare = tiles.filter(({ last }) => last === undefined).map(({ tile }) => tile);
  const held = tiles.flatMap(({ tile, last }) => (last === undefined ? [] : [{ tile, last }]));
  const inOrder = held.toSorted((a, b) => a.last - b.last).map(({ tile }) => tile);
  const going = firstOr(
    choicesOf(inOrder),
    (some) => canLeave(collapse, [...bare, ...some].flat()),
    [],
  );
  const gone = [...bare, ...going].flat();
  return hit.filter((space) => gone.includes(space));
};

/** Who leaves a tile last: the place in turn order, the marker's after all pieces; `undefined` if nobody does. */
const lastOff = ({ map, by }: Collapse, tile: Tile): number | undefined => {
  if (tile.includes(map.marker.space)) return PIECES.length;
  const last = piecesOn(map, tile, by === 'wrath').moved.at(-1);
  return last === undefined ? undefined : PIECES.findIndex(({ piece }) => piece === last);
};

/** Every choice among tiles: with the first one before without it. */
const choicesOf = ([first, ...rest]: readonly Tile[]): readonly (readonly Tile[])[] => {
  if (first === undefined) return [[]];
  const others = choicesOf(rest);
  return [...others.map((some) => [first, ...some]), ...others];
};

/** Whether every piece on the tiles gets off, and the marker has a place then if it is on one. */
const canLeave = (collapse: Collapse, gone: readonly Space[]): boolean => {
  const { ways, stuck } = leaving(collapse, gone);
  if (stuck !== undefined) return false;
  return (
    !gone.includes(collapse.map.marker.space) ||
    ways.some(({ places }) => mayHavePlace(collapse, { gone, places }))
  );
};

const firstOf = ([space = '']: Tile): Space => space;

/** What keeps a tile, if all that can go does. */
const whySpared = (collapse: Collapse, gone: readonly Space[], tile: Tile): Spared => {
  const { stuck, ...left } = leaving(collapse, [...gone, ...tile]);
  const space = firstOf(tile);
  const isMarkers = tile.includes(collapse.map.marker.space);
  if (stuck === undefined || (isMarkers && !tile.includes(stuck.space)))
    return { space, because: noPlace(collapse, left) };
  const own = piecesOn(collapse.map, tile, collapse.by === 'wrath').moved;
  // A piece of another tile may need this one to stay: then whoever moves last stays here.
  return tile.includes(stuck.space)
    ? stuckOn(collapse, { gone: left.gone, space, piece: stuck.piece })
    : { space, because: 'stuck', piece: nth(own, -1, stuck.piece), how: 'refuge' };
};

/** A piece that cannot leave with all the others may well be able to leave alone. */
const stuckOn = (
  collapse: Collapse,
  { gone, space, piece }: { gone: readonly Space[]; space: Space; piece: Piece },
): Spared => {
  const { how, stay } = starting(collapse, gone);
  const { stuck } = departures({ ...how, closest: false }, [piece], stay);
  return { space, because: 'stuck', piece, how: stuck === undefined ? 'crowded' : 'no-way' };
};

type NoPlace = Exclude<Spared['because'], 'stuck'>;

/** Whether there is no place at all, or the pieces that move first take it. */
const noPlace = (collapse: Collapse, attempt: Attempt): NoPlace =>
  mayHavePlace(collapse, { gone: attempt.gone, places: staying(collapse, attempt) })
    ? 'no-room-left'
    : 'no-place';

/** How the pieces would leave the marker's tile too; if they cannot, they leave the others. */
const attemptOn = (collapse: Collapse, left: Attempt): Attempt => {
  const tried = leaving(collapse, [...left.gone, collapse.map.marker.space]);
  return tried.ways.length > 0 ? tried : { ...tried, ways: left.ways };
};

/** A piece that cannot get clear goes as close as it can get; tiles still occupied stay, and the marker's without a place for it. */
const clearedOutcome = (collapse: Collapse, hit: readonly Space[]): Outcome => {
  const left = leaving(collapse, hit);
  const marker = collapse.map.marker.space;
  if (!hit.includes(marker)) return cleared(collapse, left, undefined);
  const isHeld = ({ places }: Departure): boolean => [...places.values()].includes(marker);
  const open = left.ways.filter(
    (way) => !isHeld(way) && mayHavePlace(collapse, { gone: hit, places: way.places }),
  );
  if (open.length > 0) return cleared(collapse, { ...left, ways: open }, left);
  const held = left.ways.filter(isHeld);
  if (held.length > 0) return cleared(collapse, { ...left, ways: held }, undefined);
  const rest = clearedOutcome(
    collapse,
    hit.filter((space) => space !== marker),
  );
  const stays = { space: marker, because: noPlace(collapse, left) };
  return { ...rest, spared: [...rest.spared, stays], attempt: left };
};

/** A tile goes on which no piece is left, stays on which one is, and where that hangs on the way they take, may do either. */
const cleared = (collapse: Collapse, attempt: Attempt, tried: Attempt | undefined): Outcome => {
  const { ways, gone: hit } = attempt;
  const tiles = tilesAt(collapse.map, hit).map((tile) => {
    const held = ways.map(({ places }) => [...places].find(([, at]) => tile.includes(at)));
    const pieces = held.flatMap((found) => (found === undefined ? [] : [found[0]]));
    return { tile, space: firstOf(tile), pieces, always: pieces.length === ways.length };
  });
  const kept = tiles.flatMap(({ tile, pieces }) => (pieces.length > 0 ? tile : []));
  return {
    ...attempt,
    gone: hit.filter((space) => !kept.includes(space)),
    spared: tiles.flatMap(({ space, pieces: [piece], always }) =>
      always && piece !== undefined ? [stuckOn(collapse, { gone: hit, space, piece })] : [],
    ),
    mayStay: tiles.flatMap(({ space, pieces, always }) =>
      always || pieces.length === 0 ? [] : [{ space, pieces: [...new Set(pieces)] }],
    ),
    left: hit,
    yielded: [],
    attempt: tried,
  };
};
