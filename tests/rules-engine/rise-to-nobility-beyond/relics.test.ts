import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relics } from '#engine/rise-to-nobility-beyond/index.ts';
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

const ask = asking(relics);

/** Supposed costs: the printed ones stand on the cards. */
const THREE = '2/0/0;1/3/0;1/0/2';

describe('activating relics', () => {
  rule('rtn.relics.die', 'a die of any value activates them', () => {
    for (const die of ['1', '2', '3', '4', '5', '6']) {
      expect(verdictOf(ask({ die, costs: THREE }))).toBe('fine');
    }
    expect(linesOf(ask({ die: '2' }), 'any-die')).toMatchObject([{ die: 2 }]);
  });

  rule('rtn.relics.several', 'one die activates several relics, up to all six', () => {
    const reply = ask({ costs: THREE });
    expect(valueOf(reply).relics).toBe(3);
    expect(linesOf(reply, 'several')).toMatchObject([{ relics: 3 }]);
    expect(linesOf(ask({ costs: '1/0/0;0/2/0' }), 'several')).toMatchObject([{ relics: 2 }]);
    expect(linesOf(ask({ costs: '1/0/0' }), 'several')).toEqual([]);
    expect(valueOf(ask({ costs: Array(6).fill('1/0/0').join(';') })).relics).toBe(6);
  });

  rule('rtn.relics.cost', 'each relic’s cost is paid', () => {
    const reply = ask({ costs: THREE, rockRose: '5', coins: '3' });
    expect(valueOf(reply)).toMatchObject({
      paid: { rockRose: 4, coins: 3, goods: 2 },
      left: { rockRose: 1, coins: 0, goods: undefined },
      unread: 0,
    });
    expect(linesOf(reply, 'pay')).toMatchObject([
      {
        paid: [
          { thing: 'rockRose', amount: 4, before: 5, after: 1 },
          { thing: 'coins', amount: 3, before: 3, after: 0 },
          { thing: 'goods', amount: 2, before: undefined, after: undefined },
        ],
      },
    ]);
    expect(violationsOf(ask({ costs: THREE, rockRose: '3', coins: '2', goods: '2' }))).toEqual([
      {
        clause: 'rtn.relics.chain',
        code: 'not-enough',
        thing: 'rockRose',
        needed: 4,
        held: 3,
        short: 1,
        relics: 3,
        unread: 0,
        rests: true,
      },
      {
        clause: 'rtn.relics.chain',
        code: 'not-enough',
        thing: 'coins',
        needed: 3,
        held: 2,
        short: 1,
        relics: 3,
        unread: 0,
        rests: true,
      },
    ]);
  });

  test('even 1 is paid, and nothing is not', () => {
    expect(linesOf(ask({ costs: '0/1/0' }), 'pay')).toMatchObject([
      { paid: [{ thing: 'coins', amount: 1 }] },
    ]);
    expect(linesOf(ask({ costs: '0/0/0' }), 'pay')).toMatchObject([{ paid: [], unread: 0 }]);
    expect(linesOf(ask({ costs: '//' }), 'pay')).toEqual([]);
    expect(linesOf(ask({ costs: ' / / ' }), 'pay')).toEqual([]);
  });

  test('a cost not read yet is neither invented nor ignored', () => {
    const reply = ask({ costs: '2/0/0;//', rockRose: '5' });
    expect(valueOf(reply)).toMatchObject({
      relics: 2,
      unread: 1,
      paid: { rockRose: 2 },
      left: { rockRose: undefined },
    });
    expect(linesOf(reply, 'cost-unread')).toMatchObject([{ relics: [2] }]);
    expect(verdictOf(ask({ costs: '2/0/0;//', rockRose: '1' }))).toBe('not-enough');
  });

  rule('rtn.relics.blocks', 'the die blocks the slot for the rest of the round', () => {
    expect(linesOf(ask({ costs: THREE }), 'blocks')).toEqual([
      { clause: 'rtn.relics.blocks', code: 'blocks', before: 'free', after: 'blocked' },
    ]);
  });

  rule(
    'rtn.relics.blocked-slot',
    'no second die goes to a blocked slot; a new round frees it',
    () => {
      expect(violationsOf(ask({ die: '3', slot: 'blocked', costs: '1/0/0' }))).toEqual([
        { clause: 'rtn.relics.blocked-slot', code: 'blocked', die: 3 },
      ]);
      expect(verdictOf(ask({ die: '3', slot: 'free', costs: '1/0/0' }))).toBe('fine');
    },
  );

  rule('rtn.relics.reputation', 'the die counts against reputation like any other', () => {
    const reply = ask({ die: '5', reputationLeft: '5' });
    expect(valueOf(reply).reputationLeft).toBe(0);
    expect(linesOf(reply, 'reputation')).toMatchObject([{ die: 5, before: 5, after: 0 }]);
    expect(violationsOf(ask({ die: '5', reputationLeft: '3' }))).toEqual([
      {
        clause: 'rtn.relics.reputation',
        code: 'over-reputation',
        die: 5,
        reputationLeft: 3,
        over: 2,
      },
    ]);
    expect(citedBy(ask({ die: '5' }))).not.toContain('rtn.relics.reputation');
  });

  test('every rule broken is named', () => {
    const broken = { die: '5', slot: 'blocked', costs: '1/1/1', reputationLeft: '0' };
    expect(verdictOf(ask({ ...broken, rockRose: '0', coins: '0', goods: '0' }))).toBe(
      'blocked over-reputation not-enough not-enough not-enough',
    );
  });

  rule('rtn.relics.cost', 'while a cost is not read, the others are not the whole', () => {
    const reply = ask({ costs: '1/0/0;//', rockRose: '4' });
    expect(valueOf(reply)).toMatchObject({ unread: 1, left: { rockRose: undefined } });
    expect(linesOf(reply, 'pay')).toEqual([
      {
        clause: 'rtn.relics.cost',
        code: 'pay',
        relics: 2,
        paid: [{ thing: 'rockRose', amount: 1, before: undefined, after: undefined }],
        unread: 1,
      },
    ]);
    expect(violationsOf(ask({ costs: '5/0/0;//', rockRose: '4' }))).toMatchObject([
      { code: 'not-enough', needed: 5, unread: 1 },
    ]);
  });

  rule('rtn.components.rock-rose', 'nobody pays more Rock Rose than there is', () => {
    expect(verdictOf(ask({ costs: '25/0/0;25/0/0' }))).toBe('fine');
    expect(violationsOf(ask({ costs: '25/0/0;26/0/0' }))).toEqual([
      { clause: 'rtn.components.rock-rose', code: 'more-than-there-is', needed: 51, max: 50 },
    ]);
    // Who says what they hold is told how much of it is missing, once.
    expect(violationsOf(ask({ costs: '25/0/0;26/0/0', rockRose: '50' }))).toMatchObject([
      { code: 'not-enough', needed: 51, held: 50, short: 1 },
    ]);
    expect(problemsOf(ask({ costs: '51/0/0' }))).toEqual([
      { field: 'costs', code: 'out-of-range', got: 51, min: 0, max: 50 },
    ]);
    expect(problemsOf(ask({ rockRose: '51' }))).toMatchObject([{ code: 'out-of-range' }]);
  });

  rule('rtn.relics.chain', 'whether one relic pays for another is a reading', () => {
    const pay = (costs: string, rockRose: string, chain: string) => ask({ costs, rockRose, chain });
    expect(violationsOf(pay('2/0/0;1/0/0', '2', 'costs-first'))).toMatchObject([
      { clause: 'rtn.relics.chain', code: 'not-enough', needed: 3, held: 2, short: 1, rests: true },
    ]);
    const chained = pay('2/0/0;1/0/0', '2', 'one-by-one');
    expect(valueOf(chained)).toMatchObject({
      paid: { rockRose: 3 },
      missing: [{ thing: 'rockRose', needed: 3, held: 2, short: 1 }],
      left: { rockRose: undefined },
    });
    expect(linesOf(chained, 'chain')).toEqual([
      {
        clause: 'rtn.relics.chain',
        code: 'chain',
        missing: [{ thing: 'rockRose', needed: 3, held: 2, short: 1 }],
        reading: 'one-by-one',
      },
    ]);
    expect(linesOf(chained, 'pay')).toMatchObject([{ paid: [{ before: undefined }] }]);
    // Enough for all: the reading changes nothing, and what is left is known.
    expect(valueOf(pay('2/0/0;1/0/0', '3', 'one-by-one'))).toMatchObject({
      missing: [],
      left: { rockRose: 0 },
    });
    expect(linesOf(pay('2/0/0;1/0/0', '3', 'one-by-one'), 'chain')).toEqual([]);
  });

  rule('rtn.relics.chain', 'the first relic is paid for with what one has', () => {
    const pay = (costs: string, rockRose: string) =>
      verdictOf(ask({ costs, rockRose, chain: 'one-by-one' }));
    expect(pay('2/0/0;3/0/0', '1')).toBe('none-first');
    expect(pay('2/0/0;1/0/0', '1')).toBe('fine');
    // One that is not read may be the one.
    expect(pay('2/0/0;//', '1')).toBe('fine');
    // One relic alone has nothing to pay for it.
    expect(pay('2/0/0', '1')).toBe('not-enough');
    expect(violationsOf(ask({ costs: '2/0/0', rockRose: '1' }))).toMatchObject([
      { clause: 'rtn.relics.cost', rests: false },
    ]);
    expect(violationsOf(ask({ costs: '2/0/0;3/0/0', rockRose: '1', chain: 'one-by-one' }))).toEqual(
      [{ clause: 'rtn.relics.chain', code: 'none-first', relics: 2, reading: 'one-by-one' }],
    );
    // What is spent comes back to the supply, so more than there is can be paid in turn.
    expect(verdictOf(ask({ costs: '25/0/0;26/0/0', chain: 'one-by-one' }))).toBe('fine');
  });

  test('what is paid and what is left make up what was held', () => {
    const cost = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9));
    fc.assert(
      fc.property(fc.array(cost, { minLength: 1, maxLength: 6 }), fc.nat(50), (costs, held) => {
        const reply = ask({
          costs: costs.map((row) => row.join('/')).join(';'),
          rockRose: String(held),
        });
        const due = costs.reduce((total, [rockRose]) => total + rockRose, 0);
        expect(verdictOf(reply)).toBe(due > held ? 'not-enough' : 'fine');
        if (reply.kind !== 'answer') return;
        const { paid, left } = reply.answer.value;
        expect([paid.rockRose, left.rockRose]).toEqual([due, held - due]);
      }),
    );
  });
});

describe('relics that cannot be read', () => {
  test.each([
    ['no die', { die: '' }, { field: 'die', code: 'missing' }],
    [
      'a slot half free',
      { slot: 'half' },
      { field: 'slot', code: 'not-an-option', got: 'half', options: ['free', 'blocked'] },
    ],
    ['no relic', { costs: ' ; ' }, { field: 'costs', code: 'missing' }],
    [
      'seven relics',
      { costs: '1//;1//;1//;1//;1//;1//;1//' },
      { field: 'costs', code: 'wrong-count', got: 7, min: 1, max: 6 },
    ],
    ['two amounts', { costs: '1/2' }, { field: 'costs', code: 'not-readable', got: '1/2' }],
    [
      'four amounts',
      { costs: '1/2/3/4' },
      { field: 'costs', code: 'not-readable', got: '1/2/3/4' },
    ],
    [
      'a hundred Rock Rose',
      { costs: '100/0/0' },
      { field: 'costs', code: 'not-readable', got: '100/0/0' },
    ],
    [
      'a hundred coins',
      { costs: '0/100/0' },
      { field: 'costs', code: 'not-readable', got: '0/100/0' },
    ],
    [
      'a hundred goods',
      { costs: '0/0/100' },
      { field: 'costs', code: 'not-readable', got: '0/0/100' },
    ],
    ['one bar', { costs: '/' }, { field: 'costs', code: 'not-readable', got: '/' }],
    ['a debt', { costs: '-1/0/0' }, { field: 'costs', code: 'not-readable', got: '-1/0/0' }],
    ['coins in words', { coins: 'few' }, { field: 'coins', code: 'not-whole', got: 'few' }],
    [
      'reputation beyond the track',
      { reputationLeft: '25' },
      { field: 'reputationLeft', code: 'out-of-range', got: 25, min: 0, max: 24 },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });

  test('every relic in trouble is named', () => {
    expect(problemsOf(ask({ costs: 'x;1/0/0;y' }))).toMatchObject([{ got: 'x' }, { got: 'y' }]);
  });

  test('blank amounts are nothing', () => {
    expect(valueOf(ask({ costs: ' 2 / / ; //3 ' })).paid).toEqual({
      rockRose: 2,
      coins: 0,
      goods: 3,
    });
  });
});
