import { describe, expect, test } from 'vitest';
import { MOST_REQUESTS, planned } from '#src/offline/plan.ts';

const names = (bundle: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${bundle}/${i}/`);

const NINE = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => [name, names(name, 40)]),
);

describe('what is missing of an edition', () => {
  test('comes in whole bundles on the first visit', () => {
    expect(planned(NINE, NINE)).toEqual({ bundles: Object.keys(NINE), files: [] });
  });

  test('comes by itself where it is little', () => {
    const missing = { ...none(), a: names('a', 2), d: names('d', 3) };
    expect(planned(NINE, missing)).toEqual({
      bundles: [],
      files: [...names('d', 3), ...names('a', 2)],
    });
  });

  test('comes with its bundle where it is much, and only there', () => {
    const missing = { ...none(), a: names('a', 11), d: names('d', 3) };
    expect(planned(NINE, missing)).toEqual({ bundles: ['a'], files: names('d', 3) });
  });

  test('comes in few requests, the fuller bundles first', () => {
    const missing = { ...none(), a: names('a', 2), b: names('b', 9), c: names('c', 6) };
    expect(planned(NINE, missing)).toEqual({
      bundles: ['b'],
      files: [...names('c', 6), ...names('a', 2)],
    });
  });

  test.each([1, 2, 5, 9, 10, 11, 40])(
    'comes in few requests when each bundle lacks %i',
    (count) => {
      const missing = Object.fromEntries(
        Object.keys(NINE).map((name) => [name, names(name, count)]),
      );
      const { bundles, files } = planned(NINE, missing);
      expect(bundles.length + files.length).toBeLessThanOrEqual(MOST_REQUESTS);
      const brought = [...files, ...bundles.flatMap((name) => missing[name] ?? [])];
      expect(brought.toSorted()).toEqual(Object.values(missing).flat().toSorted());
    },
  );

  test('is nothing where everything is here', () => {
    expect(planned(NINE, none())).toEqual({ bundles: [], files: [] });
  });
});

const none = (): Record<string, readonly string[]> =>
  Object.fromEntries(Object.keys(NINE).map((name) => [name, []]));
