import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAVORS, iceMaidens, YES_NO } from '#engine/fire-and-ice/index.ts';
import {
  asking,
  citedBy,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(iceMaidens);

describe('the Favor tile of the setup', () => {
  rule('fi.ice-maidens.favor-tile', 'one tile of any kind is taken', () => {
    for (const favor of FAVORS) {
      expect(linesOf(ask({ favor }), 'takes-tile')).toMatchObject([{ favor }]);
    }
    expect(valueOf(ask({ favor: '' }))).toMatchObject({
      favor: undefined,
      cults: { fire: 0, water: 1, earth: 0, air: 1 },
      power: 0,
      ability: 'none',
    });
    expect(linesOf(ask({ favor: '' }), 'tile-to-take')).toHaveLength(1);
  });

  rule('fi.ice-maidens.cult-steps', 'its Cult steps are taken at once, with their Power', () => {
    const air = ask({ favor: 'air-3' });
    expect(valueOf(air)).toMatchObject({ power: 1, bowls: [5, 7, 0] });
    expect(valueOf(air).cults).toEqual({ fire: 0, water: 1, earth: 0, air: 4 });
    expect(linesOf(air, 'steps')).toMatchObject([{ cult: 'air', steps: 3, before: 1, after: 4 }]);
    expect(linesOf(air, 'cult-power')).toMatchObject([{ cult: 'air', power: 1 }]);
    expect(linesOf(air, 'power')).toMatchObject([
      { power: 1, gained: 1, before: [6, 6, 0], after: [5, 7, 0] },
    ]);
    // Two steps from 0 stop short of the Power, two from 1 do not.
    expect(valueOf(ask({ favor: 'earth-2' }))).toMatchObject({ power: 0, bowls: [6, 6, 0] });
    expect(linesOf(ask({ favor: 'earth-2' }), 'power')).toEqual([]);
    expect(valueOf(ask({ favor: 'water-2' })).power).toBe(1);
    expect(valueOf(ask({ favor: 'fire-1' })).cults).toMatchObject({ fire: 1, water: 1 });
  });

  rule('fi.cults.top', 'at setup no Town has given a key yet', () => {
    expect(violationsOf(ask({ cults: '10/1/0/10' }))).toEqual([
      { clause: 'fi.cults.top', code: 'no-key', cult: 'fire' },
      { clause: 'fi.cults.top', code: 'no-key', cult: 'air' },
    ]);
    expect(valueOf(ask({ favor: 'fire-3', cults: '8/1/0/1' }))).toMatchObject({ steps: 1 });
    expect(valueOf(ask({ favor: 'fire-3', cults: '9/1/0/1' }))).toMatchObject({ steps: 0 });
    expect(valueOf(ask({ favor: '', cults: '9/1/0/1' }))).toMatchObject({ steps: 0 });
  });

  rule('fi.ice-maidens.income', 'its income comes from the first round on', () => {
    expect(valueOf(ask({ favor: 'earth-2', round: '1' }))).toMatchObject({
      income: { coins: 0, workers: 1, power: 1 },
      received: { coins: 0, workers: 1, power: 1 },
    });
    expect(valueOf(ask({ favor: 'fire-1', round: '6' }))).toMatchObject({
      income: { coins: 3, workers: 0, power: 0 },
      received: { coins: 18, workers: 0, power: 0 },
    });
    expect(valueOf(ask({ favor: 'air-2', round: '2' })).received).toEqual({
      coins: 0,
      workers: 0,
      power: 8,
    });
    expect(linesOf(ask({ favor: 'fire-2' }), 'income')).toEqual([]);
  });

  rule('fi.ice-maidens.ability', 'whatever else it does is usable from the first round on', () => {
    const abilities = FAVORS.map((favor) => valueOf(ask({ favor })).ability);
    expect(abilities.join(' ')).toBe(
      'none none none none town action income income income build-points build-points pass-points',
    );
    expect(linesOf(ask({ favor: 'fire-2' }), 'ability')).toMatchObject([
      { effect: { kind: 'town', power: 6 } },
    ]);
    expect(linesOf(ask({ favor: 'water-1' }), 'ability')).toMatchObject([
      { effect: { structure: 'trading-house', points: 3 } },
    ]);
    expect(citedBy(ask({ favor: 'fire-3' }))).not.toContain('fi.ice-maidens.ability');
    // Air 1 scores trading houses on passing.
    const points = ['0', '1', '2', '3', '4'].map(
      (tradingHouses) => valueOf(ask({ favor: 'air-1', tradingHouses })).tilePoints,
    );
    expect(points).toEqual([0, 2, 3, 3, 4]);
    expect(valueOf(ask({ favor: 'air-2', tradingHouses: '4' })).tilePoints).toBe(0);
    expect(linesOf(ask({ favor: 'air-1', tradingHouses: '1' }), 'tile-points')).toMatchObject([
      { tradingHouses: 1, points: 2 },
    ]);
  });

  rule('fi.ice-maidens.first-dwellings', 'Earth 1 scores nothing for the first Dwellings', () => {
    expect(linesOf(ask({ favor: 'earth-1' }), 'first-dwellings')).toEqual([
      {
        clause: 'fi.ice-maidens.first-dwellings',
        code: 'first-dwellings',
        favor: 'earth-1',
        each: 2,
        points: 0,
      },
    ]);
    expect(linesOf(ask({ favor: 'water-1' }), 'first-dwellings')).toEqual([]);
    expect(valueOf(ask({ favor: 'earth-1' })).points).toBe(0);
  });
});

describe('passing', () => {
  rule('fi.ice-maidens.stronghold', 'the Stronghold scores 3 points for each Temple', () => {
    const points = ['0', '1', '2', '3'].map(
      (temples) => valueOf(ask({ stronghold: 'yes', temples })).points,
    );
    expect(points).toEqual([0, 3, 6, 9]);
    expect(linesOf(ask({ stronghold: 'yes', temples: '2' }), 'temples')).toMatchObject([
      { temples: 2, each: 3, points: 6 },
    ]);
    expect(valueOf(ask({ stronghold: 'no', temples: '3' })).points).toBe(0);
    expect(linesOf(ask({ stronghold: 'no', temples: '3' }), 'no-stronghold')).toHaveLength(1);
  });

  rule('fi.ice-maidens.sanctuary', 'a Sanctuary is no Temple', () => {
    const reply = ask({ stronghold: 'yes', temples: '2', sanctuary: 'yes' });
    expect(valueOf(reply).points).toBe(6);
    expect(linesOf(reply, 'sanctuary')).toMatchObject([{ points: 0 }]);
    expect(linesOf(ask({ sanctuary: 'yes' }), 'sanctuary')).toEqual([]);
  });

  test('Stronghold and tile add up', () => {
    const reply = ask({ favor: 'air-1', stronghold: 'yes', temples: '1', tradingHouses: '3' });
    expect(valueOf(reply)).toMatchObject({ strongholdPoints: 3, tilePoints: 3, points: 6 });
  });
});

describe('properties', () => {
  test('Power tokens are moved, never made or lost', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FAVORS),
        fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)),
        (favor, bowls) => {
          const { bowls: after } = valueOf(ask({ favor, bowls: bowls.join('/') }));
          expect(after[0] + after[1] + after[2]).toBe(bowls[0] + bowls[1] + bowls[2]);
        },
      ),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    [
      'no such tile',
      { favor: 'fire-4' },
      { field: 'favor', code: 'not-an-option', got: 'fire-4', options: FAVORS },
    ],
    ['three Cults', { cults: '0/1/0' }, { field: 'cults', code: 'not-readable', got: '0/1/0' }],
    [
      'above the top',
      { cults: '11/0/0/0' },
      { field: 'cults', code: 'out-of-range', got: 11, min: 0, max: 10 },
    ],
    ['no Bowls', { bowls: '' }, { field: 'bowls', code: 'missing' }],
    [
      'a seventh round',
      { round: '7' },
      { field: 'round', code: 'out-of-range', got: 7, min: 1, max: 6 },
    ],
    [
      'a fourth Temple',
      { temples: '4' },
      { field: 'temples', code: 'out-of-range', got: 4, min: 0, max: 3 },
    ],
    [
      'a fifth trading house',
      { tradingHouses: '5' },
      { field: 'tradingHouses', code: 'out-of-range', got: 5, min: 0, max: 4 },
    ],
    [
      'perhaps a Stronghold',
      { stronghold: 'perhaps' },
      { field: 'stronghold', code: 'not-an-option', got: 'perhaps', options: YES_NO },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
