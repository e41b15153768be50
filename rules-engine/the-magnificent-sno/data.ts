/*
 * Every number off the rulebook. A place such as `Fine turno, 201` is a section of the Italian rules
 * text and its lines; the base game's numbers name the clause that gives their source.
 */

/** The largest amount a field takes. Ours, not the rulebook's: no table comes near it. */
export const AMOUNT = { min: 0, max: 99 } as const;

/** Power of an action that is done. Ours as well (sno.split.at-least-one). */
export const AT_LEAST_ONE = { ...AMOUNT, min: 1 } as const;

/** Points on the score track, before and after. Ours as well. */
export const POINTS = { min: -999, max: 999 } as const;

export { YES_NO } from '../core/fields.ts';

/** Players: the base game's one to four and a fifth (sno.overview.players). */
export const PLAYERS = { min: 1, max: 5 } as const;

/** Seats of a game with play-order cards: everyone but the solo player. */
export const SEATS = { min: 2, max: 5 } as const;

/** Colors of dice, gems and camp tiles, in the order of the text (Preparazione, 53). */
export const COLORS = ['orange', 'green', 'purple'] as const;

export type Color = (typeof COLORS)[number];

/** The colors of dice and gems; clear is none of the three. */
export const HUES = [...COLORS, 'clear'] as const;

export type Hue = (typeof HUES)[number];

/** The letter of each color in `g5,c6`. */
export const HUE_LETTERS = { orange: 'o', green: 'g', purple: 'p', clear: 'c' } as const;

/** A die of the game. */
export const DIE = { min: 1, max: 6 } as const;

/** Rounds of a game, turns of a round (base game, sno.turn.four). */
export const ROUNDS = [1, 2, 3] as const;

export type Round = (typeof ROUNDS)[number];

export const TURNS = 4;

/** Dice on a player's master cards: one for each turn (sno.turn.four). */
export const DICE_EACH = { min: 0, max: TURNS } as const;

/** Gems of one color that the storage holds, and what each further one turns into (sno.gems.storage). */
export const STORAGE = { min: 0, max: 3 } as const;

export const COINS_PER_EXCESS_GEM = 1;

/** Gems that a player can hold: a full storage of every color and of clear ones. */
export const GEMS_HELD = { min: 0, max: STORAGE.max * HUES.length } as const;

/** Tent spaces of a player board, and the printed tent that may be covered too (sno.tent-spaces.count). */
export const TENT_SPACES = { min: 0, max: 4 } as const;

/** Tents that a player can own with the printed one covered or not (Azione B, 174). */
export const TENTS = { min: 0, max: 5 } as const;

/** The permanent +1: on the power of the turn, or on each die that makes it up. */
export const PERMANENTS = ['power', 'die'] as const;

/** White tiles that one clear die allows: any number, one, or one and another for each trainer. */
export const WHITES = ['any', 'one', 'trainers'] as const;

/** Whether the extra small tile may be all that is built. */
export const EXTRA_ALONE = ['alone', 'with-tile'] as const;

/** What a tent gives whose requirements a trainer waives. */
export const WAIVED_TENTS = ['pays', 'nothing'] as const;

/** Whether two players keep a set that nobody took. */
export const LEFT_SETS = ['stays', 'discarded'] as const;

/** Whether a wagon that travels must move, or may stay where it is. */
export const STILLS = ['moves', 'may-stay'] as const;

/** What a tent gives where a wagon ends on it and there is no place for it. */
export const NO_ROOMS = ['nothing', 'poster'] as const;

/** Which of two players with a gap is the first who discards: the first to choose, or card 1. */
export const DISCARDERS = ['chooser', 'card-one'] as const;

/** Where points stop that are lost: nowhere, or at zero. */
export const FLOORS = ['none', 'zero'] as const;

/** Whether a hat may take a lower space than the power reaches. */
export const LOWER_SPACES = ['allowed', 'highest'] as const;

/** A player's performance of the round: the first (not the second), the second, or a later one. */
export const PERFORMANCES = ['no', 'yes', 'later'] as const;

/** Which of two hats performs first: the one on the track, or the one in front of the player. */
export const PERFORMING_HATS = ['track', 'front'] as const;

/** Whether one may perform more than twice in a round. */
export const THIRDS = ['allowed', 'no'] as const;

/** When the space of one's own hat is occupied, with five players. */
export const OWN_SPACES = ['always', 'second'] as const;

/** Whether a player's own hat keeps its space from that player, up to four players. */
export const OWN_HATS = ['occupied', 'free'] as const;

/** What a poster or tent takes for a colored gem: a clear one too, or only that color. */
export const POSTER_GEMS = ['clear-too', 'as-shown'] as const;

/** Where clear gems pay for colored ones. */
export const CLEAR_PAYS = ['everywhere', 'conversions'] as const;

/** Whether round 2 ends with a trainer tile turned up in a game with five. */
export const ROUND_TWO_TILES = ['none', 'turned-up'] as const;

/** How often the solo player may discard the white poster. */
export const SOLO_EVERY = ['turn', 'round'] as const;

/** Whether the last white poster may be discarded, a standard one filling its space. */
export const EMPTY_DECKS = ['standard', 'no'] as const;

/** Whether the space chosen for row and column must be covered. */
export const CROSS_SPACES = ['covered', 'any'] as const;

/** Whether a card that scores dice reads them as they lie, or with permanent +1s. */
export const DICE_VALUES = ['shown', 'raised'] as const;

/** What half an odd number of points is. */
export const HALVES = ['down', 'up', 'exact'] as const;

export type Permanent = (typeof PERMANENTS)[number];
export type Whites = (typeof WHITES)[number];
export type LeftSet = (typeof LEFT_SETS)[number];
export type Still = (typeof STILLS)[number];
export type Discarder = (typeof DISCARDERS)[number];
export type Floor = (typeof FLOORS)[number];
export type RoundTwoTile = (typeof ROUND_TWO_TILES)[number];
export type CrossSpace = (typeof CROSS_SPACES)[number];
export type DiceValue = (typeof DICE_VALUES)[number];
export type PosterGems = (typeof POSTER_GEMS)[number];
export type Half = (typeof HALVES)[number];

export * from './data/action-data.ts';
export * from './data/components.ts';
export * from './data/round-end.ts';
export * from './data/scoring.ts';
