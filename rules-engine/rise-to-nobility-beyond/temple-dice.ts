import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, optionalWhole, whole, wholes, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { DIE, OFFERINGS_PER_DIE, PLAYERS } from './data.ts';
import type { RtnLine } from './line.ts';
import { templeSpaces } from './beyond-setup.ts';

export interface RawTempleDice {
  readonly players: string;
  /** The dice in the temple, from left to right. */
  readonly placed: string;
  /** The die to place; blank asks only what it must show. */
  readonly die: string;
}

export const TEMPLE_DICE_START: RawTempleDice = { players: '3', placed: '4', die: '' };

export type TempleDice = Parsed<
  {
    readonly players: number;
    readonly placed: readonly number[];
    readonly die: number | undefined;
  },
  'TempleDice'
>;

export interface TempleDiceValue {
  /** Die spaces in use. */
  readonly spaces: number;
  /** The space that the die takes, counted from the left; without a die the next to fill, if any. */
  readonly space: number | undefined;
  /** Spaces left after the die. */
  readonly left: number;
  /** What every further die must show; `any` in an empty temple. */
  readonly mustShow: number | 'any';
  /** Offerings that the die allows. */
  readonly offerings: number;
}

export type TempleDiceLine =
  | RtnLine<'rtn.temple.spaces', 'spaces', { players: number; spaces: number }>
  | RtnLine<'rtn.temple.left-to-right', 'space', { space: number; before: number; after: number }>
  | RtnLine<'rtn.temple.left-to-right', 'next-space', { space: number; left: number }>
  | RtnLine<'rtn.temple.spaces', 'full', { spaces: number }>
  | RtnLine<'rtn.temple.first-die', 'first-die', { die: number; others: number }>
  | RtnLine<'rtn.temple.first-die', 'any-value', { others: number }>
  | RtnLine<'rtn.temple.same-value', 'same-value', { die: number; first: number }>
  | RtnLine<'rtn.temple.same-value', 'must-show', { first: number }>
  | RtnLine<'rtn.temple.one-offering', 'one-offering', { offerings: number }>;

export type TempleDiceViolation =
  | RtnLine<'rtn.temple.spaces', 'too-many-placed', { placed: number; spaces: number }>
  | RtnLine<
      'rtn.temple.same-value',
      'placed-differs',
      { space: number; die: number; first: number }
    >
  | RtnLine<'rtn.temple.spaces', 'no-space', { players: number; spaces: number }>
  | RtnLine<'rtn.temple.same-value', 'differs', { die: number; first: number }>;

export const parseTempleDice = (raw: RawTempleDice): Field<TempleDice> => {
  const fields = collect({
    players: whole('players', raw.players, PLAYERS),
    placed: wholes('placed', raw.placed, { each: DIE, count: { min: 0, max: PLAYERS.max } }),
    die: optionalWhole('die', raw.die, DIE),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** Which space of the temple a die takes, and what the dice after it must show. */
export const templeDice = (
  temple: TempleDice,
): Ruling<TempleDiceValue, TempleDiceLine, TempleDiceViolation> => {
  const { players, placed, die } = temple;
  const spaces = templeSpaces(players);
  const dice = die === undefined ? placed : [...placed, die];
  return ruled([...placedViolations(temple), ...dieViolations(temple)], {
    value: {
      spaces,
      space: placed.length < spaces ? placed.length + 1 : undefined,
      left: spaces - dice.length,
      mustShow: dice[0] ?? 'any',
      offerings: die === undefined ? 0 : OFFERINGS_PER_DIE,
    },
    lines: [
      { clause: 'rtn.temple.spaces', code: 'spaces', players, spaces },
      ...(die === undefined ? nextLines(temple) : dieLines(placed, { die, spaces })),
    ],
  });
};

export const askTempleDice = asks(parseTempleDice, templeDice);

const placedViolations = ({ players, placed }: TempleDice): readonly TempleDiceViolation[] => {
  const spaces = templeSpaces(players);
  const tooMany: TempleDiceViolation = {
    clause: 'rtn.temple.spaces',
    code: 'too-many-placed',
    placed: placed.length,
    spaces,
  };
  return [...(placed.length > spaces ? [tooMany] : []), ...placedThatDiffer(placed)];
};

const placedThatDiffer = (placed: readonly number[]): readonly TempleDiceViolation[] =>
  placed.flatMap((die, i) => {
    const [first = die] = placed;
    const clause = 'rtn.temple.same-value';
    return die === first ? [] : [{ clause, code: 'placed-differs', space: i + 1, die, first }];
  });

const dieViolations = ({ players, placed, die }: TempleDice): readonly TempleDiceViolation[] => {
  if (die === undefined) return [];
  const spaces = templeSpaces(players);
  const [first = die] = placed;
  const noSpace: TempleDiceViolation = {
    clause: 'rtn.temple.spaces',
    code: 'no-space',
    players,
    spaces,
  };
  const differs: TempleDiceViolation = {
    clause: 'rtn.temple.same-value',
    code: 'differs',
    die,
    first,
  };
  return [...(placed.length === spaces ? [noSpace] : []), ...(die === first ? [] : [differs])];
};

const dieLines = (
  placed: readonly number[],
  { die, spaces }: { readonly die: number; readonly spaces: number },
): readonly TempleDiceLine[] => {
  const [first] = placed;
  const before = spaces - placed.length;
  return [
    {
      clause: 'rtn.temple.left-to-right',
      code: 'space',
      space: placed.length + 1,
      before,
      after: before - 1,
    },
    first === undefined
      ? { clause: 'rtn.temple.first-die', code: 'first-die', die, others: before - 1 }
      : { clause: 'rtn.temple.same-value', code: 'same-value', die, first },
    { clause: 'rtn.temple.one-offering', code: 'one-offering', offerings: OFFERINGS_PER_DIE },
  ];
};

const nextLines = ({ players, placed }: TempleDice): readonly TempleDiceLine[] => {
  const spaces = templeSpaces(players);
  const [first] = placed;
  const left = spaces - placed.length;
  if (left === 0) return [{ clause: 'rtn.temple.spaces', code: 'full', spaces }];
  return [
    {
      clause: 'rtn.temple.left-to-right',
      code: 'next-space',
      space: placed.length + 1,
      left,
    },
    first === undefined
      ? { clause: 'rtn.temple.first-die', code: 'any-value', others: left - 1 }
      : { clause: 'rtn.temple.same-value', code: 'must-show', first },
  ];
};
