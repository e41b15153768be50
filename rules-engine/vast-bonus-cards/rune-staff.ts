import { asks, ruled, when, type Ruling } from '../core/answer.ts';
import {
  collect,
  option,
  optionalWhole,
  whole,
  wholeOrZero,
  wordsOf,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
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
  /** Hero cubes that go back to the track; `undefined` while nothing is spent. */
  readonly cubesBack: number | undefined;
  /** Which they are; `undefined` while hers are not counted. */
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
  | VbcLine<'vbc.staff.unplaced-first', 'unplaced-if-any'>
  | VbcLine<'vbc.grit.cubes', 'cubes-differ', { grit: number; counted: number; expected: number }>
  | VbcLine<'vbc.staff.exact', 'wasted', { wasted: number }>
  | VbcLine<
      'vbc.staff.not-its-cube',
      'placed-choice',
      { cubes: number; choice: readonly StaffCubePlace[] }
    >
  | VbcLine<'vbc.staff.not-its-cube', 'never-the-staffs'>
  | VbcLine<'vbc.staff.turn-ends', 'turn-ends', { cubes: number }>;

export type RuneStaffViolation =
  | VbcLine<'vbc.grit.cubes', 'too-many-cubes', { counted: number; all: number }>
  | VbcLine<'vbc.staff.enough', 'too-little-grit', { grit: number; cost: number; missing: number }>
  | VbcLine<'vbc.staff.enough', 'no-space', { spend: number; perSpace: number }>
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
  const { shield, perSpace, rate, placed, ...rest } = fields.value;
  return ok(
    parsed({
      ...rest,
      rate,
      placed,
      // A cube on the Shield is the Shield in use.
      hasShield: shield === 'yes' || placed.includes('shield'),
      perSpace: rate === 'card' ? perSpace : STAFF_GRIT_PER_SPACE,
    }),
  );
};

/** Hero cubes besides the one on the Staff. */
const OTHER_CUBES = HERO_CUBES.max - 1;

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
      cubesBack: gritLeft === undefined ? undefined : cubesBack(asked, gritLeft),
      cubes,
      reaches: perSpace === undefined ? [] : reachesOf(asked, perSpace),
    },
    lines: [
      ...distanceLines(asked),
      ...costLines(asked),
      ...(gritLeft === undefined ? [] : lostLines(asked, gritLeft)),
      ...(cubes === undefined ? [] : cubeLines(cubes)),
      ...countLines(asked),
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

const reachesOf = (asked: RuneStaff, perSpace: number): readonly StaffReach[] =>
  Array.from({ length: Math.floor(asked.grit / perSpace) }, (_, i) => {
    const cost = (i + 1) * perSpace;
    const gritLeft = asked.grit - cost;
    return { spaces: i + 1, cost, gritLeft, cubesBack: cubesBack(asked, gritLeft) };
  });

const violations = (asked: RuneStaff): readonly RuneStaffViolation[] => {
  const { grit } = asked;
  const spend = spendOf(asked);
  const counted = cubesCounted(asked) ?? 0;
  const tooMany = when(counted > HERO_CUBES.max, {
    clause: 'vbc.grit.cubes',
    code: 'too-many-cubes',
    counted,
    all: HERO_CUBES.max,
  });
  if (spend === undefined) return tooMany;
  return [
    ...tooMany,
    ...when(spend > grit, {
      clause: 'vbc.staff.enough',
      code: 'too-little-grit',
      grit,
      cost: spend,
      missing: spend - grit,
    }),
    ...noSpace(asked, spend),
    ...mismatches(asked, spend),
  ];
};

/** Grit that pays for no space at all, wherever the target. */
const noSpace = (asked: RuneStaff, spend: number): readonly RuneStaffViolation[] => {
  const { perSpace } = asked;
  return perSpace !== undefined && reachOf(asked) === 0 && distanceOf(asked) === undefined
    ? [{ clause: 'vbc.staff.enough', code: 'no-space', spend, perSpace }]
    : [];
};

/** Grit that is good for another distance than the target's. */
const mismatches = (asked: RuneStaff, spend: number): readonly RuneStaffViolation[] => {
  const [distance, reach, cost] = [distanceOf(asked), reachOf(asked), costOf(asked)];
  if (distance === undefined || reach === undefined || cost === undefined) return [];
  if (reach === distance) return [];
  const code = reach < distance ? 'falls-short' : 'overshoots';
  return [{ clause: 'vbc.staff.exact', code, spend, reach, distance, cost }];
};

/** All her Hero cubes, the Staff's own among them; `undefined` while not counted: she has 2 at least. */
const cubesCounted = ({ unplaced = 0, placed }: RuneStaff): number | undefined => {
  const counted = unplaced + placed.length + 1;
  return counted < HERO_CUBES.min ? undefined : counted;
};

/** How many go back when the Grit falls to this: 2 always stay. */
const cubesBack = (asked: RuneStaff, gritLeft: number): number => {
  const lost = cubesAt(asked.grit) - cubesAt(gritLeft);
  const counted = cubesCounted(asked);
  return counted === undefined ? lost : Math.min(lost, counted - HERO_CUBES.min);
};

/** Which cubes go back when the Grit falls to this; `undefined` while hers are not known. */
const cubesFor = (asked: RuneStaff, gritLeft: number): StaffCubes | undefined => {
  const { unplaced, placed } = asked;
  if (cubesCounted(asked) === undefined) return undefined;
  const back = cubesBack(asked, gritLeft);
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
    ...when(spend % perSpace > 0, {
      clause: 'vbc.staff.exact',
      code: 'wasted',
      wasted: spend % perSpace,
    }),
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
  const back = cubesBack(asked, gritLeft);
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
    ...when(back > 0 && cubesCounted(asked) === undefined, {
      clause: 'vbc.staff.unplaced-first',
      code: 'unplaced-if-any',
    }),
  ];
};

/** Cubes that her Grit would not give her: some may be away, but it may be a slip too. */
const countLines = (asked: RuneStaff): readonly RuneStaffLine[] => {
  const { grit } = asked;
  const counted = cubesCounted(asked);
  const expected = HERO_CUBES.min + cubesAt(grit);
  return counted === undefined || counted === expected
    ? []
    : [{ clause: 'vbc.grit.cubes', code: 'cubes-differ', grit, counted, expected }];
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
