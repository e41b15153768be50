import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  auctionLog,
  factionAuction,
  FACTIONS,
  makeEntry,
  NEXT_BIDDERS,
  PLACEMENTS,
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

const ask = asking(factionAuction);

const THREE = { players: '3', factions: 'witches,nomads,yetis', first: '1' };
const FOUR = { players: '4', factions: 'witches,nomads,yetis,engineers', first: '1' };

/** The log of a table of four, or of three. */
const four = (log: string): ReturnType<typeof ask> => ask({ ...FOUR, log });
const three = (log: string): ReturnType<typeof ask> => ask({ ...THREE, log });

/** `2: witches on 1 for 33`, sale by sale. */
const sold = (reply: ReturnType<typeof ask>): string =>
  valueOf(reply)
    .sold.map(({ seat, faction, space, points }) =>
      [seat, ': ', faction, ' on ', space, ' with ', points].join(''),
    )
    .join(', ');

describe('before the auction', () => {
  rule('fi.auction.draw', 'as many Factions are drawn as there are players', () => {
    expect(verdictOf(four(''))).toBe('fine');
    expect(violationsOf(ask({ ...FOUR, players: '3' }))).toEqual([
      { clause: 'fi.auction.draw', code: 'wrong-draw', players: 3, factions: 4 },
    ]);
    expect(violationsOf(ask({ ...THREE, factions: 'witches,nomads,auren' }))).toEqual([
      { clause: 'fi.auction.draw', code: 'same-token', faction: 'auren', other: 'witches' },
    ]);
    expect(linesOf(three(''), 'draw')).toMatchObject([
      { players: 3, factions: ['witches', 'nomads', 'yetis'] },
    ]);
  });

  rule('fi.auction.forty', 'every Faction stands at 40 points', () => {
    expect(linesOf(three(''), 'forty')).toMatchObject([{ points: 40 }]);
    expect(sold(three('0,p,p,witches/1'))).toBe('1: witches on 1 with 40');
    expect(valueOf(three('')).legal.maxBid).toBe(40);
  });
});

describe('bidding', () => {
  rule('fi.auction.first-bid', 'the first player must bid, and may bid 0', () => {
    expect(valueOf(three(''))).toMatchObject({
      turn: 1,
      stage: 'bid',
      legal: { minBid: 0, pass: false },
    });
    expect(valueOf(ask({ ...THREE, first: '3' })).turn).toBe(3);
    expect(violationsOf(three('p'))).toEqual([
      { clause: 'fi.auction.first-bid', code: 'must-open', position: 1, auction: 1, seat: 1 },
    ]);
    expect(linesOf(three('0'), 'opens')).toMatchObject([{ seat: 1, bid: 0, position: 1 }]);
    expect(linesOf(three(''), 'may-open')).toMatchObject([{ seat: 1, min: 0, max: 40 }]);
  });

  rule('fi.auction.higher-or-pass', 'clockwise, each bids higher or passes', () => {
    expect(valueOf(four('0,3'))).toMatchObject({
      turn: 3,
      highest: { seat: 2, bid: 3 },
      legal: { minBid: 4, pass: true },
    });
    expect(violationsOf(four('0,3,p,3'))).toEqual([
      {
        clause: 'fi.auction.higher-or-pass',
        code: 'too-low',
        position: 4,
        auction: 1,
        seat: 4,
        bid: 3,
        highest: 3,
      },
    ]);
    expect(verdictOf(four('0,3,p,4'))).toBe('fine');
    // Whoever passed is not asked again.
    expect(valueOf(four('0,3,p,4,5,p')).turn).toBe(4);
    expect(valueOf(four('0,3,p,4,5,p')).passed).toEqual([3, 2]);
    expect(linesOf(four('0,3,p'), 'raises')).toMatchObject([{ seat: 2, bid: 3, before: 0 }]);
    expect(linesOf(four('0,3,p'), 'passes')).toMatchObject([{ seat: 3, bid: 3, position: 3 }]);
    expect(linesOf(four('0,3'), 'may-bid')).toMatchObject([{ seat: 3, min: 4, max: 40 }]);
  });

  rule('fi.auction.until-one', 'it ends when all but one have passed', () => {
    expect(valueOf(four('0,3,p,p'))).toMatchObject({ stage: 'bid', turn: 1, bidders: [1, 2] });
    const reply = four('0,3,p,p,p');
    expect(valueOf(reply)).toMatchObject({ stage: 'pick', turn: 2, highest: { seat: 2, bid: 3 } });
    expect(linesOf(reply, 'wins')).toMatchObject([{ seat: 2, bid: 3 }]);
    expect(violationsOf(four('0,3,p,p,witches/1'))).toEqual([
      {
        clause: 'fi.auction.until-one',
        code: 'bidding-goes-on',
        position: 5,
        auction: 1,
        seat: 1,
        bidders: [1, 2],
      },
    ]);
  });

  rule('fi.auction.limit', 'nobody bids more than 40', () => {
    expect(violationsOf(four('41'))).toEqual([
      {
        clause: 'fi.auction.limit',
        code: 'too-high',
        position: 1,
        auction: 1,
        seat: 1,
        bid: 41,
        limit: 40,
      },
    ]);
    const full = four('40');
    expect(valueOf(full).legal).toMatchObject({ minBid: undefined, pass: true });
    expect(linesOf(full, 'limit')).toMatchObject([{ max: 40 }]);
    expect(valueOf(four('39')).legal.minBid).toBe(40);
  });
});

describe('a Faction won', () => {
  rule('fi.auction.pick', 'the winner picks a Faction and a free space', () => {
    const reply = four('7,p,p,p');
    expect(valueOf(reply).legal).toMatchObject({
      minBid: undefined,
      pass: false,
      factions: ['witches', 'nomads', 'yetis', 'engineers'],
      spaces: [1, 2, 3, 4],
    });
    expect(linesOf(reply, 'may-pick')).toMatchObject([{ seat: 1, spaces: [1, 2, 3, 4] }]);
    const picked = four('7,p,p,p,witches/2');
    expect(valueOf(picked)).toMatchObject({
      factionsLeft: ['nomads', 'yetis', 'engineers'],
      spacesLeft: [1, 3, 4],
    });
    expect(linesOf(picked, 'picks')).toMatchObject([{ seat: 1, faction: 'witches', space: 2 }]);
    expect(verdictOf(four('7,p,p,p,8'))).toBe('must-pick');
    expect(verdictOf(four('7,p,p,p,p'))).toBe('must-pick');
    expect(verdictOf(four('7,p,p,p,giants/1'))).toBe('not-drawn');
    expect(verdictOf(four('7,p,p,p,witches/2;0,p,p,witches/2'))).toBe('faction-gone space-taken');
  });

  rule('fi.auction.spaces', 'only as many spaces as there are players', () => {
    expect(violationsOf(four('0,p,p,p,witches/5'))).toEqual([
      {
        clause: 'fi.auction.spaces',
        code: 'no-such-space',
        position: 5,
        auction: 1,
        seat: 1,
        space: 5,
        spaces: 4,
      },
    ]);
    expect(verdictOf(four('0,p,p,p,witches/4'))).toBe('fine');
    expect(verdictOf(three('0,p,p,witches/4'))).toBe('no-such-space');
    expect(verdictOf(three('0,p,p,witches/0'))).toBe('no-such-space');
    expect(linesOf(four('0,p,p,p'), 'spaces')).toMatchObject([{ spaces: 4 }]);
  });

  rule('fi.auction.pay', 'it starts with 40 points less the bid', () => {
    const reply = four('7,p,p,p,witches/2');
    expect(sold(reply)).toBe('1: witches on 2 with 33');
    expect(linesOf(reply, 'pays')).toMatchObject([
      { faction: 'witches', bid: 7, before: 40, after: 33 },
    ]);
    expect(sold(four('40,p,p,p,yetis/1'))).toBe('1: yetis on 1 with 0');
  });

  rule('fi.auction.out', 'the winner takes no part in later auctions', () => {
    const reply = three('0,p,p,witches/1');
    expect(valueOf(reply).bidders).toEqual([2, 3]);
    expect(linesOf(reply, 'out')).toMatchObject([{ seat: 1 }]);
    // Seats 2 and 3 bid against each other alone.
    expect(valueOf(three('0,p,p,witches/1;1,2,p')).stage).toBe('pick');
  });
});

describe('the next auction', () => {
  rule('fi.auction.repeat', 'the others go on until everybody has a Faction', () => {
    const reply = four('5,p,p,p,witches/1');
    expect(valueOf(reply)).toMatchObject({
      auction: 2,
      stage: 'bid',
      highest: undefined,
      passed: [],
      legal: { minBid: 0, pass: false },
    });
    expect(linesOf(reply, 'repeats')).toMatchObject([{ auction: 2, left: [2, 3, 4] }]);
    const full = 'nomads/1;0,p,witches/2';
    expect(valueOf(three(`0,p,p,${full}`)).stage).toBe('over');
    expect(violationsOf(three(`0,p,p,${full};0`))).toEqual([
      { clause: 'fi.auction.repeat', code: 'over', position: 8 },
    ]);
  });

  rule('fi.auction.next-bidder', 'who begins it depends on the reading', () => {
    // Seat 1 began, seat 3 won.
    const log = '0,p,3,p,p,witches/1';
    const winner = ask({ ...FOUR, log, nextBidder: 'after-winner' });
    expect(valueOf(winner).turn).toBe(4);
    expect(linesOf(winner, 'begins')).toMatchObject([
      { clause: 'fi.auction.next-bidder', seat: 4, reading: 'after-winner' },
    ]);
    // Seat 1 began and won: seat 2 is next by either reading, and nothing is open.
    expect(linesOf(four('3,p,p,p,witches/1'), 'begins')).toMatchObject([
      { clause: 'fi.auction.repeat', seat: 2 },
    ]);
    expect(valueOf(ask({ ...FOUR, log, nextBidder: 'after-first-bidder' })).turn).toBe(2);
    // Those who have a Faction are skipped, and the count goes round.
    const last = '0,p,p,1,p,witches/1';
    expect(valueOf(ask({ ...FOUR, log: last, nextBidder: 'after-winner' })).turn).toBe(1);
    const twice = `${last};0,p,p,nomads/2`;
    expect(valueOf(ask({ ...FOUR, log: twice, nextBidder: 'after-winner' })).turn).toBe(2);
    expect(valueOf(ask({ ...FOUR, log: twice, nextBidder: 'after-first-bidder' })).turn).toBe(3);
  });

  rule('fi.auction.next-bidder', 'a reading counts from the first auction that it decided', () => {
    const disputed = (log: string): boolean => valueOf(four(log)).isDisputed;
    expect(disputed('0,p,3,p,p')).toBe(false);
    expect(disputed('3,p,p,p,witches/1')).toBe(false);
    expect(disputed('0,p,3,p,p,witches/1')).toBe(true);
    expect(disputed('0,p,3,p,p,witches/1;2,p')).toBe(true);
    // Seat 4 wins the second auction that it began: the first one still rests on the reading.
    expect(disputed('0,p,3,p,p,witches/1;2,p,p,nomads/2')).toBe(true);
    expect(valueOf(three('0,3,p,p,yetis/2;1,p,nomads/3'))).toMatchObject({
      stage: 'over',
      isDisputed: false,
    });
    expect(valueOf(three('0,p,3,p,yetis/2;1,p,nomads/3'))).toMatchObject({
      stage: 'over',
      isDisputed: true,
    });
  });

  rule('fi.auction.last-player', 'the last player takes what is left for nothing', () => {
    const reply = three('5,p,p,yetis/2;1,p,nomads/3');
    expect(sold(reply)).toBe(
      '1: yetis on 2 with 35, 2: nomads on 3 with 39, 3: witches on 1 with 40',
    );
    expect(linesOf(reply, 'last-player')).toMatchObject([
      { seat: 3, faction: 'witches', space: 1, points: 40 },
    ]);
    expect(valueOf(reply)).toMatchObject({ turn: undefined, factionsLeft: [], spacesLeft: [] });
  });
});

describe('after the auction', () => {
  const over = '5,p,p,yetis/2;1,p,nomads/3';

  rule('fi.auction.order', 'the spaces give the turn order', () => {
    const reply = three(over);
    expect(valueOf(reply).order.map((sale) => sale?.faction)).toEqual([
      'witches',
      'yetis',
      'nomads',
    ]);
    expect(linesOf(reply, 'order')).toMatchObject([{ factions: ['witches', 'yetis', 'nomads'] }]);
    expect(valueOf(three('5,p,p,yetis/2')).order.map((sale) => sale?.faction)).toEqual([
      undefined,
      'yetis',
      undefined,
    ]);
    expect(valueOf(three('5,p,p,yetis/2')).setup).toBeUndefined();
  });

  rule('fi.auction.follow-order', 'first Structures are placed in this order', () => {
    expect(valueOf(three(over)).setup?.first).toEqual(['witches', 'yetis', 'nomads']);
    expect(citedBy(three(over))).toContain('fi.auction.follow-order');
    expect(citedBy(three('5'))).not.toContain('fi.auction.follow-order');
  });

  rule('fi.auction.placement', 'whether seconds go in reverse depends on the reading', () => {
    const back = ['nomads', 'yetis', 'witches'];
    const there = ['witches', 'yetis', 'nomads'];
    expect(valueOf(ask({ ...THREE, log: over, placement: 'snake' })).setup).toEqual({
      first: there,
      second: back,
      last: ['nomads'],
      bonusCards: back,
    });
    expect(valueOf(ask({ ...THREE, log: over, placement: 'straight' })).setup).toEqual({
      first: there,
      second: there,
      last: ['nomads'],
      bonusCards: there,
    });
    expect(linesOf(three(over), 'placement')).toMatchObject([{ reading: 'snake', second: back }]);
  });

  rule(
    'fi.auction.first-dwellings',
    'Nomads place a third Dwelling after all seconds, Chaos Magicians their only one last',
    () => {
      const table = { players: '3', factions: 'chaos-magicians,nomads,yetis', first: '1' };
      const log = '5,p,p,chaos-magicians/1;1,p,nomads/3';
      const reply = ask({ ...table, log });
      expect(valueOf(reply).setup).toEqual({
        first: ['yetis', 'nomads'],
        second: ['nomads', 'yetis'],
        last: ['nomads', 'chaos-magicians'],
        bonusCards: ['nomads', 'yetis', 'chaos-magicians'],
      });
      expect(linesOf(reply, 'first-dwellings')).toMatchObject([
        { faction: 'nomads', dwellings: 3 },
        { faction: 'chaos-magicians', dwellings: 1 },
      ]);
      // They stay in their place of the turn order all the same.
      expect(linesOf(reply, 'order')).toMatchObject([
        { factions: ['chaos-magicians', 'yetis', 'nomads'] },
      ]);
      const without = { players: '2', factions: 'witches,yetis', first: '1' };
      expect(linesOf(ask({ ...without, log: '0,p,yetis/1' }), 'first-dwellings')).toEqual([]);
    },
  );

  rule('fi.auction.afterwards', 'later rounds may go clockwise by the seats', () => {
    // Seats 1, 2 and 3 hold Yetis, Nomads and Witches; the Witches play first.
    expect(valueOf(three(over)).clockwise).toEqual(['witches', 'yetis', 'nomads']);
    const other = three('5,p,p,yetis/3;1,p,nomads/1');
    expect(valueOf(other).clockwise).toEqual(['nomads', 'witches', 'yetis']);
    expect(valueOf(other).order.map((sale) => sale?.faction)).toEqual([
      'nomads',
      'witches',
      'yetis',
    ]);
    const third = three('5,p,p,yetis/2;1,p,nomads/1');
    expect(valueOf(third).order.map((sale) => sale?.faction)).toEqual([
      'nomads',
      'yetis',
      'witches',
    ]);
    expect(valueOf(third).clockwise).toEqual(['nomads', 'witches', 'yetis']);
    expect(linesOf(third, 'afterwards')).toMatchObject([
      { clockwise: ['nomads', 'witches', 'yetis'] },
    ]);
    expect(valueOf(three('5')).clockwise).toBeUndefined();
  });

  test('two players need one auction', () => {
    const two = { players: '2', factions: 'witches,nomads', first: '2' };
    expect(sold(ask({ ...two, log: '0,3,p,nomads/2' }))).toBe(
      '1: nomads on 2 with 37, 2: witches on 1 with 40',
    );
  });
});

describe('properties', () => {
  /** Plays legal entries picked by numbers until nothing is left to do. */
  const playOut = (
    table: Parameters<typeof ask>[0],
    picks: readonly number[],
  ): ReturnType<typeof ask> => {
    const log: string[] = [];
    for (let step = 0; step < 500; step += 1) {
      const reply = ask({ ...table, log: log.join() });
      const { legal, stage } = valueOf(reply);
      if (stage === 'over') return reply;
      const pick = picks[step % picks.length] ?? 0;
      const { minBid, maxBid, factions, spaces } = legal;
      if (stage === 'pick') {
        const faction = factions[pick % factions.length] ?? '';
        log.push(`${faction}/${String(spaces[pick % spaces.length] ?? 0)}`);
      } else if (legal.pass && (pick % 3 !== 0 || minBid === undefined)) {
        log.push('p');
      } else {
        log.push(String(Math.min(maxBid, (minBid ?? 0) + (pick % 7))));
      }
    }
    return expect.fail('the auction never ends');
  };

  const tables = fc.constantFrom(THREE, FOUR, {
    players: '2',
    factions: 'witches,nomads',
    first: '1',
  });

  test('whatever is legal is accepted, and everybody ends with a Faction and a space', () => {
    fc.assert(
      fc.property(
        tables,
        fc.array(fc.nat(40), { minLength: 1, maxLength: 30 }),
        fc.constantFrom(...NEXT_BIDDERS),
        (table, picks, nextBidder) => {
          const { sold: sales, setup } = valueOf(playOut({ ...table, nextBidder }, picks));
          const players = Number(table.players);
          for (const key of ['seat', 'faction', 'space'] as const) {
            expect(new Set(sales.map((sale) => sale[key])).size).toBe(players);
          }
          for (const { points, bid } of sales) {
            expect(points).toBe(40 - bid);
            expect(points).toBeGreaterThanOrEqual(0);
          }
          expect(sales.at(-1)?.bid).toBe(0);
          expect(setup?.first).toHaveLength(players);
        },
      ),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    [
      'six players',
      { players: '6' },
      { field: 'players', code: 'out-of-range', got: 6, min: 2, max: 5 },
    ],
    ['no Factions', { factions: '' }, { field: 'factions', code: 'missing' }],
    [
      'elves',
      { factions: 'witches,elves' },
      { field: 'factions', code: 'not-an-option', got: 'elves', options: FACTIONS },
    ],
    [
      'a seat too many',
      { first: '4' },
      { field: 'first', code: 'out-of-range', got: 4, min: 1, max: 3 },
    ],
    [
      'a bid in words',
      { log: '0,many' },
      { field: 'log', code: 'not-readable', got: 'many', where: [2] },
    ],
    [
      'a bid below zero',
      { log: '-1' },
      { field: 'log', code: 'not-readable', got: '-1', where: [1] },
    ],
    [
      'a pick without a space',
      { log: '0,p,p,witches' },
      { field: 'log', code: 'not-readable', got: 'witches', where: [4] },
    ],
    [
      'elves on a space',
      { log: 'elves/1' },
      { field: 'log', code: 'not-readable', got: 'elves/1', where: [1] },
    ],
    [
      'no such reading',
      { nextBidder: 'anybody' },
      { field: 'nextBidder', code: 'not-an-option', got: 'anybody', options: NEXT_BIDDERS },
    ],
    ['no such placement', { placement: '' }, { field: 'placement', code: 'missing' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });

  test('a pass may be spelled out, and every reading has a name', () => {
    expect(valueOf(three('0,PASS, p')).stage).toBe('pick');
    for (const placement of PLACEMENTS) {
      expect(verdictOf(ask({ placement }))).toBe('fine');
    }
  });
});

describe('entering what players do', () => {
  test('writes each entry as it is read', () => {
    expect(makeEntry({ kind: 'bid', bid: 12 })).toBe('12');
    expect(makeEntry({ kind: 'pass' })).toBe('p');
    expect(makeEntry({ kind: 'pick', faction: 'witches', space: 2 })).toBe('witches/2');
  });

  test('sets auctions apart and takes back one entry at a time', () => {
    const log = ['0', 'p', 'witches/2', '1', 'p'].reduce(
      (text, entry) => auctionLog.plus(text, entry),
      '',
    );
    expect(log).toBe('0,p,witches/2;1,p');
    expect(auctionLog.withoutLast(log)).toBe('0,p,witches/2;1');
    expect(auctionLog.withoutLast('0,p,witches/2;1')).toBe('0,p,witches/2');
    expect(auctionLog.withoutLast('')).toBe('');
    expect(auctionLog.plus('0,p,witches/10', '1')).toBe('0,p,witches/10;1');
    expect([' ,;', '0'].map((text) => auctionLog.isBlank(text))).toEqual([true, false]);
  });

  test('undoes any text in as many steps as it has', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let left = text;
        for (let steps = 0; steps <= text.length && !auctionLog.isBlank(left); steps++)
          left = auctionLog.withoutLast(left);
        expect(left).toBe(auctionLog.isBlank(text) ? text : '');
      }),
    );
  });
});
