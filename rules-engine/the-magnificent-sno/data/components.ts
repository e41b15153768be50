/* The boxes: this one (Componenti, 11-43) and the base game's (sno.components.totals). */

/** Pieces that a setup takes from, in this box and in the base game's. */
export const COMPONENTS = {
  tents: { total: 8, base: 16 },
  'trainer-tiles': { total: 8, base: 12 },
  'master-cards': { total: 53, base: 56 },
  'white-tiles': { total: 14, base: 0 },
  'white-posters': { total: 18, base: 0 },
  'master-tiles': { total: 15, base: 0 },
} as const;

export type Component = keyof typeof COMPONENTS;

/** Large camp tiles of each color in both boxes: 2 (Componenti, 16) and the base game's 12 (sno.components.totals). */
export const LARGE_TILES = 14;

/** Posters of the base game, and the starting posters among them. */
export const BASE_POSTERS = 54;
export const STARTING_POSTERS = 6;

/** Starting master cards of each board, I to VI (Preparazione, 55; Preparazione del giocatore, 102). */
export const STARTERS_EACH = 4;

/** Starting master cards set aside, I to VI (Preparazione, 55). */
export const STARTERS = 24;

/** Dice by color and number of players: from 2 to 4 the board's table (sno.dice.base-numbers), 5 as printed (Preparazione, 53), solo as in the base game (sno.dice.solo). */
export const DICE = {
  1: { orange: 1, green: 1, purple: 1, clear: 2 },
  2: { orange: 3, green: 3, purple: 3, clear: 2 },
  3: { orange: 4, green: 4, purple: 4, clear: 3 },
  4: { orange: 5, green: 5, purple: 5, clear: 4 },
  5: { orange: 6, green: 6, purple: 6, clear: 5 },
} as const;

/** The numbers of players (sno.overview.players). */
export const PLAYER_COUNTS = [1, 2, 3, 4, 5] as const;

export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Sets on the game board by number of players (Preparazione, 55; sno.display.four, sno.display.five). */
export const SETS_ON_BOARD = { 1: 4, 2: 3, 3: 3, 4: 4, 5: 4 } as const;

/** The tops of deck and pile that belong to the display in a game with five (Preparazione del giocatore, 128). */
export const TOP_SETS = 1;

/** Poster-symbol spaces of the travel area, tracks, and tents in the center of each (Preparazione, 59). */
export const POSTER_SPACES = 15;
export const TRACKS = 3;
export const CENTER_TENTS = 2;

/** Standard and white posters in the poster display (Preparazione, 67). */
export const POSTERS_SHOWN = 3;
export const WHITE_POSTERS_SHOWN = 1;

/** Master cards that a solo player draws, and keeps, in the base game (sno.solo.setup). */
export const SOLO_CARDS = { drawn: 6, kept: 4 } as const;

/** Posters that can lie in the deck: all but the starting ones and those on display (sno.posters.decks-left). */
export const POSTER_DECK = {
  min: 0,
  max: BASE_POSTERS - STARTING_POSTERS - POSTERS_SHOWN,
} as const;

/** White posters that can lie in their deck: all but the one on display (Preparazione, 67). */
export const WHITE_DECK = {
  min: 0,
  max: COMPONENTS['white-posters'].total - WHITE_POSTERS_SHOWN,
} as const;

/** Clear dice in both boxes (Preparazione, 53). */
export const CLEAR_DICE = { min: 0, max: DICE[5].clear } as const;

/** Trainer tiles drawn beyond one for each player (Preparazione del giocatore, 122). */
export const SPARE_TRAINER_TILES = 1;

/** Hats of a player, and what is left of them in a game with five (Preparazione del giocatore, 77, 128). */
export const HATS = 2;
export const HATS_OF_FIVE = 1;

/** Tents, trainer tiles, master cards and standard posters on the master board (Modulo plancia Master, 235). */
export const MODULE_ITEMS = 2;

/** Master tiles on each side of the master board by number of players (Modulo plancia Master, 234). */
export const TILES_PER_SIDE = { 1: 2, 2: 3, 3: 3, 4: 4, 5: 5 } as const;

/** Boards whose side B asks for something at setup (Configurazione avanzata, 132-134). */
export const SIDE_B = ['ii', 'v', 'vi'] as const;

export type SideB = (typeof SIDE_B)[number];

/** What those boards take: a tent, a trainer tile kept, a white camp tile. */
export const SIDE_B_PIECES = 1;

/** The steps of the setup, in order (Preparazione, 51-67; Modulo, 233-235; Preparazione del giocatore, 77-134). */
export const SETUP_STEPS = [
  'board',
  'supplies',
  'dice',
  'starters-aside',
  'decks',
  'display',
  'wagons',
  'tents',
  'posters',
  'white-poster',
  'module-board',
  'module-tiles',
  'module-items',
  'pieces',
  'order-cards',
  'hats',
  'boards',
  'solo-cards',
  'unused-starters',
  'starting-poster',
  'starting-supply',
  'order-effect',
  'trainer-tiles',
  'side-b-tent',
  'side-b-trainer-tile',
  'side-b-white-tile',
  'tops',
  'one-hat',
] as const;

export type SetupStepId = (typeof SETUP_STEPS)[number];
