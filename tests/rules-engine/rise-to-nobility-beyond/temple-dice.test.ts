import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { templeDice } from '#engine/rise-to-nobility-beyond/index.ts';
import {
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

/** `ask(3, '4,4', '4')`: three players, two fours placed, a four to place. */
const ask = (
  players: number | string,
  placed: string,
  die = '',
  more: Partial<typeof templeDice.form.start> = {},
): ReturnType<typeof templeDice.ask> =>
  templeDice.ask({ ...templeDice.form.start, players: String(players), placed, die, ...more });

describe('dice in the temple', () => {
  rule('rtn.temple.left-to-right', 'a die takes the leftmost free space', () => {
    expect(['', '4', '4,4'].map((placed) => valueOf(ask(3, placed, '4')).space)).toEqual([1, 2, 3]);
    expect(linesOf(ask(3, '4', '4'), 'space')).toEqual([
      { clause: 'rtn.temple.left-to-right', code: 'space', space: 2, before: 2, after: 1 },
    ]);
  });

  rule('rtn.temple.several-dice', 'whether a player may place a second die is a reading', () => {
    const second = (several: string) => ask(3, '4', '4', { own: '1', several });
    expect(linesOf(second('allowed'), 'several-dice')).toEqual([
      {
        clause: 'rtn.temple.several-dice',
        code: 'several-dice',
        own: 1,
        reading: 'allowed',
      },
    ]);
    expect(violationsOf(second('one-each'))).toEqual([
      {
        clause: 'rtn.temple.several-dice',
        code: 'one-die-each',
        dice: 2,
        own: 1,
        reading: 'one-each',
      },
    ]);
    for (const own of ['', '0']) {
      expect(verdictOf(ask(3, '4', '4', { own, several: 'one-each' }))).toBe('fine');
      expect(linesOf(ask(3, '4', '4', { own }), 'several-dice')).toEqual([]);
    }
    // Two that lie there already are refused as well; one of one's own is not.
    expect(verdictOf(ask(3, '4,4', '', { own: '2', several: 'one-each' }))).toBe('one-die-each');
    expect(verdictOf(ask(3, '4,4', '', { own: '1', several: 'one-each' }))).toBe('fine');
  });

  rule('rtn.temple.several-dice', 'with 1 die each, whose the others are is not supposed', () => {
    const die = (own: string, several: string, placed = '4') =>
      ask(3, placed, placed.slice(0, 1) || '4', { own, several });
    expect(valueOf(die('', 'one-each')).ifNoneYours).toBe(true);
    expect(linesOf(die('', 'one-each', '4,4'), 'if-none-yours')).toEqual([
      {
        clause: 'rtn.temple.several-dice',
        code: 'if-none-yours',
        placed: 2,
        reading: 'one-each',
      },
    ]);
    // Told that none is one's own, in an empty Temple, or where several are allowed, nothing is open.
    for (const reply of [die('0', 'one-each'), die('', 'one-each', ''), die('', 'allowed')]) {
      expect(valueOf(reply).ifNoneYours).toBe(false);
      expect(linesOf(reply, 'if-none-yours')).toEqual([]);
    }
    // What the next die must show is asked of anyone's.
    expect(valueOf(ask(3, '4', '', { several: 'one-each' })).ifNoneYours).toBe(false);
  });

  rule('rtn.temple.several-dice', 'whoever has a die there may place the next, or may not', () => {
    const next = (several: string, own = '1') => ask(3, '4,4', '', { own, several });
    expect(linesOf(next('allowed'), 'several-dice')).toMatchObject([{ own: 1 }]);
    expect(linesOf(next('allowed'), 'yours-is-there')).toEqual([]);
    expect(linesOf(next('one-each'), 'yours-is-there')).toEqual([
      {
        clause: 'rtn.temple.several-dice',
        code: 'yours-is-there',
        own: 1,
        reading: 'one-each',
      },
    ]);
    expect(linesOf(next('one-each', '0'), 'yours-is-there')).toEqual([]);
  });

  rule('rtn.rock-rose.dice', 'nobody has more dice there than one rolls', () => {
    const mine = (players: number, own: number, die = '') =>
      verdictOf(ask(players, '2,2,2,2,2', die, { own: String(own) }));
    // With 6 players each has 4 dice, with 5 players 5.
    expect([mine(6, 4), mine(6, 5)]).toEqual(['fine', 'more-than-your-dice']);
    expect([mine(6, 3, '2'), mine(6, 4, '2')]).toEqual(['fine', 'more-than-your-dice']);
    expect(mine(5, 5)).toBe('fine');
    expect(violationsOf(ask(6, '2,2,2,2', '2', { own: '4' }))).toEqual([
      {
        clause: 'rtn.rock-rose.dice',
        code: 'more-than-your-dice',
        dice: 5,
        own: 4,
        each: 4,
        players: 6,
      },
    ]);
  });

  rule('rtn.temple.spaces', 'one’s own dice are among those placed', () => {
    expect(violationsOf(ask(3, '4', '', { own: '2' }))).toEqual([
      { clause: 'rtn.temple.spaces', code: 'more-own-than-placed', own: 2, placed: 1 },
    ]);
    expect(verdictOf(ask(3, '4,4', '', { own: '2' }))).toBe('fine');
  });

  rule('rtn.temple.spaces', 'as many dice fit as there are players', () => {
    expect([1, 2, 3, 4, 5, 6].map((players) => valueOf(ask(players, '')).spaces)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(valueOf(ask(3, '4,4', '4')).left).toBe(0);
    expect(violationsOf(ask(3, '4,4,4', '4'))).toEqual([
      { clause: 'rtn.temple.spaces', code: 'no-space', players: 3, spaces: 3 },
    ]);
    expect(verdictOf(ask(4, '4,4,4', '4'))).toBe('fine');
    expect(valueOf(ask(1, '', '6'))).toMatchObject({ space: 1, left: 0 });
    expect(verdictOf(ask(1, '6', '6'))).toBe('no-space');
  });

  rule('rtn.temple.first-die', 'the first die may show anything', () => {
    for (const die of ['1', '2', '3', '4', '5', '6']) {
      expect(linesOf(ask(2, '', die), 'first-die')).toMatchObject([{ die: Number(die) }]);
    }
    expect(valueOf(ask(2, '')).mustShow).toBe('any');
    expect(linesOf(ask(2, ''), 'any-value')).toHaveLength(1);
  });

  rule('rtn.temple.first-die', 'all the others follow it: one fewer than there are spaces', () => {
    const others = (players: number, die = ''): readonly unknown[] =>
      linesOf(ask(players, '', die), die === '' ? 'any-value' : 'first-die');
    expect(others(1, '4')).toMatchObject([{ others: 0 }]);
    expect(others(3, '4')).toMatchObject([{ others: 2 }]);
    expect(others(1)).toMatchObject([{ others: 0 }]);
    expect(others(3)).toMatchObject([{ others: 2 }]);
  });

  rule('rtn.temple.same-value', 'every other die must show what the first shows', () => {
    expect(linesOf(ask(3, '4', '4'), 'same-value')).toMatchObject([{ die: 4, first: 4 }]);
    expect(violationsOf(ask(3, '4', '5'))).toEqual([
      { clause: 'rtn.temple.same-value', code: 'differs', die: 5, first: 4 },
    ]);
    expect(verdictOf(ask(3, '4', '3'))).toBe('differs');
    expect(valueOf(ask(3, '', '5')).mustShow).toBe(5);
    expect(linesOf(ask(3, '2'), 'must-show')).toMatchObject([{ first: 2 }]);
  });

  rule('rtn.temple.one-offering', 'each die placed allows 1 Offering', () => {
    expect(valueOf(ask(3, '4', '4')).offerings).toBe(1);
    expect(linesOf(ask(3, '4', '4'), 'one-offering')).toMatchObject([{ offerings: 1 }]);
    expect(valueOf(ask(3, '4')).offerings).toBe(0);
  });

  test('without a die the next space is told', () => {
    expect(valueOf(ask(3, '4,4'))).toMatchObject({ space: 3, left: 1, mustShow: 4 });
    expect(linesOf(ask(3, '4,4'), 'next-space')).toMatchObject([{ space: 3, left: 1 }]);
    expect(valueOf(ask(3, '4,4,4'))).toMatchObject({ space: undefined, left: 0 });
    expect(linesOf(ask(3, '4,4,4'), 'spaces')).toMatchObject([{ spaces: 3, left: 0 }]);
  });

  test('a temple that cannot be is refused, with all that is wrong in it', () => {
    expect(violationsOf(ask(3, '4,5,4,6', '2'))).toEqual([
      { clause: 'rtn.temple.spaces', code: 'too-many-placed', placed: 4, spaces: 3 },
      { clause: 'rtn.temple.same-value', code: 'placed-differs', space: 2, die: 5, first: 4 },
      { clause: 'rtn.temple.same-value', code: 'placed-differs', space: 4, die: 6, first: 4 },
      { clause: 'rtn.temple.same-value', code: 'differs', die: 2, first: 4 },
    ]);
    expect(verdictOf(ask(2, '4,4,4'))).toBe('too-many-placed');
  });

  test('a temple fills up with one value, space by space', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (n, die) => {
        for (let placed = 0; placed < n; placed += 1) {
          const reply = ask(n, Array(placed).fill(die).join(), String(die));
          expect(valueOf(reply)).toMatchObject({
            space: placed + 1,
            left: n - placed - 1,
            mustShow: die,
          });
        }
        expect(verdictOf(ask(n, Array(n).fill(die).join(), String(die)))).toBe('no-space');
      }),
    );
  });
});

describe('temples that cannot be read', () => {
  test.each([
    ['no players', ['', '', '4'], { field: 'players', code: 'missing' }],
    [
      'seven players',
      ['7', '', '4'],
      { field: 'players', code: 'out-of-range', got: 7, min: 1, max: 6 },
    ],
    ['a zero', ['3', '0', '4'], { field: 'placed', code: 'out-of-range', got: 0, min: 1, max: 6 }],
    [
      'seven dice',
      ['6', '1,1,1,1,1,1,1', '1'],
      { field: 'placed', code: 'wrong-count', got: 7, min: 0, max: 6 },
    ],
    ['a die in words', ['3', '', 'six'], { field: 'die', code: 'not-whole', got: 'six' }],
  ] as const)('%s', (_, [players, placed, die], problem) => {
    expect(problemsOf(ask(players, placed, die))).toEqual([problem]);
  });
});
