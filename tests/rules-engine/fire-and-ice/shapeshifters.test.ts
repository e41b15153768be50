import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FULL_NEIGHBORS,
  shapeshifters,
  SHIFT_PAYMENTS,
  TERRAINS,
  TOKEN_PRICES,
  YES_NO,
} from '#engine/fire-and-ice/index.ts';
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

const ask = asking(shapeshifters);

type Input = Parameters<typeof ask>[0];

const BUILT = { points: '20', bowls: '4/4/0', pay: 'yes', full: '0' };

/** `token 19 4/4/1`: the bonus, the points and the Bowls after a building. */
const built = (input: Input): string => {
  const { bonus, points, bowls } = valueOf(ask({ ...BUILT, ...input }));
  return `${bonus} ${String(points)} ${bowls.join('/')}`;
};

describe('a building of the Shapeshifters', () => {
  rule('fi.shapeshifters.token', 'when a neighbor takes Power, 1 point buys 1 token', () => {
    expect(built({ neighbors: '1', taking: '1' })).toBe('token 19 4/4/1');
    expect(built({ neighbors: '3', taking: '1' })).toBe('token 19 4/4/1');
    // They may, and need not.
    expect(built({ neighbors: '1', taking: '1', pay: 'no' })).toBe('token-offered 20 4/4/0');
    expect(linesOf(ask({ ...BUILT, neighbors: '1', taking: '1' }), 'token')).toMatchObject([
      {
        taking: 1,
        price: 1,
        pointsBefore: 20,
        pointsAfter: 19,
        before: [4, 4, 0],
        after: [4, 4, 1],
      },
    ]);
    expect(
      linesOf(ask({ ...BUILT, neighbors: '1', taking: '1', pay: 'no' }), 'token-offered'),
    ).toMatchObject([{ taking: 1, price: 1 }]);
  });

  rule('fi.shapeshifters.once', 'one building brings one token at most', () => {
    expect(built({ neighbors: '3', taking: '3' })).toBe('token 19 4/4/1');
    expect(linesOf(ask({ ...BUILT, neighbors: '3', taking: '2' }), 'once')).toMatchObject([
      { taking: 2, tokens: 1 },
    ]);
    expect(linesOf(ask({ ...BUILT, neighbors: '3', taking: '1' }), 'once')).toEqual([]);
  });

  rule('fi.shapeshifters.one-point', 'without a point there is no token', () => {
    const poor = { ...BUILT, neighbors: '1', taking: '1', points: '0' };
    expect(violationsOf(ask(poor))).toEqual([
      { clause: 'fi.shapeshifters.one-point', code: 'no-point', points: 0, price: 1 },
    ]);
    expect(linesOf(ask({ ...poor, pay: 'no' }), 'cannot-pay')).toHaveLength(1);
    expect(built({ ...poor, points: '1' })).toBe('token 0 4/4/1');
    expect(linesOf(ask({ ...poor, pay: 'no', points: '1' }), 'cannot-pay')).toEqual([]);
    // Nobody took: nothing is to be paid.
    expect(verdictOf(ask({ ...poor, taking: '0' }))).toBe('fine');
  });

  rule('fi.shapeshifters.refused', 'when all refuse, 1 Power is gained', () => {
    expect(built({ neighbors: '3', taking: '0' })).toBe('power 20 3/5/0');
    expect(built({ neighbors: '1', taking: '0', bowls: '0/4/0' })).toBe('power 20 0/3/1');
    const reply = ask({ ...BUILT, neighbors: '3', taking: '0' });
    expect(linesOf(reply, 'refused')).toMatchObject([{ neighbors: 3, power: 1 }]);
    expect(linesOf(reply, 'power')).toMatchObject([{ power: 1, gained: 1 }]);
    expect(valueOf(reply).gained).toBe(1);
    expect(valueOf(ask({ ...BUILT, neighbors: '3', taking: '1' })).gained).toBe(0);
    expect(violationsOf(ask({ neighbors: '2', taking: '2', full: '1' }))).toEqual([
      {
        clause: 'fi.shapeshifters.refused',
        code: 'too-many-neighbors',
        neighbors: 2,
        taking: 2,
        full: 1,
      },
    ]);
  });

  rule('fi.shapeshifters.no-neighbors', 'without neighbors there is neither', () => {
    expect(built({ neighbors: '0', taking: '0' })).toBe('none 20 4/4/0');
    expect(linesOf(ask({ neighbors: '0', taking: '0' }), 'no-neighbors')).toHaveLength(1);
    expect(citedBy(ask({ neighbors: '1', taking: '0' }))).not.toContain(
      'fi.shapeshifters.no-neighbors',
    );
  });

  rule('fi.shapeshifters.full-neighbors', 'those without room count by the reading', () => {
    const full = { neighbors: '2', taking: '0', full: '2' };
    expect(built({ ...full, fullNeighbors: 'ignored' })).toBe('none 20 4/4/0');
    expect(built({ ...full, fullNeighbors: 'refusing' })).toBe('power 20 3/5/0');
    expect(linesOf(ask(full), 'full-neighbors')).toMatchObject([{ full: 2, reading: 'ignored' }]);
    // With somebody left who can refuse, both readings agree.
    const one = { neighbors: '2', taking: '0', full: '1' };
    for (const fullNeighbors of FULL_NEIGHBORS) {
      expect(built({ ...one, fullNeighbors })).toBe('power 20 3/5/0');
    }
    expect(linesOf(ask({ ...one, full: '0' }), 'full-neighbors')).toEqual([]);
  });
});

describe('a change of home', () => {
  const SHIFT = {
    home: 'lakes',
    opponents: 'witches,dragonlords/desert',
    neighbors: '0',
    taking: '0',
    bowls: '1/2/5',
    target: 'wasteland',
    stronghold: 'yes',
  };
  const TOKENS = { ...SHIFT, payWith: 'tokens' };

  rule(
    'fi.shapeshifters.change-home',
    'with a Stronghold, to a terrain that is nobody’s home',
    () => {
      const reply = ask(SHIFT);
      expect(valueOf(reply).home).toBe('wasteland');
      expect(linesOf(reply, 'changes-home')).toMatchObject([
        { before: 'lakes', after: 'wasteland' },
      ]);
      expect(verdictOf(ask({ ...SHIFT, stronghold: 'no' }))).toBe('no-stronghold');
      expect(violationsOf(ask({ ...SHIFT, target: 'forest' }))).toEqual([
        {
          clause: 'fi.shapeshifters.change-home',
          code: 'anothers-home',
          terrain: 'forest',
          owner: 'witches',
        },
      ]);
      expect(verdictOf(ask({ ...SHIFT, target: 'lakes' }))).toBe('same-home');
      const open = valueOf(reply).targets.flatMap(({ terrain, open: isOpen }) =>
        isOpen ? [terrain] : [],
      );
      expect(open).toEqual(['desert', 'plains', 'swamp', 'mountains', 'wasteland']);
      // No change is asked about.
      expect(valueOf(ask({ ...SHIFT, target: '', stronghold: 'no' })).home).toBe('lakes');
    },
  );

  rule('fi.shapeshifters.starting-terrains', 'a Starting terrain of another player is open', () => {
    const reply = ask({ ...SHIFT, target: 'desert' });
    expect(valueOf(reply).home).toBe('desert');
    expect(linesOf(reply, 'start-only')).toMatchObject([
      { terrain: 'desert', faction: 'dragonlords' },
    ]);
    expect(linesOf(ask(SHIFT), 'start-only')).toEqual([]);
  });

  rule('fi.shapeshifters.pay-power', '5 Power move from Bowl III to Bowl I', () => {
    const reply = ask(SHIFT);
    expect(valueOf(reply)).toMatchObject({ power: 5, bowls: [6, 2, 0] });
    expect(linesOf(reply, 'pays-power')).toMatchObject([
      { power: 5, before: [1, 2, 5], after: [6, 2, 0] },
    ]);
    // What is missing may be burned.
    expect(valueOf(ask({ ...SHIFT, bowls: '1/2/4' })).bowls).toEqual([6, 0, 0]);
    expect(linesOf(ask({ ...SHIFT, bowls: '1/2/4' }), 'burn')).toMatchObject([{ burned: 1 }]);
    expect(violationsOf(ask({ ...SHIFT, bowls: '9/1/4' }))).toEqual([
      {
        clause: 'fi.shapeshifters.pay-power',
        code: 'too-little-power',
        price: 5,
        bowls: [9, 1, 4],
        most: 4,
        short: 1,
      },
    ]);
  });

  rule(
    'fi.shapeshifters.pay-tokens',
    'tokens are removed from any Bowls; the booklet says 3',
    () => {
      const printed = { ...TOKENS, tokenPrice: 'printed' };
      const reply = ask({ ...printed, tokens: '0/1/2' });
      expect(valueOf(reply)).toMatchObject({ tokens: 3, bowls: [1, 1, 3] });
      expect(linesOf(reply, 'pays-tokens')).toMatchObject([
        { clause: 'fi.shapeshifters.pay-tokens', tokens: 3, taken: [0, 1, 2], reading: 'printed' },
      ]);
      // Left to itself the answer takes the lower Bowls first.
      expect(valueOf(ask(printed)).bowls).toEqual([0, 0, 5]);
      expect(valueOf(ask(printed)).ways).toContainEqual({ taken: [0, 0, 3], left: [1, 2, 2] });
      expect(violationsOf(ask({ ...printed, tokens: '2/0/0' }))).toMatchObject([
        {
          clause: 'fi.shapeshifters.pay-tokens',
          reading: 'printed',
          code: 'wrong-payment',
          price: 3,
          paid: 2,
        },
        {
          clause: 'fi.shapeshifters.pay-tokens',
          reading: 'printed',
          code: 'not-in-bowl',
          bowl: 1,
          tokens: 1,
          paid: 2,
        },
      ]);
      expect(valueOf(ask(SHIFT)).ways).toEqual([]);
    },
  );

  rule('fi.shapeshifters.five-tokens', 'officially the change costs 5 tokens', () => {
    const reply = ask({ ...TOKENS, bowls: '2/2/1', tokens: '2/2/1' });
    expect(valueOf(reply)).toMatchObject({ tokens: 5, bowls: [0, 0, 0] });
    expect(linesOf(reply, 'pays-tokens')).toMatchObject([
      { clause: 'fi.shapeshifters.five-tokens', tokens: 5, ways: 1, reading: 'official' },
    ]);
    const four = { ...TOKENS, bowls: '2/2/0' };
    expect(violationsOf(ask(four))).toMatchObject([
      { clause: 'fi.shapeshifters.five-tokens', code: 'too-few-tokens', price: 5, short: 1 },
    ]);
    expect(verdictOf(ask({ ...four, tokenPrice: 'printed' }))).toBe('fine');
  });

  rule('fi.shapeshifters.action', 'it is an action, once in a turn', () => {
    expect(violationsOf(ask({ ...SHIFT, changed: 'yes' }))).toEqual([
      { clause: 'fi.shapeshifters.action', code: 'changed-already' },
    ]);
    expect(linesOf(ask(SHIFT), 'action')).toHaveLength(1);
    expect(verdictOf(ask({ ...SHIFT, changed: 'yes', target: '' }))).toBe('fine');
  });

  rule('fi.shapeshifters.keep-pieces', 'the pieces stay as they are', () => {
    expect(valueOf(ask(SHIFT)).pieces).toBe('blue');
    expect(valueOf(ask({ ...SHIFT, pieces: 'swamp' })).pieces).toBe('black');
    expect(linesOf(ask(SHIFT), 'keeps-pieces')).toMatchObject([{ color: 'blue', home: 'red' }]);
  });

  test('the token of a building can be spent at once', () => {
    const short = { ...SHIFT, ...BUILT, bowls: '0/0/4' };
    expect(verdictOf(ask(short))).toBe('too-little-power');
    expect(valueOf(ask({ ...short, neighbors: '1', taking: '1' })).bowls).toEqual([5, 0, 0]);
  });

  rule('fi.shapeshifters.action', 'the change is the action of that turn', () => {
    expect(linesOf(ask(SHIFT), 'action')).toHaveLength(1);
    expect(linesOf(ask({ ...SHIFT, target: '' }), 'action')).toEqual([]);
  });

  rule('fi.shapeshifters.two-turns', 'a token from a building and a change are two turns', () => {
    const both = ask({
      neighbors: '2',
      taking: '1',
      target: 'swamp',
      stronghold: 'yes',
      bowls: '0/0/4',
    });
    expect(valueOf(both)).toMatchObject({ twoTurns: true, bonus: 'token', bowls: [5, 0, 0] });
    expect(linesOf(both, 'two-turns')).toHaveLength(1);
    const alone = ask({ ...SHIFT, neighbors: '0', taking: '0' });
    expect(valueOf(alone).twoTurns).toBe(false);
    expect(linesOf(alone, 'two-turns')).toEqual([]);
    expect(valueOf(ask({ neighbors: '2', taking: '1' })).twoTurns).toBe(false);
  });

  test('everything that is wrong is said at once', () => {
    const input = { target: 'forest', home: 'forest', stronghold: 'no', changed: 'yes' };
    // With the Witches in play Forest was never theirs.
    expect(verdictOf(ask({ ...SHIFT, ...input, bowls: '0/0/0' }))).toBe(
      'start-shared no-stronghold same-home anothers-home changed-already too-little-power',
    );
  });
});

describe('properties', () => {
  const positions = fc.record({
    home: fc.constantFrom(...TERRAINS),
    neighbors: fc.nat(4).map(String),
    taking: fc.nat(4).map(String),
    full: fc.nat(2).map(String),
    pay: fc.constantFrom(...YES_NO),
    points: fc.nat(3).map(String),
    bowls: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)).map((bowls) => bowls.join('/')),
    target: fc.constantFrom('', ...TERRAINS),
    stronghold: fc.constantFrom(...YES_NO),
    payWith: fc.constantFrom(...SHIFT_PAYMENTS),
    tokenPrice: fc.constantFrom(...TOKEN_PRICES),
    fullNeighbors: fc.constantFrom(...FULL_NEIGHBORS),
  });

  test('nothing falls below zero, and at most one token is new', () => {
    fc.assert(
      fc.property(positions, (input) => {
        const reply = ask(input);
        if (reply.kind !== 'answer') return;
        const { bowls, points } = reply.answer.value;
        expect(Math.min(...bowls, points)).toBeGreaterThanOrEqual(0);
        const held = input.bowls.split('/').reduce((sum, bowl) => sum + Number(bowl), 0);
        expect(bowls[0] + bowls[1] + bowls[2]).toBeLessThanOrEqual(held + 1);
        expect(Number(input.points) - points).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    ['no home', { home: '' }, { field: 'home', code: 'missing' }],
    [
      'a home on Ice',
      { target: 'ice' },
      { field: 'target', code: 'not-an-option', got: 'ice', options: TERRAINS },
    ],
    [
      'five neighbors',
      { neighbors: '5' },
      { field: 'neighbors', code: 'out-of-range', got: 5, min: 0, max: 4 },
    ],
    [
      'a debt of points',
      { points: '-1' },
      { field: 'points', code: 'out-of-range', got: -1, min: 0, max: 999 },
    ],
    ['no Bowls', { bowls: '' }, { field: 'bowls', code: 'missing' }],
    ['tokens in words', { tokens: 'all' }, { field: 'tokens', code: 'not-readable', got: 'all' }],
    [
      'coins',
      { payWith: 'coins' },
      { field: 'payWith', code: 'not-an-option', got: 'coins', options: SHIFT_PAYMENTS },
    ],
    [
      'no such price',
      { tokenPrice: '4' },
      { field: 'tokenPrice', code: 'not-an-option', got: '4', options: TOKEN_PRICES },
    ],
    ['no such reading', { fullNeighbors: '' }, { field: 'fullNeighbors', code: 'missing' }],
    [
      'Shapeshifters against themselves',
      { opponents: 'shapeshifters/lakes' },
      { field: 'opponents', code: 'not-readable', got: 'shapeshifters', reason: 'yourself' },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
