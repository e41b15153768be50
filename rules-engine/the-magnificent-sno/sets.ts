import {
  CARDS_PER_ROUND,
  ROUND_WITHOUT_TILES,
  ROUNDS,
  SEATS,
  type Discarder,
  type LeftSet,
  type PlayerCount,
  type Round,
  type RoundTwoTile,
} from './data.ts';
import { diceFor, setsFor } from './supplies.ts';

export interface Choosing {
  /** Master cards on offer, the face-up top of five players included. */
  readonly cards: number;
  /** Trainer tiles on offer. */
  readonly tiles: number;
  /** Sets that each player finds when their turn to choose comes, first chooser first. */
  readonly offers: readonly number[];
  /** Sets that one of two players discards. */
  readonly discarded: number;
}

interface End {
  readonly players: PlayerCount;
  readonly round: Round;
  /** An empty space between the hats of two players. */
  readonly gap: boolean;
  readonly roundTwoTile: RoundTwoTile;
  /** What becomes of a set that nobody took. */
  readonly leftSet: LeftSet;
  /** Which of two players discards a set. */
  readonly discarder: Discarder;
}

const LAST_ROUND = ROUNDS.length;

/** Trainer tiles that the reading turns up for the last round. */
const turnedUp = ({ players, roundTwoTile }: End): number =>
  roundTwoTile === 'turned-up' ? setsFor(players).tops : 0;

/** The sets on offer at the end of a round, and how many each player may choose from. */
export const choosing = (end: End): Choosing => {
  const { players, round, gap, discarder } = end;
  const cards = setsFor(players).total;
  const discarded = players === SEATS.min && gap ? 1 : 0;
  const offers = Array.from(
    { length: players },
    (_, i) => cards - i * CARDS_PER_ROUND - (i > 0 && discarder === 'chooser' ? discarded : 0),
  );
  return { cards, tiles: round === LAST_ROUND ? turnedUp(end) : cards, offers, discarded };
};

/** Sets that nobody took or discarded: one of two players without a gap. */
export const setsLeft = ({ cards, offers, discarded }: Choosing): number =>
  cards - offers.length * CARDS_PER_ROUND - discarded;

export interface Refill {
  /** Master cards and trainer tiles laid out on the board. */
  readonly cards: number;
  readonly tiles: number;
  /** Tops of deck and pile turned face up in a game with five; the tile after round 2 by the reading. */
  readonly tops: { readonly cards: number; readonly tiles: number };
  /** Dice to roll again. */
  readonly dice: number;
}

/** What is laid out for the next round; nothing after the last one. */
export const refill = (end: End): Refill | undefined => {
  const { players, round, leftSet } = end;
  if (round === LAST_ROUND) return undefined;
  const { onBoard, tops } = setsFor(players);
  const cards = onBoard - (leftSet === 'stays' ? setsLeft(choosing(end)) : 0);
  const isWithout = round === ROUND_WITHOUT_TILES;
  return {
    cards,
    tiles: isWithout ? 0 : cards,
    tops: { cards: tops, tiles: isWithout ? turnedUp(end) : tops },
    dice: diceFor(players).total,
  };
};
