/* Numbers of the round end, the game end and the solo game. */

/** Points for each missing coin in rounds 1, 2 and 3 (Fine turno, 200-201). */
export const POINTS_PER_MISSING_COIN = { 1: 1, 2: 2, 3: 3 } as const;

/** Empty spaces that two players keep between their hats, if there were any (Fine turno, 197). */
export const GAP_KEPT = 1;

/** The round after which no trainer tiles are laid out (Fine turno, 217). */
export const ROUND_WITHOUT_TILES = 2;

/** Spaces of the performance track, counted from the bottom. Ours: the real number is not known. */
export const HAT_SPACES = { min: 1, max: 30 } as const;

/** Coins and colored gems on a play-order card. Ours: the printed effects are lost. */
export const CARD_COINS = { min: -9, max: 9 } as const;
export const CARD_GEMS = { min: 0, max: 3 } as const;

/** Parts of a seat at the round end: name, hats, coins and dice must be there, the rest may. */
export const SEAT_PARTS = { min: 4, max: 7 } as const;

/** The longest name of a seat. Ours. */
export const NAME_LENGTH = 16;

/** Master cards that each player takes, and scores, at the end of a round (Fine turno, 209-213). */
export const CARDS_PER_ROUND = 1;

/** White posters for a clear die in the solo game (Modalità solitaria, 225). */
export const DICE_PER_WHITE_POSTER = 1;

/** Points of the solo player's titles (base game, sno.solo.goal). */
export const SOLO_TITLES = [
  { title: 'magnificent', points: 240 },
  { title: 'ringmaster', points: 220 },
  { title: 'victory', points: 200 },
] as const;

/** Turns of a round without the module and with it (sno.turn.four; Modulo plancia Master, 229). */
export const SOLO_TURNS = { no: 4, yes: 5 } as const;
