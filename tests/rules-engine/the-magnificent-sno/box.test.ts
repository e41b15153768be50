import { describe, expect, test } from 'vitest';
import {
  campScoring,
  conversions,
  masterBoard,
  masterCards,
  masterTiles,
  perform,
  powerAndBuild,
  roundEnd,
  tieBreak,
  trainerAbilities,
  travel,
} from '#engine/the-magnificent-sno/index.ts';
import {
  asking,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

describe('trainers', () => {
  const convert = asking(conversions);
  const tile = asking(masterTiles, { cost: '0/0/0', costGems: '0/0/0/0' });

  rule('sno.trainers.no-ninth', 'a conversion cannot bring a ninth trainer', () => {
    expect(violationsOf(convert({ trainers: '8' }))).toEqual([
      { clause: 'sno.trainers.no-ninth', code: 'no-ninth', held: 8, gained: 1, all: 8 },
    ]);
    expect(valueOf(convert({ trainers: '7' })).after.trainers).toBe(8);
    expect(verdictOf(convert({ trainers: '7', right: '0/0/2/0' }))).toBe('no-ninth');
    // A trainer that is paid is back in the supply first.
    const round = { left: '0/0/1/0', right: '0/0/1/2', trainers: '8' };
    expect(verdictOf(convert(round))).toBe('fine');
    expect(verdictOf(convert({ trainers: '8', direction: 'back' }))).toBe('fine');
  });

  test('nor can a master tile, and a trainer tile then comes alone', () => {
    expect(verdictOf(tile({ tile: 'trainer', direction: 'back', trainers: '8' }))).toBe('no-ninth');
    expect(verdictOf(tile({ tile: 'trainer', direction: 'back', trainers: '7' }))).toBe('fine');
    expect(verdictOf(tile({ tile: 'trainer', trainers: '8' }))).toBe('fine');
    const alone = tile({ tile: 'trainer-tile', trainers: '8' });
    expect(valueOf(alone)).toMatchObject({ gained: { trainers: 0 }, after: { trainers: 8 } });
    expect(linesOf(alone, 'no-trainer-left')).toMatchObject([{ all: 8 }]);
    const seventh = tile({ tile: 'trainer-tile', trainers: '7' });
    expect(valueOf(seventh)).toMatchObject({ gained: { trainers: 1 }, after: { trainers: 8 } });
    expect(linesOf(seventh, 'no-trainer-left')).toEqual([]);
    const paid = tile({ tile: 'trainer-tile', trainers: '8', cost: '0/1/0' });
    expect(valueOf(paid).after.trainers).toBe(8);
  });

  rule('sno.components.trainers', 'nobody uses more than 8 trainers at once', () => {
    const build = asking(powerAndBuild);
    expect(verdictOf(build({ locked: '4/4/0' }))).toBe('fine');
    expect(violationsOf(build({ locked: '4/4/1' }))).toEqual([
      { clause: 'sno.components.trainers', code: 'too-many-trainers', trainers: 9, all: 8 },
    ]);
    expect(verdictOf(build({ locked: '0/4/0', changers: '4' }))).toBe('fine');
    expect(verdictOf(build({ locked: '0/4/0', changers: '5' }))).toBe('too-many-trainers');
    const use = asking(trainerAbilities, { ability: 'permanent', locked: '4/2/2' });
    expect(verdictOf(use({}))).toBe('fine');
    expect(verdictOf(use({ add: '0/1/0' }))).toBe('too-many-trainers');
    const score = asking(masterCards);
    expect(verdictOf(score({ locked: '3/3/2' }))).toBe('fine');
    expect(verdictOf(score({ locked: '3/3/3' }))).toBe('too-many-trainers');
  });
});

describe('tiles, posters and cards', () => {
  const camp = asking(campScoring);
  const cards = asking(masterCards);

  rule('sno.components.white-tiles', 'a camp has at most 14 white tiles', () => {
    expect(verdictOf(camp({ white: '14' }))).toBe('fine');
    expect(violationsOf(camp({ white: '15' }))).toEqual([
      { clause: 'sno.components.white-tiles', code: 'too-many-white', white: 15, all: 14 },
    ]);
    expect(verdictOf(cards({ white: '15' }))).toBe('too-many-white');
    // Painted ones are counted too: 15 capital letters are 15 tiles.
    const painted = 'W.W.W.W.W/.........../W.W.W.W.W.W/W.W.W.W....';
    const rows = painted.split('/').map((row) => row.padEnd(12, '.'));
    expect(verdictOf(camp({ camp: rows.join('/'), white: '' }))).toBe('too-many-white');
  });

  rule('sno.components.totals', 'a camp has at most 42 large tiles in color', () => {
    expect(verdictOf(camp({ large: '42' }))).toBe('fine');
    expect(verdictOf(camp({ large: '43' }))).toBe('too-many-large');
    expect(verdictOf(cards({ large: '43' }))).toBe('too-many-large');
  });

  rule('sno.components.white-posters', 'nobody completes more than 18 white posters', () => {
    const posters = (count: number) => Array.from({ length: count }, () => 'w1/0').join();
    expect(verdictOf(cards({ posters: posters(18) }))).toBe('fine');
    expect(verdictOf(cards({ posters: posters(19) }))).toBe('too-many-white-posters');
  });

  rule('sno.module.no-refill', 'only two extra master cards ever exist', () => {
    const tile = asking(masterTiles, { tile: 'master-card' });
    expect(verdictOf(tile({ extraCards: '1', onBoard: '1' }))).toBe('fine');
    expect(violationsOf(tile({ extraCards: '1', onBoard: '2' }))).toEqual([
      {
        clause: 'sno.module.no-refill',
        code: 'too-many-cards',
        extraCards: 1,
        onBoard: 2,
        all: 2,
      },
    ]);
    expect(verdictOf(asking(masterTiles)({ extraCards: '1', onBoard: '2' }))).toBe('fine');
  });

  rule('sno.tent-spaces.count', 'at most 5 posters lie above a tent', () => {
    const ask = asking(perform, { track: '4,6,8' });
    const rows = (count: number) => Array.from({ length: count }, () => '1/0/0:1/0/0');
    expect(verdictOf(ask({ completed: rows(5).join(';') }))).toBe('fine');
    expect(verdictOf(ask({ completed: rows(6).join(';') }))).toBe('too-many-tents');
    // A poster without a tent takes none.
    const without = [...rows(5), '1/0/0:-'].join(';');
    expect(verdictOf(ask({ completed: without, noTent: '1' }))).toBe('fine');
  });

  rule('sno.posters.decks-left', 'the poster deck has at most 45 cards', () => {
    const ask = asking(travel);
    expect(verdictOf(ask({ posterDeck: '45' }))).toBe('fine');
    expect(problemsOf(ask({ posterDeck: '46' }))).toMatchObject([{ max: 45 }]);
    // Display and decks: 3 and 1 standard posters, 1 white one and none in its deck.
    const far = { power: '9', steps: '9', take: 'poster', posterDeck: '1', whiteDeck: '0' };
    expect(verdictOf(ask({ ...far, passed: '4' }))).toBe('fine');
    expect(violationsOf(ask({ ...far, passed: '5' }))).toEqual([
      { clause: 'sno.posters.decks-left', code: 'too-many-posters', posters: 6, all: 5 },
    ]);
    expect(verdictOf(ask({ ...far, passed: '5', posterDeck: '' }))).toBe('fine');
  });
});

describe('dice and play-order cards', () => {
  rule('sno.dice.base-numbers', 'two players have 3 dice of a color and 2 clear ones', () => {
    const ask = asking(roundEnd);
    const table = (dice: string) => ({ table: `a:1:0:${dice};b:5:0:o2` });
    expect(verdictOf(ask(table('g1,g1,g1,c1')))).toBe('fine');
    expect(violationsOf(ask(table('g1,g1,g1,g1')))).toEqual([
      {
        clause: 'sno.dice.base-numbers',
        code: 'too-many-dice',
        hue: 'green',
        entered: 4,
        all: 3,
        players: 2,
      },
    ]);
    expect(verdictOf(ask(table('c1,c1,c1')))).toBe('too-many-dice');
    expect(verdictOf(ask({ table: 'a:1:0:g1,g1,g1,g1;b:2:0:;c:3:0:' }))).toBe('fine');
  });

  rule('sno.dice.five', 'five players have 5 clear dice', () => {
    const ask = asking(roundEnd);
    const table = (dice: string) => ({
      table: `a:1:0:c1,c1,c1,c1;b:2:0:${dice};c:3:0:;d:4:0:;e:5:0:`,
    });
    expect(verdictOf(ask(table('c1')))).toBe('fine');
    expect(violationsOf(ask(table('c1,c1')))).toMatchObject([
      { clause: 'sno.dice.five', hue: 'clear', entered: 6, all: 5 },
    ]);
  });

  rule('sno.order.new-cards', 'there are as many play-order cards as players', () => {
    const ask = asking(tieBreak);
    expect(violationsOf(ask({ table: 'Ada:9:5;Bo:9:1' }))).toEqual([
      { clause: 'sno.order.new-cards', code: 'no-such-card', name: 'Ada', card: 5, players: 2 },
    ]);
    expect(verdictOf(ask({ table: 'Ada:9:2;Bo:9:1' }))).toBe('fine');
    expect(verdictOf(ask({ table: 'Ada:9:3;Bo:9:1;Cy:8' }))).toBe('fine');
  });
});

rule('sno.module.which-tiles', 'three of the new trainer tiles work in the tile turn', () => {
  const ask = asking(masterBoard, { next: 't' });
  const works = (ability: string) => verdictOf(ask({ ability }));
  expect(['swap-poster', 'swap-dice', 'permanent'].map(works)).toEqual(['fine', 'fine', 'fine']);
  expect(['set-die', 'extra-tile', 'no-tent'].map(works)).toEqual([
    'not-a-general-tile',
    'not-a-general-tile',
    'not-a-general-tile',
  ]);
  expect(linesOf(ask({ ability: 'swap-dice' }), 'general-tile')).toMatchObject([
    { ability: 'swap-dice' },
  ]);
  // In a turn with a die all of them may serve.
  expect(verdictOf(ask({ next: 'd', ability: 'set-die' }))).toBe('fine');
});
