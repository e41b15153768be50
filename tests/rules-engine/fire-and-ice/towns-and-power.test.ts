import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clusterIn,
  gainPower,
  isTaker,
  makeCluster,
  makeTaker,
  NO_TAKER,
  powerValue,
  priceOf,
  roomForPower,
  STRUCTURES,
  takerIn,
  townsAndPower,
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

const ask = asking(townsAndPower, { cluster: '' });

type Asked = Parameters<typeof ask>[0];

/** `'7 of 4: town'`: Power, Structures and verdict of a cluster. */
const cluster = (letters: string, asked: Asked = {}): string => {
  const value = valueOf(ask({ cluster: letters, ...asked })).cluster;
  return `${String(value?.power)} of ${String(value?.count)}: ${String(value?.verdict)}`;
};

const onBoard = (faction: string, board: string, asked: Asked = {}): string =>
  valueOf(ask({ faction, board, ...asked }))
    .clusters.map(({ spaces, verdict }) => `${spaces.join(' ')}: ${verdict}`)
    .join(' | ');

/** `'yetis 5 for 4'`: who may take how much for how many points. */
const offered = (board: string, hex: string, asked: Asked = {}): string =>
  valueOf(ask({ board, hex, ...asked }))
    .offers.map(({ faction, most, price }) => `${faction} ${String(most)} for ${String(price)}`)
    .join(', ');

describe('towns', () => {
  rule('fi.towns.needs', 'a Town needs 7 Power and 4 Structures', () => {
    expect(cluster('ddhs')).toBe('7 of 4: town');
    expect(cluster('dddd')).toBe('4 of 4: not-enough');
    expect(cluster('dhhd')).toBe('6 of 4: not-enough');
    expect(cluster('shh')).toBe('7 of 3: not-enough');
    expect(cluster('ddddddd')).toBe('7 of 7: town');
  });

  rule('fi.towns.sanctuary', 'a Sanctuary counts as two Structures', () => {
    expect(cluster('ahh')).toBe('7 of 4: town');
    expect(cluster('as')).toBe('6 of 3: not-enough');
    expect(linesOf(ask({ cluster: 'ahh' }), 'sanctuary')).toMatchObject([
      { structures: 3, count: 4 },
    ]);
  });

  rule(
    'fi.towns.favor-tile',
    'with the Favor tile Fire 2 a Town needs 6 Power, and still 4 Structures',
    () => {
      expect(cluster('dhhd', { favor: 'yes' })).toBe('6 of 4: town');
      expect(cluster('dddh', { favor: 'yes' })).toBe('5 of 4: not-enough');
      expect(cluster('tht', { favor: 'yes' })).toBe('6 of 3: not-enough');
      expect(linesOf(ask({ cluster: 'd', favor: 'yes' }), 'favor')).toMatchObject([{ needed: 6 }]);
      // Nothing to lower where the cluster founds no Town of its own.
      const touching = { favor: 'yes', touches: 'yes' };
      expect(linesOf(ask({ ...touching, cluster: 'd' }), 'favor')).toEqual([]);
      expect(linesOf(ask({ ...touching, board: 'witches:C2d' }), 'favor')).toHaveLength(1);
    },
  );

  rule('fi.reach.pieces', 'a cluster has no more Structures than a player', () => {
    expect(violationsOf(ask({ cluster: 'ssd' }))).toEqual([
      {
        clause: 'fi.reach.pieces',
        code: 'cluster-too-many',
        structure: 'stronghold',
        count: 2,
        max: 1,
      },
    ]);
    expect(verdictOf(ask({ cluster: 'ddddddddhhhhtttsa' }))).toBe('fine');
  });

  rule('fi.towns.existing', 'a cluster that touches a Town becomes part of it', () => {
    expect(cluster('ddhs', { touches: 'yes' })).toBe('7 of 4: part-of-a-town');
    expect(linesOf(ask({ cluster: 'ddhs', touches: 'yes' }), 'part-of-a-town')).toHaveLength(1);
  });

  rule(
    'fi.towns.cluster',
    'only Structures next to each other, Bridges included, make a Town',
    () => {
      expect(onBoard('witches', 'witches.ship3:E1d,E2h,E3d,E4s')).toBe('E1 E2 E3 E4: town');
      expect(onBoard('witches', 'witches.ship3:C2d,D2h,C3d,C4s')).toBe(
        'C2 D2: not-enough | C3 C4: not-enough',
      );
      expect(onBoard('fakirs', 'fakirs:E1d,E2h,F1d,E4s')).toBe(
        'E1 E2: not-enough | E4 F1: not-enough',
      );
      expect(onBoard('witches', 'witches:C2d,D1h,B2d,B3s')).toBe(
        'B2 B3: not-enough | C2 D1: not-enough',
      );
      expect(onBoard('witches', 'witches:C2d,D1h,B2d,B3s,B2-C2')).toBe('B2 B3 C2 D1: town');
    },
  );

  rule(
    'fi.riverwalkers.town-example',
    'Riverwalkers on both banks found a Town over a Bridge, not by ship',
    () => {
      expect(onBoard('riverwalkers', 'riverwalkers.desert:H1d,H2s,I2h,J2d,H2-I2')).toBe(
        'H1 H2 I2 J2: town',
      );
      expect(onBoard('riverwalkers', 'riverwalkers.desert:H1d,H2s,I2h,J2d')).toBe(
        'H1 I2 J2: not-enough | H2: not-enough',
      );
    },
  );

  rule('fi.towns.mermaids', 'Mermaids found a Town across one river space', () => {
    const rivers = (board: string, asked: Asked = {}): string =>
      valueOf(ask({ faction: 'mermaids', board, ...asked })).riverTowns.join(' ');
    expect(rivers('mermaids:C2d,D2h,C3d,C4s')).toBe('r2 r6');
    expect(rivers('mermaids:C2d,D2h,C3d,C4d')).toBe('');
    expect(rivers('mermaids:C2d,D2h,C3d,C4h', { favor: 'yes' })).toBe('r2 r6');
    // Already a Town on one bank: nothing is left to found.
    expect(rivers('mermaids:C2d,C1h,D1d,D2s,C3d')).toBe('');
    expect(
      valueOf(ask({ faction: 'witches', board: 'witches:C2d,D2h,C3d,C4s' })).riverTowns,
    ).toEqual([]);
  });
});

describe('power', () => {
  rule(
    'fi.power.values',
    'Dwellings are worth 1, Trading houses and Temples 2, the great ones 3',
    () => {
      expect(STRUCTURES.map((structure) => powerValue('witches', structure))).toEqual([
        1, 2, 2, 3, 3,
      ]);
    },
  );

  rule('fi.yetis.power-value', 'Stronghold and Sanctuary of the Yetis are worth 4', () => {
    expect(STRUCTURES.map((structure) => powerValue('yetis', structure))).toEqual([1, 2, 2, 4, 4]);
    expect(cluster('sa', { faction: 'yetis' })).toBe('8 of 3: not-enough');
    expect(cluster('dds', { faction: 'yetis' })).toBe('6 of 3: not-enough');
    expect(cluster('ddds', { faction: 'yetis' })).toBe('7 of 4: town');
    expect(linesOf(ask({ faction: 'yetis', cluster: 'sa' }), 'power')).toMatchObject([
      { clause: 'fi.yetis.power-value', values: [4, 4], power: 8 },
    ]);
    expect(linesOf(ask({ faction: 'yetis', cluster: 'a' }), 'power')).toMatchObject([
      { clause: 'fi.yetis.power-value', values: [4] },
    ]);
    expect(linesOf(ask({ faction: 'yetis', cluster: 'dd' }), 'power')).toMatchObject([
      { clause: 'fi.power.values' },
    ]);
  });

  rule(
    'fi.power.offer',
    'each neighbor is offered the Power of his Structures next to the build',
    () => {
      const board = 'witches:E3d;yetis.mountains:E2s,F1d;mermaids:D1h,D2h;giants:E5d';
      expect(offered(board, 'E3')).toBe('yetis 5 for 4, mermaids 2 for 1');
      expect(offered(board, 'E4')).toBe('yetis 1 for 0, giants 1 for 0');
      expect(offered(board, 'E3', { faction: 'yetis', hex: 'E4' })).toBe(
        'witches 1 for 0, giants 1 for 0',
      );
      // A builder who is not on the board yet.
      expect(offered(board, 'J9', { faction: 'nomads' })).toBe('');
      expect(linesOf(ask({ board, hex: 'J9' }), 'no-offer')).toEqual([
        { clause: 'fi.power.offer', code: 'no-offer', hex: 'J9' },
      ]);
    },
  );

  rule('fi.power.offer', 'a Bridge makes neighbors, a ship does not', () => {
    expect(offered('witches.ship3:C3d;giants:E4h', 'C3')).toBe('');
    expect(offered('witches.ship3:C3d;giants:E4h,C3-E4', 'C3')).toBe('giants 2 for 1');
  });

  rule('fi.reach.direct', 'a Bridge makes its ends neighbors, whoever built it', () => {
    const clauses = (board: string, hex: string): readonly string[] =>
      linesOf(ask({ board, hex }), 'offer').map(({ clause }) => clause);
    expect(clauses('witches:C3d,C3-E4;giants:E4h', 'C3')).toEqual(['fi.reach.direct']);
    expect(clauses('witches:C3d;giants:E4h,C3-E4', 'C3')).toEqual(['fi.reach.direct']);
    expect(clauses('witches:C3d;giants:C4h', 'C3')).toEqual(['fi.power.offer']);
    // One stands beside it, the other over the Bridge.
    expect(clauses('witches:C3d;giants:C4h,E4h,C3-E4', 'C3')).toEqual(['fi.reach.direct']);
  });

  rule('fi.power.price', 'Power costs one point less than its amount', () => {
    expect([0, 1, 2, 5].map(priceOf)).toEqual([0, 0, 1, 4]);
  });

  rule('fi.power.limits', 'nobody takes more than points and Bowls allow', () => {
    const board = 'witches:E3d;yetis.mountains:E2s,F1d';
    expect(offered(board, 'E3', { takers: 'yetis/20/0/12/0' })).toBe('yetis 5 for 4');
    expect(offered(board, 'E3', { takers: 'yetis/2/0/12/0' })).toBe('yetis 3 for 2');
    expect(offered(board, 'E3', { takers: 'yetis/0/0/12/0' })).toBe('yetis 1 for 0');
    expect(offered(board, 'E3', { takers: 'yetis/20/1/0/11' })).toBe('yetis 2 for 1');
    expect(offered(board, 'E3', { takers: 'yetis/20/0/0/12' })).toBe('yetis 0 for 0');
    expect(linesOf(ask({ board, hex: 'E3', takers: 'yetis/2/0/12/0' }), 'limit')).toEqual([
      {
        clause: 'fi.power.limits',
        code: 'limit',
        faction: 'yetis',
        offered: 5,
        most: 3,
        points: 2,
        room: 12,
      },
    ]);
    expect(linesOf(ask({ board, hex: 'E3', takers: 'yetis/4/0/5/0' }), 'limit')).toEqual([]);
  });

  test('room for Power is what can be gained before everything lies in Bowl III', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 12 }), fc.nat({ max: 12 })),
        (bowls) => {
          expect(gainPower(bowls, 999).gained).toBe(roomForPower(bowls));
          expect(gainPower(bowls, 999).bowls).toEqual([0, 0, bowls[0] + bowls[1] + bowls[2]]);
        },
      ),
    );
  });
});

describe('river spaces that the Mermaids skipped', () => {
  const on = (board: string, more: object = {}) =>
    ask({ cluster: '', map: 'base', faction: 'mermaids', board, ...more });

  rule('fi.towns.mermaids', 'what stands around one is a cluster, and a Town', () => {
    const reply = on('mermaids:B1h,D1h,D2h,E1d,r6');
    expect(valueOf(reply).clusters).toMatchObject([
      { spaces: ['B1', 'D1', 'D2', 'E1'], rivers: ['r6'], verdict: 'town', power: 7, count: 4 },
    ]);
    expect(linesOf(reply, 'skips')).toMatchObject([
      { clause: 'fi.towns.mermaids', rivers: ['r6'] },
    ]);
    // Another cluster, away from this river space, skips none.
    const away = valueOf(on('mermaids:B1h,D1h,D2h,E1d,I1d,r6')).clusters;
    expect(away.map(({ rivers }) => rivers)).toEqual([['r6'], []]);
    // It is not to be skipped once more, nor is the Town to be founded again.
    expect(valueOf(reply).riverTowns).toEqual([]);
    const before = valueOf(on('mermaids:B1h,D1h,D2h,E1d'));
    expect(before.clusters.length).toBeGreaterThan(1);
    expect(before.riverTowns).toContain('r6');
  });

  rule('fi.towns.skipped', 'without a Structure beside it there was no Town', () => {
    expect(verdictOf(on('mermaids:B1h,r20'))).toBe('no-shore');
    expect(verdictOf(on('mermaids:B1h,D1h,D2d,E1d,r6'))).toBe('no-river-town');
    expect(verdictOf(on('mermaids:B1h,D1h,D2d,E1d,r6', { favor: 'yes' }))).toBe('fine');
    // Of the Mermaids across the table it is not known whether they have the Favor tile.
    const other = on('mermaids:B1h,D1h,D2d,E1d,r6;witches:I1d', { faction: 'witches' });
    expect(verdictOf(other)).toBe('fine');
  });
});

describe('what cannot be asked', () => {
  rule('fi.choosing.one-per-terrain', 'a builder sits at the table of the board', () => {
    const board = { cluster: '', board: 'auren:C2d', faction: 'witches' };
    expect(verdictOf(ask(board))).toBe('fine');
    expect(verdictOf(ask({ ...board, hex: 'C3' }))).toBe('home-shared');
  });

  test('a neighbor twice', () => {
    expect(
      problemsOf(ask({ cluster: 'd', takers: 'Mermaids/0/0/3/9,mermaids/1/0/0/4' })),
    ).toMatchObject([{ field: 'takers', got: 'mermaids', reason: 'twice' }]);
  });

  test.each([
    ['nothing at all', {}, [{ field: 'cluster', code: 'missing' }]],
    [
      'an unknown letter',
      { cluster: 'ddx' },
      [{ field: 'cluster', code: 'not-readable', got: 'ddx' }],
    ],
    ['a build without a board', { cluster: 'd', hex: 'C3' }, [{ field: 'board', code: 'missing' }]],
    [
      'a build on the river',
      { board: 'witches:C2d', hex: 'r2' },
      [{ field: 'hex', code: 'not-readable', got: 'r2', reason: 'river-space' }],
    ],
    [
      'a build off the map',
      { board: 'witches:C2d', hex: 'Z1' },
      [{ field: 'hex', code: 'not-readable', got: 'Z1', reason: 'no-such-space' }],
    ],
    [
      'a board without a map',
      { board: 'witches:C2d', map: '' },
      [{ field: 'map', code: 'missing' }],
    ],
    [
      'a neighbor without Bowls',
      { cluster: 'd', takers: 'witches/3' },
      [{ field: 'takers', code: 'not-readable', got: 'witches/3' }],
    ],
  ])('%s', (_, asked, problems) => {
    expect(problemsOf(ask(asked))).toEqual(problems);
  });

  test('nobody builds where another lives', () => {
    expect(violationsOf(ask({ board: 'witches:C2d;giants:C1d', hex: 'C1' }))).toEqual([
      { clause: 'fi.reach.pieces', code: 'occupied', space: 'C1', faction: 'giants' },
    ]);
    expect(valueOf(ask({ board: 'witches:C2d;giants:C1d', hex: 'c2' })).offers).toHaveLength(1);
  });

  test('an impossible board is refused with its reasons', () => {
    expect(violationsOf(ask({ board: 'witches:C2d;giants:C2d' })).map(({ code }) => code)).toEqual([
      'two-on-a-space',
    ]);
  });
});

describe('text that is edited piece by piece', () => {
  test('letters of a cluster, and what is none is left out', () => {
    expect(clusterIn('d, D xs')).toEqual(['dwelling', 'dwelling', 'stronghold']);
    expect(makeCluster(['temple', 'sanctuary'])).toBe('ta');
    expect(clusterIn(makeCluster(STRUCTURES))).toEqual(STRUCTURES);
  });

  test('a neighbor keeps what was typed of him', () => {
    expect(takerIn('yetis/2/x//0')).toEqual({ faction: 'yetis', amounts: '2/x//0' });
    expect(takerIn(' yetis/2/x//0 ')).toEqual({ faction: 'yetis', amounts: '2/x//0' });
    expect(makeTaker({ faction: 'yetis', amounts: '2/ 6,/;0/0' })).toBe('yetis/2/6/0/0');
    expect(makeTaker({ faction: '', amounts: '' })).toBe('////');
    expect(makeTaker(takerIn(NO_TAKER))).toBe(NO_TAKER);
    expect(
      [NO_TAKER, ' yetis/2/x//0 ', '////', '', 'yetis', 'a/1/2/3/4;', 'a/1 2/3/4/5'].filter(
        isTaker,
      ),
    ).toEqual([NO_TAKER, ' yetis/2/x//0 ', '////']);
  });
});
