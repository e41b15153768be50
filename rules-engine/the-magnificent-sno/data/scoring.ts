/* Numbers of the master cards' new scoring (Carte master: nuovi punteggi, 309-347). */

/** The new kinds of scoring, in the order of the text, and the tents that five can count (Azione B, 174). */
export const SCORINGS = [
  'highest-dice',
  'large',
  'white',
  'cross',
  'pairs',
  'white-posters',
  'printed-tiles',
  'coins',
  'gems',
  'tents',
] as const;

export type Scoring = (typeof SCORINGS)[number];

/** Points for each large camp tile, white ones included (313), and for each white one (317). */
export const POINTS_PER_LARGE = 3;
export const POINTS_PER_WHITE = 5;

/** Points for each covered space of row and column (321). */
export const POINTS_PER_SPACE = 1;

/** Points for each pair of adjacent spaces (329). */
export const POINTS_PER_PAIR = 2;

/** Points for each completed white poster (335), printed camp tile (339) and coin on completed posters (343). */
export const POINTS_PER_WHITE_POSTER = 4;
export const POINTS_PER_PRINTED_TILE = 3;
export const POINTS_PER_COIN = 1;

/** Points for each gem discarded (347). */
export const POINTS_PER_GEM = 4;

/** Points for each pip of a highest die (309). */
export const POINTS_PER_PIP = 1;

/** What a card gives for each thing it counts. A tent is worth what the card prints. */
export const POINTS_EACH = {
  'highest-dice': POINTS_PER_PIP,
  large: POINTS_PER_LARGE,
  white: POINTS_PER_WHITE,
  cross: POINTS_PER_SPACE,
  pairs: POINTS_PER_PAIR,
  'white-posters': POINTS_PER_WHITE_POSTER,
  'printed-tiles': POINTS_PER_PRINTED_TILE,
  coins: POINTS_PER_COIN,
  gems: POINTS_PER_GEM,
} as const satisfies Record<Exclude<Scoring, 'tents'>, number>;

/** The part of its points that an extra master card gives at the end (Tessere master, 405). */
export const EXTRA_CARD_DIVISOR = 2;

/** Extra master cards that the two master tiles can bring (Tessere master, 405). */
export const EXTRA_CARDS = { min: 0, max: 2 } as const;

/** Master cards that a player still holds at the end: one for each die, extra ones apart (sno.turn.four). */
export const CARDS_KEPT = 4;

/** How master cards that are no extra ones score at the end of the game: the question is open. */
export const OTHER_CARDS = ['base', 'half', 'none'] as const;

export type OtherCards = (typeof OTHER_CARDS)[number];

/** Whether the points on the score track have the master card of round 3 in them. */
export const TRACK_POINTS = ['before', 'after'] as const;

/** Colors of the pairs: the printed card, then variants that the appendix leaves to the reader (277). */
export const PAIRS = ['purple-green', 'orange-green', 'orange-purple'] as const;

export type Pair = (typeof PAIRS)[number];

/** Rows and columns of a camp. Ours: the real size is not known. */
export const CAMP_SIDE = { min: 1, max: 12 } as const;

/** What covers a space of the camp, and its letter; a capital marks one space of each large tile. */
export const COVERS = { orange: 'o', green: 'g', purple: 'p', white: 'w' } as const;

export type Cover = keyof typeof COVERS;

/** The letter of a space that nothing covers. */
export const EMPTY = '.';

/** Marks a white poster in a list. Ours. */
export const WHITE_POSTER = 'w';

/** Posters of which a player lists what they print. Ours. */
export const POSTERS_LISTED = { min: 0, max: 20 } as const;

/** The two colors of each pair. */
export const PAIR_COLORS = {
  'purple-green': ['purple', 'green'],
  'orange-green': ['orange', 'green'],
  'orange-purple': ['orange', 'purple'],
} as const satisfies Record<Pair, readonly [Cover, Cover]>;

/** Points of a master card. Ours: no card comes near the largest. */
export const CARD_POINTS = { min: 0, max: 999 } as const;
