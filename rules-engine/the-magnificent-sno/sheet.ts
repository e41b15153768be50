import type { CrossScore, PairScore } from './camp-value.ts';
import type { CrossSpace, DiceValue, Half, Scoring } from './data.ts';
import type { ByColor } from './notation.ts';

export interface SheetRow {
  readonly scoring: Scoring;
  /** `undefined` where the description does not say enough. */
  readonly points: number | undefined;
}

/** The score sheet: a row for each kind of scoring, and what the rows rest on. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** The kinds that score most; none where nothing scores. */
  readonly best: readonly Scoring[];
  /** Kinds asked for of which something is still missing. */
  readonly uncounted: readonly Scoring[];
  /** The highest die of each color by the reading in force, 0 without any. */
  readonly highest: ByColor;
  /** The points of the other reading; `undefined` where no locked trainer makes a difference. */
  readonly highestOtherwise: number | undefined;
  readonly clearDice: number;
  readonly cross: CrossScore | undefined;
  readonly pairs: PairScore | undefined;
  /** Large tiles of the three colors, and white ones; `undefined` if neither counted nor painted. */
  readonly large: number | undefined;
  readonly white: number | undefined;
  readonly whitePosters: number;
  /** Of each completed poster; of coins only those that print some. */
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
  readonly readings: {
    readonly cross: CrossSpace;
    readonly diceValue: DiceValue;
    readonly half: Half;
  };
}
