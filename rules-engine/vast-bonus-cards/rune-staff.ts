import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  amount,
  amountOrZero,
  form,
  onBoard,
  optionalAmount,
  reading,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import { sequence } from '../core/sequence.ts';
import type { VbcClause } from './clauses.ts';
import {
  CUBE_SPACES,
  GRIT,
  HERO_CUBES,
  RATES,
  TELEPORT_DIRECTIONS,
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

/** Hero cubes besides the one on the Staff. */
const OTHER_CUBES = { min: 0, max: HERO_CUBES.max - 1 };

const FORM = form(
  {
    grit: amount(GRIT, '12'),
    /** Spaces to the target along the rows and along the columns; none of both: no target yet. */
    across: amountOrZero(STAFF_SPACES, '1'),
    down: amountOrZero(STAFF_SPACES, '2'),
    /** Grit spent; blank: what the distance costs. */
    spend: optionalAmount({ min: 1, max: GRIT.max }),
    /** Hero cubes not placed, and where the others stand beside the one on the Staff; both blank: not asked. */
    unplaced: optionalAmount(OTHER_CUBES),
    placed: sequence({ options: STAFF_CUBE_PLACES, count: OTHER_CUBES }),
    shield: yesNo(),
    /** Grit for a space by the card; blank while not read. */
    perSpace: onBoard(optionalAmount(STAFF_RATE)),
    rate: reading('vbc.staff.rate', RATES),
    direction: reading('vbc.staff.direction', TELEPORT_DIRECTIONS),
  },
  ({ shield, perSpace, ...asked }) =>
    ok({
      ...asked,
      // A cube on the Shield is the Shield in use.
      hasShield: shield || asked.placed.includes('shield'),
      /** Grit for a space; `undefined` while the card's rate is not read. */
      perSpace: asked.rate === 'card' ? perSpace : STAFF_GRIT_PER_SPACE,
    }),
);

const SAYS = {
  straight: 'vbc.staff.orthogonal',
  distance: 'vbc.staff.direction',
  rate: 'vbc.staff.rate',
  'rate-unknown': 'vbc.staff.rate',
  cost: 'vbc.staff.distance',
  reach: 'vbc.staff.distance',
  'as-printed': 'vbc.staff.example',
  wasted: 'vbc.staff.exact',
  enough: 'vbc.staff.enough',
  'shield-no-help': 'vbc.staff.shield',
  'cubes-lost': 'vbc.staff.losing-cubes',
  'two-cubes-stay': 'vbc.entrance.two-cubes',
  'never-the-staffs': 'vbc.staff.not-its-cube',
  'unplaced-if-any': 'vbc.staff.unplaced-first',
  'unplaced-first': 'vbc.staff.unplaced-first',
  'placed-choice': 'vbc.staff.not-its-cube',
  'turn-ends': 'vbc.staff.turn-ends',
  'still-goes': 'vbc.staff.still-teleports',
  'cubes-differ': 'vbc.grit.cubes',
  'too-many-cubes': 'vbc.grit.cubes',
  'too-little-grit': 'vbc.staff.enough',
  'no-space': 'vbc.staff.enough',
  'falls-short': 'vbc.staff.exact',
  overshoots: 'vbc.staff.exact',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

type Asked = Checked<typeof FORM>;

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

/** How far Grit takes the Knight, what a target costs, and which Hero cube may go back for it. */
const teleport = (asked: Asked) => {
  const { grit, perSpace } = asked;
  const trip = tripOf(asked);
  const { distance, spend, reach, gritLeft } = trip;
  const cubes = gritLeft === undefined ? undefined : cubesFor(asked, gritLeft);
  const value: RuneStaffValue = {
    distance,
    spend,
    reach,
    perSpace,
    gritBefore: grit,
    gritAfter: gritLeft,
    cubesBack: gritLeft === undefined ? undefined : cubesBack(asked, gritLeft),
    cubes,
    reaches: perSpace === undefined ? [] : reachesOf(asked, perSpace),
  };
  return ruled(breaches(asked, trip), {
    value,
    lines: [
      ...distanceLines(asked, trip),
      ...(spend === undefined ? [] : costLines(asked, trip, spend)),
      ...(gritLeft === undefined ? [] : lostLines(asked, gritLeft)),
      ...(cubes === undefined ? [] : cubeLines(cubes)),
      ...countLines(asked),
    ],
  });
};

export const runeStaff = question({ form: FORM, says: SAYS, rule: teleport });

/** A space seen from the Knight's, whichever way it lies. */
export interface StaffSpot {
  readonly across: number;
  readonly down: number;
}

/** Spaces to a target: a diagonal step counts one in any direction, two if only orthogonal steps count. */
const spacesTo = ({ across, down }: StaffSpot, direction: TeleportDirection): number =>
  direction === 'any' ? Math.max(across, down) : across + down;

/** Those spaces, as they may be drawn: diagonally first, or along the row and then the column. */
export const pathTo = (target: StaffSpot, direction: TeleportDirection): readonly StaffSpot[] =>
  Array.from({ length: spacesTo(target, direction) }, (_, i) => {
    const down = direction === 'any' ? i + 1 : Math.max(0, i + 1 - target.across);
    return { across: Math.min(i + 1, target.across), down: Math.min(down, target.down) };
  });

/** What is asked for, as far as it is known: no target, or no rate, leaves blanks. */
interface Trip {
  readonly distance: number | undefined;
  readonly cost: number | undefined;
  readonly spend: number | undefined;
  readonly reach: number | undefined;
  readonly gritLeft: number | undefined;
}

const tripOf = (asked: Asked): Trip => {
  const { grit, across, down, direction, perSpace } = asked;
  const distance = across + down === 0 ? undefined : spacesTo(asked, direction);
  const cost = distance === undefined || perSpace === undefined ? undefined : distance * perSpace;
  const spend = asked.spend ?? cost;
  if (spend === undefined) {
    return { distance, cost, spend, reach: undefined, gritLeft: undefined };
  }
  const reach = perSpace === undefined ? undefined : Math.floor(spend / perSpace);
  // A cost beyond her Grit is a violation; the answer behind it is never shown.
  return { distance, cost, spend, reach, gritLeft: Math.max(0, grit - spend) };
};

const reachesOf = (asked: Asked, perSpace: number): readonly StaffReach[] =>
  Array.from({ length: Math.floor(asked.grit / perSpace) }, (_, i) => {
    const cost = (i + 1) * perSpace;
    const gritLeft = asked.grit - cost;
    return { spaces: i + 1, cost, gritLeft, cubesBack: cubesBack(asked, gritLeft) };
  });

const breaches = (asked: Asked, trip: Trip) => {
  const counted = cubesCounted(asked) ?? 0;
  const all = HERO_CUBES.max;
  return [
    ...when(counted > all, say('too-many-cubes', { counted, all })),
    ...(trip.spend === undefined ? [] : spendBreaches(asked, trip, trip.spend)),
  ];
};

/** Grit that she has not, that pays for no space at all, or for another distance than the target's. */
const spendBreaches = (
  { grit, perSpace }: Asked,
  { distance, cost, reach }: Trip,
  spend: number,
) => {
  const missing = spend - grit;
  const tooDear = when(missing > 0, say('too-little-grit', { grit, cost: spend, missing }));
  if (perSpace === undefined || reach === undefined) return tooDear;
  if (distance === undefined || cost === undefined) {
    return [...tooDear, ...when(reach === 0, say('no-space', { spend, perSpace }))];
  }
  const code = reach < distance ? 'falls-short' : 'overshoots';
  return [...tooDear, ...when(reach !== distance, say(code, { spend, reach, distance, cost }))];
};

/** All her Hero cubes, the Staff's own among them; `undefined` while not counted: she has 2 at least. */
const cubesCounted = ({ unplaced = 0, placed }: Asked): number | undefined => {
  const counted = unplaced + placed.length + 1;
  return counted < HERO_CUBES.min ? undefined : counted;
};

/** How many go back when the Grit falls to this: 2 always stay. */
const cubesBack = (asked: Asked, gritLeft: number): number => {
  const lost = cubesAt(asked.grit) - cubesAt(gritLeft);
  const counted = cubesCounted(asked);
  return counted === undefined ? lost : Math.min(lost, counted - HERO_CUBES.min);
};

/** Which cubes go back when the Grit falls to this; `undefined` while hers are not known. */
const cubesFor = (asked: Asked, gritLeft: number): StaffCubes | undefined => {
  if (cubesCounted(asked) === undefined) return undefined;
  const back = cubesBack(asked, gritLeft);
  const unplaced = Math.min(back, asked.unplaced ?? 0);
  const placed = back - unplaced;
  const turnEnds = placed > 0;
  return { back, unplaced, placed, choice: turnEnds ? asked.placed : [], turnEnds };
};

/** In a straight line every way of counting agrees. */
const distanceLines = ({ across, down, direction, rate, perSpace }: Asked, { distance }: Trip) => [
  ...(distance === undefined
    ? []
    : [
        across === 0 || down === 0
          ? say('straight', { across, down, distance })
          : say('distance', { across, down, distance, reading: direction }),
      ]),
  perSpace === undefined
    ? say('rate-unknown', { reading: rate })
    : say('rate', { perSpace, reading: rate }),
];

const costLines = (asked: Asked, trip: Trip, spend: number) => [
  ...spacesLines(asked, trip, spend),
  ...when(asked.hasShield, say('shield-no-help', { cost: spend })),
  say('enough', { grit: asked.grit, cost: spend, after: asked.grit - spend }),
];

/** From the target to its cost, or from the Grit to its distance. */
const spacesLines = (asked: Asked, { distance, reach: spaces }: Trip, spend: number) => {
  const { perSpace } = asked;
  if (perSpace === undefined || spaces === undefined) return [];
  const wasted = spend % perSpace;
  const isPrinted = spend === STAFF_EXAMPLE.spend && spaces === STAFF_EXAMPLE.spaces;
  return [
    distance === undefined || asked.spend !== undefined
      ? say('reach', { spend, perSpace, spaces })
      : say('cost', { distance, perSpace, cost: spend }),
    ...when(wasted > 0, say('wasted', { wasted })),
    ...when(isPrinted, say('as-printed', { spend, spaces })),
  ];
};

const lostLines = (asked: Asked, after: number) => {
  const { grit: before } = asked;
  const spaces = CUBE_SPACES.filter((space) => space <= before && space > after);
  const cubes = spaces.length;
  const back = cubesBack(asked, after);
  const isCounted = cubesCounted(asked) !== undefined;
  return [
    ...when(cubes > 0, say('cubes-lost', { before, after, spaces, cubes, back })),
    ...when(back < cubes, say('two-cubes-stay', { lost: cubes, back })),
    ...when(back > 0, say('never-the-staffs')),
    ...when(back > 0 && !isCounted, say('unplaced-if-any')),
  ];
};

const cubeLines = ({ unplaced, placed, choice, turnEnds }: StaffCubes) => [
  ...when(unplaced > 0, say('unplaced-first', { cubes: unplaced })),
  ...when(placed > 0, say('placed-choice', { cubes: placed, choice })),
  ...when(turnEnds, say('turn-ends', { cubes: placed })),
  ...when(turnEnds, say('still-goes')),
];

/** Cubes that her Grit would not give her: some may be away, but it may be a slip too. */
const countLines = (asked: Asked) => {
  const expected = HERO_CUBES.min + cubesAt(asked.grit);
  const counted = cubesCounted(asked) ?? expected;
  return when(counted !== expected, say('cubes-differ', { grit: asked.grit, counted, expected }));
};
