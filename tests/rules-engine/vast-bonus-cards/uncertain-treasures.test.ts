import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatingOf } from '#engine/core/seating.ts';
import {
  cubesAt,
  gritAfter,
  nextCubeSpace,
  SHORT_DECK,
  treasureChoices,
  uncertainTreasures,
  YES_NO,
} from '#engine/vast-bonus-cards/index.ts';
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

const ask = asking(uncertainTreasures);

const without = { cave: 'no', caveBottom: '' };

describe('with a Cave player', () => {
  test('VT-20: the Cave bottoms b, the Knight bottoms a and keeps c', () => {
    expect(valueOf(ask({}))).toEqual({
      drawn: ['a', 'b', 'c'],
      offered: ['a', 'c'],
      kept: 'c',
      removed: undefined,
      deck: ['d', 'e', 'b', 'a'],
      cards: [
        { card: 'a', place: 'bottom', seenByCave: true, seenByKnight: true, caveKnows: false },
        { card: 'b', place: 'bottom', seenByCave: true, seenByKnight: false, caveKnows: true },
        { card: 'c', place: 'kept', seenByCave: true, seenByKnight: true, caveKnows: false },
      ],
      next: undefined,
      grit: { before: 3, after: 3 },
      heroCubes: 0,
    });
  });

  rule('vbc.treasures.cave-draws', 'the Cave draws 3 Treasure cards', () => {
    expect(linesOf(ask({}), 'draws')).toEqual([
      { clause: 'vbc.treasures.cave-draws', code: 'draws', cards: ['a', 'b', 'c'], asked: 3 },
    ]);
  });

  rule('vbc.treasures.cave-bottom', 'the Cave puts one of the three on the bottom', () => {
    expect(valueOf(ask({ caveBottom: '' }))).toMatchObject({
      next: 'cave-bottom',
      offered: [],
      deck: ['d', 'e'],
      cards: [{ place: 'cave' }, { place: 'cave' }, { place: 'cave' }],
    });
    expect(violationsOf(ask({ caveBottom: 'd' }))).toEqual([
      {
        clause: 'vbc.treasures.cave-bottom',
        code: 'not-drawn',
        card: 'd',
        cards: ['a', 'b', 'c'],
      },
    ]);
  });

  rule('vbc.treasures.two-cards', 'the Knight gets the other two', () => {
    expect(linesOf(ask({ caveBottom: 'a', knightBottom: 'b' }), 'offered')).toMatchObject([
      { cards: ['b', 'c'] },
    ]);
  });

  rule('vbc.treasures.knight-bottom', 'the Knight puts one of the two on the bottom', () => {
    expect(valueOf(ask({ knightBottom: '' }))).toMatchObject({
      next: 'knight-bottom',
      kept: undefined,
      deck: ['d', 'e', 'b'],
    });
    expect(violationsOf(ask({ knightBottom: 'b' }))).toMatchObject([
      { clause: 'vbc.treasures.knight-bottom', code: 'not-offered', cards: ['a', 'c'] },
    ]);
  });

  rule('vbc.treasures.bottom-order', 'the Knight’s card lies below the Cave’s', () => {
    expect(valueOf(ask({})).deck.slice(-2)).toEqual(['b', 'a']);
    expect(linesOf(ask({}), 'bottom-order')).toMatchObject([{ cards: ['b', 'a'] }]);
  });

  rule('vbc.treasures.keep-or-decline', 'she keeps or declines the last card', () => {
    expect(valueOf(ask({ choice: '' }))).toMatchObject({
      next: 'keep-or-decline',
      kept: undefined,
      removed: undefined,
    });
    expect(linesOf(ask({}), 'keeps')).toMatchObject([
      { clause: 'vbc.treasures.keep-or-decline', card: 'c' },
    ]);
    expect(linesOf(ask({ choice: '' }), 'may-keep')).toHaveLength(1);
  });

  rule('vbc.treasures.decline', 'a declined card leaves the game and gives 5 Grit', () => {
    // VT-21
    expect(valueOf(ask({ choice: 'decline', grit: '3' }))).toMatchObject({
      kept: undefined,
      removed: 'c',
      deck: ['d', 'e', 'b', 'a'],
      grit: { before: 3, after: 8 },
    });
    expect(linesOf(ask({ choice: 'decline' }), 'declines')).toMatchObject([
      { clause: 'vbc.treasures.decline', card: 'c', grit: 5 },
    ]);
    expect(linesOf(ask({ choice: 'decline', knightBottom: '' }), 'declines')).toEqual([]);
  });

  rule('vbc.treasures.hidden', 'the Cave is not shown what the Knight bottoms or declines', () => {
    expect(linesOf(ask({}), 'hidden')).toMatchObject([{ cards: ['a'] }]);
    expect(linesOf(ask({ choice: 'decline' }), 'hidden')).toMatchObject([{ cards: ['a', 'c'] }]);
    expect(linesOf(ask({ ...without, choice: 'decline' }), 'hidden')).toEqual([]);
    for (const { card, caveKnows } of valueOf(ask({ choice: 'decline' })).cards) {
      expect(caveKnows, card).toBe(card === 'b');
    }
  });
});

describe('without a Cave player', () => {
  test('VT-22: a goes to the bottom, b is declined', () => {
    const input = { ...without, deck: 'a,b,c', choice: 'decline', grit: '0' };
    expect(valueOf(ask(input))).toMatchObject({
      deck: ['c', 'a'],
      removed: 'b',
      grit: { before: 0, after: 5 },
      heroCubes: 1,
      cards: [{ seenByCave: false }, { seenByCave: false }],
    });
  });

  rule('vbc.treasures.no-cave-draws', 'the Knight draws 2 Treasure cards', () => {
    expect(linesOf(ask(without), 'draws')).toEqual([
      { clause: 'vbc.treasures.no-cave-draws', code: 'draws', cards: ['a', 'b'], asked: 2 },
    ]);
    // Nobody else puts a card on the bottom.
    expect(valueOf(ask({ ...without, caveBottom: 'b' })).offered).toEqual(['a', 'b']);
  });

  rule('vbc.treasures.no-cave-bottom', 'she puts one of the two on the bottom', () => {
    expect(valueOf(ask(without)).deck).toEqual(['c', 'd', 'e', 'a']);
    expect(verdictOf(ask({ ...without, knightBottom: 'c' }))).toBe('not-offered');
    expect(citedBy(ask({ ...without, knightBottom: 'c' }))).toEqual([
      'vbc.treasures.no-cave-bottom',
    ]);
  });

  rule('vbc.treasures.no-cave-choice', 'she keeps or declines the other', () => {
    expect(linesOf(ask(without), 'keeps')).toMatchObject([
      { clause: 'vbc.treasures.no-cave-choice', card: 'b' },
    ]);
    expect(valueOf(ask({ ...without, choice: '' })).next).toBe('keep-or-decline');
  });

  rule('vbc.treasures.no-cave-decline', 'declined, it leaves the game and gives 5 Grit', () => {
    expect(linesOf(ask({ ...without, choice: 'decline' }), 'declines')).toMatchObject([
      { clause: 'vbc.treasures.no-cave-decline', card: 'b', grit: 5 },
    ]);
  });
});

test('a table tells whether somebody plays the Cave, once all have told their roles', () => {
  const { cave } = uncertainTreasures.form.fields;
  const told = (players: string): string | undefined => cave.seated?.(seatingOf(players, ''));
  expect(told('Ada:knight,Bo:cave')).toBe('yes');
  expect(told('Ada:knight,Bo:thief')).toBe('no');
  expect(told('Ada:knight,Bo')).toBeUndefined();
  // Who has not told is not the Cave if somebody else is.
  expect(told('Ada,Bo:cave')).toBe('yes');
});

describe('few cards', () => {
  rule('vbc.treasures.base-draw', 'the base game draws one card fewer', () => {
    expect(linesOf(ask({}), 'base-draw')).toMatchObject([{ base: 2, cave: true }]);
    expect(linesOf(ask(without), 'base-draw')).toMatchObject([{ base: 1, cave: false }]);
    // With 2 cards left, both games draw 2.
    const two = { deck: 'a,b', caveBottom: '', knightBottom: '', choice: '' };
    expect(linesOf(ask(two), 'base-draw')).toEqual([]);
  });

  rule('vbc.treasures.short-deck', 'with two cards left, the reading says who chooses', () => {
    const two = { deck: 'a,b', caveBottom: 'b', knightBottom: 'a' };
    expect(valueOf(ask({ ...two, shortDeck: 'cave-first' }))).toMatchObject({
      offered: ['a'],
      kept: 'a',
      deck: ['b'],
    });
    expect(valueOf(ask({ ...two, shortDeck: 'knight-first' }))).toMatchObject({
      offered: ['a', 'b'],
      kept: 'b',
      deck: ['a'],
    });
    expect(linesOf(ask(two), 'short')).toMatchObject([
      { asked: 3, cards: 2, reading: 'cave-first' },
    ]);
    expect(linesOf(ask({}), 'short')).toEqual([]);
    // With one card left both agree.
    for (const shortDeck of SHORT_DECK) {
      expect(valueOf(ask({ deck: 'a', shortDeck })).kept).toBe('a');
    }
  });

  rule('vbc.treasures.empty-deck', 'with no card left she gains 5 Grit', () => {
    const reply = ask({ deck: '', choice: 'keep', grit: '8' });
    expect(valueOf(reply)).toMatchObject({ kept: undefined, grit: { after: 13 }, heroCubes: 1 });
    expect(linesOf(reply, 'empty')).toMatchObject([{ grit: 5 }]);
    expect(linesOf(reply, 'draws')).toEqual([]);
  });
});

describe('Grit', () => {
  rule('vbc.grit.track', 'the track runs from 0 to 45', () => {
    expect(gritAfter(43, 5)).toBe(45);
    expect(gritAfter(3, -5)).toBe(0);
    expect(gritAfter(10, 5)).toBe(15);
    expect(linesOf(ask({ choice: 'decline', grit: '43' }), 'grit')).toMatchObject([
      { before: 43, after: 45, lost: 3 },
    ]);
  });

  rule('vbc.grit.cubes', 'Hero cubes come at 5, 11, 18, 26 and 35', () => {
    expect([4, 5, 10, 11, 17, 18, 25, 26, 34, 35, 45].map(cubesAt)).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
    expect([0, 5, 11, 18, 26, 34].map(nextCubeSpace)).toEqual([5, 11, 18, 26, 35, 35]);
    expect(nextCubeSpace(35)).toBeUndefined();
    expect(linesOf(ask({ choice: 'decline', grit: '6' }), 'hero-cubes')).toMatchObject([
      { cubes: 1, spaces: [11] },
    ]);
    expect(linesOf(ask({ choice: 'decline', grit: '5' }), 'hero-cubes')).toEqual([]);
  });
});

test('no card is lost and none appears twice', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const card = fc.constantFrom('', ...names.slice(0, 3));
  fc.assert(
    fc.property(
      fc.record({
        cave: fc.constantFrom(...YES_NO),
        deck: fc.nat(6).map((cards) => names.slice(0, cards).join(',')),
        caveBottom: card,
        knightBottom: card,
        choice: fc.constantFrom('', 'keep', 'decline'),
        shortDeck: fc.constantFrom(...SHORT_DECK),
      }),
      (input) => {
        const reply = ask(input);
        if (reply.kind !== 'answer') return;
        const { deck, cards, kept, removed } = reply.answer.value;
        const held = cards.filter(({ place }) => place === 'cave' || place === 'knight');
        const all = [...deck, ...held.map((seen) => seen.card), kept, removed];
        expect(all.filter((name) => name !== undefined).toSorted()).toEqual(
          input.deck.split(',').filter((name) => name !== ''),
        );
      },
    ),
  );
});

describe('what there is to choose', () => {
  const choices = (input: Readonly<Record<string, string>>): unknown => {
    const { cave, knight, last } = treasureChoices({ ...uncertainTreasures.form.start, ...input });
    return [cave.join(), knight.join(), last];
  };

  test.each([
    ['all is chosen', {}, ['a,b,c', 'a,c', true]],
    ['nothing is chosen', { caveBottom: '', knightBottom: '' }, ['a,b,c', '', false]],
    ['the Knight has not chosen', { knightBottom: '' }, ['a,b,c', 'a,c', false]],
    ['the Cave chose what it has not', { caveBottom: 'e' }, ['a,b,c', '', true]],
    ['there is no Cave', { cave: 'no' }, ['', 'a,b', true]],
    ['one card is left', { deck: 'a' }, ['', '', true]],
    ['no card is left', { deck: '' }, ['', '', false]],
    ['the deck cannot be read', { deck: 'a,a' }, ['', '', true]],
  ])('%s', (_, input, expected) => {
    expect(choices(input)).toEqual(expected);
  });
});

rule('vbc.amulet.reveal', 'a kept Cursed Amulet is face up at once', () => {
  for (const name of ['cursed-amulet', 'Cursed-Amulet', 'amuleto-maledetto']) {
    const kept = ask({ deck: `a,b,${name},d` });
    expect(linesOf(kept, 'revealed'), name).toMatchObject([{ clause: 'vbc.amulet.reveal' }]);
    expect(valueOf(kept).cards[2], name).toMatchObject({ place: 'kept', caveKnows: true });
    expect(linesOf(ask({ deck: `a,b,${name},d`, choice: 'decline' }), 'revealed')).toEqual([]);
  }
  expect(linesOf(ask({}), 'revealed')).toEqual([]);
  // Put on the bottom, it is not shown.
  const under = ask({ deck: 'cursed-amulet,b,c', knightBottom: 'cursed-amulet' });
  expect(valueOf(under).cards[0]).toMatchObject({ place: 'bottom', caveKnows: false });
});

test('what cannot be read is shown as it was typed', () => {
  expect(problemsOf(ask({ caveBottom: 'B!' }))).toMatchObject([{ got: 'B!' }]);
  expect(problemsOf(ask({ deck: 'a,Axe!' }))).toMatchObject([{ got: 'Axe!' }]);
});

describe('what cannot be read', () => {
  test.each([
    ['a card twice', { deck: 'a,b,a' }, 'deck', 'not-readable'],
    ['a card with a sign', { deck: 'a,<b>' }, 'deck', 'not-readable'],
    [
      'too large a deck',
      { deck: Array.from({ length: 21 }, (_, i) => `c${String(i)}`).join() },
      'deck',
      'not-readable',
    ],
    ['a name with a sign', { caveBottom: 'b!' }, 'caveBottom', 'not-readable'],
    ['a choice', { choice: 'sell' }, 'choice', 'not-an-option'],
    ['46 Grit', { grit: '46' }, 'grit', 'out-of-range'],
    ['no Cave', { cave: '' }, 'cave', 'missing'],
    ['no reading', { shortDeck: '' }, 'shortDeck', 'missing'],
  ])('%s', (_, input, field, code) => {
    expect(problemsOf(ask(input))).toMatchObject([{ field, code }]);
  });
});
