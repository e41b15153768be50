import { describe, expect, test } from 'vitest';
import { finalScoring, levelsIn, movedWith } from '#engine/fire-and-ice/index.ts';
import { seatingOf } from '#engine/core/seating.ts';
import { asking, linesOf, problemsOf, rule, valueOf, violationsOf } from '#tests/support/rule.ts';

/** A sheet of three, with nothing told but who plays. */
const ask = asking(finalScoring, {
  factions: 'witches,mermaids,dwarves',
  names: 'Ada,Bo,Cy',
  points: '',
  area: '',
  tile: 'all',
  results: '',
  cults: '',
  resources: '',
});

type Told = Parameters<typeof ask>[0];

const WHOLE = {
  points: '60,60,60',
  area: '9,8,7',
  tile: 'outposts',
  results: '3,2,1',
  cults: '1/1/1/1;2/2/2/2;3/3/3/3',
  resources: '0/0/0/0/0;0/0/0/0/0;0/0/0/0/0',
};

const totals = (told: Told): string =>
  valueOf(ask(told))
    .players.map(({ total }) => String(total))
    .join(' ');

const places = (told: Told): string =>
  valueOf(ask(told))
    .players.map(({ place, tied }) => `${place}${tied ? '=' : ''}`)
    .join(' ');

const column = (told: Told, name: 'points' | 'area' | 'tile' | 'cults' | 'resources') =>
  valueOf(ask(told)).players.map(({ points }) => points[name]);

describe('the columns of a sheet', () => {
  rule('fi.scoring.area', 'the largest group scores 18, the second 12, the third 6', () => {
    expect(column({ area: '9,8,7' }, 'area')).toEqual([18, 12, 6]);
    expect(column({ area: '8,8,7' }, 'area')).toEqual([15, 15, 6]);
  });

  rule('fi.scoring.places', 'the tile scores 18, 12 and 6 beside the area', () => {
    expect(column({ tile: 'distance', results: '3,9,5' }, 'tile')).toEqual([6, 18, 12]);
    expect(totals({ area: '9,8,7', tile: 'distance', results: '3,9,5' })).toBe('24 30 18');
  });

  rule('fi.scoring.after-area', 'a total is what is told in all columns', () => {
    expect(totals(WHOLE)).toBe('104 100 104');
    expect(linesOf(ask(WHOLE), 'total')[0]).toMatchObject({
      clause: 'fi.scoring.after-area',
      who: { seat: 1, faction: 'witches', name: 'Ada' },
      points: { points: 60, area: 18, tile: 18, cults: 8, resources: 0 },
      total: 104,
    });
  });

  rule('fi.scoring.ties', 'tied players pool the places of a column', () => {
    const [tie] = linesOf(ask({ area: '8,8,7' }), 'tie');
    expect(tie).toMatchObject({ category: 'area', pool: 30, places: [18, 12] });
    expect(tie?.players.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  });

  rule('fi.scoring.rounding', 'a share is rounded down, or stays exact', () => {
    const cults = '4/0/0/0;4/0/0/0;4/0/0/0';
    expect(column({ cults }, 'cults')).toEqual([4, 4, 4]);
    const shared = { cults: '4/0/0/0;4/0/0/0;9/0/0/0' };
    expect(column(shared, 'cults')).toEqual([3, 3, 8]);
    const five = {
      factions: 'witches,mermaids,dwarves,giants,nomads',
      names: '',
      area: '5,5,5,5,5',
    };
    expect(column(five, 'area')).toEqual([7, 7, 7, 7, 7]);
    expect(column({ ...five, rounding: 'exact' }, 'area')).toEqual([7.2, 7.2, 7.2, 7.2, 7.2]);
  });

  rule(
    'fi.scoring.zero',
    'a result of 0 takes no place for the tile, or ranks like any other',
    () => {
      const told = { tile: 'outposts', results: '3,0,0' };
      expect(column(told, 'tile')).toEqual([18, 0, 0]);
      expect(column({ ...told, zero: 'ranked' }, 'tile')).toEqual([18, 9, 9]);
    },
  );

  rule('fi.scoring.cults', 'each Cult scores 8, 4 and 2, and a marker on 0 nothing', () => {
    const { players } = valueOf(ask({ cults: '9/0/3/1;5/0/3/2;1/0/0/3' }));
    const of = (cult: 'fire' | 'water' | 'earth' | 'air') =>
      players.map(({ cults }) => cults[cult]?.points);
    expect(of('fire')).toEqual([8, 4, 2]);
    expect(of('water')).toEqual([0, 0, 0]);
    expect(of('earth')).toEqual([6, 6, 0]);
    expect(of('air')).toEqual([2, 4, 8]);
    expect(players.map(({ points }) => points.cults)).toEqual([16, 14, 10]);
    // Whether a 0 ranks is asked of the tiles alone.
    expect(column({ cults: '9/0/3/1;5/0/3/2;1/0/0/3', zero: 'ranked' }, 'cults')).toEqual([
      16, 14, 10,
    ]);
  });

  rule('fi.scoring.left-over', 'coins, workers, Priests and Bowl III make 1 VP for every 3', () => {
    expect(column({ resources: '1/1/1/0/0;0/0/0/0/2;2/1/1/0/2' }, 'resources')).toEqual([1, 0, 2]);
  });

  rule('fi.scoring.burn', 'two tokens in Bowl II are worth one in Bowl III', () => {
    expect(column({ resources: '2/0/0/1/0;2/0/0/2/0;2/0/0/9/0' }, 'resources')).toEqual([0, 1, 2]);
    expect(linesOf(ask({ resources: '2/0/0/1/0;2/0/0/2/0;2/0/0/9/0' }), 'burn')).toMatchObject([
      { who: { name: 'Bo' }, tokens: 2, burned: 1 },
      { who: { name: 'Cy' }, tokens: 9, burned: 4 },
    ]);
  });

  rule('fi.scoring.alchemists', 'Alchemists score 1 VP for every 2 coins', () => {
    const resources = '5/0/0/0/0;5/0/0/0/0;5/0/0/0/0';
    const told = { factions: 'alchemists,mermaids,dwarves', resources };
    expect(column(told, 'resources')).toEqual([2, 1, 1]);
    expect(linesOf(ask(told), 'left-over').map(({ clause }) => clause)).toEqual([
      'fi.scoring.alchemists',
      'fi.scoring.left-over',
      'fi.scoring.left-over',
    ]);
  });
});

describe('what is not told', () => {
  const missing = (told: Told) =>
    valueOf(ask(told)).missing.map(({ column: name, players }) =>
      [name, ...players.map(({ name: who }) => who)].join(' '),
    );

  rule('fi.scoring.tile-drawn', 'without the tile its results do not count', () => {
    expect(missing({ ...WHOLE, tile: 'all' })).toEqual(['tile Ada Bo Cy']);
    expect(totals({ ...WHOLE, tile: 'all' })).toBe('86 88 98');
  });

  test('a column counts when it is told of everybody', () => {
    expect(missing({})).toEqual([
      'points Ada Bo Cy',
      'area Ada Bo Cy',
      'tile Ada Bo Cy',
      'cults Ada Bo Cy',
      'resources Ada Bo Cy',
    ]);
    const half = {
      ...WHOLE,
      points: '60,,60',
      area: ',8,7',
      results: '3,2,',
      cults: '1/1/1/1;2/2//2;',
      resources: '0/0/0/0/0;0/0/0/0/;0/0/0/0/0',
    };
    expect(missing(half)).toEqual([
      'points Bo',
      'area Ada',
      'tile Cy',
      'cults Bo Cy',
      'resources Bo',
    ]);
    expect(totals(half)).toBe('0 0 0');
    expect(linesOf(ask(half), 'total')).toEqual([]);
    expect(linesOf(ask(half), 'not-counted').map(({ clause }) => clause)).toEqual([
      'fi.scoring.winner',
      'fi.scoring.area',
      'fi.scoring.tile-drawn',
      'fi.scoring.cults',
      'fi.scoring.left-over',
    ]);
  });

  test('what somebody has left counts when all five parts are told', () => {
    for (const left of ['/0/0/0/0', '0//0/0/0', '0/0//0/0', '0/0/0//0', '0/0/0/0/']) {
      const told = { ...WHOLE, resources: `${left};0/0/0/0/0;0/0/0/0/0` };
      expect(missing(told)).toEqual(['resources Ada']);
    }
  });

  test('at a table the numbers are still to be told', () => {
    const { points } = finalScoring.form.fields;
    expect(points.seated?.(seatingOf('Ada,Bo', ''))).toBe('');
    expect(points.seated?.(seatingOf('Ada', ''))).toBeUndefined();
  });

  test('one Cult has places as soon as all its markers are told', () => {
    const { players } = valueOf(ask({ cults: '5///;3///;1/2//' }));
    expect(players.map(({ cults }) => cults.fire?.points)).toEqual([8, 4, 2]);
    expect(players.map(({ points }) => points.cults)).toEqual([undefined, undefined, undefined]);
  });

  test('nobody wins before everything is told', () => {
    for (const name of ['points', 'area', 'results', 'cults', 'resources'] as const) {
      const reply = ask({ ...WHOLE, [name]: '' });
      expect([...linesOf(reply, 'wins'), ...linesOf(reply, 'shared-victory')]).toEqual([]);
    }
  });
});

describe('the end', () => {
  rule('fi.scoring.winner', 'the most VP win', () => {
    const told = { ...WHOLE, points: '60,60,61' };
    expect(places(told)).toBe('2 3 1');
    expect(linesOf(ask(told), 'wins')).toMatchObject([{ players: [{ name: 'Cy' }], total: 105 }]);
    expect(linesOf(ask(told), 'shared-victory')).toEqual([]);
  });

  rule('fi.scoring.shared-victory', 'players tied for the most VP share the victory', () => {
    expect(places(WHOLE)).toBe('1= 3 1=');
    expect(linesOf(ask(WHOLE), 'shared-victory')).toMatchObject([
      { players: [{ name: 'Ada' }, { name: 'Cy' }], total: 104 },
    ]);
    expect(linesOf(ask(WHOLE), 'wins')).toEqual([]);
  });

  test('exact shares that add up alike are a tie, whatever they were added in', () => {
    const told = {
      factions: 'witches,mermaids,dwarves,giants,nomads',
      names: '',
      rounding: 'exact',
      points: '60,60,60,60,60',
      area: '5,5,5,5,5',
      tile: 'outposts',
      results: '1,1,1,1,1',
      cults: '1/2/1/1;1/2/1/1;1/2/1/1;1/2/1/1;1/2/1/1',
      resources: '0/0/0/0/0;0/0/0/0/0;0/0/0/0/0;0/0/0/0/0;0/0/0/0/0',
    };
    expect(places(told)).toBe('1= 1= 1= 1= 1=');
  });
});

describe('what cannot be', () => {
  rule('fi.cults.top', 'space 10 of a Cult holds one player', () => {
    const cults = '10/10///;10/9///;1/10///'.replaceAll('///', '//');
    expect(violationsOf(ask({ cults }))).toMatchObject([
      { code: 'two-on-top', cult: 'fire', players: [{ name: 'Ada' }, { name: 'Bo' }] },
      { code: 'two-on-top', cult: 'water', players: [{ name: 'Ada' }, { name: 'Cy' }] },
    ]);
  });

  rule('fi.choosing.one-per-terrain', 'two Factions of one terrain do not meet', () => {
    expect(violationsOf(ask({ factions: 'witches,auren,dwarves' }))).toMatchObject([
      { code: 'home-shared', factions: ['witches', 'auren'] },
    ]);
  });

  const verdict = (tile: string, area: number, result: number): string => {
    const reply = ask({ tile, area: `${area},9,9`, results: `${result},1,1` });
    return reply.kind === 'violations'
      ? reply.violations.map(({ clause }) => clause).join()
      : reply.kind;
  };

  rule('fi.outposts.one-group', 'no group has more Outposts than Structures', () => {
    expect(verdict('outposts', 4, 4)).toBe('answer');
    expect(verdict('outposts', 4, 5)).toBe('fi.outposts.one-group');
    expect(verdict('outposts', 4, 0)).toBe('answer');
  });

  rule('fi.settlements.single', 'a group has a Settlement, and no more than Structures', () => {
    expect(verdict('settlements', 4, 4)).toBe('answer');
    expect(verdict('settlements', 4, 5)).toBe('fi.settlements.single');
    expect(verdict('settlements', 4, 0)).toBe('fi.settlements.single');
    expect(verdict('settlements', 0, 0)).toBe('answer');
  });

  rule(
    'fi.distance.farthest',
    'a distance needs two Structures of a group, and two have one',
    () => {
      expect(verdict('distance', 1, 0)).toBe('answer');
      expect(verdict('distance', 1, 1)).toBe('fi.distance.farthest');
      expect(verdict('distance', 2, 0)).toBe('fi.distance.farthest');
      expect(verdict('distance', 2, 17)).toBe('answer');
      // Without the group, or without the result, nothing contradicts.
      expect(ask({ tile: 'distance', results: '0,1,1' }).kind).toBe('answer');
      expect(ask({ tile: 'settlements', area: '9,9,9', results: ',1,1' }).kind).toBe('answer');
    },
  );

  rule(
    'fi.strongholds.both',
    'only for Stronghold and Sanctuary can somebody have no result',
    () => {
      const told = { tile: 'stronghold-sanctuary', results: '-,3,–' };
      expect(column(told, 'tile')).toEqual([0, 18, 0]);
      expect(linesOf(ask(told), 'no-result')).toMatchObject([
        { players: [{ name: 'Ada' }, { name: 'Cy' }] },
      ]);
      expect(problemsOf(ask({ ...told, tile: 'outposts' }))).toMatchObject([
        { field: 'results', code: 'not-whole', got: '-' },
        { field: 'results', code: 'not-whole', got: '–' },
      ]);
      expect(problemsOf(ask({ ...told, results: '0,3,2' }))).toMatchObject([
        { field: 'results', code: 'out-of-range', got: 0, min: 1 },
      ]);
      // Which tile it is may be told later; a large group says nothing about the two.
      expect(column({ ...told, tile: 'all' }, 'tile')).toEqual([undefined, undefined, undefined]);
      expect(verdict('stronghold-sanctuary', 1, 9)).toBe('answer');
    },
  );
});

describe('text that cannot be read', () => {
  test.each([
    [{ factions: 'witches,/,dwarves' }, 'factions', 'missing'],
    [{ factions: 'witches,,dwarves' }, 'factions', 'missing'],
    [{ factions: 'witches' }, 'factions', 'wrong-count'],
    [{ factions: 'witches,witches,dwarves' }, 'factions', 'not-readable'],
    [{ points: '60,60' }, 'points', 'wrong-count'],
    [{ points: '60,x,60' }, 'points', 'not-whole'],
    [{ area: '18,1,1' }, 'area', 'out-of-range'],
    [{ cults: '1/2/3;;' }, 'cults', 'not-readable'],
    [{ cults: '1/2/3/11;;' }, 'cults', 'out-of-range'],
    [{ resources: '1/2/3/4;;' }, 'resources', 'not-readable'],
    [{ resources: '1/2/3/4/x;;' }, 'resources', 'not-whole'],
  ])('%o', (told, field, code) => {
    expect(problemsOf(ask(told))).toMatchObject([{ field, code }]);
  });
});

test('what is told of the seats goes with their Factions', () => {
  const told = {
    names: 'Ada,Bo',
    points: '1,2',
    area: ' ',
    results: '3,',
    cults: '1/1/1/1;2/2/2/2',
    resources: ';',
  };
  expect(movedWith(told, ['witches', 'giants'], ['giants', 'witches'])).toEqual({
    names: 'Bo,Ada',
    points: '2,1',
    results: ',3',
    cults: '2/2/2/2;1/1/1/1',
    resources: '',
  });
  expect(movedWith(told, ['witches', 'giants'], ['giants'])).toMatchObject({ points: '2' });
  expect(movedWith(told, ['witches', 'giants'], ['auren', 'giants'])).toMatchObject({
    points: '1,2',
  });
  expect(movedWith(told, ['witches', 'giants'], ['witches', 'giants', ''])).toMatchObject({
    points: '1,2,',
  });
});

test('markers are read as far as they are told', () => {
  const none = { fire: undefined, water: undefined, earth: undefined, air: undefined };
  expect(levelsIn('')).toEqual(none);
  expect(levelsIn(' ')).toEqual(none);
  expect(levelsIn('3//10/')).toEqual({ ...none, fire: 3, earth: 10 });
  expect(levelsIn('3/4')).toBeUndefined();
  expect(levelsIn('3/4/5/11')).toBeUndefined();
});
