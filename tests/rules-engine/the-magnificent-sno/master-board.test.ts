import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTurns, masterBoard, turnsIn } from '#engine/the-magnificent-sno/index.ts';
import {
  asking,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(masterBoard);

const players = ['1', '2', '3', '4', '5'];

describe('the tiles', () => {
  rule('sno.module.sides', 'two tiles a side alone, 3 with two or three, then 4 and 5', () => {
    expect(players.map((n) => valueOf(ask({ players: n })).perSide)).toEqual([2, 3, 3, 4, 5]);
    expect(linesOf(ask({ players: '4' }), 'sides')).toMatchObject([
      { players: 4, perSide: 4, future: 4 },
    ]);
    expect(linesOf(ask({ round: '3' }), 'sides')).toMatchObject([{ perSide: 3, future: 0 }]);
  });

  rule(
    'sno.module.discard',
    'tiles taken and tiles left over are discarded after the round',
    () => {
      // Everyone takes one by the round's end, whatever has been taken so far.
      expect(linesOf(ask({ players: '2', taken: '0' }), 'discard')).toMatchObject([
        { taken: 2, left: 1, discarded: 3 },
      ]);
      const left = ['1', '2', '3', '4', '5'].map(
        (players) => valueOf(ask({ players })).between?.left,
      );
      expect(left).toEqual([1, 1, 0, 0, 0]);
      // This player's own tile is one of those taken.
      expect(valueOf(ask({ turns: 'dt' })).available).toBe(2);
    },
  );

  rule('sno.module.slide-refill', 'after round 1 future tiles slide and new ones follow', () => {
    expect(valueOf(ask({ round: '1', players: '4' }))).toMatchObject({
      future: 4,
      pile: 7,
      between: { slid: 4, refilled: 4, pileAfter: 3 },
    });
    expect(linesOf(ask({ round: '1' }), 'slide-refill')).toMatchObject([
      { slid: 3, refilled: 3, pile: 6 },
    ]);
  });

  rule('sno.module.slide-only', 'after round 2 they slide and none follow', () => {
    expect(valueOf(ask({ round: '2', players: '4' }))).toMatchObject({
      future: 4,
      pile: 3,
      between: { slid: 4, refilled: 0, pileAfter: 3 },
    });
    expect(linesOf(ask({ round: '2' }), 'slide-refill')).toEqual([]);
    expect(linesOf(ask({ round: '2' }), 'slide-only')).toMatchObject([{ slid: 3 }]);
    expect(valueOf(ask({ round: '3', players: '4' }))).toMatchObject({
      future: 0,
      pile: 3,
      between: undefined,
    });
    expect(linesOf(ask({ round: '3' }), 'discard')).toEqual([]);
  });

  rule('sno.module.all-tiles', 'a game of three rounds uses all 15 tiles with five players', () => {
    expect(players.map((n) => valueOf(ask({ players: n })).used)).toEqual([6, 9, 9, 12, 15]);
    expect(players.map((n) => valueOf(ask({ players: n })).unused)).toEqual([9, 6, 6, 3, 0]);
    // What is never used is what the pile holds in the last round.
    for (const n of players) {
      const last = valueOf(ask({ players: n, round: '3' }));
      expect(last.pile).toBe(last.unused);
    }
  });
});

describe('the turns', () => {
  rule('sno.turn.four', 'four of the turns take a die', () => {
    expect(linesOf(ask(), 'die-turns')).toMatchObject([{ turns: 4 }]);
    expect(valueOf(ask({ turns: 'dtdd' })).may).toEqual(['die']);
    expect(valueOf(ask({ turns: 'dddd' })).may).toEqual(['tile']);
  });

  rule('sno.module.turns', 'the module raises the turns of a round from 4 to 5', () => {
    expect(linesOf(ask(), 'turns')).toMatchObject([{ base: 4, turns: 5 }]);
    expect(valueOf(ask()).turns).toBe(5);
  });

  rule('sno.module.five-turns', 'everyone takes five turns, no more', () => {
    expect(valueOf(ask({ turns: 'ddtd' }))).toMatchObject({ turnsTaken: 4, turnsLeft: 1 });
    expect(valueOf(ask({ turns: 'ddtdd' }))).toMatchObject({ turnsLeft: 0, may: [] });
    expect(violationsOf(ask({ turns: 'ddtdd', next: 'd' }))).toEqual([
      { clause: 'sno.module.five-turns', code: 'round-over', turns: 5 },
    ]);
  });

  rule('sno.module.one-tile', 'exactly one turn of the round, any one, takes a master tile', () => {
    for (const turns of ['', 'd', 'dd', 'ddd', 'dddd']) {
      expect(verdictOf(ask({ turns, next: 't' }))).toBe('fine');
    }
    expect(violationsOf(ask({ turns: 'dt', next: 't' }))).toEqual([
      { clause: 'sno.module.one-tile', code: 'second-tile', turn: 3 },
    ]);
    expect(violationsOf(ask({ turns: 'dddd', next: 'd' }))).toEqual([
      { clause: 'sno.module.one-tile', code: 'tile-missing', dice: 5 },
    ]);
    expect(verdictOf(ask({ turns: 'tdt' }))).toBe('second-tile');
    expect(verdictOf(ask({ turns: 'ddddd' }))).toBe('tile-missing');
    expect(verdictOf(ask({ taken: '4' }))).toBe('too-many-taken');
    expect(verdictOf(ask({ taken: '3' }))).toBe('yours-not-entered');
    expect(verdictOf(ask({ taken: '3', turns: 't' }))).toBe('fine');
    expect(verdictOf(ask({ taken: '2' }))).toBe('fine');
    expect(linesOf(ask({ turns: 'dddd' }), 'tile-now')).toHaveLength(1);
    expect(linesOf(ask({ turns: 'dt' }), 'tile-done')).toMatchObject([{ turn: 2 }]);
    expect(linesOf(ask({ turns: 'd' }), 'tile-to-come')).toMatchObject([{ left: 4 }]);
  });

  rule('sno.module.no-future', 'future tiles cannot be taken', () => {
    expect(violationsOf(ask({ next: 'f' }))).toEqual([
      { clause: 'sno.module.no-future', code: 'future-tile', round: 1 },
    ]);
    expect(linesOf(ask(), 'future-waits')).toMatchObject([{ future: 3 }]);
    expect(linesOf(ask({ round: '3' }), 'future-waits')).toEqual([]);
  });

  rule('sno.module.general-only', 'the tile turn allows only general trainers', () => {
    expect(verdictOf(ask({ next: 't', trainer: 'action' }))).toBe('not-general');
    expect(verdictOf(ask({ next: 't', trainer: 'general' }))).toBe('fine');
    expect(verdictOf(ask({ next: 'd', trainer: 'action' }))).toBe('fine');
    expect(linesOf(ask({ next: 't', trainer: 'general' }), 'general-trainer')).toHaveLength(1);
  });

  test('what may come next is exactly what breaks no rule', () => {
    const past = fc.string({ unit: fc.constantFrom('d', 't'), maxLength: 5 });
    fc.assert(
      fc.property(past, (turns) => {
        const reply = ask({ turns });
        if (reply.kind !== 'answer') return;
        const { may } = reply.answer.value;
        expect(verdictOf(ask({ turns, next: 'd' })) === 'fine').toBe(may.includes('die'));
        expect(verdictOf(ask({ turns, next: 't' })) === 'fine').toBe(may.includes('tile'));
      }),
    );
  });

  test('every rule broken is named', () => {
    expect(verdictOf(ask({ turns: 't', next: 'f', trainer: 'action', taken: '9' }))).toBe(
      'second-tile future-tile not-general too-many-taken',
    );
  });
});

describe('boards that cannot be read', () => {
  test.each([
    [
      'six players',
      { players: '6' },
      { field: 'players', code: 'out-of-range', got: 6, min: 1, max: 5 },
    ],
    ['round 0', { round: '0' }, { field: 'round', code: 'out-of-range', got: 0, min: 1, max: 3 }],
    [
      'a turn of another kind',
      { turns: 'dx' },
      { field: 'turns', code: 'not-readable', got: 'dx', where: [2], reason: 'not-a-turn' },
    ],
    [
      'six turns',
      { turns: 'dddddt' },
      { field: 'turns', code: 'not-readable', got: 'dddddt', reason: 'too-many-turns' },
    ],
    [
      'an unknown turn to come',
      { next: 'x' },
      { field: 'next', code: 'not-an-option', got: 'x', options: ['d', 't', 'f'] },
    ],
    ['no tiles taken', { taken: '' }, { field: 'taken', code: 'missing' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});

test('turns are made as they are read', () => {
  for (const text of ['', 'd', 'dtd', 'ddddt']) expect(makeTurns(turnsIn(text) ?? [])).toBe(text);
  expect(turnsIn('D, t')).toEqual(['die', 'tile']);
  expect([turnsIn('dx'), turnsIn('dddddd')]).toEqual([undefined, undefined]);
});
