import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  amount,
  choice,
  form,
  onBoard,
  optionalAmount,
  reading,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { nth } from '../core/lists.ts';
import { question } from '../core/question.ts';
import type { VbcClause } from './clauses.ts';
import {
  CUBE_PLACES,
  CUBES_ON_STAT,
  GRIT,
  ON_EQUIPMENT,
  SIDEQUEST_GRIT,
  STAT_VALUES,
  STATS,
  WITHOUT_ENCOUNTER,
  type CubePlace,
  type Stat,
} from './data.ts';
import { cubesAt, cubeSpaces, gritAfter, nextCubeSpace } from './grit.ts';

const FORM = form({
  grit: amount(GRIT, '9'),
  /** The Grit on the card; blank if it has not been read. */
  gain: onBoard(optionalAmount(SIDEQUEST_GRIT)),
  endsTurn: yesNo('yes'),
  /** Where the extra cube is to go. */
  use: choice(CUBE_PLACES, 'strength'),
  /** Hero cubes on that stat before. */
  onStat: amount(CUBES_ON_STAT, '1'),
  onEquipment: reading('vbc.prepared.on-equipment', ON_EQUIPMENT),
});

const SAYS = {
  'ends-turn': 'vbc.prepared.end-turn',
  grit: 'vbc.grit.track',
  'hero-cubes': 'vbc.grit.cubes',
  needs: 'vbc.grit.cubes',
  'no-more-cubes': 'vbc.grit.cubes',
  assign: 'vbc.prepared.assign',
  stat: 'vbc.prepared.stats',
  'no-movement': 'vbc.prepared.no-movement',
  'no-encounters': 'vbc.prepared.no-encounters',
  'no-effect': 'vbc.prepared.no-effects',
  'even-without': 'vbc.prepared.no-encounter-needed',
  idle: 'vbc.prepared.on-equipment',
  'must-end-turn': 'vbc.prepared.end-turn',
  'stat-full': 'vbc.prepared.stats',
  'stats-only': 'vbc.prepared.on-equipment',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

type Turn = Checked<typeof FORM>;

export interface PreparedValue {
  /** Grit before the card. */
  readonly before: number;
  /** The card's Grit, if it is known. */
  readonly gain: number | undefined;
  /** Where the new cube is to go. */
  readonly use: CubePlace;
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

/** What the Hero cubes that Prepared gives may do, and what not. */
const reveal = (turn: Turn) =>
  ruled(violations(turn), {
    value: valueOf(turn),
    lines: [...gritLines(turn), ...cubeLines(turn)],
  });

export const prepared = question({ form: FORM, says: SAYS, rule: reveal });

/** The stat that a place is, if it is one. */
export const statOf = (place: string): Stat | undefined => STATS.find((stat) => stat === place);

const cubesGained = ({ grit, gain }: Turn): number | undefined =>
  gain === undefined ? undefined : cubesAt(gritAfter(grit, gain)) - cubesAt(grit);

const assigns = (turn: Turn): PreparedValue['assigns'] => {
  const cubes = cubesGained(turn);
  if (cubes === undefined) return nextCubeSpace(turn.grit) === undefined ? 'no' : 'unknown';
  return cubes > 0 ? 'yes' : 'no';
};

const violations = (turn: Turn) => [
  ...when(!turn.endsTurn, say('must-end-turn')),
  ...(assigns(turn) === 'no' ? [] : misplaced(turn)),
];

const misplaced = ({ use, onStat, onEquipment }: Turn) => {
  const stat = statOf(use);
  return stat === undefined
    ? when(onEquipment === 'stats-only', say('stats-only', { use, reading: onEquipment }))
    : when(onStat === CUBES_ON_STAT.max, say('stat-full', { stat, cubes: onStat }));
};

const valueOf = (turn: Turn): PreparedValue => {
  const { grit, gain, use } = turn;
  const space = nextCubeSpace(grit);
  return {
    before: grit,
    gain,
    use,
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
const statValues = ({ use, onStat }: Turn): PreparedValue['stat'] => {
  const stat = statOf(use);
  if (stat === undefined) return undefined;
  const values: readonly [number, ...number[]] = STAT_VALUES[stat];
  const before = nth(values, onStat, values[0]);
  return { before, after: nth(values, onStat + 1, before) };
};

const gritLines = ({ grit, gain }: Turn) => {
  if (gain === undefined) return [say('ends-turn', { gain }), nextCubeLine(grit)];
  const after = gritAfter(grit, gain);
  const spaces = cubeSpaces(grit, after);
  return [
    say('ends-turn', { gain }),
    say('grit', { before: grit, after, lost: grit + gain - after }),
    spaces.length > 0 ? say('hero-cubes', { cubes: spaces.length, spaces }) : nextCubeLine(after),
  ];
};

/** How far the next Hero cube is from this much Grit. */
const nextCubeLine = (grit: number) => {
  const space = nextCubeSpace(grit);
  return space === undefined ? say('no-more-cubes') : say('needs', { space, needs: space - grit });
};

const cubeLines = (turn: Turn) => {
  if (assigns(turn) === 'no') return [];
  const { use } = turn;
  const stat = statOf(use);
  const values = statValues(turn);
  return [
    say('assign', { use }),
    ...(stat === undefined || values === undefined
      ? idleLines(turn)
      : [say('stat', { stat, ...values })]),
    say('no-movement', { use }),
    say('no-encounters', { use }),
  ];
};

/** What a cube off the stats does not do. */
const idleLines = ({ use, onEquipment: reading }: Turn) => [
  say('no-effect', { use }),
  ...when(WITHOUT_ENCOUNTER.includes(use), say('even-without', { use })),
  say('idle', { use, reading }),
];
