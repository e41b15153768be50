import {
  BASE_POSTERS,
  CENTER_TENTS,
  COMPONENTS,
  DICE,
  HATS,
  HATS_OF_FIVE,
  HUES,
  MODULE_ITEMS,
  POSTER_SPACES,
  POSTERS_SHOWN,
  SEATS,
  SETS_ON_BOARD,
  SIDE_B_PIECES,
  SPARE_TRAINER_TILES,
  STARTERS,
  STARTERS_EACH,
  STARTING_POSTERS,
  TILES_PER_SIDE,
  TOP_SETS,
  TRACKS,
  WHITE_DECK,
  WHITE_POSTERS_SHOWN,
  type Component,
  type PlayerCount,
  type SideB,
} from './data.ts';
import type { Gems } from './notation.ts';

/** What the table is like before anything is laid out. */
export interface Table {
  readonly players: PlayerCount;
  readonly module: boolean;
  /** Boards in play on a side B that asks for something. */
  readonly sideB: readonly SideB[];
}

/** Pieces of one kind in both boxes together. */
export const inBoxes = (component: Component): number =>
  COMPONENTS[component].total + COMPONENTS[component].base;

/** Dice by color, and all of them. */
export const diceFor = (players: PlayerCount): Gems & { readonly total: number } => {
  const dice = DICE[players];
  return { ...dice, total: HUES.reduce((total, hue) => total + dice[hue], 0) };
};

export interface Sets {
  readonly onBoard: number;
  /** The face-up tops of deck and pile. */
  readonly tops: number;
  readonly total: number;
}

/** Sets of a master card and a trainer tile in the main display. */
export const setsFor = (players: PlayerCount): Sets => {
  const onBoard = SETS_ON_BOARD[players];
  const tops = players === SEATS.max ? TOP_SETS : 0;
  return { onBoard, tops, total: onBoard + tops };
};

const ofModule = ({ module }: Table): number => (module ? MODULE_ITEMS : 0);

const ofSideB = ({ sideB }: Table, board: SideB): number =>
  sideB.includes(board) ? SIDE_B_PIECES : 0;

export interface Tents {
  readonly all: number;
  readonly onTracks: number;
  readonly perTrack: number;
  readonly center: number;
  readonly perCenter: number;
  readonly module: number;
  readonly sideB: number;
  readonly left: number;
}

/** Where the tents go, and how many stay in the pile. */
export const tentsFor = (table: Table): Tents => {
  const all = inBoxes('tents');
  const onTracks = POSTER_SPACES;
  const center = CENTER_TENTS * TRACKS;
  const module = ofModule(table);
  const sideB = ofSideB(table, 'ii');
  const left = all - onTracks - center - module - sideB;
  return {
    all,
    onTracks,
    perTrack: onTracks / TRACKS,
    center,
    perCenter: CENTER_TENTS,
    module,
    sideB,
    left,
  };
};

export interface TrainerTiles {
  readonly all: number;
  readonly onBoard: number;
  /** Drawn for the players to choose from; the last one goes back. */
  readonly drawn: number;
  readonly kept: number;
  readonly module: number;
  readonly sideB: number;
  /** The pile, with the face-up top in a game with five. */
  readonly left: number;
}

export const trainerTilesFor = (table: Table): TrainerTiles => {
  const all = inBoxes('trainer-tiles');
  const { onBoard } = setsFor(table.players);
  const kept = table.players;
  const module = ofModule(table);
  const sideB = ofSideB(table, 'v');
  const left = all - onBoard - kept - module - sideB;
  return { all, onBoard, drawn: kept + SPARE_TRAINER_TILES, kept, module, sideB, left };
};

/** What says how many trainer tiles are drawn: SNO, or the base game's solo setup. */
export const trainerTilesBy = ({
  players,
}: Table): 'sno.player.trainer-tiles' | 'sno.solo.setup' =>
  players < SEATS.min ? 'sno.solo.setup' : 'sno.player.trainer-tiles';

export interface Posters {
  readonly standardShown: number;
  readonly deck: number;
  readonly whiteShown: number;
  readonly whiteDeck: number;
  readonly module: number;
}

export const postersFor = (table: Table): Posters => {
  const module = ofModule(table);
  return {
    standardShown: POSTERS_SHOWN,
    deck: BASE_POSTERS - STARTING_POSTERS - POSTERS_SHOWN - module,
    whiteShown: WHITE_POSTERS_SHOWN,
    whiteDeck: WHITE_DECK.max,
    module,
  };
};

export interface MasterCards {
  readonly all: number;
  /** Starting cards I to VI. */
  readonly setAside: number;
  /** The deck before the display is filled. */
  readonly shuffled: number;
  readonly onBoard: number;
  readonly module: number;
  /** Starting cards in play. */
  readonly starters: number;
  /** Starting cards shuffled into the deck. */
  readonly unused: number;
  /** The deck at last, with the face-up top in a game with five. */
  readonly deck: number;
}

/** The master cards of a game with play-order cards; how many a solo player keeps back is not said. */
export const masterCardsFor = (table: Table): MasterCards | undefined => {
  if (table.players < SEATS.min) return undefined;
  const all = inBoxes('master-cards');
  const shuffled = all - STARTERS;
  const { onBoard } = setsFor(table.players);
  const module = ofModule(table);
  const starters = STARTERS_EACH * table.players;
  const unused = STARTERS - starters;
  const deck = shuffled - onBoard - module + unused;
  return { all, setAside: STARTERS, shuffled, onBoard, module, starters, unused, deck };
};

export interface MasterTiles {
  readonly perSide: number;
  readonly laidOut: number;
  readonly pile: number;
}

export const masterTilesFor = ({ players, module }: Table): MasterTiles | undefined => {
  if (!module) return undefined;
  const perSide = TILES_PER_SIDE[players];
  const laidOut = 2 * perSide;
  return { perSide, laidOut, pile: inBoxes('master-tiles') - laidOut };
};

/** Hats of each player: in a game with five one goes back to the box. */
export const hatsFor = (players: PlayerCount): number =>
  players === SEATS.max ? HATS_OF_FIVE : HATS;

/** White camp tiles beside the box. */
export const whiteTilesFor = (table: Table): number =>
  inBoxes('white-tiles') - ofSideB(table, 'vi');
