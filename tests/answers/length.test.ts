import { expect, test } from 'vitest';
import { lengths, percentile } from '#scripts/lengths.ts';

/** Where the question is about each player, the answer has lines for each. */
const ABOUT_EACH = ['round-end', 'map-scoring', 'final-scoring', 'sno-final-score'];

test('answers stop when they have answered', () => {
  const all = lengths();
  const reasons = all.map((each) => each.reasons);
  expect(all.length).toBeGreaterThan(100);
  expect(percentile(reasons, 0.5)).toBeLessThanOrEqual(5);
  expect(percentile(reasons, 0.9)).toBeLessThanOrEqual(8);
  const long = all.filter(
    (each) => each.reasons > 8 && !ABOUT_EACH.some((name) => name === each.calculator),
  );
  expect(long).toEqual([]);
});
