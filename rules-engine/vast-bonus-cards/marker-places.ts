import {
  isTerrain,
  neighbors,
  type Direction,
  type Neighbor,
  type Piece,
  type Space,
  type Spot,
} from './cave-map.ts';
import type { Collapse } from './collapsing.ts';
import { standing, type Departure, type Standing } from './forced-moves.ts';

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

/** The tiles that go, and where the pieces stand by then. */
export interface Moment {
  readonly gone: readonly Space[];
  readonly places: Standing;
}

interface Reach {
  readonly spaces: readonly Space[];
  /** Whether the marker may get where nothing is painted: nobody knows what is there. */
  readonly beyond: boolean;
}

/** Where the marker may end from here, once the pieces stand like this: on a tile that stays. */
const reachFrom = (collapse: Collapse, start: Spot, moment: Moment): Reach => {
  const { map, more, several } = collapse;
  const crossed = new Set([start]);
  const spaces = new Set<Space>();
  // The set grows while it is walked through: tiles that go as well lead on to their own neighbors.
  for (const spot of crossed) {
    for (const next of openBeside(collapse, spot, moment)) {
      if (!moment.gone.includes(next.space)) spaces.add(next.space);
      else if (several === 'any') crossed.add(next);
    }
  }
  const isEdge = (spot: Spot): boolean =>
    neighbors(map, spot).some((neighbor) => neighbor.spot === undefined);
  return { spaces: [...spaces], beyond: more && [...crossed].some(isEdge) };
};

/** The tiles beside one that take the marker; never back to where it was. */
const openBeside = ({ map }: Collapse, from: Spot, moment: Moment): readonly Spot[] =>
  neighbors(map, from)
    .filter((neighbor) => obstacles(neighbor, moment).length === 0)
    .flatMap(({ spot }) => (spot === undefined || spot === map.marker ? [] : [spot]));

/** Whether some space takes the marker, or might. */
export const mayHavePlace = (collapse: Collapse, moment: Moment): boolean => {
  const { spaces, beyond } = reachFrom(collapse, collapse.map.marker, moment);
  return spaces.length > 0 || beyond;
};

/** Where the marker may go once the pieces stand like this. */
export const markerPlaces = (collapse: Collapse, moment: Moment): readonly Space[] =>
  reachFrom(collapse, collapse.map.marker, moment).spaces;

/** Everything that keeps the marker off a tile that is there: an adjacent, unoccupied Lit tile takes it, and no wall between. */
const obstacles = ({ spot, edge }: Neighbor, { places }: Moment): readonly Bar[] => {
  if (spot === undefined) return ['beyond'];
  const checks: readonly (readonly [boolean, Bar])[] = [
    [edge === 'wall', 'wall'],
    [edge === 'rockslide', 'rockslide'],
    [spot.ground === 'none', 'no-tile'],
    [spot.ground === 'dark', 'dark'],
    [isTerrain(spot), 'terrain'],
    [spot.marks.includes('token'), 'token'],
    [[...places.values()].includes(spot.space), 'piece'],
  ];
  return checks.flatMap(([holds, bar]) => (holds ? [bar] : []));
};

/** The same, and that the tile goes too, unless the marker may cross it and get on from there. */
const bars = (collapse: Collapse, neighbor: Neighbor, moment: Moment): readonly Bar[] => {
  const found = obstacles(neighbor, moment);
  const { spot } = neighbor;
  if (spot === undefined || !moment.gone.includes(spot.space)) return found;
  const { spaces, beyond } = onward(collapse, spot, moment);
  return spaces.length > 0 || beyond ? found : [...found, 'also-collapses'];
};

/** Where the marker gets from a tile that goes as well; not back over its own. */
const onward = (collapse: Collapse, spot: Spot, moment: Moment): Reach =>
  collapse.several === 'any' ? reachFrom(collapse, spot, moment) : { spaces: [], beyond: false };

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

/** An attempt on some tiles: the pieces that leave them, and every way in which they may. */
export interface Attempt {
  readonly gone: readonly Space[];
  readonly moved: readonly Piece[];
  readonly scattered: readonly Piece[];
  readonly ways: readonly Departure[];
}

/** Where pieces stand that do not leave. */
export const staying = (
  { map }: Collapse,
  { moved, scattered }: Pick<Attempt, 'moved' | 'scattered'>,
): Standing =>
  new Map([...standing(map)].filter(([piece]) => ![...moved, ...scattered].includes(piece)));

/** The four sides of the marker's space, and whether it may go there; `legal` are the ways that leave it a place. */
export const sides = (
  collapse: Collapse,
  attempt: Attempt,
  legal: readonly Departure[],
): readonly Side[] => {
  const { gone, ways } = attempt;
  const stay = staying(collapse, attempt);
  return neighbors(collapse.map, collapse.map.marker).map((neighbor) => {
    const found = bars(collapse, neighbor, { gone, places: stay });
    const staysOpen = ({ places }: Departure): boolean =>
      bars(collapse, neighbor, { gone, places }).length === 0;
    return {
      direction: neighbor.direction,
      space: neighbor.spot?.space,
      bars: found,
      free: freedom(found, {
        more: collapse.more,
        open: ways.filter(staysOpen).length,
        ways: ways.length,
        kept: legal.length > 0 && legal.every(staysOpen),
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
