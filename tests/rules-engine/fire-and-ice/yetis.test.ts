import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTION_PLACES,
  ACTION_TAKERS,
  POWER_ACTION_NAMES,
  YES_NO,
  yetis,
} from '#engine/fire-and-ice/index.ts';
import {
  asking,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(yetis);

type Input = Parameters<typeof ask>[0];

const prices = (input: Input): string =>
  POWER_ACTION_NAMES.map((action) => valueOf(ask({ action, ...input })).price).join(' ');

describe('the price of a Power action', () => {
  rule('fi.yetis.base-prices', 'everybody else pays 3, 3, 4, 4, 4 and 6', () => {
    expect(prices({ who: 'other' })).toBe('3 3 4 4 4 6');
    expect(valueOf(ask({})).prices.map(({ action, base }) => `${action} ${String(base)}`)).toEqual([
      'bridge 3',
      'priest 3',
      'workers 4',
      'coins 4',
      'spade 4',
      'two-spades 6',
    ]);
    expect(linesOf(ask({ action: 'bridge' }), 'base-price')).toMatchObject([{ price: 3 }]);
    // Paid from Bowl III into Bowl I.
    expect(valueOf(ask({ who: 'other', action: 'bridge', bowls: '0/7/5' })).bowls).toEqual([
      3, 7, 2,
    ]);
  });

  rule('fi.yetis.one-less', 'the Yetis pay 1 Power less on the map', () => {
    expect(prices({})).toBe('2 2 3 3 3 5');
    expect(prices({ stronghold: 'yes' })).toBe('2 2 3 3 3 5');
    expect(valueOf(ask({})).prices.map(({ price }) => price)).toEqual([2, 2, 3, 3, 3, 5]);
    expect(linesOf(ask({ action: 'two-spades' }), 'one-less')).toEqual([
      { clause: 'fi.yetis.one-less', code: 'one-less', action: 'two-spades', before: 6, after: 5 },
    ]);
  });

  rule('fi.yetis.only-the-map', 'elsewhere there is neither discount nor reuse', () => {
    // Cards, tiles and boards print their own prices: none is known here, and none is checked.
    const there = { place: 'elsewhere', bowls: '0/0/0' };
    expect(valueOf(ask(there))).toMatchObject({ price: undefined, bowls: undefined });
    expect(linesOf(ask(there), 'no-discount')).toHaveLength(1);
    expect(linesOf(ask(there), 'base-price')).toEqual([]);
    const again = { place: 'elsewhere', taken: 'yes', stronghold: 'yes' };
    expect(violationsOf(ask(again))).toEqual([
      { clause: 'fi.yetis.only-the-map', code: 'taken', action: 'two-spades' },
    ]);
    expect(violationsOf(ask({ ...again, who: 'other' }))).toMatchObject([
      { clause: 'fi.yetis.only-the-map' },
    ]);
  });
});

describe('a Power action that was taken', () => {
  rule('fi.yetis.stronghold', 'with their Stronghold the Yetis use it again', () => {
    const reply = ask({ taken: 'yes', stronghold: 'yes' });
    expect(valueOf(reply)).toMatchObject({ price: 5, cover: 'covered' });
    expect(linesOf(reply, 'again')).toHaveLength(1);
    expect(violationsOf(ask({ taken: 'yes', stronghold: 'no' }))).toEqual([
      { clause: 'fi.yetis.stronghold', code: 'taken', action: 'two-spades' },
    ]);
    expect(linesOf(ask({ stronghold: 'yes' }), 'again')).toEqual([]);
  });

  rule('fi.yetis.cover', 'an action not taken yet is covered as usual', () => {
    expect(valueOf(ask({})).cover).toBe('cover');
    expect(valueOf(ask({ stronghold: 'yes' })).cover).toBe('cover');
    expect(linesOf(ask({ stronghold: 'yes' }), 'cover')).toHaveLength(1);
    expect(linesOf(ask({ taken: 'yes', stronghold: 'yes' }), 'covered')).toHaveLength(1);
  });

  rule('fi.yetis.others', 'the others gain nothing by the Yetis’ Stronghold', () => {
    expect(violationsOf(ask({ who: 'other', taken: 'yes', stronghold: 'yes' }))).toEqual([
      { clause: 'fi.yetis.others', code: 'taken', action: 'two-spades' },
    ]);
    const reply = ask({ who: 'other', stronghold: 'yes' });
    expect(valueOf(reply).price).toBe(6);
    expect(linesOf(reply, 'others-pay-all')).toMatchObject([{ price: 6 }]);
  });
});

describe('paying', () => {
  test('Bowls that are not given are not checked', () => {
    expect(valueOf(ask({}))).toMatchObject({ bowls: undefined, burned: undefined });
    expect(linesOf(ask({}), 'pay')).toEqual([]);
  });

  test('what Bowl III lacks may be burned in Bowl II', () => {
    const reply = ask({ bowls: '0/4/3' });
    expect(valueOf(reply)).toMatchObject({ burned: 2, bowls: [5, 0, 0] });
    expect(linesOf(reply, 'burn')).toEqual([
      {
        clause: 'fi.power.burn',
        code: 'burn',
        burned: 2,
        before: [0, 4, 3],
        after: [0, 0, 5],
      },
    ]);
    expect(linesOf(reply, 'pay')).toMatchObject([
      { price: 5, before: [0, 4, 3], after: [5, 0, 0] },
    ]);
    expect(linesOf(ask({ bowls: '0/4/5' }), 'burn')).toEqual([]);
  });

  test('too little Power', () => {
    expect(violationsOf(ask({ bowls: '9/3/3' }))).toEqual([
      {
        clause: 'fi.yetis.one-less',
        code: 'too-little-power',
        action: 'two-spades',
        price: 5,
        bowls: [9, 3, 3],
        most: 4,
        short: 1,
      },
    ]);
    // The others would need one more.
    expect(verdictOf(ask({ bowls: '0/0/5' }))).toBe('fine');
    expect(violationsOf(ask({ who: 'other', bowls: '0/0/5' }))).toMatchObject([
      { clause: 'fi.yetis.base-prices', short: 1 },
    ]);
    expect(verdictOf(ask({ taken: 'yes', bowls: '0/0/0' }))).toBe('taken too-little-power');
  });
});

describe('properties', () => {
  test('tokens leave the Bowls only by burning', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...POWER_ACTION_NAMES),
        fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)),
        (action, bowls) => {
          const reply = ask({ action, bowls: bowls.join('/') });
          if (reply.kind !== 'answer') return;
          const { bowls: after = [NaN, 0, 0], burned = NaN } = reply.answer.value;
          expect(after[0] + after[1] + after[2] + burned).toBe(bowls[0] + bowls[1] + bowls[2]);
          expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('the Yetis never pay more than others, nor are refused more', () => {
    fc.assert(
      fc.property(
        fc.record({
          action: fc.constantFrom(...POWER_ACTION_NAMES),
          place: fc.constantFrom(...ACTION_PLACES),
          taken: fc.constantFrom(...YES_NO),
          stronghold: fc.constantFrom(...YES_NO),
        }),
        (input) => {
          const others = ask({ ...input, who: 'other' });
          if (others.kind !== 'answer') return;
          const { price } = valueOf(ask({ ...input, who: 'yetis' }));
          expect(price ?? 0).toBeLessThanOrEqual(others.answer.value.price ?? 0);
        },
      ),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    [
      'no such action',
      { action: 'spades' },
      { field: 'action', code: 'not-an-option', got: 'spades', options: POWER_ACTION_NAMES },
    ],
    [
      'nowhere',
      { place: 'nowhere' },
      { field: 'place', code: 'not-an-option', got: 'nowhere', options: ACTION_PLACES },
    ],
    ['taken or not', { taken: '' }, { field: 'taken', code: 'missing' }],
    [
      'nobody',
      { who: 'nobody' },
      { field: 'who', code: 'not-an-option', got: 'nobody', options: ACTION_TAKERS },
    ],
    ['two Bowls', { bowls: '4/4' }, { field: 'bowls', code: 'not-readable', got: '4/4' }],
    ['a Bowl of air', { bowls: '4/x/0' }, { field: 'bowls', code: 'not-whole', got: 'x' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
