import type { CampValue, CrossScore, PairScore, TileScore } from './camp-value.ts';
import {
  PAIRS,
  POINTS_PER_LARGE,
  POINTS_PER_PAIR,
  POINTS_PER_WHITE,
  type CrossSpace,
  type Pair,
} from './data.ts';
import type { SnoLine } from './line.ts';

export type CampLine =
  | SnoLine<
      'sno.scoring.cross',
      'cross',
      { space: string; row: number; column: number; points: number }
    >
  | SnoLine<'sno.scoring.cross', 'no-cross'>
  | SnoLine<'sno.scoring.cross', 'better', { space: string; points: number }>
  | SnoLine<'sno.scoring.twice', 'twice', { space: string }>
  | SnoLine<'sno.scoring.cross-empty', 'empty-center', { space: string; reading: CrossSpace }>
  | SnoLine<'sno.scoring.unbroken', 'apart', { spaces: readonly string[] }>
  | SnoLine<
      'sno.scoring.pairs',
      'pairs',
      { pair: Pair; pairs: number; each: number; points: number }
    >
  | SnoLine<'sno.scoring.many-pairs', 'many-pairs', { space: string; pairs: number }>
  | SnoLine<'sno.scoring.variants', 'variant', { pair: Pair }>
  | TileLine;

export type TileLine =
  | SnoLine<
      'sno.scoring.large',
      'large',
      { large: number; white: number; each: number; points: number }
    >
  | SnoLine<'sno.build.white-in-scoring', 'without-white', { large: number; white: number }>
  | SnoLine<'sno.scoring.white', 'white', { white: number; each: number; points: number }>;

export const campLines = ({
  cross,
  best,
  pairs,
  tiles,
  reading,
}: CampValue): readonly CampLine[] => [
  ...crossLines(cross, reading),
  ...betterLines(cross, best),
  ...pairLines(pairs),
  ...tileLines(tiles),
];

/** Why a row and a column score what they do. */
export const crossLines = (
  cross: CrossScore | undefined,
  reading: CrossSpace,
): readonly CampLine[] => {
  if (cross === undefined) return [{ clause: 'sno.scoring.cross', code: 'no-cross' }];
  const { space, row, column, apart, points } = cross;
  return [
    {
      clause: 'sno.scoring.cross',
      code: 'cross',
      space,
      row: row.length,
      column: column.length,
      points,
    },
    cross.covered
      ? { clause: 'sno.scoring.twice', code: 'twice', space }
      : { clause: 'sno.scoring.cross-empty', code: 'empty-center', space, reading },
    ...(apart.length > 0
      ? [{ clause: 'sno.scoring.unbroken', code: 'apart', spaces: apart } as const]
      : []),
  ];
};

const betterLines = (
  cross: CrossScore | undefined,
  best: CrossScore | undefined,
): readonly CampLine[] =>
  best === undefined || best.points <= (cross?.points ?? 0)
    ? []
    : [{ clause: 'sno.scoring.cross', code: 'better', space: best.space, points: best.points }];

export const pairLines = ({ pair, pairs, points }: PairScore): readonly CampLine[] => {
  const [printed] = PAIRS;
  const count = (space: string): number => pairs.filter((each) => each.includes(space)).length;
  const [busiest] = [...new Set(pairs.flat())].toSorted((a, b) => count(b) - count(a));
  return [
    {
      clause: 'sno.scoring.pairs',
      code: 'pairs',
      pair,
      pairs: pairs.length,
      each: POINTS_PER_PAIR,
      points,
    },
    ...(busiest !== undefined && count(busiest) > 1
      ? [
          {
            clause: 'sno.scoring.many-pairs',
            code: 'many-pairs',
            space: busiest,
            pairs: count(busiest),
          } as const,
        ]
      : []),
    ...(pair === printed
      ? []
      : [{ clause: 'sno.scoring.variants', code: 'variant', pair } as const]),
  ];
};

export const tileLines = ({
  large,
  white,
  largePoints,
  whitePoints,
}: TileScore): readonly TileLine[] => [
  {
    clause: 'sno.scoring.large',
    code: 'large',
    large,
    white,
    each: POINTS_PER_LARGE,
    points: largePoints,
  },
  ...(white > 0
    ? [
        {
          clause: 'sno.build.white-in-scoring',
          code: 'without-white',
          large,
          white,
        } as const,
      ]
    : []),
  {
    clause: 'sno.scoring.white',
    code: 'white',
    white,
    each: POINTS_PER_WHITE,
    points: whitePoints,
  },
];
