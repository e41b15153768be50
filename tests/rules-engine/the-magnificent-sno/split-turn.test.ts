import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIONS, splitTurn } from '#engine/the-magnificent-sno/index.ts';
import {
  asking,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(splitTurn);

describe('splitting the power of a turn', () => {
  rule('sno.split.two-actions', 'the power goes over two different actions, in any order', () => {
    for (const [first, second] of [
      ['build', 'perform'],
      ['travel', 'build'],
      ['perform', 'travel'],
    ] as const) {
      expect(verdictOf(ask({ first, second }))).toBe('fine');
      expect(verdictOf(ask({ first: second, second: first }))).toBe('fine');
    }
    expect(violationsOf(ask({ first: 'build', firstPower: '5' }))).toEqual([
      { clause: 'sno.split.two-actions', code: 'same-action', action: 'build' },
    ]);
    expect(violationsOf(ask({ firstPower: '13' }))).toEqual([
      {
        clause: 'sno.split.two-actions',
        code: 'first-too-strong',
        action: 'travel',
        power: 13,
        total: 12,
        missing: 1,
      },
    ]);
    expect(violationsOf(ask({ firstPower: '8' }))).toEqual([
      {
        clause: 'sno.split.two-actions',
        code: 'second-too-strong',
        action: 'build',
        power: 5,
        available: 4,
        missing: 1,
      },
    ]);
    expect(linesOf(ask(), 'either-order')).toMatchObject([{ first: 'build', second: 'travel' }]);
    expect(verdictOf(ask({ first: 'build', firstPower: '9', secondPower: '9' }))).toBe(
      'same-action second-too-strong',
    );
  });

  rule('sno.split.example', '12 is 7 steps and a large green tile of 5', () => {
    expect(valueOf(ask())).toEqual({
      total: 12,
      first: { action: 'travel', power: 7 },
      second: { action: 'build', power: 5 },
      forSecond: 5,
      left: 0,
    });
  });

  rule('sno.split.fixed', 'gems gained on the way do not add to the second action', () => {
    // One gem would make up the power that 8 steps leave missing.
    expect(verdictOf(ask({ firstPower: '8', gained: '1' }))).toBe(
      'second-too-strong gems-do-not-help',
    );
    expect(verdictOf(ask({ firstPower: '10', gained: '1' }))).toBe('second-too-strong');
    expect(linesOf(ask({ gained: '2' }), 'gems-not-counted')).toMatchObject([
      { gems: 2, power: 4 },
    ]);
    expect(valueOf(ask({ gained: '2' })).left).toBe(0);
    expect(linesOf(ask(), 'gems-not-counted')).toEqual([]);
  });

  test('the order of the actions never changes what is left', () => {
    const share = fc.record({ action: fc.constantFrom(...ACTIONS), power: fc.nat(20) });
    fc.assert(
      fc.property(fc.nat(30), share, share, (total, a, b) => {
        const split = (one: typeof a, two: typeof a): ReturnType<typeof ask> =>
          ask({
            total: String(total),
            first: one.action,
            firstPower: String(one.power),
            second: two.action,
            secondPower: String(two.power),
          });
        const [here, there] = [split(a, b), split(b, a)];
        expect(here.kind).toBe(there.kind);
        if (here.kind !== 'answer' || there.kind !== 'answer') return;
        expect(here.answer.value.left).toBe(there.answer.value.left);
        expect(a.power + b.power + here.answer.value.left).toBe(total);
      }),
    );
  });
});

describe('splits that cannot be read', () => {
  test.each([
    ['no total', { total: '' }, { field: 'total', code: 'missing' }],
    [
      'a fourth action',
      { second: 'rest' },
      { field: 'second', code: 'not-an-option', got: 'rest', options: [...ACTIONS] },
    ],
    [
      'an action without power',
      { secondPower: '0' },
      { field: 'secondPower', code: 'out-of-range', got: 0, min: 1, max: 99 },
    ],
    [
      'steps back',
      { firstPower: '-1' },
      { field: 'firstPower', code: 'out-of-range', got: -1, min: 1, max: 99 },
    ],
    ['half a gem', { gained: '0.5' }, { field: 'gained', code: 'not-whole', got: '0.5' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
