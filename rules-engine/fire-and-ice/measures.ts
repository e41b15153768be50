import { pairs } from '../core/graphs.ts';
import { remember } from '../core/remember.ts';
import type { Holding, Position } from './board.ts';
import type { Unconnected } from './data.ts';
import { TILES, type Structure, type Tile } from './data/tiles.ts';
import { distance, landscape, onEdge, type Landscape, type Space } from './map.ts';
import { networks, settlements, type Group } from './reach.ts';
import type { Outcome } from './shares.ts';

/** What is measured at the end of the game: the area, and one of the tiles. */
export const CATEGORIES = ['area', ...TILES] as const;

export type Category = 'area' | Tile;

/** One player's result in a category, and the spaces that show it. */
export interface Measure {
  readonly result: Outcome;
  readonly shows: readonly Space[];
}

export interface Measured {
  readonly holding: Holding;
  readonly networks: readonly Group[];
  readonly settlements: readonly Group[];
  /** Whether one group has both Stronghold and Sanctuary. */
  readonly isJoined: boolean;
  readonly measures: Readonly<Record<Category, Measure>>;
}

/** The measure of one group, which always has a result. */
type GroupMeasure = Measure & { readonly result: number };

const NO_RESULT: Measure = { result: undefined, shows: [] };

/** Everything that final scoring asks about one player's Structures. Only one group counts in each category. */
const measure = (position: Position, holding: Holding): Measured => {
  const land = landscape(position.map);
  const connected = networks(position, holding);
  const settled = settlements(position, holding);
  const ends = [spaceOf(holding, 'stronghold'), spaceOf(holding, 'sanctuary')] as const;
  const isJoined = connected.some((group) =>
    ends.every((end) => group.some((space) => space === end)),
  );
  const perGroup = (measured: (group: Group) => GroupMeasure): Measure =>
    best(connected.map(measured));
  return {
    holding,
    networks: connected,
    settlements: settled,
    isJoined,
    measures: {
      area: perGroup(counted),
      distance: perGroup((group) => farthest(land, group)),
      'stronghold-sanctuary': apart(land, ends),
      outposts: perGroup((group) => counted(group.filter((space) => onEdge(land, space)))),
      settlements: perGroup((group) => ({
        result: settled.filter((settlement) => group.some((space) => space === settlement[0]))
          .length,
        shows: group,
      })),
    },
  };
};

/** The measures of all players, in turn order. A position is measured once, however many readings it has. */
export const measureAll = remember(
  1,
  (position) => position,
  (position: Position): readonly Measured[] =>
    position.holdings.map((holding) => measure(position, holding)),
);

/** The distance of Stronghold and Sanctuary that no group has both of is an open question (fi.strongholds.unconnected). */
export const readAs = (measured: Measured, unconnected: Unconnected): Measured => {
  const { isJoined, measures } = measured;
  if (isJoined || unconnected === 'counts') return measured;
  const apart = { ...measures['stronghold-sanctuary'], result: undefined };
  return { ...measured, measures: { ...measures, 'stronghold-sanctuary': apart } };
};

const counted = (spaces: readonly Space[]): GroupMeasure => ({
  result: spaces.length,
  shows: spaces,
});

/** The highest result; of equal ones the first. Without Structures there is none. */
const best = (measures: readonly GroupMeasure[]): Measure =>
  measures.reduce<Measure>(
    (top, next) => (next.result > (top.result ?? -1) ? next : top),
    NO_RESULT,
  );

/** The two Structures of a group that lie farthest apart. A group of one spans no distance. */
const farthest = (land: Landscape, group: Group): GroupMeasure =>
  pairs(group)
    .map(([a, b]) => ({ result: distance(land, a, b), shows: [a, b] }))
    .reduce<GroupMeasure>((top, next) => (next.result > top.result ? next : top), {
      result: 0,
      shows: group,
    });

const spaceOf = ({ pieces }: Holding, kind: Structure): Space | undefined =>
  pieces.find(({ structure }) => structure === kind)?.space;

/** The spaces of Stronghold and Sanctuary, where they are built. */
type Ends = readonly [Space | undefined, Space | undefined];

const apart = (land: Landscape, [a, b]: Ends): Measure =>
  a === undefined || b === undefined ? NO_RESULT : { result: distance(land, a, b), shows: [a, b] };
