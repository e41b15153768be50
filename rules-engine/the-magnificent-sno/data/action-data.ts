/* Numbers of build, travel, perform, the module, trainers, bonuses and master tiles. */

/** Power that one discarded gem adds (base game, sno.power.gems). */
export const POWER_PER_GEM = 2;

/** Power for one large camp tile (Carte master: nuovi bonus, 364), and for a large and a small one (Azione A, 156). */
export const POWER_FOR_LARGE = 5;
export const POWER_FOR_LARGE_AND_SMALL = 9;

/** Power that the bonus gives with a clear die (Carte master: nuovi bonus, 359). */
export const CLEAR_DIE_BONUS = 3;

/** Power that each trainer on a permanent tile gives (Abilità degli istruttori, 303). */
export const POWER_PER_LOCKED_TRAINER = 1;

/** Coins for the additional small tile, and how many tiles they buy (Abilità degli istruttori, 295). */
export const EXTRA_TILE_COINS = 2;
export const EXTRA_TILES = 1;

/** Trainers of one player (Componenti, 18; sno.components.trainers). */
export const TRAINERS = { min: 0, max: 8 } as const;

/** Tiles of one kind in one build. Ours: the boards' build tables are not known. */
export const TILES_BUILT = { min: 0, max: 9 } as const;

/** Where a wagon ends: a poster space with its tent, one whose tent is gone, any other space (Azione B, 170). */
export const TRAVEL_ENDS = ['tent', 'empty', 'other'] as const;

export type TravelEnd = (typeof TRAVEL_ENDS)[number];

/** What one may want there; the last is in the center of another track. */
export const TAKES = ['poster', 'tent', 'center-tent', 'other-center-tent'] as const;

export type Take = (typeof TAKES)[number];

/** Where a tent goes: on a tent space, or over the printed tent (Azione B, 174). */
export const TENT_PLACES = ['space', 'printed'] as const;

export type TentPlace = (typeof TENT_PLACES)[number];

export const PRINTED_STATES = ['free', 'covered'] as const;

export type PrintedState = (typeof PRINTED_STATES)[number];

/** Where a white poster comes from (Azione B, 176). */
export const WHITE_FROM = ['none', 'display', 'deck'] as const;

export type WhiteFrom = (typeof WHITE_FROM)[number];

/** Spaces of the performance track, and the values on them. Ours: the real ones are not known. */
export const TRACK_SPACES = { min: 1, max: 30 } as const;
export const TRACK_VALUES = { min: 0, max: 99 } as const;

/** Points, coins and gems on a poster or a tent. Ours. */
export const POSTER_AMOUNT = { min: 0, max: 30 } as const;

/** Posters completed in one performance. Ours: the spaces' limits are not known. */
export const POSTERS_COMPLETED = 9;

/** Turns of a round with the module, and how many of them take a master tile (Modulo plancia Master, 229-241). */
export const MODULE_TURNS = 5;
export const TILE_TURNS = 1;

/** Rounds after which the future tiles slide, and the one after which new ones follow (Modulo plancia Master, 252-254). */
export const SLIDES_AFTER = { refilled: 1, bare: 2 } as const;

/** Sides of the master board: tiles for now, and future tiles (Modulo plancia Master, 234). */
export const BOARD_SIDES = 2;

/** Turns with the module: a die, a master tile, a future tile. */
export const TURN_LETTERS = { d: 'die', t: 'tile', f: 'future' } as const;

export type TurnLetter = keyof typeof TURN_LETTERS;

/** Trainer spaces and tiles by when they serve: at any time, or with an action (Modulo plancia Master, 246). */
export const TRAINER_USES = ['general', 'action'] as const;

export type TrainerUse = (typeof TRAINER_USES)[number];

/** The new trainer tiles, in the order of the text (Abilità degli istruttori, 283-303). */
export const ABILITIES = [
  'set-die',
  'swap-poster',
  'swap-dice',
  'extra-tile',
  'no-tent',
  'permanent',
] as const;

export type Ability = (typeof ABILITIES)[number];

/** Those that serve at any time in a turn (Abilità degli istruttori, 287, 291, 303). */
export const GENERAL_ABILITIES: readonly Ability[] = ['swap-poster', 'swap-dice', 'permanent'];

/** Where the poster for a discarded one comes from (Abilità degli istruttori, 287). */
export const POSTER_SOURCES = ['display', 'deck', 'white-deck'] as const;

export type PosterSource = (typeof POSTER_SOURCES)[number];

/** The double arrow that the text prints: 1 gem and 2 coins for 1 trainer (Carte master: nuovi bonus, 353). */
export const DOUBLE_ARROW = {
  left: { gems: 1, coins: 2, trainers: 0, points: 0 },
  right: { gems: 0, coins: 0, trainers: 1, points: 0 },
} as const;

export const DIRECTIONS = ['forth', 'back'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** One side of a double arrow. Ours: not every card is shown. */
export const ARROW_AMOUNT = { min: 0, max: 20 } as const;

/** The actions of a turn (Carte master: nuovi bonus, 362). */
export const ACTIONS = ['travel', 'build', 'perform'] as const;

export type Action = (typeof ACTIONS)[number];

/** The kinds of master tiles, in the order of the text (Tessere master, 372-405). */
export const MASTER_TILES = [
  'build',
  'points',
  'trainer',
  'clear-gems',
  'trainer-tile',
  'tent',
  'poster',
  'master-card',
] as const;

export type MasterTileKind = (typeof MASTER_TILES)[number];

/** Gems shown on a tile that builds (Tessere master, 372). */
export const BUILD_TILE_GEMS = 2;

/** Coins paid and points taken (Tessere master, 376). */
export const POINTS_TILE = { coins: 2, points: 6 } as const;

/** A trainer and what it is worth, in either direction (Tessere master, 379). */
export const TRAINER_TILE = { trainers: 1, points: 5 } as const;

/** Clear gems gained (Tessere master, 383). */
export const CLEAR_GEMS_TILE = 2;

/** Trainers that come with the trainer tile (Tessere master, 389). */
export const TRAINERS_WITH_TILE = 1;

/** Master cards of a player that take dice in a round (Tessere master, 405). */
export const CARDS_WITH_DICE = 4;
