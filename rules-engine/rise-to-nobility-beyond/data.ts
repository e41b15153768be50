/*
 * Every number off the rulebook. A place such as `Componenti, 19` is a section of the Italian rules
 * text and its lines; the base game's numbers name the clause that gives their source.
 */

/** The largest amount a field takes. Ours, not the rulebook's: no table comes near it. */
export const AMOUNT = { min: 0, max: 99 } as const;

/** Exchanges of one kind: below zero, things are given back. Ours as well. */
export const TIMES = { min: -99, max: 99 } as const;

/** How many may play, as in the base game (rtn.overview.players). */
export const PLAYERS = { min: 1, max: 6 } as const;

/** A die of the base game. */
export const DIE = { min: 1, max: 6 } as const;

/** Dice of each player, and in a game with the most players (base game, rtn.rock-rose.dice, rtn.rock-rose.solo-dice). */
export const DICE_EACH = 5;
export const DICE_EACH_IN_FULL_GAME = 4;

/** The ends of the reputation track (base game, rtn.rock-rose.track). */
export const REPUTATION = { min: 6, max: 24 } as const;

/** The six kinds of goods (base game). */
export const GOODS = ['books', 'artwork', 'weaponry', 'magic', 'jewelry', 'furnishings'] as const;

export type GoodsKind = (typeof GOODS)[number];

/** What costs are paid in. */
export const CURRENCIES = ['rockRose', 'coins', 'goods'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Rock Rose in the box (Componenti, 26). */
export const ROCK_ROSE = { min: 0, max: 50 } as const;

/** Offering tokens of one player (Componenti, 29). */
const TOKENS_EACH = 7;

export const TOKENS = { min: 0, max: TOKENS_EACH } as const;

/** Pieces in the box that setup deals with (Componenti, 19-28). */
export const BOX = {
  boards: 1,
  extensionsEach: 1,
  gladeCards: 72,
  settlers: 12,
  meeples: 18,
  houses: 12,
} as const;

/** Settlers cards of the base game, decks 1 and 2 together (rtn.setup.base-settlers). */
export const BASE_SETTLERS = 48;

/** Deck-1 settlers that each player draws before the decks are mixed (Preparazione, 50). */
export const SETTLERS_DEALT_EACH = 1;

/** Glade cards face up on the expansion board (Preparazione, 51). */
export const GLADE_FACE_UP = 6;

/** Glade cards dealt to each player (Scelta carte Radura, 55). */
export const DRAFT_DEALT_EACH = 5;

/** Glade cards that each player keeps (Scelta carte Radura, 56). */
export const DRAFT_KEPT_EACH = 3;

/** The additions to the base game's setup, in order (Preparazione, 45-51; Scelta carte Radura, 55-58). */
export const SETUP_STEPS = [
  'base',
  'supply',
  'board',
  'player',
  'settlers',
  'display',
  'deal',
  'draft',
  'rest',
  'place',
] as const;

export type SetupStepId = (typeof SETUP_STEPS)[number];

/** What Rock Rose is exchanged for; the ratios stand on the player board extension (Roccia Rosea, 80). */
export const EXCHANGED = ['goods', 'nobility', 'reputation', 'coins', 'modifiers'] as const;

export type Exchanged = (typeof EXCHANGED)[number];

/** Value of unplayed dice that earns 1 Rock Rose (Roccia Rosea, 86). */
export const DICE_PER_ROCK_ROSE = 3;

/** Goods for a deck-3 settler, and so its victory points (Nuove carte Coloni, 108). */
export const SETTLER_GOODS = { min: 3, max: 12 } as const;

/** Goods of one kind that other settlers take at most (Nuove carte Coloni, 102). */
export const BASE_GOODS_OF_A_KIND = 3;

/** What Berk renews, and where the new pieces come from (Ufficio di Berk the Clerk, 114-118). */
export const CLERK_PLACES = ['tavern', 'guild-hall', 'glade'] as const;

export type ClerkPlace = (typeof CLERK_PLACES)[number];

/** Places that one visit to Berk renews (Ufficio di Berk the Clerk, 112). */
export const CLERK_PLACES_PER_VISIT = 2;

/** Die slots of the Glade, at any number of players (La Radura dei Guardiani, 130). */
export const GLADE_SLOTS = [1, 2, 3] as const;

export const GLADE_SLOT_NUMBERS = { min: 1, max: 3 } as const;

export type GladeSlotNumber = (typeof GLADE_SLOTS)[number];

/** Types of Glade cards (Regole di piazzamento delle carte Radura, 138-142). */
export const GLADE_TYPES = ['relic', 'elder', 'dwelling'] as const;

export type GladeType = (typeof GLADE_TYPES)[number];

/** Cards of one type that a player may own (Regole di piazzamento delle carte Radura, 136). */
export const CARDS_OF_A_TYPE = { min: 0, max: 6 } as const;

/** Which card of the type goes first, if any; `twin` is the one with the same effect. */
export const DISCARDS = ['none', 'other', 'twin'] as const;

export type Discard = (typeof DISCARDS)[number];

export { YES_NO } from '../core/fields.ts';

/** The relic slot of the player board extension (Carte Reliquia, 156). */
export const RELIC_SLOTS = ['free', 'blocked'] as const;

export type RelicSlot = (typeof RELIC_SLOTS)[number];

export const TURNS = ['yours', 'another'] as const;

export type Turn = (typeof TURNS)[number];

/** Workers that activate an elder, houses that activate a dwelling (Carte Anziano, 166; Carte Dimora, 178). */
export const PIECES_PER_CARD = 1;

/** Coins for each active elder at Income (Carte Anziano, 170). */
export const COINS_PER_ELDER = 2;

/** Rock Rose for each active dwelling at Income (Carte Dimora, 182). */
export const ROCK_ROSE_PER_DWELLING = 1;

/** How a dwelling stands at the end of the game, and the letter for it. */
export const DWELLING_STATES = [
  { letter: 'm', state: 'met' },
  { letter: 'u', state: 'unmet' },
  { letter: 'i', state: 'inactive' },
] as const;

export type DwellingState = (typeof DWELLING_STATES)[number]['state'];

/** Offerings that one die in the temple allows (Il Tempio Senza Tempo, 203). */
export const OFFERINGS_PER_DIE = 1;

/** Tokens that one Offering takes (Il Tempio Senza Tempo, 205). */
export const TOKENS_PER_OFFERING = 1;

/** Tiers of the temple (Il Tempio Senza Tempo, 203). */
export const TIERS = [1, 2, 3, 4, 5, 6] as const;

export type Tier = (typeof TIERS)[number];

/** What each tier gives (Il Tempio Senza Tempo, 215-225). */
export const TIER_BENEFITS = {
  1: { rockRose: 3 },
  2: { waived: ['nobility', 'race'] },
  3: { goodsPerWorkshop: 2 },
  4: { houses: 1 },
  5: { workers: 1 },
  6: { points: 7 },
} as const;

/** Ranks that score for Offerings (Il Tempio Senza Tempo, 231-235). */
export const SCORING_RANKS = 3;

/** Second scores this part of the first, third of the second (Il Tempio Senza Tempo, 233-235). */
export const SCORING_DIVISOR = 2;

export const DIRECTIONS = ['one-way', 'both-ways'] as const;

export const FEWER = ['up-to-two', 'exactly-two'] as const;

export const DISCARDING = ['only-when-full', 'any-time'] as const;

export const TIES = ['dense', 'competition'] as const;

/** Whether one player may have several dice in the temple. */
export const SEVERAL = ['allowed', 'one-each'] as const;

/** Whether one relic may pay for another that the same die activates. */
export const CHAIN = ['costs-first', 'one-by-one'] as const;

export const ZERO = ['unranked', 'ranked'] as const;

export const SOLO = ['first', 'unscored'] as const;

export type Direction = (typeof DIRECTIONS)[number];
export type Fewer = (typeof FEWER)[number];
export type Discarding = (typeof DISCARDING)[number];
export type Ties = (typeof TIES)[number];
export type Zero = (typeof ZERO)[number];
export type Solo = (typeof SOLO)[number];

/** Victory points a player may have from the rest of the game. */
export const EARLIER_POINTS = { min: 0, max: 999 } as const;
