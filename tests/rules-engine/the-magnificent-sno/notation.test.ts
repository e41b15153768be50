import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountsFilled,
  diceDue,
  gemCount,
  HUES,
  isGems,
  makeDice,
  makeGems,
  parseByColor,
  parseDice,
  parseGems,
  stored,
  typedNumber,
  type Die,
} from '#engine/the-magnificent-sno/index.ts';
import { rule, unwrap } from '#tests/support/rule.ts';

const dice = (text: string): readonly Die[] => unwrap(parseDice('dice', text, { min: 0, max: 4 }));

const gems = (text: string): ReturnType<typeof stored>['gems'] => unwrap(parseGems('gems', text));

describe('dice', () => {
  test('are a letter and a value', () => {
    expect(dice('g5, P3 c6')).toEqual([
      { hue: 'green', value: 5 },
      { hue: 'purple', value: 3 },
      { hue: 'clear', value: 6 },
    ]);
    expect(makeDice(dice('g5,c6'))).toBe('g5,c6');
    expect(dice('')).toEqual([]);
  });

  test.each([
    ['a seven', 'g7', { code: 'not-readable', got: 'g7', where: [1], reason: 'not-a-die' }],
    ['a zero', 'o1,g0', { code: 'not-readable', got: 'g0', where: [2], reason: 'not-a-die' }],
    ['a blue one', 'b3', { code: 'not-readable', got: 'b3', where: [1], reason: 'not-a-die' }],
    ['five of them', 'g1,g1,g1,g1,g1', { code: 'wrong-count', got: 5, min: 0, max: 4 }],
  ])('%s cannot be read', (_, text, problem) => {
    expect(parseDice('dice', text, { min: 0, max: 4 })).toEqual({
      ok: false,
      error: [{ field: 'dice', ...problem }],
    });
  });

  rule('sno.pay.highest-sum', 'equal sums cost the same, whichever is paid', () => {
    expect(diceDue(dice('g3,o3,p2,c1'))).toMatchObject({
      color: 'orange',
      equal: ['green'],
      due: 4,
    });
    expect(diceDue(dice('g3,o2,p1'))).toMatchObject({ color: 'green', equal: [] });
    expect(diceDue(dice('g2,o2,p2')).equal).toEqual(['green', 'purple']);
    expect(diceDue(dice('c2')).equal).toEqual([]);
  });

  rule(
    'sno.pay.highest-sum',
    'the color with the highest sum is paid, not that of the highest die',
    () => {
      expect(diceDue(dice('g3,g4,p6,c1'))).toEqual({
        color: 'green',
        equal: [],
        higherDie: 'purple',
        colorSum: 7,
        clearSum: 1,
        due: 8,
      });
      expect(diceDue(dice('g3,g4,p6')).due).toBe(7);
      expect(diceDue(dice('o2,g1')).higherDie).toBeUndefined();
      expect(diceDue(dice('c6'))).toMatchObject({ color: undefined, due: 6 });
      expect(diceDue([])).toMatchObject({ color: undefined, due: 0 });
    },
  );

  test('equal sums cost the same, whichever color is named', () => {
    expect(diceDue(dice('o4,p4'))).toMatchObject({ color: 'orange', due: 4 });
  });
});

describe('gems', () => {
  test('are four amounts', () => {
    expect(gems('1/0/2/3')).toEqual({ orange: 1, green: 0, purple: 2, clear: 3 });
    expect(makeGems(gems('1/0/2/3'))).toBe('1/0/2/3');
    expect(gemCount(gems('1/0/2/3'))).toBe(6);
    expect(unwrap(parseByColor('locked', '0/2/1'))).toEqual({ orange: 0, green: 2, purple: 1 });
    expect(parseGems('gems', '1/2/3').ok).toBe(false);
    expect(parseGems('gems', '').ok).toBe(false);
  });

  test('fall into four amounts also while they are typed', () => {
    expect(['', '1/0/2/0', '1//x/'].map(isGems)).toEqual([true, true, true]);
    expect(['1', '1/0/2', '1/0/2/0/0'].map(isGems)).toEqual([false, false, false]);
  });

  test('the first amount typed into a blank field makes the others 0', () => {
    expect(amountsFilled('', '/2//')).toBe('0/2/0/0');
    expect(amountsFilled(' ', ' /2/')).toBe('0/2/0');
    // Afterwards an amount may be emptied to type another.
    expect(amountsFilled('0/2/0/0', '0//0/0')).toBe('0//0/0');
  });

  test('a number of a list stays one while it is typed', () => {
    expect(['', '0', '05', '007', '10'].map(typedNumber)).toEqual(['0', '0', '5', '7', '10']);
  });

  rule(
    'sno.gems.storage',
    'three gems of a color are kept, each further one becomes a coin',
    () => {
      expect(stored(gems('3/2/0/3'), gems('1/1/0/2'))).toEqual({
        gems: gems('3/3/0/3'),
        excess: gems('1/0/0/2'),
        coins: 3,
      });
      expect(stored(gems('2/0/0/0'), gems('1/0/0/0')).coins).toBe(0);
    },
  );

  test('none is lost: what is not kept becomes coins', () => {
    const amounts = fc
      .array(fc.nat(5), { minLength: 4, maxLength: 4 })
      .map((list) => list.join('/'));
    fc.assert(
      fc.property(amounts, amounts, (held, gained) => {
        const after = stored(gems(held), gems(gained));
        expect(gemCount(after.gems) + after.coins).toBe(
          gemCount(gems(held)) + gemCount(gems(gained)),
        );
        for (const hue of HUES) expect(after.gems[hue]).toBeLessThanOrEqual(3);
      }),
    );
  });
});

test('a number that is typed loses the zeros before it, and no others', () => {
  expect(['', '0', '05', '100', '1005'].map(typedNumber)).toEqual(['0', '0', '5', '100', '1005']);
});

test('a color with the same sum in fewer dice has no lower sum', () => {
  expect(diceDue(dice('o3,o3,g6'))).toMatchObject({ color: 'orange', higherDie: undefined });
  expect(diceDue(dice('o3,o4,g6'))).toMatchObject({ color: 'orange', higherDie: 'green' });
  expect(diceDue(dice('o6,o1,g6'))).toMatchObject({ color: 'orange', higherDie: undefined });
});
