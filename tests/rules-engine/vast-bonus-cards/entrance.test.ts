import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choosers,
  entrance,
  isUnoccupied,
  parsePainting,
  SEVERAL,
  type EntranceDraft,
} from '#engine/vast-bonus-cards/index.ts';
import {
  asking,
  citedBy,
  linesOf,
  problemsOf,
  rule,
  unwrap,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

type Input = Partial<EntranceDraft>;

const ask = asking(entrance, { walls: '' });

/** Where the marker may stand afterwards, or `stays` with the reason. */
const goes = (input: Input): string => {
  const { canCollapse, places, spared } = valueOf(ask(input));
  return canCollapse === 'no'
    ? spared.map(({ space, because }) => `${space} ${because}`).join(', ')
    : places.join(' ');
};

/** A marker with a Lit, empty tile to the north, and one more space to the east. */
const withEast = (east: string): string => `d.l.d/-.lm.${east}/-.-.-`;

describe('where the marker may go', () => {
  rule('vbc.entrance.moves', 'the marker goes to an adjacent, unoccupied, Lit tile', () => {
    expect(goes({ map: withEast('-') })).toBe('b1');
    expect(goes({ map: withEast('l') })).toBe('b1 c2');
    // Which of two it is, is not known beforehand.
    const either = { map: withEast('l'), beyond: 'nothing', by: 'wrath' };
    expect(valueOf(ask(either)).entrance).toBeUndefined();
    expect(linesOf(ask({ map: withEast('-') }), 'free')).toEqual([
      { clause: 'vbc.entrance.moves', code: 'free', direction: 'north', space: 'b1' },
    ]);
    expect(linesOf(ask({ map: withEast('-') }), 'no-tile')).toMatchObject([
      { directions: ['east', 'south', 'west'] },
    ]);
  });

  test('VT-10: north is free; a wall, a Dark tile and Terrain are not', () => {
    const map = 'l.l.l/t.lm.l/l.d.l';
    const input = { map, walls: 'b2-c2', by: 'wrath' };
    expect(goes(input)).toBe('b1');
    expect(goes({ ...input, map: map.replace('.l.', '.lco.') })).toBe('b2 no-place');
    expect(goes({ ...input, map: map.replace('.l.', '.lo.') })).toBe('b2 no-place');
    expect(goes({ ...input, map: map.replace('.l.', '.lt.') })).toBe('b2 no-place');
  });

  rule('vbc.entrance.adjacent', 'adjacent is north, east, south and west, never diagonal', () => {
    expect(goes({ map: 'l.d.l/d.lm.d/l.d.l', by: 'wrath' })).toBe('b2 no-place');
    expect(goes({ map: '-.l.-/l.lm.l/-.l.-', by: 'wrath' })).toBe('b1 a2 c2 b3');
    expect(linesOf(ask({ map: 'l.l.l/-.lm.-/-.-.-' }), 'four-sides')).toMatchObject([
      { spaces: ['b1', 'c2', 'b3', 'a2'] },
    ]);
  });

  rule('vbc.entrance.unoccupied', 'a player piece or a token keeps the marker off', () => {
    for (const mark of ['o', 'k', 'f', 'b', 'y', 'd', 's', 't']) {
      expect(goes({ map: withEast(`l${mark}`) }), mark).toBe('b1');
    }
    expect(linesOf(ask({ map: withEast('lo') }), 'token')).toMatchObject([
      { clause: 'vbc.entrance.unoccupied', direction: 'east', space: 'c2' },
    ]);
    expect(linesOf(ask({ map: withEast('lt') }), 'piece')).toHaveLength(1);
    // A Crystal tile whose token is smashed is free.
    expect(goes({ map: withEast('lc') })).toBe('b1 c2');
  });

  rule('vbc.entrance.walls', 'the marker does not pass through walls', () => {
    expect(goes({ map: withEast('l'), walls: 'b2-c2' })).toBe('b1');
    expect(goes({ map: withEast('l'), walls: 'b2-b1' })).toBe('c2');
    expect(goes({ map: withEast('l'), walls: 'b1-c1' })).toBe('b1 c2');
  });

  rule('vbc.entrance.rockslides', 'a Rockslide is a wall, a bombed wall is none', () => {
    expect(goes({ map: withEast('l'), walls: 'b2-c2r' })).toBe('b1');
    expect(goes({ map: withEast('l'), walls: 'b2-c2b' })).toBe('b1 c2');
    expect(citedBy(ask({ map: withEast('l'), walls: 'b2-c2b' }))).toContain(
      'vbc.entrance.rockslides',
    );
  });

  rule('vbc.entrance.dark', 'the marker never goes onto a Dark tile', () => {
    expect(goes({ map: withEast('d') })).toBe('b1');
    expect(verdictOf(ask({ map: '-.l.-/-.dm.-/-.-.-' }))).toBe('marker-on-dark');
  });

  rule('vbc.entrance.terrain', 'the marker never goes onto a Terrain tile', () => {
    expect(goes({ map: withEast('t') })).toBe('b1');
    expect(verdictOf(ask({ map: '-.l.-/-.tm.-/-.-.-' }))).toBe('marker-on-terrain');
  });

  rule('vbc.entrance.mover', 'whoever removed the tile moves the marker', () => {
    expect(linesOf(ask({ map: withEast('l'), remover: 'thief' }), 'mover')).toEqual([
      { clause: 'vbc.entrance.mover', code: 'mover', remover: 'thief', places: ['b1', 'c2'] },
    ]);
    // Wrath is the Dragon's and Cave-In the Goblins', whoever removes tiles in the Collapse.
    const mover = (by: string): unknown => linesOf(ask({ map: withEast('l'), by }), 'mover')[0];
    expect(mover('wrath')).toMatchObject({ remover: 'dragon' });
    expect(mover('cave-in')).toMatchObject({ remover: 'goblins' });
    expect(mover('collapse')).toMatchObject({ remover: 'cave' });
  });

  test('beyond the painted edge nobody knows, unless nothing is there', () => {
    const edge = { map: 'd.d/d.lm' };
    expect(valueOf(ask(edge))).toMatchObject({ canCollapse: 'unknown', entrance: undefined });
    expect(valueOf(ask({ map: 'd.l/d.lm' }))).toMatchObject({
      canCollapse: 'yes',
      places: ['b1'],
      entrance: undefined,
    });
    expect(goes({ ...edge, beyond: 'nothing' })).toBe('b2 no-place');
    expect(linesOf(ask(edge), 'beyond')).toMatchObject([{ directions: ['east', 'south'] }]);
  });
});

describe('pieces on the tile', () => {
  rule('vbc.entrance.pieces-first', 'player pieces move first, the marker last', () => {
    const reply = ask({ map: 'd.l.d/l.lmkt.l/-.-.-', by: 'wrath' });
    expect(valueOf(reply).order).toEqual(['knight', 'thief', 'marker']);
    expect(linesOf(reply, 'order')).toMatchObject([{ order: ['knight', 'thief', 'marker'] }]);
    expect(linesOf(ask({ map: withEast('l') }), 'order')).toEqual([]);
  });

  rule('vbc.entrance.forced-moves', 'a piece goes the shortest way, in turn order', () => {
    const { leavers } = valueOf(ask({ map: 'l.l.l/-.lmk.l/-.-.-' }));
    expect(leavers).toEqual([
      { piece: 'knight', from: 'b2', options: ['b1', 'c2'], orBeyond: false, to: undefined },
    ]);
    // The Thief bars one way, the Dark tile the other.
    const far = ask({ map: 'l.lt.l/-.lmk.d/-.-.-', by: 'wrath', beyond: 'nothing' });
    expect(verdictOf(far)).toBe('fine');
    expect(valueOf(far).spared).toMatchObject([{ because: 'stuck', piece: 'knight' }]);
    expect(violationsOf(ask({ map: 'l.l.l/-.lmk.l/-.-.-', moves: 'ka1' }))).toEqual([
      {
        clause: 'vbc.entrance.forced-moves',
        code: 'cannot-go',
        piece: 'knight',
        to: 'a1',
        options: ['b1', 'c2'],
      },
    ]);
    expect(verdictOf(ask({ map: withEast('lk'), moves: 'kb1' }))).toBe('need-not-move');
    expect(
      valueOf(ask({ map: '-.l.-/l.lmtk.l/-.-.-', by: 'wrath', moves: 'kc2,ta2' })).entrance,
    ).toBe('b1');
    expect(verdictOf(ask({ map: '-.l.-/l.lmtk.l/-.-.-', moves: 'kc2,tc2' }))).toBe('cannot-go');
  });

  rule('vbc.entrance.forced-limits', 'who may be moved through walls and onto Dark tiles', () => {
    const onto = (piece: string, map: string, walls = ''): string =>
      valueOf(ask({ map: map.replace('?', piece), walls, by: 'wrath', collapse: 'b2' }))
        .leavers.flatMap(({ options }) => options)
        .join(' ');
    // North Dark, east Lit behind a wall, south Lit with a token, west open; the marker is elsewhere.
    const map = '-.d.lm/-.l?.l/-.lo.-';
    expect(onto('k', map, 'b2-c2')).toBe('b3');
    expect(onto('s', map, 'b2-c2')).toBe('b3');
    expect(onto('k', map, 'b2-c2r')).toBe('b3');
    expect(onto('k', map, 'b2-c2b')).toBe('c2 b3');
    expect(onto('t', map, 'b2-c2')).toBe('b1 b3');
    expect(onto('d', map, 'b2-c2')).toBe('b1 c2 b3');
    expect(onto('k', '-.lt.lm/-.l?.l/-.-.-')).toBe('c2');
    expect(onto('t', '-.lk.lm/-.l?.l/-.-.-')).toBe('c2');
    // Tribes may share a space with Tribes; they are moved only when nothing scatters them.
    const tribes = ask({ map: 'lm.ly.-/-.lf.-/-.-.-', by: 'cave-in', collapse: 'b2' });
    expect(valueOf(tribes).leavers).toMatchObject([{ piece: 'fangs', options: ['b1'] }]);
    expect(linesOf(ask({ map: 'd.l.d/-.lmk.l/-.-.-' }), 'limits')).toMatchObject([
      { piece: 'knight', walls: true, dark: true },
    ]);
  });

  test('a piece crosses tiles that go as well, but does not stay there', () => {
    const reply = ask({ map: 'lm.l.l/-.lk.-/-.-.-', by: 'wrath', collapse: 'b1,b2' });
    expect(valueOf(reply).leavers).toMatchObject([{ piece: 'knight', options: ['c1', 'a1'] }]);
  });

  rule('vbc.entrance.tribes-scatter', 'Wrath scatters Tribes instead of moving them', () => {
    const map = 'd.l.d/-.lmfk.l/-.-.-';
    const wrath = valueOf(ask({ map, by: 'wrath', moves: 'kb1' }));
    expect(wrath).toMatchObject({ scattered: ['fangs'], order: ['fangs', 'knight', 'marker'] });
    expect(wrath.leavers.map(({ piece }) => piece)).toEqual(['knight']);
    const collapse = valueOf(ask({ map: 'd.l.d/-.lmf.l/-.-.-' }));
    expect(collapse).toMatchObject({ scattered: [], order: ['fangs', 'marker'] });
  });

  rule('vbc.entrance.stuck', 'a tile whose piece cannot leave is not removed', () => {
    const walled = { map: 'd.l.d/-.lk.-/lm.-.-', collapse: 'b2', walls: 'b1-b2' };
    expect(valueOf(ask(walled))).toMatchObject({
      gone: [],
      spared: [{ space: 'b2', because: 'stuck', piece: 'knight' }],
    });
    expect(linesOf(ask(walled), 'stuck')).toMatchObject([{ piece: 'knight', space: 'b2' }]);
    expect(valueOf(ask({ ...walled, walls: '' })).gone).toEqual(['b2']);
    // On the marker's tile too it is the piece that keeps it, not the marker.
    const both = { map: 'lmk.l', beyond: 'nothing', collapse: 'a1', walls: 'a1-b1', by: 'wrath' };
    expect(linesOf(ask(both), 'stuck')).toMatchObject([{ piece: 'knight', space: 'a1' }]);
    expect(linesOf(ask(both), 'no-place')).toEqual([]);
  });

  rule(
    'vbc.entrance.room-left',
    'a piece that moves first may take the marker’s only place',
    () => {
      expect(goes({ map: 'd.l.d/-.lmk.d/-.-.-' })).toBe('b2 no-room-left');
      expect(goes({ map: 'd.l.d/-.lmt.d/-.-.-', moves: 'tc2' })).toBe('b1');
      expect(violationsOf(ask({ map: 'd.l.d/-.lmt.d/-.-.-', moves: 'tb1' }))).toEqual([
        { clause: 'vbc.entrance.room-left', code: 'no-room-left', space: 'b2' },
      ]);
      expect(linesOf(ask({ map: 'd.l.d/-.lmk.l/-.-.-' }), 'depends')).toHaveLength(2);
      // The Thief may go to the Dark tile, so the one Lit tile is kept for the marker.
      const kept = ask({ map: 'd.l.d/-.lmt.d/-.-.-' });
      expect(linesOf(kept, 'kept')).toMatchObject([{ direction: 'north', space: 'b1' }]);
      expect(linesOf(kept, 'depends')).toEqual([]);
      expect(linesOf(ask({ map: 'd.l.d/-.lmk.l/-.-.-', moves: 'kb1' }), 'taken')).toMatchObject([
        { direction: 'north', space: 'b1' },
      ]);
    },
  );
});

describe('a tile that cannot collapse', () => {
  rule('vbc.entrance.stuck', 'while it stays, the marker has its sides as they are', () => {
    // The Knight cannot leave a2; the Dragon beside the marker is not asked to leave a1.
    const stuck = { map: 'lmd.l/lk.-', walls: 'a1-a2', by: 'wrath', collapse: 'a2' };
    const { sides, spared } = valueOf(ask({ ...stuck, beyond: 'nothing' }));
    expect(spared).toMatchObject([{ space: 'a2', because: 'stuck' }]);
    expect(sides.find(({ direction }) => direction === 'east')).toMatchObject({ free: 'yes' });
  });

  rule('vbc.entrance.no-place', 'without a place for the marker its tile cannot collapse', () => {
    // VT-12: Dark, walled, occupied, Terrain.
    const map = '-.d.-/t.lm.l/-.lo.-';
    expect(valueOf(ask({ map, walls: 'b2-c2', by: 'wrath' }))).toMatchObject({
      canCollapse: 'no',
      entrance: 'b2',
      gone: [],
      spared: [{ space: 'b2', because: 'no-place' }],
    });
    expect(linesOf(ask({ map, walls: 'b2-c2', by: 'wrath' }), 'no-place')).toMatchObject([
      { space: 'b2', taken: false },
    ]);
    expect(goes({ map, by: 'wrath' })).toBe('c2');
    // That another tile stays for another reason changes nothing.
    const two = { map: 'lk.d.lm', walls: 'a1-b1', beyond: 'nothing', collapse: 'a1,c1' };
    expect(linesOf(ask({ ...two, by: 'wrath' }), 'stuck')).toMatchObject([{ space: 'a1' }]);
    expect(linesOf(ask({ ...two, by: 'wrath' }), 'no-place')).toMatchObject([{ space: 'c1' }]);
  });

  rule('vbc.entrance.another-tile', 'another eligible tile collapses instead', () => {
    const square = { map: 'lo.l/lm.d', beyond: 'nothing' };
    expect(valueOf(ask(square)).instead).toEqual(['a1', 'b1', 'b2']);
    expect(linesOf(ask(square), 'another-tile')).toMatchObject([
      { space: 'a2', instead: ['a1', 'b1', 'b2'] },
    ]);
    // A tile whose piece cannot leave is no substitute; a Crystal tile is the only one.
    expect(valueOf(ask({ ...square, map: 'lo.l/lm.lk', walls: 'a2-b2,b1-b2' })).instead).toEqual([
      'a1',
      'b1',
    ]);
    expect(valueOf(ask({ ...square, map: 'lo.lc/lm.d' })).instead).toEqual(['b1']);
    // The tile of a piece that cannot leave has a substitute too.
    const stuck = { map: 'lm.d/lk.d', beyond: 'nothing', collapse: 'a2', walls: 'a1-a2,a2-b2' };
    expect(linesOf(ask(stuck), 'another-tile')).toMatchObject([
      { space: 'a2', instead: ['b1', 'b2'] },
    ]);
    const cave = { map: '-.lo.l/-.lm.d/-.-.d', beyond: 'nothing' };
    // Wrath's die has chosen its tiles: nothing goes instead.
    expect(valueOf(ask({ ...cave, by: 'wrath' })).instead).toEqual([]);
    expect(linesOf(ask({ ...cave, by: 'wrath' }), 'tile-stays')).toHaveLength(1);
    expect(valueOf(ask({ ...cave, by: 'cave-in' })).instead).toEqual(['b1', 'c1', 'c2', 'c3']);
    const held = { ...cave, map: '-.lco.lk/-.lm.d/-.-.d' };
    expect(valueOf(ask({ ...held, by: 'cave-in' })).instead).toEqual(['c2', 'c3']);
    // Once a1 has gone, the marker's tile stays, though it could have gone first.
    const both = { map: 'l.lm.d', beyond: 'nothing', by: 'cave-in', collapse: 'a1,b1' };
    expect(valueOf(ask(both))).toMatchObject({ gone: ['a1'], instead: ['c1'] });
  });

  rule('vbc.entrance.wrath-none', 'with Wrath nothing goes instead', () => {
    const cave = { map: '-.lo.l/-.lm.d/-.-.d', beyond: 'nothing' };
    const wrath = ask({ ...cave, by: 'wrath' });
    expect(valueOf(wrath).instead).toEqual([]);
    expect(linesOf(wrath, 'tile-stays')).toMatchObject([{ clause: 'vbc.entrance.wrath-none' }]);
    expect(valueOf(ask({ ...cave, by: 'cave-in' })).instead).not.toEqual([]);
  });

  test('the tile that stays does not hold up the others', () => {
    const reply = ask({ map: 'l.lo.-/l.lm.-/-.-.-', by: 'wrath', collapse: 'b2,b1,a2' });
    expect(valueOf(reply)).toMatchObject({ gone: ['b1', 'a2'], spared: [{ space: 'b2' }] });
  });

  rule('vbc.entrance.eligible', 'tiles that touch one tile go before tiles that touch two', () => {
    const cave = { map: 'l.l.-/-.lm.d/-.-.-', beyond: 'nothing' };
    expect(linesOf(ask(cave), 'not-due')).toEqual([
      {
        clause: 'vbc.entrance.eligible',
        code: 'not-due',
        space: 'b2',
        touches: 2,
        first: ['a1', 'c2'],
      },
    ]);
    expect(linesOf(ask({ ...cave, collapse: 'a1' }), 'due')).toMatchObject([{ touches: 1 }]);
    expect(valueOf(ask(cave))).toMatchObject({
      canCollapse: 'later',
      gone: [],
      entrance: 'b2',
      order: [],
      later: ['b1'],
      instead: ['a1', 'c2'],
    });
    expect(linesOf(ask(cave), 'stays')).toHaveLength(1);
    expect(linesOf(ask(cave), 'no-place')).toEqual([]);
    // Its turn would come to nothing where there is no place for the marker.
    const shut = { map: 'lc.d.-/-.lm.d/-.-.-', beyond: 'nothing', collapse: 'b2' };
    expect(valueOf(ask(shut)).canCollapse).toBe('later');
    expect(linesOf(ask(shut), 'no-place')).toHaveLength(1);
    const crowded = { map: 'lc.l.-/-.lmk.-/-.-.-', beyond: 'nothing', collapse: 'b2' };
    expect(valueOf(ask(crowded))).toMatchObject({ canCollapse: 'later', later: [] });
    expect(valueOf(ask({ map: withEast('-'), beyond: 'nothing' })).later).toEqual([]);
    // Another tile than the marker's has to wait as well.
    expect(valueOf(ask({ ...cave, collapse: 'b1' }))).toMatchObject({
      canCollapse: undefined,
      gone: [],
      turn: { is: 'later', first: ['a1', 'c2'] },
    });
    // Where the Cave goes on, tiles that are not painted may come first.
    expect(linesOf(ask({ map: withEast('l') }), 'due-unless')).toMatchObject([
      { touches: 2, before: ['fewer', 'crystal'] },
    ]);
    expect(linesOf(ask({ map: withEast('-') }), 'due-unless')).toMatchObject([
      { touches: 1, before: ['crystal'] },
    ]);
    expect(linesOf(ask({ map: 'd.l.d/-.lcm.-/-.-.-' }), 'due')).toHaveLength(1);
    // Three painted neighbors are too many, whatever lies beyond.
    expect(valueOf(ask({ map: 'l.l/lm.l/l.l' })).turn).toMatchObject({ touches: 3, is: 'later' });
    // A tile that cannot go holds up nothing.
    const held = { map: 'lk.l.-/-.lm.-/-.-.-', beyond: 'nothing', walls: 'a1-b1' };
    expect(valueOf(ask({ ...held, collapse: 'b1' })).turn).toMatchObject({
      is: 'later',
      first: ['b2'],
    });
    expect(linesOf(ask({ map: 'd.l/d.lm' }), 'due-unknown')).toHaveLength(1);
    expect(linesOf(ask({ ...cave, by: 'wrath' }), 'not-due')).toEqual([]);
    expect(verdictOf(ask({ ...cave, collapse: 'a1,c2' }))).toBe('one-at-a-time');
    expect(verdictOf(ask({ ...cave, by: 'wrath', collapse: 'a1,c2' }))).toBe('fine');
    // A tile that touches three is never due, even when it is alone.
    const three = { map: 'l.lo.l/l.lm.l/l.d.l', beyond: 'nothing', collapse: 'b2', walls: '' };
    expect(linesOf(ask(three), 'not-due')).toMatchObject([{ touches: 4 }]);
  });

  rule(
    'vbc.entrance.crystals-first',
    'among eligible tiles a revealed Crystal tile goes first',
    () => {
      const cave = { map: 'lc.l.-/-.lm.d/-.-.-', beyond: 'nothing', collapse: 'c2' };
      expect(linesOf(ask(cave), 'crystal-first')).toMatchObject([{ first: ['a1'] }]);
      expect(linesOf(ask({ ...cave, collapse: 'a1' }), 'due')).toHaveLength(1);
      // A Crystal tile that touches two does not push in front of one that touches one.
      const two = { map: 'l.lc.-/-.lm.d/-.-.-', beyond: 'nothing', collapse: 'c2' };
      expect(linesOf(ask(two), 'due')).toHaveLength(1);
      const ring = { map: 'lc.l.-/l.lm.d/-.-.-', beyond: 'nothing', collapse: 'c2' };
      expect(linesOf(ask(ring), 'due')).toHaveLength(1);
      // Of two Crystal tiles neither goes before the other.
      const pair = { map: 'lc.l.-/-.lm.lc/-.-.-', beyond: 'nothing' };
      expect(linesOf(ask({ ...pair, collapse: 'a1' }), 'due')).toHaveLength(1);
      expect(linesOf(ask({ ...pair, collapse: 'c2' }), 'due')).toHaveLength(1);
    },
  );

  rule(
    'vbc.entrance.cave-in',
    'Cave-In takes no tile with another player or a Crystal token',
    () => {
      const take = (mark: string): string =>
        verdictOf(ask({ map: `lm.l.-/-.l${mark}.l/-.-.-`, by: 'cave-in', collapse: 'b2' }));
      expect(take('k')).toBe('cave-in-players');
      expect(take('co')).toBe('cave-in-crystal');
      expect(take('cot')).toBe('cave-in-players cave-in-crystal');
      expect(take('c')).toBe('fine');
      expect(take('o')).toBe('fine');
      expect(take('f')).toBe('fine');
      // Instead of a tile that stays it takes one that can go: Fangs walled in cannot leave theirs.
      const shut = { map: 'lm.d.lf', beyond: 'nothing', by: 'cave-in', collapse: 'a1' };
      expect(valueOf(ask({ ...shut, walls: '' })).instead).toEqual(['b1', 'c1']);
      expect(valueOf(ask({ ...shut, walls: 'b1-c1' })).instead).toEqual(['b1']);
    },
  );

  rule('vbc.entrance.several', 'whether the marker may go to a tile that collapses too', () => {
    const both = { map: withEast('l'), by: 'wrath', collapse: 'b1,b2' };
    expect(goes({ ...both, several: 'stays' })).toBe('c2');
    // It may cross b1, but its neighbors are Dark: what lies beyond is not painted.
    expect(goes({ ...both, several: 'any' })).toBe('c2');
    expect(linesOf(ask({ ...both, several: 'stays' }), 'also-collapses')).toMatchObject([
      { space: 'b1', reading: 'stays' },
    ]);
    expect(linesOf(ask({ ...both, several: 'any' }), 'moves-again')).toMatchObject([
      { space: 'b1', reading: 'any' },
    ]);
  });
});

describe('several tiles at once', () => {
  const wrath = (map: string, collapse: string, input: Input = {}) =>
    ask({ map, collapse, by: 'wrath', beyond: 'nothing', ...input });

  rule('vbc.entrance.several', 'the marker never ends on a tile that goes', () => {
    const across = { several: 'any' } as const;
    // Over b1, which goes as well, to a1, which stays.
    const over = wrath('l.l.-/d.lem.d/-.d.-', 'b1,b2', across);
    expect(valueOf(over)).toMatchObject({
      entrance: 'a1',
      places: ['a1'],
      gone: ['b1', 'b2'],
      spared: [],
    });
    expect(linesOf(over, 'moves-again')).toMatchObject([{ space: 'b1' }]);
    // Two such tiles one after the other.
    expect(valueOf(wrath('l.l.l/d.d.lm', 'b1,c1,c2', across)).entrance).toBe('a1');
    // A wall, a token, a piece or a Dark tile on the way ends it, and so does a dead end.
    for (const [map, walls] of [
      ['l.l.-/d.lem.d/-.d.-', 'a1-b1'],
      ['lo.l.-/d.lem.d/-.d.-', ''],
      ['lk.l.-/d.lem.d/-.d.-', ''],
      ['d.l.-/d.lem.d/-.d.-', ''],
      ['-.l.-/d.lem.d/-.d.-', ''],
    ] as const) {
      const dead = wrath(map, 'b1,b2', { ...across, walls });
      expect(valueOf(dead), map).toMatchObject({ entrance: 'b2', gone: ['b1'] });
      expect(linesOf(dead, 'also-collapses'), map).toMatchObject([{ space: 'b1', reading: 'any' }]);
    }
  });

  rule('vbc.entrance.together', 'a tile that stays after all is a place to go to', () => {
    // The marker has nowhere to go, so its tile stays, and the Knight beside it is not stuck.
    const knight = wrath('-.lk.-/d.lem.d/-.d.-', 'b1,b2');
    expect(valueOf(knight)).toMatchObject({
      gone: ['b1'],
      spared: [{ space: 'b2', because: 'no-place' }],
      leavers: [{ piece: 'knight', from: 'b1', to: 'b2' }],
      canCollapse: 'no',
    });
    expect(linesOf(knight, 'stuck')).toEqual([]);
    const sent = (moves: string, cornered: string): string =>
      verdictOf(wrath('-.lk.-/d.lem.d/-.d.-', 'b1,b2', { moves, cornered }));
    expect(['keeps', 'closest'].map((cornered) => sent('kb2', cornered))).toEqual(['fine', 'fine']);
    expect(['keeps', 'closest'].map((cornered) => sent('kb1', cornered))).toEqual([
      'cannot-go',
      'cannot-go',
    ]);
    expect(linesOf(knight, 'together')).toMatchObject([{ gone: ['b1'], stay: ['b2'] }]);
    // Alone, the same tile is free to go, and nothing is settled together.
    expect(linesOf(wrath('-.lk.-/d.lem.d/-.d.-', 'b2'), 'together')).toEqual([]);
    // One free tile for two pieces: the Knight moves first, the Thief stays.
    const two = valueOf(wrath('lk.l.lt/-.lm.-', 'a1,c1', { walls: 'b1-b2' }));
    expect(two).toMatchObject({
      gone: ['a1'],
      spared: [{ space: 'c1', piece: 'thief', how: 'crowded' }],
    });
    // Terrain is one tile: the Knight needs its free half, so it stays, and with it the Thief, who moves last.
    const half = valueOf(wrath('lk.t.tt/d.d.lm', 'a1,b1,c1'));
    expect(half).toMatchObject({
      gone: ['a1'],
      spared: [{ space: 'b1', because: 'stuck', piece: 'thief', how: 'refuge' }],
      leavers: [{ piece: 'knight', from: 'a1', to: 'b1' }],
    });
    // One place for Dragon and Knight: the Dragon's tile goes, and takes the place of the marker's.
    const one = wrath('l.l.-/ld.lmk.lo', 'a1,a2,b2');
    expect(valueOf(one)).toMatchObject({
      gone: ['a1', 'a2'],
      spared: [{ space: 'b2', because: 'no-room-left' }],
      leavers: [{ piece: 'dragon', to: 'b1' }],
    });
    expect(linesOf(one, 'taken')).toMatchObject([{ space: 'b1' }]);
    expect(linesOf(one, 'free')).toEqual([]);
    // A tile with nothing on it always goes: the marker's yields.
    expect(valueOf(wrath('lm.l', 'a1,b1'))).toMatchObject({
      gone: ['b1'],
      spared: [{ space: 'a1', because: 'no-place' }],
    });
  });

  rule('vbc.entrance.room-left', 'who moves first leaves room for who moves later', () => {
    // The Thief can only leave to a1; the Dragon may pass the wall, and the Knight not enter the Dark.
    const three = (moves: string) => wrath('d.lkdt.l/-.d.lm', 'b1', { walls: 'b1-b2', moves });
    expect(linesOf(three(''), 'yields')).toMatchObject([{ piece: 'dragon', spaces: ['a1'] }]);
    expect(verdictOf(three('da1'))).toBe('in-the-way');
    expect(violationsOf(three('ka1'))).toMatchObject([
      { code: 'cannot-go', piece: 'knight', to: 'a1', options: ['c1'] },
    ]);
    // Of a tile whose turn has not come nobody leaves, so nobody makes room.
    const walls = 'b1-b2,b2-c2,b2-b3';
    const crossing = { map: '-.l.-/l.ldt.l/-.lm.-', walls, beyond: 'nothing', collapse: 'b2' };
    expect(linesOf(ask({ ...crossing, by: 'wrath' }), 'yields')).toMatchObject([
      { piece: 'dragon', spaces: ['a2'] },
    ]);
    expect(valueOf(ask(crossing)).turn).toMatchObject({ is: 'later' });
    expect(linesOf(ask(crossing), 'yields')).toEqual([]);
  });

  rule('vbc.entrance.wrath-stuck', 'whether Wrath moves a piece that cannot get clear', () => {
    const row = '-.lk.l.lt/lm.d.d.d';
    const keeps = wrath(row, 'b1,c1');
    expect(valueOf(keeps)).toMatchObject({
      gone: ['c1'],
      spared: [{ space: 'b1', because: 'stuck', piece: 'knight', how: 'no-way' }],
      leavers: [],
    });
    expect(linesOf(keeps, 'stuck-stays')).toMatchObject([{ reading: 'keeps' }]);
    // No tile where she would be clear: she gets no closer to one by moving.
    const nowhere = wrath(row.replace('lm', 'd').replace('lt', 'lmt'), 'b1,c1', {
      cornered: 'closest',
    });
    expect(valueOf(nowhere)).toMatchObject({ gone: ['c1'], leavers: [] });
    // A Lit tile beyond the Thief is one: she goes next to him, and her own tile goes.
    const closest = wrath('-.lk.l.lt.l/-.d.d.d.lm', 'b1,c1', { cornered: 'closest' });
    expect(valueOf(closest)).toMatchObject({
      gone: ['b1'],
      spared: [{ space: 'c1', because: 'stuck', piece: 'knight' }],
      leavers: [{ piece: 'knight', from: 'b1', to: 'c1', cornered: ['c1'] }],
    });
    expect(linesOf(closest, 'cornered')).toMatchObject([{ piece: 'knight', options: ['c1'] }]);
    // Dragon and Thief leave one tile: what the Thief can do hangs on where the Dragon goes.
    const pair = (input: Input) =>
      wrath('ldt.l.l.lm/-.l.-.-', 'a1,b1', { walls: 'b1-b2', cornered: 'closest', ...input });
    expect(valueOf(pair({}))).toMatchObject({
      gone: ['a1'],
      spared: [],
      mayStay: [{ space: 'b1', pieces: ['thief'] }],
      leavers: [
        { piece: 'dragon', options: ['c1', 'b2'] },
        { piece: 'thief', options: ['b1', 'c1'], cornered: ['b1'] },
      ],
    });
    expect(valueOf(pair({ moves: 'db2' }))).toMatchObject({ gone: ['a1', 'b1'], mayStay: [] });
    expect(valueOf(pair({ moves: 'dc1' }))).toMatchObject({
      gone: ['a1'],
      spared: [{ space: 'b1', because: 'stuck', piece: 'thief' }],
      mayStay: [],
    });
    // By the other reading the Dragon makes room for the Thief.
    const room = pair({ cornered: 'keeps' });
    expect(valueOf(room)).toMatchObject({ gone: ['a1', 'b1'], leavers: [{ to: 'b2' }, {}] });
    expect(linesOf(room, 'yields')).toMatchObject([
      { clause: 'vbc.entrance.room-left', piece: 'dragon', spaces: ['c1'] },
    ]);
    expect(violationsOf(pair({ cornered: 'keeps', moves: 'dc1' }))).toMatchObject([
      { code: 'in-the-way', piece: 'dragon', to: 'c1', options: ['b2'] },
    ]);
    expect(verdictOf(pair({ cornered: 'keeps', moves: 'dd1' }))).toBe('cannot-go');
    // In the Collapse the question does not come up.
    const collapse = { map: 'lm.d/lk.d', walls: 'a1-a2', beyond: 'nothing', collapse: 'a2' };
    expect(valueOf(ask({ ...collapse, cornered: 'closest' })).gone).toEqual([]);
    expect(linesOf(ask(collapse), 'stuck-stays')).toEqual([]);
    // Without a place the marker keeps its tile by either reading, and the Knight may go there.
    const held = wrath('-.lk.-/d.lem.d/-.d.-', 'b1,b2', { cornered: 'closest' });
    expect(valueOf(held)).toMatchObject({ gone: ['b1'], entrance: 'b2' });
    // A piece that cannot leave the marker's tile keeps it.
    const both = wrath('lmk.l', 'a1', { cornered: 'closest', walls: 'a1-b1' });
    expect(valueOf(both)).toMatchObject({ gone: [], spared: [{ space: 'a1', because: 'stuck' }] });
    // Nobody sends a piece through the walls that hold it.
    const walled = { cornered: 'closest', walls: 'b1-c1' };
    expect(violationsOf(wrath('lm.l.lk', 'a1,c1', { ...walled, moves: 'kb1' }))).toMatchObject([
      { code: 'cannot-go', piece: 'knight', to: 'b1', options: [] },
    ]);
  });
});

describe('Terrain', () => {
  rule('vbc.entrance.terrain-collapse', 'Terrain goes with half its edges exposed', () => {
    const take = (map: string, collapse: string, input: Input = {}) =>
      ask({ map, collapse, beyond: 'nothing', ...input });
    // 3 of 4 edges, 2 of 4, 1 of 4.
    expect(linesOf(take('lm.t', 'b1'), 'terrain-due')).toMatchObject([{ exposed: 3, edges: 4 }]);
    expect(valueOf(take('lm.t', 'b1')).gone).toEqual(['b1']);
    expect(linesOf(take('lm.t.d', 'b1'), 'terrain-due')).toMatchObject([{ exposed: 2, edges: 4 }]);
    const three = take('lm.t.d/-.d.-', 'b1');
    expect(linesOf(three, 'terrain-not-due')).toMatchObject([{ exposed: 1, edges: 4 }]);
    expect(valueOf(three)).toMatchObject({ gone: [], turn: { is: 'later' } });
    // Several spaces are one tile: 6 edges, 4 of them exposed, and it goes whole.
    const two = take('lm.t.d/-.t.-', 'b1');
    expect(linesOf(two, 'whole-terrain')).toMatchObject([{ spaces: ['b1', 'b2'] }]);
    expect(linesOf(two, 'terrain-due')).toMatchObject([{ exposed: 4, edges: 6 }]);
    expect(valueOf(two).gone).toEqual(['b1', 'b2']);
    expect(verdictOf(take('lm.t.d/-.t.-', 'b1,b2'))).toBe('fine');
    // It may go before tiles that touch only one, but not before a Crystal tile that is due.
    expect(linesOf(take('lm.t.lc', 'b1'), 'crystal-first')).toMatchObject([{ first: ['c1'] }]);
    // Where the map goes on, its edges are not all known.
    expect(linesOf(take('lm.t', 'b1', { beyond: 'more' }), 'terrain-unknown')).toHaveLength(1);
    const inside = 'd.d.d/d.t.-/d.-.lm';
    expect(valueOf(take(inside, 'b2', { beyond: 'more' })).turn).toMatchObject({
      is: 'unless',
      before: ['crystal'],
    });
    // By two sides of it a tile touches one tile.
    expect(linesOf(take('t.t/t.lm', 'b2'), 'due')).toMatchObject([{ touches: 1 }]);
  });

  rule('vbc.entrance.another-tile', 'Terrain may go instead of a tile that stays', () => {
    const map = 'lm.d.t';
    const instead = (by: string, more: Input = {}): readonly string[] =>
      valueOf(ask({ map, by, collapse: 'a1', beyond: 'nothing', ...more })).instead;
    expect(instead('cave-in')).toEqual(['b1', 'c1']);
    expect(instead('cave-in', { map: 'lm.d.tk' })).toEqual(['b1']);
    // In the Collapse only with half its edges exposed, and after Crystal tiles.
    expect(instead('collapse', { map: 'lm.d.-/d.d.t' })).toEqual(['b1', 'a2', 'c2']);
    expect(instead('collapse', { map: 'lm.d.lc/-.-.t' })).toEqual(['c1']);
    const collapse = ask({ map, collapse: 'a1', beyond: 'nothing' });
    expect(linesOf(collapse, 'terrain-instead')).toMatchObject([{ spaces: ['c1'] }]);
    expect(instead('collapse', { map: 'lm.d.d/d.t.d/d.d.d' })).not.toContain('b2');
    // A Terrain tile that covers two spaces is named once.
    expect(instead('cave-in', { map: 'lm.d.t/-.-.t' })).toEqual(['b1', 'c1']);
  });

  rule('vbc.entrance.canyon', 'nobody is moved onto the outer spaces of the Canyon', () => {
    const moved = (middle: string): string =>
      valueOf(
        ask({ map: `lm.d.-/d.lt.${middle}/-.l.-`, by: 'wrath', collapse: 'b2', beyond: 'nothing' }),
      )
        .leavers.flatMap(({ options }) => options)
        .join(' ');
    expect(moved('t')).toBe('b1 c2 b3 a2');
    expect(moved('x')).toBe('b1 b3 a2');
    const reply = ask({ map: 'lm.d.-/d.lt.x/-.l.-', by: 'wrath', collapse: 'b2' });
    expect(linesOf(reply, 'canyon')).toMatchObject([{ spaces: ['c2'] }]);
    // Where it keeps a piece from leaving at all, that is told too.
    const held = { map: 'lm.lk.x', walls: 'a1-b1', collapse: 'b1', beyond: 'nothing' };
    expect(linesOf(ask({ ...held, by: 'wrath' }), 'canyon')).toMatchObject([{ spaces: ['c1'] }]);
    expect(verdictOf(ask({ map: 'lm.xk' }))).toBe('piece-on-canyon');
    expect(verdictOf(ask({ map: 'l.xm' }))).toBe('marker-on-terrain');
    // Nor across them, and the marker does not go there either.
    expect(goes({ map: 'lm.x', beyond: 'nothing', by: 'wrath' })).toBe('a1 no-place');
    const behind = ask({ map: 'lm.x.l/lk.-.-', by: 'wrath', collapse: 'a2', beyond: 'nothing' });
    expect(valueOf(behind).leavers).toMatchObject([{ piece: 'knight', to: 'a1' }]);
  });
});

describe('maps that cannot be', () => {
  rule('vbc.entrance.one-map', 'the Cave is in one piece', () => {
    expect(verdictOf(ask({ map: 'lm.-.l', beyond: 'nothing' }))).toBe('map-apart');
    expect(verdictOf(ask({ map: 'lm.-.l', beyond: 'more' }))).toBe('fine');
    expect(violationsOf(ask({ map: 'l.-.l/-.lm.-/l.-.l' }))).toMatchObject([
      { clause: 'vbc.entrance.one-map', tiles: ['b2'] },
    ]);
    // The last tile of all touches none: the Collapse does not take it, and nothing goes instead.
    const last = ask({ map: 'lm', beyond: 'nothing' });
    expect(valueOf(last)).toMatchObject({ gone: [], instead: [], entrance: 'a1' });
    expect(linesOf(last, 'due')).toEqual([]);
    expect(linesOf(last, 'not-due')).toMatchObject([{ touches: 0, first: [] }]);
  });

  rule('vbc.entrance.never-dark', 'the Knight and a surfaced Dragon are never in the Dark', () => {
    expect(verdictOf(ask({ map: 'lm.dk' }))).toBe('piece-on-dark');
    expect(verdictOf(ask({ map: 'lm.ds' }))).toBe('piece-on-dark');
    for (const piece of ['f', 'b', 'y', 'd', 't'])
      expect(verdictOf(ask({ map: `lm.d${piece}` })), piece).toBe('fine');
  });

  rule('vbc.terrain.where', 'Terrain never touches Terrain, not even at a corner', () => {
    expect(verdictOf(ask({ map: 'lm.t/t.d' }))).toBe('terrain-touches');
    expect(verdictOf(ask({ map: 'lm.t/t.t' }))).toBe('fine');
  });

  test('there is no more of anything than the box holds', () => {
    const crystals = (count: number): string =>
      `lm.${Array.from({ length: 4 }, () => 'lc').join('.')}/${Array.from({ length: 5 }, () => 'lc').join('.')}/${Array.from({ length: 5 }, (_, i) => (i < count - 9 ? 'lc' : 'l')).join('.')}`;
    expect(verdictOf(ask({ map: crystals(9) }))).toBe('fine');
    expect(verdictOf(ask({ map: crystals(10) }))).toBe('too-many-crystals');
    const walls = (letter: string, count: number): string =>
      ['a1-b1', 'b1-c1', 'c1-d1', 'd1-e1']
        .slice(0, count)
        .map((edge) => `${edge}${letter}`)
        .join(',');
    const row = 'lm.l.l.l.l';
    expect(verdictOf(ask({ map: row, walls: walls('r', 3) }))).toBe('fine');
    expect(verdictOf(ask({ map: row, walls: walls('r', 4) }))).toBe('too-many-rockslides');
    expect(verdictOf(ask({ map: row, walls: walls('b', 3) }))).toBe('fine');
    expect(verdictOf(ask({ map: row, walls: walls('b', 4) }))).toBe('too-many-bombs');
    const terrain = 't.l.t.l.t/l.l.l.l.l/t.l.tm.l.t/l.l.l.l.l/t.l.t.l.t';
    expect(verdictOf(ask({ map: terrain }))).toContain('too-much-terrain');
    expect(verdictOf(ask({ map: terrain.replace('tm', 'lm') }))).toBe('fine');
  });
});

describe('what the marker is', () => {
  rule('vbc.entrance.setup', 'the marker starts on the Entrance tile', () => {
    const reply = ask({ map: 'd.l.d/-.le.l/-.-.-' });
    expect(valueOf(reply).marker).toBe('b2');
    expect(linesOf(reply, 'starts')).toEqual([
      { clause: 'vbc.entrance.setup', code: 'starts', space: 'b2' },
    ]);
    const moved = ask({ map: 'd.lm.d/-.le.l/-.-.-' });
    expect(valueOf(moved).marker).toBe('b1');
    expect(linesOf(moved, 'starts')).toEqual([]);
  });

  rule('vbc.entrance.marker', 'the entrance is where the marker is, not the Entrance tile', () => {
    const moved = ask({ map: 'd.lm.d/-.le.l/-.-.-', by: 'rotation' });
    expect(valueOf(moved).entrance).toBe('b1');
    expect(linesOf(moved, 'entrance')).toMatchObject([{ places: ['b1'] }]);
    expect(valueOf(ask({ map: 'd.l.d/-.lme.-/-.-.-' })).entrance).toBe('b1');
  });

  rule(
    'vbc.entrance.references',
    'rules about the Entrance tile now mean the marker’s space',
    () => {
      expect(linesOf(ask({}), 'references')).toEqual([
        {
          clause: 'vbc.entrance.references',
          code: 'references',
          rules: [
            'knight-escapes',
            'dragon-escapes',
            'thief-stashes',
            'thief-returns',
            'poison-cubes',
            'tiles-connect',
          ],
        },
      ]);
    },
  );

  rule('vbc.entrance.ordinary-tile', 'the Entrance tile collapses like any Cave tile', () => {
    const map = 'lm.l.-/-.le.-/-.-.-';
    const reply = ask({ map, collapse: 'b2', beyond: 'nothing' });
    expect(valueOf(reply)).toMatchObject({ gone: ['b2'], entrance: 'a1', canCollapse: undefined });
    expect(linesOf(reply, 'ordinary-tile')).toMatchObject([{ space: 'b2' }]);
    expect(linesOf(ask({ map, collapse: 'b1' }), 'ordinary-tile')).toEqual([]);
  });

  rule('vbc.entrance.returns-dark', 'an Entrance tile that comes back lies Dark side up', () => {
    const map = 'lm.l.-/-.le.-/-.-.-';
    expect(valueOf(ask({ map, collapse: 'b2', by: 'wrath' })).returnsDark).toBe(true);
    expect(valueOf(ask({ map, collapse: 'b2', by: 'cave-in' })).returnsDark).toBe(true);
    expect(valueOf(ask({ map, collapse: 'b1', by: 'wrath' })).returnsDark).toBe(false);
    // In the Collapse tiles leave the game.
    expect(valueOf(ask({ map, collapse: 'b2' })).returnsDark).toBe(false);
  });

  rule('vbc.entrance.only-marks', 'no other effect touches the marker', () => {
    for (const by of ['giant-bats', 'telekinesis', 'rotation']) {
      expect(linesOf(ask({ by }), 'unaffected'), by).toEqual([
        { clause: 'vbc.entrance.only-marks', code: 'unaffected', by },
      ]);
    }
    expect(linesOf(ask({ by: 'wrath' }), 'unaffected')).toEqual([]);
  });

  rule('vbc.entrance.ignored', 'a space with only the marker is unoccupied', () => {
    const spot = (text: string): boolean =>
      unwrap(parsePainting('map', text)).spots.every(isUnoccupied);
    expect(spot('lm')).toBe(true);
    expect(spot('lem')).toBe(true);
    expect(spot('lmo')).toBe(false);
    expect(spot('lmk')).toBe(false);
    expect(linesOf(ask({ by: 'rotation', map: '-.lm.-' }), 'ignored')).toHaveLength(1);
    expect(linesOf(ask({ by: 'rotation', map: '-.lmo.-' }), 'ignored')).toEqual([]);
    // VT-13: a piece may be moved onto it.
    const pushed = ask({ map: '-.lm.-/-.lk.-/-.-.-', collapse: 'b2', beyond: 'nothing' });
    expect(valueOf(pushed).leavers).toMatchObject([{ piece: 'knight', to: 'b1' }]);
  });

  rule('vbc.entrance.only-collapse', 'the marker moves only when its own tile collapses', () => {
    expect(valueOf(ask({ by: 'giant-bats' }))).toMatchObject({
      canCollapse: undefined,
      entrance: 'b2',
      order: [],
    });
    const beside = ask({ collapse: 'b1', by: 'wrath' });
    expect(valueOf(beside)).toMatchObject({ gone: ['b1'], entrance: 'b2', canCollapse: undefined });
    expect(linesOf(beside, 'stays')).toMatchObject([{ by: 'wrath', space: 'b2' }]);
  });
});

describe('Poison', () => {
  test('VT-14: two cubes follow the marker, and wait there', () => {
    const reply = ask({ map: withEast('-'), poison: '4/2', heroCubes: '5' });
    expect(valueOf(reply).cubes).toEqual({ before: 0, asked: 2, added: 2, total: 2, at: 'b1' });
    expect(linesOf(reply, 'poison')).toMatchObject([{ space: 'b2' }]);
  });

  rule('vbc.entrance.poison', 'the Hero cubes go to the marker’s space', () => {
    const moved = ask({ map: 'd.lm.d/-.le.l/-.-.-', by: 'rotation', poison: '3/2' });
    expect(linesOf(moved, 'poison')).toEqual([
      { clause: 'vbc.entrance.poison', code: 'poison', cubes: 1, space: 'b1' },
    ]);
    expect(valueOf(moved).cubes).toMatchObject({ total: 1, at: 'b1' });
    expect(linesOf(ask({}), 'poison')).toEqual([]);
  });

  rule('vbc.entrance.poison-cubes', 'one cube, or two if the Tribe is stronger by two', () => {
    const cubes = (poison: string): number => valueOf(ask({ poison })).cubes.asked;
    expect(cubes('3/2')).toBe(1);
    expect(cubes('4/2')).toBe(2);
    expect(cubes('5/2')).toBe(2);
    expect(cubes('9/8')).toBe(1);
    // A Tribe that is not stronger does not attack, and so does not poison.
    for (const poison of ['2/4', '2/2', '0/9', '0/0'])
      expect(verdictOf(ask({ poison })), poison).toBe('no-attack');
    expect(citedBy(ask({ poison: '2/4' }))).toEqual(['vbc.slingshot.attack-needs']);
  });

  rule('vbc.entrance.two-cubes', 'the Knight never falls below two cubes', () => {
    const added = (heroCubes: string): number =>
      valueOf(ask({ poison: '4/2', heroCubes })).cubes.added;
    expect(added('2')).toBe(0);
    expect(added('3')).toBe(1);
    expect(added('4')).toBe(2);
    expect(added('')).toBe(2);
    expect(verdictOf(ask({ cubes: '5', heroCubes: '2' }))).toBe('fine');
    expect(verdictOf(ask({ cubes: '5', heroCubes: '3' }))).toBe('too-many-cubes');
    expect(linesOf(ask({ poison: '4/2', heroCubes: '3' }), 'two-cubes')).toMatchObject([
      { asked: 2, added: 1, least: 2 },
    ]);
  });

  rule('vbc.entrance.cubes-follow', 'the cubes on the marker’s space move with it', () => {
    const reply = ask({ map: withEast('-'), cubes: '2', poison: '3/2' });
    expect(valueOf(reply)).toMatchObject({
      order: ['marker', 'cubes'],
      cubes: { before: 2, added: 1, total: 3, at: 'b1' },
    });
    expect(linesOf(reply, 'cubes-follow')).toMatchObject([{ cubes: 3, places: ['b1'] }]);
    const stays = ask({ map: withEast('-'), cubes: '2', by: 'giant-bats' });
    expect(linesOf(stays, 'cubes-follow')).toEqual([]);
    expect(valueOf(stays).cubes.at).toBe('b2');
  });

  rule('vbc.entrance.regain', 'the Knight regains the cubes by entering the marker’s space', () => {
    expect(linesOf(ask({ map: withEast('-'), cubes: '2' }), 'regain')).toEqual([
      { clause: 'vbc.entrance.regain', code: 'regain', cubes: 2, places: ['b1'] },
    ]);
    expect(linesOf(ask({ map: withEast('-'), cubes: '0' }), 'regain')).toEqual([]);
  });
});

describe('positions that cannot be read', () => {
  test.each([
    ['an effect', { by: 'fire' }, 'by', 'not-an-option'],
    ['a space off the map', { collapse: 'd4' }, 'collapse', 'not-readable'],
    ['an open space', { collapse: 'a2' }, 'collapse', 'not-readable'],
    ['no space', { collapse: 'x' }, 'collapse', 'not-readable'],
    ['a move of nobody', { moves: 'xb1' }, 'moves', 'not-readable'],
    ['a move to nowhere', { moves: 'ka2' }, 'moves', 'not-readable'],
    ['six cubes', { cubes: '6' }, 'cubes', 'out-of-range'],
    ['half a Poison', { poison: '4' }, 'poison', 'not-readable'],
    ['Poison in words', { poison: 'a/2' }, 'poison', 'not-whole'],
    ['one Hero cube', { heroCubes: '1' }, 'heroCubes', 'out-of-range'],
    ['no reading', { several: '' }, 'several', 'missing'],
    ['no remover', { remover: 'ghost' }, 'remover', 'not-an-option'],
    ['no horizon', { beyond: '' }, 'beyond', 'missing'],
  ])('%s', (_, input, field, code) => {
    expect(problemsOf(ask(input))).toMatchObject([{ field, code }]);
  });

  test('capitals are read, and what cannot be read is shown as it was typed', () => {
    const small = valueOf(ask({ map: 'd.l.d/-.lmk.l/-.-.-', walls: 'b2-c2' }));
    expect(valueOf(ask({ map: 'D.L.d/-.LMK.l/-.-.-', walls: 'B2-C2' }))).toEqual(small);
    expect(problemsOf(ask({ map: 'lm.Lq' }))).toMatchObject([{ got: 'Lq' }]);
    expect(problemsOf(ask({ walls: 'B2-D2' }))).toMatchObject([{ got: 'B2-D2' }]);
    expect(problemsOf(ask({ collapse: 'A2' }))).toMatchObject([{ got: 'A2' }]);
    expect(problemsOf(ask({ moves: 'XB1' }))).toMatchObject([{ got: 'XB1' }]);
  });

  test('the Dragon is one piece, whichever letter names him', () => {
    expect(valueOf(ask({ map: 'd.l.l/-.lms.l/-.-.-', moves: 'dc2' })).entrance).toBe('b1');
  });
});

test('a piece has a choice whatever has been chosen, unless only one space is left', () => {
  const choices = (input: Input): readonly string[] =>
    choosers({ ...entrance.form.start, walls: '', ...input }).map(
      ({ piece, options }) => `${piece} ${options.join(' ')}`,
    );
  const map = 'd.l.d/-.lemk.l/-.-.d';
  expect(choices({ map })).toEqual(['knight b1 c2']);
  expect(choices({ map, moves: 'kb1' })).toEqual(['knight b1 c2']);
  expect(choices({ map, moves: 'kc3' })).toEqual(['knight b1 c2']);
  expect(choices({ map: 'd.l.d/-.lemk.l/-.-.d', walls: 'b2-c2', by: 'wrath' })).toEqual([]);
  // What lies beyond the painted edge is a choice as well, but not a choice between spaces.
  expect(choices({ map: 'lemk.l', by: 'wrath' })).toEqual(['knight b1']);
  expect(choices({ map: 'lemk.d', by: 'wrath' })).toEqual([]);
  expect(choices({ map: 'x' })).toEqual([]);
});

const cell = fc.constantFrom('l', 'd', 't', '-', 'lo', 'lc', 'lco', 'l');
const edge = fc.constantFrom('b1-b2', 'b2-c2r', 'b2-b3', 'a2-b2b', 'a1-b1');

test('the marker only ever goes to an adjacent Lit tile that is free, and stays otherwise', () => {
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 8, maxLength: 8 }),
      fc.uniqueArray(edge),
      fc.constantFrom('lm', 'lmk', 'lmkt', 'lemf'),
      fc.constantFrom(...SEVERAL),
      (cells, walls, middle, several) => {
        const nine = [...cells.slice(0, 4), middle, ...cells.slice(4)];
        const map = [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)]
          .map((row) => row.join('.'))
          .join('/');
        const reply = ask({ map, walls: walls.join(','), by: 'wrath', several });
        // Terrain at a corner of other Terrain, a tile apart from the others: no such map.
        if (reply.kind === 'violations') return;
        const value = valueOf(reply);
        const { spots } = unwrap(parsePainting('map', map));
        for (const place of value.places.filter((space) => space !== 'b2')) {
          const spot = spots.find(({ space }) => space === place);
          expect(['b1', 'a2', 'c2', 'b3']).toContain(place);
          expect(spot).toMatchObject({ ground: 'lit', pieces: [] });
          expect(spot?.marks).not.toContain('token');
        }
        expect(value.canCollapse === 'no').toBe(value.entrance === 'b2');
        expect(value.order.at(-1) ?? 'marker').toBe('marker');
      },
    ),
  );
});
