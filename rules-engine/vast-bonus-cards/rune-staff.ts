import { asks, ruled, when, type Ruling } from '../core/answer.ts';
import {
  collect,
  option,
  optionalWhole,
  whole,
  wholeOrZero,
  wordsOf,
  type Field,
  type FieldProblem,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { err, ok } from '../core/result.ts';
import {
  CUBE_SPACES,
  GRIT,
  HERO_CUBES,
  RATES,
  TELEPORT_DIRECTIONS,
  YES_NO,
  type Rate,
  type TeleportDirection,
} from './data.ts';
import {
  STAFF_CUBE_PLACES,
  STAFF_EXAMPLE,
  STAFF_GRIT_PER_SPACE,
  STAFF_RATE,
  STAFF_SPACES,
  type StaffCubePlace,
} from './data/cards.ts';
import { cubesAt } from './grit.ts';
import type { VbcLine } from './line.ts';

export interface RawRuneStaff {
  readonly grit: string;
  /** Spaces to the target along the rows and along the columns; none of both: no target yet. */
  readonly across: string;
  readonly down: string;
  /** Grit spent; blank: what the distance costs. */
  readonly spend: string;
  /** Hero cubes not placed, and where the others stand beside the one on the Staff; both blank: not asked. */
  readonly unplaced: string;
  readonly placed: string;
  readonly shield: string;
  /** Grit for a space by the card; blank while not read. */
  readonly perSpace: string;
  readonly rate: string;
  readonly direction: string;
}

export const RUNE_STAFF_START: RawRuneStaff = {
  grit: '12',
  across: '1',
  down: '2',
  spend: '',
  unplaced: '1',
  placed: 'movement,strength',
  shield: 'no',
  perSpace: '',
  rate: 'two-a-space',
  direction: 'any',
};

export type RuneStaff = Parsed<
  {
    readonly grit: number;
    readonly across: number;
    readonly down: number;
    readonly spend: number | undefined;
    readonly unplaced: number | undefined;
    readonly placed: readonly StaffCubePlace[];
    readonly hasShield: boolean;
    /** Grit for a space; `undefined` while the card's rate is not read. */
    readonly perSpace: number | undefined;
    readonly rate: Rate;
    readonly direction: TeleportDirection;
  },
  'RuneStaff'
>;

/** A distance she could pay for. */
export interface StaffReach {
  readonly spaces: number;
  readonly cost: number;
  readonly gritLeft: number;
  /** Hero cubes that the Grit track takes back. */
  readonly cubesBack: number;
}

export interface StaffCubes {
  /** How many go back, and how many of them are cubes not placed. */
  readonly back: number;
  readonly unplaced: number;
  /** How many placed ones go back, and those she may choose from: never the Staff's own. */
  readonly placed: number;
  readonly choice: readonly StaffCubePlace[];
  readonly turnEnds: boolean;
}

export interface RuneStaffValue {
  /** Spaces to the target; `undefined` without one. */
  readonly distance: number | undefined;
  /** Grit spent; `undefined` while the rate is not known, or nothing is asked for. */
  readonly spend: number | undefined;
  /** Spaces that this Grit is good for. */
  readonly reach: number | undefined;
  readonly perSpace: number | undefined;
  readonly gritBefore: number;
  readonly gritAfter: number | undefined;
  readonly cubes: StaffCubes | undefined;
  /** Every distance her Grit can pay for, nearest first; none while the rate is not known. */
  readonly reaches: readonly StaffReach[];
}

export type RuneStaffLine =
  | VbcLine<
      'vbc.staff.direction',
      'distance',
      { across: number; down: number; distance: number; reading: TeleportDirection }
    >
  | VbcLine<'vbc.staff.rate', 'rate', { perSpace: number; reading: Rate }>
  | VbcLine<'vbc.staff.rate', 'rate-unknown', { reading: Rate }>
  | VbcLine<'vbc.staff.distance', 'cost', { distance: number; perSpace: number; cost: number }>
  | VbcLine<'vbc.staff.distance', 'reach', { spend: number; perSpace: number; spaces: number }>
  | VbcLine<'vbc.staff.example', 'as-printed', { spend: number; spaces: number }>
  | VbcLine<'vbc.staff.enough', 'enough', { grit: number; cost: number; after: number }>
  | VbcLine<'vbc.staff.shield', 'shield-no-help', { cost: number }>
  | VbcLine<
      'vbc.staff.losing-cubes',
      'cubes-lost',
      { before: number; after: number; spaces: readonly number[]; cubes: number }
    >
  | VbcLine<'vbc.entrance.two-cubes', 'two-cubes-stay', { lost: number; back: number }>
  | VbcLine<'vbc.staff.unplaced-first', 'unplaced-first', { cubes: number }>
  | VbcLine<
      'vbc.staff.not-its-cube',
      'placed-choice',
      { cubes: number; choice: readonly StaffCubePlace[] }
    >
  | VbcLine<'vbc.staff.not-its-cube', 'never-the-staffs'>
  | VbcLine<'vbc.staff.turn-ends', 'turn-ends', { cubes: number }>;

export type RuneStaffViolation =
  | VbcLine<'vbc.staff.enough', 'too-little-grit', { grit: number; cost: number; missing: number }>
  | VbcLine<
      'vbc.staff.exact',
      'falls-short' | 'overshoots',
      { spend: number; reach: number; distance: number; cost: number }
    >;

export const parseRuneStaff = (raw: RawRuneStaff): Field<RuneStaff> => {
  const fields = collect({
    grit: whole('grit', raw.grit, GRIT),
    across: wholeOrZero('across', raw.across, STAFF_SPACES),
    down: wholeOrZero('down', raw.down, STAFF_SPACES),
    spend: optionalWhole('spend', raw.spend, { min: 1, max: GRIT.max }),
    unplaced: optionalWhole('unplaced', raw.unplaced, { min: 0, max: OTHER_CUBES }),
    placed: wordsOf('placed', raw.placed, {
      options: STAFF_CUBE_PLACES,
      count: { min: 0, max: OTHER_CUBES },
    }),
    shield: option('shield', raw.shield, YES_NO),
    perSpace: optionalWhole('perSpace', raw.perSpace, STAFF_RATE),
    rate: option('rate', raw.rate, RATES),
    direction: option('direction', raw.direction, TELEPORT_DIRECTIONS),
  });
  if (!fields.ok) return fields;
  const { shield, perSpace, rate, unplaced, placed, ...rest } = fields.value;
  const total = (unplaced ?? 0) + placed.length;
  if (total > OTHER_CUBES) return err([tooManyCubes(total)]);
  return ok(
    parsed({
      ...rest,
      rate,
      unplaced,
      placed,
      // A cube on the Shield is the Shield in use.
      hasShield: shield === 'yes' || placed.includes('shield'),
      perSpace: rate === 'card' ? perSpace : STAFF_GRIT_PER_SPACE,
    }),
  );
};

/** Hero cubes besides the one on the Staff. */
const OTHER_CUBES = HERO_CUBES.max - 1;

const tooManyCubes = (got: number): FieldProblem => ({
  field: 'placed',
  code: 'wrong-count',
  got,
  min: 0,
  max: OTHER_CUBES,
});

/** How far Grit takes the Knight, what a target costs, and which Hero cube may go back for it. */
export const runeStaff = (
  asked: RuneStaff,
): Ruling<RuneStaffValue, RuneStaffLine, RuneStaffViolation> => {
  const { grit, perSpace } = asked;
  const spend = spendOf(asked);
  // A cost beyond her Grit is a violation; the answer behind it is never shown.
  const gritLeft = spend === undefined ? undefined : Math.max(0, grit - spend);
  const cubes = gritLeft === undefined ? undefined : cubesFor(asked, gritLeft);
  return ruled(violations(asked), {
    value: {
      distance: distanceOf(asked),
      spend,
      reach: reachOf(asked),
      perSpace,
      gritBefore: grit,
      gritAfter: gritLeft,
      cubes,
      reaches: perSpace === undefined ? [] : reachesOf(asked, perSpace),
    },
    lines: [
      ...distanceLines(asked),
      ...costLines(asked),
      ...(gritLeft === undefined ? [] : lostLines(asked, gritLeft)),
      ...(cubes === undefined ? [] : cubeLines(cubes)),
    ],
  });
};

export const askRuneStaff = asks(parseRuneStaff, runeStaff);

/** Spaces to the target: a diagonal step counts one in any direction, two if only orthogonal steps count. */
const distanceOf = ({ across, down, direction }: RuneStaff): number | undefined => {
  if (across + down === 0) return undefined;
  return direction === 'any' ? Math.max(across, down) : across + down;
};

const costOf = (asked: RuneStaff): number | undefined => {
  const distance = distanceOf(asked);
  return distance === undefined || asked.perSpace === undefined
    ? undefined
    : distance * asked.perSpace;
};

const spendOf = (asked: RuneStaff): number | undefined => asked.spend ?? costOf(asked);

const reachOf = (asked: RuneStaff): number | undefined => {
  const spend = spendOf(asked);
  return spend === undefined || asked.perSpace === undefined
    ? undefined
    : Math.floor(spend / asked.perSpace);
};

const reachesOf = ({ grit }: RuneStaff, perSpace: number): readonly StaffReach[] =>
  Array.from({ length: Math.floor(grit / perSpace) }, (_, i) => {
    const cost = (i + 1) * perSpace;
    const gritLeft = grit - cost;
    return { spaces: i + 1, cost, gritLeft, cubesBack: cubesAt(grit) - cubesAt(gritLeft) };
  });

const violations = (asked: RuneStaff): readonly RuneStaffViolation[] => {
  const { grit } = asked;
  const spend = spendOf(asked);
  if (spend === undefined) return [];
  return [
    ...when(spend > grit, {
      clause: 'vbc.staff.enough',
      code: 'too-little-grit',
      grit,
      cost: spend,
      missing: spend - grit,
    }),
    ...mismatches(asked, spend),
  ];
};

/** Grit that is good for another distance than the target's. */
const mismatches = (asked: RuneStaff, spend: number): readonly RuneStaffViolation[] => {
  const [distance, reach, cost] = [distanceOf(asked), reachOf(asked), costOf(asked)];
  if (distance === undefined || reach === undefined || cost === undefined) return [];
  if (reach === distance) return [];
  const code = reach < distance ? 'falls-short' : 'overshoots';
  return [{ clause: 'vbc.staff.exact', code, spend, reach, distance, cost }];
};

/** The cubes that go back when the Grit falls to this; `undefined` while hers are not known. */
const cubesFor = (asked: RuneStaff, gritLeft: number): StaffCubes | undefined => {
  const { grit, unplaced, placed } = asked;
  if (unplaced === undefined && placed.length === 0) return undefined;
  const lost = cubesAt(grit) - cubesAt(gritLeft);
  const others = (unplaced ?? 0) + placed.length;
  // With the Staff's own she has one cube more than the others.
  const back = Math.min(lost, Math.max(0, others + 1 - HERO_CUBES.min));
  const fromUnplaced = Math.min(back, unplaced ?? 0);
  const fromPlaced = back - fromUnplaced;
  return {
    back,
    unplaced: fromUnplaced,
    placed: fromPlaced,
    choice: fromPlaced === 0 ? [] : placed,
    turnEnds: fromPlaced > 0,
  };
};

const distanceLines = (asked: RuneStaff): readonly RuneStaffLine[] => {
  const { across, down, direction, rate, perSpace } = asked;
  const distance = distanceOf(asked);
  return [
    ...(distance === undefined
      ? []
      : [
          {
            clause: 'vbc.staff.direction',
            code: 'distance',
            across,
            down,
            distance,
            reading: direction,
          } as const,
        ]),
    perSpace === undefined
      ? { clause: 'vbc.staff.rate', code: 'rate-unknown', reading: rate }
      : { clause: 'vbc.staff.rate', code: 'rate', perSpace, reading: rate },
  ];
};

const costLines = (asked: RuneStaff): readonly RuneStaffLine[] => {
  const { grit, hasShield } = asked;
  const spend = spendOf(asked);
  if (spend === undefined) return [];
  return [
    ...spacesLines(asked, spend),
    { clause: 'vbc.staff.enough', code: 'enough', grit, cost: spend, after: grit - spend },
    ...when(hasShield, { clause: 'vbc.staff.shield', code: 'shield-no-help', cost: spend }),
  ];
};

/** From the target to its cost, or from the Grit to its distance. */
const spacesLines = (asked: RuneStaff, spend: number): readonly RuneStaffLine[] => {
  const { perSpace } = asked;
  const [distance, spaces] = [distanceOf(asked), reachOf(asked)];
  if (perSpace === undefined || spaces === undefined) return [];
  const clause = 'vbc.staff.distance';
  return [
    distance === undefined || asked.spend !== undefined
      ? { clause, code: 'reach', spend, perSpace, spaces }
      : { clause, code: 'cost', distance, perSpace, cost: spend },
    ...when(spend === STAFF_EXAMPLE.spend && spaces === STAFF_EXAMPLE.spaces, {
      clause: 'vbc.staff.example',
      code: 'as-printed',
      spend,
      spaces,
    }),
  ];
};

const lostLines = (asked: RuneStaff, gritLeft: number): readonly RuneStaffLine[] => {
  const spaces = CUBE_SPACES.filter((space) => space <= asked.grit && space > gritLeft);
  const back = cubesFor(asked, gritLeft)?.back ?? spaces.length;
  return [
    ...when(spaces.length > 0, {
      clause: 'vbc.staff.losing-cubes',
      code: 'cubes-lost',
      before: asked.grit,
      after: gritLeft,
      spaces,
      cubes: spaces.length,
    }),
    ...when(back < spaces.length, {
      clause: 'vbc.entrance.two-cubes',
      code: 'two-cubes-stay',
      lost: spaces.length,
      back,
    }),
    ...when(back > 0, { clause: 'vbc.staff.not-its-cube', code: 'never-the-staffs' }),
  ];
};

const cubeLines = (cubes: StaffCubes): readonly RuneStaffLine[] => [
  ...when(cubes.unplaced > 0, {
    clause: 'vbc.staff.unplaced-first',
    code: 'unplaced-first',
    cubes: cubes.unplaced,
  }),
  ...when(cubes.placed > 0, {
    clause: 'vbc.staff.not-its-cube',
    code: 'placed-choice',
    cubes: cubes.placed,
    choice: cubes.choice,
  }),
  ...when(cubes.turnEnds, {
    clause: 'vbc.staff.turn-ends',
    code: 'turn-ends',
    cubes: cubes.placed,
  }),
];
