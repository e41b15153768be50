import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rockRoseIncome, type IncomeValue } from '#engine/rise-to-nobility-beyond/index.ts';
import {
  asking,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

/** The rulebook's roll and reputation. */
const ROLL = { dice: '5,6,4,4,1', reputation: '12' };

const ask = asking(rockRoseIncome, ROLL);

const plays = (played: string): IncomeValue => valueOf(ask({ played }));

describe('Rock Rose for unplayed dice', () => {
  rule(
    'rtn.rock-rose.income-example',
    'the rulebook’s roll of 5, 6, 4, 4, 1 with 6, 5, 1 played leaves 8 and earns 2',
    () => {
      expect(plays('6,5,1')).toMatchObject({
        played: [6, 5, 1],
        playedSum: 12,
        left: [4, 4],
        leftSum: 8,
        fromDice: 2,
        rockRose: 2,
        coins: 0,
      });
    },
  );

  rule('rtn.rock-rose.income', 'every full 3 among the unplayed dice earns 1 Rock Rose', () => {
    expect(plays('6,5')).toMatchObject({ leftSum: 9, rockRose: 3 });
    expect(plays('4,4')).toMatchObject({ leftSum: 12, rockRose: 4 });
    expect(plays('')).toMatchObject({ leftSum: 20, rockRose: 6 });
    expect(linesOf(ask({ played: '4,4' }), 'unplayed')).toEqual([
      {
        clause: 'rtn.rock-rose.income',
        code: 'unplayed',
        left: [6, 5, 1],
        leftSum: 12,
        per: 3,
        rockRose: 4,
      },
    ]);
  });

  rule('rtn.rock-rose.rounding', 'the total is divided once and rounded down', () => {
    // Die by die, 5 and 1 would earn 1; rounded to nearest, 5 would earn 2.
    expect(plays('6,4')).toMatchObject({ left: [5, 4, 1], leftSum: 10, rockRose: 3 });
    expect(valueOf(ask({ dice: '5,1', played: '' }))).toMatchObject({ leftSum: 6, rockRose: 2 });
    expect(valueOf(ask({ dice: '5', played: '' }))).toMatchObject({ leftSum: 5, rockRose: 1 });
    expect(linesOf(ask({ dice: '5', played: '' }), 'rounded-down')).toMatchObject([
      { leftSum: 5, per: 3, rest: 2, rockRose: 1 },
    ]);
    expect(linesOf(ask({ played: '4,4' }), 'rounded-down')).toEqual([]);
  });

  rule('rtn.rock-rose.unplayable', 'dice that reputation forbids count as unplayed', () => {
    expect(plays('6,5,1').left).toEqual([4, 4]);
    expect(linesOf(ask({ played: '6,5,1' }), 'unplayable')).toEqual([
      { clause: 'rtn.rock-rose.unplayable', code: 'unplayable', dice: [4, 4], spare: 0 },
    ]);
    expect(linesOf(ask({ played: '4,4' }), 'unplayable')).toMatchObject([
      { dice: [6, 5], spare: 4 },
    ]);
    expect(linesOf(ask({ played: '5,1' }), 'unplayable')).toEqual([]);
  });
});

describe('the dice played', () => {
  rule('rtn.rock-rose.reputation', 'the dice played may add up to reputation and no more', () => {
    expect(verdictOf(ask({ played: '6,5,1' }))).toBe('fine');
    expect(verdictOf(ask({ played: '6,5,1', reputation: '11' }))).toBe('over-reputation');
    expect(violationsOf(ask({ played: '6,5,4' }))).toEqual([
      {
        clause: 'rtn.rock-rose.reputation',
        code: 'over-reputation',
        played: [6, 5, 4],
        playedSum: 15,
        reputation: 12,
        over: 3,
      },
    ]);
    expect(linesOf(ask({ played: '5,4' }), 'played')).toMatchObject([
      { playedSum: 9, reputation: 12, spare: 3 },
    ]);
  });

  rule('rtn.rock-rose.dice', 'only dice of the roll can be played, each once', () => {
    expect(violationsOf(ask({ played: '6,6' }))).toEqual([
      {
        clause: 'rtn.rock-rose.dice',
        code: 'not-rolled',
        dice: [6],
        played: [6, 6],
        rolled: [5, 6, 4, 4, 1],
      },
    ]);
    expect(verdictOf(ask({ played: '4,4' }))).toBe('fine');
    expect(violationsOf(ask({ played: '4,4,4,3' }))).toMatchObject([
      { code: 'not-rolled', dice: [4, 3] },
      { code: 'over-reputation', over: 3 },
    ]);
  });
});

describe('active cards at Income', () => {
  rule('rtn.dwellings.income', 'each active dwelling adds 1 Rock Rose', () => {
    const reply = ask({ played: '6,5,1', dwellings: '3', elders: '2' });
    expect(valueOf(reply)).toMatchObject({ fromDice: 2, fromDwellings: 3, rockRose: 5 });
    expect(linesOf(reply, 'dwellings')).toMatchObject([
      { dwellings: 3, each: 1, before: 2, after: 5 },
    ]);
  });

  rule('rtn.elders.income', 'each active elder adds 2 coins', () => {
    const reply = ask({ played: '6,5,1', dwellings: '3', elders: '2' });
    expect(valueOf(reply).coins).toBe(4);
    expect(linesOf(reply, 'elders')).toMatchObject([{ elders: 2, each: 2, coins: 4 }]);
  });

  test('a single card is mentioned', () => {
    const reply = ask({ dwellings: '1', elders: '1', played: '' });
    expect(linesOf(reply, 'dwellings')).toMatchObject([{ before: 6, after: 7 }]);
    expect(linesOf(reply, 'elders')).toMatchObject([{ coins: 2 }]);
  });

  test('cards that are not there are not mentioned', () => {
    const reply = ask({ dwellings: '', elders: '0', played: '' });
    expect([...linesOf(reply, 'dwellings'), ...linesOf(reply, 'elders')]).toEqual([]);
  });
});

describe('the ways to play a roll', () => {
  const shown = ({ ways }: IncomeValue): readonly string[] =>
    ways.map(({ played, rockRose, own }) => `${played.join('+')} → ${rockRose}${own ? ' ◂' : ''}`);

  test('most Rock Rose first, then most dice, then the larger sum, then the larger dice', () => {
    expect(shown(valueOf(ask({ dice: '4,2,1,3', reputation: '6', played: '2' })))).toEqual([
      '1 → 3',
      ' → 3',
      '3+1 → 2',
      '2+1 → 2',
      '4 → 2',
      '3 → 2',
      '2 → 2 ◂',
      '3+2+1 → 1',
      '4+2 → 1',
      '4+1 → 1',
      '3+2 → 1',
    ]);
  });

  test('equal dice count once', () => {
    expect(shown(valueOf(ask({ dice: '4,4', reputation: '9', played: '4' })))).toEqual([
      ' → 2',
      '4 → 1 ◂',
      '4+4 → 0',
    ]);
  });

  test('reputation bounds them', () => {
    expect(plays('').ways.every(({ playedSum }) => playedSum <= 12)).toBe(true);
    expect(plays('').ways.some(({ playedSum }) => playedSum === 12)).toBe(true);
  });
});

describe('what holds for every roll', () => {
  const die = fc.integer({ min: 1, max: 6 });
  const rounds = fc.record({
    dice: fc.array(die, { minLength: 1, maxLength: 5 }),
    reputation: fc.integer({ min: 6, max: 24 }),
    dwellings: fc.nat(6),
  });
  const legal = rounds.chain((round) =>
    fc.subarray(round.dice).map((part) => {
      const played = part.filter((_, i) => total(part.slice(0, i + 1)) <= round.reputation);
      return { ...round, played };
    }),
  );
  const total = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);
  const asked = (round: {
    readonly dice: readonly number[];
    readonly played: readonly number[];
    readonly reputation: number;
    readonly dwellings: number;
  }): IncomeValue =>
    valueOf(
      rockRoseIncome.ask({
        dice: round.dice.join(),
        played: round.played.join(),
        reputation: String(round.reputation),
        dwellings: String(round.dwellings),
        elders: '',
      }),
    );

  test('what is played and what is left make up the roll, in every way', () => {
    fc.assert(
      fc.property(legal, (round) => {
        const value = asked(round);
        for (const { played, left, playedSum, leftSum } of [value, ...value.ways]) {
          expect([...played, ...left].toSorted()).toEqual(round.dice.toSorted());
          expect([playedSum, leftSum]).toEqual([total(played), total(left)]);
          expect(playedSum).toBeLessThanOrEqual(round.reputation);
        }
      }),
    );
  });

  test('the player’s own way is among them exactly once, with the same Rock Rose', () => {
    fc.assert(
      fc.property(legal, (round) => {
        const value = asked(round);
        const own = value.ways.filter((way) => way.own);
        expect(own.map(({ left, rockRose }) => [left, rockRose])).toEqual([
          [value.left, value.rockRose],
        ]);
      }),
    );
  });

  test('the ways differ from one another and come best first', () => {
    fc.assert(
      fc.property(legal, (round) => {
        const { ways } = asked(round);
        expect(new Set(ways.map(({ played }) => played.join())).size).toBe(ways.length);
        const earned = ways.map(({ rockRose }) => rockRose);
        expect(earned).toEqual(earned.toSorted((a, b) => b - a));
      }),
    );
  });

  test('playing fewer dice never earns less', () => {
    fc.assert(
      fc.property(legal, (round) => {
        const fewer = { ...round, played: round.played.slice(1) };
        expect(asked(fewer).rockRose).toBeGreaterThanOrEqual(asked(round).rockRose);
      }),
    );
  });
});

describe('rounds that cannot be read', () => {
  test.each([
    ['no dice', { dice: '' }, { field: 'dice', code: 'missing' }],
    [
      'six dice',
      { dice: '1,2,3,4,5,6' },
      { field: 'dice', code: 'wrong-count', got: 6, min: 1, max: 5 },
    ],
    ['a seven', { dice: '7' }, { field: 'dice', code: 'out-of-range', got: 7, min: 1, max: 6 }],
    ['a zero', { dice: '0' }, { field: 'dice', code: 'out-of-range', got: 0, min: 1, max: 6 }],
    ['half a die', { played: '1.5' }, { field: 'played', code: 'not-whole', got: '1.5' }],
    ['no reputation', { reputation: '' }, { field: 'reputation', code: 'missing' }],
    [
      'reputation below the track',
      { reputation: '5' },
      { field: 'reputation', code: 'out-of-range', got: 5, min: 6, max: 24 },
    ],
    [
      'reputation above the track',
      { reputation: '25' },
      { field: 'reputation', code: 'out-of-range', got: 25, min: 6, max: 24 },
    ],
    [
      'seven dwellings',
      { dwellings: '7' },
      { field: 'dwellings', code: 'out-of-range', got: 7, min: 0, max: 6 },
    ],
    ['elders in words', { elders: 'two' }, { field: 'elders', code: 'not-whole', got: 'two' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask({ played: '', ...input }))).toEqual([problem]);
  });

  test('every field in trouble is named', () => {
    expect(
      problemsOf(ask({ dice: '', reputation: '', played: 'x', dwellings: '9', elders: '?' })).map(
        ({ field }) => field,
      ),
    ).toEqual(['dice', 'reputation', 'played', 'dwellings', 'elders']);
  });
});
