import { pairs } from '../core/graphs.ts';
import type { Bridge, Holding, Position } from './board.ts';
import { FACTION_FACTS, type Faction } from './data/factions.ts';
import { BRIDGES_EACH, PIECES, STRUCTURES, type Structure } from './data/tiles.ts';
import type { FiLine } from './line.ts';
import { landscape, mayBridge, nameOf, type Space } from './map.ts';

/** A position that no game can reach. */
export type BoardViolation =
  | FiLine<
      'fi.reach.pieces',
      'two-on-a-space',
      { space: string; factions: readonly [Faction, Faction] }
    >
  | FiLine<
      'fi.reach.pieces',
      'too-many',
      { faction: Faction; piece: Structure | 'bridge'; count: number; max: number }
    >
  | FiLine<
      'fi.reach.shipping' | 'fi.riverwalkers.shipping-fixed',
      'off-the-track',
      { faction: Faction; shipping: number; min: number; max: number }
    >
  | FiLine<
      'fi.reach.carpet',
      'carpet-range',
      { faction: Faction; skips: number; min: number; max: number }
    >
  | FiLine<'fi.reach.bridges', 'no-bridge-here', { faction: Faction; from: string; to: string }>
  | FiLine<
      'fi.reach.bridges',
      'bridge-twice',
      { factions: readonly [Faction, Faction]; from: string; to: string }
    >
  | FiLine<'fi.reach.bridge-end', 'bridge-end', { faction: Faction; from: string; to: string }>
  | FiLine<'fi.towns.mermaids', 'not-mermaids', { faction: Faction; river: string }>;

/** Everything about a position that the rules do not allow. */
export const boardViolations = (position: Position): readonly BoardViolation[] => [
  ...sharedSpaces(position),
  ...position.holdings.flatMap(tooMany),
  ...position.holdings.flatMap(offTheTrack),
  ...position.holdings.flatMap(wrongCarpet),
  ...position.holdings.flatMap((holding) => wrongBridges(position, holding)),
  ...sharedBridges(position),
  ...position.holdings.flatMap((holding) => wrongRiverTowns(position, holding)),
];

const sharedSpaces = ({ map, holdings }: Position): readonly BoardViolation[] => {
  const built = holdings.flatMap(({ faction, pieces }) =>
    pieces.map(({ space }) => ({ faction, space })),
  );
  return pairs(built)
    .filter(([a, b]) => a.space === b.space)
    .map(([a, b]) => ({
      clause: 'fi.reach.pieces',
      code: 'two-on-a-space',
      space: nameOf(landscape(map), a.space),
      factions: [a.faction, b.faction],
    }));
};

const tooMany = ({ faction, pieces, bridges }: Holding): readonly BoardViolation[] => {
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
    .map((excess) => ({ clause: 'fi.reach.pieces', code: 'too-many', faction, ...excess }));
};

const offTheTrack = ({ faction, shipping }: Holding): readonly BoardViolation[] => {
  const { start: min, max } = FACTION_FACTS[faction].shipping;
  const clause =
    faction === 'riverwalkers' ? 'fi.riverwalkers.shipping-fixed' : 'fi.reach.shipping';
  return shipping < min || shipping > max
    ? [{ clause, code: 'off-the-track', faction, shipping, min, max }]
    : [];
};

const wrongCarpet = ({ faction, jump: skips }: Holding): readonly BoardViolation[] => {
  const { skips: min, max } = FACTION_FACTS[faction].jump ?? { skips: skips, max: skips };
  return skips < min || skips > max
    ? [{ clause: 'fi.reach.carpet', code: 'carpet-range', faction, skips, min, max }]
    : [];
};

const wrongBridges = (
  { map }: Position,
  { faction, pieces, bridges }: Holding,
): readonly BoardViolation[] => {
  const land = landscape(map);
  return bridges.flatMap(({ from, to }): readonly BoardViolation[] => {
    const facts = { faction, from: nameOf(land, from), to: nameOf(land, to) };
    const owned = pieces.some(({ space }) => space === from || space === to);
    if (!mayBridge(land, from, to)) {
      return [{ clause: 'fi.reach.bridges', code: 'no-bridge-here', ...facts }];
    }
    return owned ? [] : [{ clause: 'fi.reach.bridge-end', code: 'bridge-end', ...facts }];
  });
};

const sharedBridges = ({ map, holdings }: Position): readonly BoardViolation[] => {
  const land = landscape(map);
  const built = holdings.flatMap(({ faction, bridges }) =>
    bridges.map((bridge) => ({ faction, bridge })),
  );
  return pairs(built)
    .filter(([a, b]) => sameBridge(a.bridge, b.bridge))
    .map(([a, b]) => ({
      clause: 'fi.reach.bridges',
      code: 'bridge-twice',
      factions: [a.faction, b.faction],
      from: nameOf(land, a.bridge.from),
      to: nameOf(land, a.bridge.to),
    }));
};

const sameBridge = (a: Bridge, b: Bridge): boolean => a.from === b.from && a.to === b.to;

const wrongRiverTowns = (
  { map }: Position,
  { faction, riverTowns }: Holding,
): readonly BoardViolation[] =>
  faction === 'mermaids'
    ? []
    : riverTowns.map((river: Space) => ({
        clause: 'fi.towns.mermaids',
        code: 'not-mermaids',
        faction,
        river: nameOf(landscape(map), river),
      }));
