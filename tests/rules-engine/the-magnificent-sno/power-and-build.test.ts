import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLORS, powerAndBuild, turnPower } from '#engine/the-magnificent-sno/index.ts';
import {
  asking,
  citedBy,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(powerAndBuild);

type Input = Parameters<typeof ask>[0];

const nothing = { large: '0', small: '0', white: '0' };
const powerOf = (input: Input): number => valueOf(ask({ ...nothing, ...input })).power.total;

/** The printed example: clear 3 as green on green 4, a gem, a white and a small green tile. */
const optionA = {
  dieColor: 'clear',
  die: '3',
  as: 'green',
  placed: 'g4',
  gems: '0/1/0/0',
  large: '0',
  small: '1',
  white: '1',
};

/** The other one: green 5 on green 4, and a trainer. */
const optionB = { die: '5', placed: 'g4', large: '0', small: '1', white: '1', changers: '1' };

describe('the extra small tile', () => {
  rule('sno.trainers.extra-clear', 'after a clear die its color is the one chosen', () => {
    const clear = { dieColor: 'clear', as: 'purple', placed: 'p4', extra: 'yes' };
    expect(linesOf(ask(clear), 'extra-clear')).toEqual([
      { clause: 'sno.trainers.extra-clear', code: 'extra-clear', color: 'purple' },
    ]);
    expect(linesOf(ask({ ...clear, extra: 'no' }), 'extra-clear')).toEqual([]);
    expect(linesOf(ask({ extra: 'yes' }), 'extra-clear')).toEqual([]);
  });
});

describe('the power of a turn', () => {
  rule('sno.power.sum', 'the die taken and all earlier dice of its color add up', () => {
    expect(powerOf({ die: '5', placed: 'g4,p3,g1' })).toBe(10);
    expect(powerOf({ die: '5', placed: '' })).toBe(5);
    expect(linesOf(ask({ placed: 'g4,p3,g1' }), 'earlier')).toEqual([
      { clause: 'sno.power.sum', code: 'earlier', color: 'green', dice: [4, 1], sum: 5 },
    ]);
    expect(linesOf(ask({ other: '2' }), 'other')).toMatchObject([{ power: 2 }]);
    expect(powerOf({ other: '2' })).toBe(11);
  });

  test('is known whatever is built with it, unless its gems are wrong', () => {
    const made = (change: Input) => turnPower({ ...powerAndBuild.form.start, ...change })?.total;
    expect(made({ large: 'x', needed: '99', held: '0/0/0/0', gems: '0/1/0/0' })).toBe(11);
    expect(made({ gems: '1/0/0/0' })).toBeUndefined();
    expect(made({ die: '7' })).toBeUndefined();
  });

  rule('sno.power.gems', 'each gem of the color adds 2, and so does each clear gem', () => {
    expect(powerOf({ gems: '0/2/0/1' })).toBe(15);
    expect(linesOf(ask({ gems: '0/2/0/1' }), 'gems')).toMatchObject([
      { color: 'green', ofColor: 2, clear: 1, each: 2, power: 6 },
    ]);
    expect(violationsOf(ask({ gems: '1/0/2/0' }))).toEqual([
      { clause: 'sno.power.gems', code: 'wrong-gem', gem: 'orange', amount: 1, color: 'green' },
      { clause: 'sno.power.gems', code: 'wrong-gem', gem: 'purple', amount: 2, color: 'green' },
    ]);
    expect(violationsOf(ask({ gems: '0/2/0/0', held: '0/1/0/3' }))).toEqual([
      { clause: 'sno.power.gems', code: 'gem-not-held', gem: 'green', amount: 2, held: 1 },
    ]);
    expect(valueOf(ask({ gems: '0/2/0/1', held: '1/2/3/3' })).gemsAfter).toEqual({
      orange: 1,
      green: 0,
      purple: 3,
      clear: 2,
    });
  });

  rule('sno.power.clear-die', 'a clear die counts as the color chosen for it', () => {
    const clear = { dieColor: 'clear', die: '3', placed: 'g4,p1' };
    expect(powerOf({ ...clear, as: 'green' })).toBe(7);
    expect(powerOf({ ...clear, as: 'purple' })).toBe(4);
    expect(powerOf({ ...clear, as: 'orange' })).toBe(3);
    expect(problemsOf(ask({ ...clear, as: '' }))).toEqual([{ field: 'as', code: 'missing' }]);
    // A colored die stays what it is.
    expect(powerOf({ die: '3', placed: 'g4,p1', as: 'purple' })).toBe(7);
  });

  rule('sno.power.clear-gems', 'with a clear die, gems of the color chosen and clear gems', () => {
    expect(powerOf({ ...optionA, ...nothing, gems: '0/1/0/1' })).toBe(11);
    expect(citedBy(ask(optionA))).toContain('sno.power.clear-gems');
    expect(verdictOf(ask({ ...optionA, gems: '0/0/0/1' }))).toBe('fine');
    expect(violationsOf(ask({ ...optionA, gems: '0/1/1/0' }))).toEqual([
      {
        clause: 'sno.power.clear-gems',
        code: 'wrong-gem-with-clear-die',
        gem: 'purple',
        amount: 1,
        color: 'green',
      },
    ]);
  });

  rule('sno.power.earlier-clear', 'clear dice of earlier turns never add to power', () => {
    expect(powerOf({ die: '5', placed: 'c6,g4' })).toBe(9);
    expect(powerOf({ dieColor: 'clear', die: '5', as: 'green', placed: 'c6,g4' })).toBe(9);
    expect(linesOf(ask({ placed: 'c6,g4' }), 'earlier-clear')).toMatchObject([
      { dice: [6], sum: 6 },
    ]);
  });

  rule(
    'sno.bonus.clear-die',
    'the bonus gives 3 with a clear die of any color, else nothing',
    () => {
      const clear = { dieColor: 'clear', die: '2', placed: 'p3', bonus: 'yes' };
      expect(powerOf({ ...clear, as: 'purple' })).toBe(8);
      expect(powerOf({ ...clear, as: 'orange' })).toBe(5);
      expect(powerOf({ ...clear, dieColor: 'purple' })).toBe(5);
      expect(linesOf(ask({ bonus: 'yes' }), 'bonus-idle')).toHaveLength(1);
      expect(linesOf(ask({ ...nothing, ...clear, as: 'green' }), 'bonus')).toMatchObject([
        { color: 'green', power: 3 },
      ]);
    },
  );

  rule('sno.trainers.permanent', 'each trainer locked on a color adds 1 to its dice', () => {
    expect(powerOf({ die: '4', placed: 'g3', locked: '0/2/0' })).toBe(9);
    expect(powerOf({ dieColor: 'purple', die: '4', placed: 'g3', locked: '0/2/0' })).toBe(4);
    expect(linesOf(ask({ locked: '0/2/1' }), 'permanent')).toMatchObject([
      { color: 'green', trainers: 2, dice: 1, power: 2 },
    ]);
  });

  rule('sno.trainers.permanent-clear', 'it adds to a clear die used as that color too', () => {
    const clear = { dieColor: 'clear', die: '4', placed: 'g3', locked: '0/2/0' };
    expect(powerOf({ ...clear, as: 'green' })).toBe(9);
    expect(powerOf({ ...clear, as: 'purple' })).toBe(4);
    expect(citedBy(ask({ ...clear, as: 'green' }))).toContain('sno.trainers.permanent-clear');
  });

  rule('sno.trainers.per-die', 'on one reading the +1 counts for every die of the color', () => {
    const locked = { die: '4', placed: 'g3,g1,p2', locked: '0/2/0' };
    expect(powerOf({ ...locked, perDie: 'power' })).toBe(10);
    expect(powerOf({ ...locked, perDie: 'die' })).toBe(14);
    expect(linesOf(ask({ ...locked, perDie: 'die' }), 'per-die-reading')).toEqual([
      {
        clause: 'sno.trainers.per-die',
        code: 'per-die-reading',
        reading: 'die',
        power: 6,
        otherwise: 2,
      },
    ]);
    // A single die leaves nothing to ask.
    expect(linesOf(ask({ placed: '', locked: '0/2/0', ...nothing }), 'per-die-reading')).toEqual(
      [],
    );
  });

  test('the parts make up the total', () => {
    const dice = fc.array(fc.constantFrom('g1', 'p6', 'o3', 'c5'), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.constantFrom(...COLORS, 'clear'),
        fc.integer({ min: 1, max: 6 }),
        dice,
        fc.nat(3),
        fc.nat(8),
        (dieColor, die, placed, clear, locked) => {
          const { power } = valueOf(
            ask({
              ...nothing,
              dieColor,
              die: String(die),
              as: 'green',
              placed: placed.join(),
              gems: `0/0/0/${String(clear)}`,
              locked: `0/${String(locked)}/0`,
              bonus: 'yes',
            }),
          );
          const { die: own, earlier, gems, permanent, bonus, other } = power;
          expect(own + earlier + gems + permanent + bonus + other).toBe(power.total);
        },
      ),
    );
  });
});

describe('what the power builds', () => {
  rule('sno.build.large', 'one large tile asks for power 5', () => {
    const large = { placed: '', large: '1', small: '0' };
    expect(valueOf(ask({ ...large, die: '5' }))).toMatchObject({ needed: 5, left: 0 });
    expect(violationsOf(ask({ ...large, die: '4' }))).toEqual([
      { clause: 'sno.build.large', code: 'too-little-power', power: 4, needed: 5, missing: 1 },
    ]);
  });

  rule('sno.build.large', 'what has a large tile in it asks for no less than 5', () => {
    const two = { placed: '', large: '2', small: '0' };
    expect(violationsOf(ask({ ...two, die: '4' }))).toEqual([
      { clause: 'sno.build.large', code: 'even-fewer', power: 4, large: 1, small: 0, needed: 5 },
    ]);
    expect(verdictOf(ask({ ...two, die: '5' }))).toBe('fine');
    // The board is believed, and of small tiles alone the text says nothing.
    expect(verdictOf(ask({ ...two, die: '4', needed: '4' }))).toBe('fine');
    expect(verdictOf(ask({ placed: '', large: '0', small: '2', die: '1' }))).toBe('fine');
  });

  rule('sno.build.large-and-small', 'with a small one and more besides, no less than 9', () => {
    const three = { large: '1', small: '2', placed: 'g4' };
    expect(violationsOf(ask({ ...three, die: '4' }))).toMatchObject([
      { clause: 'sno.build.large-and-small', code: 'even-fewer', power: 8, small: 1, needed: 9 },
    ]);
    expect(verdictOf(ask({ ...three, die: '5' }))).toBe('fine');
    expect(verdictOf(ask({ large: '2', small: '0', placed: 'g4', die: '4' }))).toBe('fine');
  });

  rule('sno.build.large-and-small', 'a large and a small tile ask for power 9', () => {
    expect(valueOf(ask({ die: '5', placed: 'g4' }))).toMatchObject({ needed: 9, left: 0 });
    expect(violationsOf(ask({ die: '4', placed: 'g4' }))).toMatchObject([
      { clause: 'sno.build.large-and-small', code: 'too-little-power', needed: 9, missing: 1 },
    ]);
  });

  rule('sno.build.table', 'other combinations are checked with the board’s own number', () => {
    const two = { large: '2', small: '0' };
    expect(valueOf(ask(two))).toMatchObject({ needed: undefined, left: undefined });
    expect(linesOf(ask(two), 'needed-unknown')).toMatchObject([{ large: 2, small: 0, power: 9 }]);
    expect(valueOf(ask({ ...two, needed: '9' })).left).toBe(0);
    expect(violationsOf(ask({ ...two, needed: '10' }))).toMatchObject([
      { clause: 'sno.build.table', code: 'too-little-power', needed: 10, missing: 1 },
    ]);
    // A small tile alone is not told either, and a board that says otherwise is believed.
    expect(valueOf(ask({ large: '0', small: '1' })).needed).toBeUndefined();
    expect(valueOf(ask({ needed: '8' }))).toMatchObject({ needed: 8, left: 1 });
    expect(linesOf(ask({ needed: '8' }), 'told-otherwise')).toMatchObject([
      { told: 9, entered: 8 },
    ]);
    expect(linesOf(ask({ needed: '9' }), 'told-otherwise')).toEqual([]);
    expect(linesOf(ask({ ...two, needed: '9' }), 'told-otherwise')).toEqual([]);
  });

  test('power alone shows what it could build', () => {
    const reachable = (die: string): readonly number[] =>
      linesOf(ask({ ...nothing, die }), 'reachable').map(({ needed }) => needed);
    expect(reachable('5')).toEqual([5, 9]);
    expect(reachable('4')).toEqual([5]);
    expect(valueOf(ask({ ...nothing, die: '4' })).known).toEqual([
      { large: 1, small: 0, needed: 5, enough: true },
      { large: 1, small: 1, needed: 9, enough: false },
    ]);
    expect(linesOf(ask({ ...nothing, placed: '', die: '4' }), 'reachable')).toEqual([]);
    expect(valueOf(ask({ ...nothing, needed: '99' })).needed).toBe(0);
  });

  rule('sno.build.white-is-large', 'a white tile counts as a large one', () => {
    const white = { ...optionA, small: '0', gems: '0/0/0/0' };
    expect(valueOf(ask(white)).needed).toBe(5);
    expect(valueOf(ask({ ...white, large: '1' })).needed).toBeUndefined();
    expect(linesOf(ask(white), 'white-is-large')).toMatchObject([{ white: 1, together: 1 }]);
  });

  rule('sno.build.clear-way', 'after a clear die white is among the large tiles', () => {
    expect(valueOf(ask(optionA))).toMatchObject({ way: 'clear-die', mostWhites: 1 });
    expect(linesOf(ask(optionA), 'clear-way')).toMatchObject([{ white: 1, color: 'green' }]);
    expect(linesOf(ask({ ...optionA, large: '1', white: '0' }), 'clear-way-open')).toHaveLength(1);
    expect(verdictOf(ask({ ...optionA, dieColor: 'green' }))).toBe('no-way');
  });

  rule(
    'sno.build.several-whites',
    'one clear die gives any number of whites, one, or one and more by trainers',
    () => {
      const two = { ...optionA, white: '2', needed: '9' };
      expect(valueOf(ask({ ...two, whites: 'any' })).mostWhites).toBe(2);
      expect(linesOf(ask(two), 'several-whites-reading')).toMatchObject([
        { white: 2, reading: 'any' },
      ]);
      expect(violationsOf(ask({ ...two, whites: 'one' }))).toEqual([
        { clause: 'sno.build.several-whites', code: 'one-white', white: 2 },
      ]);
      expect(verdictOf(ask({ ...optionA, whites: 'one' }))).toBe('fine');
      expect(linesOf(ask(optionA), 'several-whites-reading')).toEqual([]);
      // It is open as soon as two tiles could be white, whether they are or not.
      const could = { ...optionA, large: '2', white: '0', needed: '9' };
      expect(linesOf(ask(could), 'several-whites-reading')).toMatchObject([{ white: 2 }]);
      expect(linesOf(ask({ ...could, whites: 'one' }), 'several-whites-reading')).toMatchObject([
        { white: 1, reading: 'one' },
      ]);
      const besides = { ...could, large: '1', white: '1' };
      expect(linesOf(ask(besides), 'several-whites-reading')).toMatchObject([{ white: 2 }]);
      // Trainers help a clear die only under their reading.
      const helped = { ...two, changers: '2' };
      expect(verdictOf(ask({ ...helped, whites: 'one' }))).toBe('one-white');
      expect(valueOf(ask({ ...helped, whites: 'any' })).changersUsed).toBe(0);
      const mixed = ask({ ...helped, whites: 'trainers' });
      expect(valueOf(mixed)).toMatchObject({ mostWhites: 2, changersUsed: 1, changersLeft: 1 });
      expect(linesOf(mixed, 'clear-way')).toMatchObject([{ white: 1 }]);
      expect(linesOf(mixed, 'trainer-way')).toMatchObject([{ white: 1, trainers: 2 }]);
      expect(valueOf(ask({ ...optionA, changers: '1', whites: 'trainers' })).changersUsed).toBe(0);
      expect(violationsOf(ask({ ...two, white: '3', changers: '1', whites: 'trainers' }))).toEqual([
        {
          clause: 'sno.build.trainer-way',
          code: 'too-few-trainers',
          white: 2,
          byDie: 1,
          trainers: 1,
        },
      ]);
    },
  );

  rule('sno.build.trainer-way', 'each trainer turns one large tile of a colored die white', () => {
    expect(valueOf(ask(optionB))).toMatchObject({
      way: 'trainers',
      changersUsed: 1,
      changersLeft: 0,
    });
    const two = { ...optionB, white: '2', needed: '9' };
    expect(violationsOf(ask(two))).toEqual([
      {
        clause: 'sno.build.trainer-way',
        code: 'too-few-trainers',
        white: 2,
        byDie: 0,
        trainers: 1,
      },
    ]);
    expect(valueOf(ask({ ...two, changers: '3' })).changersLeft).toBe(1);
    expect(linesOf(ask({ ...optionB, large: '1', white: '0' }), 'trainer-way-open')).toMatchObject([
      { most: 1, trainers: 1 },
    ]);
  });

  rule('sno.build.no-way', 'a colored die without such a trainer builds no white tile', () => {
    expect(violationsOf(ask({ ...optionB, changers: '0' }))).toEqual([
      { clause: 'sno.build.no-way', code: 'no-way', white: 1, color: 'green' },
    ]);
    expect(valueOf(ask({}))).toMatchObject({ way: 'none', mostWhites: 0 });
    expect(linesOf(ask({}), 'no-way-open')).toHaveLength(1);
  });

  rule('sno.build.not-small', 'a trainer turns no small tile white', () => {
    // Three trainers, but only one of the two tiles is large.
    expect(valueOf(ask({ large: '1', small: '1', changers: '3' })).mostWhites).toBe(1);
    expect(linesOf(ask(optionB), 'not-small')).toMatchObject([{ small: 1 }]);
    expect(linesOf(ask({ ...optionB, small: '0' }), 'not-small')).toEqual([]);
  });

  rule('sno.build.option-a', 'clear 3 as green, a green gem and green 4 before make 9', () => {
    expect(valueOf(ask(optionA))).toMatchObject({ power: { total: 9 }, needed: 9, left: 0 });
    expect(violationsOf(ask({ ...optionA, gems: '0/0/0/0' }))).toMatchObject([
      { code: 'too-little-power', power: 7, missing: 2 },
    ]);
  });

  rule('sno.build.option-b', 'green 5 on green 4 makes 9, and a trainer makes it white', () => {
    expect(valueOf(ask(optionB))).toMatchObject({ power: { total: 9 }, needed: 9, left: 0 });
    expect(verdictOf(ask({ ...optionB, die: '4' }))).toBe('too-little-power');
  });

  test('an additional small tile costs 2 coins and no power', () => {
    const extra = { extra: 'yes', coins: '3' };
    expect(valueOf(ask(extra))).toMatchObject({
      needed: 9,
      build: { large: 1, small: 1, extra: 1 },
      coinsAfter: 1,
    });
    expect(linesOf(ask(extra), 'extra-tile')).toMatchObject([
      { color: 'green', cost: 2, before: 3, after: 1 },
    ]);
    expect(violationsOf(ask({ ...extra, coins: '1' }))).toEqual([
      { clause: 'sno.trainers.extra-tile', code: 'no-coins', needed: 2, held: 1 },
    ]);
    expect(valueOf(ask({ extra: 'yes' })).coinsAfter).toBeUndefined();
    expect(valueOf(ask({ coins: '1' })).coinsAfter).toBe(1);
  });

  rule('sno.trainers.extra-alone', 'the extra tile may be all that is built, or may not', () => {
    const alone = { large: '0', small: '0', white: '0', extra: 'yes' };
    expect(linesOf(ask(alone), 'extra-alone')).toMatchObject([{ reading: 'alone' }]);
    expect(violationsOf(ask({ ...alone, extraAlone: 'with-tile' }))).toEqual([
      { clause: 'sno.trainers.extra-alone', code: 'extra-needs-tile' },
    ]);
    const beside = { ...alone, large: '1', extraAlone: 'with-tile' };
    expect(verdictOf(ask(beside))).toBe('fine');
    expect(linesOf(ask(beside), 'extra-alone')).toEqual([]);
    expect(verdictOf(ask({ ...alone, extra: 'no', extraAlone: 'with-tile' }))).toBe('fine');
  });

  test('a trainer that makes no white tile may recolor the additional one', () => {
    expect(linesOf(ask({ ...optionB, extra: 'yes' }), 'extra-color')).toEqual([]);
    expect(linesOf(ask({ ...optionB, changers: '2', extra: 'yes' }), 'extra-color')).toMatchObject([
      { trainers: 1 },
    ]);
    expect(linesOf(ask({ ...optionA, extra: 'yes' }), 'extra-clear')).toHaveLength(1);
  });

  test('every rule broken is named', () => {
    const broken = { ...optionB, die: '1', changers: '0', gems: '1/0/0/0', held: '0/0/0/0' };
    expect(verdictOf(ask({ ...broken, extra: 'yes', coins: '0' }))).toBe(
      'wrong-gem gem-not-held too-little-power no-way no-coins',
    );
  });
});

describe('turns that cannot be read', () => {
  test.each([
    ['no die', { die: '' }, { field: 'die', code: 'missing' }],
    ['a die of 7', { die: '7' }, { field: 'die', code: 'out-of-range', got: 7, min: 1, max: 6 }],
    [
      'a white die',
      { dieColor: 'white' },
      {
        field: 'dieColor',
        code: 'not-an-option',
        got: 'white',
        options: ['orange', 'green', 'purple', 'clear'],
      },
    ],
    [
      'four earlier dice',
      { placed: 'g1,g2,g3,g4' },
      { field: 'placed', code: 'wrong-count', got: 4, min: 0, max: 3 },
    ],
    [
      'a fourth gem of a color',
      { gems: '0/4/0/0' },
      { field: 'gems', code: 'out-of-range', got: 4, min: 0, max: 3 },
    ],
    [
      'nine trainers',
      { locked: '0/9/0' },
      { field: 'locked', code: 'out-of-range', got: 9, min: 0, max: 8 },
    ],
    ['half a tile', { white: '0.5' }, { field: 'white', code: 'not-whole', got: '0.5' }],
    [
      'coins below none',
      { coins: '-1' },
      { field: 'coins', code: 'out-of-range', got: -1, min: 0, max: 99 },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
