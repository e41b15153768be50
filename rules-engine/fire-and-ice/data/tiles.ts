/** Cults, in the order in which four numbers stand for them. */
export const CULTS = ['fire', 'water', 'earth', 'air'] as const;

export type Cult = (typeof CULTS)[number];

/** The ends of a Cult track. */
export const CULT_LEVELS = { min: 0, max: 10 } as const;

/** Power for reaching a space of a Cult track (fi.cults.power). */
export const CULT_POWER = [
  { space: 3, power: 1 },
  { space: 5, power: 2 },
  { space: 7, power: 2 },
  { space: 10, power: 3 },
] as const;

export const POWER_ACTION_NAMES = [
  'bridge',
  'priest',
  'workers',
  'coins',
  'spade',
  'two-spades',
] as const;

export type PowerAction = (typeof POWER_ACTION_NAMES)[number];

/** Power actions printed on the map, with their price (fi.yetis.base-prices). */
export const POWER_ACTIONS = {
  bridge: 3,
  priest: 3,
  workers: 4,
  coins: 4,
  spade: 4,
  'two-spades': 6,
} as const satisfies Readonly<Record<PowerAction, number>>;

/** What a Favor tile does beside its Cult steps. */
export type FavorEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'town'; readonly power: number }
  | { readonly kind: 'action' }
  | {
      readonly kind: 'income';
      readonly coins: number;
      readonly workers: number;
      readonly power: number;
    }
  | {
      readonly kind: 'build-points';
      readonly structure: 'dwelling' | 'trading-house';
      readonly points: number;
    }
  | { readonly kind: 'pass-points'; readonly points: readonly number[] };

export interface FavorTile {
  readonly cult: Cult;
  readonly steps: 1 | 2 | 3;
  readonly effect: FavorEffect;
}

/**
 * Keys that a player can have unused: 17 Structures, of which the Sanctuary counts twice, make 4
 * Towns at most, and one Town tile of the mini-expansion has 2 keys (jsnell/terra-mystica, f8a4e19).
 */
export const KEYS = { min: 0, max: 5 } as const;

/** Power that a Town needs, and with the Favor tile Fire 2 (fi.towns.needs, fi.towns.favor-tile). */
export const TOWN_POWER = 7;
export const TOWN_POWER_WITH_FAVOR = 6;

/** Structures that a Town needs, and how many a Sanctuary stands for (fi.towns.needs, fi.towns.sanctuary). */
export const TOWN_STRUCTURES = 4;
export const SANCTUARY_COUNTS = 2;

const income = (gain: Partial<Record<'coins' | 'workers' | 'power', number>>): FavorEffect => ({
  kind: 'income',
  coins: 0,
  workers: 0,
  power: 0,
  ...gain,
});

/** The Favor tiles of the base game, named by Cult and steps. */
export const FAVOR_TILES = {
  'fire-3': { cult: 'fire', steps: 3, effect: { kind: 'none' } },
  'water-3': { cult: 'water', steps: 3, effect: { kind: 'none' } },
  'earth-3': { cult: 'earth', steps: 3, effect: { kind: 'none' } },
  'air-3': { cult: 'air', steps: 3, effect: { kind: 'none' } },
  'fire-2': { cult: 'fire', steps: 2, effect: { kind: 'town', power: TOWN_POWER_WITH_FAVOR } },
  'water-2': { cult: 'water', steps: 2, effect: { kind: 'action' } },
  'earth-2': { cult: 'earth', steps: 2, effect: income({ workers: 1, power: 1 }) },
  'air-2': { cult: 'air', steps: 2, effect: income({ power: 4 }) },
  'fire-1': { cult: 'fire', steps: 1, effect: income({ coins: 3 }) },
  'water-1': {
    cult: 'water',
    steps: 1,
    effect: { kind: 'build-points', structure: 'trading-house', points: 3 },
  },
  'earth-1': {
    cult: 'earth',
    steps: 1,
    effect: { kind: 'build-points', structure: 'dwelling', points: 2 },
  },
  'air-1': { cult: 'air', steps: 1, effect: { kind: 'pass-points', points: [0, 2, 3, 3, 4] } },
} as const satisfies Readonly<Record<string, FavorTile>>;

export type Favor = keyof typeof FAVOR_TILES;

export const FAVORS = Object.keys(FAVOR_TILES) as readonly Favor[];

/** Steps for a Priest sent to a Cult's Order, by the space it takes; 1 when it returns to the supply. */
export const PRIEST_STEPS = [3, 2, 1] as const;

/** Victory points of the places: area and Final Scoring tile (Il nuovo Punteggio Finale, 63-64), and each Cult. */
export const PLACE_POINTS = {
  tile: [18, 12, 6],
  cult: [8, 4, 2],
} as const;

export type Scale = keyof typeof PLACE_POINTS;

/** The Final Scoring tiles (Le tessere Punteggio Finale nel dettaglio, 67-137). */
export const TILES = ['distance', 'stronghold-sanctuary', 'outposts', 'settlements'] as const;

export type Tile = (typeof TILES)[number];

export const STRUCTURES = [
  'dwelling',
  'trading-house',
  'temple',
  'stronghold',
  'sanctuary',
] as const;

export type Structure = (typeof STRUCTURES)[number];

/** Pieces of one player (Componenti, 17-30): Structures, Bridges, Priests. */
export const PIECES = {
  dwelling: 8,
  'trading-house': 4,
  temple: 3,
  stronghold: 1,
  sanctuary: 1,
} as const satisfies Readonly<Record<Structure, number>>;

export const BRIDGES_EACH = 3;

export const PRIESTS_EACH = 7;

/**
 * What a player can count for the area or a tile: no more than all 17 Structures. No map is so
 * wide that two Structures could be farther apart.
 */
export const RESULTS = { min: 0, max: 17 } as const;

/** Power values (fi.power.values), and those of the Yetis (Yeti, 205-207). */
export const POWER_VALUES = {
  dwelling: 1,
  'trading-house': 2,
  temple: 2,
  stronghold: 3,
  sanctuary: 3,
} as const satisfies Readonly<Record<Structure, number>>;

export const YETI_POWER_VALUES = { ...POWER_VALUES, stronghold: 4, sanctuary: 4 } as const;

/** Tokens of Bowl II that bring one of them to Bowl III when the others are given up (fi.power.burn). */
export const BURN = 2;

/** Structures that a player places before the game begins (Popolo dei Fiumi, 408). */
export const FIRST_STRUCTURES = 2;
