import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settler } from '#engine/rise-to-nobility-beyond/index.ts';
import {
  citedBy,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = (input: Partial<typeof settler.form.start>): ReturnType<typeof settler.ask> =>
  settler.ask({ ...settler.form.start, magic: '', rockRose: '', ...input });

/** So many Magic goods with so many Rock Rose. */
const spend = (magic: number, rockRose: number): ReturnType<typeof settler.ask> =>
  ask({ magic: String(magic), rockRose: String(rockRose) });

describe('completing a deck-3 settler', () => {
  rule('rtn.settlers.any-kind', 'goods of any kind count, alone or mixed', () => {
    expect(valueOf(ask({ magic: '3', rockRose: '3' })).points).toBe(3);
    const mixed = ask({
      books: '1',
      artwork: '1',
      weaponry: '1',
      jewelry: '1',
      furnishings: '1',
      rockRose: '5',
      goodsHeld: '8',
    });
    expect(valueOf(mixed).points).toBe(5);
    expect(linesOf(mixed, 'goods')).toEqual([
      {
        clause: 'rtn.settlers.any-kind',
        code: 'goods',
        kinds: ['books', 'artwork', 'weaponry', 'jewelry', 'furnishings'],
        goods: 5,
        before: 8,
        after: 3,
      },
    ]);
  });

  rule('rtn.settlers.more-than-three', 'more than 3 goods of one kind may be spent', () => {
    expect(linesOf(spend(3, 3), 'more-than-three')).toEqual([]);
    expect(linesOf(spend(4, 4), 'more-than-three')).toEqual([
      {
        clause: 'rtn.settlers.more-than-three',
        code: 'more-than-three',
        kinds: [{ kind: 'magic', goods: 4 }],
        limit: 3,
      },
    ]);
    const two = ask({ books: '4', magic: '5', rockRose: '9' });
    expect(linesOf(two, 'more-than-three')).toMatchObject([
      {
        kinds: [
          { kind: 'books', goods: 4 },
          { kind: 'magic', goods: 5 },
        ],
      },
    ]);
  });

  rule('rtn.settlers.equal-rock-rose', 'as many Rock Rose as goods must be spent', () => {
    expect(verdictOf(spend(5, 5))).toBe('fine');
    expect(violationsOf(spend(5, 4))).toEqual([
      {
        clause: 'rtn.settlers.equal-rock-rose',
        code: 'unequal',
        goods: 5,
        rockRose: 4,
        best: undefined,
        isLast: true,
      },
    ]);
    expect(verdictOf(spend(5, 6))).toBe('unequal');
  });

  rule('rtn.settlers.three-to-twelve', 'a settler takes 3 to 12 goods', () => {
    expect([2, 3, 12, 13].map((goods) => verdictOf(spend(goods, goods)))).toEqual([
      'too-few',
      'fine',
      'fine',
      'too-many',
    ]);
    expect(violationsOf(spend(2, 2))).toMatchObject([{ goods: 2, min: 3, best: undefined }]);
    expect(violationsOf(spend(13, 13))).toMatchObject([{ goods: 13, max: 12 }]);
  });

  rule('rtn.settlers.points', 'every good spent is a victory point', () => {
    expect([3, 7, 12].map((goods) => valueOf(spend(goods, goods)).points)).toEqual([3, 7, 12]);
    expect(linesOf(spend(7, 7), 'points')).toMatchObject([{ goods: 7, points: 7 }]);
  });

  test('the card’s reward comes on top', () => {
    expect(citedBy(spend(4, 4))).toContain('rtn.settlers.reward');
  });
});

describe('what is held', () => {
  rule(
    'rtn.settlers.best',
    'the best is as many goods as both stocks allow, up to 12, if that is at least 3',
    () => {
      const best = (goodsHeld: number, rockRoseHeld: number): number | undefined =>
        violationsOf(ask({ goodsHeld: String(goodsHeld), rockRoseHeld: String(rockRoseHeld) }))[0]
          ?.best;
      expect(best(9, 7)).toBe(7);
      expect(best(5, 8)).toBe(5);
      expect(best(20, 15)).toBe(12);
      expect(best(3, 9)).toBe(3);
      expect(best(2, 9)).toBe(0);
      expect(best(9, 2)).toBe(0);
    },
  );

  test('an answer tells what is left and what would have been best', () => {
    const reply = ask({ magic: '4', rockRose: '4', goodsHeld: '9', rockRoseHeld: '6' });
    expect(valueOf(reply)).toMatchObject({ goodsLeft: 5, rockRoseLeft: 2, best: 6 });
    expect(linesOf(reply, 'rock-rose')).toMatchObject([{ before: 6, after: 2 }]);
    expect(linesOf(reply, 'best')).toMatchObject([
      { goodsHeld: 9, rockRoseHeld: 6, max: 12, best: 6 },
    ]);
  });

  rule('rtn.settlers.best', 'what is not told to be held is not supposed', () => {
    const four = { magic: '4', rockRose: '4' };
    const known = { goodsHeld: '9', rockRoseHeld: '6' };
    expect(linesOf(ask({ ...four, ...known }), 'best')).toHaveLength(1);
    for (const held of [{}, { goodsHeld: '9' }, { rockRoseHeld: '9' }]) {
      expect(valueOf(ask({ ...four, ...held })).best).toBeUndefined();
      expect(linesOf(ask({ ...four, ...held }), 'best')).toEqual([]);
      const unequal = violationsOf(ask({ magic: '6', rockRose: '4', ...held }));
      expect(unequal).toMatchObject([{ code: 'unequal', best: undefined }]);
    }
    expect(valueOf(ask(four))).toMatchObject({ goodsLeft: undefined, rockRoseLeft: undefined });
    expect(linesOf(ask({ ...four, goodsHeld: '9' }), 'rock-rose')).toMatchObject([
      { before: undefined, after: undefined },
    ]);
  });

  rule(
    'rtn.settlers.best',
    'too little of one thing is enough to know that none can be completed',
    () => {
      const best = (held: Partial<typeof settler.form.start>) =>
        violationsOf(ask({ magic: '4', rockRose: '5', ...held })).map((each) => each.best);
      expect(best({ goodsHeld: '2' })).toEqual([0, 0]);
      expect(best({ rockRoseHeld: '2' })).toEqual([0, 0]);
      expect(best({ goodsHeld: '3' })).toEqual([undefined, undefined]);
    },
  );

  test('nobody spends what is not held', () => {
    expect(
      violationsOf(ask({ magic: '4', rockRose: '4', goodsHeld: '3', rockRoseHeld: '2' })),
    ).toEqual([
      {
        clause: 'rtn.settlers.normal-rules',
        code: 'goods-not-held',
        goods: 4,
        held: 3,
        short: 1,
        best: 0,
        isLast: false,
      },
      {
        clause: 'rtn.settlers.equal-rock-rose',
        code: 'rock-rose-not-held',
        rockRose: 4,
        held: 2,
        short: 2,
        best: 0,
        isLast: true,
      },
    ]);
  });

  test('every rule broken is named', () => {
    expect(verdictOf(ask({ magic: '2', rockRose: '4', goodsHeld: '1', rockRoseHeld: '3' }))).toBe(
      'too-few unequal goods-not-held rock-rose-not-held',
    );
  });

  test('spending the best is allowed, and one more is not', () => {
    const stock = fc.integer({ min: 3, max: 20 });
    fc.assert(
      fc.property(stock, stock, (goodsHeld, rockRoseHeld) => {
        const held = { goodsHeld: String(goodsHeld), rockRoseHeld: String(rockRoseHeld) };
        const best = violationsOf(ask(held))[0]?.best ?? 0;
        const spent = (goods: number): Partial<typeof settler.form.start> => ({
          ...held,
          books: String(goods),
          rockRose: String(goods),
        });
        expect(valueOf(ask(spent(best)))).toMatchObject({ points: best, best });
        expect(verdictOf(ask(spent(best + 1)))).not.toBe('fine');
      }),
    );
  });
});

describe('settlers that cannot be read', () => {
  test.each([
    ['goods in words', { books: 'one' }, { field: 'books', code: 'not-whole', got: 'one' }],
    [
      'a debt',
      { jewelry: '-1' },
      { field: 'jewelry', code: 'out-of-range', got: -1, min: 0, max: 99 },
    ],
    [
      'too much to be true',
      { rockRoseHeld: '51' },
      { field: 'rockRoseHeld', code: 'out-of-range', got: 51, min: 0, max: 50 },
    ],
    ['half a stock', { goodsHeld: '½' }, { field: 'goodsHeld', code: 'not-whole', got: '½' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});

rule('rtn.settlers.normal-rules', 'nobody spends Goods they do not have', () => {
  const spent = { magic: '4', rockRose: '4', rockRoseHeld: '9' };
  expect(verdictOf(ask({ ...spent, goodsHeld: '3' }))).toBe('goods-not-held');
  expect(verdictOf(ask({ ...spent, goodsHeld: '4' }))).toBe('fine');
});

rule('rtn.settlers.reward', 'the card’s reward comes with every settler completed', () => {
  expect(linesOf(ask({ magic: '3', rockRose: '3' }), 'reward')).toEqual([
    { clause: 'rtn.settlers.reward', code: 'reward' },
  ]);
});
