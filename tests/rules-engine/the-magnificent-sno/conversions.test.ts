import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrowIn,
  conversions,
  gemCount,
  HUES,
  makeGems,
} from '#engine/the-magnificent-sno/index.ts';
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

const ask = asking(conversions);

const back = asking(conversions, { direction: 'back' });

describe('the printed double arrow', () => {
  rule('sno.bonus.trainer', '1 gem and 2 coins give 1 trainer', () => {
    expect(valueOf(ask()).after).toEqual({
      gems: { orange: 0, green: 1, purple: 1, clear: 0 },
      coins: 4,
      trainers: 2,
      points: undefined,
    });
    expect(violationsOf(ask({ gems: '0/0/0/0', coins: '1' }))).toEqual([
      { clause: 'sno.bonus.trainer', code: 'not-enough', thing: 'gems', needed: 1, held: 0 },
      { clause: 'sno.bonus.trainer', code: 'not-enough', thing: 'coins', needed: 2, held: 1 },
    ]);
    expect(citedBy(ask())).not.toContain('sno.bonus.trainer-back');
  });

  rule('sno.bonus.trainer-back', '1 trainer gives 1 colored gem and 2 coins', () => {
    expect(valueOf(back({ gain: 'purple' })).after).toEqual({
      gems: { orange: 1, green: 1, purple: 2, clear: 0 },
      coins: 8,
      trainers: 0,
      points: undefined,
    });
    expect(violationsOf(back({ trainers: '0' }))).toEqual([
      {
        clause: 'sno.bonus.trainer-back',
        code: 'not-enough',
        thing: 'trainers',
        needed: 1,
        held: 0,
      },
    ]);
  });
});

describe('any double arrow', () => {
  rule('sno.bonus.double-arrow', 'it works in both directions', () => {
    const arrow = { left: '0/3/0/0', right: '2/0/0/4', gems: '0/0/2/1', points: '10' };
    expect(valueOf(ask(arrow))).toMatchObject({
      printed: false,
      after: { gems: { green: 2, purple: 2, clear: 1 }, coins: 3, points: 14 },
    });
    expect(valueOf(back(arrow))).toMatchObject({
      paid: { gems: { purple: 2 }, points: 4 },
      after: { gems: { purple: 0, clear: 1 }, coins: 9, points: 6 },
    });
    expect(linesOf(back(arrow), 'both-ways')).toMatchObject([{ direction: 'back' }]);
    expect(linesOf(ask(arrow), 'convert')).toMatchObject([{ clause: 'sno.bonus.double-arrow' }]);
  });

  test('points may fall below zero: the text sets no limit, and the answer says so', () => {
    const lose = { left: '0/0/0/5', right: '0/0/1/0', points: '3' };
    expect(valueOf(ask(lose)).after.points).toBe(-2);
    expect(linesOf(ask(lose), 'below-zero')).toMatchObject([
      { clause: 'sno.pay.below-zero', points: -2 },
    ]);
    expect(linesOf(ask({ ...lose, points: '5' }), 'below-zero')).toEqual([]);
    expect(verdictOf(ask({ ...lose, floor: 'zero' }))).toBe('points-not-held');
    expect(verdictOf(ask({ ...lose, points: '5', floor: 'zero' }))).toBe('fine');
  });

  rule('sno.pay.below-zero', 'read to stop at zero, not one point is paid from zero', () => {
    const one = { left: '0/0/0/1', right: '0/0/1/0', points: '0' };
    expect(violationsOf(ask({ ...one, floor: 'zero' }))).toEqual([
      { clause: 'sno.pay.below-zero', code: 'points-not-held', needed: 1, held: 0 },
    ]);
    expect(verdictOf(ask({ ...one, points: '1', floor: 'zero' }))).toBe('fine');
    expect(verdictOf(ask({ ...one, points: '', floor: 'zero' }))).toBe('fine');
  });

  test('a side may show several things, as many of one as of another', () => {
    for (const left of ['1/1/0/0', '0/1/1/0', '0/0/1/1']) {
      expect(verdictOf(ask({ left, right: '0/3/0/0' }))).toBe('fine');
    }
  });

  rule('sno.gems.coloured', 'a gem gained is never a clear one', () => {
    expect(violationsOf(back({ gain: 'clear' }))).toEqual([
      { clause: 'sno.gems.coloured', code: 'clear-gained', gems: 1 },
    ]);
    expect(linesOf(back({ gain: 'orange' }), 'coloured-gained')).toMatchObject([
      { gained: ['orange'] },
    ]);
    const two = { left: '2/0/0/0', right: '0/0/1/0' };
    expect(verdictOf(back({ ...two, gain: 'green,clear' }))).toBe('clear-gained');
    expect(valueOf(back({ ...two, gain: 'green,orange' })).gained.gems).toMatchObject({
      orange: 1,
      green: 1,
    });
    // Forth no gem is gained, whatever is chosen.
    expect(verdictOf(ask({ gain: 'clear' }))).toBe('fine');
  });

  rule('sno.gems.clear-pays', 'clear gems may pay for colored ones', () => {
    const clear = ask({ gems: '1/1/1/1', pay: '0/0/0/1' });
    expect(valueOf(clear).after.gems).toEqual({ orange: 1, green: 1, purple: 1, clear: 0 });
    expect(linesOf(clear, 'clear-pays')).toMatchObject([{ amount: 1 }]);
    expect(verdictOf(ask({ gems: '0/0/0/1' }))).toBe('fine');
    // Left to itself, a payment spares them.
    expect(valueOf(ask({ gems: '0/0/1/1' })).paid.gems).toMatchObject({ purple: 1, clear: 0 });
  });

  rule(
    'sno.bonus.trainer',
    'which gems are paid is the player’s choice, where there is one',
    () => {
      const untold = (input: Parameters<typeof ask>[0]) => linesOf(ask(input), 'gems-untold');
      expect(untold({ gems: '1/1/0/0' })).toEqual([
        { clause: 'sno.bonus.trainer', code: 'gems-untold' },
      ]);
      // Told, of one color alone, all of them needed, or none asked for: nothing was chosen for you.
      expect(untold({ gems: '1/1/0/0', pay: '1/0/0/0' })).toEqual([]);
      expect(untold({ gems: '3/0/0/0' })).toEqual([]);
      expect(untold({ gems: '1/1/0/0', left: '2/0/0/0' })).toEqual([]);
      expect(untold({ gems: '1/1/1/0', left: '2/0/0/0' })).toHaveLength(1);
      expect(linesOf(back({ gems: '1/1/0/0' }), 'gems-untold')).toEqual([]);
    },
  );

  test('the gems chosen must be held, and as many as shown', () => {
    expect(violationsOf(ask({ pay: '0/0/0/1' }))).toEqual([
      { clause: 'sno.bonus.trainer', code: 'gem-not-held', gem: 'clear', amount: 1, held: 0 },
    ]);
    expect(violationsOf(ask({ pay: '1/1/0/0' }))).toEqual([
      { clause: 'sno.bonus.trainer', code: 'wrong-payment', paid: 2, needed: 1 },
    ]);
    expect(verdictOf(back({ pay: '3/3/3/3' }))).toBe('fine');
  });

  test('a gem without room in storage becomes a coin', () => {
    const full = back({ gems: '0/3/0/0', coins: '0', gain: 'green' });
    expect(valueOf(full)).toMatchObject({
      after: { gems: { green: 3 }, coins: 3 },
      excess: { green: 1 },
      excessCoins: 1,
    });
    expect(linesOf(full, 'excess')).toMatchObject([{ gem: 'green', amount: 1, coins: 1 }]);
    expect(linesOf(back({ gems: '0/2/0/0', gain: 'green' }), 'excess')).toEqual([]);
  });

  test('what is paid makes room for what is gained', () => {
    const trade = { left: '1/0/0/0', right: '1/1/0/0', gems: '0/3/0/0', pay: '0/1/0/0' };
    expect(valueOf(ask({ ...trade, gain: 'green' }))).toMatchObject({
      after: { gems: { green: 3 }, coins: 7 },
      excessCoins: 0,
    });
  });

  test('nothing is lost: gems and the coins for their excess make up what is gained', () => {
    const gems = fc.record({
      orange: fc.nat(3),
      green: fc.nat(3),
      purple: fc.nat(3),
      clear: fc.nat(3),
    });
    fc.assert(
      fc.property(gems, fc.nat(5), fc.nat(5), fc.constantFrom(...HUES), (held, pays, gets, hue) => {
        const reply = ask({
          left: `${String(pays)}/0/0/0`,
          right: `${String(gets)}/0/0/0`,
          gems: makeGems(held),
          gain: hue,
        });
        if (reply.kind !== 'answer') return;
        const { after, excessCoins } = reply.answer.value;
        expect(gemCount(after.gems) + excessCoins).toBe(gemCount(held) - pays + gets);
        expect(after.coins).toBe(6 + excessCoins);
      }),
    );
  });
});

describe('conversions that cannot be read', () => {
  test.each([
    [
      'a side of three amounts',
      { left: '1/2/0' },
      { field: 'left', code: 'not-readable', got: '1/2/0', reason: 'not-so-many-amounts' },
    ],
    ['no right side', { right: '' }, { field: 'right', code: 'missing' }],
    [
      'sideways',
      { direction: 'up' },
      { field: 'direction', code: 'not-an-option', got: 'up', options: ['forth', 'back'] },
    ],
    [
      'four gems of a color',
      { gems: '4/0/0/0' },
      { field: 'gems', code: 'out-of-range', got: 4, min: 0, max: 3 },
    ],
    [
      'nine trainers',
      { trainers: '9' },
      { field: 'trainers', code: 'out-of-range', got: 9, min: 0, max: 8 },
    ],
    ['no color for the gem', { direction: 'back', gain: '' }, { field: 'gain', code: 'missing' }],
    [
      'two colors for one gem',
      { direction: 'back', gain: 'green,orange' },
      { field: 'gain', code: 'wrong-count', got: 2, min: 1, max: 1 },
    ],
    [
      'a color that is none',
      { gain: 'red' },
      { field: 'gain', code: 'not-an-option', got: 'red', options: [...HUES] },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});

test('the sides of an arrow are read whatever the other fields hold', () => {
  const gem = { gems: 1, coins: 0, trainers: 0, points: 0 };
  const points = { gems: 0, coins: 0, trainers: 0, points: 4 };
  const sides = { left: '1/0/0/0', right: '0/0/0/4' };
  expect(arrowIn({ ...sides, direction: 'forth' })).toEqual({ from: gem, to: points });
  expect(arrowIn({ ...sides, direction: 'back' })).toEqual({ from: points, to: gem });
  expect(arrowIn({ ...sides, direction: '' })).toBeUndefined();
  expect(arrowIn({ ...sides, left: '0/0/0/0', direction: 'forth' })).toBeUndefined();
});
