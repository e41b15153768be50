import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EXCHANGED,
  heldField,
  rateField,
  rockRoseExchange,
} from '#engine/rise-to-nobility-beyond/index.ts';
import {
  asking,
  answerTo,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(rockRoseExchange);

/** Supposed rates: the printed ones stand on the extension. */
const RATES = { rateGoods: '2:1', rateCoins: '1:3', rateNobility: '4:1' };

describe('exchanging Rock Rose', () => {
  rule('rtn.components.rock-rose', 'nobody gets more Rock Rose than there is', () => {
    const back = { ...RATES, rockRose: '49', direction: 'both-ways' };
    expect(verdictOf(ask({ ...back, coins: '-1' }))).toBe('fine');
    expect(violationsOf(ask({ ...back, coins: '-2' }))).toEqual([
      { clause: 'rtn.components.rock-rose', code: 'more-than-there-is', left: 51, max: 50 },
    ]);
    // Nothing comes back where it cannot be turned back.
    expect(violationsOf(ask({ ...back, coins: '-2', direction: 'one-way' }))).toEqual([
      { clause: 'rtn.rock-rose.direction', code: 'one-way', thing: 'coins', times: 2 },
    ]);
  });

  rule('rtn.rock-rose.exchange', 'each exchange is paid at the rate of its thing', () => {
    const reply = ask({ ...RATES, rockRose: '9', goods: '2', coins: '1' });
    expect(valueOf(reply)).toEqual({
      rows: [
        {
          thing: 'goods',
          rate: { give: 2, get: 1 },
          most: 4,
          times: 2,
          gained: 2,
          paid: 4,
          further: 2,
        },
        {
          thing: 'nobility',
          rate: { give: 4, get: 1 },
          most: 2,
          times: 0,
          gained: 0,
          paid: 0,
          further: 1,
        },
        {
          thing: 'coins',
          rate: { give: 1, get: 3 },
          most: 9,
          times: 1,
          gained: 3,
          paid: 1,
          further: 4,
        },
      ],
      held: 9,
      paid: 5,
      left: 4,
    });
    expect(linesOf(reply, 'exchange')).toMatchObject([
      { thing: 'goods', times: 2, gained: 2, before: 9, after: 5 },
      { thing: 'coins', times: 1, gained: 3, before: 5, after: 4 },
    ]);
    expect(linesOf(reply, 'affordable')).toMatchObject([
      { thing: 'goods', give: 2, get: 1, all: 9, most: 4, left: 4, further: 2, traded: true },
      { thing: 'nobility', most: 2, further: 1 },
      { thing: 'coins', most: 9, further: 4 },
    ]);
  });

  rule('rtn.rock-rose.exchange', 'all the Rock Rose held may go, and not one more', () => {
    expect(valueOf(ask({ ...RATES, rockRose: '5', goods: '2', coins: '1' })).left).toBe(0);
    expect(violationsOf(ask({ ...RATES, rockRose: '4', goods: '2', coins: '1' }))).toEqual([
      { clause: 'rtn.rock-rose.exchange', code: 'not-enough', needed: 5, held: 4, short: 1 },
    ]);
  });

  test('what is left over counts in whole exchanges', () => {
    const left7 = valueOf(ask({ ...RATES, rockRose: '9', coins: '2' }));
    expect(left7.rows.map(({ thing, most, further }) => [thing, most, further])).toEqual([
      ['goods', 4, 3],
      ['nobility', 2, 1],
      ['coins', 9, 7],
    ]);
  });

  test('several exchanges in a turn are as many as one likes', () => {
    expect(linesOf(ask({ ...RATES, goods: '1', coins: '2' }), 'any-number')).toEqual([
      { clause: 'rtn.rock-rose.any-number', code: 'any-number', times: 3 },
    ]);
    expect(linesOf(ask({ ...RATES, goods: '2' }), 'any-number')).toHaveLength(1);
    expect(linesOf(ask({ ...RATES, goods: '1' }), 'any-number')).toEqual([]);
  });

  test('without rates nothing is offered and nothing invented', () => {
    expect(answerTo(ask({}))).toEqual({
      value: { rows: [], held: 5, paid: 0, left: 5 },
      lines: [{ clause: 'rtn.rock-rose.exchange', code: 'no-rates' }],
    });
    expect(linesOf(ask({ rateCoins: '1:1' }), 'no-rates')).toEqual([]);
  });

  test('each thing has its own rate and count', () => {
    const reply = ask({
      rockRose: '50',
      rateGoods: '1:1',
      goods: '1',
      rateNobility: '2:1',
      nobility: '2',
      rateReputation: '3:1',
      reputation: '3',
      rateCoins: '4:1',
      coins: '4',
      rateModifiers: '5:1',
      modifiers: '3',
    });
    expect(valueOf(reply).rows.map(({ thing, paid }) => `${thing} ${paid}`)).toEqual([
      'goods 1',
      'nobility 4',
      'reputation 9',
      'coins 16',
      'modifiers 15',
    ]);
    expect(valueOf(reply).left).toBe(5);
  });
});

describe('exchanging back', () => {
  const BACK = { ...RATES, rockRose: '1', coins: '-2', goods: '1' };

  rule('rtn.rock-rose.direction', 'read one way, nothing can be turned back into Rock Rose', () => {
    expect(violationsOf(ask({ ...BACK, direction: 'one-way' }))).toEqual([
      { clause: 'rtn.rock-rose.direction', code: 'one-way', thing: 'coins', times: 2 },
      { clause: 'rtn.rock-rose.exchange', code: 'not-enough', needed: 2, held: 1, short: 1 },
    ]);
  });

  rule('rtn.rock-rose.direction', 'read both ways, things come back at the same rate', () => {
    const reply = ask({ ...BACK, direction: 'both-ways' });
    expect(valueOf(reply)).toMatchObject({ held: 1, paid: 0, left: 1 });
    expect(linesOf(reply, 'give-back')).toEqual([
      {
        clause: 'rtn.rock-rose.direction',
        code: 'give-back',
        thing: 'coins',
        times: 2,
        give: 1,
        get: 3,
        before: 1,
        after: 3,
        returned: 6,
      },
    ]);
    expect(linesOf(reply, 'exchange')).toMatchObject([{ thing: 'goods', before: 3, after: 1 }]);
    expect(verdictOf(ask({ ...BACK, goods: '2', direction: 'both-ways' }))).toBe('not-enough');
  });

  rule('rtn.rock-rose.direction', 'nobody gives back what they do not have', () => {
    const back = { ...BACK, direction: 'both-ways' };
    expect(verdictOf(ask({ ...back, coinsHeld: '' }))).toBe('fine');
    expect(verdictOf(ask({ ...back, coinsHeld: '6' }))).toBe('fine');
    expect(violationsOf(ask({ ...back, coinsHeld: '5' }))).toEqual([
      {
        clause: 'rtn.rock-rose.direction',
        code: 'not-held',
        thing: 'coins',
        given: 6,
        held: 5,
        short: 1,
      },
    ]);
    // What is bought need not be there, and one way nothing is given back at all.
    expect(verdictOf(ask({ ...back, goodsHeld: '0' }))).toBe('fine');
    expect(verdictOf(ask({ ...back, coinsHeld: '5', direction: 'one-way' }))).not.toContain(
      'not-held',
    );
  });

  test('a rate goes up to 99, and one of blanks alone is not read yet', () => {
    expect(valueOf(ask({ rateGoods: '1:99', goods: '1' })).rows).toMatchObject([{ gained: 99 }]);
    expect(linesOf(ask({ rateGoods: ' ' }), 'no-rates')).toHaveLength(1);
  });

  rule('rtn.rock-rose.track', 'Reputation that is given back stays on its track', () => {
    const back = { rateReputation: '1:1', reputation: '-3', direction: 'both-ways' };
    expect(verdictOf(ask({ ...back, reputationHeld: '9' }))).toBe('fine');
    expect(violationsOf(ask({ ...back, reputationHeld: '8' }))).toEqual([
      {
        clause: 'rtn.rock-rose.track',
        code: 'off-track',
        given: 3,
        held: 8,
        left: 5,
        min: 6,
      },
    ]);
    // All of it given back is held, and still leaves the track.
    expect(violationsOf(ask({ ...back, reputation: '-6', reputationHeld: '6' }))).toMatchObject([
      { code: 'off-track', given: 6, left: 0 },
    ]);
    expect(verdictOf(ask({ ...back, reputation: '-9', reputationHeld: '8' }))).toBe('not-held');
    expect(problemsOf(ask({ ...back, reputationHeld: '5' }))).toMatchObject([
      { code: 'out-of-range', min: 6, max: 24 },
    ]);
  });

  rule(
    'rtn.rock-rose.track',
    'Reputation bought beyond the end of its track does not count',
    () => {
      const buy = (reputationHeld: string, reputation = '1') =>
        ask({ rateReputation: '1:2', reputation, reputationHeld });
      expect(linesOf(buy('23'), 'track-end')).toEqual([
        {
          clause: 'rtn.rock-rose.track',
          code: 'track-end',
          held: 23,
          gained: 2,
          counts: 1,
          max: 24,
        },
      ]);
      expect(linesOf(buy('24'), 'track-end')).toMatchObject([{ counts: 0 }]);
      expect(linesOf(buy('22'), 'track-end')).toEqual([]);
      expect(linesOf(buy(''), 'track-end')).toEqual([]);
      expect(linesOf(buy('24', '0'), 'track-end')).toEqual([]);
      expect(
        linesOf(ask({ rateGoods: '1:2', goods: '1', reputationHeld: '24' }), 'track-end'),
      ).toEqual([]);
    },
  );

  test('no more is traded than is said to be possible', () => {
    // As much is left as was held, and yet a trade was made.
    const reply = ask({ ...BACK, direction: 'both-ways' });
    expect(linesOf(reply, 'affordable')).toMatchObject([
      { thing: 'goods', all: 3, most: 1, left: 1, further: 0, traded: true },
      { thing: 'nobility', most: 0 },
      { thing: 'coins', most: 3, further: 1 },
    ]);
    for (const row of valueOf(reply).rows) expect(row.times).toBeLessThanOrEqual(row.most);
  });

  test('the running amount never falls below zero', () => {
    const times = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(fc.nat(50), times, times, times, (held, goods, coins, nobility) => {
        const reply = ask({
          ...RATES,
          rockRose: String(held),
          goods: String(goods),
          coins: String(coins),
          nobility: String(nobility),
          direction: 'both-ways',
        });
        if (reply.kind !== 'answer') return;
        const { value } = reply.answer;
        const steps = [...linesOf(reply, 'give-back'), ...linesOf(reply, 'exchange')];
        for (const { before, after } of steps) expect(Math.min(before, after)).toBeGreaterThan(-1);
        expect(steps.at(-1)?.after ?? held).toBe(value.left);
        expect(value.left + value.paid).toBe(held);
      }),
    );
  });
});

describe('exchanges that cannot be read', () => {
  test.each([
    ['no Rock Rose', { rockRose: '' }, { field: 'rockRose', code: 'missing' }],
    [
      'more than the box holds',
      { rockRose: '51' },
      { field: 'rockRose', code: 'out-of-range', got: 51, min: 0, max: 50 },
    ],
    ['a rate still to read', { coins: '1' }, { field: 'rateCoins', code: 'missing' }],
    [
      'a rate still to read for giving back',
      { goods: '-1' },
      { field: 'rateGoods', code: 'missing' },
    ],
    [
      'half a rate',
      { rateGoods: '1' },
      { field: 'rateGoods', code: 'not-readable', got: '1', reason: 'not-a-ratio' },
    ],
    [
      'a rate for nothing',
      { rateGoods: '0:1' },
      { field: 'rateGoods', code: 'not-readable', got: '0:1', reason: 'not-a-ratio' },
    ],
    [
      'a rate of three parts',
      { rateGoods: '1:2:3' },
      { field: 'rateGoods', code: 'not-readable', got: '1:2:3', reason: 'not-a-ratio' },
    ],
    [
      'a rate with blanks around it',
      { rateGoods: ' 1 ' },
      { field: 'rateGoods', code: 'not-readable', got: '1', reason: 'not-a-ratio' },
    ],
    [
      'a rate beyond all amounts',
      { rateGoods: '1:100' },
      { field: 'rateGoods', code: 'not-readable', got: '1:100', reason: 'not-a-ratio' },
    ],
    ['a count in words', { coins: 'all' }, { field: 'coins', code: 'not-whole', got: 'all' }],
    [
      'too many exchanges',
      { coins: '100' },
      { field: 'coins', code: 'out-of-range', got: 100, min: -99, max: 99 },
    ],
    [
      'an unknown direction',
      { direction: 'up' },
      {
        field: 'direction',
        code: 'not-an-option',
        got: 'up',
        options: ['one-way', 'both-ways'],
      },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });

  test('a rate may have spaces', () => {
    expect(valueOf(ask({ rateGoods: ' 2 : 10 ' })).rows).toMatchObject([
      { rate: { give: 2, get: 10 } },
    ]);
  });
});

rule('rtn.rock-rose.any-number', 'several exchanges in one turn are allowed, and said so', () => {
  const reply = ask({ rockRose: '5', rateCoins: '1:1', coins: '5' });
  expect(valueOf(reply).left).toBe(0);
  expect(linesOf(reply, 'any-number')).toMatchObject([{ times: 5 }]);
  expect(linesOf(ask({ rateCoins: '1:1', coins: '1' }), 'any-number')).toEqual([]);
});

rule('rtn.components.rock-rose', 'nobody can hold more Rock Rose than the box does', () => {
  const bought = { rockRose: '50', rateCoins: '1:1', coins: '-1', direction: 'both-ways' };
  expect(verdictOf(ask(bought))).toBe('more-than-there-is');
  expect(verdictOf(ask({ ...bought, rockRose: '49' }))).toBe('fine');
});

rule('rtn.rock-rose.direction', 'anything can be given back at its rate by who has it', () => {
  for (const thing of EXCHANGED) {
    const back = { rockRose: '5', [rateField(thing)]: '3:10', [thing]: '-1' };
    const asked = { ...back, direction: 'both-ways' };
    expect(valueOf(ask({ ...asked, [heldField(thing)]: '20' })).left).toBe(8);
    expect(violationsOf(ask({ ...asked, [heldField(thing)]: '9' }))).toEqual([
      {
        clause: 'rtn.rock-rose.direction',
        code: 'not-held',
        thing,
        given: 10,
        held: 9,
        short: 1,
      },
    ]);
  }
});
