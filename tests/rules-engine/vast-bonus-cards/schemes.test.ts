import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUYING,
  isPayment,
  makePayment,
  PLUNDERS,
  SCHEME_DEEDS,
  schemes,
} from '#engine/vast-bonus-cards/index.ts';
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

const ask = asking(schemes);

/** The ways to pay in the notation of the field: `1/1/0 0/1/1`. */
const ways = (input: Parameters<typeof ask>[0]): string =>
  valueOf(ask(input)).ways.map(makePayment).join(' ');

const idle = { plunder: 'none', does: 'nothing' };

describe('a Scheme', () => {
  rule('vbc.schemes.shuffle', 'the Schemes join the ten Secrets', () => {
    const deck = ['5', '10'].flatMap((shuffled) => linesOf(ask({ shuffled }), 'deck'));
    expect(deck).toEqual([
      { clause: 'vbc.schemes.shuffle', code: 'deck', shuffled: 5, secrets: 10, cards: 15 },
      { clause: 'vbc.schemes.shuffle', code: 'deck', shuffled: 10, secrets: 10, cards: 20 },
    ]);
    expect(linesOf(ask({}), 'deck')).toEqual([]);
    // One bought and three in hand come out of that deck.
    expect(verdictOf(ask({ shuffled: '4' }))).toBe('fine');
    expect(violationsOf(ask({ shuffled: '3' }))).toEqual([
      { clause: 'vbc.schemes.shuffle', code: 'more-than-shuffled', have: 4, shuffled: 3 },
    ]);
  });

  rule('vbc.schemes.bought-first', 'one in hand does nothing until it is bought', () => {
    expect(linesOf(ask({ ...idle, schemesInHand: '2' }), 'not-yet-usable')).toMatchObject([
      { schemes: 2 },
    ]);
    expect(linesOf(ask({ ...idle, schemesInHand: '0' }), 'not-yet-usable')).toEqual([]);
  });

  rule('vbc.schemes.icon', 'only a card with the chest icon can be bought', () => {
    expect(violationsOf(ask({ schemesInHand: '0', secrets: '5' }))).toMatchObject([
      { clause: 'vbc.schemes.icon', code: 'no-scheme-in-hand' },
    ]);
    expect(linesOf(ask({ schemesInHand: '3' }), 'schemes-in-hand')).toMatchObject([
      { schemes: 3, others: 2 },
    ]);
  });

  rule('vbc.schemes.face-up', 'bought, it lies face up and is no longer in hand', () => {
    const reply = ask({ bought: '0', kept: '0', schemesInHand: '1', secrets: '2' });
    expect(valueOf(reply)).toMatchObject({ boughtAfter: 1, hand: 3, handAfter: 2 });
    expect(linesOf(reply, 'bought')).toMatchObject([{ before: 0, after: 1 }]);
    expect(valueOf(ask(idle)).boughtAfter).toBe(1);
  });

  rule('vbc.schemes.never-lost', 'bought Schemes stay for good', () => {
    expect(linesOf(ask({}), 'never-lost')).toMatchObject([{ bought: 2 }]);
    expect(linesOf(ask({ ...idle, bought: '3' }), 'never-lost')).toMatchObject([{ bought: 3 }]);
    expect(linesOf(ask({ ...idle, bought: '0', kept: '0' }), 'never-lost')).toEqual([]);
  });

  rule('vbc.schemes.hand-five', 'at most five Secrets are held', () => {
    const full = ask({ ...idle, schemesInHand: '1', secrets: '4' });
    expect(linesOf(full, 'hand')).toMatchObject([{ hand: 5, limit: 5, over: 0 }]);
    const over = ask({ ...idle, schemesInHand: '2', secrets: '4' });
    expect(linesOf(over, 'hand')).toMatchObject([{ hand: 6, limit: 5, over: 1 }]);
    // A sixth card may be the one you buy or pay with: what counts is the hand afterwards.
    const buys = ask({ schemesInHand: '2', secrets: '4', pay: '1/1/0' });
    expect(linesOf(buys, 'hand')).toMatchObject([{ hand: 5, limit: 5, over: 0 }]);
    const still = ask({ schemesInHand: '9', secrets: '1', pay: '0/1/1' });
    expect(linesOf(still, 'hand')).toMatchObject([{ hand: 8, limit: 5, over: 3 }]);
  });

  rule('vbc.schemes.hand-limit', 'bought Schemes do not count for the limit', () => {
    const reply = ask({ ...idle, bought: '2', kept: '0', schemesInHand: '1', secrets: '4' });
    expect(valueOf(reply)).toMatchObject({ hand: 5, handLimit: 5, handAfter: 5 });
    expect(linesOf(reply, 'bought-not-counted')).toMatchObject([{ bought: 2, hand: 5 }]);
    expect(citedBy(ask({ ...idle, bought: '0', kept: '0' }))).not.toContain(
      'vbc.schemes.hand-limit',
    );
  });
});

describe('buying', () => {
  rule('vbc.schemes.price', 'the first costs 1 Treasure, each further one 1 more', () => {
    const prices = ['0', '1', '2', '3'].map(
      (bought) => valueOf(ask({ ...idle, bought, kept: '0' })).price,
    );
    expect(prices).toEqual([1, 2, 3, 4]);
    expect(violationsOf(ask({ pay: '1/0/0' }))).toEqual([
      { clause: 'vbc.schemes.price', code: 'wrong-price', price: 2, paid: 1 },
    ]);
    expect(violationsOf(ask({ bought: '3', kept: '0', schemesInHand: '2' }))).toEqual([
      { clause: 'vbc.schemes.price', code: 'cannot-pay', price: 4, most: 2 },
    ]);
  });

  rule('vbc.schemes.plundered', 'a Treasure or Gem just plundered pays', () => {
    const first = { bought: '0', kept: '0', schemesInHand: '1' };
    expect(ways({ ...first, plunder: 'treasure' })).toBe('1/0/0');
    expect(ways({ ...first, plunder: 'gem' })).toBe('1/0/0');
    // A Gem pays as it is: no token is needed.
    expect(ways({ ...first, plunder: 'gem', supply: '0', onMap: '0' })).toBe('1/0/0');
    expect(linesOf(ask(first), 'pays-plundered')).toMatchObject([{ plundered: 1 }]);
    expect(valueOf(ask(first)).plunderedTo).toBe('spent');
    expect(violationsOf(ask({ ...first, plunder: 'none', pay: '1/0/0' }))).toEqual([
      { clause: 'vbc.schemes.plundered', code: 'not-plundered', spent: 1, has: 0 },
    ]);
  });

  rule('vbc.schemes.rage', 'a Plunder that comes off gives 1 Rage, up to 3', () => {
    expect(valueOf(ask({ rage: '1' }))).toMatchObject({ rageBefore: 1, rageAfter: 2 });
    expect(valueOf(ask({ rage: '3' })).rageAfter).toBe(3);
    expect(linesOf(ask({ rage: '0' }), 'rage')).toMatchObject([{ before: 0, after: 1 }]);
    expect(valueOf(ask({ ...idle, rage: '1' })).rageAfter).toBe(1);
  });

  rule('vbc.schemes.cards', 'other Schemes in hand pay 1 each', () => {
    expect(ways({ bought: '2', kept: '0', schemesInHand: '4' })).toBe('1/0/2 0/0/3');
    const reply = ask({ bought: '1', kept: '0', schemesInHand: '2', secrets: '1' });
    expect(valueOf(reply)).toMatchObject({ way: { plundered: 1, cards: 1 }, handAfter: 1 });
    expect(linesOf(reply, 'pays-cards')).toMatchObject([{ cards: 1 }]);
    // The Scheme to be bought does not pay for itself.
    expect(violationsOf(ask({ kept: '0', schemesInHand: '2', pay: '0/0/2' }))).toEqual([
      { clause: 'vbc.schemes.cards', code: 'no-such-cards', spent: 2, has: 1 },
    ]);
  });

  rule('vbc.schemes.only-cards', 'cards alone will do', () => {
    const reply = ask({ bought: '0', kept: '0', plunder: 'none', schemesInHand: '2' });
    expect(valueOf(reply).way).toMatchObject({ plundered: 0, kept: 0, cards: 1 });
    expect(linesOf(reply, 'only-cards')).toMatchObject([{ cards: 1 }]);
    expect(citedBy(ask({}))).not.toContain('vbc.schemes.only-cards');
  });

  rule('vbc.schemes.tokens-first', 'kept tokens are spent before any card', () => {
    expect(ways({ bought: '1', kept: '1', schemesInHand: '3' })).toBe('1/1/0 0/1/1');
    expect(violationsOf(ask({ pay: '1/0/1' }))).toEqual([
      { clause: 'vbc.schemes.tokens-first', code: 'tokens-first', kept: 1, spent: 0, cards: 1 },
    ]);
    expect(verdictOf(ask({ pay: '0/1/1' }))).toBe('fine');
    expect(verdictOf(ask({ pay: '1/1/0' }))).toBe('fine');
    // Without other cards every token is needed.
    expect(ways({ bought: '2', kept: '2', schemesInHand: '1' })).toBe('1/2/0');
    expect(ways({ bought: '3', kept: '3', schemesInHand: '3', plunder: 'treasure' })).toBe(
      '1/3/0 0/3/1',
    );
    expect(linesOf(ask({}), 'tokens-first')).toMatchObject([{ kept: 1 }]);
    expect(linesOf(ask({ pay: '1/1/0' }), 'tokens-first')).toEqual([]);
  });

  rule('vbc.schemes.just-plundered', 'a Treasure plundered now may wait while a card pays', () => {
    expect(verdictOf(ask({ pay: '0/1/1' }))).toBe('fine');
    expect(linesOf(ask({ pay: '0/1/1' }), 'held-back')).toMatchObject([{ cards: 1 }]);
    expect(linesOf(ask({}), 'held-back')).toMatchObject([{ cards: 1 }]);
    // The kept token may not wait, and without a Plunder there is nothing to hold back.
    expect(verdictOf(ask({ pay: '1/0/1' }))).toBe('tokens-first');
    expect(linesOf(ask({ pay: '1/1/0' }), 'held-back')).toEqual([]);
    expect(linesOf(ask({ plunder: 'none' }), 'held-back')).toEqual([]);
  });

  rule('vbc.schemes.when', 'any time, or only at a Plunder, depends on the reading', () => {
    const later = { bought: '1', kept: '1', plunder: 'none', schemesInHand: '2' };
    expect(ways(later)).toBe('0/1/1');
    expect(linesOf(ask(later), 'no-plunder-needed')).toMatchObject([{ reading: 'any-time' }]);
    expect(violationsOf(ask({ ...later, buying: 'at-plunder' }))).toEqual([
      { clause: 'vbc.schemes.when', code: 'needs-a-plunder', reading: 'at-plunder' },
    ]);
    expect(verdictOf(ask({ ...later, plunder: 'treasure', buying: 'at-plunder' }))).toBe('fine');
    expect(verdictOf(ask({ ...later, plunder: 'gem', die: 'center', buying: 'at-plunder' }))).toBe(
      'needs-a-plunder',
    );
  });
});

describe('a plundered Treasure', () => {
  rule('vbc.schemes.keep', 'it may be kept until it can pay', () => {
    const kept = ask({ bought: '2', kept: '1', does: 'keep' });
    expect(valueOf(kept)).toMatchObject({ mayKeep: true, plunderedTo: 'kept', keptAfter: 2 });
    expect(linesOf(kept, 'keeps')).toMatchObject([{ before: 1, after: 2 }]);
    expect(linesOf(ask({ pay: '1/1/0' }), 'pays-kept')).toMatchObject([{ kept: 1 }]);
    expect(violationsOf(ask({ bought: '2', plunder: 'none', does: 'keep' }))).toEqual([
      { clause: 'vbc.schemes.keep', code: 'nothing-to-keep' },
    ]);
    expect(violationsOf(ask({ bought: '2', kept: '1', pay: '1/2/0' }))).toEqual([
      { clause: 'vbc.schemes.keep', code: 'not-kept', spent: 2, has: 1 },
    ]);
  });

  rule('vbc.schemes.keep-limit', 'at most as many are kept as Schemes are bought', () => {
    const may = (
      [
        ['0', '0'],
        ['1', '1'],
        ['2', '1'],
      ] as const
    ).map(([bought, kept]) => valueOf(ask({ bought, kept, does: 'nothing' })).mayKeep);
    expect(may).toEqual([false, false, true]);
    expect(violationsOf(ask({ bought: '1', kept: '1', does: 'keep' }))).toEqual([
      { clause: 'vbc.schemes.keep-limit', code: 'no-room', kept: 1, limit: 1 },
    ]);
    expect(violationsOf(ask({ bought: '1', kept: '2', does: 'nothing' }))).toEqual([
      { clause: 'vbc.schemes.keep-limit', code: 'keeps-too-many', kept: 2, limit: 1 },
    ]);
    expect(linesOf(ask({ bought: '2', kept: '1', does: 'keep' }), 'keep-limit')).toMatchObject([
      { limit: 2, kept: 1, room: 1 },
    ]);
  });

  rule('vbc.schemes.none-before-first', 'before the first Scheme none can be kept', () => {
    const none = ask({ bought: '0', kept: '0', does: 'nothing' });
    expect(linesOf(none, 'none-before-first')).toHaveLength(1);
    expect(valueOf(none)).toMatchObject({ room: 0, mayKeep: false, plunderedTo: 'supply' });
    expect(verdictOf(ask({ bought: '0', kept: '0', does: 'keep' }))).toBe('no-room');
  });

  rule('vbc.schemes.back-to-supply', 'neither spent nor kept, it goes back to the supply', () => {
    const full = ask({ bought: '1', kept: '1', does: 'nothing' });
    expect(valueOf(full)).toMatchObject({ plunderedTo: 'supply', keptAfter: 1 });
    expect(linesOf(full, 'back-to-supply')).toMatchObject([{ room: 0 }]);
    expect(linesOf(full, 'may-keep')).toEqual([]);
    const room = ask({ bought: '2', kept: '1', does: 'nothing' });
    expect(linesOf(room, 'back-to-supply')).toMatchObject([{ room: 1 }]);
    expect(linesOf(room, 'may-keep')).toMatchObject([{ before: 1, after: 2 }]);
  });

  rule('vbc.schemes.pickpocket', 'the Thief may steal what is kept', () => {
    expect(linesOf(ask({ ...idle, kept: '1' }), 'thief-may-steal')).toMatchObject([{ tokens: 1 }]);
    expect(linesOf(ask({ ...idle, kept: '0' }), 'thief-may-steal')).toEqual([]);
    expect(linesOf(ask({ pay: '1/1/0' }), 'thief-may-steal')).toEqual([]);
    // The kept token pays either way; the one plundered now may be kept, if it does not.
    expect(linesOf(ask({}), 'thief-may-steal')).toMatchObject([{ tokens: 1, isSure: false }]);
    expect(linesOf(ask({ pay: '0/1/1' }), 'thief-may-steal')).toMatchObject([
      { tokens: 1, isSure: false },
    ]);
    expect(linesOf(ask({ schemesInHand: '1' }), 'thief-may-steal')).toEqual([]);
    expect(linesOf(ask({ bought: '2', kept: '1', does: 'keep' }), 'thief-may-steal')).toMatchObject(
      [{ tokens: 2, isSure: true }],
    );
  });

  rule('vbc.schemes.new-limit', 'a purchase that leaves it unspent makes room for it', () => {
    const reply = ask({ pay: '0/1/1' });
    expect(valueOf(reply)).toMatchObject({ plunderedTo: 'keep-or-return', keptAfter: 0 });
    expect(linesOf(reply, 'keep-limit')).toMatchObject([{ limit: 2, kept: 0, room: 2 }]);
    expect(linesOf(reply, 'back-to-supply')).toEqual([]);
    expect(linesOf(reply, 'new-limit')).toMatchObject([{ before: 1, limit: 2 }]);
    // Before the first Scheme nothing could be kept; with it, one.
    const first = ask({ bought: '0', kept: '0', schemesInHand: '2', pay: '0/0/1' });
    expect(valueOf(first).plunderedTo).toBe('keep-or-return');
    expect(citedBy(ask({ bought: '2', does: 'nothing' }))).not.toContain('vbc.schemes.new-limit');
    expect(linesOf(ask({ pay: '1/1/0' }), 'new-limit')).toEqual([]);
    expect(valueOf(ask({}))).toMatchObject({
      way: undefined,
      plunderedTo: 'undecided',
      keptAfter: undefined,
    });
  });
});

describe('a plundered Gem', () => {
  const gem = { plunder: 'gem', bought: '2', kept: '1' };

  rule('vbc.schemes.gem-trap', 'the die’s center scatters the Tribe and yields nothing', () => {
    const trap = ask({ ...gem, die: 'center', does: 'nothing' });
    expect(valueOf(trap)).toMatchObject({ plunderedTo: 'trap', rageAfter: 1, mayKeep: false });
    expect(linesOf(trap, 'gem-trapped')).toHaveLength(1);
    expect(linesOf(ask({ ...gem, does: 'nothing' }), 'gem-free')).toHaveLength(1);
    expect(verdictOf(ask({ ...gem, die: 'center', does: 'keep' }))).toBe('nothing-to-keep');
    expect(valueOf(ask({ ...gem, die: 'center', schemesInHand: '3' })).way).toMatchObject({
      plundered: 0,
      plunderedTo: 'trap',
    });
    // The die matters for Gems alone.
    expect(valueOf(ask({ die: 'center', does: 'nothing' })).rageAfter).toBe(2);
  });

  rule('vbc.schemes.gem-back', 'the Gem itself goes back to the Dragon', () => {
    for (const does of ['keep', 'nothing', 'buy']) {
      expect(linesOf(ask({ ...gem, does, schemesInHand: '4' }), 'gem-back')).toHaveLength(1);
    }
    expect(valueOf(ask({ ...gem, does: 'nothing' })).plunderedTo).toBe('dragon');
    expect(linesOf(ask({}), 'gem-back')).toEqual([]);
  });

  rule('vbc.schemes.gem-token', 'it is kept as a token of the supply, or of the map', () => {
    const from = (['3', '0'] as const).map(
      (supply) => valueOf(ask({ ...gem, does: 'keep', supply, onMap: '2' })).gemToken,
    );
    expect(from).toEqual(['supply', 'map']);
    expect(linesOf(ask({ ...gem, does: 'keep', supply: '0' }), 'gem-token')).toMatchObject([
      { from: 'map', supply: 0, onMap: 2 },
    ]);
    const none = { ...gem, supply: '0', onMap: '0' };
    expect(violationsOf(ask({ ...none, does: 'keep' }))).toEqual([
      { clause: 'vbc.schemes.no-token', code: 'no-token-left' },
    ]);
    expect(valueOf(ask({ ...none, does: 'nothing' })).mayKeep).toBe(false);
    expect(linesOf(ask({ ...none, does: 'nothing' }), 'may-keep')).toEqual([]);
    // Before a kept token pays there is none; once it has, it lies in the supply.
    const paid = ask({ ...none, schemesInHand: '4', pay: '0/1/2' });
    expect(valueOf(paid)).toMatchObject({ plunderedTo: 'keep-or-return', gemToken: 'paid' });
    const cards = { ...none, kept: '0', schemesInHand: '4', pay: '0/0/3' };
    expect(valueOf(ask(cards)).plunderedTo).toBe('dragon');
    expect(valueOf(ask({ does: 'keep', bought: '2' })).gemToken).toBeUndefined();
  });
});

describe('tokens', () => {
  rule('vbc.schemes.no-token', 'without a token nothing is kept for a Gem', () => {
    const none = { plunder: 'gem', bought: '1', kept: '0', supply: '0', onMap: '0' };
    expect(verdictOf(ask({ ...none, does: 'keep' }))).toBe('no-token-left');
    expect(verdictOf(ask({ ...none, does: 'keep', onMap: '1' }))).toBe('fine');
    // It may be spent all the same.
    expect(verdictOf(ask({ ...none, pay: '1/0/1' }))).toBe('fine');
  });

  rule('vbc.schemes.spent-tokens', 'a token just paid may stand in for the Gem', () => {
    const gem = { plunder: 'gem', bought: '2', kept: '1', schemesInHand: '4', pay: '0/1/2' };
    const paid = ask({ ...gem, supply: '0', onMap: '3' });
    // The supply comes before the map, and the token is there by then.
    expect(linesOf(paid, 'gem-token-paid')).toMatchObject([
      { clause: 'vbc.schemes.spent-tokens', paid: 1 },
    ]);
    expect(linesOf(paid, 'gem-token')).toEqual([]);
    expect(linesOf(ask({ ...gem, supply: '1' }), 'gem-token')).toMatchObject([{ from: 'supply' }]);
  });

  rule('vbc.schemes.tokens', 'there are 12 Treasure tokens', () => {
    const count = (kept: string, supply: string, onMap: string): string =>
      verdictOf(ask({ plunder: 'gem', bought: '4', does: 'nothing', kept, supply, onMap }));
    expect(count('4', '6', '2')).toBe('fine');
    expect(count('4', '6', '3')).toBe('too-many-tokens');
    // Without a Gem nobody asks for them.
    const treasure = { bought: '4', kept: '4', supply: '12', onMap: '12', does: 'nothing' };
    expect(verdictOf(ask(treasure))).toBe('fine');
  });
});

describe('the Dragon himself', () => {
  const dragon = { plunder: 'dragon', bought: '1', kept: '0', schemesInHand: '3' };

  rule('vbc.schemes.plunder-dragon', 'he may be plundered and keeps his Gems', () => {
    const reply = ask({ ...dragon, does: 'nothing' });
    expect(linesOf(reply, 'plunders-dragon')).toHaveLength(1);
    expect(linesOf(reply, 'gem-back')).toEqual([]);
    expect(valueOf(reply)).toMatchObject({ rageBefore: 1, rageAfter: 2 });
    const trap = ask({ ...dragon, does: 'nothing', die: 'center' });
    expect(valueOf(trap)).toMatchObject({ rageAfter: 1, plunderedTo: 'trap' });
    expect(linesOf(trap, 'from-dragon')).toEqual([]);
  });

  rule('vbc.schemes.from-dragon', 'whether that pays for a Scheme is a reading', () => {
    expect(ways(dragon)).toBe('1/0/1 0/0/2');
    expect(ways({ ...dragon, fromDragon: 'nothing' })).toBe('0/0/2');
    expect(valueOf(ask({ ...dragon, does: 'keep' })).keptAfter).toBe(1);
    expect(verdictOf(ask({ ...dragon, does: 'keep', fromDragon: 'nothing' }))).toBe(
      'nothing-to-keep',
    );
    // The Plunder comes off either way: Rage, and the time to buy.
    const nothing = ask({ ...dragon, fromDragon: 'nothing', buying: 'at-plunder' });
    expect(valueOf(nothing).rageAfter).toBe(2);
    expect(linesOf(nothing, 'from-dragon')).toMatchObject([{ reading: 'nothing' }]);
  });
});

const positions = fc.record({
  bought: fc.nat(4).map(String),
  schemesInHand: fc.nat(5).map(String),
  secrets: fc.nat(4).map(String),
  kept: fc.nat(4).map(String),
  plunder: fc.constantFrom(...PLUNDERS),
  die: fc.constantFrom('clear', 'center'),
  supply: fc.nat(2).map(String),
  onMap: fc.nat(2).map(String),
  does: fc.constantFrom(...SCHEME_DEEDS),
  buying: fc.constantFrom(...BUYING),
});

describe('properties', () => {
  test('every way costs the price, and paying it is allowed', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const reply = ask({ ...position, does: 'buy' });
        if (reply.kind !== 'answer') return;
        const { ways: all, price } = reply.answer.value;
        expect(all.length).toBeGreaterThan(0);
        for (const { plundered, kept, cards } of all) {
          expect(plundered + kept + cards).toBe(price);
          const pay = [plundered, kept, cards].join('/');
          expect(verdictOf(ask({ ...position, does: 'buy', pay }))).toBe('fine');
        }
      }),
    );
  });

  test('a payment is legal exactly if it is among the ways', () => {
    const pays = fc.tuple(fc.nat(2), fc.nat(4), fc.nat(4)).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(positions, pays, (position, pay) => {
        const open = ask({ ...position, does: 'buy' });
        const listed = open.kind === 'answer' ? ways({ ...position, does: 'buy' }).split(' ') : [];
        expect(verdictOf(ask({ ...position, does: 'buy', pay })) === 'fine').toBe(
          listed.includes(pay),
        );
      }),
    );
  });

  test('never more is kept than Schemes are bought', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const reply = ask(position);
        if (reply.kind !== 'answer') return;
        const { keptAfter = 0, boughtAfter } = reply.answer.value;
        expect(keptAfter).toBeLessThanOrEqual(boughtAfter);
      }),
    );
  });
});

test('a payment is named by its text', () => {
  const payment = { plundered: 1, kept: 0, cards: 2 };
  expect(makePayment(payment)).toBe('1/0/2');
  for (const text of ['1/0/2', ' 1 / 0 / 2 ', '1//2']) expect(isPayment(text, payment)).toBe(true);
  for (const text of ['', '1/2', '1/1/2', 'x/0/2']) expect(isPayment(text, payment)).toBe(false);
});

describe('what cannot be read', () => {
  test.each([
    ['nothing bought said', { bought: '' }, { field: 'bought', code: 'missing' }],
    ['a payment of two parts', { pay: '1/1' }, { field: 'pay', code: 'not-readable', got: '1/1' }],
    ['a payment in words', { pay: 'a/b/1' }, { field: 'pay', code: 'not-whole', got: 'a' }],
    [
      'too many tokens',
      { kept: '13' },
      { field: 'kept', code: 'out-of-range', got: 13, min: 0, max: 12 },
    ],
    [
      'more than fury',
      { rage: '4' },
      { field: 'rage', code: 'out-of-range', got: 4, min: 0, max: 3 },
    ],
    [
      'another deed',
      { does: 'steal' },
      { field: 'does', code: 'not-an-option', got: 'steal', options: SCHEME_DEEDS },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
