import { saying, when, type Says } from '../core/answer.ts';
import { isUnoccupied, type Piece, type Space } from './cave-map.ts';
import type { VbcClause } from './clauses.ts';
import {
  collapses,
  type Bar,
  type Collapse,
  type Outcome,
  type Side,
  type Spared,
  type Turn,
} from './collapse.ts';
import { ENTRANCE_RULES, HERO_CUBES, type Several } from './data.ts';
import type { Poison } from './poison.ts';

/** What a line or a violation about the Entrance rests on. */
export const SAYS = {
  starts: 'vbc.entrance.setup',
  'ordinary-tile': 'vbc.entrance.ordinary-tile',
  due: 'vbc.entrance.eligible',
  'not-due': 'vbc.entrance.eligible',
  'due-unless': 'vbc.entrance.eligible',
  'due-unknown': 'vbc.entrance.eligible',
  'crystal-first': 'vbc.entrance.crystals-first',
  stuck: 'vbc.entrance.stuck',
  scatters: 'vbc.entrance.tribes-scatter',
  'piece-moves': 'vbc.entrance.forced-moves',
  limits: 'vbc.entrance.forced-limits',
  'four-sides': 'vbc.entrance.adjacent',
  beyond: 'vbc.entrance.adjacent',
  free: 'vbc.entrance.moves',
  'no-tile': 'vbc.entrance.moves',
  wall: 'vbc.entrance.walls',
  rockslide: 'vbc.entrance.rockslides',
  bombed: 'vbc.entrance.rockslides',
  dark: 'vbc.entrance.dark',
  terrain: 'vbc.entrance.terrain',
  token: 'vbc.entrance.unoccupied',
  piece: 'vbc.entrance.unoccupied',
  'also-collapses': 'vbc.entrance.several',
  'moves-again': 'vbc.entrance.several',
  taken: 'vbc.entrance.room-left',
  depends: 'vbc.entrance.room-left',
  kept: 'vbc.entrance.room-left',
  'no-place': 'vbc.entrance.no-place',
  'another-tile': 'vbc.entrance.another-tile',
  'tile-stays': 'vbc.entrance.another-tile',
  order: 'vbc.entrance.pieces-first',
  mover: 'vbc.entrance.mover',
  stays: 'vbc.entrance.only-collapse',
  unaffected: 'vbc.entrance.only-marks',
  entrance: 'vbc.entrance.marker',
  references: 'vbc.entrance.references',
  ignored: 'vbc.entrance.ignored',
  'poison-cubes': 'vbc.entrance.poison-cubes',
  'two-cubes': 'vbc.entrance.two-cubes',
  poison: 'vbc.entrance.poison',
  'cubes-follow': 'vbc.entrance.cubes-follow',
  regain: 'vbc.entrance.regain',
  'returns-dark': 'vbc.entrance.returns-dark',
  'marker-on-dark': 'vbc.entrance.dark',
  'marker-on-terrain': 'vbc.entrance.terrain',
  'one-at-a-time': 'vbc.entrance.eligible',
  'cave-in-players': 'vbc.entrance.cave-in',
  'cave-in-crystal': 'vbc.entrance.cave-in',
  'need-not-move': 'vbc.entrance.forced-moves',
  'cannot-go': 'vbc.entrance.forced-moves',
  'no-room-left': 'vbc.entrance.room-left',
  'too-many-cubes': 'vbc.grit.cubes',
} as const satisfies Says<VbcClause>;

export const say = saying(SAYS);

/** A piece that has to leave, and where it may go. */
export interface Leaver {
  readonly piece: Piece;
  readonly from: Space;
  readonly options: readonly Space[];
  /** Whether it may also leave the painted map. */
  readonly orBeyond: boolean;
  /** Where it goes if nobody has a choice, or the choice is made. */
  readonly to: Space | undefined;
}

/** Hero cubes on the marker's space. */
export interface PoisonedCubes {
  readonly before: number;
  /** What Poison asked for just now, and what it got. */
  readonly asked: number;
  readonly added: number;
  readonly total: number;
  readonly at: Space | undefined;
}

export interface EntranceValue {
  /** Where the marker stands before. */
  readonly marker: Space;
  /** Whether the marker's tile goes; `later`: it is not its turn in the Collapse; undefined if nothing makes it. */
  readonly canCollapse: 'yes' | 'no' | 'unknown' | 'later' | undefined;
  /** Whether it is the turn of the tile that is to go; undefined outside the Collapse. */
  readonly turn: Turn | undefined;
  /** Where the marker could go if its tile went before its turn. */
  readonly later: readonly Space[];
  readonly sides: readonly Side[];
  /** Where the marker may stand afterwards. */
  readonly places: readonly Space[];
  /** Where it stands afterwards, if there is only one such space. */
  readonly entrance: Space | undefined;
  readonly gone: readonly Space[];
  readonly spared: readonly Spared[];
  readonly leavers: readonly Leaver[];
  readonly scattered: readonly Piece[];
  /** What moves, in order. */
  readonly order: readonly (Piece | 'marker' | 'cubes')[];
  /** What may go instead of a tile that stays. */
  readonly instead: readonly Space[];
  readonly cubes: PoisonedCubes;
  /** Whether the Entrance tile may come back, and then Dark side up. */
  readonly returnsDark: boolean;
}

/** What the lines are made from. */
export interface Told {
  readonly collapse: Collapse;
  /** What becomes of the tiles that are to go, whether or not it is their turn. */
  readonly supposed: Outcome;
  readonly value: EntranceValue;
  readonly poison: Poison | undefined;
}

export const entranceLines = (told: Told): readonly EntranceLine[] => allLines(told);

export type EntranceLine = ReturnType<typeof allLines>[number];

const allLines = (told: Told) =>
  collapses(told.collapse.by)
    ? [
        ...startLines(told),
        ...turnLines(told),
        ...poisonLines(told),
        ...pieceLines(told),
        ...(told.value.canCollapse === undefined ? otherLines(told) : markerLines(told)),
        ...afterLines(told),
      ]
    : [...startLines(told), ...poisonLines(told), ...stayLines(told), ...afterLines(told)];

const entranceTile = ({ map }: Collapse): Space | undefined =>
  map.spots.find(({ marks }) => marks.includes('entrance-tile'))?.space;

const startLines = ({ collapse }: Told) => {
  const { marks, space } = collapse.map.marker;
  const tile = entranceTile(collapse);
  const falls = collapses(collapse.by) ? collapse.collapse : [];
  return [
    ...when(!marks.includes('marker'), say('starts', { space })),
    ...(tile !== undefined && falls.includes(tile) ? [say('ordinary-tile', { space: tile })] : []),
  ];
};

/** Whether it is the tile's turn in the Collapse. */
const turnLines = ({ value: { turn } }: Told) => {
  if (turn === undefined) return [];
  const { space, touches, first, before } = turn;
  switch (turn.is) {
    case 'now':
      return [say('due', { space, touches })];
    case 'unless':
      return [say('due-unless', { space, touches, before })];
    case 'unknown':
      return [say('due-unknown', { space, touches })];
    case 'later':
      return before.includes('crystal')
        ? [say('crystal-first', { first })]
        : [say('not-due', { space, touches, first })];
  }
};

const pieceLines = ({ value, supposed }: Told) => [
  ...supposed.spared.flatMap((spared) =>
    spared.because === 'stuck' ? [say('stuck', { piece: spared.piece, space: spared.space })] : [],
  ),
  ...value.scattered.map((piece) => say('scatters', { piece })),
  ...value.leavers.flatMap((leaver) => [say('piece-moves', leaver), limitsOf(leaver)]),
];

const limitsOf = ({ piece }: Leaver) =>
  say('limits', {
    piece,
    walls: piece !== 'dragon',
    dark: piece === 'knight' || piece === 'surfaced-dragon',
  });

const markerLines = (told: Told) => {
  const { sides } = told.value;
  const spaces = sides.map(({ space }) => space).filter((space) => space !== undefined);
  return [
    say('four-sides', { spaces }),
    ...sides.flatMap((side) => [...sideLines(side, told.collapse)]),
    ...endLines(told),
  ];
};

const endLines = (told: Told) => {
  switch (told.value.canCollapse) {
    case 'no':
      return [...noPlaceLines(told), insteadLine(told, told.value.marker)];
    case 'later':
      return [...noPlaceLines(told), ...stayLines(told)];
    case 'yes':
    case 'unknown':
    case undefined:
      return moveLines(told);
  }
};

/** Other tiles than the marker's were to go: it stays, and so may they. */
const otherLines = (told: Told) => [
  ...told.value.spared.map(({ space }) => insteadLine(told, space)),
  ...stayLines(told),
];

interface Beside {
  readonly direction: Side['direction'];
  readonly space: Space;
}

const sideLines = ({ direction, space, bars, free, bombed }: Side, collapse: Collapse) => {
  const { several, more } = collapse;
  if (space === undefined) return [say('beyond', { direction, more })];
  const facts = { direction, space };
  const again = several === 'any' && collapse.collapse.includes(space) && free !== 'no';
  return [
    ...when(bombed, say('bombed', facts)),
    ...bars.map((bar) => barLine(bar, facts, several)),
    ...(bars.length === 0 ? [freeLine(free, facts)] : []),
    ...when(again, say('moves-again', { space, reading: several })),
  ];
};

const barLine = (bar: Bar, facts: Beside, reading: Several) => {
  const { direction, space } = facts;
  if (bar === 'beyond' || bar === 'no-tile') return say('no-tile', { direction });
  return bar === 'also-collapses' ? say(bar, { space, reading }) : say(bar, facts);
};

const freeLine = (free: Side['free'], facts: Beside) => {
  if (free === 'yes' || free === 'unknown') return say('free', facts);
  return say(free === 'no' ? 'taken' : free, facts);
};

const noPlaceLines = ({ value: { marker: space }, supposed }: Told) => {
  const because = supposed.spared.find((tile) => tile.space === space)?.because;
  return because === undefined || because === 'stuck'
    ? []
    : [say('no-place', { space, taken: because === 'no-room-left' })];
};

const insteadLine = ({ value: { instead }, collapse: { by } }: Told, space: Space) =>
  say(by === 'wrath' ? 'tile-stays' : 'another-tile', { space, instead });

const moveLines = ({ value, collapse: { remover } }: Told) => {
  const { order, places, leavers, scattered } = value;
  return [
    ...when(leavers.length + scattered.length > 0, say('order', { order })),
    say('mover', { remover, places }),
  ];
};

const stayLines = ({ collapse: { by }, value: { marker } }: Told) => [
  say('stays', { by, space: marker }),
  ...when(!collapses(by), say('unaffected', { by })),
];

const poisonLines = ({ poison, value: { cubes, marker } }: Told) => {
  if (poison === undefined) return [];
  const { asked, added } = cubes;
  return [
    say('poison-cubes', { ...poison, cubes: asked }),
    ...when(added < asked, say('two-cubes', { asked, added, least: HERO_CUBES.min })),
    say('poison', { cubes: added, space: marker }),
  ];
};

const afterLines = ({ collapse, value }: Told) => {
  const { places, returnsDark } = value;
  const tile = entranceTile(collapse);
  const bare = collapse.map.spots.find((spot) => places.includes(spot.space) && isUnoccupied(spot));
  return [
    say('entrance', { places }),
    say('references', { rules: ENTRANCE_RULES }),
    ...(bare === undefined ? [] : [say('ignored', { space: bare.space })]),
    ...cubeLines(value),
    ...(returnsDark && tile !== undefined ? [say('returns-dark', { space: tile })] : []),
  ];
};

const cubeLines = ({ cubes, order, places }: EntranceValue) => {
  const facts = { cubes: cubes.total, places };
  return [
    ...when(cubes.total > 0 && order.includes('cubes'), say('cubes-follow', facts)),
    ...when(cubes.total > 0, say('regain', facts)),
  ];
};
