import { saying, when, type Says } from '../core/answer.ts';
import { pairs } from '../core/graphs.ts';
import type { Bridge, Holding, Position } from './board.ts';
import type { FiClause } from './clauses.ts';
import { FACTION_FACTS } from './data/factions.ts';
import { BRIDGES_EACH, PIECES, STRUCTURES } from './data/tiles.ts';
import { landscape, mayBridge, nameOf } from './map.ts';

/** What a position that no game can reach is said to break. */
export const BOARD_SAYS = {
  'two-on-a-space': 'fi.reach.pieces',
  'too-many': 'fi.reach.pieces',
  'off-the-track': ['fi.reach.shipping', 'fi.riverwalkers.shipping-fixed'],
  'carpet-range': 'fi.reach.carpet',
  'no-bridge-here': 'fi.reach.bridges',
  'bridge-twice': 'fi.reach.bridges',
  'bridge-end': 'fi.reach.bridge-end',
  'not-mermaids': 'fi.towns.mermaids',
} as const satisfies Says<FiClause>;

const say = saying(BOARD_SAYS);

const violations = (position: Position) => [
  ...sharedSpaces(position),
  ...position.holdings.flatMap(tooMany),
  ...position.holdings.flatMap(offTheTrack),
  ...position.holdings.flatMap(wrongCarpet),
  ...position.holdings.flatMap((holding) => wrongBridges(position, holding)),
  ...sharedBridges(position),
  ...position.holdings.flatMap((holding) => wrongRiverTowns(position, holding)),
];

/** A rule that a position breaks. */
export type BoardViolation = ReturnType<typeof violations>[number];

/** Everything about a position that the rules do not allow. */
export const boardViolations = (position: Position): readonly BoardViolation[] =>
  violations(position);

const sharedSpaces = ({ map, holdings }: Position) => {
  const built = holdings.flatMap(({ faction, pieces }) =>
    pieces.map(({ space }) => ({ faction, space })),
  );
  return pairs(built)
    .filter(([a, b]) => a.space === b.space)
    .map(([a, b]) => {
      const factions = [a.faction, b.faction] as const;
      return say('two-on-a-space', { space: nameOf(landscape(map), a.space), factions });
    });
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

const sharedBridges = ({ map, holdings }: Position) => {
  const land = landscape(map);
  const built = holdings.flatMap(({ faction, bridges }) =>
    bridges.map((bridge) => ({ faction, bridge })),
  );
  return pairs(built)
    .filter(([a, b]) => sameBridge(a.bridge, b.bridge))
    .map(([a, b]) =>
      say('bridge-twice', {
        factions: [a.faction, b.faction] as const,
        from: nameOf(land, a.bridge.from),
        to: nameOf(land, a.bridge.to),
      }),
    );
};

const sameBridge = (a: Bridge, b: Bridge): boolean => a.from === b.from && a.to === b.to;

const wrongRiverTowns = ({ map }: Position, { faction, riverTowns }: Holding) =>
  riverTowns
    .filter(() => faction !== 'mermaids')
    .map((space) => say('not-mermaids', { faction, river: nameOf(landscape(map), space) }));
