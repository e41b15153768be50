import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterEdgeTap,
  afterTap,
  BORDERS,
  canResize,
  CLEARED,
  edgesOf,
  entrance,
  fallsIn,
  isThere,
  moveIn,
  movesOnly,
  makePainting,
  makeWalls,
  readCave,
  resized,
  spotAt,
  withMove,
  type Painting,
  type Tool,
} from '#engine/vast-bonus-cards/index.ts';

const START = entrance.form.start;

const TOOLS: readonly Tool[] = [
  'lit',
  'dark',
  'terrain',
  'none',
  'marker',
  'entrance-tile',
  'crystal',
  'token',
  'goes',
  'knight',
  'fangs',
  'dragon',
  'surfaced-dragon',
  'thief',
];

type Draft = typeof START;

const draw = ({ map, walls }: Pick<Draft, 'map' | 'walls'>): Painting => {
  const { painting } = readCave({ map, walls });
  if (painting === undefined) throw new Error(`no painting: ${map}`);
  return painting;
};

const tapped = (draft: Draft, tool: Tool, space: string): Draft => ({
  ...draft,
  ...afterTap(draft, draw(draft), { tool, space }),
});

describe('a tap', () => {
  const start = START;

  test.each<[Tool, string, string]>([
    ['terrain', 'a2', 'd.l.d/t.lem.l/-.-.d'],
    ['lit', 'b1', 'd.l.d/-.lem.l/-.-.d'],
    ['none', 'b1', 'd.-.d/-.lem.l/-.-.d'],
    ['none', 'b2', 'd.l.d/-.lem.l/-.-.d'],
    ['token', 'b1', 'd.lo.d/-.lem.l/-.-.d'],
    ['token', 'a2', 'd.l.d/lo.lem.l/-.-.d'],
    ['crystal', 'a1', 'lc.l.d/-.lem.l/-.-.d'],
    ['marker', 'b1', 'd.lm.d/-.le.l/-.-.d'],
    ['marker', 'b2', 'd.l.d/-.lem.l/-.-.d'],
    ['entrance-tile', 'b2', 'd.l.d/-.lm.l/-.-.d'],
    ['thief', 'b3', 'd.l.d/-.lem.l/-.lt.d'],
  ])('with %s on %s', (tool, space, map) => {
    expect(tapped(start, tool, space).map).toBe(map);
  });

  test('puts a piece elsewhere, and the Dragon is one piece', () => {
    const there = tapped(start, 'dragon', 'b1');
    expect(there.map).toBe('d.ld.d/-.lem.l/-.-.d');
    expect(tapped(there, 'surfaced-dragon', 'c2').map).toBe('d.l.d/-.lem.ls/-.-.d');
    expect(tapped(there, 'dragon', 'b1').map).toBe('d.l.d/-.lem.l/-.-.d');
  });

  test('leaves a map without a marker without one', () => {
    expect(tapped({ ...start, map: 'l.d', walls: '' }, 'lit', 'b1').map).toBe('l.l');
  });

  test('beside the map does nothing', () => {
    expect(afterTap(start, draw(start), { tool: 'lit', space: 'e5' })).toEqual({});
    expect(afterTap(start, draw(start), { tool: 'token', space: 'e5' })).toEqual({});
  });

  test('is seen on the space: its ground, its marks and its pieces', () => {
    const spot = spotAt(draw({ map: 'lmk.d', walls: '' }), 'a1');
    expect(spot && TOOLS.filter((tool) => isThere(spot, tool))).toEqual([
      'lit',
      'marker',
      'knight',
    ]);
  });

  test('says which tiles go: several with Wrath, otherwise one', () => {
    const wrath = { ...start, by: 'wrath' };
    const both = tapped(wrath, 'goes', 'b1');
    expect(both.collapse).toBe('b1,b2');
    expect(tapped(both, 'goes', 'b1').collapse).toBe('');
    expect(tapped(start, 'goes', 'b1').collapse).toBe('b1');
    expect(tapped(start, 'goes', 'b2').collapse).toBe('');
  });

  /** A map, what is to go and to move, the tap, and what it changes. */
  test.each<[string, Partial<Draft>, Tool, string, Partial<Draft>]>([
    [
      'a token on Canyon leaves it Canyon, and its pieces there',
      { map: 'xkft.l', moves: 'fb1' },
      'token',
      'a1',
      { map: 'xokft.l', moves: 'fb1' },
    ],
    [
      'a piece put elsewhere forgets every move, and no other piece',
      { map: 'l.xd/df.tk', moves: 'fa1', collapse: 'a2' },
      'surfaced-dragon',
      'b1',
      { map: 'l.xs/df.tk', moves: '', collapse: 'a2' },
    ],
    [
      'the marker is drawn where the Entrance tile lies',
      { map: 'ldte.-/df.-' },
      'none',
      'b1',
      { map: 'lemdt.-/df.-' },
    ],
    ['the same tile again changes nothing', { map: 'x.lt', collapse: 'a1' }, 'lit', 'b1', {}],
    ['a Lit tile again stays a Crystal tile', { map: 'tt.lc' }, 'lit', 'b1', {}],
    [
      'an open space bears no piece',
      { map: 'dem.lf', moves: 'ka1' },
      'none',
      'b1',
      { map: 'dem.-', moves: '' },
    ],
    ['an open space bears no token', { map: 'dem.lo' }, 'none', 'b1', { map: 'dem.-' }],
    ['only a Lit tile is a Crystal tile', { map: 'lm.loc' }, 'dark', 'b1', { map: 'lm.do' }],
    ['Terrain is no Entrance tile', { map: 'lm.leo' }, 'terrain', 'b1', { map: 'lm.to' }],
    ['a Dark tile may be the Entrance tile', { map: 'lm.leo' }, 'dark', 'b1', { map: 'lm.deo' }],
    ['a Crystal tile becomes a Lit one', { map: 'lmkoc' }, 'crystal', 'a1', { map: 'lmok' }],
    [
      'the Entrance tile makes Terrain a Lit tile',
      { map: 'xmf.t' },
      'entrance-tile',
      'b1',
      { map: 'xmf.le' },
    ],
    ['one token leaves the others', { map: 'xm.to' }, 'token', 'a1', { map: 'xmo.to' }],
    ['without a marker, one tile goes', { map: 'd.lc' }, 'goes', 'b1', { collapse: 'b1' }],
    [
      'blanks around Wrath are no other effect',
      { map: 'lmoc.lkf', by: ' wrath ' },
      'goes',
      'b1',
      { collapse: 'a1,b1' },
    ],
    [
      'a tile that was to go stays, the others go',
      { map: 'x.lf/t.x', by: 'wrath', collapse: 'b2,a2' },
      'goes',
      'a2',
      { collapse: 'b2' },
    ],
  ])('%s', (_, given, tool, space, changes) => {
    const draft = { ...start, walls: '', ...given };
    expect(tapped(draft, tool, space)).toEqual({ ...draft, ...changes });
  });

  test('forgets moves and falls of what is no more', () => {
    const before = { ...start, map: 'l.l/lemk.l', walls: '', moves: 'ka1', collapse: 'b1' };
    expect(tapped(before, 'none', 'a1')).toMatchObject({ moves: '', collapse: 'b1' });
    expect(tapped(before, 'none', 'b1')).toMatchObject({ moves: 'ka1', collapse: '' });
    expect(tapped(before, 'knight', 'a2')).toMatchObject({ moves: '' });
  });

  test('never makes a map that cannot be read', () => {
    const taps = fc.array(
      fc.record({
        tool: fc.constantFrom(...TOOLS),
        space: fc.constantFrom('a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'),
      }),
    );
    fc.assert(
      fc.property(taps, (all) => {
        const end = all.reduce((draft, { tool, space }) => tapped(draft, tool, space), start);
        expect(readCave(end).flaws).toEqual([]);
      }),
    );
  });
});

test('an edge goes round: wall, Rockslide, bombed, open', () => {
  const texts = [1, 2, 3, 4].reduce<readonly string[]>((before) => {
    const { walls } = readCave({ map: START.map, walls: before.at(-1) ?? '' });
    return [...before, afterEdgeTap(walls, ['b1', 'b2']).walls ?? ''];
  }, []);
  expect(texts).toEqual(['b1-b2', 'b1-b2r', 'b1-b2b', '']);
});

test('moves and falls beside the map are left as they were typed', () => {
  const typed = { ...START, map: 'lmk.l', walls: '', moves: 'ke5', collapse: 'e5' };
  expect(tapped(typed, 'token', 'b1')).toEqual({ ...typed, map: 'lmk.lo' });
});

test('without a marker no tile goes unless it is named', () => {
  expect(fallsIn('', draw({ map: 'l.l', walls: '' }))).toEqual([]);
});

test('a tap on an edge leaves the other edges', () => {
  const { walls } = readCave({ map: 'l.l/l.l', walls: 'a1-a2r' });
  expect(afterEdgeTap(walls, ['a2', 'b2'])).toEqual({ walls: 'a1-a2r,a2-b2' });
});

test('no edge is drawn towards an open space', () => {
  const painting = draw({ map: 'tf.x/-.xm', walls: '' });
  expect(edgesOf(painting, [])).toEqual([
    ['a1', 'b1'],
    ['b1', 'b2'],
  ]);
});

test('edges are where two tiles meet, or where a wall is drawn', () => {
  const { painting, walls } = readCave({ map: 'l.l/-.l', walls: 'a1-a2' });
  expect(painting && edgesOf(painting, walls)).toEqual([
    ['a1', 'b1'],
    ['a1', 'a2'],
    ['b1', 'b2'],
  ]);
});

describe('rows and columns', () => {
  const draft = {
    ...START,
    map: 'l.lmk/d.l',
    walls: 'a1-b1,b1-b2r',
    collapse: 'b1,b2',
    moves: 'kb2',
  };
  const cave = (from: Draft) => ({ painting: draw(from), walls: readCave(from).walls });

  test('come on the left, and everything is renamed', () => {
    expect(resized(draft, cave(draft), { border: 'left', by: 1 })).toEqual({
      map: '-.l.lmk/-.d.l',
      walls: 'b1-c1,c1-c2r',
      collapse: 'c1,c2',
      moves: 'kc2',
    });
  });

  test('go with what stands on them', () => {
    expect(resized(draft, cave(draft), { border: 'bottom', by: -1 })).toEqual({
      map: 'l.lmk',
      walls: 'a1-b1',
      collapse: 'b1',
      moves: '',
    });
  });

  test('stay where the marker stands, and within five', () => {
    const { painting } = cave(draft);
    expect(BORDERS.filter((border) => canResize(painting, { border, by: -1 }))).toEqual([
      'bottom',
      'left',
    ]);
    const wide = draw({ map: 'lm.-.-.-.-', walls: '' });
    expect(BORDERS.filter((border) => canResize(wide, { border, by: 1 }))).toEqual([
      'top',
      'bottom',
    ]);
  });

  test('come and go without a marker, but never the last of them, nor a sixth', () => {
    const sizes = (map: string): readonly boolean[] =>
      ([1, -1] as const).map((by) => canResize(draw({ map, walls: '' }), { border: 'left', by }));
    expect(sizes('l')).toEqual([true, false]);
    expect(sizes('l.l')).toEqual([true, true]);
    expect(sizes('l.l.l.l')).toEqual([true, true]);
    expect(sizes('l.l.l.l.l')).toEqual([false, true]);
  });

  test('take the walls, falls and moves on them away', () => {
    const draft = { map: 'l/-/x', walls: 'a1-a2', collapse: 'a1', moves: 'ta3' };
    const { painting = draw(draft), walls } = readCave(draft);
    expect(resized(draft, { painting, walls }, { border: 'top', by: -1 })).toEqual({
      map: '-/x',
      walls: '',
      collapse: '',
      moves: 'ta2',
    });
    const wide = { map: 'd.ld/xk.lc', walls: '', collapse: 'a1', moves: 'ka1' };
    expect(resized(wide, { painting: draw(wide), walls: [] }, { border: 'left', by: -1 })).toEqual({
      map: 'ld/lc',
      walls: '',
      collapse: '',
      moves: '',
    });
  });

  test('come and go without a trace', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BORDERS), (border) => {
        const larger = { ...draft, ...resized(draft, cave(draft), { border, by: 1 }) };
        const again = { ...larger, ...resized(larger, cave(larger), { border, by: -1 }) };
        expect(again).toEqual(draft);
      }),
    );
  });
});

test('what is wrong with a text is told apart', () => {
  const reasons = (map: string, walls = '') =>
    readCave({ map, walls }).flaws.map(({ field, reason }) => [field, reason]);
  expect(reasons('l.q')).toEqual([['map', 'unknown-ground']]);
  expect(reasons('')).toEqual([['map', 'missing']]);
  expect(reasons('l.l')).toEqual([['map', 'no-marker']]);
  expect(reasons('lm', 'a1-c3')).toEqual([['walls', 'not-touching']]);
  expect(reasons(CLEARED.map ?? '')).toEqual([]);
});

test('of a blank text nothing is drawn', () => {
  expect(readCave({ map: '', walls: '' }).painting).toBeUndefined();
  expect(readCave({ map: ' ', walls: '' }).painting).toBeUndefined();
});

test('of several mistakes in a text the first is told', () => {
  expect(readCave({ map: 'q.q', walls: '' }).flaws).toEqual([
    { field: 'map', reason: 'unknown-ground' },
  ]);
  expect(readCave({ map: 'lm.l', walls: 'zz,yy' })).toMatchObject({
    walls: [],
    flaws: [{ field: 'walls', reason: 'unknown-edge' }],
  });
});

test.each([
  ['an unknown ground', 'lm.qd/l.d', 'lm.-/l.d'],
  ['an unknown mark', 'lmqk.l', 'lmk.l'],
  ['a mark twice', 'lmm.l', 'lm.l'],
  ['something on an open space', 'lm.-k', 'lm.-'],
  ['a Crystal in the dark', 'lm.dck', 'lm.dk'],
  ['a short row', 'lm.l/l', 'lm.l/l.-'],
  ['a long row', 'lm/l.l', 'lm.-/l.l'],
  [
    'a sixth row and column',
    'lm.l.l.l.l.l/l/l/l/l/l',
    'lm.l.l.l.l/l.-.-.-.-/l.-.-.-.-/l.-.-.-.-/l.-.-.-.-',
  ],
])('%s is left out of the map, and nothing else', (_, map, kept) => {
  const { painting, isWhole } = readCave({ map, walls: '' });
  expect(isWhole).toBe(false);
  expect(painting && makePainting(painting)).toBe(kept);
  expect(readCave({ map: kept, walls: '' }).isWhole).toBe(true);
});

test('a wall that cannot be read, or lies beyond the map, leaves the others', () => {
  const { walls, isWhole } = readCave({ map: 'lm.l/l.l', walls: 'a1-b1,zz,a1-b1r,a2-a3,a1-a2r' });
  expect([isWhole, makeWalls(walls)]).toEqual([false, 'a1-b1,a1-a2r']);
});

test('the move of one piece is read and written among the others', () => {
  expect(moveIn('kb1, TC2', 'thief')).toBe('c2');
  expect(moveIn('kb1', 'thief')).toBe('');
  expect(withMove('kb1,tc2', 'knight', 'c3')).toBe('tc2,kc3');
  expect(withMove('kb1,tc2', 'knight', '')).toBe('tc2');
  expect(withMove('', 'surfaced-dragon', 'a1')).toBe('sa1');
  expect(movesOnly('kb1', ['knight', 'thief'])).toBe(true);
  expect(movesOnly('kb1,x', ['knight'])).toBe(false);
  expect(movesOnly('', [])).toBe(true);
});
