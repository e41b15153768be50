/** How many may play, as in the base game. */
export const PLAYERS = { min: 2, max: 5 } as const;

/** The largest amount a field takes. Ours, not the rulebook's: no table comes near it. */
export const AMOUNT = { min: 0, max: 999 } as const;

export { YES_NO } from '../core/fields.ts';

/** What a share that does not come out even is worth. */
export const ROUNDINGS = ['down', 'exact'] as const;

/** Whether a result of 0 takes a place. */
export const ZEROS = ['nothing', 'ranked'] as const;

/** What a Stronghold and a Sanctuary in different groups are worth. */
export const UNCONNECTED = ['nothing', 'counts'] as const;

/** What becomes of the key when the Acolytes leave the top of a Cult. */
export const LEAVING_TEN = ['key-back', 'key-spent'] as const;

/** Power tokens for a change of home: 5 since the official change, 3 in the Italian booklet. */
export const TOKEN_PRICES = ['official', 'printed'] as const;

/** How a neighbor without room for Power counts. */
export const FULL_NEIGHBORS = ['ignored', 'refusing'] as const;

/** What costs the Riverwalkers 2 coins: another player's Home terrain, or an Ice Faction's Starting terrain too. */
export const UNLOCK_WORDS = ['home', 'starting'] as const;

/** Whether Bridges of two players may stand in one place. */
export const SHARED_BRIDGES = ['allowed', 'refused'] as const;

export const NEXT_BIDDERS = ['after-winner', 'after-first-bidder'] as const;

export const PLACEMENTS = ['snake', 'straight'] as const;

export type Rounding = (typeof ROUNDINGS)[number];
export type Zero = (typeof ZEROS)[number];
export type Unconnected = (typeof UNCONNECTED)[number];
export type LeavingTen = (typeof LEAVING_TEN)[number];
export type TokenPrice = (typeof TOKEN_PRICES)[number];
export type FullNeighbors = (typeof FULL_NEIGHBORS)[number];
export type UnlockWord = (typeof UNLOCK_WORDS)[number];
export type SharedBridges = (typeof SHARED_BRIDGES)[number];
export type NextBidder = (typeof NEXT_BIDDERS)[number];
export type Placement = (typeof PLACEMENTS)[number];

export * from './data/abilities.ts';
export * from './data/factions.ts';
export * from './data/maps.ts';
export * from './data/terrains.ts';
export * from './data/tiles.ts';

/** Ways to vary the game (fi.overview.options). */
export const SETUP_OPTIONS = ['turn-order', 'auction'] as const;

/** What the expansion adds to the setup, in the order in which a table does it (Introduzione, 42-43). */
export const SETUP_STEPS = [
  'base',
  'scoring-tile',
  'order-board',
  'auction-draw',
  'auction-lay',
  'auction-points',
  'ice',
  'favor',
  'shapeshifters',
  'riverwalkers',
  'priests',
  'volcano',
  'order-tokens',
  'ice-tiles',
  'volcano-tiles',
] as const;

export type SetupStepId = (typeof SETUP_STEPS)[number];
