import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  landscape,
  mapScoring,
  nameOf,
  PLAYER_LISTS,
  type Category,
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

const score = asking(mapScoring);

type Input = Parameters<typeof score>[0];

const ask = (board: string, more: Input = {}): ReturnType<typeof score> =>
  score({ board, ...more });

/** What a category finds for each player: `'4 2 -'`. */
const found = (category: Category, board: string, more: Input = {}): string =>
  (valueOf(ask(board, more)).categories.find((score) => score.category === category)?.entries ?? [])
    .map(({ value }) => String(value ?? '-'))
    .join(' ');

const points = (category: Category, board: string, more: Input = {}): string =>
  (valueOf(ask(board, more)).categories.find((score) => score.category === category)?.entries ?? [])
    .map((entry) => String(entry.points))
    .join(' ');

const shows = (category: Category, board: string): string =>
  (valueOf(ask(board)).categories.find((score) => score.category === category)?.entries ?? [])
    .map((entry) => entry.shows.join('-'))
    .join(' ');

describe('area', () => {
  rule('fi.scoring.area', 'the largest group counts, Structure by Structure', () => {
    expect(found('area', 'witches:B1d,C1t,C2s,J9d,B9a,B10d')).toBe('3');
    expect(points('area', 'witches:B1d,C1t,C2s,J9d;giants:F3d,F4d;nomads:H7d')).toBe('18 12 6');
  });

  test('of equal groups the first on the map is shown', () => {
    expect(shows('area', 'witches:B1d,J9d')).toBe('B1');
  });

  rule('fi.scoring.one-group', 'no category adds up two groups', () => {
    const apart = 'witches:B1d,C1d,B9d,B10d,C9d';
    expect(found('area', apart)).toBe('3');
    expect(found('outposts', apart)).toBe('3');
    expect(found('distance', apart)).toBe('2');
    expect(found('settlements', apart)).toBe('1');
  });

  rule('fi.scoring.track-level', 'only the level of the track counts', () => {
    expect(found('area', 'witches.ship2:E2d,G3d')).toBe('1');
    expect(found('area', 'witches.ship3:E2d,G3d')).toBe('2');
    expect(linesOf(ask('witches.ship2:E2d,G3d'), 'track-level')).toHaveLength(1);
    expect(linesOf(ask('witches:E2d,G3d'), 'track-level')).toEqual([]);
  });

  rule('fi.scoring.four-factions', 'Structures beyond the range of the ships stay outside', () => {
    const board = (level: number): string =>
      `witches.ship${String(level)}:D1d,D2d,E2d,G3h,H4d,H5s,I5t;dwarves:E10d,F7h;mermaids.ship4:B8d,C6d,H9d;giants.ship1:C3d,C4d`;
    expect(found('area', board(2))).toBe('4 2 2 2');
    expect(found('area', board(3))).toBe('7 2 2 2');
  });
});

describe('the tiles', () => {
  rule('fi.distance.farthest', 'the two Structures of one group that lie farthest apart', () => {
    const long = 'witches:E1d,E2d,E3d,E4d,B10d';
    expect(found('distance', long)).toBe('3');
    expect(shows('distance', long)).toBe('E1-E4');
    // Not the largest group, but the widest.
    expect(shows('distance', 'witches.ship3:E10d,E11d,F7d,E2d,G3d')).toBe('E2-G3');
    expect(found('distance', 'fakirs.carpet2:B1d,C1d,D1d,B5d,B8d,B10d')).toBe('5');
  });

  rule('fi.strongholds.distance', 'the steps from Stronghold to Sanctuary', () => {
    expect(found('stronghold-sanctuary', 'witches:E1s,E2d,E3a,E4d')).toBe('2');
    expect(found('stronghold-sanctuary', 'witches:E1s,E2a')).toBe('1');
    expect(shows('stronghold-sanctuary', 'witches:E1a,E2d,E3s')).toBe('E3-E1');
  });

  rule('fi.strongholds.both', 'without both there is no result', () => {
    expect(found('stronghold-sanctuary', 'witches:E1s,E2d;giants:F3a;nomads:H7d')).toBe('- - -');
    expect(found('stronghold-sanctuary', 'giants:F3a', { unconnected: 'counts' })).toBe('-');
    const reply = ask('witches:E1s,E2d;giants:F3a,F4s', { zero: 'ranked' });
    expect(linesOf(reply, 'not-both')).toMatchObject([{ faction: 'witches' }]);
    expect(
      points('stronghold-sanctuary', 'witches:E1s,E2d;giants:F3a,F4s', { zero: 'ranked' }),
    ).toBe('0 18');
  });

  rule(
    'fi.strongholds.unconnected',
    'in different groups they count nothing, or their distance',
    () => {
      const apart = 'witches:E1s,E4a;giants:F3a,F4s';
      expect(found('stronghold-sanctuary', apart)).toBe('- 1');
      expect(points('stronghold-sanctuary', apart)).toBe('0 18');
      expect(found('stronghold-sanctuary', apart, { unconnected: 'counts' })).toBe('3 1');
      for (const unconnected of ['nothing', 'counts']) {
        expect(linesOf(ask(apart, { unconnected }), 'unconnected')).toEqual([
          {
            clause: 'fi.strongholds.unconnected',
            code: 'unconnected',
            faction: 'witches',
            from: 'E1',
            to: 'E4',
            distance: 3,
            reading: unconnected,
          },
        ]);
      }
    },
  );

  rule('fi.outposts.count', 'Structures on the edge of the map', () => {
    expect(found('outposts', 'witches:B1d,B2d,C1h,C2d,D1d,D2d')).toBe('3');
    expect(shows('outposts', 'witches:B1d,C1h,C2d,D1d,D2d')).toBe('B1-C1-D1');
    expect(found('outposts', 'witches:F3d,F4d')).toBe('0');
  });

  rule('fi.outposts.one-group', 'only those of one group, not always the largest', () => {
    expect(found('outposts', 'witches:B7d,B8d,F3d,F4d,G4d,J9d')).toBe('2');
  });

  rule('fi.settlements.count', 'the Settlements of the group that has most of them', () => {
    // Two by ship; four Structures next to each other are only one.
    expect(found('settlements', 'witches.ship1:C2d,C3d,B5d,D4d,B7d,B8d,B9d,C7d')).toBe('2');
    expect(found('settlements', 'dwarves:B1d,B2d,C3d,C4d,D2d,E3d')).toBe('3');
    expect(found('settlements', 'witches:B1d,C1d,J9d')).toBe('1');
  });

  rule(
    'fi.settlements.mermaids',
    'a Town across the river makes fewer Settlements, not fewer links',
    () => {
      expect(found('settlements', 'mermaids.ship2:C2h,C3a,D2h,E4d')).toBe('3');
      expect(found('settlements', 'mermaids.ship2:C2h,C3a,D2h,E4d,r2')).toBe('2');
      expect(linesOf(ask('mermaids.ship2:C2h,C3a,D2h,r2'), 'river-towns')).toMatchObject([
        { rivers: ['r2'] },
      ]);
    },
  );

  rule('fi.scoring.tile-drawn', 'one tile is scored, or all four side by side', () => {
    const board = 'witches:B1d,C1d';
    expect(valueOf(ask(board)).categories.map(({ category }) => category)).toEqual([
      'area',
      'distance',
      'stronghold-sanctuary',
      'outposts',
      'settlements',
    ]);
    const one = ask(board, { tile: 'outposts' });
    expect(valueOf(one).categories.map(({ category }) => category)).toEqual(['area', 'outposts']);
    expect(linesOf(one, 'tile')).toEqual([
      { clause: 'fi.scoring.tile-drawn', code: 'tile', tile: 'outposts' },
    ]);
  });

  rule('fi.scoring.zero', 'a group without an edge takes nothing, or the next place', () => {
    const board = 'witches:B1d;giants:F3d;nomads:F5d';
    expect(points('outposts', board)).toBe('18 0 0');
    expect(points('outposts', board, { zero: 'ranked' })).toBe('18 9 9');
    expect(points('distance', board)).toBe('0 0 0');
    expect(points('distance', board, { zero: 'ranked' })).toBe('12 12 12');
    expect(linesOf(ask(board), 'no-distance')).toHaveLength(3);
  });

  test('a player without Structures has no result anywhere', () => {
    const board = 'witches:B1d;giants:';
    expect(
      valueOf(ask(board, { zero: 'ranked' })).categories.map(({ entries }) => entries[1]?.value),
    ).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});

describe('the rest of final scoring', () => {
  const board = 'witches:B1d,C1d;giants:F3d';

  rule('fi.scoring.cults', 'each Cult is shared out on its own, and 0 never scores there', () => {
    const reply = ask(board, { cults: '10/4/0/3;7/4/0/0', zero: 'ranked' });
    expect(valueOf(reply).players.map(({ cults }) => cults)).toEqual([8 + 6 + 8, 4 + 6]);
    expect(valueOf(reply).cults.map(({ cult }) => cult)).toEqual(['fire', 'water', 'earth', 'air']);
    expect(linesOf(reply, 'places').filter(({ category }) => category === 'earth')).toEqual([]);
    expect(linesOf(reply, 'zero').filter(({ category }) => category === 'earth')).toMatchObject([
      { reading: 'nothing' },
    ]);
  });

  rule('fi.cults.top', 'space 10 of a Cult holds one player', () => {
    expect(violationsOf(ask(board, { cults: '10/4/0/3;10/4/0/0' }))).toEqual([
      {
        clause: 'fi.cults.top',
        code: 'two-on-top',
        cult: 'fire',
        factions: ['witches', 'giants'],
      },
    ]);
    expect(verdictOf(ask(board, { cults: '9/4/0/10;9/10/0/0' }))).toBe('fine');
    // Whoever stands below is not to blame.
    const three = { cults: '10/4/0/3;9/4/0/0;10/0/0/0' };
    expect(violationsOf(ask('witches:B1d;giants:F3d;nomads:H7d', three))).toMatchObject([
      { factions: ['witches', 'nomads'] },
    ]);
  });

  rule('fi.scoring.after-area', 'the tile comes on top of the area, and everything adds up', () => {
    const reply = ask(board, {
      tile: 'outposts',
      cults: '1/0/0/0;0/2/0/0',
      leftOvers: '3/0/0/0/0/0;0/1/1/0/2/0',
      points: '60,70',
    });
    expect(linesOf(reply, 'total')).toEqual([
      {
        clause: 'fi.scoring.after-area',
        code: 'total',
        faction: 'witches',
        tile: 'outposts',
        before: 60,
        area: 18,
        points: 18,
        cults: 8,
        leftOver: 1,
        total: 105,
      },
      {
        clause: 'fi.scoring.after-area',
        code: 'total',
        faction: 'giants',
        tile: 'outposts',
        before: 70,
        area: 12,
        points: 0,
        cults: 8,
        leftOver: 1,
        total: 91,
      },
    ]);
    expect(valueOf(reply).players.map(({ totals }) => totals)).toEqual([
      [{ tile: 'outposts', total: 105 }],
      [{ tile: 'outposts', total: 91 }],
    ]);
    expect(linesOf(reply, 'burn')).toMatchObject([{ faction: 'giants', tokens: 2, burned: 1 }]);
  });

  test('what is not asked is not counted', () => {
    expect(valueOf(ask(board, { tile: 'outposts' })).players[0]).toMatchObject({
      cults: undefined,
      leftOver: undefined,
      before: undefined,
      totals: [{ tile: 'outposts', total: 36 }],
    });
    expect(linesOf(ask(board), 'total')).toEqual([]);
    expect(valueOf(ask(board)).players[0]?.totals).toHaveLength(4);
  });

  rule('fi.scoring.alchemists', 'the Alchemists’ line names their own rate', () => {
    expect(linesOf(ask('alchemists:B1d', { leftOvers: '5/0/0/0/0/0' }), 'left-over')).toEqual([
      {
        clause: 'fi.scoring.alchemists',
        code: 'left-over',
        faction: 'alchemists',
        coins: 5,
        coinsPerPoint: 2,
        points: 2,
        coinsLeft: 1,
      },
    ]);
  });

  rule('fi.riverwalkers.connected', 'the Riverwalkers’ groups rest on their own clause', () => {
    expect(linesOf(ask('riverwalkers.desert:H2d,H3d;witches:E1d'), 'groups')).toMatchObject([
      { clause: 'fi.riverwalkers.connected', structures: 2, groups: 1, shipping: 1, jump: 0 },
      { clause: 'fi.scoring.connected', structures: 1, groups: 1, shipping: 0 },
    ]);
  });
});

/** The clauses on which the lines of one kind rest, player by player. */
const restsOn = (
  board: string,
  code: 'groups' | 'distance' | 'strongholds' | 'outposts' | 'settlements',
): string =>
  linesOf(ask(board), code)
    .map(({ clause }) => clause)
    .join(' ');

describe('what a result rests on', () => {
  rule('fi.distance.one-end', 'of adjacent Structures, on counting one end', () => {
    expect(restsOn('witches:E1d,E2d', 'distance')).toBe('fi.distance.one-end');
    expect(restsOn('witches:E1d,E2d,E3d', 'distance')).toBe('fi.distance.farthest');
  });

  rule('fi.distance.shortest', 'between Settlements, on the shortest way of any kind', () => {
    expect(restsOn('witches.ship3:E2d,G3d', 'distance')).toBe('fi.distance.shortest');
    // The two farthest apart are of one Settlement, though a ship connects another.
    expect(restsOn('witches.ship1:C3d,C4d,C5d,E5d', 'distance')).toBe('fi.distance.farthest');
  });

  rule('fi.scoring.one-group', 'with other groups, on the one that counts', () => {
    expect(restsOn('witches:E1d,E2d,J9d', 'distance')).toBe('fi.scoring.one-group');
  });

  rule('fi.outposts.one-group', 'Outposts of another group are left out', () => {
    expect(restsOn('witches:B1d,B9d', 'outposts')).toBe('fi.outposts.one-group');
    expect(restsOn('witches:B1d,C1d', 'outposts')).toBe('fi.outposts.count');
  });

  rule('fi.strongholds.count', 'side by side they are 1 apart', () => {
    expect(restsOn('witches:E1s,E2a', 'strongholds')).toBe('fi.strongholds.count');
    expect(restsOn('witches:E1s,E2d,E3a', 'strongholds')).toBe('fi.strongholds.distance');
  });

  rule('fi.settlements.bridges', 'a Bridge between two of one’s own makes one', () => {
    expect(restsOn('witches:B2d,C2d,B2-C2', 'settlements')).toBe('fi.settlements.bridges');
    expect(restsOn('witches:B2d,B3d,B2-C2', 'settlements')).toBe('fi.settlements.adjacent');
    expect(restsOn('witches:B2d', 'settlements')).toBe('fi.settlements.single');
    expect(restsOn('witches:B2d,J9d', 'settlements')).toBe('fi.settlements.count');
  });

  rule(
    'fi.reach.tunnel',
    'groups of the Dwarves on their tunnel, of the Fakirs on their carpet',
    () => {
      expect(restsOn('dwarves:E1d;fakirs:E3d;witches:F4d;riverwalkers.plains:C2d', 'groups')).toBe(
        'fi.reach.tunnel fi.reach.carpet fi.scoring.connected fi.riverwalkers.connected',
      );
    },
  );
});

describe('lists player by player', () => {
  test('grow, shrink and change with what is typed', () => {
    const { cults, points } = PLAYER_LISTS;
    expect(cults.plus('1/2/3/4', cults.blank)).toBe('1/2/3/4;0/0/0/0');
    expect(cults.with('1/2/3/4;0/0/0/0', 1, '5/,;0/0/0')).toBe('1/2/3/4;5/0/0/0');
    expect(points.without('61,58,3', 1)).toBe('61,3');
    expect(points.with('61,58', 0, '6;1,')).toBe('61,58');
    expect(PLAYER_LISTS.leftOvers.blank).toBe('0/0/0/0/0/0');
  });
});

describe('what cannot be scored', () => {
  test.each([
    ['no map', { map: '' }, [{ field: 'map', code: 'missing' }]],
    ['no board', { board: '' }, [{ field: 'board', code: 'missing' }]],
    [
      'Cults of too few players',
      { cults: '1/2/3/4' },
      [{ field: 'cults', code: 'wrong-count', got: 1, min: 2, max: 2 }],
    ],
    [
      'three Cults',
      { cults: '1/2/3;1/2/3/4' },
      [{ field: 'cults', code: 'not-readable', got: '1/2/3' }],
    ],
    [
      'a Cult too high',
      { cults: '11/2/3/4;1/2/3/4' },
      [{ field: 'cults', code: 'out-of-range', got: 11, min: 0, max: 10 }],
    ],
    ['a player not asked yet', { points: '60,' }, [{ field: 'points', code: 'missing' }]],
    ['nobody asked yet', { points: ' , ' }, [{ field: 'points', code: 'missing' }]],
    [
      'left-overs without Bowls',
      { leftOvers: '1/2/3;1/2/3' },
      [
        { field: 'leftOvers', code: 'not-readable', got: '1/2/3' },
        { field: 'leftOvers', code: 'not-readable', got: '1/2/3' },
      ],
    ],
  ])('%s', (_, more, problems) => {
    expect(problemsOf(ask('witches:B1d;giants:F3d', more))).toEqual(problems);
  });

  test('an unreadable board does not make the other fields wrong', () => {
    expect(
      problemsOf(ask('witches:B99d', { points: '1,2,3', cults: '1/x/0/0' })).map(
        ({ field }) => field,
      ),
    ).toEqual(['board', 'cults']);
  });

  test('an impossible board is refused with its reasons', () => {
    expect(violationsOf(ask('witches:B1d;giants:B1d')).map(({ code }) => code)).toEqual([
      'two-on-a-space',
    ]);
  });
});

describe('properties', () => {
  const land = landscape('fire-and-ice');
  const names = land.lands.map(({ space }) => nameOf(land, space));
  const anyBoard = fc.shuffledSubarray(names, { minLength: 4, maxLength: 24 }).map((spaces) => {
    const half = Math.ceil(spaces.length / 2);
    const items = (list: readonly string[]): string =>
      list
        .slice(0, 8)
        .map((space) => `${space}d`)
        .join();
    return `witches.ship1:${items(spaces.slice(0, half))};fakirs:${items(spaces.slice(half))}`;
  });

  test('results stay within what the pieces allow', () => {
    fc.assert(
      fc.property(anyBoard, (text) => {
        const { categories, players } = valueOf(ask(text));
        players.forEach(({ networks, settlements }, i) => {
          const result = (category: Category): number =>
            categories.find((score) => score.category === category)?.entries[i]?.value ?? 0;
          const built = networks.flat().length;
          expect(result('area')).toBe(Math.max(...networks.map((group) => group.length)));
          expect(result('settlements')).toBeLessThanOrEqual(
            Math.min(result('area'), settlements.length),
          );
          expect(result('outposts')).toBeLessThanOrEqual(built);
          expect(result('distance') > 0).toBe(result('area') > 1);
        });
      }),
    );
  });

  test('another seat at the table changes no result', () => {
    fc.assert(
      fc.property(anyBoard, (text) => {
        const turned = text.split(';').toReversed().join(';');
        const results = (board: string): object =>
          Object.fromEntries(
            valueOf(ask(board)).categories.map(({ category, entries }) => [
              category,
              Object.fromEntries(
                entries.map(({ faction, value, points: won }) => [faction, [value, won]]),
              ),
            ]),
          );
        expect(results(turned)).toEqual(results(text));
      }),
    );
  });
});
