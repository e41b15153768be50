import type { Terrain } from './terrains.ts';

/** All Factions, of the base game and then of the expansion. */
export const FACTIONS = [
  'alchemists',
  'darklings',
  'cultists',
  'halflings',
  'engineers',
  'dwarves',
  'mermaids',
  'swarmlings',
  'auren',
  'witches',
  'chaos-magicians',
  'giants',
  'fakirs',
  'nomads',
  'ice-maidens',
  'yetis',
  'dragonlords',
  'acolytes',
  'shapeshifters',
  'riverwalkers',
] as const;

export type Faction = (typeof FACTIONS)[number];

export const FAMILIES = ['base', 'ice', 'volcano', 'variable'] as const;

export type Family = (typeof FAMILIES)[number];

/** The price of one Spade, level by level of the digging track, and of each advance on it. */
export interface Digging {
  readonly paidIn: 'workers' | 'priests';
  readonly prices: readonly number[];
  readonly advance:
    | {
        readonly workers: number;
        readonly coins: number;
        readonly priests: number;
        readonly points: number;
      }
    | undefined;
}

/** Tunnel or carpet: the spaces skipped, and how many more with a Stronghold on the map. */
export interface Jump {
  readonly kind: 'tunnel' | 'carpet';
  readonly skips: number;
  readonly strongholdAdds: number;
  readonly max: number;
}

export interface FactionFacts {
  readonly family: Family;
  /** `chosen`: by the player. `none`: it has a Starting terrain only. */
  readonly home: Terrain | 'chosen' | 'none';
  /** Ends of the Shipping track. */
  readonly shipping: { readonly start: number; readonly max: number };
  /** `undefined` for those who never use Spades. */
  readonly digging: Digging | undefined;
  readonly jump: Jump | undefined;
  /** Coins that make 1 VP at the end of the game. */
  readonly coinsPerPoint: number;
}

const ADVANCE = { workers: 2, coins: 5, priests: 1, points: 6 } as const;

const DIGGING: Digging = { paidIn: 'workers', prices: [3, 2, 1], advance: ADVANCE };

const ICE_DIGGING: Digging = { ...DIGGING, advance: { ...ADVANCE, workers: 1 } };

const COMMON = {
  shipping: { start: 0, max: 3 },
  digging: DIGGING,
  jump: undefined,
  coinsPerPoint: 3,
} as const;

const NO_SHIPS = { start: 0, max: 0 } as const;

const base = (home: Terrain, differs: Partial<FactionFacts> = {}): FactionFacts => ({
  ...COMMON,
  family: 'base',
  home,
  ...differs,
});

/** What the Faction boards print, as the public engine jsnell/terra-mystica (f8a4e19) has it. */
export const FACTION_FACTS: Readonly<Record<Faction, FactionFacts>> = {
  alchemists: base('swamp', { coinsPerPoint: 2 }),
  darklings: base('swamp', { digging: { paidIn: 'priests', prices: [1], advance: undefined } }),
  cultists: base('plains'),
  halflings: base('plains', { digging: { ...DIGGING, advance: { ...ADVANCE, coins: 1 } } }),
  engineers: base('mountains'),
  dwarves: base('mountains', {
    shipping: NO_SHIPS,
    jump: { kind: 'tunnel', skips: 1, strongholdAdds: 0, max: 1 },
  }),
  mermaids: base('lakes', { shipping: { start: 1, max: 5 } }),
  swarmlings: base('lakes'),
  auren: base('forest'),
  witches: base('forest'),
  'chaos-magicians': base('wasteland'),
  giants: base('wasteland'),
  // Two Town tiles of the mini-expansion lengthen the carpet by 1 each.
  fakirs: base('desert', {
    shipping: NO_SHIPS,
    digging: { ...DIGGING, prices: [3, 2] },
    jump: { kind: 'carpet', skips: 1, strongholdAdds: 1, max: 4 },
  }),
  nomads: base('desert'),
  'ice-maidens': { ...COMMON, family: 'ice', home: 'none', digging: ICE_DIGGING },
  yetis: { ...COMMON, family: 'ice', home: 'none', digging: ICE_DIGGING },
  dragonlords: { ...COMMON, family: 'volcano', home: 'none', digging: undefined },
  acolytes: { ...COMMON, family: 'volcano', home: 'none', digging: undefined },
  shapeshifters: {
    ...COMMON,
    family: 'variable',
    home: 'chosen',
    digging: { paidIn: 'workers', prices: [3], advance: undefined },
  },
  riverwalkers: {
    ...COMMON,
    family: 'variable',
    home: 'none',
    shipping: { start: 1, max: 1 },
    digging: undefined,
  },
};

/** Points that a Faction scores for each of its Spades (fi.spades.darklings, fi.spades.halflings). */
export const POINTS_PER_SPADE = { darklings: 2, halflings: 1 } as const;

/** Spades of every transformation by the Giants. */
export const GIANTS_SPADES = 2;

/** Spades that turn an Ice Faction's own Starting terrain into Ice (Le Fazioni del Ghiaccio, 162). */
export const ICE_SPADES_ON_START = 1;

/** Power tokens of the Dragonlords (Signori dei Draghi, 250-252), Cult points of the Acolytes (Accoliti, 289-292). */
export const VOLCANO_PRICES = {
  dragonlords: { homeTerrain: 2, otherTerrain: 1 },
  acolytes: { homeTerrain: 4, otherTerrain: 3 },
} as const;

/** Coins of the Riverwalkers for unlocking a terrain (Popolo dei Fiumi, 419-421). */
export const UNLOCK_PRICES = { homeTerrain: 2, otherTerrain: 1 } as const;

/** The Factions of the expansion, board by board (fi.components.faction-boards). */
export const NEW_FACTIONS = [
  'ice-maidens',
  'yetis',
  'dragonlords',
  'acolytes',
  'shapeshifters',
  'riverwalkers',
] as const satisfies readonly Faction[];

export type NewFaction = (typeof NEW_FACTIONS)[number];
