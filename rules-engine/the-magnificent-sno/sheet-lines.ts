import { sum } from '../core/multisets.ts';
import { crossLines, pairLines, tileLines, type CampLine } from './camp-lines.ts';
import {
  EXTRA_CARD_DIVISOR,
  POINTS_PER_GEM,
  POINTS_PER_PRINTED_TILE,
  POINTS_PER_WHITE_POSTER,
  TENTS,
  type DiceValue,
  type Half,
  type Scoring,
} from './data.ts';
import type { SnoLine } from './line.ts';
import type { ByColor } from './notation.ts';
import type { Sheet } from './sheet.ts';

export type SheetLine =
  | CampLine
  | SnoLine<
      'sno.scoring.highest-dice',
      'highest-dice',
      ByColor & { clearDice: number; points: number }
    >
  | SnoLine<'sno.scoring.which-dice', 'dice-value', { reading: DiceValue; otherwise: number }>
  | SnoLine<
      'sno.scoring.white-posters',
      'white-posters',
      { posters: number; each: number; points: number }
    >
  | SnoLine<
      'sno.scoring.printed-tiles',
      'printed-tiles',
      { tiles: number; each: number; points: number }
    >
  | SnoLine<'sno.scoring.tiles-twice', 'tiles-twice', { tiles: number }>
  | SnoLine<'sno.scoring.coins', 'coins', { coins: readonly number[]; points: number }>
  | SnoLine<
      'sno.scoring.gems',
      'gems',
      { gems: number; clearGems: number; each: number; points: number }
    >
  | SnoLine<
      'sno.tent-scoring.five',
      'tents',
      { tents: number; most: number; each: number; points: number }
    >
  | SnoLine<'sno.tiles.half', 'half', { full: number; half: number }>
  | SnoLine<'sno.tiles.rounding', 'rounding', { full: number; half: number; reading: Half }>;

/** Why each row of the sheet scores what it does; rows without a number say nothing. */
export const sheetLines = (sheet: Sheet): readonly SheetLine[] => [
  ...sheet.rows.flatMap(({ scoring, points }) =>
    points === undefined ? [] : LINES[scoring](sheet, points),
  ),
  ...extraLines(sheet),
];

type RowLines = (sheet: Sheet, points: number) => readonly SheetLine[];

/** The lines of a row about tiles, picked from those that a camp has. */
const ofTiles =
  (codes: readonly string[]): RowLines =>
  ({ large = 0, white = 0 }, points) =>
    tileLines({ large, white, largePoints: points, whitePoints: points }).filter(({ code }) =>
      codes.includes(code),
    );

const printedTiles: RowLines = (sheet, points) => {
  const tiles = sum(sheet.printedTiles);
  const most = Math.max(0, ...sheet.printedTiles);
  return [
    {
      clause: 'sno.scoring.printed-tiles',
      code: 'printed-tiles',
      tiles,
      each: POINTS_PER_PRINTED_TILE,
      points,
    },
    ...(most > 1
      ? [{ clause: 'sno.scoring.tiles-twice', code: 'tiles-twice', tiles: most } as const]
      : []),
  ];
};

const LINES: Readonly<Record<Scoring, RowLines>> = {
  'highest-dice': ({ highest, highestOtherwise, clearDice, readings }, points) => [
    { clause: 'sno.scoring.highest-dice', code: 'highest-dice', ...highest, clearDice, points },
    ...(highestOtherwise === undefined
      ? []
      : [
          {
            clause: 'sno.scoring.which-dice',
            code: 'dice-value',
            reading: readings.diceValue,
            otherwise: highestOtherwise,
          } as const,
        ]),
  ],
  large: ofTiles(['large', 'without-white']),
  white: ofTiles(['white']),
  cross: ({ cross, readings }) => crossLines(cross, readings.cross),
  pairs: ({ pairs }) => (pairs === undefined ? [] : pairLines(pairs)),
  'white-posters': ({ whitePosters }, points) => [
    {
      clause: 'sno.scoring.white-posters',
      code: 'white-posters',
      posters: whitePosters,
      each: POINTS_PER_WHITE_POSTER,
      points,
    },
  ],
  'printed-tiles': printedTiles,
  coins: ({ posterCoins }, points) => [
    { clause: 'sno.scoring.coins', code: 'coins', coins: posterCoins, points },
  ],
  gems: ({ gems, clearGems }, points) => [
    { clause: 'sno.scoring.gems', code: 'gems', gems, clearGems, each: POINTS_PER_GEM, points },
  ],
  tents: ({ tents, perTent }, points) => [
    {
      clause: 'sno.tent-scoring.five',
      code: 'tents',
      tents,
      most: TENTS.max,
      each: perTent ?? 0,
      points,
    },
  ],
};

const extraLines = ({ extra, readings }: Sheet): readonly SheetLine[] =>
  extra.flatMap(({ full, half }): readonly SheetLine[] => [
    { clause: 'sno.tiles.half', code: 'half', full, half },
    ...(full % EXTRA_CARD_DIVISOR === 0
      ? []
      : [
          {
            clause: 'sno.tiles.rounding',
            code: 'rounding',
            full,
            half,
            reading: readings.half,
          } as const,
        ]),
  ]);
