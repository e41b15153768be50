import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  option,
  optionalWhole,
  unreadable,
  whole,
  wholeOrZero,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  caveMap,
  listOf,
  ownerOf,
  parsePainting,
  parseWalls,
  PIECES,
  spotAt,
  type CaveMap,
  type MapReason,
  type Piece,
  type Space,
} from './cave-map.ts';
import {
  candidates,
  canGo,
  collapses,
  due,
  hasCrystalToken,
  hasOthers,
  isSent,
  leaving,
  markerPlaces,
  openToCaveIn,
  outcome,
  sides,
  turnOf,
  type Attempt,
  type Collapse,
  type Outcome,
  type Turn,
} from './collapse.ts';
import {
  BEYOND,
  EFFECTS,
  HERO_CUBES,
  REMOVERS,
  ROLES,
  SEVERAL,
  STRENGTHS,
  type Effect,
} from './data.ts';
import {
  entranceLines,
  type EntranceLine,
  type EntranceValue,
  type Leaver,
  type PoisonedCubes,
} from './entrance-lines.ts';
import type { Departure } from './forced-moves.ts';
import type { VbcLine } from './line.ts';
import { cubesLost, poisonCubes, type Poison } from './poison.ts';

export interface RawEntrance {
  /** Rows from the top with `/` between them, spaces with `.`: `d.l.d/-.lem.l/-.-.d`. */
  readonly map: string;
  /** Walls, Rockslides and bombed walls: `b2-c2,b1-b2r,b2-b3b`. */
  readonly walls: string;
  readonly by: string;
  /** The tiles that go at once; blank is the marker's. */
  readonly collapse: string;
  /** Who removes tiles in the Collapse; Wrath and Cave-In have their own players. */
  readonly remover: string;
  readonly beyond: string;
  /** Where pieces are moved: `kb1,tc2`; blank is wherever they may go. */
  readonly moves: string;
  /** Hero cubes on the marker's space. */
  readonly cubes: string;
  /** Poison used now: the Tribe's Strength against the Knight's, `4/2`. */
  readonly poison: string;
  /** The Hero cubes that the Knight has left, without those on the marker's space; blank is not checked. */
  readonly heroCubes: string;
  readonly several: string;
}

export const ENTRANCE_START: RawEntrance = {
  map: 'd.l.d/-.lem.l/-.-.d',
  walls: 'b2-c2',
  by: 'collapse',
  collapse: '',
  remover: 'cave',
  beyond: 'more',
  moves: '',
  cubes: '0',
  poison: '',
  heroCubes: '',
  several: 'stays',
};

export type Entrance = Parsed<
  Collapse & {
    readonly cubes: number;
    readonly poison: Poison | undefined;
    readonly heroCubes: number | undefined;
  },
  'Entrance'
>;

export type EntranceViolation =
  | VbcLine<'vbc.entrance.dark', 'marker-on-dark', { space: Space }>
  | VbcLine<'vbc.entrance.terrain', 'marker-on-terrain', { space: Space }>
  | VbcLine<'vbc.entrance.eligible', 'one-at-a-time', { tiles: readonly Space[] }>
  | VbcLine<'vbc.entrance.cave-in', 'cave-in-players' | 'cave-in-crystal', { space: Space }>
  | VbcLine<'vbc.entrance.forced-moves', 'need-not-move', { piece: Piece; to: Space }>
  | VbcLine<
      'vbc.entrance.forced-moves',
      'cannot-go',
      { piece: Piece; to: Space; options: readonly Space[] }
    >
  | VbcLine<'vbc.entrance.room-left', 'no-room-left', { space: Space }>
  | VbcLine<'vbc.grit.cubes', 'too-many-cubes', { there: number; hers: number; all: number }>;

/** The most Hero cubes that can lie on the marker's space: she keeps two. */
const CUBES_THERE = { min: 0, max: HERO_CUBES.max - HERO_CUBES.min } as const;

export const parseEntrance = (raw: RawEntrance): Field<Entrance> => {
  const map = parseMap(raw);
  const known = map.ok ? map.value : undefined;
  const fields = collect({
    map,
    by: option('by', raw.by, EFFECTS),
    collapse: parseSpaces('collapse', raw.collapse, known),
    remover: option('remover', raw.remover, ROLES),
    beyond: option('beyond', raw.beyond, BEYOND),
    moves: parseMoves('moves', raw.moves, known),
    cubes: wholeOrZero('cubes', raw.cubes, CUBES_THERE),
    poison: parsePoison('poison', raw.poison),
    heroCubes: optionalWhole('heroCubes', raw.heroCubes, HERO_CUBES),
    several: option('several', raw.several, SEVERAL),
  });
  if (!fields.ok) return fields;
  const { beyond, collapse, ...rest } = fields.value;
  return ok(
    parsed({
      ...rest,
      remover: rest.by === 'collapse' ? rest.remover : (REMOVERS[rest.by] ?? rest.remover),
      more: beyond === 'more',
      collapse: collapse.length > 0 ? collapse : [rest.map.marker.space],
    }),
  );
};

const parseMap = (raw: RawEntrance): Field<CaveMap> => {
  const painting = parsePainting('map', raw.map);
  const walls = parseWalls('walls', raw.walls, painting.ok ? painting.value : undefined);
  const map = painting.ok ? caveMap('map', painting.value, walls.ok ? walls.value : []) : painting;
  const both = collect({ map, walls });
  return both.ok ? ok(both.value.map) : both;
};

const parseSpaces = (
  field: string,
  text: string,
  map: CaveMap | undefined,
): Field<readonly Space[]> =>
  collectAll(
    [...new Set(listOf(text))].map((item, i) => {
      const reason = wrongSpace(item, map);
      return reason === undefined ? ok(item) : unreadable(field, item, { where: [i + 1], reason });
    }),
  );

const wrongSpace = (item: string, map: CaveMap | undefined): MapReason | undefined => {
  if (!/^[a-e][1-5]$/.test(item)) return 'unknown-space';
  if (map === undefined) return undefined;
  const spot = spotAt(map, item);
  return spot === undefined || spot.ground === 'none' ? 'off-the-map' : undefined;
};

const parseMoves = (
  field: string,
  text: string,
  map: CaveMap | undefined,
): Field<Collapse['moves']> =>
  collectAll(
    listOf(text).map((item, i) => {
      const piece = pieceOf(item.charAt(0), map);
      const to = item.slice(1);
      const reason = piece === undefined ? 'unknown-piece' : wrongSpace(to, map);
      return piece === undefined || reason !== undefined
        ? unreadable(field, item, { where: [i + 1], reason: reason ?? 'unknown-piece' })
        : ok({ piece, to });
    }),
  );

/** The piece that a letter names. The Dragon is one piece, whichever letter names him. */
const pieceOf = (letter: string, map: CaveMap | undefined): Piece | undefined => {
  const named = PIECES.find((entry) => entry.letter === letter)?.piece;
  const there = (map?.spots ?? []).flatMap(({ pieces }) => pieces);
  const dragon = there.find((piece) => ownerOf(piece) === 'dragon');
  return named !== undefined && ownerOf(named) === 'dragon' ? (dragon ?? named) : named;
};

const parsePoison = (field: string, text: string): Field<Poison | undefined> => {
  if (text.trim() === '') return ok(undefined);
  const items = text.split('/');
  if (items.length !== 2) return unreadable(field, text.trim());
  const [tribe = '', knight = ''] = items;
  return collect({
    tribe: whole(field, tribe, STRENGTHS),
    knight: whole(field, knight, STRENGTHS),
  });
};

/** Where the Entrance goes when its tile collapses, and what goes before it. */
export const entrance = (
  position: Entrance,
): Ruling<EntranceValue, EntranceLine, EntranceViolation> => {
  const story = storyOf(position);
  const value = entranceValue(position, story);
  const { supposed } = story;
  const violations = [
    ...boardViolations(position),
    ...moveViolations(position, supposed),
    ...cubeViolations(position),
  ];
  return ruled(violations, {
    value,
    lines: entranceLines({ collapse: position, supposed, value, poison: position.poison }),
  });
};

interface Story {
  readonly turn: Turn | undefined;
  /** What becomes of the tiles that are to go, whether or not it is their turn. */
  readonly supposed: Outcome;
  /** What becomes of them now: nothing, if it is not their turn. */
  readonly found: Outcome;
}

const storyOf = (position: Entrance): Story => {
  const turn = turnOf(position);
  const supposed = outcome(position, collapses(position.by) ? position.collapse : []);
  return { turn, supposed, found: turn?.is === 'later' ? outcome(position, []) : supposed };
};

export const askEntrance = asks(parseEntrance, entrance);

const entranceValue = (position: Entrance, { turn, supposed, found }: Story): EntranceValue => {
  const canCollapse = verdict(position, supposed, turn);
  const moves = canCollapse === 'yes' || canCollapse === 'unknown';
  const places = moves ? placesOf(position, found) : [position.map.marker.space];
  const around = sides(position, supposed.attempt ?? supposed, supposed.ways);
  const entrance = moves && isOpenEnded(around) ? undefined : onlyOne(places);
  const leavers = leaversOf(found);
  const cubes = cubesThere(position, entrance);
  return {
    marker: position.map.marker.space,
    canCollapse,
    turn,
    later: canCollapse === 'later' ? placesOf(position, supposed) : [],
    sides: around,
    places,
    entrance,
    gone: found.gone,
    spared: found.spared,
    leavers,
    scattered: found.scattered,
    order: [
      ...found.scattered,
      ...leavers.map(({ piece }) => piece),
      ...(moves ? inTheEnd(cubes.total) : []),
    ],
    instead: insteadOf(position, found, turn),
    cubes,
    returnsDark: returnsDark(position, found),
  };
};

/** Whether the marker might go where nothing is painted. */
const isOpenEnded = (around: EntranceValue['sides']): boolean =>
  around.some(({ free }) => free === 'unknown');

const onlyOne = (places: readonly Space[]): Space | undefined =>
  places.length === 1 ? places[0] : undefined;

/** The marker moves last, and the Hero cubes with it. */
const inTheEnd = (cubes: number): EntranceValue['order'] =>
  cubes > 0 ? ['marker', 'cubes'] : ['marker'];

/** Tiles that Wrath and Cave-In take before the Collapse may come back; in the Collapse they are gone. */
const returnsDark = ({ map, by }: Entrance, { gone }: Outcome): boolean =>
  by !== 'collapse' &&
  map.spots.some(({ marks, space }) => marks.includes('entrance-tile') && gone.includes(space));

/** Whether the marker's tile goes. */
const verdict = (
  position: Entrance,
  supposed: Outcome,
  turn: Turn | undefined,
): EntranceValue['canCollapse'] => {
  const { space } = position.map.marker;
  if (!collapses(position.by) || !position.collapse.includes(space)) return undefined;
  if (turn?.is === 'later') return 'later';
  if (!supposed.gone.includes(space)) return 'no';
  return placesOf(position, supposed).length > 0 ? 'yes' : 'unknown';
};

/** Every space where the marker may end, whichever way the pieces leave. */
const placesOf = (position: Entrance, { gone, ways }: Outcome): readonly Space[] => {
  if (!gone.includes(position.map.marker.space)) return [];
  const places = ways.flatMap((way) => markerPlaces(position, { gone, places: way.places }));
  return position.map.spots.map(({ space }) => space).filter((space) => places.includes(space));
};

const leaversOf = ({ moved, ways }: Attempt): readonly Leaver[] =>
  moved.flatMap((piece) => {
    const moves = ways.flatMap((way) => way.moves.filter((move) => move.piece === piece));
    const [first] = moves;
    if (first === undefined) return [];
    const ends = [...new Set(moves.map(({ to }) => to))];
    const options = ends.flatMap((to) => (to === undefined ? [] : [to]));
    return [
      {
        piece,
        from: first.from,
        options,
        orBeyond: options.length < ends.length,
        to: ends.length === 1 ? first.to : undefined,
      },
    ];
  });

const cubesThere = (
  { cubes, poison, heroCubes }: Entrance,
  at: Space | undefined,
): PoisonedCubes => {
  const asked = poison === undefined ? 0 : poisonCubes(poison);
  const added = Math.min(cubesLost(asked, heroCubes), CUBES_THERE.max - cubes);
  return { before: cubes, asked, added, total: cubes + added, at };
};

/** What may go instead of a tile that stays: nothing with Wrath, whose die has chosen. */
const insteadOf = (
  position: Entrance,
  { spared, gone }: Outcome,
  turn: Turn | undefined,
): readonly Space[] => {
  if (turn?.is === 'later') return turn.first;
  if (spared.length === 0) return [];
  const out = [...gone, ...spared.map(({ space }) => space)];
  return substitutes(position, position.by).filter((space) => !out.includes(space));
};

const substitutes = (position: Entrance, by: Effect): readonly Space[] => {
  switch (by) {
    case 'collapse': {
      const others = candidates(position).filter(({ space }) => !position.collapse.includes(space));
      return due(others.filter(({ space }) => canGo(position, space))).map(({ space }) => space);
    }
    case 'cave-in': {
      const open = position.map.spots.filter(openToCaveIn).map(({ space }) => space);
      return open.filter((space) => canGo(position, space));
    }
    case 'wrath':
    case 'giant-bats':
    case 'telekinesis':
    case 'rotation':
      return [];
  }
};

const boardViolations = ({ map, by, collapse }: Entrance): readonly EntranceViolation[] => {
  const { ground, space } = map.marker;
  const violations: readonly (readonly [boolean, EntranceViolation])[] = [
    [ground === 'dark', { clause: 'vbc.entrance.dark', code: 'marker-on-dark', space }],
    [ground === 'terrain', { clause: 'vbc.entrance.terrain', code: 'marker-on-terrain', space }],
    [
      by === 'collapse' && collapse.length > 1,
      { clause: 'vbc.entrance.eligible', code: 'one-at-a-time', tiles: collapse },
    ],
  ];
  return [
    ...violations.flatMap(([broken, violation]) => (broken ? [violation] : [])),
    ...(by === 'cave-in' ? caveInViolations(map, collapse) : []),
  ];
};

const caveInViolations = (map: CaveMap, collapse: readonly Space[]): readonly EntranceViolation[] =>
  map.spots
    .filter(({ space }) => collapse.includes(space))
    .flatMap(({ space, pieces, marks }): readonly EntranceViolation[] => {
      const clause = 'vbc.entrance.cave-in';
      return [
        ...(hasOthers(pieces) ? [{ clause, code: 'cave-in-players', space } as const] : []),
        ...(hasCrystalToken(marks) ? [{ clause, code: 'cave-in-crystal', space } as const] : []),
      ];
    });

/** More Hero cubes, on the marker's space and with the Knight, than there are. */
const cubeViolations = ({ cubes, heroCubes }: Entrance): readonly EntranceViolation[] => {
  const all = HERO_CUBES.max;
  return heroCubes === undefined || cubes + heroCubes <= all
    ? []
    : [{ clause: 'vbc.grit.cubes', code: 'too-many-cubes', there: cubes, hers: heroCubes, all }];
};

/** Pieces sent where the rules do not let them go, or where they leave the marker no place. */
const moveViolations = (position: Entrance, found: Outcome): readonly EntranceViolation[] => {
  const { moves } = position;
  if (moves.length === 0) return [];
  const tried = found.attempt?.gone ?? found.gone;
  const { moved, ways } = leaving({ ...position, moves: [] }, tried);
  const wrong = moves.flatMap(({ piece, to }): readonly EntranceViolation[] => {
    const clause = 'vbc.entrance.forced-moves';
    if (!moved.includes(piece)) return [{ clause, code: 'need-not-move', piece, to }];
    if (ways.some((way) => isSent(way, { piece, to }))) return [];
    const options = leaversOf({ ...found, moved, ways }).find((leaver) => leaver.piece === piece);
    return [{ clause, code: 'cannot-go', piece, to, options: options?.options ?? [] }];
  });
  const last = moves.at(-1);
  if (wrong.length === 0 && last !== undefined && !ways.some((way) => areSent(way, moves))) {
    return [{ clause: 'vbc.entrance.forced-moves', code: 'cannot-go', ...last, options: [] }];
  }
  return wrong.length > 0 ? wrong : roomViolations(position, found);
};

const areSent = (way: Departure, moves: Collapse['moves']): boolean =>
  moves.every((move) => isSent(way, move));

/** Moves that the tile would not survive: other ones leave the marker a place. */
const roomViolations = (position: Entrance, found: Outcome): readonly EntranceViolation[] => {
  const { space } = position.map.marker;
  const blocked = found.spared.some(({ because }) => because === 'no-room-left');
  const free = outcome({ ...position, moves: [] }, position.collapse);
  return blocked && free.gone.includes(space)
    ? [{ clause: 'vbc.entrance.room-left', code: 'no-room-left', space }]
    : [];
};
