import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MASTER_TILES, masterTiles } from '#engine/the-magnificent-sno/index.ts';
import {
  asking,
  citedBy,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = (tile: string, input: Partial<typeof masterTiles.form.start> = {}) =>
  asking(masterTiles, { tile })(input);

describe('tiles that trade', () => {
  rule('sno.tiles.build', 'the 2 gems shown build the large tile shown', () => {
    expect(valueOf(ask('build', { costGems: '1/0/1/0' })).after.gems).toEqual({
      orange: 0,
      green: 1,
      purple: 0,
      clear: 1,
    });
    expect(violationsOf(ask('build', { costGems: '1/1/1/0' }))).toEqual([
      { clause: 'sno.tiles.build', code: 'not-two-gems', gems: 3, needed: 2 },
    ]);
    expect(violationsOf(ask('build', { costGems: '0/0/2/0', gems: '3/3/0/1' }))).toMatchObject([
      { clause: 'sno.tiles.build', code: 'gems-not-held', missing: 1 },
    ]);
    // Which gems is not known, but two it must be.
    expect(valueOf(ask('build')).costKnown).toBe(false);
    expect(verdictOf(ask('build', { gems: '1/0/0/0' }))).toBe('not-enough');
    expect(linesOf(ask('build'), 'cost-unknown')).toMatchObject([{ gems: true, rest: false }]);
  });

  rule('sno.tiles.build-bonus', 'the tile built brings every bonus that it covers', () => {
    expect(linesOf(ask('build'), 'covered-bonuses')).toEqual([
      { clause: 'sno.tiles.build-bonus', code: 'covered-bonuses' },
    ]);
    for (const tile of MASTER_TILES.filter((each) => each !== 'build')) {
      expect(citedBy(ask(tile))).not.toContain('sno.tiles.build-bonus');
    }
  });

  rule('sno.tiles.clear-pays', 'clear gems stand in for colored gems shown, or do not', () => {
    const reply = ask('build', { costGems: '0/2/0/0', gems: '3/1/0/1' });
    expect(valueOf(reply).paid.gems).toEqual({ orange: 0, green: 1, purple: 0, clear: 1 });
    expect(linesOf(reply, 'clear-pays')).toMatchObject([
      { clause: 'sno.tiles.clear-pays', amount: 1 },
    ]);
    const strict = { costGems: '0/2/0/0', clearPays: 'conversions' };
    expect(violationsOf(ask('build', { ...strict, gems: '3/1/0/1' }))).toMatchObject([
      { clause: 'sno.tiles.build', code: 'gems-not-held', missing: 1 },
    ]);
    expect(valueOf(ask('build', { ...strict, gems: '0/2/0/1' })).after.gems).toMatchObject({
      green: 0,
      clear: 1,
    });
    // Never the other way round.
    expect(verdictOf(ask('build', { costGems: '0/0/0/2', gems: '3/3/3/1' }))).toBe('gems-not-held');
  });

  rule('sno.tiles.points', '2 coins give 6 points', () => {
    expect(valueOf(ask('points', { coins: '2' })).after).toMatchObject({ coins: 0, points: 26 });
    expect(violationsOf(ask('points', { coins: '1' }))).toEqual([
      { clause: 'sno.tiles.points', code: 'not-enough', thing: 'coins', needed: 2, held: 1 },
    ]);
    expect(valueOf(ask('points', { points: '' }))).toMatchObject({
      gained: { points: 6 },
      after: { points: undefined },
    });
  });

  rule('sno.tiles.trainer-for-points', '1 trainer returned gives 5 points', () => {
    expect(valueOf(ask('trainer')).after).toMatchObject({ trainers: 0, points: 25 });
    expect(violationsOf(ask('trainer', { trainers: '0' }))).toMatchObject([
      { clause: 'sno.tiles.trainer-for-points', code: 'not-enough', thing: 'trainers' },
    ]);
  });

  rule('sno.tiles.points-for-trainer', '5 points lost give 1 trainer', () => {
    const back = { direction: 'back', trainers: '0' };
    expect(valueOf(ask('trainer', back)).after).toMatchObject({ trainers: 1, points: 15 });
    expect(linesOf(ask('trainer', { ...back, points: '4' }), 'below-zero')).toMatchObject([
      { clause: 'sno.pay.below-zero', points: -1 },
    ]);
    expect(linesOf(ask('trainer', { ...back, points: '5' }), 'below-zero')).toEqual([]);
  });

  rule('sno.pay.below-zero', 'by the other reading points that lack cannot be paid', () => {
    const back = { direction: 'back', trainers: '0', floor: 'zero' };
    expect(violationsOf(ask('trainer', { ...back, points: '4' }))).toEqual([
      { clause: 'sno.pay.below-zero', code: 'points-not-held', needed: 5, held: 4 },
    ]);
    expect(valueOf(ask('trainer', { ...back, points: '5' })).after.points).toBe(0);
  });

  rule('sno.tiles.clear-gems', '2 clear gems are gained', () => {
    expect(valueOf(ask('clear-gems', { gems: '3/3/3/0' })).after).toMatchObject({
      gems: { orange: 3, green: 3, purple: 3, clear: 2 },
      coins: 5,
    });
  });

  rule('sno.tiles.clear-overflow', 'each clear gem beyond 3 becomes 1 coin', () => {
    const after = (held: number): readonly number[] => {
      const value = valueOf(ask('clear-gems', { gems: `0/0/0/${String(held)}`, coins: '0' }));
      return [value.after.gems.clear, value.after.coins];
    };
    expect([0, 1, 2, 3].map(after)).toEqual([
      [2, 0],
      [3, 0],
      [3, 1],
      [3, 2],
    ]);
    expect(linesOf(ask('clear-gems', { gems: '0/0/0/3' }), 'overflow')).toMatchObject([
      { gems: 2, coins: 2 },
    ]);
    expect(linesOf(ask('clear-gems', { gems: '0/0/0/1' }), 'overflow')).toEqual([]);
  });
});

describe('tiles that take something from the master board', () => {
  const eight = ['trainer-tile', 'tent', 'poster', 'master-card'];

  test.each(eight)('%s costs what is shown, and is not replaced', (tile) => {
    const paid = ask(tile, { cost: '2/1/3', costGems: '0/1/0/0' });
    expect(valueOf(paid)).toMatchObject({
      costKnown: true,
      paid: { coins: 2, trainers: 1, points: 3, gems: { green: 1 } },
      after: { coins: 3, points: 17, gems: { green: 0 } },
      onBoardAfter: 1,
    });
    expect(violationsOf(ask(tile, { onBoard: '0' }))).toEqual([
      { clause: 'sno.tiles.eight', code: 'none-on-board' },
    ]);
    expect(verdictOf(ask(tile, { cost: '6/2/0', costGems: '2/2/2/2' }))).toBe(
      'not-enough not-enough gems-not-held',
    );
    // A cost not read off the tile is not invented.
    expect(valueOf(ask(tile)).costKnown).toBe(false);
    expect(linesOf(ask(tile, { cost: '1/0/0' }), 'cost-unknown')).toMatchObject([
      { gems: true, rest: false },
    ]);
  });

  rule(
    'sno.tiles.eight',
    'what is taken is not replaced, and without any there is no action',
    () => {
      const one = { onBoard: '1' };
      expect(eight.map((tile) => valueOf(ask(tile, one)).onBoardAfter)).toEqual([0, 0, 0, 0]);
      expect(linesOf(ask('tent', one), 'from-board')).toEqual([
        { clause: 'sno.tiles.eight', code: 'from-board', left: 0 },
      ]);
      expect(eight.map((tile) => verdictOf(ask(tile, { onBoard: '0' })))).toEqual(
        eight.map(() => 'none-on-board'),
      );
    },
  );

  test('the other tiles take nothing from it, whatever is left', () => {
    for (const tile of MASTER_TILES.filter((each) => !eight.includes(each))) {
      expect(valueOf(ask(tile, { onBoard: '0' })).onBoardAfter).toBeUndefined();
    }
  });

  rule('sno.tiles.trainer', 'the cost brings 1 trainer and 1 trainer tile', () => {
    const reply = ask('trainer-tile', { cost: '3/0/0', costGems: '0/0/0/0' });
    expect(valueOf(reply)).toMatchObject({ after: { coins: 2, trainers: 2 }, onBoardAfter: 1 });
    // The trainer to come does not pay for itself.
    expect(verdictOf(ask('trainer-tile', { cost: '0/1/0', trainers: '0' }))).toBe('not-enough');
  });

  rule('sno.tiles.trainer-place', 'the trainer tile goes beside the storage', () => {
    expect(linesOf(ask('trainer-tile'), 'tile-place')).toEqual([
      { clause: 'sno.tiles.trainer-place', code: 'tile-place' },
    ]);
    expect(citedBy(ask('trainer'))).not.toContain('sno.tiles.trainer-place');
  });

  rule('sno.tiles.tent', 'the cost brings 1 tent', () => {
    expect(valueOf(ask('tent', { cost: '4/0/0', costGems: '0/0/0/0' }))).toMatchObject({
      after: { coins: 1 },
      places: ['space', 'printed'],
      onBoardAfter: 1,
    });
    expect(citedBy(ask('tent'))).toEqual(
      expect.arrayContaining(['sno.tiles.tent', 'sno.tiles.tent-bonus', 'sno.tiles.eight']),
    );
  });

  rule('sno.tiles.tent-bonus', 'a tent space gives its bonus, the printed tent none', () => {
    expect(linesOf(ask('tent', { printed: 'covered' }), 'tent-bonus')).toHaveLength(1);
    expect(linesOf(ask('tent', { tentSpaces: '0' }), 'tent-bonus')).toEqual([]);
  });

  rule('sno.tiles.tent-space', 'it needs a tent space, and the printed tent is one', () => {
    expect(valueOf(ask('tent', { tentSpaces: '0' })).places).toEqual(['printed']);
    expect(citedBy(ask('tent', { tentSpaces: '0' }))).not.toContain('sno.tiles.tent-bonus');
    expect(citedBy(ask('tent', { printed: 'covered' }))).not.toContain('sno.tent-spaces.no-bonus');
    expect(violationsOf(ask('tent', { tentSpaces: '0', printed: 'covered' }))).toEqual([
      { clause: 'sno.tiles.tent-space', code: 'no-room' },
    ]);
    expect(verdictOf(ask('poster', { tentSpaces: '0', printed: 'covered' }))).toBe('fine');
  });

  rule('sno.tiles.poster', 'the cost completes 1 poster of the master board', () => {
    expect(valueOf(ask('poster', { cost: '1/0/0', costGems: '0/0/0/0' }))).toMatchObject({
      after: { coins: 4 },
      onBoardAfter: 1,
    });
    expect(linesOf(ask('poster'), 'from-board')).toMatchObject([{ left: 1 }]);
  });

  rule('sno.tiles.poster-needs', 'the poster’s requirements must be met', () => {
    expect(violationsOf(ask('poster', { needs: 'no' }))).toEqual([
      { clause: 'sno.tiles.poster-needs', code: 'needs-not-met' },
    ]);
    expect(verdictOf(ask('tent', { needs: 'no' }))).toBe('fine');
  });

  rule('sno.tiles.poster-no-tent', 'it needs no tent', () => {
    expect(linesOf(ask('poster'), 'poster-no-tent')).toHaveLength(1);
    expect(valueOf(ask('poster', { tentSpaces: '0', printed: 'covered' })).places).toEqual([]);
  });

  rule('sno.tiles.card', 'the cost brings 1 master card', () => {
    expect(valueOf(ask('master-card', { cost: '5/0/0', costGems: '0/0/0/0' }))).toMatchObject({
      after: { coins: 0 },
      onBoardAfter: 1,
      cards: { extra: 1, owned: 5 },
    });
    expect(valueOf(ask('points')).cards).toBeUndefined();
  });

  rule('sno.tiles.four-dice', 'dice go on only 4 of the 5 or 6 master cards', () => {
    expect(valueOf(ask('master-card')).cards).toMatchObject({
      owned: 5,
      withDice: 4,
      withoutDice: 1,
    });
    expect(valueOf(ask('master-card', { extraCards: '1', onBoard: '1' })).cards).toMatchObject({
      owned: 6,
      withDice: 4,
      withoutDice: 2,
    });
    expect(linesOf(ask('master-card'), 'four-dice')).toMatchObject([{ owned: 5, withDice: 4 }]);
  });

  rule('sno.tiles.more-choice', 'one card more to choose from when scoring, or two', () => {
    expect(valueOf(ask('master-card')).cards?.choice).toBe(6);
    expect(valueOf(ask('master-card', { extraCards: '1', onBoard: '1' })).cards?.choice).toBe(7);
    expect(linesOf(ask('master-card'), 'more-choice')).toMatchObject([{ extra: 1, choice: 6 }]);
  });

  test('what is held, paid and gained makes up what is left', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MASTER_TILES),
        fc.constantFrom('forth', 'back'),
        fc.record({ coins: fc.nat(20), trainers: fc.nat(8), points: fc.nat(99) }),
        fc.tuple(fc.nat(9), fc.nat(3), fc.nat(9)),
        (tile, direction, held, cost) => {
          const texts = Object.entries(held).map(([name, n]) => [name, String(n)]);
          const reply = ask(tile, {
            ...(Object.fromEntries(texts) as Record<keyof typeof held, string>),
            direction,
            cost: cost.join('/'),
          });
          if (reply.kind !== 'answer') return;
          const { paid, gained, after, excessCoins } = reply.answer.value;
          expect(after.coins).toBe(held.coins - paid.coins + gained.coins + excessCoins);
          expect(after.trainers).toBe(held.trainers - paid.trainers + gained.trainers);
          expect(after.points).toBe(held.points - paid.points + gained.points);
        },
      ),
    );
  });
});

describe('tiles that cannot be read', () => {
  test.each([
    [
      'a tile of another kind',
      { tile: 'rest' },
      { field: 'tile', code: 'not-an-option', got: 'rest', options: [...MASTER_TILES] },
    ],
    [
      'a cost of two amounts',
      { cost: '1/2' },
      { field: 'cost', code: 'not-readable', got: '1/2', reason: 'not-so-many-amounts' },
    ],
    ['gems in words', { costGems: 'a/b/c/d' }, { field: 'costGems', code: 'not-whole', got: 'a' }],
    [
      'three items on the board',
      { onBoard: '3' },
      { field: 'onBoard', code: 'out-of-range', got: 3, min: 0, max: 2 },
    ],
    [
      'two extra cards before',
      { extraCards: '2' },
      { field: 'extraCards', code: 'out-of-range', got: 2, min: 0, max: 1 },
    ],
    ['no coins told', { coins: '' }, { field: 'coins', code: 'missing' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask('points', input))).toContainEqual(problem);
  });
});
