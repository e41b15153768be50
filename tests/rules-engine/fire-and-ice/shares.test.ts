import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distance,
  isNoResult,
  isOneSeat,
  landscape,
  MAP_NAMES,
  parseOutcome,
  RESULTS,
  shares,
} from '#engine/fire-and-ice/index.ts';
import { asking, linesOf, problemsOf, rule, valueOf, violationsOf } from '#tests/support/rule.ts';

const ask = asking(shares);

const points = (values: string, more: Parameters<typeof ask>[0] = {}): string =>
  valueOf(ask({ values, ...more }))
    .players.map((player) => String(player.points))
    .join(' ');

const cult = { scale: 'cult' };

describe('shares', () => {
  rule('fi.scoring.places', 'first, second and third take 18, 12 and 6, the others nothing', () => {
    expect(points('9,7,4,1')).toBe('18 12 6 0');
    expect(points('4,1,9,7,2')).toBe('6 0 18 12 0');
    expect(points('3')).toBe('18');
  });

  rule('fi.scoring.ties', 'tied players pool the places they fill and divide them', () => {
    expect(points('5,5,2')).toBe('15 15 6');
    expect(points('9,5,5,2')).toBe('18 9 9 0');
    expect(points('9,5,2,2')).toBe('18 12 3 3');
    expect(points('9,5,5,5')).toBe('18 6 6 6');
    expect(points('5,5,5,5')).toBe('9 9 9 9');
  });

  rule(
    'fi.scoring.rounding',
    'a share that does not come out even is rounded down, or kept exact',
    () => {
      // Four and a half each tells rounding down from rounding to nearest.
      expect(points('9,4,4,4,4')).toBe('18 4 4 4 4');
      expect(points('9,4,4,4,4', { rounding: 'exact' })).toBe('18 4.5 4.5 4.5 4.5');
      expect(points('4,4,4,4,4')).toBe('7 7 7 7 7');
      expect(points('4,4,4', { ...cult })).toBe('4 4 4');
      expect(linesOf(ask({ values: '4,4,4,4,4' }), 'rounding')).toEqual([
        {
          clause: 'fi.scoring.rounding',
          code: 'rounding',
          players: [1, 2, 3, 4, 5],
          pool: 36,
          tied: 5,
          points: 7,
          reading: 'down',
        },
      ]);
      expect(linesOf(ask({ values: '4,4,1' }), 'rounding')).toEqual([]);
    },
  );

  rule('fi.scoring.zero', 'a result of 0 takes nothing, or a place like any other', () => {
    expect(points('3,0,0')).toBe('18 0 0');
    expect(points('3,0,0', { zero: 'ranked' })).toBe('18 9 9');
    expect(points('0,0,0,0')).toBe('0 0 0 0');
    expect(linesOf(ask({ values: '3,0,2' }), 'zero')).toEqual([
      { clause: 'fi.scoring.zero', code: 'zero', players: [2], reading: 'nothing' },
    ]);
    // Behind three results there is nothing to have, at 0 or not.
    expect(linesOf(ask({ values: '5,3,2,0' }), 'zero')).toMatchObject([
      { clause: 'fi.scoring.places', players: [4] },
    ]);
    expect(points('5,3,2,0', { zero: 'ranked' })).toBe('18 12 6 0');
  });

  rule('fi.scoring.cults', 'a Cult gives 8, 4 and 2', () => {
    expect(points('9,7,4,1', cult)).toBe('8 4 2 0');
    expect(points('9,9,4', cult)).toBe('6 6 2');
    expect(points('9,4,4,4', cult)).toBe('8 2 2 2');
    // A marker on 0 scores nothing, whatever the tiles do.
    expect(points('9,0,0', { ...cult, zero: 'ranked' })).toBe('8 0 0');
    expect(valueOf(ask({ values: '9,0,0', ...cult })).agree).toBe(true);
    expect(linesOf(ask({ values: '9,0,0', ...cult }), 'zero')).toMatchObject([
      { clause: 'fi.scoring.cults', players: [2, 3], reading: 'nothing' },
    ]);
    expect(problemsOf(ask({ values: '11,4', ...cult }))).toEqual([
      { field: 'values', code: 'out-of-range', got: 11, min: 0, max: 10 },
    ]);
    expect(problemsOf(ask({ values: '9,-', ...cult }))).toMatchObject([
      { field: 'values', code: 'not-whole' },
    ]);
  });

  test('every reading stands side by side, and agreement is said', () => {
    const { byReading, agree } = valueOf(ask({ values: '9,4,4,4,4' }));
    expect(byReading.map(({ rounding, zero }) => `${rounding} ${zero}`)).toEqual([
      'down nothing',
      'down ranked',
      'exact nothing',
      'exact ranked',
    ]);
    expect(agree).toBe(false);
    expect(valueOf(ask()).agree).toBe(true);
  });

  test('the lines tell each place, tie and gap', () => {
    const reply = ask({ values: '8,12,12,5,-' });
    expect(reply.kind === 'answer' && reply.answer.lines).toEqual([
      {
        clause: 'fi.scoring.places',
        code: 'place',
        players: [2, 3],
        value: 12,
        place: 1,
        points: 15,
      },
      {
        clause: 'fi.scoring.ties',
        code: 'tie',
        players: [2, 3],
        value: 12,
        places: [18, 12],
        pool: 30,
      },
      { clause: 'fi.scoring.places', code: 'place', players: [1], value: 8, place: 3, points: 6 },
      { clause: 'fi.scoring.places', code: 'no-place', players: [4], value: 5, place: 4 },
      { clause: 'fi.strongholds.both', code: 'no-result', players: [5] },
    ]);
  });
});

describe('the rulebook’s own cases', () => {
  rule('fi.distance.example', 'two at 12 take 15 each, 8 takes 6', () => {
    expect(points('12,12,8,5')).toBe('15 15 6 0');
  });

  rule(
    'fi.strongholds.example',
    '4 and 3 take 18 and 12; two without a Sanctuary take nothing',
    () => {
      expect(points('4,3,-,-')).toBe('18 12 0 0');
      expect(points('4,3,-,-', { zero: 'ranked' })).toBe('18 12 0 0');
    },
  );

  rule('fi.outposts.example', 'three at 3 take 12 each', () => {
    expect(points('3,3,3,2')).toBe('12 12 12 0');
  });

  rule('fi.settlements.example', '7, 6 and 4 take 18, 12 and 6', () => {
    expect(points('7,6,4,3')).toBe('18 12 6 0');
  });
});

describe('results that cannot be read', () => {
  test.each([
    ['nothing', { values: '' }, [{ field: 'values', code: 'missing' }]],
    ['a player not asked yet', { values: '12,,8' }, [{ field: 'values', code: 'missing' }]],
    ['nobody asked yet', { values: ' , ' }, [{ field: 'values', code: 'missing' }]],
    [
      'six players',
      { values: '1,2,3,4,5,6' },
      [{ field: 'values', code: 'wrong-count', got: 6, min: 1, max: 5 }],
    ],
    ['half a space', { values: '1.5,2' }, [{ field: 'values', code: 'not-whole', got: '1.5' }]],
    [
      'a debt',
      { values: '-1,2' },
      [{ field: 'values', code: 'out-of-range', got: -1, min: 0, max: 17 }],
    ],
    [
      'another scale and reading',
      { scale: 'best', rounding: 'up', zero: '' },
      [
        { field: 'scale', code: 'not-an-option', got: 'best', options: ['tile', 'cult'] },
        { field: 'rounding', code: 'not-an-option', got: 'up', options: ['down', 'exact'] },
        { field: 'zero', code: 'missing' },
      ],
    ],
  ])('%s', (_, more, problems) => {
    expect(problemsOf(ask(more))).toEqual(problems);
  });
});

describe('positions that cannot be', () => {
  rule('fi.cults.top', 'space 10 of a Cult holds one player', () => {
    expect(violationsOf(ask({ values: '10,4,10', scale: 'cult' }))).toEqual([
      { clause: 'fi.cults.top', code: 'two-on-top', players: [1, 3] },
    ]);
    expect(valueOf(ask({ values: '10,9,9', scale: 'cult' })).players[0]?.points).toBe(8);
    // For the area or a tile 10 is a number like any other.
    expect(valueOf(ask({ values: '10,10' })).players[0]?.points).toBe(15);
  });

  rule('fi.reach.pieces', 'nobody counts more than 17 Structures', () => {
    expect(valueOf(ask({ values: '17,16' })).players[0]?.points).toBe(18);
    expect(problemsOf(ask({ values: '18,16' }))).toMatchObject([
      { field: 'values', code: 'out-of-range', max: 17 },
    ]);
    const sides = MAP_NAMES.map(landscape).flatMap((land) =>
      land.lands.flatMap((a) => land.lands.map((b) => distance(land, a.space, b.space))),
    );
    expect(Math.max(...sides)).toBeLessThanOrEqual(RESULTS.max);
  });
});

describe('properties', () => {
  const anyValues = fc.array(fc.oneof(fc.nat({ max: 9 }).map(String), fc.constant('-')), {
    minLength: 1,
    maxLength: 5,
  });
  const anyRaw = fc
    .record({
      values: anyValues.map((values) => values.join()),
      scale: fc.constantFrom('tile', 'cult'),
      rounding: fc.constantFrom('down', 'exact'),
      zero: fc.constantFrom('nothing', 'ranked'),
    })
    .map((raw) =>
      raw.scale === 'cult' ? { ...raw, values: raw.values.replaceAll('-', '0') } : raw,
    );

  test('nobody with a better result takes less, and no more is given than there is', () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const { players } = valueOf(ask(raw));
        const total = players.reduce((sum, player) => sum + player.points, 0);
        expect(total).toBeLessThanOrEqual(raw.scale === 'tile' ? 36.001 : 14.001);
        for (const a of players) {
          for (const b of players) {
            if ((a.value ?? -1) > (b.value ?? -1))
              expect(a.points).toBeGreaterThanOrEqual(b.points);
            if (a.value === b.value) expect(a.points).toBe(b.points);
          }
        }
      }),
    );
  });

  test('three or more different results give out everything', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 17 }), { minLength: 3, maxLength: 5 }),
        (values) => {
          const { players } = valueOf(ask({ values: values.join() }));
          expect(players.reduce((sum, player) => sum + player.points, 0)).toBe(36);
        },
      ),
    );
  });

  test('any text is read or refused', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (values, scale) => {
        const reply = ask({ values, scale });
        if (reply.kind !== 'answer') return;
        const { players } = reply.answer.value;
        expect(players.some((player) => Number.isNaN(player.value))).toBe(false);
      }),
    );
  });
});

describe('the result of one player', () => {
  test('is a number, or a dash where there may be none', () => {
    expect(parseOutcome('12', 'tile')).toEqual({ ok: true, value: 12 });
    expect(parseOutcome('–', 'tile')).toEqual({ ok: true, value: undefined });
    expect(parseOutcome('-', 'cult').ok).toBe(false);
    expect(parseOutcome('11', 'cult').ok).toBe(false);
    expect([' – ', '-', '—', '-1', '', '0'].filter(isNoResult)).toEqual([' – ', '-', '—']);
  });

  test('stands by itself, right or wrong', () => {
    expect(['', '4', ' 4 ', 'x', '-', '4 3', '4;3', ';'].filter(isOneSeat)).toEqual([
      '',
      '4',
      ' 4 ',
      'x',
      '-',
    ]);
  });
});
