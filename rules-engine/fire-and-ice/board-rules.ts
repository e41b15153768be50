import { saying, when, type Says } from '../core/answer.ts';
import { pairs } from '../core/graphs.ts';
import { remember } from '../core/remember.ts';
import type { Bridge, Holding, Position } from './board.ts';
import type { FiClause } from './clauses.ts';
import type { SharedBridges } from './data.ts';
import { FACTION_FACTS, type Faction } from './data/factions.ts';
import { TERRAINS, type Ground } from './data/terrains.ts';
import { BRIDGES_EACH, PIECES, STRUCTURES, TOWN_STRUCTURES } from './data/tiles.ts';
import { byTheRiver, landscape, mayBridge, nameOf, neighborsOf, type Space } from './map.ts';
import { settlements, type Group } from './reach.ts';
import { printedHome } from './seats.ts';
import { TABLE_SAYS, tableViolations } from './table.ts';
import { powerNeeded, strengthOf, structuresOn } from './towns.ts';

/** What a position that no game can reach is said to break. */
export const BOARD_SAYS = {
  ...TABLE_SAYS,
  'two-on-a-space': 'fi.reach.pieces',
  'too-many': 'fi.reach.pieces',
  'wrong-ground': 'fi.terrains.settled',
  'off-the-track': ['fi.reach.shipping', 'fi.riverwalkers.shipping-fixed'],
  'carpet-range': 'fi.reach.carpet',
  'no-bridge-here': 'fi.reach.bridges',
  'bridge-twice': 'fi.reach.shared-bridges',
  'shared-bridge': 'fi.reach.shared-bridges',
  'bridge-end': 'fi.reach.bridge-end',
  'not-mermaids': 'fi.towns.mermaids',
  'no-shore': 'fi.towns.skipped',
  'no-river-town': 'fi.towns.skipped',
  'away-from-the-river': 'fi.riverwalkers.by-the-river',
} as const satisfies Says<FiClause>;

const say = saying(BOARD_SAYS);

/** How an open question is read, and what is known beside the board. */
export interface BoardTerms {
  readonly sharedBridges: SharedBridges;
  /** Whether the Mermaids have the Favor tile Fire 2. Where that is not known, they may have it. */
  readonly favor?: boolean;
}

/** What is wrong by any reading. It is looked for once, however many readings a position has. */
const plainViolations = remember(
  1,
  (position) => position,
  (position: Position) => [
    ...tableViolations(position.holdings),
    ...sharedSpaces(position),
    ...position.holdings.flatMap(tooMany),
    ...position.holdings.flatMap((holding) => wrongGrounds(position, holding)),
    ...position.holdings.flatMap(offTheTrack),
    ...position.holdings.flatMap(wrongCarpet),
    ...position.holdings.flatMap((holding) => wrongBridges(position, holding)),
  ],
);

const violations = (position: Position, { sharedBridges, favor = true }: BoardTerms) => [
  ...plainViolations(position),
  ...(sharedBridges === 'refused' ? sharedPlaces(position).map(bridgeTwice) : []),
  ...position.holdings.flatMap((holding) => [...wrongRiverTowns(position, holding, favor)]),
];

/** A rule that a position breaks. */
export type BoardViolation = ReturnType<typeof violations>[number];

/** Everything about a position that the rules do not allow. */
export const boardViolations = (position: Position, terms: BoardTerms): readonly BoardViolation[] =>
  violations(position, terms);

/**
 * What is to be said of a position that is counted all the same: by a reading of an open question,
 * or because the map is scored as it stands.
 */
export const boardLines = (position: Position) => [
  ...sharedPlaces(position).map((place) => say('shared-bridge', place)),
  ...awayFromTheRiver(position),
];

/** Structures of the Riverwalkers that the river does not touch. */
const awayFromTheRiver = ({ map, holdings }: Position) => {
  const land = landscape(map);
  const spaces = holdings
    .filter(({ faction }) => faction === 'riverwalkers')
    .flatMap(({ pieces }) => pieces.filter(({ space }) => !byTheRiver(land, space)))
    .map(({ space }) => nameOf(land, space));
  return when(spaces.length > 0, say('away-from-the-river', { spaces }));
};

const sharedSpaces = ({ map, holdings }: Position) => {
  const built = holdings.flatMap(({ faction, pieces }) =>
    pieces.map(({ space }) => ({ faction, space })),
  );
  return built.flatMap(({ faction, space }, i) =>
    built
      .slice(i + 1)
      .filter((other) => other.space === space)
      .map((other) => {
        const factions = [faction, other.faction] as const;
        return say('two-on-a-space', { space: nameOf(landscape(map), space), factions });
      }),
  );
};

const tooMany = ({ faction, pieces, bridges }: Holding) => {
  const counts = [
    ...STRUCTURES.map((piece) => ({
      piece,
      count: pieces.filter(({ structure }) => structure === piece).length,
      max: PIECES[piece],
    })),
    { piece: 'bridge' as const, count: bridges.length, max: BRIDGES_EACH },
  ];
  return counts
    .filter(({ count, max }) => count > max)
    .map((excess) => say('too-many', { faction, ...excess }));
};

/** Structures on ground that is told to be what their Faction does not build on. */
const wrongGrounds = ({ map, land: told }: Position, { faction, pieces }: Holding) =>
  told
    .filter(({ space, ground }) => !groundsOf(faction).includes(ground) && stands(pieces, space))
    .map(({ space, ground }) =>
      say('wrong-ground', { faction, ground, space: nameOf(landscape(map), space) }),
    );

const stands = (pieces: Holding['pieces'], at: Space): boolean =>
  pieces.some(({ space }) => space === at);

/** What a Faction builds on in the course of a game; the variable ones, on whatever they had by then. */
const groundsOf = (faction: Faction): readonly Ground[] => {
  const { family } = FACTION_FACTS[faction];
  if (family === 'ice' || family === 'volcano') return [family];
  const home = printedHome(faction);
  return home === undefined ? TERRAINS : [home];
};

const offTheTrack = ({ faction, shipping }: Holding) => {
  const { start: min, max } = FACTION_FACTS[faction].shipping;
  const isFixed = faction === 'riverwalkers';
  const clause = isFixed ? 'fi.riverwalkers.shipping-fixed' : 'fi.reach.shipping';
  const facts = { faction, shipping, min, max };
  return when(shipping < min || shipping > max, say('off-the-track', facts, clause));
};

const wrongCarpet = ({ faction, jump: skips }: Holding) => {
  const { skips: min, max } = FACTION_FACTS[faction].jump ?? { skips, max: skips };
  return when(skips < min || skips > max, say('carpet-range', { faction, skips, min, max }));
};

const wrongBridges = ({ map }: Position, { faction, pieces, bridges }: Holding) => {
  const land = landscape(map);
  return bridges.flatMap(({ from, to }) => {
    const facts = { faction, from: nameOf(land, from), to: nameOf(land, to) };
    const stands = mayBridge(land, from, to);
    const owned = pieces.some(({ space }) => space === from || space === to);
    return [
      ...when(!stands, say('no-bridge-here', facts)),
      ...when(stands && !owned, say('bridge-end', facts)),
    ];
  });
};

/** A place with Bridges of two players. */
export interface SharedPlace {
  readonly factions: readonly [Faction, Faction];
  readonly from: string;
  readonly to: string;
}

const bridgeTwice = (place: SharedPlace) => say('bridge-twice', place);

const sharedPlaces = ({ map, holdings }: Position): readonly SharedPlace[] => {
  const land = landscape(map);
  const built = holdings.flatMap(({ faction, bridges }) =>
    bridges.map((bridge) => ({ faction, bridge })),
  );
  return pairs(built)
    .filter(([a, b]) => sameBridge(a.bridge, b.bridge))
    .map(([a, b]) => ({
      factions: [a.faction, b.faction],
      from: nameOf(land, a.bridge.from),
      to: nameOf(land, a.bridge.to),
    }));
};

const sameBridge = (a: Bridge, b: Bridge): boolean => a.from === b.from && a.to === b.to;

const wrongRiverTowns = (position: Position, holding: Holding, favor: boolean) => {
  const { faction, riverTowns } = holding;
  const land = landscape(position.map);
  if (faction !== 'mermaids') {
    return riverTowns.map((space) => say('not-mermaids', { faction, river: nameOf(land, space) }));
  }
  return [...bareShores(position, holding), ...noTowns(position, holding, favor)];
};

const shoreOf = ({ map }: Position, river: Space, group: Group): Group => {
  const shore = neighborsOf(landscape(map), river);
  return group.filter((space) => shore.includes(space));
};

/** River spaces that were skipped with no Structure beside them. */
const bareShores = (position: Position, { pieces, riverTowns }: Holding) => {
  const built = pieces.map(({ space }) => space);
  return riverTowns
    .filter((river) => shoreOf(position, river, built).length === 0)
    .map((river) => say('no-shore', { river: nameOf(landscape(position.map), river) }));
};

/**
 * Clusters with more skipped river spaces than they can have been Towns: each took Structures and
 * Power of its own, and neither ever becomes less.
 */
const noTowns = (position: Position, holding: Holding, favor: boolean) => {
  const { faction, riverTowns } = holding;
  const name = (space: Space): string => nameOf(landscape(position.map), space);
  return settlements(position, holding).flatMap((group) => {
    const rivers = riverTowns.filter((river) => shoreOf(position, river, group).length > 0);
    const { power, count } = strengthOf(faction, structuresOn(holding, group));
    const needed = {
      powerNeeded: rivers.length * powerNeeded(favor),
      structuresNeeded: rivers.length * TOWN_STRUCTURES,
    };
    const facts = { rivers: rivers.map(name), spaces: group.map(name), power, count, ...needed };
    const isShort = power < needed.powerNeeded || count < needed.structuresNeeded;
    return when(isShort, say('no-river-town', facts));
  });
};
