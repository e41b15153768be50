import { saying, when, type Says } from '../core/answer.ts';
import { isTerrain, isUnoccupied, tilesAt, type Piece, type Space } from './cave-map.ts';
import type { VbcClause } from './clauses.ts';
import type { Exposure, Turn } from './collapse-turn.ts';
import type { MayStay, Outcome, Spared } from './collapse.ts';
import { collapses, movesCornered, type Collapse } from './collapsing.ts';
import { ENTRANCE_RULES, HERO_CUBES, type Several } from './data.ts';
import type { Bar, Side } from './marker-places.ts';
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
  'whole-terrain': 'vbc.entrance.terrain-collapse',
  'terrain-due': 'vbc.entrance.terrain-collapse',
  'terrain-not-due': 'vbc.entrance.terrain-collapse',
  'terrain-unknown': 'vbc.entrance.terrain-collapse',
  'terrain-instead': 'vbc.entrance.terrain-collapse',
  stuck: 'vbc.entrance.stuck',
  'stuck-stays': 'vbc.entrance.wrath-stuck',
  cornered: 'vbc.entrance.wrath-stuck',
  together: 'vbc.entrance.together',
  yields: 'vbc.entrance.room-left',
  canyon: 'vbc.entrance.canyon',
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
  'tile-stays': 'vbc.entrance.wrath-none',
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
  'in-the-way': 'vbc.entrance.room-left',
  'no-room-left': 'vbc.entrance.room-left',
  'too-many-cubes': 'vbc.grit.cubes',
  'no-attack': 'vbc.slingshot.attack-needs',
  'piece-on-canyon': 'vbc.entrance.canyon',
  'piece-on-dark': 'vbc.entrance.never-dark',
  'too-many-crystals': 'vbc.entrance.crystals-first',
  'too-many-rockslides': 'vbc.entrance.rockslides',
  'too-many-bombs': 'vbc.entrance.rockslides',
  'too-much-terrain': 'vbc.terrain.kinds',
  'map-apart': 'vbc.entrance.one-map',
  'terrain-touches': 'vbc.terrain.where',
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
  /** Where it may end without getting clear of the tiles that are to go. */
  readonly cornered?: readonly Space[];
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
  readonly mayStay: readonly MayStay[];
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
    ...tilesAt(collapse.map, falls)
      .filter((spaces) => spaces.length > 1)
      .map((spaces) => say('whole-terrain', { spaces })),
  ];
};

/** Whether it is the tile's turn in the Collapse. */
const turnLines = ({ value: { turn } }: Told) => {
  if (turn === undefined) return [];
  const { space, touches, first, before, terrain } = turn;
  if (terrain !== undefined) return terrainLines(turn, terrain);
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

/** Whether enough of the edges of a Terrain tile are exposed. */
const terrainLines = ({ space, is, before, first }: Turn, { edges, exposed }: Exposure) => {
  const facts = { space, edges, exposed };
  if (is === 'unknown') return [say('terrain-unknown', facts)];
  const isDue = 2 * exposed >= edges;
  return [
    say(isDue ? 'terrain-due' : 'terrain-not-due', facts),
    ...when(is === 'later' && before.includes('crystal'), say('crystal-first', { first })),
  ];
};

const pieceLines = (told: Told) => {
  const { value, supposed, collapse } = told;
  const canyon = collapse.map.spots.filter(({ ground }) => ground === 'canyon');
  const isMoved = supposed.moved.length > 0 || value.spared.some(isStuck);
  return [
    ...stuckLines(told),
    ...togetherLines(told),
    ...value.scattered.map((piece) => say('scatters', { piece })),
    ...value.leavers.flatMap((leaver) => [leaverLine(leaver, collapse), limitsOf(leaver)]),
    ...yieldLines(told),
    ...when(
      isMoved && canyon.length > 0,
      say('canyon', { spaces: canyon.map(({ space }) => space) }),
    ),
  ];
};

/** Who makes room for others; before the tile's turn nobody leaves it. */
const yieldLines = ({ value: { turn }, supposed: { yielded } }: Told) =>
  turn?.is === 'later' ? [] : yielded.map((each) => say('yields', each));

const isStuck = ({ because }: Spared): boolean => because === 'stuck';

const leaverLine = ({ cornered, ...leaver }: Leaver, { cornered: reading }: Collapse) =>
  cornered === undefined
    ? say('piece-moves', leaver)
    : say('cornered', { ...leaver, cornered, reading });

/** Pieces that cannot leave the tile they stand on. With Wrath it is an open question what becomes of them. */
const stuckLines = ({ collapse, supposed, value }: Told) => {
  const moved = value.leavers.map(({ piece }) => piece);
  const stuck = supposed.spared.flatMap((tile) =>
    tile.because === 'stuck' && !moved.includes(tile.piece) ? [tile] : [],
  );
  return [
    ...stuck.map(({ piece, space, how }) => say('stuck', { piece, space, how })),
    ...when(
      stuck.length > 0 && collapse.by === 'wrath',
      say('stuck-stays', { reading: collapse.cornered }),
    ),
  ];
};

const goesTo =
  (spaces: readonly Space[]) =>
  ({ options }: Leaver): boolean =>
    options.some((space) => spaces.includes(space));

/** That what stays of several tiles is settled together, where some of them stay. */
const togetherLines = ({ collapse, value, supposed: { spared, gone } }: Told) => {
  const stay = spared.map(({ space }) => space);
  const isSeveral = tilesAt(collapse.map, collapse.collapse).length > 1;
  return when(
    isSeveral && stay.length > 0 && !movesCornered(collapse),
    say('together', { gone, stay, refuge: value.leavers.some(goesTo(stay)) }),
  );
};

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
    ...sides.flatMap((side) => [...sideLines(side, told.collapse)]),
    ...emptyLines(told),
    ...endLines(told),
    say('four-sides', { spaces }),
  ];
};

/** The sides without a tile, and those of which the painted map tells nothing, each told at once. */
const emptyLines = ({ collapse: { more }, value: { sides } }: Told) => {
  const bare = sides.filter(({ space, bars }) => space !== undefined && bars.some(isBare));
  const unpainted = sides.filter(({ space }) => space === undefined);
  return [
    ...when(bare.length > 0, say('no-tile', { directions: directionsOf(bare) })),
    ...when(unpainted.length > 0, say('beyond', { directions: directionsOf(unpainted), more })),
  ];
};

type BareBar = 'beyond' | 'no-tile';

const isBare = (bar: Bar): bar is BareBar => bar === 'beyond' || bar === 'no-tile';

const directionsOf = (sides: readonly Side[]): readonly Side['direction'][] =>
  sides.map(({ direction }) => direction);

const endLines = (told: Told) => {
  switch (told.value.canCollapse) {
    case 'no':
      return [...noPlaceLines(told), insteadLine(told, told.value.marker), ...terrainInstead(told)];
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
  ...terrainInstead(told),
  ...stayLines(told),
];

/** Terrain among the tiles that may go instead: it need not wait its turn. */
const terrainInstead = ({ value: { instead }, collapse: { map, by } }: Told) => {
  const spaces = map.spots
    .filter((spot) => isTerrain(spot) && instead.includes(spot.space))
    .map(({ space }) => space);
  return when(by === 'collapse' && spaces.length > 0, say('terrain-instead', { spaces }));
};

export interface Beside {
  readonly direction: Side['direction'];
  readonly space: Space;
}

const sideLines = ({ direction, space, bars, free, bombed }: Side, collapse: Collapse) => {
  const { several } = collapse;
  if (space === undefined) return [];
  const facts = { direction, space };
  const again = several === 'any' && collapse.collapse.includes(space) && free !== 'no';
  return [
    ...when(bombed, say('bombed', facts)),
    ...bars.flatMap((bar) => (isBare(bar) ? [] : [barLine(bar, facts, several)])),
    ...(bars.length === 0 ? [freeLine(free, facts)] : []),
    ...when(again, say('moves-again', { space, reading: several })),
  ];
};

const barLine = (bar: Exclude<Bar, BareBar>, facts: Beside, reading: Several) =>
  bar === 'also-collapses' ? say(bar, { space: facts.space, reading }) : say(bar, facts);

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

const insteadLine = ({ value: { instead }, collapse: { by, more } }: Told, space: Space) =>
  by === 'wrath'
    ? say('tile-stays', { space, instead })
    : say('another-tile', { space, instead, more });

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
