import { isUnoccupied, type Piece, type Space } from './cave-map.ts';
import {
  collapses,
  type Bar,
  type Collapse,
  type Outcome,
  type Side,
  type Spared,
  type Turn,
} from './collapse.ts';
import {
  ENTRANCE_RULES,
  HERO_CUBES,
  type Effect,
  type EntranceRule,
  type Role,
  type Several,
} from './data.ts';
import type { VbcLine } from './line.ts';
import type { Poison } from './poison.ts';

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

export type EntranceLine =
  | VbcLine<'vbc.entrance.setup', 'starts', { space: Space }>
  | VbcLine<'vbc.entrance.ordinary-tile', 'ordinary-tile', { space: Space }>
  | VbcLine<'vbc.entrance.eligible', 'due', { space: Space; touches: number }>
  | VbcLine<
      'vbc.entrance.eligible',
      'not-due',
      { space: Space; touches: number; first: readonly Space[] }
    >
  | VbcLine<
      'vbc.entrance.eligible',
      'due-unless',
      { space: Space; touches: number; before: Turn['before'] }
    >
  | VbcLine<'vbc.entrance.eligible', 'due-unknown', { space: Space; touches: number }>
  | VbcLine<'vbc.entrance.crystals-first', 'crystal-first', { first: readonly Space[] }>
  | VbcLine<'vbc.entrance.stuck', 'stuck', { piece: Piece; space: Space }>
  | VbcLine<'vbc.entrance.tribes-scatter', 'scatters', { piece: Piece }>
  | VbcLine<'vbc.entrance.forced-moves', 'piece-moves', Leaver>
  | VbcLine<'vbc.entrance.forced-limits', 'limits', { piece: Piece; walls: boolean; dark: boolean }>
  | VbcLine<'vbc.entrance.adjacent', 'four-sides', { spaces: readonly Space[] }>
  | VbcLine<'vbc.entrance.moves', 'free', { direction: Side['direction']; space: Space }>
  | VbcLine<'vbc.entrance.moves', 'no-tile', { direction: Side['direction'] }>
  | VbcLine<'vbc.entrance.adjacent', 'beyond', { direction: Side['direction']; more: boolean }>
  | VbcLine<'vbc.entrance.walls', 'wall', { direction: Side['direction']; space: Space }>
  | VbcLine<
      'vbc.entrance.rockslides',
      'rockslide' | 'bombed',
      { direction: Side['direction']; space: Space }
    >
  | VbcLine<'vbc.entrance.dark', 'dark', { direction: Side['direction']; space: Space }>
  | VbcLine<'vbc.entrance.terrain', 'terrain', { direction: Side['direction']; space: Space }>
  | VbcLine<
      'vbc.entrance.unoccupied',
      'token' | 'piece',
      { direction: Side['direction']; space: Space }
    >
  | VbcLine<
      'vbc.entrance.several',
      'also-collapses' | 'moves-again',
      { space: Space; reading: Several }
    >
  | VbcLine<
      'vbc.entrance.room-left',
      'taken' | 'depends' | 'kept',
      { direction: Side['direction']; space: Space }
    >
  | VbcLine<'vbc.entrance.no-place', 'no-place', { space: Space; taken: boolean }>
  | VbcLine<
      'vbc.entrance.another-tile',
      'another-tile' | 'tile-stays',
      { space: Space; instead: readonly Space[] }
    >
  | VbcLine<'vbc.entrance.pieces-first', 'order', { order: EntranceValue['order'] }>
  | VbcLine<'vbc.entrance.mover', 'mover', { remover: Role; places: readonly Space[] }>
  | VbcLine<'vbc.entrance.only-collapse', 'stays', { by: Effect; space: Space }>
  | VbcLine<'vbc.entrance.only-marks', 'unaffected', { by: Effect }>
  | VbcLine<'vbc.entrance.marker', 'entrance', { places: readonly Space[] }>
  | VbcLine<'vbc.entrance.references', 'references', { rules: readonly EntranceRule[] }>
  | VbcLine<'vbc.entrance.ignored', 'ignored', { space: Space }>
  | VbcLine<'vbc.entrance.poison-cubes', 'poison-cubes', Poison & { cubes: number }>
  | VbcLine<'vbc.entrance.two-cubes', 'two-cubes', { asked: number; added: number; least: number }>
  | VbcLine<'vbc.entrance.poison', 'poison', { cubes: number; space: Space }>
  | VbcLine<
      'vbc.entrance.cubes-follow',
      'cubes-follow',
      { cubes: number; places: readonly Space[] }
    >
  | VbcLine<'vbc.entrance.regain', 'regain', { cubes: number; places: readonly Space[] }>
  | VbcLine<'vbc.entrance.returns-dark', 'returns-dark', { space: Space }>;

/** What the lines are made from. */
export interface Told {
  readonly collapse: Collapse;
  /** What becomes of the tiles that are to go, whether or not it is their turn. */
  readonly supposed: Outcome;
  readonly value: EntranceValue;
  readonly poison: Poison | undefined;
}

export const entranceLines = (told: Told): readonly EntranceLine[] =>
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

const startLines = ({ collapse: { map, collapse, by } }: Told): readonly EntranceLine[] => {
  const { marks, space } = map.marker;
  const tile = map.spots.find((spot) => spot.marks.includes('entrance-tile'));
  const falls = tile !== undefined && collapses(by) && collapse.includes(tile.space);
  return [
    ...(marks.includes('marker')
      ? []
      : [{ clause: 'vbc.entrance.setup', code: 'starts', space } as const]),
    ...(falls
      ? [
          {
            clause: 'vbc.entrance.ordinary-tile',
            code: 'ordinary-tile',
            space: tile.space,
          } as const,
        ]
      : []),
  ];
};

/** Whether it is the tile's turn in the Collapse. */
const turnLines = ({ value: { turn } }: Told): readonly EntranceLine[] => {
  if (turn === undefined) return [];
  const { space, touches, first, before } = turn;
  const facts = { clause: 'vbc.entrance.eligible', space, touches } as const;
  switch (turn.is) {
    case 'now':
      return [{ ...facts, code: 'due' }];
    case 'unless':
      return [{ ...facts, code: 'due-unless', before }];
    case 'unknown':
      return [{ ...facts, code: 'due-unknown' }];
    case 'later':
      return before.includes('crystal')
        ? [{ clause: 'vbc.entrance.crystals-first', code: 'crystal-first', first }]
        : [{ ...facts, code: 'not-due', first }];
  }
};

const pieceLines = ({ value, supposed }: Told): readonly EntranceLine[] => [
  ...supposed.spared.flatMap((spared): readonly EntranceLine[] =>
    spared.because === 'stuck'
      ? [
          {
            clause: 'vbc.entrance.stuck',
            code: 'stuck',
            piece: spared.piece,
            space: spared.space,
          },
        ]
      : [],
  ),
  ...value.scattered.map((piece): EntranceLine => ({
    clause: 'vbc.entrance.tribes-scatter',
    code: 'scatters',
    piece,
  })),
  ...value.leavers.flatMap((leaver): readonly EntranceLine[] => [
    { clause: 'vbc.entrance.forced-moves', code: 'piece-moves', ...leaver },
    {
      clause: 'vbc.entrance.forced-limits',
      code: 'limits',
      piece: leaver.piece,
      walls: leaver.piece !== 'dragon',
      dark: leaver.piece === 'knight' || leaver.piece === 'surfaced-dragon',
    },
  ]),
];

const markerLines = (told: Told): readonly EntranceLine[] => {
  const { value, collapse } = told;
  return [
    {
      clause: 'vbc.entrance.adjacent',
      code: 'four-sides',
      spaces: value.sides.flatMap(({ space }) => (space === undefined ? [] : [space])),
    },
    ...value.sides.flatMap((side) => sideLines(side, collapse)),
    ...endLines(told),
  ];
};

const endLines = (told: Told): readonly EntranceLine[] => {
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
const otherLines = (told: Told): readonly EntranceLine[] => [
  ...told.value.spared.map(({ space }) => insteadLine(told, space)),
  ...stayLines(told),
];

const sideLines = (side: Side, collapse: Collapse): readonly EntranceLine[] => {
  const { direction, space, bars, free, bombed } = side;
  if (space === undefined) {
    return [{ clause: 'vbc.entrance.adjacent', code: 'beyond', direction, more: collapse.more }];
  }
  const facts = { direction, space };
  const { several } = collapse;
  const again = several === 'any' && collapse.collapse.includes(space) && free !== 'no';
  return [
    ...(bombed ? [{ clause: 'vbc.entrance.rockslides', code: 'bombed', ...facts } as const] : []),
    ...bars.map((bar) => BAR_LINES[bar](facts, several)),
    ...(bars.length === 0 ? [freeLine(free, facts)] : []),
    ...(again
      ? [{ clause: 'vbc.entrance.several', code: 'moves-again', space, reading: several } as const]
      : []),
  ];
};

interface Beside {
  readonly direction: Side['direction'];
  readonly space: Space;
}

const noTile = ({ direction }: Beside): EntranceLine => ({
  clause: 'vbc.entrance.moves',
  code: 'no-tile',
  direction,
});

const BAR_LINES: Readonly<Record<Bar, (facts: Beside, reading: Several) => EntranceLine>> = {
  beyond: noTile,
  'no-tile': noTile,
  wall: (facts) => ({ clause: 'vbc.entrance.walls', code: 'wall', ...facts }),
  rockslide: (facts) => ({ clause: 'vbc.entrance.rockslides', code: 'rockslide', ...facts }),
  dark: (facts) => ({ clause: 'vbc.entrance.dark', code: 'dark', ...facts }),
  terrain: (facts) => ({ clause: 'vbc.entrance.terrain', code: 'terrain', ...facts }),
  token: (facts) => ({ clause: 'vbc.entrance.unoccupied', code: 'token', ...facts }),
  piece: (facts) => ({ clause: 'vbc.entrance.unoccupied', code: 'piece', ...facts }),
  'also-collapses': ({ space }, reading) => ({
    clause: 'vbc.entrance.several',
    code: 'also-collapses',
    space,
    reading,
  }),
};

const freeLine = (free: Side['free'], facts: Beside): EntranceLine => {
  switch (free) {
    case 'yes':
    case 'unknown':
      return { clause: 'vbc.entrance.moves', code: 'free', ...facts };
    case 'depends':
      return { clause: 'vbc.entrance.room-left', code: 'depends', ...facts };
    case 'kept':
      return { clause: 'vbc.entrance.room-left', code: 'kept', ...facts };
    case 'no':
      return { clause: 'vbc.entrance.room-left', code: 'taken', ...facts };
  }
};

const noPlaceLines = ({ value, supposed }: Told): readonly EntranceLine[] => {
  const space = value.marker;
  const spared = supposed.spared.find((tile) => tile.space === space);
  if (spared === undefined || spared.because === 'stuck') return [];
  const taken = spared.because === 'no-room-left';
  return [{ clause: 'vbc.entrance.no-place', code: 'no-place', space, taken }];
};

const insteadLine = ({ value: { instead }, collapse }: Told, space: Space): EntranceLine => ({
  clause: 'vbc.entrance.another-tile',
  code: collapse.by === 'wrath' ? 'tile-stays' : 'another-tile',
  space,
  instead,
});

const moveLines = ({ value, collapse: { remover } }: Told): readonly EntranceLine[] => [
  ...(value.leavers.length + value.scattered.length > 0
    ? [{ clause: 'vbc.entrance.pieces-first', code: 'order', order: value.order } as const]
    : []),
  { clause: 'vbc.entrance.mover', code: 'mover', remover, places: value.places },
];

const stayLines = ({ collapse: { by }, value: { marker } }: Told): readonly EntranceLine[] => [
  { clause: 'vbc.entrance.only-collapse', code: 'stays', by, space: marker },
  ...(collapses(by)
    ? []
    : [{ clause: 'vbc.entrance.only-marks', code: 'unaffected', by } as const]),
];

const poisonLines = ({ poison, value: { cubes, marker } }: Told): readonly EntranceLine[] => {
  if (poison === undefined) return [];
  const { asked, added } = cubes;
  const least = HERO_CUBES.min;
  return [
    { clause: 'vbc.entrance.poison-cubes', code: 'poison-cubes', ...poison, cubes: asked },
    ...(added < asked
      ? [{ clause: 'vbc.entrance.two-cubes', code: 'two-cubes', asked, added, least } as const]
      : []),
    { clause: 'vbc.entrance.poison', code: 'poison', cubes: added, space: marker },
  ];
};

const afterLines = (told: Told): readonly EntranceLine[] => {
  const { map } = told.collapse;
  const { places, returnsDark } = told.value;
  const tile = map.spots.find((spot) => spot.marks.includes('entrance-tile'));
  const bare = map.spots.find((spot) => places.includes(spot.space) && isUnoccupied(spot));
  return [
    { clause: 'vbc.entrance.marker', code: 'entrance', places },
    { clause: 'vbc.entrance.references', code: 'references', rules: ENTRANCE_RULES },
    ...(bare === undefined
      ? []
      : [{ clause: 'vbc.entrance.ignored', code: 'ignored', space: bare.space } as const]),
    ...cubeLines(told.value),
    ...(returnsDark && tile !== undefined
      ? [{ clause: 'vbc.entrance.returns-dark', code: 'returns-dark', space: tile.space } as const]
      : []),
  ];
};

const cubeLines = ({ cubes, order, places }: EntranceValue): readonly EntranceLine[] => {
  const facts = { cubes: cubes.total, places };
  const follow: EntranceLine = {
    clause: 'vbc.entrance.cubes-follow',
    code: 'cubes-follow',
    ...facts,
  };
  const regain: EntranceLine = { clause: 'vbc.entrance.regain', code: 'regain', ...facts };
  if (cubes.total === 0) return [];
  return order.includes('cubes') ? [follow, regain] : [regain];
};
