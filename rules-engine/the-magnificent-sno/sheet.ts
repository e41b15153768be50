import type { CrossScore, PairScore } from './camp-value.ts';
import type { CrossSpace, Half, Scoring } from './data.ts';
import type { ByColor } from './notation.ts';

export interface SheetRow {
  readonly scoring: Scoring;
  /** `undefined` where the description does not say enough. */
  readonly points: number | undefined;
}

/** The score sheet: a row for each kind of scoring, and what the rows rest on. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** The kind that scores most, the first of equals. */
  readonly best: Scoring | undefined;
  /** The highest die of each colour, 0 without any. */
  readonly highest: ByColor;
  readonly clearDice: number;
  readonly cross: CrossScore | undefined;
  readonly pairs: PairScore | undefined;
  /** Large tiles of the three colours, and white ones; `undefined` if neither counted nor painted. */
  readonly large: number | undefined;
  readonly white: number | undefined;
  readonly whitePosters: number;
  readonly printedTiles: readonly number[];
  readonly posterCoins: readonly number[];
  /** Gems discarded, and the clear ones among them. */
  readonly gems: number;
  readonly clearGems: number;
  readonly tents: number;
  readonly perTent: number | undefined;
  /** Extra master cards at the end of the game. */
  readonly extra: readonly { readonly full: number; readonly half: number }[];
  readonly extraPoints: number;
  readonly readings: { readonly cross: CrossSpace; readonly half: Half };
}
