import { VOLCANO_PRICES, type Faction } from './data/factions.ts';
import type { Ground, NewTerrain, Terrain } from './data/terrains.ts';
import type { FiLine } from './line.ts';
import { ownerOf, startersOn } from './opponents.ts';
import type { Seat } from './seats.ts';

export const VOLCANO_FACTIONS = ['dragonlords', 'acolytes'] as const;

export type VolcanoFaction = (typeof VOLCANO_FACTIONS)[number];

/** A terrain that a Volcano Faction wants to erupt, and who plays against it. */
export interface Eruption {
  readonly faction: VolcanoFaction;
  readonly terrain: Terrain;
  readonly opponents: readonly Seat[];
}

export type TerrainPrice =
  | 'fi.dragonlords.home-terrain'
  | 'fi.dragonlords.other-terrain'
  | 'fi.acolytes.home-terrain'
  | 'fi.acolytes.other-terrain';

export type EruptionLine =
  | FiLine<
      'fi.dragonlords.tokens' | 'fi.acolytes.cult-points',
      'pays-with',
      { faction: VolcanoFaction }
    >
  | FiLine<
      TerrainPrice,
      'terrain-price',
      {
        faction: VolcanoFaction;
        terrain: Terrain;
        /** Whose Home terrain it is, if anybody's. */
        owner: Faction | undefined;
        price: number;
      }
    >
  | FiLine<'fi.volcano.no-home-terrain', 'start-only', { terrain: Terrain; faction: Faction }>
  | FiLine<'fi.volcano.no-points', 'no-points', { points: number }>;

export type EruptionViolation =
  | FiLine<'fi.terrains.for-good', 'for-good', { from: NewTerrain }>
  | FiLine<'fi.volcano.not-ice', 'not-ice', { faction: VolcanoFaction }>;

const CITED = {
  dragonlords: {
    paysWith: 'fi.dragonlords.tokens',
    homeTerrain: 'fi.dragonlords.home-terrain',
    otherTerrain: 'fi.dragonlords.other-terrain',
  },
  acolytes: {
    paysWith: 'fi.acolytes.cult-points',
    homeTerrain: 'fi.acolytes.home-terrain',
    otherTerrain: 'fi.acolytes.other-terrain',
  },
} as const;

const kindOfTerrain = ({ terrain, opponents }: Eruption): 'homeTerrain' | 'otherTerrain' =>
  ownerOf(opponents, terrain) === undefined ? 'otherTerrain' : 'homeTerrain';

/** Tokens or steps for a terrain: more for the Home terrain of another player. */
export const eruptionPrice = (eruption: Eruption): number =>
  VOLCANO_PRICES[eruption.faction][kindOfTerrain(eruption)];

/** The clause that sets the price of a terrain. */
export const eruptionClause = (eruption: Eruption): TerrainPrice =>
  CITED[eruption.faction][kindOfTerrain(eruption)];

/** Why a terrain costs what it does. */
export const eruptionLines = (eruption: Eruption): readonly EruptionLine[] => {
  const { faction, terrain, opponents } = eruption;
  return [
    { clause: CITED[faction].paysWith, code: 'pays-with', faction },
    {
      clause: eruptionClause(eruption),
      code: 'terrain-price',
      faction,
      terrain,
      owner: ownerOf(opponents, terrain),
      price: eruptionPrice(eruption),
    },
    ...startersOn(opponents, terrain).map(
      (starter) =>
        ({
          clause: 'fi.volcano.no-home-terrain',
          code: 'start-only',
          terrain,
          faction: starter,
        }) as const,
    ),
    { clause: 'fi.volcano.no-points', code: 'no-points', points: 0 },
  ];
};

/** Ice is not transformed, and a Volcano is one already. */
export const eruptionViolations = (
  faction: VolcanoFaction,
  from: Ground,
): readonly EruptionViolation[] => {
  if (from === 'ice') return [{ clause: 'fi.volcano.not-ice', code: 'not-ice', faction }];
  return from === 'volcano' ? [{ clause: 'fi.terrains.for-good', code: 'for-good', from }] : [];
};
