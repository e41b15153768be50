import type { Faction } from './factions.ts';
import type { Cult, Structure } from './tiles.ts';

/** What a Structure costs. A Trading house without an opponent next to it costs twice the coins. */
export interface Price {
  readonly workers: number;
  readonly coins: number;
}

export type Resource = 'coins' | 'workers' | 'priests' | 'power';

/** Income by the number of Structures of a kind on the map, from none to all. */
export type Income = Readonly<Partial<Record<Resource, readonly number[]>>>;

export interface FactionBoard {
  readonly start: {
    readonly coins: number;
    readonly workers: number;
    readonly priests: number;
    readonly bowls: readonly [number, number, number];
    readonly cults: Readonly<Record<Cult, number>>;
  };
  readonly prices: Readonly<Record<Structure, Price>>;
  readonly income: Readonly<Record<Structure, Income>>;
}

type CultLevels = FactionBoard['start']['cults'];

const cults = (
  ...[fire, water, earth, air = 0]: readonly [number, number, number, number?]
): CultLevels => ({
  fire,
  water,
  earth,
  air,
});

const price = (workers: number, coins: number): Price => ({ workers, coins });

const PRICES: FactionBoard['prices'] = {
  dwelling: price(1, 2),
  'trading-house': price(2, 3),
  temple: price(2, 5),
  stronghold: price(4, 6),
  sanctuary: price(4, 6),
};

const INCOME: FactionBoard['income'] = {
  dwelling: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] },
  'trading-house': { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] },
  temple: { priests: [0, 1, 2, 3] },
  stronghold: { power: [0, 2] },
  sanctuary: { priests: [0, 1] },
};

const START: FactionBoard['start'] = {
  coins: 15,
  workers: 3,
  priests: 0,
  bowls: [5, 7, 0],
  cults: cults(0, 0, 0),
};

/** The common board, and where this one differs from it. */
const board = (
  start: Partial<FactionBoard['start']>,
  prices: Partial<FactionBoard['prices']> = {},
  income: Partial<FactionBoard['income']> = {},
): FactionBoard => ({
  start: { ...START, ...start },
  prices: { ...PRICES, ...prices },
  income: { ...INCOME, ...income },
});

const COINS_LATER = { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] };
const MORE_POWER = { power: [0, 4] };
const POWER_FOR_THE_SECOND = { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] };
const NINE_WORKERS = { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
const VOLCANO_WORKERS = { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] };

/** What the Faction boards print besides FACTION_FACTS, as jsnell/terra-mystica (f8a4e19) has it. */
export const FACTION_BOARDS: Readonly<Record<Faction, FactionBoard>> = {
  alchemists: board(
    { cults: cults(1, 1, 0) },
    {},
    {
      'trading-house': COINS_LATER,
      stronghold: { coins: [0, 6] },
    },
  ),
  darklings: board(
    { workers: 1, priests: 1, cults: cults(0, 1, 1) },
    { sanctuary: price(4, 10) },
    { sanctuary: { priests: [0, 2] } },
  ),
  cultists: board({ cults: cults(1, 0, 1) }, { stronghold: price(4, 8), sanctuary: price(4, 8) }),
  halflings: board({ bowls: [3, 9, 0], cults: cults(0, 0, 1, 1) }, { stronghold: price(4, 8) }),
  engineers: board(
    { coins: 10, workers: 2, bowls: [3, 9, 0] },
    {
      dwelling: price(1, 1),
      'trading-house': price(1, 2),
      temple: price(1, 4),
      stronghold: price(3, 6),
      sanctuary: price(3, 6),
    },
    { dwelling: { workers: [0, 1, 2, 2, 3, 4, 4, 5, 6] }, temple: POWER_FOR_THE_SECOND },
  ),
  dwarves: board(
    { cults: cults(0, 0, 2) },
    {},
    {
      'trading-house': { coins: [0, 3, 5, 7, 10], power: [0, 1, 2, 4, 6] },
    },
  ),
  mermaids: board(
    { bowls: [3, 9, 0], cults: cults(0, 2, 0) },
    { sanctuary: price(4, 8) },
    { stronghold: MORE_POWER },
  ),
  swarmlings: board(
    { coins: 20, workers: 8, bowls: [3, 9, 0], cults: cults(1, 1, 1, 1) },
    {
      dwelling: price(2, 3),
      'trading-house': price(3, 4),
      temple: price(3, 6),
      stronghold: price(5, 8),
      sanctuary: price(5, 8),
    },
    {
      dwelling: { workers: [2, 3, 4, 5, 6, 7, 8, 9, 9] },
      'trading-house': { coins: [0, 2, 4, 6, 9], power: [0, 2, 4, 6, 8] },
      stronghold: MORE_POWER,
      sanctuary: { priests: [0, 2] },
    },
  ),
  auren: board({ cults: cults(0, 1, 0, 1) }, { sanctuary: price(4, 8) }),
  witches: board({ cults: cults(0, 0, 0, 2) }),
  'chaos-magicians': board(
    { workers: 4, cults: cults(2, 0, 0) },
    { stronghold: price(4, 4), sanctuary: price(4, 8) },
    { stronghold: { workers: [0, 2] } },
  ),
  giants: board({ cults: cults(1, 0, 0, 1) }, {}, { stronghold: MORE_POWER }),
  fakirs: board(
    { bowls: [7, 5, 0], cults: cults(1, 0, 0, 1) },
    { stronghold: price(4, 10) },
    { stronghold: { priests: [0, 1] } },
  ),
  nomads: board(
    { workers: 2, cults: cults(1, 0, 1) },
    { stronghold: price(4, 8) },
    { 'trading-house': COINS_LATER },
  ),
  'ice-maidens': board(
    { bowls: [6, 6, 0], cults: cults(0, 1, 0, 1) },
    {},
    {
      dwelling: NINE_WORKERS,
      stronghold: MORE_POWER,
    },
  ),
  yetis: board(
    { bowls: [0, 12, 0], cults: cults(0, 0, 1, 1) },
    {},
    {
      dwelling: NINE_WORKERS,
      'trading-house': { coins: [0, 2, 4, 6, 8], power: [0, 2, 4, 6, 8] },
      stronghold: MORE_POWER,
    },
  ),
  dragonlords: board(
    { bowls: [4, 4, 0], cults: cults(2, 0, 0) },
    { stronghold: price(4, 8), sanctuary: price(4, 8) },
    { dwelling: VOLCANO_WORKERS },
  ),
  acolytes: board(
    { bowls: [6, 6, 0], cults: cults(3, 3, 3, 3) },
    { stronghold: price(4, 8), sanctuary: price(4, 8) },
    { dwelling: VOLCANO_WORKERS },
  ),
  shapeshifters: board(
    { bowls: [4, 4, 0], cults: cults(1, 1, 0) },
    { stronghold: price(3, 6) },
    { stronghold: MORE_POWER },
  ),
  riverwalkers: board(
    { bowls: [10, 2, 0], cults: cults(1, 0, 0, 1) },
    {},
    {
      dwelling: { workers: [1, 2, 3, 3, 4, 5, 5, 6, 7] },
      temple: POWER_FOR_THE_SECOND,
    },
  ),
};

/** The price of each advance on the Shipping track, and the points for it, advance by advance. */
export const SHIPPING_ADVANCE = { coins: 4, priests: 1, points: [2, 3, 4, 5] } as const;

/** The price of a tunnel or a carpet, before and after the Stronghold, and the points for it. */
export const JUMP_PRICES = {
  dwarves: { paidIn: 'workers', before: 2, after: 1, points: 4 },
  fakirs: { paidIn: 'priests', before: 1, after: 1, points: 4 },
} as const;

/** Victory points of every Faction at the start of a game without an auction. */
export const START_POINTS = 20;
