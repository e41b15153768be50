import { saying, when, type Says } from '../core/answer.ts';
import { sum } from '../core/multisets.ts';
import { CAMP_SAYS, crossLines, pairLines, tileLines } from './camp-lines.ts';
import type { SnoClause } from './clauses.ts';
import {
  EXTRA_CARD_DIVISOR,
  POINTS_PER_GEM,
  POINTS_PER_PRINTED_TILE,
  POINTS_PER_WHITE_POSTER,
  TENTS,
  type Scoring,
} from './data.ts';
import type { Sheet } from './sheet.ts';

export const SHEET_SAYS = {
  ...CAMP_SAYS,
  'highest-dice': 'sno.scoring.highest-dice',
  'dice-value': 'sno.scoring.which-dice',
  'white-posters': 'sno.scoring.white-posters',
  'printed-tiles': 'sno.scoring.printed-tiles',
  'tiles-twice': 'sno.scoring.tiles-twice',
  coins: 'sno.scoring.coins',
  gems: 'sno.scoring.gems',
  tents: 'sno.tent-scoring.five',
  half: 'sno.tiles.half',
  rounding: 'sno.tiles.rounding',
} as const satisfies Says<SnoClause>;

const say = saying(SHEET_SAYS);

/** Why each row of the sheet scores what it does; rows without a number say nothing. */
export const sheetLines = (sheet: Sheet) => [
  ...sheet.rows.flatMap(({ scoring, points }) =>
    points === undefined ? [] : [...LINES[scoring](sheet, points)],
  ),
  ...extraLines(sheet),
];

/** The lines of a row about tiles, picked from those that a camp has. */
const ofTiles =
  (codes: readonly string[]) =>
  ({ large = 0, white = 0 }: Sheet, points: number) =>
    tileLines({ large, white, largePoints: points, whitePoints: points }).filter(({ code }) =>
      codes.includes(code),
    );

const printedTiles = (sheet: Sheet, points: number) => {
  const most = Math.max(0, ...sheet.printedTiles);
  const tiles = sum(sheet.printedTiles);
  return [
    say('printed-tiles', { tiles, each: POINTS_PER_PRINTED_TILE, points }),
    ...when(most > 1, say('tiles-twice', { tiles: most })),
  ];
};

const diceLines = ({ highest, highestOtherwise, clearDice, readings }: Sheet, points: number) => [
  say('highest-dice', { ...highest, clearDice, points }),
  ...(highestOtherwise === undefined
    ? []
    : [say('dice-value', { reading: readings.diceValue, otherwise: highestOtherwise })]),
];

const LINES = {
  'highest-dice': diceLines,
  large: ofTiles(['large', 'without-white']),
  white: ofTiles(['white']),
  cross: ({ cross, readings }) => crossLines(cross, readings.cross),
  pairs: ({ pairs }) => [pairs].filter((each) => each !== undefined).flatMap(pairLines),
  'white-posters': ({ whitePosters: posters }, points) => [
    say('white-posters', { posters, each: POINTS_PER_WHITE_POSTER, points }),
  ],
  'printed-tiles': printedTiles,
  coins: ({ posterCoins }, points) => [say('coins', { coins: posterCoins, points })],
  gems: ({ gems, clearGems }, points) => [
    say('gems', { gems, clearGems, each: POINTS_PER_GEM, points }),
  ],
  tents: ({ tents, perTent: each = 0 }, points) => [
    say('tents', { tents, most: TENTS.max, each, points }),
  ],
} satisfies Readonly<Record<Scoring, (sheet: Sheet, points: number) => readonly unknown[]>>;

const extraLines = ({ extra, readings }: Sheet) =>
  extra.flatMap(({ full, half }) => [
    say('half', { full, half }),
    ...when(
      full % EXTRA_CARD_DIVISOR !== 0,
      say('rounding', { full, half, reading: readings.half }),
    ),
  ]);
