import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dwellingScoring,
  makeDwellingText,
  parseDwellingText,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { answerTo, problemsOf, rule, valueOf } from '#tests/support/rule.ts';

const ask = (cards: string): ReturnType<typeof dwellingScoring.ask> =>
  dwellingScoring.ask({ cards });

describe('dwellings at the end of the game', () => {
  rule('rtn.dwellings.score', 'an active dwelling scores if its condition is met', () => {
    expect(valueOf(ask('7m,4u,5i'))).toEqual({
      cards: [
        { points: 7, state: 'met', scored: 7 },
        { points: 4, state: 'unmet', scored: 0 },
        { points: 5, state: 'inactive', scored: 0 },
      ],
      total: 7,
    });
    expect(valueOf(ask('7m,4m,5u')).total).toBe(11);
  });

  rule('rtn.dwellings.activate', 'a dwelling that was never activated scores nothing', () => {
    expect(valueOf(ask('7i')).total).toBe(0);
    expect(answerTo(ask('7m,4u,5i')).lines).toEqual([
      { clause: 'rtn.dwellings.score', code: 'met', card: 1, points: 7, scored: 7 },
      { clause: 'rtn.dwellings.score', code: 'unmet', card: 2, points: 4, scored: 0 },
      { clause: 'rtn.dwellings.activate', code: 'inactive', card: 3, points: 5, scored: 0 },
    ]);
  });

  test('without dwellings there is nothing to score', () => {
    expect(valueOf(ask(' '))).toEqual({ cards: [], total: 0 });
  });

  test('the total is what the cards score', () => {
    const card = fc.tuple(fc.nat(99), fc.constantFrom('m', 'u', 'i'));
    fc.assert(
      fc.property(fc.array(card, { maxLength: 6 }), (cards) => {
        const met = cards.filter(([, letter]) => letter === 'm');
        expect(valueOf(ask(cards.map((each) => each.join('')).join())).total).toBe(
          met.reduce((total, [points]) => total + points, 0),
        );
      }),
    );
  });
});

describe('dwellings that cannot be read', () => {
  test('points still to be filled in are asked for, card by card', () => {
    expect(dwellingScoring.ask({ cards: '7m,m' })).toEqual({
      kind: 'unreadable',
      problems: [
        { field: 'cards', code: 'not-readable', got: 'm', where: [2], reason: 'no-points' },
      ],
    });
  });

  test.each([
    ['no letter', '7', '7'],
    ['another letter', '7x', '7x'],
    ['a debt', '-7m', '-7m'],
    ['a hundred', '100m', '100m'],
    ['half a point', '1.5m', '1.5m'],
  ])('%s', (_, text, got) => {
    expect(problemsOf(ask(text))).toEqual([{ field: 'cards', code: 'not-readable', got }]);
  });

  test('seven dwellings', () => {
    expect(problemsOf(ask('1m,1m,1m,1m,1m,1m,1m'))).toEqual([
      { field: 'cards', code: 'wrong-count', got: 7, min: 0, max: 6 },
    ]);
    expect(valueOf(ask('1m,1m,1m,1m,1m,1m')).total).toBe(6);
  });

  test('every card in trouble is named', () => {
    expect(problemsOf(ask('x,7m,y'))).toMatchObject([{ got: 'x' }, { got: 'y' }]);
  });
});

describe('a dwelling as it is typed', () => {
  test.each([
    ['7m', { points: '7', state: 'met' }],
    ['4u', { points: '4', state: 'unmet' }],
    ['i', { points: '', state: 'inactive' }],
  ] as const)('%s', (text, card) => {
    expect(parseDwellingText(` ${text} `)).toEqual(card);
    expect(makeDwellingText(card)).toBe(text);
  });

  test('one text is one dwelling', () => {
    expect(parseDwellingText('7m,4u')).toBeUndefined();
    expect(makeDwellingText({ points: '7, 4', state: 'unmet' })).toBe('74u');
  });
});
