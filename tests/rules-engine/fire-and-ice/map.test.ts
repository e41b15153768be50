import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byTheRiver,
  crossing,
  distance,
  landscape,
  MAP_NAMES,
  mayBridge,
  nameOf,
  neighborsOf,
  onEdge,
  TERRAINS,
  terrainOf,
  type MapName,
} from '#engine/fire-and-ice/index.ts';
import { rule } from '#tests/support/rule.ts';
import { at } from './notation.ts';

const steps = (a: string, b: string, map: MapName = 'fire-and-ice'): number =>
  distance(landscape(map), at(a, map), at(b, map));

const neighbors = (name: string, map: MapName = 'fire-and-ice'): string =>
  neighborsOf(landscape(map), at(name, map))
    .map((space) => nameOf(landscape(map), space))
    .toSorted()
    .join(' ');

const bridges = (map: MapName): readonly string[] => {
  const land = landscape(map);
  return land.bridgeable.flatMap((ends, from) =>
    ends.filter((to) => to > from).map((to) => `${nameOf(land, from)}-${nameOf(land, to)}`),
  );
};

const anyMap = fc.constantFrom(...MAP_NAMES);
const spaceOf = (map: MapName): fc.Arbitrary<number> =>
  fc.nat({ max: landscape(map).spots.length - 1 });

describe('the three maps', () => {
  rule(
    'fi.map.three-landscapes',
    'every map has eleven spaces of each terrain, the rest is river',
    () => {
      const rivers = { base: 36, 'revised-base': 36, 'fire-and-ice': 35 };
      for (const map of MAP_NAMES) {
        const { spots, lands } = landscape(map);
        for (const terrain of TERRAINS) {
          expect(lands.filter((land) => land.terrain === terrain)).toHaveLength(11);
        }
        expect(spots.length - lands.length).toBe(rivers[map]);
      }
    },
  );

  rule(
    'fi.map.three-landscapes',
    'the revised map recolors eighteen spaces of the base map',
    () => {
      const changed = landscape('base').lands.filter(
        ({ space, terrain }) => terrainOf(landscape('revised-base'), space) !== terrain,
      );
      expect(changed).toHaveLength(18);
      expect(terrainOf(landscape('base'), at('A10', 'base'))).toBe('forest');
      expect(terrainOf(landscape('revised-base'), at('A10', 'base'))).toBe('lakes');
    },
  );

  rule(
    'fi.map.names',
    'only land is numbered, row by row; the new landscape begins with row B',
    () => {
      expect(terrainOf(landscape('base'), at('B2', 'base'))).toBe('plains');
      expect(landscape('base').named.get('A13')).toBe(12);
      expect(landscape('base').named.get('A14')).toBeUndefined();
      expect(landscape('fire-and-ice').named.get('A1')).toBeUndefined();
      expect(terrainOf(landscape('fire-and-ice'), at('J9'))).toBe('plains');
      expect(terrainOf(landscape('fire-and-ice'), at('r34'))).toBeUndefined();
    },
  );

  rule('fi.map.edge', 'top and bottom rows and both ends of every row lie on the edge', () => {
    const edge = (map: MapName): readonly string[] =>
      landscape(map).lands.flatMap(({ space }) =>
        onEdge(landscape(map), space) ? [nameOf(landscape(map), space)] : [],
      );
    expect(edge('base')).toHaveLength(36);
    expect(edge('revised-base')).toHaveLength(36);
    expect(edge('fire-and-ice')).toHaveLength(31);
    expect(edge('fire-and-ice')).toContain('C1');
    expect(edge('fire-and-ice')).toContain('E11');
    // Behind a river space on the border: next to the end of its row, not at it.
    expect(edge('fire-and-ice')).not.toContain('F1');
  });
});

describe('geometry', () => {
  test('the neighbors of a space, in the middle and in a corner', () => {
    expect(neighbors('F2')).toBe('E6 F3 r13 r18 r22 r23');
    expect(neighbors('B1')).toBe('C1 C2 r0');
    expect(neighbors('A1', 'base')).toBe('A2 B1');
  });

  rule('fi.distance.one-end', 'neighbors are 1 apart, whatever lies between farther ones', () => {
    expect(steps('F2', 'F3')).toBe(1);
    expect(steps('F2', 'F2')).toBe(0);
    expect(steps('C2', 'C3')).toBe(2);
  });

  rule('fi.distance.count', 'distance counts the steps from one Structure to the other', () => {
    expect(steps('B1', 'B10')).toBe(11);
    expect(steps('B1', 'J9')).toBe(15);
    expect(steps('I2', 'C1', 'revised-base')).toBe(6);
  });

  rule('fi.strongholds.count', 'Stronghold and Sanctuary are counted the same way', () => {
    expect(steps('D4', 'G3')).toBe(4);
  });

  rule(
    'fi.distance.shortest',
    'of all ways over the map the shortest counts, across land and river',
    () => {
      // Down eight rows and eight half spaces along: no step sideways is left to pay.
      expect(steps('A1', 'I5', 'base')).toBe(8);
      expect(steps('A1', 'I6', 'base')).toBe(9);
      expect(steps('A1', 'C1', 'base')).toBe(3);
    },
  );

  test('distance is symmetric and never takes a detour', () => {
    fc.assert(
      fc.property(
        anyMap.chain((map) => fc.tuple(fc.constant(map), spaceOf(map), spaceOf(map), spaceOf(map))),
        ([map, a, b, c]) => {
          const land = landscape(map);
          expect(distance(land, a, b)).toBe(distance(land, b, a));
          expect(distance(land, a, c)).toBeLessThanOrEqual(
            distance(land, a, b) + distance(land, b, c),
          );
          expect(distance(land, a, b) === 1).toBe(neighborsOf(land, a).includes(b));
        },
      ),
    );
  });
});

describe('river', () => {
  test('a crossing counts river spaces from shore to shore', () => {
    const land = landscape('fire-and-ice');
    expect(crossing(land, at('C2'), at('C3'))).toBe(1);
    expect(crossing(land, at('D2'), at('G3'))).toBe(5);
    expect(crossing(land, at('E2'), at('G3'))).toBe(3);
    // No river touches C1.
    expect(crossing(land, at('C1'), at('D2'))).toBe(Infinity);
    expect(byTheRiver(land, at('C1'))).toBe(false);
    expect(byTheRiver(land, at('C2'))).toBe(true);
  });

  test('crossings are symmetric, and never longer by way of a third river bank', () => {
    fc.assert(
      fc.property(
        anyMap.chain((map) => fc.tuple(fc.constant(map), spaceOf(map), spaceOf(map))),
        ([map, a, b]) => {
          const land = landscape(map);
          const bothLand = terrainOf(land, a) !== undefined && terrainOf(land, b) !== undefined;
          if (bothLand) expect(crossing(land, a, b)).toBe(crossing(land, b, a));
          if (bothLand && a !== b) {
            expect(distance(land, a, b)).toBeLessThanOrEqual(crossing(land, a, b) + 1);
          }
        },
      ),
    );
  });

  rule('fi.reach.bridges', 'a bridge spans a single edge with river on both sides of it', () => {
    expect(bridges('base')).toHaveLength(29);
    expect(bridges('revised-base')).toEqual(bridges('base'));
    expect(bridges('fire-and-ice')).toHaveLength(33);
    expect(bridges('base')).toContain('A7-C3');
    const land = landscape('fire-and-ice');
    expect(mayBridge(land, at('C3'), at('E4'))).toBe(true);
    expect(mayBridge(land, at('E4'), at('C3'))).toBe(true);
    // Straight across one river space is not across an edge.
    expect(mayBridge(land, at('C2'), at('C3'))).toBe(false);
    // Land on one side of the edge.
    expect(mayBridge(land, at('C3'), at('E5'))).toBe(false);
  });

  rule('fi.reach.bridges', 'at the border the side that is off the map does not matter', () => {
    expect(bridges('fire-and-ice')).toContain('E1-G1');
    expect(bridges('fire-and-ice')).toContain('C9-E11');
  });
});

test('names and spaces that do not exist lead nowhere', () => {
  const land = landscape('base');
  expect(nameOf(land, -1)).toBe('');
  expect(terrainOf(land, 999)).toBeUndefined();
  expect(onEdge(land, 999)).toBe(false);
  expect(distance(land, 0, 999)).toBe(Infinity);
  expect(distance(land, 999, 0)).toBe(Infinity);
  expect(crossing(land, 999, 0)).toBe(Infinity);
  expect(neighborsOf(land, 999)).toEqual([]);
  expect(mayBridge(land, 999, 0)).toBe(false);
});
