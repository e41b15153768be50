import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomTerrain, TERRAINS } from '#engine/vast-bonus-cards/index.ts';
import { asking, linesOf, problemsOf, rule, valueOf, verdictOf } from '#tests/support/rule.ts';

const ask = asking(randomTerrain);

const ALL = TERRAINS.join(',');

describe('the Terrain cards', () => {
  rule('vbc.terrain.kinds', 'there are 6 kinds on 8 tiles: Pits are three', () => {
    expect(linesOf(ask({}), 'kinds')).toMatchObject([{ kinds: 6, tiles: 8 }]);
    expect(valueOf(ask({ draws: 'pits' })).pieces).toBe(3);
    expect(valueOf(ask({ draws: 'river' })).pieces).toBe(1);
  });

  rule('vbc.terrain.deck', 'six cards lie face down, one of each kind', () => {
    expect(valueOf(ask({ faceUp: '' })).faceDown).toEqual([
      'canyon',
      'lake',
      'magma',
      'mushroom-forest',
      'pits',
      'river',
    ]);
    expect(linesOf(ask({ faceUp: 'lake,river' }), 'deck')).toMatchObject([{ cards: 6, left: 4 }]);
    expect(verdictOf(ask({ faceUp: 'lake', draws: 'lake' }))).toBe('drawn-twice');
  });

  rule('vbc.terrain.when', 'with the first Event tile of a round, never in the Collapse', () => {
    expect(valueOf(ask({})).result).toBe('draw');
    expect(valueOf(ask({ event: 'no' })).result).toBe('not-now');
    expect(valueOf(ask({ collapse: 'yes' })).result).toBe('not-now');
    expect(linesOf(ask({ event: 'no' }), 'no-event')).toHaveLength(1);
    expect(linesOf(ask({ event: 'no', collapse: 'yes' }), 'collapse')).toHaveLength(1);
    expect(verdictOf(ask({ event: 'no', draws: 'magma' }))).toBe('not-now');
  });

  rule('vbc.terrain.draw', 'the card drawn says which tile to use', () => {
    expect(valueOf(ask({ draws: 'magma' }))).toMatchObject({ result: 'place', tile: 'magma' });
    expect(linesOf(ask({ draws: 'magma' }), 'drawn')).toMatchObject([{ card: 'magma', pieces: 1 }]);
    expect(linesOf(ask({}), 'draw')).toMatchObject([
      { cards: ['canyon', 'magma', 'mushroom-forest', 'pits', 'river'] },
    ]);
  });

  rule('vbc.terrain.face-up', 'drawn cards stay face up by the map', () => {
    expect(valueOf(ask({ faceUp: 'lake,river', draws: 'magma' })).faceUp).toEqual([
      'lake',
      'river',
      'magma',
    ]);
    expect(linesOf(ask({ draws: 'magma' }), 'face-up')).toMatchObject([
      { cards: ['lake', 'magma'] },
    ]);
    expect(linesOf(ask({ faceUp: '' }), 'face-up')).toEqual([]);
  });

  rule('vbc.terrain.chance', 'each kind left is as likely as the others', () => {
    expect(linesOf(ask({ faceUp: 'lake,river' }), 'chance')).toMatchObject([{ of: 4 }]);
    expect(linesOf(ask({ draws: 'magma' }), 'chance')).toEqual([]);
  });

  rule('vbc.terrain.unplaceable', 'a tile that does not fit: draw again, or none', () => {
    const pits = { draws: 'pits', fits: 'no' };
    expect(valueOf(ask({ ...pits, unplaceable: 'draw-again' }))).toMatchObject({
      result: 'draw-again',
      tile: undefined,
      pieces: 0,
      faceUp: ['lake'],
      faceDown: ['canyon', 'magma', 'mushroom-forest', 'river'],
    });
    expect(valueOf(ask({ ...pits, unplaceable: 'none' }))).toMatchObject({
      result: 'none',
      tile: undefined,
      faceUp: ['lake', 'pits'],
    });
    expect(linesOf(ask(pits), 'unplaceable')).toMatchObject([
      { card: 'pits', reading: 'draw-again' },
    ]);
    expect(linesOf(ask({ draws: 'pits' }), 'unplaceable')).toEqual([]);
    // The last card has no other after it.
    const others = TERRAINS.filter((terrain) => terrain !== 'pits');
    const last = { ...pits, faceUp: others.join(','), unplaceable: 'draw-again' };
    expect(linesOf(ask(last), 'unplaceable')).toMatchObject([{ last: true }]);
    expect(linesOf(ask(pits), 'unplaceable')).toMatchObject([{ last: false }]);
    expect(valueOf(ask(last))).toMatchObject({ result: 'none', faceDown: [], faceUp: others });
    expect(linesOf(ask(last), 'no-card')).toMatchObject([{ cards: 6, reading: 'none' }]);
    expect(valueOf(ask({ ...last, noCard: 'reshuffle' }))).toMatchObject({
      result: 'draw-again',
      faceDown: others,
      faceUp: [],
    });
  });

  rule('vbc.terrain.no-card', 'without a card: no Terrain, or all are shuffled again', () => {
    expect(valueOf(ask({ faceUp: ALL, noCard: 'none' }))).toMatchObject({
      result: 'none',
      faceDown: [],
    });
    expect(valueOf(ask({ faceUp: ALL, noCard: 'reshuffle' }))).toMatchObject({
      result: 'draw',
      faceDown: TERRAINS,
    });
    expect(valueOf(ask({ faceUp: ALL, noCard: 'reshuffle', draws: 'lake' }))).toMatchObject({
      result: 'place',
      faceUp: ['lake'],
    });
    expect(verdictOf(ask({ faceUp: ALL, draws: 'lake' }))).toBe('drawn-twice');
    // Nobody shuffles before a card is due.
    expect(valueOf(ask({ faceUp: ALL, noCard: 'reshuffle', event: 'no' }))).toMatchObject({
      result: 'not-now',
      faceDown: [],
    });
    expect(linesOf(ask({ faceUp: ALL }), 'no-card')).toMatchObject([{ cards: 6, reading: 'none' }]);
    expect(linesOf(ask({}), 'no-card')).toEqual([]);
  });

  test('VT-25: six draws bring every kind once', () => {
    const order = fc.shuffledSubarray([...TERRAINS], { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(order, (draws) => {
        const faceUp = draws.reduce<readonly string[]>(
          (up, card) => valueOf(ask({ faceUp: up.join(','), draws: card })).faceUp,
          [],
        );
        expect(faceUp).toEqual(draws);
        expect(valueOf(ask({ faceUp: faceUp.join(',') })).result).toBe('none');
      }),
    );
  });
});

test.each([
  ['a kind', { faceUp: 'desert' }, 'faceUp', 'not-an-option'],
  ['a card', { draws: 'desert' }, 'draws', 'not-an-option'],
  ['perhaps', { event: 'perhaps' }, 'event', 'not-an-option'],
  ['nothing', { collapse: '' }, 'collapse', 'missing'],
  ['a fit', { fits: '1' }, 'fits', 'not-an-option'],
  ['no reading', { unplaceable: '' }, 'unplaceable', 'missing'],
  ['no other reading', { noCard: '' }, 'noCard', 'missing'],
])('%s cannot be read', (_, input, field, code) => {
  expect(problemsOf(ask(input))).toMatchObject([{ field, code }]);
});
