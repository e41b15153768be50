import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FACTIONS,
  namesMoved,
  NEXT_ROUND,
  otherSideOf,
  passLog,
  turnOrder,
} from '#engine/fire-and-ice/index.ts';
import { asking, linesOf, problemsOf, rule, valueOf, violationsOf } from '#tests/support/rule.ts';

const ask = asking(turnOrder);

const THREE = 'acolytes,auren,nomads';

describe('the Turn Order board', () => {
  rule('fi.turn-order.start', 'the tokens start from the first player on, clockwise', () => {
    const { order, still, round, side } = valueOf(ask({ order: THREE, passes: '' }));
    expect({ order, still, round, side }).toEqual({
      order: ['acolytes', 'auren', 'nomads'],
      still: ['acolytes', 'auren', 'nomads'],
      round: 1,
      side: 'left',
    });
    expect(linesOf(ask({ order: THREE }), 'starts')).toMatchObject([
      { order: ['acolytes', 'auren', 'nomads'] },
    ]);
    expect(violationsOf(ask({ order: THREE, passes: 'auren,giants' }))).toEqual([
      {
        clause: 'fi.turn-order.start',
        code: 'not-in-play',
        round: 1,
        position: 2,
        faction: 'giants',
      },
    ]);
  });

  rule('fi.turn-order.pass', 'whoever passes takes the topmost free space across', () => {
    const reply = ask({ order: THREE, passes: 'nomads,acolytes,auren' });
    expect(valueOf(reply).passed).toEqual(['nomads', 'acolytes', 'auren']);
    expect(linesOf(reply, 'passes')).toMatchObject([
      { round: 1, position: 1, faction: 'nomads', place: 1 },
      { round: 1, position: 2, faction: 'acolytes', place: 2 },
      { round: 1, position: 3, faction: 'auren', place: 3 },
    ]);
    expect(violationsOf(ask({ order: THREE, passes: 'auren,nomads,auren' }))).toEqual([
      {
        clause: 'fi.turn-order.pass',
        code: 'passed-already',
        round: 1,
        position: 3,
        faction: 'auren',
      },
    ]);
  });

  rule('fi.turn-order.numerals', 'the order of passing is the next round’s turn order', () => {
    const passes = 'nomads,acolytes,auren;acolytes,auren,nomads;';
    const { rounds, order, round, side } = valueOf(ask({ order: THREE, passes }));
    expect(rounds.map((each) => each.order)).toEqual([
      ['acolytes', 'auren', 'nomads'],
      ['nomads', 'acolytes', 'auren'],
      ['acolytes', 'auren', 'nomads'],
    ]);
    expect({ round, side, order }).toEqual({
      round: 3,
      side: 'left',
      order: ['acolytes', 'auren', 'nomads'],
    });
    expect(rounds.map((each) => each.side)).toEqual(['left', 'right', 'left']);
    expect(linesOf(ask({ order: THREE, passes }), 'round-order')).toMatchObject([
      { round: 2, order: ['nomads', 'acolytes', 'auren'] },
      { round: 3, order: ['acolytes', 'auren', 'nomads'] },
    ]);
    // Two still play: nothing is settled, and no other round can begin.
    expect(valueOf(ask({ order: THREE, passes: 'auren' })).next).toBeUndefined();
    expect(violationsOf(ask({ order: THREE, passes: 'auren;nomads' }))).toEqual([
      {
        clause: 'fi.turn-order.numerals',
        code: 'round-not-over',
        round: 1,
        still: ['acolytes', 'nomads'],
      },
    ]);
  });

  rule('fi.turn-order.example', 'Auren, then Acolytes, and the Nomads stay last', () => {
    const reply = ask({ order: THREE, passes: 'auren,acolytes' });
    expect(valueOf(reply)).toMatchObject({
      passed: ['auren', 'acolytes'],
      still: ['nomads'],
      next: ['auren', 'acolytes', 'nomads'],
    });
    expect(linesOf(reply, 'stays-last')).toMatchObject([{ faction: 'nomads', place: 3 }]);
    expect(linesOf(reply, 'round-order')).toMatchObject([
      { round: 2, order: ['auren', 'acolytes', 'nomads'] },
    ]);
    // Whether the last pass is told or not, the order is the same.
    expect(valueOf(ask({ order: THREE, passes: 'auren,acolytes,nomads' })).next).toEqual([
      'auren',
      'acolytes',
      'nomads',
    ]);
    expect(valueOf(ask({ order: THREE, passes: 'auren,acolytes;nomads' })).rounds[1]).toMatchObject(
      {
        order: ['auren', 'acolytes', 'nomads'],
        passed: ['nomads'],
      },
    );
  });

  test('positions count through all rounds', () => {
    expect(
      violationsOf(ask({ order: THREE, passes: 'auren,acolytes;nomads,nomads' })),
    ).toMatchObject([{ code: 'passed-already', round: 2, position: 4 }]);
    expect(
      linesOf(ask({ order: THREE, passes: 'auren,acolytes;nomads' }), 'passes').at(-1),
    ).toMatchObject({ round: 2, position: 3, place: 1 });
  });

  test('after the sixth round the game is over', () => {
    const order = 'auren,nomads';
    const five = 'auren;auren;auren;auren;auren;';
    expect(valueOf(ask({ order, passes: `${five}auren` }))).toMatchObject({
      round: 6,
      next: undefined,
      over: false,
    });
    expect(valueOf(ask({ order, passes: `${five}auren,nomads` })).over).toBe(true);
    expect(valueOf(ask({ order, passes: 'auren,nomads' })).over).toBe(false);
    expect(violationsOf(ask({ order, passes: `${five}auren,nomads;auren` }))).toEqual([
      { clause: 'fi.turn-order.numerals', code: 'no-such-round', round: 7, rounds: 6 },
    ]);
  });

  test('everything that is wrong is said at once', () => {
    const codes = violationsOf(ask({ order: THREE, passes: 'giants,auren,auren;nomads' })).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['not-in-play', 'passed-already', 'round-not-over']);
  });
});

describe('properties', () => {
  test('every round is played by the same Factions, in the order of passing', () => {
    const tables = fc
      .uniqueArray(fc.constantFrom(...FACTIONS), {
        minLength: 2,
        maxLength: 5,
        // No two Factions of one board or one Home terrain.
        selector: (faction) => [faction, otherSideOf(faction)].toSorted().join(),
      })
      .chain((table) =>
        fc.record({
          table: fc.constant(table),
          rounds: fc.array(
            fc.shuffledSubarray(table, { minLength: table.length - 1, maxLength: table.length }),
            { minLength: 1, maxLength: 5 },
          ),
        }),
      );
    fc.assert(
      fc.property(tables, ({ table, rounds }) => {
        const passes = rounds.map((round) => round.join()).join(';');
        const value = valueOf(ask({ order: table.join(), passes }));
        expect(value.rounds).toHaveLength(rounds.length);
        for (const [i, { next = [], order }] of value.rounds.entries()) {
          expect(order.toSorted()).toEqual(table.toSorted());
          expect(next.slice(0, rounds[i]?.length)).toEqual(rounds[i]);
        }
      }),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    ['nobody', { order: '' }, { field: 'order', code: 'missing' }],
    [
      'a player alone',
      { order: 'auren', passes: '' },
      { field: 'order', code: 'wrong-count', got: 1, min: 2, max: 5 },
    ],
    [
      'a sixth player',
      { order: 'auren,witches,nomads,giants,halflings,engineers', passes: '' },
      { field: 'order', code: 'wrong-count', got: 6, min: 2, max: 5 },
    ],
    [
      'a Faction twice',
      { order: 'auren,nomads,auren' },
      { field: 'order', code: 'not-readable', got: 'auren', reason: 'twice' },
    ],
    [
      'elves',
      { order: 'auren,elves' },
      { field: 'order', code: 'not-an-option', got: 'elves', options: FACTIONS },
    ],
    [
      'elves who pass',
      { passes: 'elves' },
      { field: 'passes', code: 'not-an-option', got: 'elves', options: FACTIONS },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });

  test('capitals and spaces do not matter', () => {
    expect(valueOf(ask({ order: ' Auren, Nomads ', passes: ' NOMADS ' })).next).toEqual([
      'nomads',
      'auren',
    ]);
  });
});

describe('entering who passes', () => {
  test('adds to the text and takes back from it', () => {
    expect(passLog.plus('', 'auren')).toBe('auren');
    expect(passLog.plus('auren', 'nomads')).toBe('auren,nomads');
    expect(passLog.plus('auren,nomads', NEXT_ROUND)).toBe('auren,nomads;');
    expect(passLog.plus('auren,nomads;', 'nomads')).toBe('auren,nomads;nomads');
    expect(passLog.withoutLast('auren,nomads;nomads')).toBe('auren,nomads;');
    expect(passLog.withoutLast('auren,nomads;')).toBe('auren,nomads');
    expect(passLog.withoutLast('')).toBe('');
  });

  test('undoes any text in as many steps as it has', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let left = text;
        for (let steps = 0; steps <= text.length && !passLog.isBlank(left); steps++)
          left = passLog.withoutLast(left);
        expect(left).toBe(passLog.isBlank(text) ? text : '');
      }),
    );
  });
});

test('a round that begins with nobody passing is written without a comma', () => {
  expect(passLog.plus(passLog.plus('', NEXT_ROUND), 'nomads')).toBe(`${NEXT_ROUND}nomads`);
  expect(['', 'nomads'].map((text) => passLog.isBlank(text))).toEqual([true, false]);
});

test('names go with their Factions when the list changes', () => {
  const before = ['acolytes', 'auren', 'nomads'];
  const moved = (...after: readonly string[]) => namesMoved(['Ada', 'Bo', 'Cy'], before, after);
  expect(moved('nomads', 'auren', 'acolytes')).toEqual(['Cy', 'Bo', 'Ada']);
  expect(moved('giants', 'auren', 'nomads')).toEqual(['Ada', 'Bo', 'Cy']);
  expect(moved('auren', 'nomads')).toEqual(['Bo', 'Cy']);
  expect(moved('auren', 'giants', 'nomads', 'acolytes')).toEqual(['Bo', '', 'Cy', 'Ada']);
  expect(moved(...before, 'giants')).toEqual(['Ada', 'Bo', 'Cy', '']);
  expect(namesMoved(['Ada'], before, ['nomads', 'acolytes'])).toEqual(['', 'Ada']);
});
