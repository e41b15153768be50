import type { Color, Discarder, Floor, LeftSet, PlayerCount, Round, RoundTwoTile } from './data.ts';
import type { MovedHat } from './hats.ts';
import type { Gems } from './notation.ts';
import type { CardEffect, CardPayment } from './order-cards.ts';
import type { Choosing, Refill } from './sets.ts';

/** One player's round end, from the hat to the choice of a set. */
export interface SettledSeat extends MovedHat {
  readonly name: string;
  /** What the play-order card shows; `undefined` if it was not entered. */
  readonly effect: CardEffect | undefined;
  readonly payment: CardPayment;
  /** Points lost for coins of the card. */
  readonly cardLost: number;
  /** The color that is paid for. */
  readonly color: Color | undefined;
  /** Other colors that cost the same. */
  readonly equal: readonly Color[];
  /** Another color with a higher single die, though a lower sum. */
  readonly higherDie: Color | undefined;
  readonly colorSum: number;
  readonly clearSum: number;
  readonly due: number;
  readonly paid: number;
  readonly missing: number;
  /** Points lost for coins of the dice. */
  readonly diceLost: number;
  /** Points that all missing coins cost. */
  readonly lost: number;
  /** Points that the player really goes down: fewer if points stop at zero. */
  readonly down: number;
  readonly coinsAfter: number;
  readonly gemsAfter: Gems | undefined;
  readonly pointsBefore: number | undefined;
  readonly pointsAfter: number | undefined;
  /** When this player takes a set: 1 is first. */
  readonly chooses: number;
  /** Sets to choose from by then. */
  readonly offered: number;
}

export interface RoundEndValue {
  readonly round: Round;
  readonly players: PlayerCount;
  /** In the order of the table. */
  readonly seats: readonly SettledSeat[];
  /** Names in the next round's order of play. */
  readonly order: readonly string[];
  /** Names in the order in which sets are taken. */
  readonly choosing: readonly string[];
  /** Two players with an empty space between their hats. */
  readonly gap: boolean;
  /** Who discards a set, if anyone does. */
  readonly discards: string | undefined;
  readonly sets: Choosing;
  /** `undefined` after the last round. */
  readonly refill: Refill | undefined;
  readonly roundTwoTile: RoundTwoTile;
  readonly leftSet: LeftSet;
  readonly discarder: Discarder;
  readonly floor: Floor;
  /** Whether every card's effect was entered. */
  readonly complete: boolean;
  /** Whether gems of a card may yet become coins that somebody lacks. */
  readonly roomOpen: boolean;
}
