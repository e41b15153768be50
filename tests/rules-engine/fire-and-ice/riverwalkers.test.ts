import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { riverwalkers, SPADE_SOURCES, TERRAINS } from '#engine/fire-and-ice/index.ts';
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

const ask = asking(riverwalkers, { priests: '0', unlock: '', opponents: '' });

describe('the Terrain cycle', () => {
  rule('fi.riverwalkers.pieces', 'the pieces have the color of the Starting terrain', () => {
    const colors = TERRAINS.map((start) => valueOf(ask({ start })).pieces);
    expect(colors).toEqual(['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red']);
    expect(linesOf(ask({ start: 'lakes' }), 'pieces')).toMatchObject([{ color: 'blue' }]);
  });

  rule('fi.riverwalkers.priests', 'a Priest stands on every terrain but the first', () => {
    for (const start of TERRAINS) {
      const { locked, settles, supply } = valueOf(ask({ start }));
      expect(locked).toEqual(TERRAINS.filter((terrain) => terrain !== start));
      expect(settles).toEqual([start]);
      expect(supply).toBe(1);
    }
    expect(linesOf(ask({ start: 'lakes', unlocked: 'forest' }), 'cycle')).toMatchObject([
      {
        start: 'lakes',
        locked: ['desert', 'plains', 'swamp', 'mountains', 'wasteland'],
        supply: 2,
      },
    ]);
  });

  rule('fi.riverwalkers.desert-example', 'John starts in the Desert', () => {
    expect(valueOf(ask({ start: 'desert' })).locked).toEqual([
      'plains',
      'swamp',
      'lakes',
      'forest',
      'mountains',
      'wasteland',
    ]);
  });
});

describe('unlocking', () => {
  rule(
    'fi.riverwalkers.unlock',
    'instead of taking a Priest, a terrain is unlocked for coins',
    () => {
      const reply = ask({ priests: '1', unlock: 'lakes', coins: '5' });
      expect(valueOf(reply)).toMatchObject({ paid: 1, coinsLeft: 4, priestsTaken: 0, supply: 2 });
      expect(linesOf(reply, 'unlocks')).toMatchObject([{ terrains: ['lakes'], coins: 1 }]);
      expect(linesOf(reply, 'coins')).toMatchObject([{ coins: 1, before: 5, after: 4 }]);
      expect(valueOf(ask({ priests: '1' }))).toMatchObject({ priestsTaken: 1, paid: 0, supply: 0 });
      expect(linesOf(ask({ priests: '1' }), 'takes-priests')).toMatchObject([{ priests: 1 }]);
      expect(violationsOf(ask({ priests: '1', unlock: 'lakes,forest' }))).toEqual([
        { clause: 'fi.riverwalkers.unlock', code: 'too-few-priests', wanted: 2, priests: 1 },
      ]);
      expect(
        violationsOf(ask({ priests: '2', unlocked: 'lakes', unlock: 'lakes,desert' })),
      ).toMatchObject([
        { code: 'not-locked', terrain: 'lakes' },
        { code: 'not-locked', terrain: 'desert' },
      ]);
      expect(violationsOf(ask({ priests: '2', unlock: 'lakes,forest', coins: '1' }))).toEqual([
        { clause: 'fi.riverwalkers.unlock', code: 'too-few-coins', price: 2, coins: 1, short: 1 },
      ]);
      expect(valueOf(ask({ priests: '1', unlock: 'lakes', coins: '1' })).coinsLeft).toBe(0);
      // Coins that are not given are not checked.
      expect(valueOf(ask({ priests: '1', unlock: 'lakes' })).coinsLeft).toBeUndefined();
    },
  );

  rule('fi.riverwalkers.two-coins', 'another player’s Home terrain costs 2', () => {
    const reply = ask({ priests: '1', unlock: 'lakes', opponents: 'mermaids' });
    expect(valueOf(reply).paid).toBe(2);
    expect(linesOf(reply, 'unlock-price')).toMatchObject([
      { clause: 'fi.riverwalkers.two-coins', terrain: 'lakes', coins: 2, owner: 'mermaids' },
    ]);
    const both = { priests: '2', unlock: 'lakes,forest', opponents: 'mermaids,witches' };
    expect(valueOf(ask(both)).paid).toBe(4);
  });

  rule('fi.riverwalkers.home-word', 'a Starting terrain of another player costs 1', () => {
    const reply = ask({ priests: '1', unlock: 'forest', opponents: 'ice-maidens/forest' });
    expect(valueOf(reply).paid).toBe(1);
    expect(linesOf(reply, 'start-only')).toEqual([
      {
        clause: 'fi.riverwalkers.home-word',
        code: 'start-only',
        terrain: 'forest',
        faction: 'ice-maidens',
        later: false,
      },
    ]);
    const volcano = { priests: '1', unlock: 'swamp', opponents: 'acolytes/swamp' };
    expect(valueOf(ask(volcano)).paid).toBe(1);
    // Of terrains that stay locked it is said where the price is open, and only there.
    const locked = { opponents: 'acolytes/swamp,witches' };
    expect(linesOf(ask(locked), 'start-only')).toEqual([]);
    expect(linesOf(ask({ opponents: 'yetis/forest,acolytes/swamp' }), 'start-only')).toMatchObject([
      { terrain: 'forest', faction: 'yetis' },
    ]);
    expect(
      linesOf(ask({ opponents: 'yetis/forest', unlockWord: 'starting' }), 'start-price'),
    ).toMatchObject([{ terrain: 'forest', coins: 2, faction: 'yetis' }]);
  });

  rule('fi.riverwalkers.home-word', 'by the Italian word an Ice Faction’s start costs 2', () => {
    const literal = { priests: '1', unlockWord: 'starting' };
    const forest = { ...literal, unlock: 'forest', opponents: 'yetis/forest' };
    expect(valueOf(ask(forest)).paid).toBe(2);
    expect(linesOf(ask(forest), 'start-price')).toEqual([
      {
        clause: 'fi.riverwalkers.home-word',
        code: 'start-price',
        terrain: 'forest',
        coins: 2,
        faction: 'yetis',
        later: false,
      },
    ]);
    expect(linesOf(ask(forest), 'unlock-price')).toEqual([]);
    // A Home terrain stays at 2; what a Volcano Faction started on means nothing any more.
    const home = { ...literal, unlock: 'lakes', opponents: 'mermaids' };
    expect(valueOf(ask(home)).paid).toBe(2);
    const volcano = { ...literal, unlock: 'swamp', opponents: 'acolytes/swamp' };
    expect(valueOf(ask(volcano)).paid).toBe(1);
    expect(valueOf(ask({ ...literal, unlock: 'plains', opponents: 'yetis/forest' })).paid).toBe(1);
  });

  rule('fi.riverwalkers.one-coin', 'every other terrain costs 1', () => {
    const { prices } = valueOf(ask({ opponents: 'mermaids,ice-maidens/forest' }));
    expect(prices.map(({ terrain, coins }) => `${terrain} ${String(coins)}`).join(', ')).toBe(
      'plains 1, swamp 1, lakes 2, forest 1, mountains 1, wasteland 1',
    );
    expect(citedBy(ask({ priests: '1', unlock: 'plains' }))).toContain('fi.riverwalkers.one-coin');
  });

  rule('fi.riverwalkers.settle', 'from then on the terrain is open', () => {
    const reply = ask({ unlocked: 'mountains', priests: '1', unlock: 'lakes' });
    expect(valueOf(reply).settles).toEqual(['desert', 'lakes', 'mountains']);
    expect(valueOf(reply).locked).toEqual(['plains', 'swamp', 'forest', 'wasteland']);
    expect(linesOf(reply, 'settles')).toMatchObject([
      { terrains: ['desert', 'lakes', 'mountains'] },
    ]);
  });

  rule('fi.riverwalkers.any-priest', 'every Priest gained may unlock, several at once too', () => {
    const reply = ask({ priests: '3', unlock: 'lakes,forest,swamp' });
    expect(valueOf(reply)).toMatchObject({ paid: 3, priestsTaken: 0, supply: 4 });
    expect(linesOf(reply, 'gains')).toMatchObject([{ priests: 3 }]);
    expect(valueOf(ask({ priests: '2', unlock: 'lakes' })).priestsTaken).toBe(1);
    expect(linesOf(ask({}), 'gains')).toEqual([]);
    const all = 'plains,swamp,lakes,forest,mountains,wasteland';
    expect(linesOf(ask({ priests: '1', unlocked: all }), 'gains')).toEqual([]);
  });

  rule('fi.riverwalkers.priest-limit', 'one Priest is free, and one more for each terrain', () => {
    expect(valueOf(ask({})).limit).toBe(1);
    expect(valueOf(ask({ unlocked: 'plains,swamp,lakes,forest,mountains,wasteland' })).limit).toBe(
      7,
    );
    // The second Priest finds no piece, unless the first unlocks.
    expect(valueOf(ask({ priests: '2' }))).toMatchObject({ priestsTaken: 1, priestsLost: 1 });
    expect(valueOf(ask({ priests: '2', unlock: 'lakes' }))).toMatchObject({
      priestsTaken: 1,
      priestsLost: 0,
      supply: 1,
      limit: 2,
    });
    expect(valueOf(ask({ priests: '1', held: '1' }))).toMatchObject({
      priestsTaken: 0,
      priestsLost: 1,
    });
    expect(linesOf(ask({ priests: '2' }), 'priest-limit')).toMatchObject([
      { limit: 1, held: 1, supply: 0, lost: 1 },
    ]);
    expect(violationsOf(ask({ held: '2' }))).toEqual([
      { clause: 'fi.riverwalkers.priest-limit', code: 'too-many-held', held: 2, limit: 1 },
    ]);
    expect(verdictOf(ask({ held: '2', unlocked: 'lakes' }))).toBe('fine');
  });

  test('the Starting terrain may be listed with those unlocked', () => {
    expect(valueOf(ask({ unlocked: 'desert,lakes' })).limit).toBe(2);
  });
});

describe('Spades and Bridges', () => {
  rule('fi.riverwalkers.spade-actions', 'they cannot take an action for Spades', () => {
    expect(violationsOf(ask({ spades: '1', spadesFrom: 'action' }))).toEqual([
      { clause: 'fi.riverwalkers.spade-actions', code: 'no-spade-actions', spades: 1 },
    ]);
    expect(verdictOf(ask({ spades: '0', spadesFrom: 'action' }))).toBe('fine');
  });

  rule('fi.riverwalkers.spades-lost', 'Spades of a Cult bonus are lost and score nothing', () => {
    const reply = ask({ spades: '2', spadesFrom: 'cult-bonus' });
    expect(valueOf(reply)).toMatchObject({ spadesLost: 2, spadePoints: 0 });
    expect(linesOf(reply, 'spades-lost')).toMatchObject([{ spades: 2, points: 0 }]);
    expect(linesOf(ask({}), 'spades-lost')).toEqual([]);
  });

  rule('fi.riverwalkers.stronghold', 'the Stronghold brings up to 2 free Bridges', () => {
    expect(valueOf(ask({ stronghold: 'yes', bridgesLeft: '3' })).freeBridges).toBe(2);
    expect(valueOf(ask({ stronghold: 'no', bridgesLeft: '3' })).freeBridges).toBe(0);
    expect(linesOf(ask({ stronghold: 'yes' }), 'stronghold')).toMatchObject([{ bridges: 2 }]);
    expect(linesOf(ask({}), 'stronghold')).toEqual([]);
  });

  rule('fi.riverwalkers.free-bridges', 'no more than there are Bridges left', () => {
    const free = ['0', '1', '2', '3'].map(
      (bridgesLeft) => valueOf(ask({ stronghold: 'yes', bridgesLeft })).freeBridges,
    );
    expect(free).toEqual([0, 1, 2, 2]);
    expect(linesOf(ask({ stronghold: 'yes', bridgesLeft: '1' }), 'free-bridges')).toMatchObject([
      { bridges: 1, left: 1 },
    ]);
  });
});

describe('properties', () => {
  const states = fc.record({
    start: fc.constantFrom(...TERRAINS),
    unlocked: fc.subarray([...TERRAINS]).map((terrains) => terrains.join()),
    unlock: fc.subarray([...TERRAINS]).map((terrains) => terrains.join()),
    priests: fc.nat(7).map(String),
    held: fc.nat(3).map(String),
    opponents: fc.constantFrom('', 'mermaids', 'witches,nomads', 'shapeshifters/swamp'),
  });

  test('every terrain is open or locked, every Priest somewhere', () => {
    fc.assert(
      fc.property(states, (input) => {
        const reply = ask(input);
        if (reply.kind !== 'answer') return;
        const { settles, locked, supply, priestsTaken, limit } = reply.answer.value;
        expect([...settles, ...locked].toSorted()).toEqual(TERRAINS.toSorted());
        expect(supply + priestsTaken + Number(input.held) + locked.length).toBe(7);
        expect(limit).toBe(settles.length);
        expect(supply).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    ['no start', { start: '' }, { field: 'start', code: 'missing' }],
    [
      'Ice unlocked',
      { unlocked: 'ice' },
      { field: 'unlocked', code: 'not-an-option', got: 'ice', options: TERRAINS },
    ],
    [
      'a river to unlock',
      { unlock: 'lakes,river' },
      { field: 'unlock', code: 'not-an-option', got: 'river', options: TERRAINS },
    ],
    [
      'an eighth Priest',
      { priests: '8' },
      { field: 'priests', code: 'out-of-range', got: 8, min: 0, max: 7 },
    ],
    ['coins in words', { coins: 'many' }, { field: 'coins', code: 'not-whole', got: 'many' }],
    [
      'Spades from nowhere',
      { spadesFrom: 'sky' },
      { field: 'spadesFrom', code: 'not-an-option', got: 'sky', options: SPADE_SOURCES },
    ],
    [
      'a fourth Bridge',
      { bridgesLeft: '4' },
      { field: 'bridgesLeft', code: 'out-of-range', got: 4, min: 0, max: 3 },
    ],
    [
      'Riverwalkers against themselves',
      { opponents: 'riverwalkers/lakes' },
      { field: 'opponents', code: 'not-readable', got: 'riverwalkers', reason: 'yourself' },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
