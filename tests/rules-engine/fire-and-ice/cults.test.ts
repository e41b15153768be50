import fc from 'fast-check';
import { expect, test } from 'vitest';
import { climb, cultPower } from '#engine/fire-and-ice/index.ts';
import { rule } from '#tests/support/rule.ts';

rule('fi.cults.power', 'spaces 3, 5, 7 and 10 give 1, 2, 2 and 3 Power', () => {
  const steps = Array.from({ length: 10 }, (_, from) => cultPower(from, from + 1));
  expect(steps).toEqual([0, 0, 1, 0, 2, 0, 2, 0, 0, 3]);
  // Passing a space reaches it, standing on it does not, and going down gives nothing.
  expect(cultPower(2, 6)).toBe(3);
  expect(cultPower(5, 6)).toBe(0);
  expect(cultPower(7, 3)).toBe(0);
});

rule('fi.cults.top', 'space 10 takes an unused key and holds one player', () => {
  const near = { from: 8, steps: 3, keys: 1, topTaken: false };
  expect(climb(near)).toEqual({ to: 10, power: 3, keys: 0 });
  expect(climb({ ...near, keys: 0 })).toEqual({ to: 9, power: 0, keys: 0 });
  expect(climb({ ...near, topTaken: true })).toEqual({ to: 9, power: 0, keys: 1 });
  // The key is used on arrival, and not before or again.
  expect(climb({ ...near, steps: 1 })).toEqual({ to: 9, power: 0, keys: 1 });
  expect(climb({ ...near, from: 10, keys: 2 })).toEqual({ to: 10, power: 0, keys: 2 });
  expect(climb({ ...near, from: 10, keys: 0 })).toEqual({ to: 10, power: 0, keys: 0 });
});

test('step by step is as far as at once', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.nat(5), fc.nat(2), fc.boolean(), (from, steps, keys, topTaken) => {
      const atOnce = climb({ from, steps, keys, topTaken });
      let at = { to: from, power: 0, keys };
      for (let step = 0; step < steps; step += 1) {
        const next = climb({ from: at.to, steps: 1, keys: at.keys, topTaken });
        at = { ...next, power: at.power + next.power };
      }
      expect(at).toEqual(atOnce);
    }),
  );
});
