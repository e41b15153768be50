import type { Ground } from './terrains.ts';

/** Colors of the wooden pieces by terrain (Componenti, 17; Le nuove Fazioni, 149-150, 237). */
export const COLORS = {
  desert: 'yellow',
  plains: 'brown',
  swamp: 'black',
  lakes: 'blue',
  forest: 'green',
  mountains: 'gray',
  wasteland: 'red',
  ice: 'white',
  volcano: 'orange',
} as const satisfies Readonly<Record<Ground, string>>;

export type Color = (typeof COLORS)[Ground];

/** When a transformation is asked about: the first Structures cost nothing (159-160, 239-241). */
export const MOMENTS = ['game', 'setup'] as const;

export type Moment = (typeof MOMENTS)[number];

/** The numbers of Spades for which the wheel shows what they reach. */
export const SPADES_SHOWN = [1, 2, 3] as const;

/** Victory points of the Ice Maidens' Stronghold for each Temple (Dame del Ghiaccio, 184-186). */
export const POINTS_PER_TEMPLE = 3;

/** Power that the Yetis save on each Power action of the map (Yeti, 202-203). */
export const YETI_DISCOUNT = 1;

/** Where a Power action stands. */
export const ACTION_PLACES = ['map', 'elsewhere'] as const;

/** Who takes a Power action. */
export const ACTION_TAKERS = ['yetis', 'other'] as const;

/** Power tokens in the Bowls of most Factions, which some may exceed (260-261, 269-271, 355-356). */
export const USUAL_TOKENS = 12;

/** Tokens for each Spade that the Dragonlords get, and for each player with their Stronghold (258-260, 266-269). */
export const TOKENS_PER_SPADE = 1;
export const TOKENS_PER_PLAYER = 1;

/** Steps for each Spade that the Acolytes get, and more steps of a Priest with their Stronghold (300-302, 307-311). */
export const STEPS_PER_SPADE = 1;
export const MORE_PRIEST_STEPS = 1;

/** Whether the Acolytes pay for a terrain before or after they climb. */
export const ACOLYTE_ORDERS = ['pay-first', 'climb-first'] as const;

/** What a Power token costs the Shapeshifters, and the Power when all neighbors refuse (Mutaforma, 349-359). */
export const TOKEN_POINTS = 1;
export const REFUSED_POWER = 1;

/** A change of home: Power (Mutaforma, 376-378), or tokens: 3 printed (378-380), 5 since October 2015. */
export const SHIFT_POWER = 5;
export const SHIFT_TOKENS = { official: 5, printed: 3 } as const;

/** How a change of home is paid. */
export const SHIFT_PAYMENTS = ['power', 'tokens'] as const;

/** Bridges that the Riverwalkers' Stronghold gives (Popolo dei Fiumi, 434-435). */
export const FREE_BRIDGES = 2;

/** Where Spades come from: an action of one's own, or a Cult bonus at the end of a round. */
export const SPADE_SOURCES = ['action', 'cult-bonus'] as const;

export type SpadeSource = (typeof SPADE_SOURCES)[number];

/** Rounds of a game, as in the base game. */
export const ROUNDS = { min: 1, max: 6 } as const;

/** Victory points of each Faction before the auction, and so the highest bid (Fazioni all'asta, 486-487, 492). */
export const AUCTION_POINTS = 40;

/** Dwellings that a Faction places in setup (jsnell/terra-mystica, f8a4e19). */
export const FIRST_DWELLINGS = { usual: 2, nomads: 3, 'chaos-magicians': 1 } as const;
