import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok } from '#engine/core/result.ts';
import {
  campScoring,
  makeCamp,
  parseCamp,
  type CampValue,
} from '#engine/the-magnificent-sno/index.ts';
import {
  asking,
  linesOf,
  problemsOf,
  rule,
  unwrap,
  valueOf,
  verdictOf,
} from '#tests/support/rule.ts';

const ask = asking(campScoring);

const value = (camp: string, input: Parameters<typeof ask>[0] = {}): CampValue =>
  valueOf(ask({ ...input, camp }));

const cross = (camp: string, space = ''): number | undefined =>
  value(camp, { space }).cross?.points;

const pairsIn = (camp: string): number => value(camp).pairs.points;

describe('row and column', () => {
  rule('sno.scoring.cross', 'a point for each covered space of a row and a column', () => {
    expect(cross('ooo/..g/..p', 'c1')).toBe(6);
    expect(cross('ooo/..g/..p', 'b1')).toBe(4);
    expect(value('ooo/..g/..p').cross).toMatchObject({
      space: 'c1',
      row: ['a1', 'b1', 'c1'],
      column: ['c1', 'c2', 'c3'],
    });
  });

  test('a space is looked up in the camp beside it, and is none without a camp', () => {
    const { read } = campScoring.form.fields.space;
    expect(read('space', 'b1', { camp: 'oo' })).toEqual(ok({ row: 0, column: 1 }));
    expect(read('space', 'b1', {})).toEqual(ok(undefined));
  });

  rule('sno.scoring.unbroken', 'only spaces in an unbroken line with it count', () => {
    expect(cross('oo.ooo', 'a1')).toBe(3);
    expect(value('oo.ooo', { space: 'b1' }).cross?.apart).toEqual(['d1', 'e1', 'f1']);
    expect(linesOf(ask({ camp: 'oo.o', space: 'a1' }), 'apart')).toMatchObject([
      { spaces: ['d1'] },
    ]);
  });

  rule('sno.scoring.twice', 'the chosen space counts twice', () => {
    expect(cross('p')).toBe(2);
    expect(cross('.../.g./...')).toBe(2);
  });

  rule(
    'sno.scoring.cross-example',
    '6 and 7 spaces score 13; the isolated purple one does not count',
    () => {
      const { cross: found, best } = valueOf(ask());
      expect(found).toEqual(best);
      expect(found?.row).toHaveLength(6);
      expect(found?.column).toHaveLength(7);
      expect(found).toMatchObject({ space: 'c4', apart: ['h4'], points: 13 });
    },
  );

  rule('sno.scoring.cross-empty', 'whether an empty space may be chosen is a reading', () => {
    const ring = '.g./g.g/.g.';
    expect(verdictOf(ask({ camp: ring, space: 'b2' }))).toBe('empty-space');
    expect(value(ring).best?.points).toBe(2);
    const any = value(ring, { cross: 'any' });
    expect(any.best).toMatchObject({ space: 'b2', covered: false, points: 4 });
    expect(linesOf(ask({ camp: ring, cross: 'any' }), 'empty-center')).toHaveLength(1);
    expect(linesOf(ask({ camp: ring, cross: 'any' }), 'twice')).toEqual([]);
    // An empty space that would score more than the chosen one.
    const other = { camp: ring, space: 'b1', cross: 'any' };
    expect(linesOf(ask(other), 'better')).toMatchObject([{ space: 'b2', points: 4 }]);
    expect(linesOf(ask(other), 'empty-center')).toMatchObject([{ space: 'b2', reading: 'any' }]);
  });

  test('a better space than the chosen one is named', () => {
    expect(linesOf(ask({ camp: 'ooo/..g', space: 'a1' }), 'better')).toMatchObject([
      { space: 'c1', points: 5 },
    ]);
    expect(linesOf(ask({ camp: 'ooo/..g', space: 'c1' }), 'better')).toEqual([]);
  });

  test('an empty camp scores nothing', () => {
    expect(value('../..').cross).toBeUndefined();
    expect(linesOf(ask({ camp: '../..' }), 'no-cross')).toHaveLength(1);
    // Nor does any space of it score more than the one that is chosen.
    expect(linesOf(ask({ camp: '../..', space: 'a1', cross: 'any' }), 'better')).toEqual([]);
  });
});

describe('pairs', () => {
  rule('sno.scoring.pairs', '2 points for each purple and green space side by side', () => {
    expect(pairsIn('pg')).toBe(2);
    expect(pairsIn('p/g')).toBe(2);
    expect(pairsIn('p./.g')).toBe(0);
    expect(pairsIn('pp/gg')).toBe(4);
    expect(pairsIn('po/wg')).toBe(0);
    expect(pairsIn('pp')).toBe(0);
  });

  rule('sno.scoring.many-pairs', 'a space may be in several pairs', () => {
    expect(pairsIn('.g./gpg/.g.')).toBe(8);
    expect(linesOf(ask({ camp: '.g./gpg/.g.' }), 'many-pairs')).toMatchObject([
      { space: 'b2', pairs: 4 },
    ]);
    expect(linesOf(ask({ camp: 'pg' }), 'many-pairs')).toEqual([]);
  });

  rule('sno.scoring.pairs-example', 'three pairs score 2 + 2 + 2', () => {
    expect(value('.oo./gGPp/..Gg').pairs).toMatchObject({
      pairs: [
        ['b2', 'c2'],
        ['c2', 'c3'],
        ['d2', 'd3'],
      ],
      points: 6,
    });
  });

  rule('sno.scoring.variants', 'variants of the card look at other colors', () => {
    expect(value('pgo', { pair: 'orange-green' }).pairs.points).toBe(2);
    expect(value('pgo', { pair: 'orange-purple' }).pairs.points).toBe(0);
    expect(linesOf(ask({ pair: 'orange-green' }), 'variant')).toHaveLength(1);
    expect(linesOf(ask(), 'variant')).toEqual([]);
  });
});

describe('tiles', () => {
  rule('sno.scoring.large', '3 points for each large tile, white ones included', () => {
    expect(value('GgPpOo/WwwwWw').tiles).toMatchObject({ large: 3, white: 2, largePoints: 15 });
    expect(value('gg/pp').tiles.largePoints).toBe(0);
  });

  rule(
    'sno.build.white-in-scoring',
    'a card that shows no white tile counts the large ones alone',
    () => {
      expect(linesOf(ask({ camp: 'GgPpOo/WwwwWw' }), 'without-white')).toMatchObject([
        { large: 3, white: 2 },
      ]);
      expect(linesOf(ask({ camp: 'Gg' }), 'without-white')).toEqual([]);
    },
  );

  rule('sno.scoring.white', '5 points for each white tile', () => {
    expect(value('Ww/..').tiles.whitePoints).toBe(5);
    expect(value('WW').tiles.whitePoints).toBe(10);
  });

  test('a white area without a capital is one tile', () => {
    expect(value('ww.w').tiles.white).toBe(2);
    expect(value('wW.w').tiles.white).toBe(2);
    expect(value('WW.w').tiles.white).toBe(3);
  });

  test('numbers told beat capitals counted', () => {
    expect(value('GgWw', { large: '4', white: '0' }).tiles).toMatchObject({ large: 4, white: 0 });
  });
});

describe('camps', () => {
  const letters = fc.constantFrom(...'.....oogpwOGPW'.split(''));
  const camps = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .chain(([width, height]) =>
      fc.array(
        fc.array(letters, { minLength: width, maxLength: width }).map((row) => row.join('')),
        { minLength: height, maxLength: height },
      ),
    );

  const transposed = (rows: readonly string[]): string =>
    Array.from({ length: rows[0]?.length ?? 0 }, (_, i) =>
      rows.map((row) => row.charAt(i)).join(''),
    ).join('/');

  test('are read as they were written', () => {
    fc.assert(
      fc.property(camps, (rows) => {
        expect(makeCamp(unwrap(parseCamp('camp', rows.join('/'))))).toBe(rows.join('/'));
      }),
    );
  });

  test('score the same on their side', () => {
    fc.assert(
      fc.property(camps, (rows) => {
        const [a, b] = [value(rows.join('/')), value(transposed(rows))];
        expect(b.best?.points).toBe(a.best?.points);
        expect(b.pairs.points).toBe(a.pairs.points);
        expect(b.tiles).toEqual(a.tiles);
      }),
    );
  });

  test('never score more for the best space than for any other, nor less than 2 for a covered one', () => {
    fc.assert(
      fc.property(camps, (rows) => {
        const { best, covered, width, height } = value(rows.join('/'));
        expect(best === undefined).toBe(covered === 0);
        if (best === undefined) return;
        expect(best.points).toBeGreaterThanOrEqual(2);
        expect(best.points).toBeLessThanOrEqual(width + height);
      }),
    );
  });

  test.each([
    ['blank', '', { field: 'camp', code: 'missing' }],
    ['uneven rows', 'oo/o', { code: 'not-readable', got: 'o', where: [2], reason: 'uneven' }],
    ['a blue tile', 'ob', { code: 'not-readable', got: 'b', where: [1, 2], reason: 'not-a-space' }],
    ['thirteen spaces', 'o............', { code: 'wrong-count', got: 13, min: 1, max: 12 }],
    ['thirteen rows', 'o/'.repeat(13), { code: 'wrong-count', got: 13 }],
  ])('%s cannot be read', (_, camp, problem) => {
    expect(problemsOf(ask({ camp }))).toMatchObject([problem]);
  });

  test('nor can a space outside', () => {
    expect(problemsOf(ask({ camp: 'oo', space: 'c1' }))).toMatchObject([
      { field: 'space', code: 'not-readable', got: 'c1', reason: 'no-such-space' },
    ]);
    expect(problemsOf(ask({ camp: '', space: 'c1' })).map(({ field }) => field)).toEqual(['camp']);
  });
});
