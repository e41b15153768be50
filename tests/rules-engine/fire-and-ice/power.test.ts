import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  gainPower,
  payPower,
  removeTokens,
  roomForPower,
  spendable,
  takings,
  tokenProblems,
  tokensIn,
  type Bowls,
} from '#engine/fire-and-ice/index.ts';
import { rule } from '#tests/support/rule.ts';

const bowls: fc.Arbitrary<Bowls> = fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8));

rule('fi.power.bowls', 'tokens move to Bowl II until Bowl I is empty, then on to Bowl III', () => {
  expect(gainPower([4, 4, 0], 3)).toEqual({ gained: 3, bowls: [1, 7, 0] });
  expect(gainPower([1, 3, 0], 3)).toEqual({ gained: 3, bowls: [0, 2, 2] });
  // A token that arrived in Bowl II may move on at once; more than that is lost.
  expect(gainPower([3, 0, 2], 7)).toEqual({ gained: 6, bowls: [0, 0, 5] });
  expect(gainPower([0, 0, 5], 1)).toEqual({ gained: 0, bowls: [0, 0, 5] });
});

test('there is room for what can be gained', () => {
  fc.assert(
    fc.property(bowls, fc.nat(30), (held, power) => {
      const { gained, bowls: after } = gainPower(held, power);
      expect(gained).toBe(Math.min(power, roomForPower(held)));
      expect(tokensIn(after)).toBe(tokensIn(held));
      expect(roomForPower(after)).toBe(roomForPower(held) - gained);
    }),
  );
});

test('gaining in two parts is gaining at once', () => {
  fc.assert(
    fc.property(bowls, fc.nat(12), fc.nat(12), (held, first, second) => {
      const parts = gainPower(gainPower(held, first).bowls, second).bowls;
      expect(parts).toEqual(gainPower(held, first + second).bowls);
    }),
  );
});

rule('fi.power.burn', 'what Bowl III lacks comes from Bowl II, at 2 tokens for 1 Power', () => {
  expect(payPower([0, 5, 4], 4)).toEqual({ burned: 0, bowls: [4, 5, 0] });
  expect(payPower([0, 5, 4], 6)).toEqual({ burned: 2, bowls: [6, 1, 0] });
  expect(payPower([0, 5, 4], 7)).toBeUndefined();
  fc.assert(
    fc.property(bowls, fc.nat(12), (held, price) => {
      expect(payPower(held, price) !== undefined).toBe(price <= spendable(held));
    }),
  );
});

test('every way to take tokens is found once, the lower Bowls first', () => {
  expect(takings([1, 1, 1], 2)).toEqual([
    [1, 1, 0],
    [1, 0, 1],
    [0, 1, 1],
  ]);
  expect(takings([1, 0, 0], 2)).toEqual([]);
  fc.assert(
    fc.property(bowls, fc.nat(6), (held, tokens) => {
      const ways = takings(held, tokens);
      expect(new Set(ways.map((way) => way.join())).size).toBe(ways.length);
      for (const from of ways) {
        expect(tokensIn(from)).toBe(tokens);
        expect(Math.min(...removeTokens(held, from))).toBeGreaterThanOrEqual(0);
        expect(tokenProblems(held, { price: tokens, from })).toEqual([]);
      }
      expect(ways.length === 0).toBe(tokens > tokensIn(held));
    }),
  );
});
