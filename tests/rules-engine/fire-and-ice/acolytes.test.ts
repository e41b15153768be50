import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acolytes,
  ACOLYTE_ORDERS,
  CULTS,
  GROUNDS,
  LEAVING_TEN,
  TERRAINS,
} from '#engine/fire-and-ice/index.ts';
import {
  asking,
  citedBy,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(acolytes);

type Input = Parameters<typeof ask>[0];

/** `6/2/5/3`: the markers after everything. */
const after = (input: Input): string => {
  const { cults } = valueOf(ask(input));
  return CULTS.map((cult) => cults[cult]).join('/');
};

const MARKERS = { cults: '6/2/5/3', terrain: 'lakes', opponents: 'witches' };
const NOWHERE = { terrain: '' };

describe('the keys of the Acolytes', () => {
  rule('fi.towns.needs', 'nobody has more keys than Towns can give', () => {
    expect(valueOf(ask({ ...NOWHERE, cults: '10/10/3/3', keys: '3' })).keys).toBe(3);
    expect(violationsOf(ask({ ...NOWHERE, cults: '10/10/3/3', keys: '4' }))).toEqual([
      { clause: 'fi.towns.needs', code: 'too-many-keys', keys: 4, used: 2, all: 6, max: 5 },
    ]);
    expect(valueOf(ask({ ...NOWHERE, cults: '9/9/9/9', keys: '5' })).keys).toBe(5);
  });
});

describe('a terrain of the Acolytes', () => {
  rule('fi.acolytes.cult-points', 'they pay in Cult points', () => {
    const reply = ask({ ...MARKERS, cult: 'fire' });
    expect(after({ ...MARKERS, cult: 'fire' })).toBe('3/2/5/3');
    expect(valueOf(reply).bowls).toEqual([6, 6, 0]);
    expect(citedBy(reply)).toContain('fi.acolytes.cult-points');
  });

  rule('fi.acolytes.home-terrain', 'the Home terrain of another player costs 4', () => {
    expect(valueOf(ask({ ...MARKERS, terrain: 'forest' })).price).toBe(4);
    expect(valueOf(ask({ ...MARKERS, opponents: 'shapeshifters/lakes' })).price).toBe(4);
    expect(after({ ...MARKERS, terrain: 'forest', cult: 'earth' })).toBe('6/2/1/3');
    expect(linesOf(ask({ ...MARKERS, terrain: 'forest' }), 'terrain-price')).toMatchObject([
      { clause: 'fi.acolytes.home-terrain', owner: 'witches', price: 4 },
    ]);
  });

  rule('fi.acolytes.other-terrain', 'every other terrain costs 3', () => {
    const prices = TERRAINS.map(
      (terrain) =>
        valueOf(ask({ ...MARKERS, terrain, opponents: 'witches,ice-maidens/desert' })).price,
    );
    expect(prices).toEqual([3, 3, 3, 3, 4, 3, 3]);
    expect(linesOf(ask(MARKERS), 'terrain-price')).toMatchObject([
      { clause: 'fi.acolytes.other-terrain', owner: undefined, price: 3 },
    ]);
  });

  rule('fi.acolytes.one-cult', 'all points come from one Cult', () => {
    expect(after({ ...MARKERS, cult: 'earth' })).toBe('6/2/2/3');
    expect(after({ ...MARKERS, cult: 'air' })).toBe('6/2/5/0');
    expect(violationsOf(ask({ ...MARKERS, cult: 'water' }))).toEqual([
      {
        clause: 'fi.acolytes.one-cult',
        code: 'cult-too-low',
        cult: 'water',
        level: 2,
        steps: 3,
        short: 1,
        climbFirst: false,
      },
    ]);
    expect(linesOf(ask({ ...MARKERS, cult: 'earth' }), 'pay')).toMatchObject([
      { cult: 'earth', steps: 3, before: 5, after: 2 },
    ]);
    // Eleven points in all, yet no Cult that reaches.
    expect(violationsOf(ask({ ...MARKERS, terrain: 'forest', cults: '3/3/3/2' }))).toEqual([
      {
        clause: 'fi.acolytes.one-cult',
        code: 'no-cult-reaches',
        steps: 4,
        highest: 3,
        climbFirst: false,
      },
    ]);
  });

  test('with no Cult chosen every way is told and none is taken', () => {
    const reply = ask(MARKERS);
    expect(valueOf(reply).ways).toEqual([
      { cult: 'fire', before: 6, after: 3 },
      { cult: 'water', before: 2, after: undefined },
      { cult: 'earth', before: 5, after: 2 },
      { cult: 'air', before: 3, after: 0 },
    ]);
    expect(after(MARKERS)).toBe('6/2/5/3');
    expect(linesOf(reply, 'any-cult')).toMatchObject([
      { cults: ['fire', 'earth', 'air'], steps: 3 },
    ]);
    expect(valueOf(ask(NOWHERE)).ways).toEqual([]);
    expect(linesOf(ask(NOWHERE), 'any-cult')).toEqual([]);
  });

  rule('fi.volcano.not-ice', 'Ice has no price', () => {
    expect(citedBy(ask({ terrain: 'ice' }))).toEqual(['fi.volcano.not-ice']);
  });

  rule('fi.terrains.settled', 'a Volcano is their own already and costs nothing', () => {
    const reply = ask({ terrain: 'volcano', cult: 'fire', cults: '3/3/3/3', spades: 'fire' });
    expect(linesOf(reply, 'already-volcano')).toMatchObject([{ faction: 'acolytes' }]);
    expect(valueOf(reply)).toMatchObject({ price: 0, already: true, ways: [] });
    expect(after({ terrain: 'volcano', cult: 'fire', cults: '3/3/3/3' })).toBe('3/3/3/3');
    expect(linesOf(reply, 'own-action')).toEqual([]);
    expect(valueOf(ask({ terrain: 'lakes' })).already).toBe(false);
  });
});

describe('down and up', () => {
  const again = { ...MARKERS, cult: 'earth', priest: '3', priestCult: 'earth' };

  rule('fi.acolytes.down-and-up', 'down costs no Power, up gives it again', () => {
    const reply = ask(again);
    expect(after(again)).toBe('6/2/5/3');
    expect(valueOf(reply)).toMatchObject({ power: 3, bowls: [3, 9, 0] });
    expect(linesOf(reply, 'no-power-lost')).toMatchObject([{ cult: 'earth' }]);
    expect(linesOf(reply, 'power-again')).toMatchObject([{ cult: 'earth', power: 3 }]);
    expect(linesOf(reply, 'power')).toMatchObject([
      { power: 3, gained: 3, before: [6, 6, 0], after: [3, 9, 0] },
    ]);
    // What is reached for the first time is not gained again.
    const first = ask({ ...NOWHERE, cults: '2/0/0/0', priest: '3', priestCult: 'fire' });
    expect(valueOf(first).power).toBe(3);
    expect(linesOf(first, 'power-again')).toEqual([]);
  });

  test('climbing first pays afterwards', () => {
    const order = 'climb-first';
    expect(after({ ...again, order })).toBe('6/2/5/3');
    expect(valueOf(ask({ ...again, order })).power).toBe(2);
    // A Cult that is too low at first may be high enough then.
    const water = { ...MARKERS, cult: 'water', spades: 'water' };
    expect(violationsOf(ask(water))).toMatchObject([{ code: 'cult-too-low', climbFirst: true }]);
    expect(violationsOf(ask({ ...water, spades: 'fire' }))).toMatchObject([
      { code: 'cult-too-low', climbFirst: false },
    ]);
    expect(after({ ...water, order })).toBe('6/0/5/3');
  });

  rule('fi.acolytes.leaving-ten', 'whether the key comes back depends on the reading', () => {
    const top = { cults: '10/0/0/0', terrain: 'lakes', cult: 'fire', keys: '0' };
    const back = ask({ ...top, leavingTen: 'key-back' });
    expect(valueOf(back)).toMatchObject({ keys: 1, cults: { fire: 7 } });
    expect(linesOf(back, 'leaves-top')).toMatchObject([
      { cult: 'fire', reading: 'key-back', before: 0, after: 1 },
    ]);
    expect(valueOf(ask({ ...top, leavingTen: 'key-spent' })).keys).toBe(0);
    // With the key the way up is open again, without it ends below.
    const up = { ...top, priest: '3', priestCult: 'fire' };
    expect(valueOf(ask({ ...up, leavingTen: 'key-back' }))).toMatchObject({
      keys: 0,
      power: 3,
      cults: { fire: 10 },
    });
    expect(valueOf(ask({ ...up, leavingTen: 'key-spent' }))).toMatchObject({
      power: 0,
      cults: { fire: 9 },
    });
    expect(linesOf(ask({ ...MARKERS, cult: 'fire' }), 'leaves-top')).toEqual([]);
    expect(valueOf(ask({ ...MARKERS, cults: '9/0/0/0', cult: 'fire' })).keys).toBe(0);
  });
});

describe('what the Acolytes gain', () => {
  rule('fi.acolytes.spades', 'a step for each Spade', () => {
    expect(after({ ...NOWHERE, spades: 'fire' })).toBe('4/3/3/3');
    const reply = ask({ ...NOWHERE, cults: '2/3/3/3', spades: 'fire' });
    expect(valueOf(reply)).toMatchObject({ power: 1, bowls: [5, 7, 0] });
    expect(linesOf(reply, 'spade-step')).toMatchObject([{ cult: 'fire', before: 2, after: 3 }]);
    expect(linesOf(reply, 'no-spades')).toMatchObject([{ spades: 1 }]);
    expect(linesOf(reply, 'several-spades')).toEqual([]);
    const points = { ...NOWHERE, spades: 'fire,air', spadePoints: '2' };
    expect(valueOf(ask(points)).points).toBe(4);
    expect(linesOf(ask(points), 'spade-points')).toMatchObject([{ spades: 2, each: 2, points: 4 }]);
    expect(linesOf(ask(NOWHERE), 'no-spades')).toEqual([]);
  });

  rule('fi.volcano.spade-action', 'a Volcano besides the Spade is another action', () => {
    expect(linesOf(ask({ ...MARKERS, spades: 'fire' }), 'own-action')).toHaveLength(1);
    expect(linesOf(ask({ ...NOWHERE, spades: 'fire' }), 'own-action')).toEqual([]);
    expect(linesOf(ask(MARKERS), 'own-action')).toEqual([]);
  });

  rule(
    'fi.volcano.two-turns',
    'a Priest and a Volcano are two turns, and so are Spade actions',
    () => {
      const sent = { priest: '2', priestCult: 'fire' };
      expect(linesOf(ask({ ...MARKERS, ...sent }), 'two-turns')).toMatchObject([
        { other: 'priest' },
      ]);
      expect(linesOf(ask({ ...NOWHERE, ...sent }), 'two-turns')).toEqual([]);
      expect(linesOf(ask(MARKERS), 'two-turns')).toEqual([]);
      const spades = ask({ ...NOWHERE, ...sent, spades: 'air' });
      expect(linesOf(spades, 'spade-turn')).toMatchObject([{ other: 'priest' }]);
      expect(linesOf(spades, 'two-turns')).toEqual([]);
      expect(linesOf(ask({ ...MARKERS, ...sent }), 'spade-turn')).toEqual([]);
      expect(linesOf(ask({ ...MARKERS, spades: 'air' }), 'spade-turn')).toEqual([]);
    },
  );

  rule('fi.acolytes.several-spades', 'each Spade may go to another Cult', () => {
    expect(after({ ...NOWHERE, spades: 'fire,air' })).toBe('4/3/3/4');
    expect(after({ ...NOWHERE, spades: 'fire,fire' })).toBe('5/3/3/3');
    expect(linesOf(ask({ ...NOWHERE, spades: 'fire,air' }), 'several-spades')).toMatchObject([
      { cults: ['fire', 'air'] },
    ]);
  });

  rule('fi.acolytes.stronghold', 'a Priest sent to a Cult advances 1 space more', () => {
    const sent = { ...NOWHERE, cults: '0/0/0/0', priestCult: 'fire' };
    const steps = (stronghold: string): unknown =>
      ['3', '2', '1'].map((priest) => valueOf(ask({ ...sent, priest, stronghold })).cults.fire);
    expect(steps('yes')).toEqual([4, 3, 2]);
    expect(steps('no')).toEqual([3, 2, 1]);
    expect(linesOf(ask({ ...sent, priest: '2', stronghold: 'yes' }), 'priest')).toMatchObject([
      { cult: 'fire', space: 2, more: 1, steps: 3, before: 0, after: 3 },
    ]);
    // A Spade still brings one step.
    expect(after({ ...NOWHERE, cults: '0/0/0/0', spades: 'fire', stronghold: 'yes' })).toBe(
      '1/0/0/0',
    );
  });

  test('the top of a Cult', () => {
    const near = { ...NOWHERE, cults: '9/9/0/10', spades: 'fire' };
    expect(after(near)).toBe('9/9/0/10');
    expect(linesOf(ask(near), 'stopped')).toMatchObject([{ after: 9, lost: 1, why: 'no-key' }]);
    expect(valueOf(ask({ ...near, keys: '1' }))).toMatchObject({ keys: 0, power: 3 });
    expect(linesOf(ask({ ...near, keys: '1' }), 'top')).toMatchObject([
      { cult: 'fire', before: 1, after: 0 },
    ]);
    const taken = ask({ ...near, keys: '1', topTaken: 'fire' });
    expect(valueOf(taken)).toMatchObject({ keys: 1, power: 0 });
    expect(linesOf(taken, 'stopped')).toMatchObject([{ why: 'taken' }]);
    expect(linesOf(ask({ ...near, spades: 'air' }), 'stopped')).toMatchObject([
      { after: 10, lost: 1, why: 'end' },
    ]);
    // One key opens one top.
    const two = ask({ ...near, keys: '1', spades: 'fire,water' });
    expect(valueOf(two).cults).toMatchObject({ fire: 10, water: 9 });
    expect(violationsOf(ask({ ...near, topTaken: 'air' }))).toEqual([
      { clause: 'fi.cults.top', code: 'top-held-twice', cult: 'air' },
    ]);
  });
});

describe('properties', () => {
  const level = fc.nat(10);
  const plays = fc.record({
    cults: fc.tuple(level, level, level, level).map((levels) => levels.join('/')),
    keys: fc.nat(2).map(String),
    terrain: fc.constantFrom('', 'lakes', 'forest'),
    cult: fc.constantFrom('', ...CULTS),
    spades: fc.array(fc.constantFrom(...CULTS), { maxLength: 3 }).map((cults) => cults.join()),
    priest: fc.constantFrom('', '3', '2', '1'),
    priestCult: fc.constantFrom(...CULTS),
    stronghold: fc.constantFrom('no', 'yes'),
    order: fc.constantFrom(...ACOLYTE_ORDERS),
    leavingTen: fc.constantFrom(...LEAVING_TEN),
  });

  test('markers stay on their tracks, tokens in their Bowls, keys above zero', () => {
    fc.assert(
      fc.property(plays, (input) => {
        const reply = ask(input);
        if (reply.kind !== 'answer') return;
        const { cults, bowls, keys, moves, power } = reply.answer.value;
        for (const cult of CULTS) {
          expect(cults[cult]).toBeGreaterThanOrEqual(0);
          expect(cults[cult]).toBeLessThanOrEqual(10);
        }
        expect(bowls[0] + bowls[1] + bowls[2]).toBe(12);
        expect(keys).toBeGreaterThanOrEqual(0);
        expect(moves.reduce((sum, move) => sum + move.power, 0)).toBe(power);
        for (const move of moves) expect(move.again).toBeLessThanOrEqual(move.power);
      }),
    );
  });

  test('the moves lead from the markers given to those that result', () => {
    fc.assert(
      fc.property(plays, (input) => {
        const reply = ask(input);
        if (reply.kind !== 'answer') return;
        const start = input.cults.split('/').map(Number);
        CULTS.forEach((cult, i) => {
          const own = reply.answer.value.moves.filter((move) => move.cult === cult);
          const end = own.reduce((at, move) => {
            expect(move.before).toBe(at);
            return move.after;
          }, start[i]);
          expect(reply.answer.value.cults[cult]).toBe(end);
        });
      }),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    ['no Cults', { cults: '' }, { field: 'cults', code: 'missing' }],
    ['three Cults', { cults: '3/3/3' }, { field: 'cults', code: 'not-readable', got: '3/3/3' }],
    [
      'an eleventh space',
      { cults: '3/3/3/11' },
      { field: 'cults', code: 'out-of-range', got: 11, min: 0, max: 10 },
    ],
    ['keys in words', { keys: 'two' }, { field: 'keys', code: 'not-whole', got: 'two' }],
    [
      'a fifth Cult on top',
      { topTaken: 'fire,moon' },
      { field: 'topTaken', code: 'not-an-option', got: 'moon', options: CULTS },
    ],
    [
      'a river',
      { terrain: 'river' },
      { field: 'terrain', code: 'not-an-option', got: 'river', options: GROUNDS },
    ],
    [
      'a fifth Cult to pay',
      { cult: 'moon' },
      { field: 'cult', code: 'not-an-option', got: 'moon', options: CULTS },
    ],
    [
      'a Spade for the moon',
      { spades: 'fire,moon' },
      { field: 'spades', code: 'not-an-option', got: 'moon', options: CULTS },
    ],
    [
      'a Priest worth 4',
      { priest: '4', priestCult: 'fire' },
      { field: 'priest', code: 'out-of-range', got: 4, min: 1, max: 3 },
    ],
    [
      'a Cult that is none, though no Priest is sent',
      { priest: '', priestCult: 'moon' },
      { field: 'priestCult', code: 'not-an-option', got: 'moon', options: CULTS },
    ],
    [
      'more keys than Town tiles can give',
      { keys: '6' },
      { field: 'keys', code: 'out-of-range', got: 6, min: 0, max: 5 },
    ],
    ['a Priest sent nowhere', { priest: '3' }, { field: 'priestCult', code: 'missing' }],
    [
      'five opponents',
      { opponents: 'auren,witches,nomads,giants,halflings' },
      { field: 'opponents', code: 'wrong-count', got: 5, min: 0, max: 4 },
    ],
    [
      'Acolytes against themselves',
      { opponents: 'acolytes' },
      { field: 'opponents', code: 'not-readable', got: 'acolytes', reason: 'yourself' },
    ],
    [
      'no such order',
      { order: 'both' },
      { field: 'order', code: 'not-an-option', got: 'both', options: ACOLYTE_ORDERS },
    ],
    [
      'no such reading',
      { leavingTen: 'free' },
      { field: 'leavingTen', code: 'not-an-option', got: 'free', options: LEAVING_TEN },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
