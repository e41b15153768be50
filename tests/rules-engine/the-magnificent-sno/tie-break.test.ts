import { describe, expect, test } from 'vitest';
import { seatingOf } from '#engine/core/seating.ts';
import { makeStanding, standingTexts, tieBreak } from '#engine/the-magnificent-sno/index.ts';
import {
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = (table: string) => tieBreak.ask({ table });

describe('the winner', () => {
  rule('sno.game-end.tie', 'among equals the highest play-order card wins', () => {
    expect(valueOf(ask('Ada:120:2;Bo:120:4;Cy:118:1;Dora:90:3'))).toMatchObject({
      winner: 'Bo',
      points: 120,
      tied: ['Bo', 'Ada'],
    });
    // The highest card of all helps nobody who is behind.
    expect(valueOf(ask('Ada:120:2;Bo:119:3;Cy:120:1')).winner).toBe('Ada');
    // Everyone is entered: among three there is no card 4.
    expect(verdictOf(ask('Ada:120:2;Bo:120:4;Cy:118:1'))).toBe('no-such-card');
  });

  test('without a tie the cards do not matter', () => {
    const reply = ask('Ada:10:1;Bo:9:2');
    expect(valueOf(reply)).toMatchObject({ winner: 'Ada', tied: ['Ada'] });
    expect(linesOf(reply, 'most-points')).toHaveLength(1);
    expect(linesOf(reply, 'tied')).toEqual([]);
  });

  test('everyone is ranked, also below zero', () => {
    const { ranking } = valueOf(ask('Ada:-3:1;Bo:0:3;Cy:-3:2'));
    expect(ranking.map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Ada']);
  });

  test('cards are dealt once each', () => {
    expect(verdictOf(ask('Ada:1:1;Bo:2:1'))).toBe('same-card');
  });

  rule(
    'sno.game-end.last-cards',
    'who is tied for victory tells the last card, nobody else',
    () => {
      expect(valueOf(ask('Ada:1;Bo:2:;Cy:1')).winner).toBe('Bo');
      expect(valueOf(ask('Ada:9:2;Bo:9:1;Cy:1')).winner).toBe('Ada');
      expect(violationsOf(ask('Ada:9:2;Bo:9;Cy:1'))).toEqual([
        { clause: 'sno.game-end.last-cards', code: 'card-missing', names: ['Bo'], points: 9 },
      ]);
      // A card told twice is named beside one that is missing.
      expect(violationsOf(ask('Ada:9;Bo:9:2;Cy:1:2'))).toMatchObject([
        { code: 'same-card', card: 2, names: ['Bo', 'Cy'] },
        { code: 'card-missing', names: ['Ada'], points: 9 },
      ]);
    },
  );

  rule('sno.order.new-cards', 'there is a card for each player: the last one is known', () => {
    expect(valueOf(ask('Ada:9:2;Bo:9;Cy:1:1')).winner).toBe('Bo');
    expect(valueOf(ask('Ada:9:2;Bo:9;Cy:1:3')).winner).toBe('Ada');
    expect(linesOf(ask('Ada:9:2;Bo:9;Cy:1:1'), 'highest-card')).toMatchObject([{ card: 3 }]);
    // Nor does it matter who has the lower ones.
    expect(valueOf(ask('Ada:9;Bo:9:4;Cy:9;Dora:9')).winner).toBe('Bo');
    expect(valueOf(ask('Ada:9;Bo:9:3;Cy:1:4;Dora:9')).winner).toBe('Bo');
    expect(verdictOf(ask('Ada:9;Bo:9:3;Cy:1;Dora:9'))).toBe('card-missing');
    // Higher cards of players outside the tie do not matter.
    expect(valueOf(ask('Ada:9:2;Bo:9:1;Cy:1;Dora:1')).winner).toBe('Ada');
  });

  test('a seat falls into its parts and is made of them', () => {
    expect(standingTexts('Ada:120:2')).toEqual({ name: 'Ada', points: '120', card: '2' });
    expect(standingTexts('Ada:x')).toEqual({ name: 'Ada', points: 'x', card: '' });
    expect(standingTexts('::')).toEqual({ name: '', points: '', card: '' });
    expect(['', 'Ada', 'Ada:1:2:3'].map(standingTexts)).toEqual([undefined, undefined, undefined]);
    expect(makeStanding({ name: 'A;da', points: '1:2', card: '' })).toBe('Ada:12:');
  });

  test('a table that told its names has their seats, without points and cards', () => {
    const { table } = tieBreak.form.fields;
    expect(table.seated?.(seatingOf('Ada,Bo', ''))).toBe('Ada::;Bo::');
  });

  test.each([
    ['blank', '', { code: 'missing' }],
    ['one', 'Ada:1:1', { code: 'wrong-count', got: 1 }],
    ['six', 'a:1:1;b:1:2;c:1:3;d:1:4;e:1:5;f:1:5', { code: 'wrong-count', got: 6 }],
    ['no points', 'Ada;Bo:2:2', { code: 'not-readable', where: [1], reason: 'parts' }],
    ['too much', 'Ada:1:1;Bo:2:2:2', { code: 'not-readable', where: [2], reason: 'parts' }],
    ['card 0', 'Ada:1:1;Bo:2:0', { code: 'not-readable', where: [2] }],
    ['card 6', 'Ada:1:1;Bo:2:6', { code: 'not-readable', where: [2] }],
    ['a name twice', 'Ada:1:1;Ada:2:2', { code: 'not-readable', reason: 'same-name' }],
  ])('%s cannot be read', (_, table, problem) => {
    expect(problemsOf(ask(table))).toMatchObject([{ field: 'table', ...problem }]);
  });
});
