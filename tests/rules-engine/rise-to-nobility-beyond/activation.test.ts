import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activation } from '#engine/rise-to-nobility-beyond/index.ts';
import {
  answerTo,
  citedBy,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const NOTHING: typeof activation.form.start = {
  elders: '',
  eldersActive: '',
  workers: '',
  activateElders: '',
  dwellings: '',
  dwellingsActive: '',
  houses: '',
  activateDwellings: '',
  turn: 'yours',
};

const ask = (input: Partial<typeof activation.form.start>): ReturnType<typeof activation.ask> =>
  activation.ask({ ...NOTHING, ...input });

const ELDERS = { elders: '4', eldersActive: '1', workers: '2', activateElders: '2' };
const DWELLINGS = { dwellings: '5', dwellingsActive: '2', houses: '3', activateDwellings: '1' };

describe('elders', () => {
  rule('rtn.elders.activate', 'each elder activated takes 1 worker', () => {
    const reply = ask(ELDERS);
    expect(valueOf(reply)).toMatchObject({ eldersActive: 3, workersLeft: 0 });
    expect(linesOf(reply, 'assign')).toEqual([
      {
        clause: 'rtn.elders.activate',
        code: 'assign',
        type: 'elder',
        each: 1,
        pieces: 2,
        before: 2,
        after: 0,
      },
    ]);
    expect(violationsOf(ask({ ...ELDERS, workers: '1' }))).toEqual([
      {
        clause: 'rtn.elders.activate',
        code: 'too-few-pieces',
        type: 'elder',
        wanted: 2,
        pieces: 1,
        short: 1,
      },
    ]);
  });

  rule('rtn.elders.activate', 'only inactive elders that are owned can be activated', () => {
    expect(verdictOf(ask({ ...ELDERS, workers: '3', activateElders: '3' }))).toBe('fine');
    expect(violationsOf(ask({ ...ELDERS, workers: '4', activateElders: '4' }))).toMatchObject([
      { code: 'too-few-inactive', type: 'elder', wanted: 4, inactive: 3, short: 1 },
    ]);
  });

  rule('rtn.elders.activate', 'elders are activated on the player’s own turn', () => {
    expect(violationsOf(ask({ ...ELDERS, turn: 'another' }))).toEqual([
      { clause: 'rtn.elders.activate', code: 'not-your-turn', type: 'elder', wanted: 2 },
    ]);
    expect(verdictOf(ask({ ...ELDERS, activateElders: '0', turn: 'another' }))).toBe('fine');
  });

  rule('rtn.elders.income', 'every active elder brings 2 coins at Income', () => {
    const reply = ask(ELDERS);
    expect(valueOf(reply)).toMatchObject({ coins: 6, rockRose: 0 });
    expect(linesOf(reply, 'income')).toEqual([
      {
        clause: 'rtn.elders.income',
        code: 'income',
        type: 'elder',
        active: 3,
        each: 2,
        before: 2,
        after: 6,
      },
    ]);
  });
});

describe('dwellings', () => {
  rule('rtn.dwellings.activate', 'each dwelling activated takes 1 house', () => {
    const reply = ask(DWELLINGS);
    expect(valueOf(reply)).toMatchObject({ dwellingsActive: 3, housesLeft: 2 });
    expect(linesOf(reply, 'assign')).toMatchObject([
      { clause: 'rtn.dwellings.activate', type: 'dwelling', pieces: 1, before: 3, after: 2 },
    ]);
    expect(violationsOf(ask({ ...DWELLINGS, houses: '0' }))).toMatchObject([
      { clause: 'rtn.dwellings.activate', code: 'too-few-pieces', pieces: 0, short: 1 },
    ]);
  });

  rule('rtn.dwellings.activate', 'only inactive dwellings can be activated, on one’s turn', () => {
    expect(verdictOf(ask({ ...DWELLINGS, activateDwellings: '3' }))).toBe('fine');
    expect(verdictOf(ask({ ...DWELLINGS, turn: 'another' }))).toBe('not-your-turn');
    expect(
      verdictOf(ask({ ...DWELLINGS, houses: '4', activateDwellings: '4', turn: 'another' })),
    ).toBe('not-your-turn too-few-inactive');
  });

  rule('rtn.dwellings.income', 'every active dwelling brings 1 Rock Rose at Income', () => {
    const reply = ask(DWELLINGS);
    expect(valueOf(reply)).toMatchObject({ coins: 0, rockRose: 3 });
    expect(linesOf(reply, 'income')).toMatchObject([
      { clause: 'rtn.dwellings.income', type: 'dwelling', active: 3, each: 1, before: 2, after: 3 },
    ]);
  });
});

describe('both together', () => {
  test('each type is judged on its own pieces', () => {
    expect(valueOf(ask({ ...ELDERS, ...DWELLINGS }))).toEqual({
      eldersActivated: 2,
      dwellingsActivated: 1,
      eldersActive: 3,
      dwellingsActive: 3,
      workersLeft: 0,
      housesLeft: 2,
      coins: 6,
      rockRose: 3,
    });
    expect(citedBy(ask({ ...ELDERS, ...DWELLINGS }))).toEqual([
      'rtn.elders.activate',
      'rtn.elders.free-action',
      'rtn.elders.stays',
      'rtn.elders.income',
      'rtn.dwellings.activate',
      'rtn.dwellings.free-action',
      'rtn.dwellings.stays',
      'rtn.dwellings.income',
    ]);
  });

  test('more active than owned cannot be', () => {
    expect(violationsOf(ask({ elders: '1', eldersActive: '2' }))).toEqual([
      {
        clause: 'rtn.elders.activate',
        code: 'more-active-than-owned',
        type: 'elder',
        active: 2,
        owned: 1,
      },
    ]);
    expect(
      verdictOf(ask({ elders: '1', eldersActive: '2', activateElders: '1', workers: '1' })),
    ).toBe('more-active-than-owned too-few-inactive');
  });

  test('nothing owned, nothing to say', () => {
    expect(answerTo(ask({})).lines).toEqual([]);
  });

  test('cards, workers and houses are never lost', () => {
    const cards = fc.nat(6);
    const pieces = fc.nat(9);
    fc.assert(
      fc.property(cards, cards, pieces, cards, (owned, active, workers, wanted) => {
        const reply = ask({
          elders: String(owned),
          eldersActive: String(active),
          workers: String(workers),
          activateElders: String(wanted),
        });
        if (reply.kind !== 'answer') return;
        const { eldersActive, workersLeft, coins } = reply.answer.value;
        expect(eldersActive - active).toBe(workers - workersLeft);
        expect(eldersActive).toBeLessThanOrEqual(owned);
        expect(workersLeft).toBeGreaterThanOrEqual(0);
        expect(coins).toBe(2 * eldersActive);
      }),
    );
  });

  test('the start state has an answer', () => {
    expect(valueOf(activation.ask(activation.form.start)).coins).toBe(2);
  });
});

describe('activations that cannot be read', () => {
  test.each([
    [
      'seven elders',
      { elders: '7' },
      { field: 'elders', code: 'out-of-range', got: 7, min: 0, max: 6 },
    ],
    [
      'fewer than none',
      { activateDwellings: '-1' },
      { field: 'activateDwellings', code: 'out-of-range', got: -1, min: 0, max: 6 },
    ],
    ['workers in words', { workers: 'all' }, { field: 'workers', code: 'not-whole', got: 'all' }],
    ['houses in halves', { houses: '0.5' }, { field: 'houses', code: 'not-whole', got: '0.5' }],
    [
      'nobody’s turn',
      { turn: 'mine' },
      { field: 'turn', code: 'not-an-option', got: 'mine', options: ['yours', 'another'] },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });

  test('every field in trouble is named', () => {
    expect(
      problemsOf(ask({ eldersActive: '9', dwellingsActive: 'x', dwellings: '8' })).map(
        ({ field }) => field,
      ),
    ).toEqual(['eldersActive', 'dwellings', 'dwellingsActive']);
  });
});

describe('activating is free, and for good', () => {
  rule(
    'rtn.elders.free-action',
    'activating elders costs no die; not activating is no action',
    () => {
      expect(citedBy(ask(ELDERS))).toContain('rtn.elders.free-action');
      expect(citedBy(ask(DWELLINGS))).not.toContain('rtn.elders.free-action');
    },
  );

  rule('rtn.elders.stays', 'as many workers stay on cards as elders are activated', () => {
    expect(linesOf(ask(ELDERS), 'stays')).toMatchObject([{ type: 'elder', pieces: 2 }]);
  });

  rule('rtn.dwellings.free-action', 'activating dwellings costs no die either', () => {
    expect(citedBy(ask(DWELLINGS))).toContain('rtn.dwellings.free-action');
    expect(citedBy(ask(ELDERS))).not.toContain('rtn.dwellings.free-action');
  });

  rule('rtn.dwellings.stays', 'as many houses stay on cards as dwellings are activated', () => {
    expect(linesOf(ask(DWELLINGS), 'stays')).toMatchObject([{ type: 'dwelling', pieces: 1 }]);
  });
});
