import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkVectors, countVectors } from '#scripts/check-vectors.ts';

type Json = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const vectors = JSON.parse(
  readFileSync(new URL('../../fixtures/fire-and-ice-vectors.json', import.meta.url), 'utf8'),
) as Json;

describe('an independent engine agrees', () => {
  test.each(Object.entries(countVectors(vectors)))('%s', (_, [checked, failed]) => {
    expect(checked).toBeGreaterThan(0);
    expect(failed).toBe(0);
  });

  test('in every value of every section', () => {
    const { checked, failed } = checkVectors(vectors);
    expect(failed).toEqual([]);
    expect(checked).toBeGreaterThan(22_000);
  });
});

describe('the checker itself', () => {
  const first = (section: string): Readonly<Record<string, unknown>> =>
    vectors[section]?.[0] ?? expect.fail();

  test('a wrong value is found', () => {
    const row = { ...first('hexDistance'), distance: 99 };
    expect(checkVectors({ hexDistance: [row] })).toMatchObject({
      checked: 1,
      failed: [{ section: 'hexDistance', row: '1', what: 'distance', expected: 99 }],
    });
  });

  test.each(
    Object.keys(vectors)
      .filter((section) => section !== 'about')
      .map((section) => [section]),
  )('a field that nobody knows is reported: %s', (section) => {
    const { failed } = checkVectors({ [section]: [{ ...first(section), surprise: 1 }] });
    expect(failed.map(({ what }) => what)).toEqual(['unknown field surprise']);
  });

  test.each([
    ['a section that nobody knows', { surprise: [{}] }],
    ['a section that is no list', { hexDistance: {} }],
    ['a row that is no record', { hexDistance: [7] }],
    ['a row that lacks everything', { boards: [{}] }],
    ['a map that nobody knows', { hexDistance: [{ map: 'moon', a: 'A1', b: 'A2', distance: 1 }] }],
    ['no file at all', null],
  ])('%s is reported', (_, json) => {
    expect(checkVectors(json).failed.length).toBeGreaterThan(0);
  });

  test.each(['area', 'groups', 'power', 'reachable', 'clustersBeforeRiverTowns'])(
    'a board that is bent is found: %s',
    (part) => {
      // A board with a lot on it, so that everybody has neighbors.
      const board = vectors['boards']
        ?.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
        .find(({ expected }) => part in (expected as Readonly<Record<string, unknown>>));
      const { players, ...rest } = board ?? expect.fail();
      // The last player packs up: nothing that was expected of him holds.
      const bent = (players as readonly object[]).map((player, i, all) =>
        i === all.length - 1 ? { ...player, buildings: {} } : player,
      );
      const expected = { [part]: (rest['expected'] as Readonly<Record<string, unknown>>)[part] };
      const { failed } = checkVectors({
        boards: [{ ...rest, players: bent, bridges: [], expected }],
      });
      expect(failed.length).toBeGreaterThan(0);
    },
  );

  test('an expectation that nobody knows is reported', () => {
    const board = { ...first('boards'), expected: { beauty: 9 } };
    expect(checkVectors({ boards: [board] }).failed).toMatchObject([{ what: 'expected.beauty' }]);
  });
});
