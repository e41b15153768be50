import { describe, expect, test } from 'vitest';
import {
  halfOf,
  masterCards,
  printedRow,
  printedTexts,
  SCORINGS,
  type Scoring,
  type Sheet,
} from '#engine/the-magnificent-sno/index.ts';
import { asking, linesOf, problemsOf, rule, valueOf } from '#tests/support/rule.ts';

/** All kinds of scoring. */
const ask = asking(masterCards, { cards: '' });

type Input = Parameters<typeof ask>[0];

const sheet = (input: Input): Sheet => valueOf(ask(input));

const points = (scoring: Scoring, input: Input): number | undefined =>
  sheet(input).rows.find((row) => row.scoring === scoring)?.points;

describe('the score sheet', () => {
  rule(
    'sno.scoring.highest-dice',
    'the highest die of each color scores, clear dice do not',
    () => {
      expect(points('highest-dice', { dice: 'g5,g4,p6,c6' })).toBe(11);
      expect(points('highest-dice', { dice: 'c6' })).toBe(0);
      expect(points('highest-dice', { dice: 'o1,g1,p1' })).toBe(3);
    },
  );

  rule('sno.scoring.which-dice', 'whether permanent +1s raise the dice is a reading', () => {
    const position = { dice: 'g5,p6,c6', locked: '3/2/0' };
    expect(points('highest-dice', position)).toBe(11);
    // Orange has three trainers but no die.
    expect(points('highest-dice', { ...position, diceValue: 'raised' })).toBe(13);
    expect(linesOf(ask(position), 'dice-value')).toMatchObject([
      { reading: 'shown', otherwise: 13 },
    ]);
    expect(linesOf(ask({ ...position, diceValue: 'raised' }), 'dice-value')).toMatchObject([
      { reading: 'raised', otherwise: 11 },
    ]);
    expect(linesOf(ask({ dice: 'p6', locked: '3/2/0' }), 'dice-value')).toEqual([]);
    expect(points('highest-dice', { ...position, locked: '' })).toBe(11);
  });

  rule('sno.scoring.white-posters', '4 points for each completed white poster', () => {
    expect(points('white-posters', { posters: 'w0/2,w1/0,2/3,w0/0' })).toBe(12);
    expect(points('white-posters', { posters: '2/3' })).toBe(0);
  });

  rule(
    'sno.scoring.printed-tiles',
    '3 points for each camp tile of the color on completed posters',
    () => {
      expect(points('printed-tiles', { posters: '2/5,w1/0,0/7' })).toBe(9);
      expect(points('printed-tiles', { posters: '' })).toBe(0);
    },
  );

  rule('sno.scoring.tiles-twice', 'two equal tiles on one poster score twice', () => {
    expect(points('printed-tiles', { posters: '2/0' })).toBe(6);
    expect(linesOf(ask({ posters: '2/0,1/0' }), 'tiles-twice')).toMatchObject([{ tiles: 2 }]);
    expect(linesOf(ask({ posters: '1/2,1/2' }), 'tiles-twice')).toEqual([]);
  });

  rule('sno.scoring.coins', 'the coins on all completed posters are points', () => {
    expect(points('coins', { posters: '9/3,w0/2,1/0' })).toBe(5);
    expect(sheet({ posters: '0/2,1/0,w0/1' }).posterCoins).toEqual([2, 1]);
  });

  rule('sno.scoring.coins-example', 'a poster with 3 coins gives 3 points', () => {
    expect(points('coins', { posters: '0/3' })).toBe(3);
  });

  rule('sno.scoring.gems', '4 points for each gem discarded, clear ones as well', () => {
    expect(points('gems', { gems: '0/2/0/1' })).toBe(12);
    expect(points('gems', {})).toBe(0);
  });

  rule('sno.tent-scoring.five', 'a card for tents can count five: 25 points at 5 each', () => {
    expect(points('tents', { tents: '5', perTent: '5' })).toBe(25);
    expect(points('tents', { tents: '4', perTent: '5' })).toBe(20);
    expect(points('tents', { tents: '4', perTent: '' })).toBeUndefined();
    expect(problemsOf(ask({ tents: '6' }))).toMatchObject([{ field: 'tents', max: 5 }]);
  });

  test('a card asked for of which something is missing is named, not left out', () => {
    const uncounted = (input: Parameters<typeof ask>[0]) => valueOf(ask(input)).uncounted;
    expect(uncounted({ cards: 'large,tents,cross,pairs' })).toEqual(['tents', 'cross', 'pairs']);
    expect(uncounted({ cards: 'large,white', large: '', white: '' })).toEqual(['large', 'white']);
    expect(uncounted({ cards: 'tents', perTent: '5' })).toEqual([]);
    // Nothing was asked for by name.
    expect(uncounted({ cards: '' })).toEqual([]);
  });

  rule('sno.tiles.half', 'an extra master card gives half its points at the end', () => {
    expect(sheet({ extra: '8,12' })).toMatchObject({
      extra: [{ half: 4 }, { half: 6 }],
      extraPoints: 10,
    });
    expect(sheet({ extra: '' }).extraPoints).toBe(0);
    expect(problemsOf(ask({ extra: '1,2,3' }))).toMatchObject([{ field: 'extra', max: 2 }]);
  });

  rule('sno.tiles.rounding', 'what half of 11 is depends on the reading', () => {
    expect((['down', 'up', 'exact'] as const).map((half) => halfOf(11, half))).toEqual([5, 6, 5.5]);
    expect(sheet({ extra: '11', half: 'exact' }).extraPoints).toBe(5.5);
    // Two cards are halved one by one.
    const both = (half: string): number => sheet({ extra: '11,9', half }).extraPoints;
    expect(['down', 'up', 'exact'].map(both)).toEqual([9, 11, 10]);
    expect(linesOf(ask({ extra: '11' }), 'rounding')).toMatchObject([{ reading: 'down', half: 5 }]);
    expect(linesOf(ask({ extra: '12' }), 'rounding')).toEqual([]);
  });
});

describe('one description', () => {
  const camp = '..O...../..oo..../..Gg..../gGpPpo.p/..p..g../..Pp.g../..W...../........';

  test('feeds every row', () => {
    expect(sheet({ camp, large: '', white: '', perTent: '5' }).rows).toEqual([
      { scoring: 'highest-dice', points: 11 },
      { scoring: 'large', points: 18 },
      { scoring: 'white', points: 5 },
      { scoring: 'cross', points: 13 },
      { scoring: 'pairs', points: 6 },
      { scoring: 'white-posters', points: 0 },
      { scoring: 'printed-tiles', points: 0 },
      { scoring: 'coins', points: 0 },
      { scoring: 'gems', points: 0 },
      { scoring: 'tents', points: 0 },
    ]);
    expect(sheet({ camp, large: '', white: '' }).best).toEqual(['large']);
  });

  test('says nothing of what it does not know', () => {
    const blank = { camp: '', large: '', white: '' };
    expect(points('cross', blank)).toBeUndefined();
    expect(points('pairs', blank)).toBeUndefined();
    expect(points('large', blank)).toBeUndefined();
    expect(points('white', { ...blank, white: '2' })).toBe(10);
    expect(points('large', { ...blank, white: '2' })).toBeUndefined();
    expect(linesOf(ask({ ...blank, white: '2' }), 'white')).toMatchObject([{ points: 10 }]);
    expect(linesOf(ask({ ...blank, white: '2' }), 'large')).toEqual([]);
  });

  test('an empty camp is not an unknown one', () => {
    expect(points('cross', { camp: '..' })).toBe(0);
  });

  test('only the cards in hand are scored, the best among them marked', () => {
    expect(sheet({ cards: 'white,coins', white: '1', posters: '0/5' })).toMatchObject({
      rows: [
        { scoring: 'white', points: 5 },
        { scoring: 'coins', points: 5 },
      ],
      best: ['white', 'coins'],
    });
    expect(sheet({ cards: 'tents' }).best).toEqual([]);
    expect(sheet({ cards: 'coins,gems' }).best).toEqual([]);
    expect(sheet({}).rows.map(({ scoring }) => scoring)).toEqual(SCORINGS);
  });
});

test('up to 20 posters are listed', () => {
  const posters = [...Array<string>(18).fill('w0/1'), '0/1', '0/1'].join();
  expect(points('white-posters', { posters })).toBe(72);
  expect(points('coins', { posters })).toBe(20);
});

describe('descriptions that cannot be read', () => {
  test.each([
    ['cards', 'jugglers', 'not-an-option'],
    ['dice', 'g9', 'not-readable'],
    ['locked', '0/9/0', 'out-of-range'],
    ['camp', 'x', 'not-readable'],
    ['diceValue', '', 'missing'],
    ['pair', 'white-green', 'not-an-option'],
    ['large', 'many', 'not-whole'],
    ['white', '-1', 'out-of-range'],
    ['posters', '1.5/0', 'not-whole'],
    ['posters', '2', 'not-readable'],
    ['posters', '0/-3', 'out-of-range'],
    ['posters', '0/0,'.repeat(21), 'wrong-count'],
    ['gems', '4/0/0/0', 'out-of-range'],
    ['tents', '', 'missing'],
    ['perTent', 'five', 'not-whole'],
    ['extra', '-1', 'out-of-range'],
    ['cross', '', 'missing'],
    ['half', 'nearest', 'not-an-option'],
  ])('%s: %s', (field, text, code) => {
    expect(problemsOf(ask({ [field]: text }))).toMatchObject([{ field, code }]);
  });
});

describe('the rows of posters', () => {
  test('are made as they are read', () => {
    for (const row of ['2/3', 'w0/2', 'w1/', '/', 'x/1']) {
      expect(printedRow(printedTexts(row) ?? { isWhite: false, tiles: '?', coins: '?' })).toBe(row);
    }
    expect(printedTexts('')).toEqual({ isWhite: false, tiles: '', coins: '' });
    expect(printedTexts(' w1/2 ')).toEqual({ isWhite: true, tiles: '1', coins: '2' });
    expect([printedTexts('2/3/4'), printedTexts('5')]).toEqual([undefined, undefined]);
  });

  test('leave out what would break a row or the list', () => {
    expect(printedRow({ isWhite: true, tiles: '1/2', coins: ' 3, 4;' })).toBe('w12/34');
  });
});
