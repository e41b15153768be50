import { describe, expect, test } from 'vitest';
import { snoSolo, soloTitle } from '#engine/the-magnificent-sno/index.ts';
import {
  asking,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(snoSolo);

describe('the solo game', () => {
  rule('sno.solo.clear-die', 'the white poster of the display buys a clear die', () => {
    expect(valueOf(ask({ clearDice: '2' })).clearDice).toBe(3);
    expect(verdictOf(ask({ turn: '2', discarded: '2' }))).toBe('before-this-turn');
    expect(verdictOf(ask({ turn: '2', discarded: '1,3' }))).toBe('later-turn');
  });

  rule('sno.solo.roll', 'the die gained is rolled, while the game goes on', () => {
    expect(linesOf(ask({}), 'roll')).toEqual([{ clause: 'sno.solo.roll', code: 'roll' }]);
    expect(linesOf(ask({ points: '200' }), 'roll')).toEqual([]);
  });

  rule('sno.solo.refill', 'a new white poster fills the display', () => {
    expect(valueOf(ask({ whiteDeck: '17' }))).toMatchObject({ whiteDeck: 16, refilled: true });
    expect(valueOf(ask({ whiteDeck: '0' }))).toMatchObject({ whiteDeck: 0, refilled: false });
    expect(linesOf(ask({ whiteDeck: '0' }), 'empty-deck')).toHaveLength(1);
  });

  rule('sno.solo.empty-deck', 'whether the last white poster may go is a reading', () => {
    expect(verdictOf(ask({ whiteDeck: '0' }))).toBe('fine');
    expect(verdictOf(ask({ whiteDeck: '0', emptyDeck: 'no' }))).toBe('deck-empty');
    expect(verdictOf(ask({ whiteDeck: '1', emptyDeck: 'no' }))).toBe('fine');
  });

  rule(
    'sno.solo.five-clear',
    'there are five clear dice, on the main tent and on your cards',
    () => {
      expect(verdictOf(ask({ clearDice: '4' }))).toBe('fine');
      expect(verdictOf(ask({ clearDice: '5' }))).toBe('no-die-left');
      expect(verdictOf(ask({ turn: '3', clearDice: '3', ownClear: '1' }))).toBe('fine');
      expect(verdictOf(ask({ turn: '3', clearDice: '3', ownClear: '2' }))).toBe('no-die-left');
      expect(verdictOf(ask({ turn: '3', clearDice: '4', ownClear: '2' }))).toBe('too-many-dice');
      expect(verdictOf(ask({ clearDice: '4', ownClear: '' }))).toBe('fine');
    },
  );

  rule(
    'sno.turn.four',
    'a die is taken each turn: before a turn there are fewer on the cards',
    () => {
      const none = { clearDice: '0' };
      expect(violationsOf(ask({ ...none, turn: '1', ownClear: '1' }))).toEqual([
        { clause: 'sno.turn.four', code: 'not-taken-yet', own: 1, turn: 1, most: 0 },
      ]);
      expect(verdictOf(ask({ ...none, turn: '2', ownClear: '1' }))).toBe('fine');
      expect(verdictOf(ask({ ...none, turn: '3', ownClear: '3' }))).toBe('not-taken-yet');
      expect(verdictOf(ask({ ...none, turn: '4', ownClear: '3' }))).toBe('fine');
    },
  );

  rule('sno.solo.how-often', 'before each turn, or once a round, is a reading', () => {
    const third = { turn: '3', discarded: '1,2' };
    expect(verdictOf(ask(third))).toBe('fine');
    expect(verdictOf(ask({ ...third, every: 'round' }))).toBe('once-a-round');
    expect(verdictOf(ask({ turn: '1', every: 'round' }))).toBe('fine');
    expect(verdictOf(ask({ turn: '2', every: 'round' }))).toBe('first-turn-only');
  });

  rule('sno.solo.goal', '200 points win; 220 and 240 earn a title', () => {
    expect([199, 200, 219, 220, 239, 240].map(soloTitle)).toEqual([
      'none',
      'victory',
      'victory',
      'ringmaster',
      'ringmaster',
      'magnificent',
    ]);
    expect(linesOf(ask({ points: '205' }), 'title')).toMatchObject([{ next: 220 }]);
    expect(linesOf(ask({ points: '240' }), 'title')).toMatchObject([{ next: undefined }]);
    expect(valueOf(ask({ points: '' })).title).toBeUndefined();
    // At the end of the game the white poster is no longer asked for.
    expect(valueOf(ask({ points: '200', turn: '4', discarded: '4' })).title).toBe('victory');
  });

  test('the fifth turn needs the module', () => {
    expect(verdictOf(ask({ turn: '5' }))).toBe('no-such-turn');
    expect(verdictOf(ask({ turn: '5', module: 'yes' }))).toBe('fine');
  });

  test.each([
    ['round', '4', 'out-of-range'],
    ['turn', '6', 'out-of-range'],
    ['module', '', 'missing'],
    ['discarded', '1,x', 'not-whole'],
    ['whiteDeck', '', 'missing'],
    ['whiteDeck', '18', 'out-of-range'],
    ['clearDice', '-1', 'out-of-range'],
    ['clearDice', '6', 'out-of-range'],
    ['ownClear', '6', 'out-of-range'],
    ['points', '1.5', 'not-whole'],
    ['emptyDeck', 'maybe', 'not-an-option'],
    ['every', 'day', 'not-an-option'],
  ])('%s: %s cannot be read', (field, text, code) => {
    expect(problemsOf(ask({ [field]: text }))).toMatchObject([{ field, code }]);
  });
});
