import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, optionalWhole, whole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  CUBE_PLACES,
  CUBE_SPACES,
  CUBES_ON_STAT,
  GRIT,
  ON_EQUIPMENT,
  SIDEQUEST_GRIT,
  STAT_VALUES,
  STATS,
  WITHOUT_ENCOUNTER,
  YES_NO,
  type CubePlace,
  type OnEquipment,
  type Stat,
} from './data.ts';
import { cubesAt, gritAfter, nextCubeSpace } from './grit.ts';
import type { VbcLine } from './line.ts';

export interface RawPrepared {
  readonly grit: string;
  /** The Grit on the card; blank if it has not been read. */
  readonly gain: string;
  readonly endsTurn: string;
  /** Where the extra cube is to go. */
  readonly use: string;
  /** Hero cubes on that stat before. */
  readonly onStat: string;
  readonly onEquipment: string;
}

export const PREPARED_START: RawPrepared = {
  grit: '9',
  gain: '',
  endsTurn: 'yes',
  use: 'strength',
  onStat: '1',
  onEquipment: 'idle',
};

export type Prepared = Parsed<
  {
    readonly grit: number;
    readonly gain: number | undefined;
    readonly endsTurn: boolean;
    readonly use: CubePlace;
    readonly onStat: number;
    readonly onEquipment: OnEquipment;
  },
  'Prepared'
>;

export interface PreparedValue {
  /** Undefined as long as the card's Grit is not known. */
  readonly grit: number | undefined;
  readonly heroCubes: number | undefined;
  /** The next space that gives a Hero cube, and the Grit up to it. */
  readonly nextCube: { readonly space: number; readonly needs: number } | undefined;
  /** What the cube's place is worth afterwards, on the turns of the others; undefined off the stats. */
  readonly stat: { readonly before: number; readonly after: number } | undefined;
  /** Whether there is a cube to assign: unknown without the card's Grit. */
  readonly assigns: 'yes' | 'no' | 'unknown';
  /** What the cube brings this turn: nothing. */
  readonly movement: 0;
  readonly encounters: 0;
  readonly activates: false;
}

export type PreparedLine =
  | VbcLine<'vbc.prepared.end-turn', 'ends-turn', { gain: number | undefined }>
  | VbcLine<'vbc.grit.track', 'grit', { before: number; after: number; lost: number }>
  | VbcLine<'vbc.grit.cubes', 'hero-cubes', { cubes: number; spaces: readonly number[] }>
  | VbcLine<'vbc.grit.cubes', 'needs', { space: number; needs: number }>
  | VbcLine<'vbc.grit.cubes', 'no-more-cubes'>
  | VbcLine<'vbc.prepared.assign', 'assign', { use: CubePlace }>
  | VbcLine<'vbc.prepared.stats', 'stat', { stat: Stat; before: number; after: number }>
  | VbcLine<'vbc.prepared.no-movement', 'no-movement'>
  | VbcLine<'vbc.prepared.no-encounters', 'no-encounters'>
  | VbcLine<'vbc.prepared.no-effects', 'no-effect', { use: CubePlace }>
  | VbcLine<'vbc.prepared.no-encounter-needed', 'even-without', { use: CubePlace }>
  | VbcLine<'vbc.prepared.on-equipment', 'idle', { use: CubePlace; reading: OnEquipment }>;

export type PreparedViolation =
  | VbcLine<'vbc.prepared.end-turn', 'must-end-turn'>
  | VbcLine<'vbc.prepared.stats', 'stat-full', { stat: Stat; cubes: number }>
  | VbcLine<'vbc.prepared.on-equipment', 'stats-only', { use: CubePlace; reading: OnEquipment }>;

export const parsePrepared = (raw: RawPrepared): Field<Prepared> => {
  const fields = collect({
    grit: whole('grit', raw.grit, GRIT),
    gain: optionalWhole('gain', raw.gain, SIDEQUEST_GRIT),
    endsTurn: option('endsTurn', raw.endsTurn, YES_NO),
    use: option('use', raw.use, CUBE_PLACES),
    onStat: whole('onStat', raw.onStat, CUBES_ON_STAT),
    onEquipment: option('onEquipment', raw.onEquipment, ON_EQUIPMENT),
  });
  return fields.ok
    ? ok(parsed({ ...fields.value, endsTurn: fields.value.endsTurn === 'yes' }))
    : fields;
};

/** What the Hero cubes that Prepared gives may do, and what not. */
export const prepared = (turn: Prepared): Ruling<PreparedValue, PreparedLine, PreparedViolation> =>
  ruled(violations(turn), {
    value: valueOf(turn),
    lines: [...gritLines(turn), ...cubeLines(turn)],
  });

export const askPrepared = asks(parsePrepared, prepared);

const statOf = (use: CubePlace): Stat | undefined => STATS.find((stat) => stat === use);

const isFull = ({ use, onStat }: Prepared): boolean =>
  statOf(use) !== undefined && onStat === CUBES_ON_STAT.max;

const cubesGained = ({ grit, gain }: Prepared): number | undefined =>
  gain === undefined ? undefined : cubesAt(gritAfter(grit, gain)) - cubesAt(grit);

const assigns = (turn: Prepared): PreparedValue['assigns'] => {
  const cubes = cubesGained(turn);
  if (cubes === undefined) return nextCubeSpace(turn.grit) === undefined ? 'no' : 'unknown';
  return cubes > 0 ? 'yes' : 'no';
};

const violations = (turn: Prepared): readonly PreparedViolation[] => {
  const { endsTurn, use, onStat, onEquipment } = turn;
  const stat = statOf(use);
  const mayCome = assigns(turn) !== 'no';
  const clause = 'vbc.prepared.on-equipment';
  return [
    ...(endsTurn ? [] : [{ clause: 'vbc.prepared.end-turn', code: 'must-end-turn' } as const]),
    ...(mayCome && stat !== undefined && isFull(turn)
      ? [{ clause: 'vbc.prepared.stats', code: 'stat-full', stat, cubes: onStat } as const]
      : []),
    ...(mayCome && stat === undefined && onEquipment === 'stats-only'
      ? [{ clause, code: 'stats-only', use, reading: onEquipment } as const]
      : []),
  ];
};

const valueOf = (turn: Prepared): PreparedValue => {
  const { grit, gain } = turn;
  const space = nextCubeSpace(grit);
  return {
    grit: gain === undefined ? undefined : gritAfter(grit, gain),
    heroCubes: cubesGained(turn),
    nextCube: space === undefined ? undefined : { space, needs: space - grit },
    stat: statValues(turn),
    assigns: assigns(turn),
    movement: 0,
    encounters: 0,
    activates: false,
  };
};

/** The stat with the cube and without: what it is worth on the turns of the others. */
const statValues = ({ use, onStat }: Prepared): PreparedValue['stat'] => {
  const stat = statOf(use);
  if (stat === undefined) return undefined;
  const values = STAT_VALUES[stat];
  const before = values[onStat] ?? values[0];
  return { before, after: values[onStat + 1] ?? before };
};

const gritLines = (turn: Prepared): readonly PreparedLine[] => {
  const { grit, gain } = turn;
  const ends: PreparedLine = { clause: 'vbc.prepared.end-turn', code: 'ends-turn', gain };
  if (gain === undefined) return [ends, nextCubeLine(grit)];
  const after = gritAfter(grit, gain);
  const spaces = CUBE_SPACES.filter((space) => space > grit && space <= after);
  return [
    ends,
    { clause: 'vbc.grit.track', code: 'grit', before: grit, after, lost: grit + gain - after },
    spaces.length > 0
      ? { clause: 'vbc.grit.cubes', code: 'hero-cubes', cubes: spaces.length, spaces }
      : nextCubeLine(grit),
  ];
};

const nextCubeLine = (grit: number): PreparedLine => {
  const space = nextCubeSpace(grit);
  const clause = 'vbc.grit.cubes';
  return space === undefined
    ? { clause, code: 'no-more-cubes' }
    : { clause, code: 'needs', space, needs: space - grit };
};

const cubeLines = (turn: Prepared): readonly PreparedLine[] => {
  if (assigns(turn) === 'no') return [];
  const { use, onEquipment: reading } = turn;
  const stat = statOf(use);
  const values = statValues(turn);
  const whatItIsFor: readonly PreparedLine[] =
    stat === undefined || values === undefined
      ? [
          { clause: 'vbc.prepared.no-effects', code: 'no-effect', use },
          ...(WITHOUT_ENCOUNTER.includes(use)
            ? [{ clause: 'vbc.prepared.no-encounter-needed', code: 'even-without', use } as const]
            : []),
          { clause: 'vbc.prepared.on-equipment', code: 'idle', use, reading },
        ]
      : [{ clause: 'vbc.prepared.stats', code: 'stat', stat, ...values }];
  return [
    { clause: 'vbc.prepared.assign', code: 'assign', use },
    ...whatItIsFor,
    { clause: 'vbc.prepared.no-movement', code: 'no-movement' },
    { clause: 'vbc.prepared.no-encounters', code: 'no-encounters' },
  ];
};
