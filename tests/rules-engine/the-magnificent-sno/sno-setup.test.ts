import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COMPONENTS,
  inBoxes,
  SETUP_STEPS,
  SIDE_B,
  snoSetup,
  STARTERS,
  STARTERS_EACH,
  YES_NO,
  type SetupStepId,
  type SetupValue,
} from '#engine/the-magnificent-sno/index.ts';
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

const ask = asking(snoSetup);

type Input = Parameters<typeof ask>[0];

const of = <T>(players: number, read: (value: SetupValue) => T, input?: Input): T =>
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

  rule('sno.dice.five', 'five take all dice: 6 of each color and 5 clear', () => {
    expect(of(5, ({ dice }) => dice)).toEqual({
      orange: 6,
      green: 6,
      purple: 6,
      clear: 5,
      total: 23,
    });
  });

  rule('sno.dice.solo', 'alone one takes 1 of each color and 2 clear', () => {
    expect(of(1, ({ dice }) => dice)).toMatchObject({ orange: 1, clear: 2, total: 5 });
  });

  rule('sno.dice.spare', 'there are four dice for each player and 3 more', () => {
    for (const n of MANY) {
      expect(of(n, ({ dice }) => dice.total)).toBe(4 * n + 3);
      expect(linesOf(ask({ players: String(n) }), 'spare-dice')).toMatchObject([{ spare: 3 }]);
    }
  });

  rule('sno.decks.set-aside', '24 starting master cards are set aside', () => {
    expect(of(4, ({ masterCards }) => masterCards?.setAside)).toBe(24);
  });

  rule('sno.decks.cards', 'the other 85 master cards make the deck', () => {
    expect(linesOf(ask({}), 'shuffled')).toMatchObject([{ all: 109, setAside: 24, shuffled: 85 }]);
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
    for (const players of ['1', '2', '3', '4', '5']) {
      expect(citedBy(ask({ players })).includes('sno.display.four')).toBe('14'.includes(players));
    }
  });

  rule('sno.display.five', 'with five 4 sets lie on the board, and no more', () => {
    expect(of(5, ({ sets }) => sets.onBoard)).toBe(4);
    for (const players of ['1', '2', '3', '4', '5']) {
      expect(citedBy(ask({ players })).includes('sno.display.five')).toBe(players === '5');
    }
  });

  rule('sno.five.tops', 'with five the tops of deck and pile are the fifth set', () => {
    expect(of(5, ({ sets }) => sets)).toEqual({ onBoard: 4, tops: 1, total: 5 });
    expect(linesOf(ask({ players: '4' }), 'tops')).toEqual([]);
  });

  rule('sno.tents.on-tracks', '15 tents go on the tracks', () => {
    expect(of(3, ({ tents }) => tents.onTracks)).toBe(15);
  });

  rule('sno.tents.center', '6 tents go to the centers, 2 each', () => {
    expect(of(3, ({ tents }) => [tents.center, tents.perCenter])).toEqual([6, 2]);
  });

  rule('sno.tents.example', 'each track has 5 tents and 2 in its center', () => {
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
    expect(of(3, ({ posters }) => [posters.standardShown, posters.whiteShown])).toEqual([3, 1]);
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
    expect(linesOf(ask({ players: '4' }), 'hats')).toMatchObject([{ players: 4 }]);
    expect(valueOf(ask({ players: '4' })).steps).toContainEqual({
      id: 'hats',
      clause: 'sno.order.hats',
      facts: { spaces: 4 },
      done: false,
    });
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
        expect(posters.deck + posters.standardShown + posters.module + 6).toBe(54);
        if (masterCards === undefined) return;
        const { deck, onBoard, module, starters } = masterCards;
        expect(deck + onBoard + module + starters).toBe(109);
      }),
    );
  });
});

describe('the steps', () => {
  const ids = (input: Input): readonly string[] => valueOf(ask(input)).steps.map(({ id }) => id);

  /** The clause of a step and its facts at a table; nothing if the table does not need it. */
  const step = (id: SetupStepId, input: Input = {}): object | undefined => {
    const found = valueOf(ask(input)).steps.find((each) => each.id === id);
    return found && { clause: found.clause, ...found.facts };
  };

  const at = (clause: string, facts: object = {}): object => ({ clause, ...facts });

  /** At which numbers of players a step is there. */
  const tables = (id: SetupStepId, input: Input = {}): readonly number[] =>
    [1, ...MANY].filter((n) => step(id, { ...input, players: String(n) }) !== undefined);

  rule('sno.setup.board', 'every table begins with the game board', () => {
    for (const n of [1, ...MANY]) expect(ids({ players: String(n) })[0]).toBe('board');
    expect(step('board')).toEqual(at('sno.setup.board'));
  });

  rule('sno.setup.supplies', 'every table needs the supplies, next to the board', () => {
    for (const n of [1, ...MANY]) expect(ids({ players: String(n) })[1]).toBe('supplies');
    expect(step('supplies')).toEqual(at('sno.setup.supplies'));
  });

  rule('sno.dice.roll', 'the dice of the number of players are rolled', () => {
    const rolled = [1, ...MANY].map((n) => step('dice', { players: String(n) }));
    expect(rolled).toMatchObject(
      [5, 11, 15, 19, 23].map((total) => at('sno.dice.roll', { total })),
    );
  });

  rule('sno.decks.shuffle-cards', 'the deck is shuffled after the starting cards are out', () => {
    const all = ids({});
    expect(all.indexOf('decks')).toBe(all.indexOf('starters-aside') + 1);
    expect(step('decks')).toEqual(at('sno.decks.shuffle-cards'));
  });

  rule('sno.display.fill', 'as many sets are laid out as the board has, tops not counted', () => {
    const sets = [1, ...MANY].map((n) => step('display', { players: String(n) }));
    expect(sets).toEqual([4, 3, 3, 4, 4].map((each) => at('sno.display.fill', { sets: each })));
  });

  rule('sno.setup.wagons', 'each of the 3 tracks has its wagon', () => {
    expect(step('wagons')).toEqual(at('sno.setup.wagons', { wagons: 3 }));
  });

  rule('sno.posters.fourth', 'the fourth poster on display is a white one', () => {
    expect(step('posters')).toEqual(at('sno.posters.three', { posters: 3 }));
    expect(step('white-poster')).toEqual(at('sno.posters.fourth', { posters: 1 }));
  });

  rule('sno.module.place', 'the master board is there with the module only', () => {
    expect(step('module-board')).toBeUndefined();
    expect(step('module-board', { module: 'yes' })).toEqual(at('sno.module.place'));
  });

  rule('sno.module.items', 'it takes 2 each of tents, trainer tiles, cards and posters', () => {
    expect(step('module-items')).toBeUndefined();
    expect(step('module-items', { module: 'yes' })).toEqual(at('sno.module.items', { each: 2 }));
    const [without, with_] = YES_NO.map((module) => valueOf(ask({ module })));
    expect([with_?.tents.module, with_?.trainerTiles.module]).toEqual([2, 2]);
    expect([with_?.masterCards?.module, with_?.posters.module]).toEqual([2, 2]);
    expect(without?.posters.module).toBe(0);
  });

  rule('sno.player.pieces', 'everyone begins with 2 hats, five players too', () => {
    const hats = [1, 5].map((n) => step('pieces', { players: String(n) }));
    expect(hats).toEqual([2, 2].map((each) => at('sno.player.pieces', { hats: each })));
  });

  rule('sno.order.cards', 'as many play-order cards as players, and none alone', () => {
    expect(tables('order-cards')).toEqual(MANY);
    expect(step('order-cards', { players: '4' })).toEqual(at('sno.order.cards', { cards: 4 }));
    expect(tables('order-effect')).toEqual(MANY);
  });

  rule('sno.player.board', 'a board each comes with its 4 starting cards', () => {
    expect(step('boards')).toEqual(at('sno.player.board', { cardsEach: 4 }));
    expect(step('boards', { players: '1' })).toEqual(at('sno.player.board', { cardsEach: 0 }));
    expect(violationsOf(ask({ players: '1', sideB: 'ii,v' }))).toEqual([
      { clause: 'sno.player.board', code: 'too-many-boards', boards: 2, players: 1 },
    ]);
  });

  rule('sno.player.poster', 'a starting poster is laid before the starting supply', () => {
    expect(step('starting-poster')).toEqual(at('sno.player.poster'));
    expect(tables('starting-poster')).toEqual([1, ...MANY]);
  });

  rule('sno.player.supply', 'the starting supply comes before the effect of the cards', () => {
    const all = ids({});
    expect(all.indexOf('order-effect')).toBe(all.indexOf('starting-supply') + 1);
    expect(step('starting-supply')).toEqual(at('sno.player.supply'));
  });

  rule('sno.solo.setup', 'alone 4 of 6 master cards and 1 of 2 trainer tiles are kept', () => {
    expect(tables('solo-cards')).toEqual([1]);
    expect(step('solo-cards', { players: '1' })).toEqual(
      at('sno.solo.setup', { drawn: 6, kept: 4 }),
    );
    expect(step('trainer-tiles', { players: '1' })).toEqual(at('sno.solo.setup', { drawn: 2 }));
    expect(step('trainer-tiles')).toEqual(at('sno.player.trainer-tiles', { drawn: 4 }));
  });

  rule('sno.side-b.two', 'board II on side B takes a tent', () => {
    expect(step('side-b-tent', { sideB: 'v,vi' })).toBeUndefined();
    expect(step('side-b-tent', { sideB: 'ii' })).toEqual(at('sno.side-b.two', { tents: 1 }));
  });

  rule('sno.side-b.five', 'board V on side B keeps a trainer tile', () => {
    expect(step('side-b-trainer-tile', { sideB: 'ii,vi' })).toBeUndefined();
    expect(step('side-b-trainer-tile', { sideB: 'v' })).toEqual(at('sno.side-b.five', { kept: 1 }));
  });

  rule('sno.side-b.six', 'board VI on side B takes a white camp tile', () => {
    expect(step('side-b-white-tile', { sideB: 'ii,v' })).toBeUndefined();
    expect(step('side-b-white-tile', { sideB: 'vi' })).toEqual(at('sno.side-b.six', { tiles: 1 }));
    expect(of(3, ({ whiteTiles }) => whiteTiles, { sideB: 'vi' })).toBe(13);
  });

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

test('both boxes together hold what the setups count on', () => {
  const kinds = Object.keys(COMPONENTS) as (keyof typeof COMPONENTS)[];
  expect(kinds.map((kind) => [kind, inBoxes(kind)])).toEqual([
    ['tents', 24],
    ['trainer-tiles', 20],
    ['master-cards', 109],
    ['white-tiles', 14],
    ['white-posters', 18],
    ['master-tiles', 15],
  ]);
  // Six boards, I to VI.
  expect(STARTERS_EACH * 6).toBe(STARTERS);
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
