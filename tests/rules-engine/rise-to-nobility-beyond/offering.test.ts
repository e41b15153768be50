import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isCostText,
  offering,
  tierCostText,
  TIERS,
  withTierCost,
} from '#engine/rise-to-nobility-beyond/index.ts';
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

const ask = asking(offering);

describe('making an Offering', () => {
  rule('rtn.temple.token', '1 token goes from the player’s supply to the temple', () => {
    expect(valueOf(ask({ tokens: '5' })).tokensLeft).toBe(4);
    expect(linesOf(ask({ tokens: '5' }), 'token')).toEqual([
      { clause: 'rtn.temple.token', code: 'token', before: 5, after: 4 },
    ]);
  });

  rule('rtn.temple.seven-tokens', 'after 7 Offerings no token is left for another', () => {
    expect(verdictOf(ask({ tokens: '1' }))).toBe('fine');
    expect(violationsOf(ask({ tokens: '0' }))).toEqual([
      { clause: 'rtn.temple.seven-tokens', code: 'no-token', tokens: 7 },
    ]);
    expect(problemsOf(ask({ tokens: '8' }))).toEqual([
      { field: 'tokens', code: 'out-of-range', got: 8, min: 0, max: 7 },
    ]);
  });

  rule('rtn.temple.blocked-space', 'a token needs a free space in its tier and blocks it', () => {
    const reply = ask({ spaces: '1' });
    expect(valueOf(reply).spacesLeft).toBe(0);
    expect(linesOf(reply, 'space')).toMatchObject([{ before: 1, after: 0 }]);
    expect(violationsOf(ask({ tier: '5', spaces: '0' }))).toEqual([
      { clause: 'rtn.temple.blocked-space', code: 'no-space', tier: 5 },
    ]);
    expect(valueOf(ask({ spaces: '' })).spacesLeft).toBeUndefined();
  });

  rule('rtn.temple.cost', 'the cost beside the tier is paid', () => {
    const reply = ask({
      tier: '6',
      costs: ';;;;;2/3/0',
      rockRose: '2',
      coins: '7',
    });
    expect(valueOf(reply)).toMatchObject({
      cost: { rockRose: 2, coins: 3, goods: 0 },
      after: { rockRose: 0, coins: 4, goods: undefined },
    });
    expect(linesOf(reply, 'pay')).toMatchObject([
      {
        paid: [
          { thing: 'rockRose', amount: 2, before: 2, after: 0 },
          { thing: 'coins', amount: 3, before: 7, after: 4 },
        ],
      },
    ]);
    expect(violationsOf(ask({ tier: '6', costs: ';;;;;0/0/4', goods: '3' }))).toEqual([
      {
        clause: 'rtn.temple.cost',
        code: 'not-enough',
        thing: 'goods',
        needed: 4,
        held: 3,
        short: 1,
      },
    ]);
  });

  test('each tier has its own cost', () => {
    const costs = '1/0/0;;0/2/1';
    expect(valueOf(ask({ tier: '1', costs })).cost).toEqual({ rockRose: 1, coins: 0, goods: 0 });
    expect(valueOf(ask({ tier: '3', costs })).cost).toEqual({ rockRose: 0, coins: 2, goods: 1 });
    expect(valueOf(ask({ tier: '4', costs })).cost).toBeUndefined();
  });

  test('a cost not read yet is asked for, not invented', () => {
    const reply = ask({ tier: '4', rockRose: '1', coins: '1', goods: '1' });
    expect(linesOf(reply, 'cost-unread')).toMatchObject([{ tier: 4 }]);
    expect(valueOf(reply)).toMatchObject({
      cost: undefined,
      after: { rockRose: undefined, coins: undefined, goods: undefined },
    });
    expect(linesOf(ask({ costs: '/0/' }), 'cost-unread')).toEqual([]);
    expect(valueOf(ask({ costs: '//2' })).cost).toEqual({ rockRose: 0, coins: 0, goods: 2 });
  });

  test('every rule broken is named', () => {
    const broken = { tokens: '0', spaces: '0', costs: '1/0/0', rockRose: '0' };
    expect(verdictOf(ask(broken))).toBe('no-token no-space benefit-too-late');
  });
});

describe('what the tiers give', () => {
  rule('rtn.temple.tier-1', 'tier 1 gives 3 Rock Rose, after its cost is paid', () => {
    const reply = ask({ tier: '1', costs: '1/0/0', rockRose: '2' });
    expect(valueOf(reply)).toMatchObject({
      benefit: { kind: 'rock-rose', amount: 3 },
      after: { rockRose: 4 },
    });
    expect(linesOf(reply, 'gain-rock-rose')).toMatchObject([{ amount: 3, before: 1, after: 4 }]);
  });

  rule('rtn.temple.pay-first', 'what a tier gives cannot pay for it', () => {
    expect(violationsOf(ask({ tier: '1', costs: '3/0/0', rockRose: '2' }))).toEqual([
      {
        clause: 'rtn.temple.pay-first',
        code: 'benefit-too-late',
        thing: 'rockRose',
        needed: 3,
        held: 2,
        short: 1,
        gain: 3,
      },
    ]);
    expect(verdictOf(ask({ tier: '1', costs: '5/0/0', rockRose: '1' }))).toBe('not-enough');
    expect(verdictOf(ask({ tier: '1', costs: '0/3/0', coins: '2' }))).toBe('not-enough');
    const goods = { tier: '3', costs: ';;0/0/2', goods: '0' };
    expect(verdictOf(ask({ ...goods, books: '1' }))).toBe('benefit-too-late');
    expect(verdictOf(ask(goods))).toBe('not-enough');
  });

  rule('rtn.rock-rose.run-out', 'nobody gains more Rock Rose than the supply can have', () => {
    const reply = ask({ tier: '1', costs: '1/0/0', rockRose: '49' });
    expect(valueOf(reply)).toMatchObject({ benefit: { amount: 2 }, after: { rockRose: 50 } });
    expect(linesOf(reply, 'supply-short')).toEqual([
      { clause: 'rtn.rock-rose.run-out', code: 'supply-short', due: 3, left: 2, max: 50 },
    ]);
    expect(linesOf(ask({ tier: '1', costs: '1/0/0', rockRose: '48' }), 'supply-short')).toEqual([]);
    expect(valueOf(ask({ tier: '1' })).benefit).toMatchObject({ amount: 3 });
  });

  rule('rtn.temple.tier-2', 'tier 2 performs a council tile without nobility and race', () => {
    const reply = ask({ tier: '2' });
    expect(valueOf(reply).benefit).toEqual({
      kind: 'council-tile',
      waived: ['nobility', 'race'],
    });
    expect(linesOf(reply, 'council-tile')).toMatchObject([{ waived: ['nobility', 'race'] }]);
  });

  rule('rtn.temple.tier-2-both', 'tier 2 costs what tier and tile cost together', () => {
    const both = { tier: '2', costs: ';0/2/0', tileCoins: '3' };
    expect(verdictOf(ask({ ...both, coins: '5' }))).toBe('fine');
    expect(verdictOf(ask({ ...both, coins: '4' }))).toBe('not-enough-for-tile');
    // While the tier's cost is not read, the tile alone may already be too dear.
    expect(violationsOf(ask({ tier: '2', tileCoins: '3', coins: '2' }))).toMatchObject([
      { code: 'not-enough-for-tile', needed: 3, isAlone: true },
    ]);
  });

  rule('rtn.temple.tier-2-pay', 'the tile’s goods and coins are paid on top of the tier', () => {
    const both = { tier: '2', costs: ';1/2/0', tileCoins: '3', tileGoods: '4' };
    const reply = ask({ ...both, rockRose: '6', coins: '9', goods: '4' });
    expect(valueOf(reply)).toMatchObject({
      cost: { rockRose: 1, coins: 5, goods: 4 },
      after: { rockRose: 5, coins: 4, goods: 0 },
    });
    expect(linesOf(reply, 'pay-tile')).toMatchObject([
      {
        paid: [
          { thing: 'coins', amount: 3, before: 7, after: 4 },
          { thing: 'goods', amount: 4, before: 4, after: 0 },
        ],
      },
    ]);
    expect(violationsOf(ask({ ...both, coins: '4', goods: '4' }))).toEqual([
      {
        clause: 'rtn.temple.tier-2-both',
        code: 'not-enough-for-tile',
        thing: 'coins',
        needed: 5,
        held: 4,
        short: 1,
        isAlone: false,
      },
    ]);
    expect(verdictOf(ask({ ...both, coins: '1', goods: '3' }))).toBe(
      'not-enough not-enough-for-tile',
    );
  });

  test('a tile not read yet leaves what it costs open', () => {
    const reply = ask({ tier: '2', costs: ';1/0/0', rockRose: '6', coins: '9', goods: '4' });
    expect(linesOf(reply, 'tile-unread')).toHaveLength(1);
    expect(valueOf(reply)).toMatchObject({
      cost: undefined,
      after: { rockRose: 5, coins: undefined, goods: undefined },
    });
    expect(valueOf(reply)).toMatchObject({
      tierCost: { rockRose: 1, coins: 0, goods: 0 },
      tileCost: undefined,
    });
    const unread = ask({ tier: '2', tileCoins: '3', coins: '9' });
    expect(linesOf(unread, 'pay-tile')).toMatchObject([
      { paid: [{ before: undefined, after: undefined }] },
    ]);
    expect(verdictOf(ask({ tier: '2', tileCoins: '3', coins: '2' }))).toBe('not-enough-for-tile');
  });

  test('a blank amount of a tile that is read is nothing', () => {
    const priced = { tier: '2', costs: ';1/0/0' };
    expect(valueOf(ask({ ...priced, tileGoods: '2' })).cost).toEqual({
      rockRose: 1,
      coins: 0,
      goods: 2,
    });
    expect(valueOf(ask({ ...priced, tileCoins: '3' })).cost).toEqual({
      rockRose: 1,
      coins: 3,
      goods: 0,
    });
  });

  test('a tile counts in tier 2 only', () => {
    expect(valueOf(ask({ tier: '4', costs: ';;;0/1/0', tileCoins: '3' })).cost).toEqual({
      rockRose: 0,
      coins: 1,
      goods: 0,
    });
  });

  rule('rtn.temple.tier-3', 'tier 3 gives 2 goods of its guild for each workshop', () => {
    const reply = ask({ tier: '3', books: '2', jewelry: '1', costs: ';;0/0/1', goods: '5' });
    expect(valueOf(reply)).toMatchObject({
      benefit: {
        kind: 'goods',
        amount: 6,
        goods: { books: 4, artwork: 0, weaponry: 0, magic: 0, jewelry: 2, furnishings: 0 },
      },
      after: { goods: 10 },
    });
    expect(linesOf(reply, 'gain-goods')).toMatchObject([
      {
        each: 2,
        guilds: [
          { kind: 'books', workshops: 2 },
          { kind: 'jewelry', workshops: 1 },
        ],
        amount: 6,
        before: 4,
        after: 10,
      },
    ]);
    expect(valueOf(ask({ tier: '3', books: '3' })).benefit).toMatchObject({ goods: { books: 6 } });
    expect(
      valueOf(ask({ tier: '3', artwork: '1', weaponry: '2', magic: '3', furnishings: '4' }))
        .benefit,
    ).toMatchObject({ goods: { artwork: 2, weaponry: 4, magic: 6, furnishings: 8 } });
  });

  rule('rtn.temple.tier-4', 'tier 4 gives 1 house', () => {
    expect(valueOf(ask({ tier: '4' })).benefit).toEqual({ kind: 'house', amount: 1 });
    expect(linesOf(ask({ tier: '4' }), 'gain-house')).toMatchObject([{ amount: 1 }]);
  });

  rule('rtn.temple.tier-5', 'tier 5 gives 1 worker', () => {
    expect(valueOf(ask({ tier: '5' })).benefit).toEqual({ kind: 'worker', amount: 1 });
    expect(linesOf(ask({ tier: '5' }), 'gain-worker')).toMatchObject([{ amount: 1 }]);
  });

  rule('rtn.temple.tier-6', 'tier 6 gives 7 victory points', () => {
    expect(valueOf(ask({ tier: '6' })).benefit).toEqual({ kind: 'points', amount: 7 });
    expect(linesOf(ask({ tier: '6' }), 'gain-points')).toMatchObject([{ amount: 7 }]);
  });

  test('each tier rests on its own clause', () => {
    for (const tier of TIERS) {
      const tiers = citedBy(ask({ tier: String(tier), tileCoins: '0' })).filter((id) =>
        id.startsWith('rtn.temple.tier-'),
      );
      expect(tiers).toEqual([`rtn.temple.tier-${tier}`]);
    }
  });

  test('what is held before, paid and gained makes up what is held after', () => {
    const amount = fc.nat(20);
    fc.assert(
      fc.property(
        fc.constantFrom(...TIERS),
        fc.record({ rockRose: amount, coins: amount, goods: amount }),
        fc.record({ tileCoins: amount, tileGoods: amount, books: fc.nat(5) }),
        fc.record({ rockRose: amount, coins: amount, goods: amount }),
        (tier, cost, tile, held) => {
          const numbers = { tier, ...tile, ...held };
          const texts = Object.entries(numbers).map(([name, n]) => [name, String(n)]);
          const costs = `${';'.repeat(tier - 1)}${cost.rockRose}/${cost.coins}/${cost.goods}`;
          const reply = ask({
            ...(Object.fromEntries(texts) as Partial<typeof offering.form.start>),
            costs,
          });
          if (reply.kind !== 'answer') return;
          const { after } = reply.answer.value;
          const [coins, goods] = tier === 2 ? [tile.tileCoins, tile.tileGoods] : [0, 0];
          expect(after).toEqual({
            rockRose: held.rockRose - cost.rockRose + (tier === 1 ? 3 : 0),
            coins: held.coins - cost.coins - coins,
            goods: held.goods - cost.goods - goods + (tier === 3 ? 2 * tile.books : 0),
          });
        },
      ),
    );
  });
});

describe('Offerings that cannot be read', () => {
  test.each([
    ['no tier', { tier: '' }, { field: 'tier', code: 'missing' }],
    ['tier 7', { tier: '7' }, { field: 'tier', code: 'out-of-range', got: 7, min: 1, max: 6 }],
    ['no tokens', { tokens: '' }, { field: 'tokens', code: 'missing' }],
    [
      'a cost in words',
      { costs: '0/two/0' },
      { field: 'costs', code: 'not-readable', got: '0/two/0' },
    ],
    [
      'a seventh cost',
      { costs: ';;;;;;1/0/0' },
      { field: 'costs', code: 'wrong-count', got: 7, min: 0, max: 6 },
    ],
    [
      'a negative cost',
      { tileGoods: '-1' },
      { field: 'tileGoods', code: 'out-of-range', got: -1, min: 0, max: 99 },
    ],
    ['half a workshop', { magic: '0.5' }, { field: 'magic', code: 'not-whole', got: '0.5' }],
    [
      'more coins than a field takes',
      { coins: '100' },
      { field: 'coins', code: 'out-of-range', got: 100, min: 0, max: 99 },
    ],
    [
      'spaces below none',
      { spaces: '-1' },
      { field: 'spaces', code: 'out-of-range', got: -1, min: 0, max: 99 },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });

  test('every field in trouble is named', () => {
    expect(
      problemsOf(ask({ tier: 'x', costs: 'x', tileCoins: 'x', goods: 'x', books: 'x' })).map(
        ({ field }) => field,
      ),
    ).toEqual(['tier', 'costs', 'tileCoins', 'goods', 'books']);
  });
});

describe('the costs beside the tiers, edited one by one', () => {
  test('each tier has its own, blank where none is read yet', () => {
    const costs = '1/0/0;;0/2/1';
    expect(TIERS.map((tier) => tierCostText(costs, tier))).toEqual([
      '1/0/0',
      '',
      '0/2/1',
      '',
      '',
      '',
    ]);
    expect(tierCostText('', 1)).toBe('');
    expect(tierCostText(';;;;;1/0/0', 6)).toBe('1/0/0');
  });

  test('text that falls into no tiers has none', () => {
    expect(tierCostText('1/0/0;two', 1)).toBeUndefined();
    expect(tierCostText(';;;;;;1/0/0', 1)).toBeUndefined();
  });

  test('another cost leaves the other tiers as they are, and no blank ones at the end', () => {
    expect(withTierCost('1/0/0', 3, '0/2/1')).toBe('1/0/0;;0/2/1');
    expect(withTierCost('1/0/0;;0/2/1', 1, '2/0/0')).toBe('2/0/0;;0/2/1');
    expect(withTierCost('1/0/0;;0/2/1', 3, '')).toBe('1/0/0');
    expect(withTierCost('1/0/0', 1, '')).toBe('');
  });

  test('a cost has one amount for each currency, even half-typed', () => {
    expect(['', '2/0/0', '//', '1/x/'].map(isCostText)).toEqual([true, true, true, true]);
    expect(['2', '1/0', '1/0/0/0'].map(isCostText)).toEqual([false, false, false]);
  });
});
