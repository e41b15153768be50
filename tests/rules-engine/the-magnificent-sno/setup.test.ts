import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askSetup,
  SETUP_START,
  SETUP_STEPS,
  SIDE_B,
  startingHats,
  YES_NO,
  type RawSetup,
  type SetupValue,
} from '#engine/the-magnificent-sno/index.ts';
import { citedBy, linesOf, problemsOf, rule, valueOf, verdictOf } from '#tests/support/rule.ts';

const ask = (input: Partial<RawSetup>): ReturnType<typeof askSetup> =>
  askSetup({ ...SETUP_START, ...input });

const of = <T>(players: number, read: (value: SetupValue) => T, input?: Partial<RawSetup>): T =>
  read(valueOf(ask({ ...input, players: String(players) })));

const MANY = [2, 3, 4, 5];

describe('the setup', () => {
  rule('sno.overview.players', 'one to five may play', () => {
    expect([1, ...MANY].map((n) => of(n, ({ players }) => players))).toEqual([1, 2, 3, 4, 5]);
    expect(problemsOf(ask({ players: '6' }))).toEqual([
      { field: 'players', code: 'out-of-range', got: 6, min: 1, max: 5 },
    ]);
    expect(problemsOf(ask({ players: '0' }))).toHaveLength(1);
  });

  rule(
    'sno.dice.by-players',
    'up to four players take the numbers of the table on the board',
    () => {
      expect(
        [1, ...MANY].map((n) => linesOf(ask({ players: String(n) }), 'dice-table').length),
      ).toEqual([0, 1, 1, 1, 0]);
    },
  );

  rule(
    'sno.dice.base-numbers',
    'two take 3/3/3 and 2 clear dice, each further player 1 more of all',
    () => {
      const { dice } = valueOf(ask({ players: '2' }));
      expect(dice).toEqual({ orange: 3, green: 3, purple: 3, clear: 2, total: 11 });
      expect(of(3, (value) => value.dice)).toMatchObject({ orange: 4, purple: 4, clear: 3 });
      expect(of(4, (value) => value.dice)).toMatchObject({ orange: 5, green: 5, clear: 4 });
    },
  );

  rule('sno.dice.five', 'five take all dice: 6 of each colour and 5 clear', () => {
    expect(of(5, ({ dice }) => dice)).toEqual({
      orange: 6,
      green: 6,
      purple: 6,
      clear: 5,
      total: 23,
    });
  });

  rule('sno.dice.solo', 'alone one takes 1 of each colour and 2 clear', () => {
    expect(of(1, ({ dice }) => dice)).toMatchObject({ orange: 1, clear: 2, total: 5 });
  });

  rule('sno.dice.spare', 'there are four dice for each player and 3 more', () => {
    for (const n of MANY) {
      expect(of(n, ({ dice }) => dice.total)).toBe(4 * n + 3);
      expect(linesOf(ask({ players: String(n) }), 'spare-dice')).toMatchObject([{ spare: 3 }]);
    }
  });

  rule('sno.decks.set-aside', '24 starting master cards are set aside', () => {
    expect(of(4, ({ masterCards }) => masterCards?.aside)).toBe(24);
  });

  rule('sno.decks.cards', 'the other 85 master cards make the deck', () => {
    expect(linesOf(ask({}), 'shuffled')).toMatchObject([{ all: 109, aside: 24, shuffled: 85 }]);
  });

  rule('sno.display.three', 'with two or three players the display has 3 sets', () => {
    expect([2, 3].map((n) => of(n, ({ sets }) => sets))).toEqual([
      { onBoard: 3, tops: 0, total: 3 },
      { onBoard: 3, tops: 0, total: 3 },
    ]);
    for (const players of ['1', '2', '3', '4', '5']) {
      expect(citedBy(ask({ players })).includes('sno.display.three')).toBe('23'.includes(players));
    }
  });

  rule('sno.display.four', 'with four players, and alone, it has 4', () => {
    expect([1, 4].map((n) => of(n, ({ sets }) => sets.total))).toEqual([4, 4]);
  });

  rule('sno.five.tops', 'with five the tops of deck and pile are the fifth set', () => {
    expect(of(5, ({ sets }) => sets)).toEqual({ onBoard: 4, tops: 1, total: 5 });
    expect(linesOf(ask({ players: '4' }), 'tops')).toEqual([]);
  });

  rule('sno.tents.on-tracks', '15 tents go on the tracks', () => {
    expect(of(3, ({ tents }) => tents.onTracks)).toBe(15);
  });

  rule('sno.tents.center', '6 tents go to the centres, 2 each', () => {
    expect(of(3, ({ tents }) => [tents.center, tents.perCenter])).toEqual([6, 2]);
  });

  rule('sno.tents.example', 'each track has 5 tents and 2 in its centre', () => {
    expect(of(3, ({ tents }) => [tents.perTrack, tents.perCenter])).toEqual([5, 2]);
  });

  rule(
    'sno.tents.left',
    '3 tents stay in the pile, 1 with the module, none with II on side B as well',
    () => {
      expect(of(3, ({ tents }) => tents.left)).toBe(3);
      expect(of(3, ({ tents }) => tents.left, { module: 'yes' })).toBe(1);
      expect(of(3, ({ tents }) => tents.left, { module: 'yes', sideB: 'ii' })).toBe(0);
      expect(of(3, ({ tents }) => tents.left, { module: 'yes', sideB: 'v,vi' })).toBe(1);
    },
  );

  rule('sno.posters.three', '3 posters are drawn, not 4, and a white one', () => {
    expect(of(3, ({ posters }) => [posters.shown, posters.whiteShown])).toEqual([3, 1]);
  });

  rule(
    'sno.posters.decks-left',
    '45 posters and 17 white ones stay face down, 43 with the module',
    () => {
      expect(of(3, ({ posters }) => [posters.deck, posters.whiteDeck])).toEqual([45, 17]);
      expect(of(3, ({ posters }) => posters.deck, { module: 'yes' })).toBe(43);
    },
  );

  rule('sno.player.unused', 'unused starting cards go into the deck: 16, 12, 8 or 4', () => {
    expect(MANY.map((n) => of(n, ({ masterCards }) => masterCards?.unused))).toEqual([
      16, 12, 8, 4,
    ]);
  });

  rule(
    'sno.player.deck-left',
    'the deck then has 98, 94, 89 or 85 cards, 2 fewer with the module',
    () => {
      expect(MANY.map((n) => of(n, ({ masterCards }) => masterCards?.deck))).toEqual([
        98, 94, 89, 85,
      ]);
      expect(of(5, ({ masterCards }) => masterCards?.deck, { module: 'yes' })).toBe(83);
    },
  );

  rule(
    'sno.player.trainer-tiles',
    'one trainer tile more than players is drawn: 5 for four',
    () => {
      expect(MANY.map((n) => of(n, ({ trainerTiles }) => trainerTiles.drawn))).toEqual([
        3, 4, 5, 6,
      ]);
    },
  );

  rule('sno.player.tiles-left', 'the pile of trainer tiles is what nobody took', () => {
    expect(MANY.map((n) => of(n, ({ trainerTiles }) => trainerTiles.left))).toEqual([
      15, 14, 12, 11,
    ]);
    expect(of(5, ({ trainerTiles }) => trainerTiles.left, { module: 'yes', sideB: 'v' })).toBe(8);
  });

  rule('sno.order.hats', 'hats stand from the lowest space up, in the order of the cards', () => {
    expect(startingHats(4)).toEqual([1, 2, 3, 4]);
    expect(linesOf(ask({ players: '4' }), 'hats')).toMatchObject([{ players: 4 }]);
    expect(linesOf(ask({ players: '1' }), 'hats')).toEqual([]);
  });

  rule('sno.five.one-hat', 'with five each player returns a hat to the box', () => {
    expect([1, ...MANY].map((n) => of(n, ({ hats }) => hats))).toEqual([2, 2, 2, 2, 1]);
  });

  test('the module lays out two sides', () => {
    const tiles = [1, ...MANY].map((n) => of(n, (value) => value.masterTiles, { module: 'yes' }));
    expect(tiles.map((each) => each?.perSide)).toEqual([2, 3, 3, 4, 5]);
    expect(tiles.map((each) => each?.pile)).toEqual([11, 9, 9, 7, 5]);
    expect(of(3, ({ masterTiles }) => masterTiles)).toBeUndefined();
  });

  test('a white tile less lies beside the box when VI is played on side B', () => {
    expect(of(3, ({ whiteTiles }) => whiteTiles)).toBe(14);
    expect(of(3, ({ whiteTiles }) => whiteTiles, { sideB: 'vi' })).toBe(13);
  });

  test('a solo game uses no play-order cards, and its master deck is not told', () => {
    const value = valueOf(ask({ players: '1' }));
    expect([value.orderCards, value.masterCards]).toEqual([0, undefined]);
    expect(value.steps.map(({ id }) => id)).not.toContain('order-cards');
    expect(linesOf(ask({ players: '1' }), 'solo-cards')).toMatchObject([{ drawn: 6, kept: 4 }]);
    expect(linesOf(ask({ players: '1' }), 'trainer-tiles')).toMatchObject([
      { clause: 'sno.solo.setup', drawn: 2 },
    ]);
  });

  test('the solo player draws master cards and has no starting ones', () => {
    const steps = (players: string): readonly unknown[] =>
      valueOf(ask({ players })).steps.filter(({ id }) => id === 'boards' || id === 'solo-cards');
    expect(steps('1')).toMatchObject([
      { id: 'boards', facts: { cardsEach: 0 } },
      { id: 'solo-cards', clause: 'sno.solo.setup', facts: { drawn: 6, kept: 4 } },
    ]);
    expect(steps('2')).toMatchObject([{ id: 'boards', facts: { cardsEach: 4 } }]);
  });

  test('there are not more boards on side B than players', () => {
    expect(verdictOf(ask({ players: '1', sideB: 'ii,v' }))).toBe('too-many-boards');
    expect(verdictOf(ask({ players: '2', sideB: 'ii,v' }))).toBe('fine');
  });

  test('nothing is taken that the boxes do not hold', () => {
    const tables = fc.record({
      players: fc.integer({ min: 1, max: 5 }).map(String),
      module: fc.constantFrom(...YES_NO),
      sideB: fc.subarray([...SIDE_B]).map((boards) => boards.join()),
    });
    fc.assert(
      fc.property(tables, (input) => {
        const reply = ask(input);
        if (reply.kind !== 'answer') return;
        const { tents, trainerTiles, masterCards, posters, masterTiles } = reply.answer.value;
        expect(tents.onTracks + tents.center + tents.module + tents.sideB + tents.left).toBe(24);
        expect(tents.left).toBeGreaterThanOrEqual(0);
        expect(trainerTiles.left).toBeGreaterThanOrEqual(0);
        expect(masterTiles === undefined || masterTiles.pile >= 0).toBe(true);
        expect(posters.deck + posters.shown + posters.module + 6).toBe(54);
        if (masterCards === undefined) return;
        const { deck, onBoard, module, starters } = masterCards;
        expect(deck + onBoard + module + starters).toBe(109);
      }),
    );
  });
});

describe('the steps', () => {
  const ids = (input: Partial<RawSetup>): readonly string[] =>
    valueOf(ask(input)).steps.map(({ id }) => id);

  test('come in order and fit the table', () => {
    expect(ids({ players: '5', module: 'yes', sideB: 'ii,v,vi' })).toEqual(
      SETUP_STEPS.filter((id) => id !== 'solo-cards'),
    );
    expect(ids({ players: '3' })).not.toContain('module-board');
    expect(ids({ players: '3' })).not.toContain('tops');
    expect(ids({ players: '3', sideB: 'v' })).toContain('side-b-trainer-tile');
  });

  test('are ticked off; what the table does not need is not counted', () => {
    const value = valueOf(ask({ done: 'board,dice,module-board' }));
    expect(value).toMatchObject({ done: 2, next: 'supplies' });
    expect(value.done + value.left).toBe(value.steps.length);
    const all = valueOf(ask({ done: SETUP_STEPS.join() }));
    expect(all).toMatchObject({ left: 0, next: undefined });
  });
});

describe('setups that cannot be read', () => {
  test.each([
    ['no players', { players: '' }, { field: 'players', code: 'missing' }],
    ['perhaps', { module: 'perhaps' }, { field: 'module', code: 'not-an-option' }],
    ['board I', { sideB: 'i' }, { field: 'sideB', code: 'not-an-option' }],
    ['an unknown step', { done: 'nap' }, { field: 'done', code: 'not-an-option' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toMatchObject([problem]);
  });
});
