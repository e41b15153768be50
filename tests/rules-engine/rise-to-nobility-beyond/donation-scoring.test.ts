import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatingOf } from '#engine/core/seating.ts';
import {
  donationScoring,
  rankPoints,
  SOLO,
  TIES,
  ZERO,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { answerTo, citedBy, linesOf, problemsOf, rule, valueOf } from '#tests/support/rule.ts';

const ask = (
  tokens: string,
  readings: Partial<typeof donationScoring.form.start> = {},
): ReturnType<typeof donationScoring.ask> =>
  donationScoring.ask({ ...donationScoring.form.start, ...readings, tokens });

/** The points of a table, seat by seat: `points('4,3,2')` is `'9 4 2'`. */
const points = (
  tokens: string,
  readings: Partial<typeof donationScoring.form.start> = {},
): string =>
  valueOf(ask(tokens, readings))
    .players.map((player) => player.points)
    .join(' ');

const COMPETITION = { ties: 'competition' };

describe('points for Offerings', () => {
  rule(
    'rtn.scoring.first',
    'first scores every token in the temple, those of others included',
    () => {
      expect(points('5,1')).toBe('6 3');
      expect(valueOf(ask('4,3,2')).total).toBe(9);
      expect(linesOf(ask('0,0,0'), 'total')).toMatchObject([{ total: 0 }]);
      expect(linesOf(ask('2,4,3'), 'first')).toMatchObject([
        { players: [2], tokens: 4, points: 9, total: 9 },
      ]);
    },
  );

  rule('rtn.scoring.second', 'second scores half of first, rounded down', () => {
    expect(points('4,3,2')).toBe('9 4 2');
    expect(linesOf(ask('4,3,2'), 'second')).toMatchObject([{ players: [2], of: 9, points: 4 }]);
    expect(linesOf(ask('5,1'), 'second')).toMatchObject([{ of: 6, points: 3 }]);
  });

  rule('rtn.scoring.third', 'third scores half of second, rounded down again', () => {
    expect(points('6,4,3,1')).toBe('14 7 3 0');
    expect(linesOf(ask('6,4,3,1'), 'third')).toMatchObject([{ players: [3], of: 7, points: 3 }]);
    expect(rankPoints(11)).toEqual([11, 5, 2]);
  });

  rule('rtn.scoring.others', 'from fourth on there are no points', () => {
    expect(points('7,6,5,4,3')).toBe('25 12 6 0 0');
    expect(linesOf(ask('7,6,5,4,3'), 'lower')).toMatchObject([
      { players: [4], tokens: 4, rank: 4, points: 0 },
      { players: [5], tokens: 3, rank: 5, points: 0 },
    ]);
  });

  rule('rtn.scoring.ties', 'tied players each score their rank in full', () => {
    expect(points('2,2,2')).toBe('6 6 6');
    expect(points('2,2,2', COMPETITION)).toBe('6 6 6');
    expect(linesOf(ask('4,2,2,1'), 'second')).toMatchObject([{ players: [2, 3], points: 4 }]);
    expect(linesOf(ask('4,2,2,1'), 'tie')).toEqual([
      {
        clause: 'rtn.scoring.ties',
        code: 'tie',
        players: [2, 3],
        tokens: 2,
        rank: 2,
        points: 4,
      },
    ]);
    expect(citedBy(ask('4,3,2'))).not.toContain('rtn.scoring.ties');
    expect(citedBy(ask('6,4,3,1,1'))).not.toContain('rtn.scoring.ties');
    expect(citedBy(ask('6,4,3,3,1'))).toContain('rtn.scoring.ties');
  });

  rule('rtn.scoring.next-rank', 'read densely, the player after a tie takes the next rank', () => {
    expect(points('3,3,1')).toBe('7 7 3');
    expect(points('4,2,2,1')).toBe('9 4 4 2');
    expect(linesOf(ask('3,3,1'), 'next-rank')).toMatchObject([
      { tied: 2, rank: 1, next: 2, reading: 'dense' },
    ]);
  });

  rule('rtn.scoring.next-rank', 'read as a competition, a tie uses up the ranks it fills', () => {
    expect(points('3,3,1', COMPETITION)).toBe('7 7 1');
    expect(points('4,2,2,1', COMPETITION)).toBe('9 4 4 0');
    expect(linesOf(ask('3,3,1', COMPETITION), 'next-rank')).toMatchObject([
      { tied: 2, rank: 1, next: 3, reading: 'competition' },
    ]);
    expect(linesOf(ask('4,2,2'), 'next-rank')).toEqual([]);
    expect(linesOf(ask('6,4,3,3,1'), 'next-rank')).toEqual([]);
  });

  rule('rtn.scoring.no-tokens', 'whether a player without tokens holds a rank is a reading', () => {
    expect(points('5,2,0')).toBe('7 3 0');
    expect(points('5,2,0', { zero: 'ranked' })).toBe('7 3 1');
    expect(valueOf(ask('5,2,0')).players[2]?.rank).toBeUndefined();
    expect(linesOf(ask('5,0,0'), 'no-tokens')).toEqual([
      {
        clause: 'rtn.scoring.no-tokens',
        code: 'no-tokens',
        players: [2, 3],
        reading: 'unranked',
      },
    ]);
    expect(linesOf(ask('5,2,1'), 'no-tokens')).toEqual([]);
  });

  test('the lines go from first to last, whoever sits where', () => {
    const reply = ask('1,4,2,6,3');
    const codes = ['first', 'second', 'third', 'lower'] as const;
    expect(codes.flatMap((code) => linesOf(reply, code)).map(({ players }) => players)).toEqual([
      [4],
      [2],
      [5],
      [3],
      [1],
    ]);
    expect(answerTo(reply).lines.map(({ code }) => code)).toEqual([
      'first',
      'second',
      'third',
      'lower',
      'lower',
    ]);
  });

  rule('rtn.scoring.no-tokens', 'alone without tokens one has no rank, and is not first', () => {
    const codes = (readings: Partial<typeof donationScoring.form.start>): readonly string[] =>
      answerTo(ask('0', readings)).lines.map(({ code }) => code);
    expect(codes({})).toEqual(['total', 'no-tokens']);
    expect(codes({ zero: 'ranked' })).toEqual(['total', 'solo', 'no-tokens']);
    // Where Offerings score nothing alone, no rank is held, with or without tokens.
    expect(codes({ solo: 'unscored' })).toEqual(['total', 'solo']);
    expect(codes({ solo: 'unscored', zero: 'ranked' })).toEqual(['total', 'solo']);
  });

  test('nobody ties for an empty temple', () => {
    expect(linesOf(ask('0,0', { zero: 'ranked' }), 'tie')).toEqual([]);
    expect(linesOf(ask('1,1', { zero: 'ranked' }), 'tie')).toHaveLength(1);
  });

  test('an empty temple scores nothing', () => {
    expect(points('0,0')).toBe('0 0');
    expect(points('0,0', { zero: 'ranked' })).toBe('0 0');
  });

  rule('rtn.scoring.solo', 'whether a single player scores as first is a reading', () => {
    expect(points('4')).toBe('4');
    expect(points('4', { solo: 'unscored' })).toBe('0');
    expect(points('4,1', { solo: 'unscored' })).toBe('5 2');
    expect(linesOf(ask('4', { solo: 'unscored' }), 'solo')).toMatchObject([
      { reading: 'unscored' },
    ]);
    expect(linesOf(ask('4,1'), 'solo')).toEqual([]);
  });
});

describe('the readings side by side', () => {
  test('all four are shown, and whether they agree', () => {
    expect(valueOf(ask('5,5,2,0'))).toMatchObject({
      byReading: [
        { ties: 'dense', zero: 'unranked', points: [12, 12, 6, 0] },
        { ties: 'dense', zero: 'ranked', points: [12, 12, 6, 3] },
        { ties: 'competition', zero: 'unranked', points: [12, 12, 3, 0] },
        { ties: 'competition', zero: 'ranked', points: [12, 12, 3, 0] },
      ],
      agree: false,
    });
    expect(valueOf(ask('6,4,3,1')).agree).toBe(true);
  });

  test.each([
    ['3,3,1', {}, { ties: true, zero: false, solo: false }],
    ['2,2,2', {}, { ties: false, zero: false, solo: false }],
    ['6,4,3,1,1', {}, { ties: false, zero: false, solo: false }],
    ['5,2,0', {}, { ties: false, zero: true, solo: false }],
    ['5,3,3,0', {}, { ties: false, zero: true, solo: false }],
    ['5,3,3,0', COMPETITION, { ties: false, zero: false, solo: false }],
    ['5,3,3,0', { zero: 'ranked' }, { ties: true, zero: true, solo: false }],
    ['0,0', {}, { ties: false, zero: false, solo: false }],
    ['4', {}, { ties: false, zero: false, solo: true }],
  ])('which questions matter with %s', (tokens, readings, matters) => {
    expect(valueOf(ask(tokens, readings)).matters).toEqual(matters);
  });

  const tables = fc.array(fc.nat(7), { minLength: 1, maxLength: 6 });
  const readings = fc.record({
    ties: fc.constantFrom(...TIES),
    zero: fc.constantFrom(...ZERO),
    solo: fc.constantFrom(...SOLO),
  });

  test('the reading in force is one of them', () => {
    fc.assert(
      fc.property(tables, readings, (tokens, { ties, zero, solo }) => {
        const value = valueOf(ask(tokens.join(), { ties, zero, solo }));
        const same = value.byReading.find(
          (each) => each.ties === ties && each.zero === zero && each.solo === solo,
        );
        expect(same?.points).toEqual(value.players.map((player) => player.points));
      }),
    );
  });

  test('more tokens never score less, equal tokens score alike, and nobody outscores the total', () => {
    fc.assert(
      fc.property(tables, readings, (tokens, reading) => {
        const { players, total } = valueOf(ask(tokens.join(), reading));
        for (const a of players) {
          expect(a.points).toBeLessThanOrEqual(total);
          for (const b of players) {
            if (a.tokens >= b.tokens) expect(a.points).toBeGreaterThanOrEqual(b.points);
          }
        }
      }),
    );
  });

  test('points never rise from rank to rank', () => {
    fc.assert(
      fc.property(fc.nat(42), (total) => {
        const [first, second, third] = rankPoints(total);
        expect([first, second, third]).toEqual([first, second, third].toSorted((a, b) => b - a));
        expect(first).toBe(total);
      }),
    );
  });
});

describe('tables that cannot be scored', () => {
  test.each([
    ['nobody', { tokens: '' }, { field: 'tokens', code: 'missing' }],
    [
      'a blank seat',
      { tokens: '4,,2' },
      { field: 'tokens', code: 'not-readable', got: '4,,2', where: [2], reason: 'blank-seat' },
    ],
    [
      'a blank first seat',
      { tokens: ',4,2' },
      { field: 'tokens', code: 'not-readable', got: ',4,2', where: [1], reason: 'blank-seat' },
    ],
    [
      'a blank last seat',
      { tokens: '4,2, ' },
      { field: 'tokens', code: 'not-readable', got: '4,2,', where: [3], reason: 'blank-seat' },
    ],
    [
      'seven players',
      { tokens: '1,1,1,1,1,1,1' },
      { field: 'tokens', code: 'wrong-count', got: 7, min: 1, max: 6 },
    ],
    [
      'an eighth token',
      { tokens: '8,1' },
      { field: 'tokens', code: 'out-of-range', got: 8, min: 0, max: 7 },
    ],
    ['tokens in words', { tokens: 'many' }, { field: 'tokens', code: 'not-whole', got: 'many' }],
    [
      'an unknown reading',
      { ties: 'unfriendly' },
      { field: 'ties', code: 'not-an-option', got: 'unfriendly', options: TIES },
    ],
    ['no reading', { zero: '' }, { field: 'zero', code: 'missing' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(donationScoring.ask({ ...donationScoring.form.start, ...input }))).toEqual([
      problem,
    ]);
  });
});

describe('the whole game', () => {
  const told = { names: 'Ada,,Cy', before: '41,38,40' };

  rule('rtn.scoring.first', 'points for Offerings are added to those of the game', () => {
    expect(valueOf(ask('4,3,2', told)).totals).toEqual([50, 42, 42]);
    expect(valueOf(ask('4,3,2')).totals).toEqual([]);
  });

  test('players go by their names, and by their seats where they have none', () => {
    expect(linesOf(ask('4,4,2', told), 'first')).toMatchObject([{ players: ['Ada', 2] }]);
    expect(linesOf(ask('4,3,0', told), 'no-tokens')).toMatchObject([{ players: ['Cy'] }]);
    expect(linesOf(ask('4,4,2', told), 'tie')).toMatchObject([{ players: ['Ada', 2] }]);
  });

  test('a table that told its names has a blank seat for each, unless one plays alone', () => {
    const seats = (players: string) =>
      donationScoring.form.fields.tokens.seated?.(seatingOf(players, ''));
    expect([seats('Ada,Bo,Cy'), seats('Ada,Bo'), seats('Ada')]).toEqual([',,', ',', undefined]);
  });

  test('is told seat by seat, and added up once it is told of everybody', () => {
    const totals = (before: string) => valueOf(ask('4,3,2', { before })).totals;
    expect([totals('41, ,40'), totals(',,'), totals('41,38,')]).toEqual([[], [], []]);
    expect(totals('41 38 40')).toEqual([50, 42, 42]);
    expect(totals('41, 38,40,')).toEqual([50, 42, 42]);
    expect(problemsOf(ask('4,3,2', { before: '41,x,1000' }))).toMatchObject([
      { field: 'before', code: 'not-whole', got: 'x' },
      { field: 'before', code: 'out-of-range', got: 1000 },
    ]);
  });

  test('is told of everybody or of nobody', () => {
    expect(problemsOf(ask('4,3,2', { before: '41,38' }))).toEqual([
      { field: 'before', code: 'wrong-count', got: 2, min: 3, max: 3 },
    ]);
  });
});
