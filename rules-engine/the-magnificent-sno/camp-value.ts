import type { CrossSpace, Pair } from './data.ts';

/** Row and column of a space; spaces are named by column letter and row number. */
export interface CrossScore {
  readonly space: string;
  readonly covered: boolean;
  readonly row: readonly string[];
  readonly column: readonly string[];
  /** Covered spaces in line beyond a gap: not scored. */
  readonly apart: readonly string[];
  readonly points: number;
}

export interface PairScore {
  readonly pair: Pair;
  readonly pairs: readonly (readonly [string, string])[];
  readonly points: number;
}

export interface TileScore {
  /** Large tiles of the three colors: what a card counts that shows no white tile. */
  readonly large: number;
  readonly white: number;
  /** Points of the card that counts large tiles, white ones included. */
  readonly largePoints: number;
  /** Points of the card that counts white tiles. */
  readonly whitePoints: number;
}

export interface CampValue {
  readonly width: number;
  readonly height: number;
  /** Spaces that are covered. */
  readonly covered: number;
  /** The chosen space, or the best one; `undefined` in an empty camp. */
  readonly cross: CrossScore | undefined;
  readonly best: CrossScore | undefined;
  readonly pairs: PairScore;
  readonly tiles: TileScore;
  readonly reading: CrossSpace;
}
