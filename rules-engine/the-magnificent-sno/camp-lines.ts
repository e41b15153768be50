import { saying, when, type Says } from '../core/answer.ts';
import type { CrossScore, PairScore, TileScore } from './camp-value.ts';
import type { SnoClause } from './clauses.ts';
import {
  PAIRS,
  POINTS_PER_LARGE,
  POINTS_PER_PAIR,
  POINTS_PER_WHITE,
  type CrossSpace,
} from './data.ts';

/** What is said of a camp's row and column, its pairs and its tiles. */
export const CAMP_SAYS = {
  cross: 'sno.scoring.cross',
  'no-cross': 'sno.scoring.cross',
  twice: 'sno.scoring.twice',
  'empty-center': 'sno.scoring.cross-empty',
  apart: 'sno.scoring.unbroken',
  pairs: 'sno.scoring.pairs',
  'many-pairs': 'sno.scoring.many-pairs',
  variant: 'sno.scoring.variants',
  large: 'sno.scoring.large',
  'without-white': 'sno.build.white-in-scoring',
  white: 'sno.scoring.white',
} as const satisfies Says<SnoClause>;

const say = saying(CAMP_SAYS);

/** Why a row and a column score what they do. */
export const crossLines = (cross: CrossScore | undefined, reading: CrossSpace) => {
  if (cross === undefined) return [say('no-cross')];
  const { space, covered, row, column, apart, points } = cross;
  return [
    say('cross', { space, row: row.length, column: column.length, points }),
    covered ? say('twice', { space }) : say('empty-center', { space, reading }),
    ...when(apart.length > 0, say('apart', { spaces: apart })),
  ];
};

export const pairLines = ({ pair, pairs, points }: PairScore) => {
  const [printed] = PAIRS;
  const count = (space: string): number => pairs.filter((each) => each.includes(space)).length;
  const [space = ''] = [...new Set(pairs.flat())].toSorted((a, b) => count(b) - count(a));
  return [
    say('pairs', { pair, pairs: pairs.length, each: POINTS_PER_PAIR, points }),
    ...when(count(space) > 1, say('many-pairs', { space, pairs: count(space) })),
    ...when(pair !== printed, say('variant', { pair })),
  ];
};

export const tileLines = ({ large, white, largePoints, whitePoints }: TileScore) => [
  say('large', { large, white, each: POINTS_PER_LARGE, points: largePoints }),
  ...when(white > 0, say('without-white', { large, white })),
  say('white', { white, each: POINTS_PER_WHITE, points: whitePoints }),
];
