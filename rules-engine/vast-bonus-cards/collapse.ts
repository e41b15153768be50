import {
  neighbors,
  type CaveMap,
  type Direction,
  type Neighbor,
  type Piece,
  type Space,
  type Spot,
} from './cave-map.ts';
import { TOUCHING, type Effect, type Role, type Several } from './data.ts';
import {
  departures,
  piecesOn,
  standing,
  type Departure,
  type Departures,
  type Sent,
  type Standing,
} from './forced-moves.ts';

/** What happens to the marker's surroundings, as the reader put it. */
export interface Collapse {
  readonly map: CaveMap;
  readonly by: Effect;
  /** The tiles that are to go, all at once. */
  readonly collapse: readonly Space[];
  readonly remover: Role;
  /** Whether there may be tiles beyond the painted edge. */
  readonly more: boolean;
  /** Where the reader sends pieces. */
  readonly moves: readonly Sent[];
  readonly several: Several;
}

/** What keeps the marker off a space beside it. */
export type Bar =
  | 'beyond'
  | 'no-tile'
  | 'wall'
  | 'rockslide'
  | 'dark'
  | 'terrain'
  | 'token'
  | 'piece'
  | 'also-collapses';

/** Why a tile that was to go stays. */
export type Spared =
  | { readonly space: Space; readonly because: 'stuck'; readonly piece: Piece }
  | { readonly space: Space; readonly because: 'no-place' | 'no-room-left' };

/** Tiles that go, the pieces that leave them, and every way in which they may. */
export interface Attempt {
  readonly gone: readonly Space[];
  readonly moved: readonly Piece[];
  readonly scattered: readonly Piece[];
  readonly ways: readonly Departure[];
}

/** What goes in the end. With the marker's tile gone, only ways that leave the marker a place are left. */
export interface Outcome extends Attempt {
  readonly spared: readonly Spared[];
  /** The last attempt on the marker's tile, if there was one. */
  readonly attempt: Attempt | undefined;
}

/** Effects that make tiles collapse; the others never touch the marker. */
export const collapses = (by: Effect): by is 'collapse' | 'wrath' | 'cave-in' =>
  by === 'collapse' || by === 'wrath' || by === 'cave-in';

/** The pieces that leave a set of tiles, and how: as the reader sends them, if the rules let them. */
export const leaving = (
  { map, by, more, moves }: Collapse,
  gone: readonly Space[],
): Attempt & Pick<Departures, 'stuck'> => {
  const { moved, scattered } = piecesOn(map, gone, by === 'wrath');
  const stay = new Map([...standing(map)].filter(([piece]) => !scattered.includes(piece)));
  const { ways, stuck } = departures({ map, gone, more }, moved, stay);
  const sent = ways.filter((way) => moves.every((move) => isSent(way, move)));
  return { gone, moved, scattered, ways: sent.length > 0 ? sent : ways, stuck };
};

/** Whether a way takes a piece where the reader sends it; a piece that stays is no matter. */
export const isSent = ({ moves }: Departure, { piece, to }: Sent): boolean =>
  moves.every((move) => move.piece !== piece || move.to === to);

/** What goes and what stays: a piece that cannot leave keeps its tile, and so does the marker. */
export const outcome = (
  collapse: Collapse,
  gone: readonly Space[],
  spared: readonly Spared[] = [],
): Outcome => {
  const { stuck, ...attempt } = leaving(collapse, gone);
  const marker = collapse.map.marker.space;
  if (stuck !== undefined) {
    const { piece, space } = stuck;
    return outcome(collapse, without(gone, space), [...spared, { space, because: 'stuck', piece }]);
  }
  if (!gone.includes(marker)) return { ...attempt, spared, attempt: undefined };
  const ways = attempt.ways.filter(({ places }) => mayHavePlace(collapse, { gone, places }));
  if (ways.length > 0) return { ...attempt, ways, spared, attempt };
  const because = noPlace(collapse, attempt);
  const rest = outcome(collapse, without(gone, marker), [...spared, { space: marker, because }]);
  return { ...rest, attempt };
};

const without = (spaces: readonly Space[], space: Space): readonly Space[] =>
  spaces.filter((other) => other !== space);

/** Whether there is no place at all, or the pieces that move first take it. */
const noPlace = (collapse: Collapse, { gone, moved, scattered }: Attempt): NoPlace => {
  const leavers = [...moved, ...scattered];
  const places = new Map([...standing(collapse.map)].filter(([piece]) => !leavers.includes(piece)));
  return mayHavePlace(collapse, { gone, places }) ? 'no-room-left' : 'no-place';
};

type NoPlace = Exclude<Spared['because'], 'stuck'>;

interface Moment {
  readonly gone: readonly Space[];
  readonly places: Standing;
}

/** Whether some space beside the marker takes it, or might: beyond the painted edge nobody knows. */
const mayHavePlace = (collapse: Collapse, moment: Moment): boolean =>
  neighbors(collapse.map, collapse.map.marker).some((neighbor) => {
    const found = bars(collapse, neighbor, moment);
    return found.length === 0 || (collapse.more && found.includes('beyond'));
  });

/** Where the marker may go once the pieces stand like this. */
export const markerPlaces = (collapse: Collapse, moment: Moment): readonly Space[] =>
  neighbors(collapse.map, collapse.map.marker).flatMap((neighbor) =>
    neighbor.spot !== undefined && bars(collapse, neighbor, moment).length === 0
      ? [neighbor.spot.space]
      : [],
  );

/** Everything that keeps the marker off a space: an adjacent, unoccupied Lit tile takes it, and no wall between. */
export const bars = (
  { several }: Collapse,
  { spot, edge }: Neighbor,
  { gone, places }: Moment,
): readonly Bar[] => {
  if (spot === undefined) return ['beyond'];
  const checks: readonly (readonly [boolean, Bar])[] = [
    [edge === 'wall', 'wall'],
    [edge === 'rockslide', 'rockslide'],
    [spot.ground === 'none', 'no-tile'],
    [spot.ground === 'dark', 'dark'],
    [spot.ground === 'terrain', 'terrain'],
    [spot.marks.includes('token'), 'token'],
    [[...places.values()].includes(spot.space), 'piece'],
    [several === 'stays' && gone.includes(spot.space), 'also-collapses'],
  ];
  return checks.flatMap(([holds, bar]) => (holds ? [bar] : []));
};

export interface Side {
  readonly direction: Direction;
  /** Undefined beyond the painted edge. */
  readonly space: Space | undefined;
  /** What keeps the marker off it before any piece moves onto it. */
  readonly bars: readonly Bar[];
  /** `depends`: only if no piece is moved there; `kept`: no piece may be moved there, for the marker needs it. */
  readonly free: 'yes' | 'no' | 'depends' | 'kept' | 'unknown';
  /** A bombed wall stands between. */
  readonly bombed: boolean;
}

/** The four sides of the marker's space, and whether it may go there; `legal` are the ways that leave it a place. */
export const sides = (
  collapse: Collapse,
  { gone, ways, moved, scattered }: Attempt,
  legal: readonly Departure[],
): readonly Side[] => {
  const leavers = [...moved, ...scattered];
  const stay = new Map([...standing(collapse.map)].filter(([piece]) => !leavers.includes(piece)));
  return neighbors(collapse.map, collapse.map.marker).map((neighbor) => {
    const found = bars(collapse, neighbor, { gone, places: stay });
    const isOpen = ({ places }: Departure): boolean =>
      bars(collapse, neighbor, { gone, places }).length === 0;
    return {
      direction: neighbor.direction,
      space: neighbor.spot?.space,
      bars: found,
      free: freedom(found, {
        more: collapse.more,
        open: ways.filter(isOpen).length,
        ways: ways.length,
        kept: legal.length > 0 && legal.every(isOpen),
      }),
      bombed: neighbor.edge === 'bombed',
    };
  });
};

interface Openness {
  readonly more: boolean;
  /** In how many of all ways off the tile the space stays open. */
  readonly open: number;
  readonly ways: number;
  /** Whether it does in every legal one. */
  readonly kept: boolean;
}

const freedom = (found: readonly Bar[], { more, open, ways, kept }: Openness): Side['free'] => {
  if (found.includes('beyond')) return more ? 'unknown' : 'no';
  if (found.length > 0 || open === 0) return 'no';
  if (open === ways) return 'yes';
  return kept ? 'kept' : 'depends';
};

/** A tile that may go in the Collapse. */
export interface Candidate {
  readonly space: Space;
  /** Tiles it touches: as many as are painted. */
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
      return {
        space: spot.space,
        touches: beside.filter(isTile).length,
        sure: !more || beside.every((other) => other !== undefined),
        crystal: spot.marks.includes('crystal'),
      };
    });

const isTile = (spot: Spot | undefined): boolean => spot !== undefined && spot.ground !== 'none';

/** Which of these go now: those that touch one tile before those that touch two, and Crystal tiles first. */
export const due = (tiles: readonly Candidate[]): readonly Candidate[] => {
  const sure = tiles.filter((tile) => tile.sure);
  for (const most of TOUCHING) {
    const eligible = sure.filter(({ touches }) => touches <= most);
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
}

/** The turn of the tile that is to go, if it is the Collapse that takes it. */
export const turnOf = (collapse: Collapse): Turn | undefined => {
  const tiles = candidates(collapse);
  const tile = tiles.find(({ space }) => space === collapse.collapse[0]);
  if (collapse.by !== 'collapse' || tile === undefined) return undefined;
  const first = due(tiles.filter((other) => canGo(collapse, other.space)));
  const isLater = step(tile) === undefined || first.some((other) => isBefore(other, tile));
  return isLater ? laterTurn(tile, first) : openTurn(tile, collapse.more);
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

/** In which step of the Collapse a tile goes at the earliest; in none if it touches too many. */
const step = ({ touches }: Candidate): number | undefined =>
  TOUCHING.find((most) => touches <= most);

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
  outcome({ ...collapse, moves: [] }, [space]).gone.includes(space);

/** The tiles that Cave-In may take: no other player's piece and no Crystal token on them. */
export const openToCaveIn = ({ pieces, marks, ground }: Spot): boolean =>
  (ground === 'lit' || ground === 'dark') && !hasOthers(pieces) && !hasCrystalToken(marks);

export const hasOthers = (pieces: Spot['pieces']): boolean =>
  pieces.some((piece) => piece !== 'fangs' && piece !== 'bones' && piece !== 'eye');

export const hasCrystalToken = (marks: Spot['marks']): boolean =>
  marks.includes('crystal') && marks.includes('token');
