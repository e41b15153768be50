import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dragonlords, GROUNDS, TERRAINS, YES_NO } from '#engine/fire-and-ice/index.ts';
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

const ask = asking(dragonlords);

const price = (terrain: string, opponents: string): number =>
  valueOf(ask({ terrain, opponents })).price;

describe('a terrain of the Dragonlords', () => {
  rule('fi.dragonlords.tokens', 'they pay in Power tokens', () => {
    const reply = ask({ bowls: '4/4/0', terrain: 'lakes', opponents: '' });
    expect(valueOf(reply)).toMatchObject({ price: 1, tokens: 7 });
    expect(citedBy(reply)).toContain('fi.dragonlords.tokens');
    expect(violationsOf(ask({ bowls: '0/0/0', terrain: 'lakes' }))).toEqual([
      {
        clause: 'fi.dragonlords.other-terrain',
        code: 'too-few-tokens',
        price: 1,
        tokens: 0,
        short: 1,
      },
    ]);
  });

  rule('fi.dragonlords.home-terrain', 'the Home terrain of another player costs 2', () => {
    expect(price('forest', 'witches')).toBe(2);
    expect(price('swamp', 'shapeshifters/swamp')).toBe(2);
    const reply = ask({ terrain: 'forest', opponents: 'witches' });
    expect(linesOf(reply, 'terrain-price')).toMatchObject([
      { clause: 'fi.dragonlords.home-terrain', terrain: 'forest', owner: 'witches', price: 2 },
    ]);
    expect(violationsOf(ask({ bowls: '1/0/0', terrain: 'forest' }))).toMatchObject([
      { clause: 'fi.dragonlords.home-terrain', short: 1 },
    ]);
  });

  rule('fi.dragonlords.other-terrain', 'every other terrain costs 1', () => {
    const prices = TERRAINS.map((terrain) => price(terrain, 'witches,ice-maidens/desert'));
    expect(prices).toEqual([1, 1, 1, 1, 2, 1, 1]);
    expect(citedBy(ask({ terrain: 'lakes' }))).toContain('fi.dragonlords.other-terrain');
  });

  rule('fi.dragonlords.removed', 'the tokens leave the board', () => {
    const reply = ask({ bowls: '4/4/0', terrain: 'forest' });
    expect(valueOf(reply)).toMatchObject({ bowls: [2, 4, 0], tokens: 6 });
    expect(linesOf(reply, 'removed')).toMatchObject([
      { tokens: 2, before: [4, 4, 0], after: [2, 4, 0] },
    ]);
  });

  rule('fi.dragonlords.bowls', 'from one Bowl or from several', () => {
    const reply = ask({ bowls: '1/1/2', terrain: 'forest' });
    expect(valueOf(reply).ways).toEqual([
      { taken: [1, 1, 0], left: [0, 0, 2] },
      { taken: [1, 0, 1], left: [0, 1, 1] },
      { taken: [0, 1, 1], left: [1, 0, 1] },
      { taken: [0, 0, 2], left: [1, 1, 0] },
    ]);
    // Left to itself the answer takes the lower Bowls first.
    expect(valueOf(reply).bowls).toEqual([0, 0, 2]);
    expect(linesOf(reply, 'from-bowls')).toMatchObject([
      { taken: [1, 1, 0], ways: 4, chosen: false },
    ]);
    const chosen = ask({ bowls: '1/1/2', terrain: 'forest', pay: '0/0/2' });
    expect(valueOf(chosen).bowls).toEqual([1, 1, 0]);
    expect(linesOf(chosen, 'from-bowls')).toMatchObject([{ chosen: true }]);
    expect(violationsOf(ask({ bowls: '1/1/2', terrain: 'forest', pay: '2/0/1' }))).toEqual([
      { clause: 'fi.dragonlords.bowls', code: 'wrong-payment', price: 2, paid: 3 },
      { clause: 'fi.dragonlords.bowls', code: 'not-in-bowl', bowl: 1, tokens: 1, paid: 2 },
    ]);
    expect(verdictOf(ask({ terrain: 'forest', pay: '1/0/0' }))).toBe('wrong-payment');
  });

  rule('fi.volcano.not-ice', 'Ice has no price', () => {
    expect(citedBy(ask({ terrain: 'ice' }))).toEqual(['fi.volcano.not-ice']);
  });

  rule('fi.terrains.settled', 'a Volcano is their own already and costs nothing', () => {
    const reply = ask({ terrain: 'volcano', bowls: '1/1/0', spades: '1' });
    expect(linesOf(reply, 'already-volcano')).toMatchObject([{ faction: 'dragonlords' }]);
    expect(valueOf(reply)).toMatchObject({ price: 0, already: true, bowls: [2, 1, 0] });
    expect(linesOf(reply, 'own-action')).toEqual([]);
    expect(valueOf(ask({ terrain: 'lakes' })).already).toBe(false);
    // Nothing to pay is nothing, not whatever is entered.
    expect(violationsOf(ask({ terrain: 'volcano', pay: '1/0/0' }))).toMatchObject([
      { code: 'wrong-payment', price: 0, paid: 1 },
    ]);
    expect(verdictOf(ask({ terrain: 'volcano', pay: '0/0/0' }))).toBe('fine');
  });
});

describe('what the Dragonlords gain', () => {
  const nowhere = { terrain: '' };

  rule('fi.dragonlords.spades', 'a token into Bowl I for each Spade', () => {
    const reply = ask({ ...nowhere, bowls: '4/4/0', spades: '2' });
    expect(valueOf(reply)).toMatchObject({ spadeTokens: 2, bowls: [6, 4, 0], price: 0, ways: [] });
    expect(linesOf(reply, 'spade-tokens')).toMatchObject([
      { spades: 2, tokens: 2, before: [4, 4, 0], after: [6, 4, 0] },
    ]);
    expect(linesOf(reply, 'no-spades')).toMatchObject([{ spades: 2 }]);
    // A Volcano besides is another action.
    expect(linesOf(reply, 'own-action')).toEqual([]);
    expect(linesOf(ask({ spades: '2', terrain: 'lakes' }), 'own-action')).toHaveLength(1);
    expect(citedBy(ask(nowhere))).toEqual([]);
  });

  rule('fi.volcano.spade-points', 'Spades score as in any other hands', () => {
    const reply = ask({ ...nowhere, spades: '2', spadePoints: '2' });
    expect(valueOf(reply).points).toBe(4);
    expect(linesOf(reply, 'spade-points')).toMatchObject([{ spades: 2, each: 2, points: 4 }]);
    // The Volcano tile itself scores nothing.
    expect(valueOf(ask({ terrain: 'lakes', spadePoints: '2' })).points).toBe(0);
  });

  rule('fi.volcano.two-turns', 'the Stronghold and a Volcano are two turns', () => {
    const built = { stronghold: 'yes' };
    const NOWHERE = { terrain: '' };
    expect(linesOf(ask(built), 'two-turns')).toMatchObject([{ other: 'stronghold' }]);
    expect(linesOf(ask({ ...built, ...NOWHERE }), 'two-turns')).toEqual([]);
    // Nothing is to be paid for a Volcano that is one already.
    expect(linesOf(ask({ ...built, terrain: 'volcano' }), 'two-turns')).toEqual([]);
    expect(linesOf(ask(), 'two-turns')).toEqual([]);
    const spades = ask({ ...built, ...NOWHERE, spades: '1' });
    expect(linesOf(spades, 'spade-turn')).toMatchObject([{ other: 'stronghold' }]);
    expect(linesOf(ask({ spades: '1' }), 'spade-turn')).toEqual([]);
    expect(linesOf(ask(built), 'spade-turn')).toEqual([]);
  });

  rule('fi.dragonlords.stronghold', 'the Stronghold brings a token for each player', () => {
    const built = { ...nowhere, bowls: '2/3/1', stronghold: 'yes', opponents: '' };
    for (const [players, bowlOne] of [
      ['2', 4],
      ['4', 6],
      ['5', 7],
    ] as const) {
      expect(valueOf(ask({ ...built, players })).bowls).toEqual([bowlOne, 3, 1]);
    }
    expect(linesOf(ask({ ...built, players: '4' }), 'stronghold')).toMatchObject([
      { players: 4, tokens: 4, before: [2, 3, 1], after: [6, 3, 1] },
    ]);
    expect(valueOf(ask({ ...built, stronghold: 'no' })).strongholdTokens).toBe(0);
  });

  rule('fi.dragonlords.more-than-twelve', 'more than 12 tokens are possible', () => {
    const reply = ask({ ...nowhere, bowls: '6/6/0', spades: '1' });
    expect(valueOf(reply).tokens).toBe(13);
    expect(linesOf(reply, 'more-than-twelve')).toMatchObject([{ tokens: 13, usual: 12 }]);
    expect(linesOf(ask({ ...nowhere, bowls: '6/6/0' }), 'more-than-twelve')).toEqual([]);
  });

  test('what is gained can be paid with', () => {
    const input = { bowls: '0/0/0', terrain: 'forest', opponents: 'witches' };
    expect(verdictOf(ask(input))).toBe('too-few-tokens');
    expect(valueOf(ask({ ...input, spades: '3' })).bowls).toEqual([1, 0, 0]);
    expect(valueOf(ask({ ...input, stronghold: 'yes', players: '2' })).bowls).toEqual([0, 0, 0]);
  });
});

describe('properties', () => {
  const bowls = fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5));

  test('every way pays the price, no two alike, nothing below zero', () => {
    fc.assert(
      fc.property(bowls, fc.constantFrom('forest', 'lakes'), fc.nat(3), (held, terrain, spades) => {
        const reply = ask({ bowls: held.join('/'), terrain, spades: String(spades) });
        if (reply.kind !== 'answer') return;
        const { ways, price: cost, tokens } = reply.answer.value;
        expect(new Set(ways.map(({ taken }) => taken.join())).size).toBe(ways.length);
        for (const { taken, left } of ways) {
          expect(taken[0] + taken[1] + taken[2]).toBe(cost);
          expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
        }
        expect(tokens).toBe(held[0] + held[1] + held[2] + spades - cost);
      }),
    );
  });

  test('each way, when chosen, is accepted', () => {
    fc.assert(
      fc.property(bowls, (held) => {
        const reply = ask({ bowls: held.join('/') });
        if (reply.kind !== 'answer') return;
        for (const { taken, left } of reply.answer.value.ways) {
          const chosen = ask({ bowls: held.join('/'), pay: taken.join('/') });
          expect(valueOf(chosen).bowls).toEqual(left);
        }
      }),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    ['no Bowls', { bowls: '' }, { field: 'bowls', code: 'missing' }],
    [
      'a debt',
      { bowls: '4/-1/0' },
      { field: 'bowls', code: 'out-of-range', got: -1, min: 0, max: 999 },
    ],
    [
      'a river',
      { terrain: 'river' },
      { field: 'terrain', code: 'not-an-option', got: 'river', options: GROUNDS },
    ],
    [
      'Dragonlords against themselves',
      { opponents: 'dragonlords' },
      { field: 'opponents', code: 'not-readable', got: 'dragonlords', reason: 'yourself' },
    ],
    ['a payment in words', { pay: 'all' }, { field: 'pay', code: 'not-readable', got: 'all' }],
    ['half a Spade', { spades: '.5' }, { field: 'spades', code: 'not-whole', got: '.5' }],
    [
      'fewer players than opponents',
      { players: '2', opponents: 'witches,nomads' },
      { field: 'players', code: 'out-of-range', got: 2, min: 3, max: 5 },
    ],
    ['no players', { players: '' }, { field: 'players', code: 'missing' }],
    [
      'perhaps a Stronghold',
      { stronghold: 'maybe' },
      { field: 'stronghold', code: 'not-an-option', got: 'maybe', options: YES_NO },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
