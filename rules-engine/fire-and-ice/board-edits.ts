import { remember } from '../core/remember.ts';
import {
  legibleBoard,
  parseBoard,
  usualJump,
  type BoardReason,
  type Holding,
  type Piece,
  type Position,
} from './board.ts';
import { FACTION_FACTS, type Faction } from './data/factions.ts';
import { MAP_NAMES, type MapName } from './data/maps.ts';
import type { Ground, Terrain } from './data/terrains.ts';
import type { Structure } from './data/tiles.ts';
import type { Space } from './map.ts';
import { printedHome } from './seats.ts';

/** What the text of a board shows: a position, and the first piece of text that is not in it. */
export interface BoardRead {
  readonly map: MapName;
  /** As much of it as can be read. */
  readonly position: Position;
  readonly flaw: { readonly got: string; readonly reason: BoardReason | undefined } | undefined;
}

const readText = (mapText: string, text: string): BoardRead => {
  const known = MAP_NAMES.find((name) => name === mapText.trim());
  const map = known ?? 'fire-and-ice';
  const read = parseBoard('board', map, text);
  const rest = read.ok ? read : parseBoard('board', map, legibleBoard(map, text));
  return {
    map,
    position: rest.ok ? rest.value : { map, holdings: [], land: [] },
    flaw: known === undefined ? { got: mapText, reason: undefined } : flawIn(read),
  };
};

/** Blank text is an empty map. The same text is read once, however many parts of a form ask. */
export const readBoard = remember(1, (...texts) => JSON.stringify(texts), readText);

const flawIn = (read: ReturnType<typeof parseBoard>): BoardRead['flaw'] => {
  const problem = read.ok ? undefined : read.error.find(({ code }) => code === 'not-readable');
  return problem?.code === 'not-readable'
    ? { got: problem.got, reason: problem.reason }
    : undefined;
};

/** The colour that a player's pieces have on the map. */
export const groundOf = ({ faction, terrain }: Holding): Ground | 'none' => {
  const { family } = FACTION_FACTS[faction];
  return family === 'ice' || family === 'volcano' ? family : (terrain ?? 'none');
};

/** A Structure on the map, and the seat of whoever built it, from 0. */
export interface Built {
  readonly seat: number;
  readonly structure: Structure;
}

/** What stands where. Worked out once for a position, since every space asks. */
export const builtOn = remember(
  1,
  (position) => position,
  (position: Position): ReadonlyMap<Space, Built> =>
    new Map(
      position.holdings.flatMap(({ pieces }, seat) =>
        pieces.map(({ space, structure }) => [space, { seat, structure }] as const),
      ),
    ),
);

const edited = (
  position: Position,
  seat: number,
  change: (holding: Holding) => Holding,
): Position => ({
  ...position,
  holdings: position.holdings.map((holding, i) => (i === seat ? change(holding) : holding)),
});

/** A jump that was the usual one stays so, whatever is built or taken away. */
const withPieces = (holding: Holding, pieces: readonly Piece[]): Holding => {
  const { faction, jump } = holding;
  const isUsual = jump === usualJump(faction, holding.pieces);
  return {
    ...holding,
    pieces: pieces.toSorted((a, b) => a.space - b.space),
    jump: isUsual ? usualJump(faction, pieces) : jump,
  };
};

/** A tap on a space: the Structure is built there in place of any other, or taken away if it stands there. */
export const toggleStructure = (position: Position, seat: number, piece: Piece): Position => ({
  ...position,
  holdings: position.holdings.map((holding, i) => {
    const others = holding.pieces.filter(({ space }) => space !== piece.space);
    const stands = holding.pieces.some(
      ({ space, structure }) => space === piece.space && structure === piece.structure,
    );
    return withPieces(holding, i === seat && !stands ? [...others, piece] : others);
  }),
});

/** A Bridge of this player, built or taken away. Another's in the same place stays. */
export const toggleBridge = (
  position: Position,
  seat: number,
  [a, b]: readonly [Space, Space],
): Position =>
  edited(position, seat, (holding) => {
    const bridge = { from: Math.min(a, b), to: Math.max(a, b) };
    const others = holding.bridges.filter(
      ({ from, to }) => from !== bridge.from || to !== bridge.to,
    );
    const stands = others.length < holding.bridges.length;
    const bridges = stands ? others : [...others, bridge];
    return { ...holding, bridges: bridges.toSorted((x, y) => x.from - y.from || x.to - y.to) };
  });

/** A river space that a Town of this player skips, or skips no more. */
export const toggleRiverTown = (position: Position, seat: number, space: Space): Position =>
  edited(position, seat, (holding) => ({
    ...holding,
    riverTowns: holding.riverTowns.includes(space)
      ? holding.riverTowns.filter((other) => other !== space)
      : [...holding.riverTowns, space].toSorted((a, b) => a - b),
  }));

/** A space with another terrain than the printed one, or as printed again. */
export const toggleGround = (
  position: Position,
  space: Space,
  { ground, printed }: { readonly ground: Ground; readonly printed: Terrain | undefined },
): Position => {
  const before = position.land.find((changed) => changed.space === space);
  const others = position.land.filter((changed) => changed.space !== space);
  const isBack = ground === printed || before?.ground === ground;
  return {
    ...position,
    land: isBack ? others : [...others, { space, ground }].toSorted((a, b) => a.space - b.space),
  };
};

const newHolding = (faction: Faction): Holding => ({
  faction,
  terrain: printedHome(faction),
  shipping: FACTION_FACTS[faction].shipping.start,
  jump: usualJump(faction, []),
  pieces: [],
  bridges: [],
  riverTowns: [],
});

export const addPlayer = (position: Position, faction: Faction): Position => ({
  ...position,
  holdings: [...position.holdings, newHolding(faction)],
});

export const removePlayer = (position: Position, seat: number): Position => ({
  ...position,
  holdings: position.holdings.toSpliced(seat, 1),
});

/** Another Faction with the same pieces. Its reach is that of a new one. */
export const setFaction = (position: Position, seat: number, faction: Faction): Position =>
  edited(position, seat, ({ terrain, pieces, bridges, riverTowns }) => ({
    ...newHolding(faction),
    terrain: printedHome(faction) ?? terrain,
    jump: usualJump(faction, pieces),
    pieces,
    bridges,
    riverTowns,
  }));

export const setPlayer = (
  position: Position,
  seat: number,
  change: Partial<Pick<Holding, 'terrain' | 'shipping' | 'jump'>>,
): Position => edited(position, seat, (holding) => ({ ...holding, ...change }));

/** The same players on another map, which knows none of the old one's spaces. */
export const onMap = (position: Position, map: MapName): Position => ({
  map,
  holdings: position.holdings.map((holding) => ({
    ...withPieces(holding, []),
    bridges: [],
    riverTowns: [],
  })),
  land: [],
});
