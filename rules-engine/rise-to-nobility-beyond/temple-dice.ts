import { ruled, saying, when, type Says } from '../core/answer.ts';
import { dice } from '../core/dice.ts';
import { amount, form, optionalAmount, reading, type Checked } from '../core/form.ts';
import { headcount } from '../core/players.ts';
import { question } from '../core/question.ts';
import { dicePerPlayer, templeSpaces } from './beyond-setup.ts';
import type { RtnClause } from './clauses.ts';
import { DIE, OFFERINGS_PER_DIE, PLAYERS, SEVERAL } from './data.ts';

const FORM = form({
  players: headcount(amount(PLAYERS, '3')),
  /** The dice in the temple, from left to right. */
  placed: dice({ min: 0, max: PLAYERS.max }, '4'),
  /** The die to place; blank asks only what it must show. */
  die: optionalAmount(DIE),
  /** How many of the dice in the temple are one's own; blank is not checked. */
  own: optionalAmount({ min: 0, max: PLAYERS.max }),
  several: reading('rtn.temple.several-dice', SEVERAL),
});

const SAYS = {
  spaces: 'rtn.temple.spaces',
  space: 'rtn.temple.left-to-right',
  'next-space': 'rtn.temple.left-to-right',
  'first-die': 'rtn.temple.first-die',
  'any-value': 'rtn.temple.first-die',
  'same-value': 'rtn.temple.same-value',
  'must-show': 'rtn.temple.same-value',
  'one-offering': 'rtn.temple.one-offering',
  'too-many-placed': 'rtn.temple.spaces',
  'placed-differs': 'rtn.temple.same-value',
  'no-space': 'rtn.temple.spaces',
  differs: 'rtn.temple.same-value',
  'several-dice': 'rtn.temple.several-dice',
  'yours-is-there': 'rtn.temple.several-dice',
  'if-none-yours': 'rtn.temple.several-dice',
  'one-die-each': 'rtn.temple.several-dice',
  'more-own-than-placed': 'rtn.temple.spaces',
  'more-than-your-dice': 'rtn.rock-rose.dice',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

type Temple = Checked<typeof FORM>;

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
  /** Whether the die may be placed only by someone without a die there, and it is not told who has one. */
  readonly ifNoneYours: boolean;
}

/** Which space of the temple a die takes, and what the dice after it must show. */
const placement = (temple: Temple) => {
  const { players, placed, die } = temple;
  const spaces = templeSpaces(players);
  const all = die === undefined ? placed : [...placed, die];
  const value: TempleDiceValue = {
    spaces,
    space: placed.length < spaces ? placed.length + 1 : undefined,
    left: spaces - all.length,
    mustShow: all[0] ?? 'any',
    offerings: die === undefined ? 0 : OFFERINGS_PER_DIE,
    ifNoneYours: isUntold(temple),
  };
  return ruled([...placedViolations(temple), ...ownViolations(temple), ...dieViolations(temple)], {
    value,
    lines: [...(die === undefined ? nextLines(temple) : dieLines(temple, die))],
  });
};

export const templeDice = question({ form: FORM, says: SAYS, rule: placement });

const placedViolations = ({ players, placed }: Temple) => {
  const spaces = templeSpaces(players);
  return [
    ...when(placed.length > spaces, say('too-many-placed', { placed: placed.length, spaces })),
    ...placed.flatMap((die, i) => {
      const [first = die] = placed;
      return when(die !== first, say('placed-differs', { space: i + 1, die, first }));
    }),
  ];
};

/** With 1 die each it matters whose the others are; that may not be told. */
const isUntold = ({ placed, die, own, several }: Temple): boolean =>
  several === 'one-each' && own === undefined && die !== undefined && placed.length > 0;

/** One's own dice lie among those placed and are no more than one rolls; whether several may is a reading. */
const ownViolations = ({ players, placed, die, own = 0, several }: Temple) => {
  const all = own + (die === undefined ? 0 : 1);
  const each = dicePerPlayer(players);
  return [
    ...when(own > placed.length, say('more-own-than-placed', { own, placed: placed.length })),
    ...when(all > each, say('more-than-your-dice', { dice: all, own, each, players })),
    ...when(
      all > 1 && several === 'one-each',
      say('one-die-each', { dice: all, own, reading: several }),
    ),
  ];
};

const dieViolations = ({ players, placed, die }: Temple) => {
  if (die === undefined) return [];
  const spaces = templeSpaces(players);
  const [first = die] = placed;
  return [
    ...when(placed.length === spaces, say('no-space', { players, spaces })),
    ...when(die !== first, say('differs', { die, first })),
  ];
};

const dieLines = (temple: Temple, die: number) => {
  const { players, placed, own = 0, several } = temple;
  const [first] = placed;
  const spaces = templeSpaces(players);
  const before = spaces - placed.length;
  return [
    say('space', { space: placed.length + 1, before, after: before - 1 }),
    first === undefined
      ? say('first-die', { die, others: before - 1 })
      : say('same-value', { die, first }),
    ...when(own > 0, say('several-dice', { own, reading: several })),
    ...when(isUntold(temple), say('if-none-yours', { placed: placed.length, reading: several })),
    say('one-offering', { offerings: OFFERINGS_PER_DIE }),
    say('spaces', { players, spaces, left: before }),
  ];
};

const nextLines = ({ players, placed, own = 0, several }: Temple) => {
  const spaces = templeSpaces(players);
  const [first] = placed;
  const left = spaces - placed.length;
  const inPlay = say('spaces', { players, spaces, left });
  if (left === 0) return [inPlay];
  return [
    say('next-space', { space: placed.length + 1, left }),
    first === undefined ? say('any-value', { others: left - 1 }) : say('must-show', { first }),
    ...when(
      own > 0,
      say(several === 'allowed' ? 'several-dice' : 'yours-is-there', { own, reading: several }),
    ),
    inPlay,
  ];
};
