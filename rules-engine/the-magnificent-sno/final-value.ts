import type { Half, OtherCards } from './data.ts';
import type { ScoredCard } from './scored-card.ts';
import type { SoloTitle } from './solo-title.ts';
import type { Standing } from './standing.ts';

/** A player at the end of the game, as told. */
export interface FinalSeat {
  readonly name: string;
  /** On the score track. */
  readonly points: number | undefined;
  /** The play-order card of the last round end. */
  readonly card: number | undefined;
  /** The master card that is scored at the end of round 3. */
  readonly last: ScoredCard | undefined;
  readonly extra: readonly ScoredCard[];
  /** What the base rulebook adds at the end. */
  readonly base: number | undefined;
  /** The other master cards still held. */
  readonly others: readonly ScoredCard[];
}

/** A master card with all its points, and those that it gives here. */
export interface FinalCard extends ScoredCard {
  readonly full: number | undefined;
  readonly points: number | undefined;
}

/** What is not told of a player. */
export type Missing = 'points' | 'last' | 'extra' | 'others' | 'base';

/** A player's row of the sheet. */
export interface FinalRow {
  readonly name: string;
  readonly card: number | undefined;
  readonly track: number | undefined;
  /** The card of round 3, if there is one to be scored. */
  readonly last: readonly FinalCard[];
  readonly extra: readonly FinalCard[];
  readonly others: readonly FinalCard[];
  readonly base: number | undefined;
  /** As far as it is told; `undefined` without the points on the track. */
  readonly total: number | undefined;
  readonly missing: readonly Missing[];
  /** `undefined` while something is missing. */
  readonly place: number | undefined;
}

/** The sheet of a whole table. */
export interface FinalValue {
  /** In the order of the table. */
  readonly rows: readonly FinalRow[];
  /** Whether everything is told. */
  readonly isFinal: boolean;
  /** All who have the most points, the winner first; nobody while something is missing. */
  readonly first: readonly Standing[];
  /** Players whose play-order cards decide the tie and are not told. */
  readonly waiting: readonly string[];
  readonly winner: string | undefined;
  /** What the points of a solo game are worth. */
  readonly title: SoloTitle | undefined;
  /** Columns that this table has beside track, base game and total. */
  readonly columns: Readonly<Record<'last' | 'extra' | 'others', boolean>>;
  readonly readings: {
    readonly otherCards: OtherCards;
    readonly half: Half;
  };
}
