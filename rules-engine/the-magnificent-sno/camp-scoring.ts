import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, optionalWhole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
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
import { campLines, type CampLine } from './camp-lines.ts';
import type { CampValue, CrossScore, PairScore, TileScore } from './camp-value.ts';
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
import type { SnoLine } from './line.ts';

export interface RawCampScoring {
  /** Rows from the top, `/` between them; a capital marks one space of each large tile. */
  readonly camp: string;
  /** The chosen space, `c4`; blank asks for the best one. */
  readonly space: string;
  readonly pair: string;
  /** Large tiles of the three colours; blank counts the capitals. */
  readonly large: string;
  /** White tiles; blank counts them in the camp. */
  readonly white: string;
  readonly cross: string;
}

export const CAMP_START: RawCampScoring = {
  camp: '..O...../..oo..../..Gg..../gGpPpo.p/..p..g../..Pp.g../..W...../........',
  space: '',
  pair: 'purple-green',
  large: '',
  white: '',
  cross: 'covered',
};

export type CampScoring = Parsed<
  {
    readonly camp: Camp;
    readonly space: Space | undefined;
    readonly pair: Pair;
    readonly large: number;
    readonly white: number;
    readonly cross: CrossSpace;
  },
  'CampScoring'
>;

export type CampViolation = SnoLine<
  'sno.scoring.cross-empty',
  'empty-space',
  { space: string; reading: CrossSpace }
>;

export const parseCampScoring = (raw: RawCampScoring): Field<CampScoring> => {
  const camp = parseCamp('camp', raw.camp);
  const fields = collect({
    camp,
    space: camp.ok ? parseSpace('space', raw.space, camp.value) : ok(undefined),
    pair: option('pair', raw.pair, PAIRS),
    large: optionalWhole('large', raw.large, AMOUNT),
    white: optionalWhole('white', raw.white, AMOUNT),
    cross: option('cross', raw.cross, CROSS_SPACES),
  });
  if (!fields.ok) return fields;
  const { large, white, ...rest } = fields.value;
  return ok(
    parsed({
      ...rest,
      large: large ?? largeTiles(rest.camp),
      white: white ?? whiteTiles(rest.camp),
    }),
  );
};

/** What a camp scores on the cards that look at it. */
export const campScoring = (asked: CampScoring): Ruling<CampValue, CampLine, CampViolation> => {
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
  return ruled(emptyViolations(asked), { value, lines: campLines(value) });
};

export const askCampScoring = asks(parseCampScoring, campScoring);

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

const emptyViolations = ({ camp, space, cross }: CampScoring): readonly CampViolation[] =>
  space === undefined || cross === 'any' || cellAt(camp, space)?.cover !== undefined
    ? []
    : [
        {
          clause: 'sno.scoring.cross-empty',
          code: 'empty-space',
          space: spaceName(space),
          reading: cross,
        },
      ];
