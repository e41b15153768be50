import { ruled, saying, when, type Says } from '../core/answer.ts';
import type { Draft } from '../core/example.ts';
import type { Field } from '../core/fields.ts';
import { choice, form, notation, optionalAmount, reading, type Checked } from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import {
  adjacentPairs,
  campWidth,
  cellAt,
  coveredCells,
  crossAt,
  largeTiles,
  parseCamp,
  parseSpace,
  spaceName,
  whiteTiles,
  type Camp,
  type Space,
} from './camp.ts';
import { CAMP_SAYS, crossLines, pairLines, tileLines } from './camp-lines.ts';
import type { CampValue, CrossScore, PairScore, TileScore } from './camp-value.ts';
import type { SnoClause } from './clauses.ts';
import { TILE_SAYS, tilesInCamp } from './box.ts';
import {
  AMOUNT,
  CROSS_SPACES,
  PAIR_COLORS,
  PAIRS,
  POINTS_PER_LARGE,
  POINTS_PER_PAIR,
  POINTS_PER_SPACE,
  POINTS_PER_WHITE,
  type CrossSpace,
  type Pair,
} from './data.ts';

/** The space of a name; what is no camp has none. */
const readSpace = (
  field: string,
  text: string,
  raw: Draft,
): Field<Space | undefined, 'no-such-space'> => {
  const camp = parseCamp('camp', raw.camp ?? '');
  return camp.ok ? parseSpace(field, text, camp.value) : ok(undefined);
};

const FORM = form(
  {
    /** Rows from the top, `/` between them; a capital marks one space of each large tile. */
    camp: notation(
      parseCamp,
      '..O...../..oo..../..Gg..../gGpPpo.p/..p..g../..Pp.g../..W...../........',
      { samples: ['.', '.W./wPg/...', 'Gg.p/o..p', 'oo/o'] },
    ),
    /** The chosen space, `c4`; blank asks for the best one. */
    space: { start: '', read: readSpace, samples: ['a1', 'c3', 'z9'] },
    pair: choice(PAIRS),
    /** Large tiles of the three colors; blank counts the capitals. */
    large: optionalAmount(AMOUNT),
    /** White tiles; blank counts them in the camp. */
    white: optionalAmount(AMOUNT),
    cross: reading('sno.scoring.cross-empty', CROSS_SPACES),
  },
  ({ camp, large, white, ...rest }) =>
    ok({
      ...rest,
      camp,
      large: large ?? largeTiles(camp),
      white: white ?? whiteTiles(camp),
    }),
);

const SAYS = {
  ...CAMP_SAYS,
  ...TILE_SAYS,
  better: 'sno.scoring.cross',
  'empty-space': 'sno.scoring.cross-empty',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type CampScoring = Checked<typeof FORM>;

/** What a camp scores on the cards that look at it. */
const score = (asked: CampScoring) => {
  const { camp, space, pair, large, white, cross } = asked;
  const best = bestCross(camp, cross);
  const value: CampValue = {
    width: campWidth(camp),
    height: camp.length,
    covered: coveredCells(camp).length,
    cross: space === undefined ? best : crossScore(camp, space),
    best,
    pairs: pairScore(camp, pair),
    tiles: tileScore(large, white),
    reading: cross,
  };
  return ruled([...emptyViolations(asked), ...tilesInCamp(large, white)], {
    value,
    lines: [
      ...crossLines(value.cross, cross),
      ...betterLines(value),
      ...pairLines(value.pairs),
      ...tileLines(value.tiles),
    ],
  });
};

export const campScoring = question({ form: FORM, says: SAYS, rule: score });

/** Row and column of a space: every covered space in an unbroken line, the chosen one in both. */
export const crossScore = (camp: Camp, space: Space): CrossScore => {
  const { row, column, apart } = crossAt(camp, space);
  return {
    space: spaceName(space),
    covered: cellAt(camp, space)?.cover !== undefined,
    row: row.map(spaceName),
    column: column.map(spaceName),
    apart: apart.map(spaceName),
    points: (row.length + column.length) * POINTS_PER_SPACE,
  };
};

/** The space that scores most; the first of equals from the top left, none in an empty camp. */
export const bestCross = (camp: Camp, reading: CrossSpace): CrossScore | undefined => {
  const open = reading === 'any' ? camp.flat() : coveredCells(camp);
  const scores = open.map((space) => crossScore(camp, space)).filter(({ points }) => points > 0);
  return scores.toSorted((a, b) => b.points - a.points)[0];
};

export const pairScore = (camp: Camp, pair: Pair): PairScore => {
  const found = adjacentPairs(camp, PAIR_COLORS[pair]).map(
    ([a, b]) => [spaceName(a), spaceName(b)] as const,
  );
  return { pair, pairs: found, points: found.length * POINTS_PER_PAIR };
};

/** Large tiles with the white ones, the white ones alone, and large tiles for a card that shows no white tile. */
export const tileScore = (large: number, white: number): TileScore => ({
  large,
  white,
  largePoints: (large + white) * POINTS_PER_LARGE,
  whitePoints: white * POINTS_PER_WHITE,
});

const emptyViolations = ({ camp, space, cross }: CampScoring) =>
  space === undefined || cross === 'any' || cellAt(camp, space)?.cover !== undefined
    ? []
    : [say('empty-space', { space: spaceName(space), reading: cross })];

/** A space that would score more than the chosen one, though it may be an empty one. */
const betterLines = ({ cross, best, reading }: CampValue) => {
  if (cross === undefined || best === undefined || best.points <= cross.points) return [];
  const { space, points, covered } = best;
  return [
    say('better', { space, points }),
    ...when(!covered, say('empty-center', { space, reading })),
  ];
};
