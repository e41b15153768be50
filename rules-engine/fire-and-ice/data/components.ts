import { BRIDGES_EACH, PIECES, PRIESTS_EACH, TILES } from './tiles.ts';

/** New colors of wooden pieces: white and orange (Componenti, 17). */
const COLORS = 2;

/** Pieces of one color on the Cult tracks and elsewhere (Componenti, 28). */
const MARKERS_EACH = 7;

/** The contents of the box: groups and pieces in each group (Componenti, 9-30). */
export const COMPONENTS = {
  board: { groups: 1, each: 1 },
  landscapes: { groups: 1, each: 2 },
  'faction-boards': { groups: 3, each: 1 },
  factions: { groups: 3, each: 2 },
  'turn-order-board': { groups: 1, each: 1 },
  dwellings: { groups: COLORS, each: PIECES.dwelling },
  'trading-houses': { groups: COLORS, each: PIECES['trading-house'] },
  strongholds: { groups: COLORS, each: PIECES.stronghold },
  temples: { groups: COLORS, each: PIECES.temple },
  sanctuaries: { groups: COLORS, each: PIECES.sanctuary },
  priests: { groups: COLORS, each: PRIESTS_EACH },
  markers: { groups: COLORS, each: MARKERS_EACH },
  bridges: { groups: COLORS, each: BRIDGES_EACH },
  'terrain-tiles': { groups: 1, each: 30 },
  'faction-tokens': { groups: 1, each: 10 },
  rings: { groups: 2, each: 1 },
  bags: { groups: 1, each: 1 },
  // Left out of the printed list, though the rules explain four of them.
  'final-scoring-tiles': { groups: 1, each: TILES.length },
} as const;

export type Component = keyof typeof COMPONENTS;
