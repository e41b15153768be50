import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  entrance,
  makePainting,
  makeWalls,
  parsePainting,
  parseWalls,
  placeOf,
  spaceName,
  strangersIn,
} from '#engine/vast-bonus-cards/index.ts';
import { asking, problemsOf, unwrap } from '#tests/support/rule.ts';

const ask = asking(entrance);

const paint = (text: string): ReturnType<typeof parsePainting> => parsePainting('map', text);

test('a space is named by column and row', () => {
  expect(spaceName({ column: 1, row: 2 })).toBe('b3');
  expect(placeOf('b3')).toEqual({ column: 1, row: 2 });
});

describe('a painted map', () => {
  test('is read row by row', () => {
    const { rows, columns, spots } = unwrap(paint('d.L .-/ lemk.t.lco'));
    expect([rows, columns]).toEqual([2, 3]);
    expect(spots.map(({ space, ground }) => `${space} ${ground}`)).toEqual([
      'a1 dark',
      'b1 lit',
      'c1 none',
      'a2 lit',
      'b2 terrain',
      'c2 lit',
    ]);
    expect(spots[3]).toMatchObject({ marks: ['entrance-tile', 'marker'], pieces: ['knight'] });
    expect(spots[5]).toMatchObject({ marks: ['crystal', 'token'], pieces: [] });
  });

  test('letters after the first are marks: a Dark tile may hold the Dragon, a Lit one the Thief', () => {
    expect(unwrap(paint('dd.lt.tf')).spots.map(({ pieces }) => pieces)).toEqual([
      ['dragon'],
      ['thief'],
      ['fangs'],
    ]);
  });

  const mark = fc.subarray(['e', 'm', 'o', 'k', 'f', 'b', 'y', 'd', 's', 't']);
  const cell = fc.oneof(
    fc.constant('-'),
    fc
      .tuple(fc.constantFrom('l', 'd', 't', 'x'), mark)
      .map(([ground, marks]) => ground + marks.join(''))
      .filter((drawn) => !/^[tx].*e/.test(drawn)),
  );

  test('written again it reads the same', () => {
    const text = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.array(cell, { minLength: 25, maxLength: 25 }))
      .map(([columns, cells]) =>
        [0, 1, 2].map((row) => cells.slice(row * columns, (row + 1) * columns).join('.')).join('/'),
      );
    fc.assert(
      fc.property(text, (drawn) => {
        const painting = unwrap(paint(drawn));
        expect(unwrap(paint(makePainting(painting)))).toEqual(painting);
      }),
    );
  });

  test.each([
    ['nothing', '', 'missing', undefined],
    ['six columns', 'l.l.l.l.l.l', 'not-readable', 'too-large'],
    ['six rows', 'l/l/l/l/l/l', 'not-readable', 'too-large'],
    ['rows of different length', 'l.l/l', 'not-readable', 'uneven-rows'],
    ['an unknown ground', 'l.q', 'not-readable', 'unknown-ground'],
    ['an empty space', 'l..l', 'not-readable', 'unknown-ground'],
    ['an unknown mark', 'lq', 'not-readable', 'unknown-mark'],
    ['a mark twice', 'loo', 'not-readable', 'mark-twice'],
    ['a piece on nothing', 'l.-k', 'not-readable', 'marks-on-nothing'],
    ['a Dark Crystal tile', 'dc', 'not-readable', 'crystal-not-lit'],
    ['an Entrance tile of Terrain', 'te', 'not-readable', 'entrance-on-terrain'],
  ])('%s is not readable', (_, text, code, reason) => {
    const read = paint(text);
    expect(read.ok ? [] : read.error).toMatchObject([
      { field: 'map', code, ...(reason === undefined ? {} : { reason }) },
    ]);
  });
});

describe('what stands once', () => {
  test('the problem says what stands twice, and where the second is', () => {
    const problem = (map: string): unknown => problemsOf(ask({ map, walls: '' }))[0];
    expect(problem('lm.l/l.l/l.lm')).toMatchObject({ got: 'm', where: [3, 2] });
    expect(problem('lmk.l/l.lk')).toMatchObject({ got: 'k', where: [2, 2] });
    expect(problem('lm.lds')).toMatchObject({ got: 'd', where: [1, 2] });
    expect(problem('lm.l/l.l/l')).toMatchObject({ got: 'l', where: [3] });
    // One Dragon, even in company, is no second one.
    expect(ask({ map: 'lm.ldk', walls: '' }).kind).toBe('answer');
  });

  test.each([
    ['two markers', 'lm.lm', 'on-two-spaces'],
    ['two Entrance tiles', 'le.lem', 'on-two-spaces'],
    ['two Knights', 'lmk.lk', 'on-two-spaces'],
    ['a Dragon underground and surfaced', 'lmd.ls', 'on-two-spaces'],
    ['both on one space', 'lm.lds', 'on-two-spaces'],
    ['no marker', 'l.l', 'no-marker'],
  ])('%s', (_, map, reason) => {
    expect(problemsOf(ask({ map, walls: '' }))).toMatchObject([
      { field: 'map', code: 'not-readable', reason },
    ]);
  });

  test('three Tribes are three pieces', () => {
    expect(ask({ map: 'lm.lf.lb/l.ly.l', walls: '' }).kind).toBe('answer');
  });
});

describe('walls', () => {
  const painting = unwrap(paint('l.l.l/l.l.l/l.l.l'));

  test('are read in either order, and written in one', () => {
    const walls = unwrap(parseWalls('walls', 'c2-b2, B1-B2r;b2-b3b', painting));
    expect(walls).toEqual([
      { between: ['b2', 'c2'], edge: 'wall' },
      { between: ['b1', 'b2'], edge: 'rockslide' },
      { between: ['b2', 'b3'], edge: 'bombed' },
    ]);
    expect(makeWalls(walls)).toBe('b2-c2,b1-b2r,b2-b3b');
  });

  test.each([
    ['an unknown mark', 'b2-c2x', 'unknown-edge'],
    ['no edge', 'b2', 'unknown-edge'],
    ['spaces apart', 'a1-c1', 'not-touching'],
    ['spaces corner to corner', 'a1-b2', 'not-touching'],
    ['a space with itself', 'a1-a1', 'not-touching'],
    ['an edge off the map', 'c3-d3', 'off-the-map'],
    ['an edge twice', 'a1-b1,b1-a1r', 'edge-twice'],
  ])('%s is not readable', (_, text, reason) => {
    const read = parseWalls('walls', text, painting);
    expect(read.ok ? [] : read.error).toMatchObject([{ field: 'walls', reason }]);
  });

  test('are checked even if the map is not readable', () => {
    expect(problemsOf(ask({ map: 'q', walls: 'a1-c1' }))).toMatchObject([
      { field: 'map', reason: 'unknown-ground' },
      { field: 'walls', reason: 'not-touching' },
    ]);
  });
});

test('letters that mean nothing are told apart from those that do', () => {
  expect(strangersIn('lQkZ')).toBe('QZ');
  expect(strangersIn('zEMOCKFBYDST')).toBe('');
});

test('one Tribe stands on one space', () => {
  expect(problemsOf(ask({ map: 'lmf.lf', walls: '' }))).toMatchObject([
    { got: 'f', where: [1, 2], reason: 'on-two-spaces' },
  ]);
});

test('a text is shown as it was typed, or in small letters where blanks were left out', () => {
  expect(paint('l.Q')).toMatchObject({ error: [{ got: 'Q' }] });
  expect(paint('L. l.l.l.l.l')).toMatchObject({ error: [{ got: 'l.l.l.l.l.l' }] });
});
