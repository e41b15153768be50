import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beyondSetup, SETUP_STEPS } from '#engine/rise-to-nobility-beyond/index.ts';
import { asking, linesOf, problemsOf, rule, valueOf } from '#tests/support/rule.ts';

const ask = asking(beyondSetup);

const EVERY_COUNT = [1, 2, 3, 4, 5, 6];

const forEvery = <T>(read: (players: string) => T): readonly T[] =>
  EVERY_COUNT.map((players) => read(String(players)));

const step = (players: string, id: string): object | undefined =>
  valueOf(ask({ players })).steps.find((each) => each.id === id)?.facts;

describe('the setup', () => {
  rule('rtn.overview.players', 'one to six may play', () => {
    expect(forEvery((players) => ask({ players }).kind)).toEqual(EVERY_COUNT.map(() => 'answer'));
    expect(problemsOf(ask({ players: '0' }))).toEqual([
      { field: 'players', code: 'out-of-range', got: 0, min: 1, max: 6 },
    ]);
    expect(problemsOf(ask({ players: '7' }))).toEqual([
      { field: 'players', code: 'out-of-range', got: 7, min: 1, max: 6 },
    ]);
  });

  rule('rtn.rock-rose.dice', 'each player has 5 dice, but 4 in a game of six', () => {
    expect(EVERY_COUNT.map((players) => valueOf(ask({ players: String(players) })).dice)).toEqual([
      5, 5, 5, 5, 5, 4,
    ]);
    expect(forEvery((players) => valueOf(ask({ players })).dice)).toEqual([5, 5, 5, 5, 5, 4]);
  });

  rule('rtn.setup.player', 'each player gets an extension and 7 tokens', () => {
    expect(step('4', 'player')).toEqual({ extensions: 4, tokensEach: 7, tokens: 28 });
    expect(step('6', 'player')).toEqual({ extensions: 6, tokensEach: 7, tokens: 42 });
  });

  rule(
    'rtn.setup.settlers-deck-size',
    'the settlers deck has 60 cards less one for each player',
    () => {
      expect(forEvery((players) => valueOf(ask({ players })).settlersDeck)).toEqual([
        59, 58, 57, 56, 55, 54,
      ]);
      expect(linesOf(ask({ players: '5' }), 'settlers-deck')).toEqual([
        {
          clause: 'rtn.setup.settlers-deck-size',
          code: 'settlers-deck',
          base: 48,
          dealt: 5,
          added: 12,
          deck: 55,
        },
      ]);
    },
  );

  rule('rtn.setup.glade-display', '6 Glade cards lie face up and leave a deck of 66', () => {
    expect(linesOf(ask({ players: '2' }), 'glade-display')).toMatchObject([
      { faceUp: 6, before: 72, after: 66 },
    ]);
  });

  rule('rtn.draft.deal', 'each player is dealt 5 Glade cards', () => {
    expect(linesOf(ask({ players: '4' }), 'deal')).toMatchObject([
      { each: 5, dealt: 20, before: 66, after: 46 },
    ]);
  });

  rule('rtn.draft.rest', 'the 2 cards that each player is left with go to the bottom', () => {
    expect(forEvery((players) => valueOf(ask({ players })).gladeBottom)).toEqual([
      2, 4, 6, 8, 10, 12,
    ]);
    expect(linesOf(ask({ players: '4' }), 'rest')).toMatchObject([
      { each: 2, returned: 8, before: 46, after: 54 },
    ]);
  });

  rule('rtn.draft.deck-left', 'the Glade deck keeps 66 cards less 3 for each player', () => {
    expect(forEvery((players) => valueOf(ask({ players })).gladeDeck)).toEqual([
      63, 60, 57, 54, 51, 48,
    ]);
    expect(linesOf(ask({ players: '6' }), 'deck-left')).toMatchObject([
      { cards: 72, faceUp: 6, kept: 18, deck: 48, bottom: 12 },
    ]);
  });

  rule('rtn.temple.spaces', 'the temple opens one die space for each player', () => {
    expect(forEvery((players) => valueOf(ask({ players })).templeSpaces)).toEqual(EVERY_COUNT);
  });

  test('a solo game is marked as an open question', () => {
    expect(forEvery((players) => linesOf(ask({ players }), 'solo').length)).toEqual([
      1, 0, 0, 0, 0, 0,
    ]);
  });

  test('the general supply gets every Rock Rose, house and meeple of the box', () => {
    expect(step('2', 'supply')).toEqual({ rockRose: 50, houses: 12, meeples: 18 });
    expect(step('2', 'board')).toEqual({ boards: 1 });
  });

  test('each player keeps and places 3 Glade cards', () => {
    expect(step('4', 'draft')).toEqual({ kept: 3 });
    expect(step('4', 'place')).toEqual({ each: 3, placed: 12 });
  });
});

describe('the steps', () => {
  test('come in order, the next one first to do', () => {
    const { steps, done, left, next } = valueOf(ask({ done: 'supply,base,player' }));
    expect(steps.map(({ id }) => id)).toEqual(SETUP_STEPS);
    expect(steps.filter((each) => each.done).map(({ id }) => id)).toEqual([
      'base',
      'supply',
      'player',
    ]);
    expect({ done, left, next }).toEqual({ done: 3, left: 7, next: 'board' });
  });

  test('end when all are done', () => {
    const { left, next } = valueOf(ask({ done: SETUP_STEPS.join() }));
    expect({ left, next }).toEqual({ left: 0, next: undefined });
  });

  test('done and left always make up the list', () => {
    fc.assert(
      fc.property(fc.subarray([...SETUP_STEPS]), (ticked) => {
        const { done, left, steps } = valueOf(ask({ done: ticked.join() }));
        expect(done).toBe(ticked.length);
        expect(done + left).toBe(steps.length);
      }),
    );
  });
});

describe('setups that cannot be read', () => {
  test.each([
    ['no players', { players: '' }, { field: 'players', code: 'missing' }],
    ['words', { players: 'two' }, { field: 'players', code: 'not-whole', got: 'two' }],
    [
      'an unknown step',
      { done: 'base,nap' },
      { field: 'done', code: 'not-an-option', got: 'nap', options: SETUP_STEPS },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});

describe('the steps of the setup', () => {
  const facts = (players: string, id: string) =>
    valueOf(ask({ players })).steps.find((each) => each.id === id);

  rule('rtn.setup.base', 'the base game is set up first, for the players there are', () => {
    expect(valueOf(ask({ players: '6' })).steps[0]).toMatchObject({
      id: 'base',
      clause: 'rtn.setup.base',
      facts: { players: 6, dice: 4 },
    });
    expect(valueOf(ask()).next).toBe('base');
  });

  rule('rtn.setup.supply', 'all Rock Rose, houses and meeples go to the supply', () => {
    const supply = { rockRose: 50, houses: 12, meeples: 18 };
    for (const players of ['1', '6']) expect(facts(players, 'supply')?.facts).toEqual(supply);
  });

  rule('rtn.setup.board', 'there is one expansion board for all', () => {
    expect(facts('6', 'board')).toMatchObject({ clause: 'rtn.setup.board', facts: { boards: 1 } });
  });

  rule('rtn.setup.settlers-deck', 'deck 3 is mixed in once each player has drawn a settler', () => {
    expect(facts('2', 'settlers')?.facts).toEqual({ dealt: 2, added: 12, deck: 58 });
    expect(facts('5', 'settlers')?.facts).toEqual({ dealt: 5, added: 12, deck: 55 });
  });

  rule('rtn.draft.pick-and-pass', 'each player keeps 3 of the 5 cards dealt', () => {
    expect(facts('4', 'draft')?.facts).toEqual({ kept: 3 });
    expect(facts('4', 'deal')?.facts).toEqual({ each: 5, dealt: 20 });
  });

  rule('rtn.draft.place', 'every card that is kept is placed', () => {
    expect(facts('4', 'place')?.facts).toEqual({ each: 3, placed: 12 });
  });

  rule('rtn.rock-rose.solo-dice', 'alone one rolls 5 dice', () => {
    expect(linesOf(ask({ players: '1' }), 'dice')).toEqual([
      { clause: 'rtn.rock-rose.solo-dice', code: 'dice', players: 1, dice: 5 },
    ]);
    expect(linesOf(ask({ players: '2' }), 'dice')).toMatchObject([
      { clause: 'rtn.rock-rose.dice', dice: 5 },
    ]);
  });

  rule('rtn.setup.solo', 'how one drafts alone is open, and asked of one player only', () => {
    expect(linesOf(ask({ players: '1' }), 'solo')).toMatchObject([{ kept: 3, dealt: 5 }]);
    expect(linesOf(ask({ players: '2' }), 'solo')).toEqual([]);
  });
});
