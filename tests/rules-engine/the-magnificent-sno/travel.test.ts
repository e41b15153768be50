import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  TAKES,
  TRAVEL_ENDS,
  travel,
  travelOffer,
  type Take,
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

const ask = asking(travel);

type Input = Parameters<typeof ask>[0];

/** What can be taken where the wagon ends. */
const possible = (input: Input): readonly Take[] =>
  valueOf(ask(input)).options.flatMap((each) => (each.possible ? [each.take] : []));

describe('where the wagon ends', () => {
  rule('sno.travel.base', 'a wagon moves up to its power and takes what it passes', () => {
    expect(valueOf(ask({ power: '7', steps: '5', passed: '2' }))).toMatchObject({
      stepsLeft: 2,
      postersPassed: 2,
      posters: 2,
    });
    expect(violationsOf(ask({ power: '5', steps: '6' }))).toEqual([
      { clause: 'sno.travel.base', code: 'too-far', steps: 6, power: 5, over: 1 },
    ]);
    expect(violationsOf(ask({ steps: '2', passed: '2' }))).toEqual([
      { clause: 'sno.travel.base', code: 'passes-too-many', passed: 2, steps: 2, most: 1 },
    ]);
    expect(verdictOf(ask({ steps: '2', passed: '1' }))).toBe('fine');
    expect(verdictOf(ask({ end: 'other', take: 'poster' }))).toBe('no-poster-space');
    expect(valueOf(ask({ take: 'poster', passed: '1' })).posters).toBe(2);
  });

  rule('sno.travel.tent', 'a tent is taken only where the journey ends, if there is room', () => {
    expect(possible({ end: 'tent' })).toEqual(['tent']);
    expect(possible({ end: 'empty' })).not.toContain('tent');
    expect(verdictOf(ask({ end: 'tent', take: 'tent' }))).toBe('fine');
    expect(verdictOf(ask({ end: 'tent', take: 'poster' }))).toBe('tent-first');
    expect(violationsOf(ask({ end: 'other', take: 'tent' }))).toEqual([
      { clause: 'sno.travel.tent', code: 'no-tent-here', end: 'other' },
    ]);
    expect(verdictOf(ask({ end: 'tent', take: 'tent', tentSpaces: '0', printed: 'covered' }))).toBe(
      'no-room-for-tent',
    );
  });

  rule(
    'sno.travel.empty-space',
    'where the tent is gone: a poster, or a center tent instead',
    () => {
      expect(possible({ end: 'empty' })).toEqual(['poster', 'center-tent']);
      expect(verdictOf(ask({ end: 'tent', take: 'center-tent' }))).toBe('tent-still-there');
      expect(verdictOf(ask({ end: 'other', take: 'center-tent' }))).toBe('not-a-poster-space');
      // Instead of, not besides.
      expect(valueOf(ask({ take: 'center-tent' }))).toMatchObject({ posters: 0, centerAfter: 1 });
      expect(valueOf(ask({ take: 'poster' }))).toMatchObject({ posters: 1, centerAfter: 2 });
    },
  );

  rule('sno.travel.end-only', 'passing an empty poster space gives no center tent', () => {
    expect(violationsOf(ask({ end: 'other', passed: '2', take: 'center-tent' }))).toEqual([
      { clause: 'sno.travel.end-only', code: 'only-passed', passed: 2 },
    ]);
    expect(linesOf(ask({ passed: '2' }), 'passed-no-tent')).toMatchObject([{ passed: 2 }]);
    expect(possible({ end: 'other', passed: '2' })).toEqual([]);
    expect(valueOf(ask({ end: 'other', passed: '2' })).posters).toBe(2);
  });

  rule('sno.travel.same-track', 'any center tent of the same track, of no other track', () => {
    expect(linesOf(ask({ center: '2' }), 'any-center-tent')).toMatchObject([{ center: 2 }]);
    expect(verdictOf(ask({ take: 'other-center-tent' }))).toBe('other-track');
    expect(possible({ center: '0' })).toEqual(['poster']);
    expect(verdictOf(ask({ center: '0', take: 'center-tent' }))).toBe('no-center-tent');
    expect(linesOf(ask({ center: '0' }), 'center-is-empty')).toHaveLength(1);
  });

  rule('sno.travel.center-refill', 'a center tent taken is not replaced', () => {
    expect(valueOf(ask({ take: 'center-tent', center: '2' })).centerAfter).toBe(1);
    expect(valueOf(ask({ take: 'center-tent', center: '1' })).centerAfter).toBe(0);
    expect(linesOf(ask({ take: 'center-tent' }), 'center-not-refilled')).toMatchObject([
      { left: 1 },
    ]);
    expect(linesOf(ask({ take: 'poster' }), 'center-not-refilled')).toEqual([]);
  });

  rule('sno.travel.stand-still', 'whether a wagon may stay where it is is a reading', () => {
    expect(violationsOf(ask({ steps: '0' }))).toEqual([
      { clause: 'sno.travel.stand-still', code: 'stands-still' },
    ]);
    expect(verdictOf(ask({ steps: '1' }))).toBe('fine');
    const stays = { steps: '0', still: 'may-stay' };
    expect(possible(stays)).toEqual(['poster', 'center-tent']);
    expect(linesOf(ask(stays), 'stays')).toHaveLength(1);
    expect(linesOf(ask(stays), 'moved')).toEqual([]);
    expect(violationsOf(ask({ ...stays, passed: '1' }))).toMatchObject([
      { code: 'passes-too-many', most: 0 },
    ]);
  });

  rule('sno.travel.tent-no-room', 'what a tent without a place gives is a reading', () => {
    const full = { end: 'tent', tentSpaces: '0', printed: 'covered' };
    expect(possible(full)).toEqual([]);
    expect(linesOf(ask(full), 'tent-stays')).toHaveLength(1);
    expect(linesOf(ask(full), 'tent-here')).toEqual([]);
    expect(violationsOf(ask({ ...full, take: 'poster' }))).toEqual([
      { clause: 'sno.travel.tent-no-room', code: 'tent-stays' },
    ]);
    expect(linesOf(ask({ ...full, printed: 'free' }), 'tent-here')).toHaveLength(1);
    const poster = { ...full, noRoom: 'poster' };
    expect(possible(poster)).toEqual(['poster']);
    expect(valueOf(ask({ ...poster, take: 'poster' })).posters).toBe(1);
    expect(linesOf(ask(poster), 'tent-stays')).toMatchObject([{ reading: 'poster' }]);
    expect(verdictOf(ask({ ...poster, white: 'display' }))).toBe('fine');
    // Where there is room the question does not arise.
    expect(possible({ ...poster, tentSpaces: '1' })).toEqual(['tent']);
  });

  rule('sno.travel.no-room', 'no center tent without a free tent space', () => {
    const full = { tentSpaces: '0', printed: 'covered' };
    expect(possible(full)).toEqual(['poster']);
    expect(violationsOf(ask({ ...full, take: 'center-tent' }))).toEqual([
      { clause: 'sno.travel.no-room', code: 'no-room' },
    ]);
    expect(linesOf(ask(full), 'no-room-left')).toHaveLength(1);
    expect(verdictOf(ask({ ...full, take: 'poster' }))).toBe('fine');
  });

  rule(
    'sno.travel.example',
    'five steps to a space without its tent: poster or center tent',
    () => {
      const printed = { power: '5', steps: '5', end: 'empty', center: '2' };
      expect(possible(printed)).toEqual(['poster', 'center-tent']);
      expect(verdictOf(ask({ ...printed, take: 'center-tent' }))).toBe('fine');
    },
  );

  test('an option is possible exactly if taking it breaks no rule', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TRAVEL_ENDS),
        fc.constantFrom(...TAKES),
        fc.record({ passed: fc.nat(2), center: fc.nat(2), tentSpaces: fc.nat(4) }),
        fc.constantFrom('free', 'covered'),
        (end, take, amounts, printed) => {
          const texts = Object.entries(amounts).map(([name, n]) => [name, String(n)]);
          const input = { ...(Object.fromEntries(texts) as Input), end, printed };
          const fine = verdictOf(ask({ ...input, take })) === 'fine';
          expect(possible(input).includes(take)).toBe(fine);
        },
      ),
    );
  });
});

describe('where a tent goes', () => {
  rule('sno.tent-spaces.count', 'four spaces besides the printed tent', () => {
    expect(valueOf(ask({ tentSpaces: '4' })).places).toEqual(['space', 'printed']);
    expect(problemsOf(ask({ tentSpaces: '5' }))).toEqual([
      { field: 'tentSpaces', code: 'out-of-range', got: 5, min: 0, max: 4 },
    ]);
    const onSpace = ask({ take: 'center-tent', place: 'space', tentSpaces: '3' });
    expect(linesOf(onSpace, 'on-space')).toMatchObject([{ before: 3, after: 2 }]);
    expect(violationsOf(ask({ take: 'center-tent', place: 'space', tentSpaces: '0' }))).toEqual([
      { clause: 'sno.tent-spaces.count', code: 'no-free-space', of: 4 },
    ]);
  });

  rule('sno.tent-spaces.printed', 'the printed tent counts as a free space', () => {
    const full = { tentSpaces: '0', take: 'center-tent' };
    expect(valueOf(ask({ ...full, printed: 'free' })).place).toBe('printed');
    expect(verdictOf(ask({ ...full, printed: 'covered' }))).toBe('no-room');
    expect(verdictOf(ask({ take: 'center-tent', place: 'printed', printed: 'covered' }))).toBe(
      'printed-covered',
    );
    expect(verdictOf(ask({ end: 'tent', take: 'tent', tentSpaces: '0' }))).toBe('fine');
  });

  rule('sno.tent-spaces.no-bonus', 'covering the printed tent gives no bonus', () => {
    const tent = { take: 'center-tent' };
    expect(valueOf(ask({ ...tent, place: 'printed' })).bonus).toBe(false);
    expect(valueOf(ask({ ...tent, place: 'space' })).bonus).toBe(true);
    expect(citedBy(ask({ ...tent, place: 'space' }))).not.toContain('sno.tent-spaces.no-bonus');
    // While both are free and nothing is said, it is open.
    expect(valueOf(ask(tent))).toMatchObject({ place: undefined, bonus: undefined });
  });
});

describe('posters that may be white', () => {
  rule('sno.white-posters.instead', 'any poster gained may be a white one', () => {
    expect(linesOf(ask({ passed: '2' }), 'may-be-white')).toMatchObject([
      { posters: 3, whites: 3 },
    ]);
    // No more than there are: those of the white deck and the face-up one.
    const whites = (whiteDeck: string) =>
      linesOf(ask({ passed: '2', whiteDeck }), 'may-be-white').map((line) => line.whites);
    expect(['0', '1', '2', '17'].flatMap(whites)).toEqual([1, 2, 3, 3]);
    expect(verdictOf(ask({ end: 'other', passed: '1', white: 'display' }))).toBe('fine');
    expect(verdictOf(ask({ end: 'other', white: 'display' }))).toBe('no-poster-gained');
    expect(verdictOf(ask({ take: 'center-tent', white: 'deck' }))).toBe('no-poster-gained');
  });

  rule('sno.white-posters.source', 'it comes from the display or from the top of its deck', () => {
    const deck = ask({ take: 'poster', white: 'deck', whiteDeck: '3' });
    expect(valueOf(deck)).toMatchObject({ refill: undefined, whiteDeckAfter: 2 });
    expect(linesOf(deck, 'white-from')).toMatchObject([{ from: 'deck', left: 2 }]);
    expect(verdictOf(ask({ take: 'poster', white: 'deck', whiteDeck: '0' }))).toBe(
      'white-deck-empty',
    );
    expect(verdictOf(ask({ take: 'poster', white: 'display', whiteDeck: '0' }))).toBe('fine');
  });

  rule('sno.white-posters.refill', 'the white poster of the display is replaced at once', () => {
    const reply = ask({ take: 'poster', white: 'display', whiteDeck: '3', posterDeck: '10' });
    expect(valueOf(reply)).toMatchObject({
      refill: 'white',
      whiteDeckAfter: 2,
      posterDeckAfter: 10,
    });
    expect(linesOf(reply, 'refill-white')).toMatchObject([{ left: 2 }]);
    expect(valueOf(ask({ take: 'poster', white: 'display' })).refill).toBe('unchecked');
  });

  rule('sno.white-posters.empty-deck', 'by a standard poster if the white deck is empty', () => {
    const reply = ask({ take: 'poster', white: 'display', whiteDeck: '0', posterDeck: '10' });
    expect(valueOf(reply)).toMatchObject({
      refill: 'standard',
      whiteDeckAfter: 0,
      posterDeckAfter: 9,
    });
    expect(linesOf(reply, 'refill-standard')).toMatchObject([{ left: 9 }]);
    const both = { take: 'poster', white: 'display', whiteDeck: '0' };
    expect(valueOf(ask({ ...both, posterDeck: '0' }))).toMatchObject({
      refill: 'nothing',
      posterDeckAfter: 0,
    });
    expect(linesOf(ask({ ...both, posterDeck: '0' }), 'refill-nothing')).toHaveLength(1);
    expect(valueOf(ask(both))).toMatchObject({ refill: 'standard', posterDeckAfter: undefined });
  });
});

describe('what is on offer', () => {
  test('does not depend on what was chosen, nor on the way there', () => {
    const bad = { power: '', steps: 'x', take: 'tent', place: 'moon', white: '?' };
    const offered = (change: Input) =>
      travelOffer({ ...travel.form.start, ...bad, ...change }).filter((each) => each.possible);
    expect(offered({}).map(({ take }) => take)).toEqual(['poster', 'center-tent']);
    expect(offered({ end: 'tent' }).map(({ take }) => take)).toEqual(['tent']);
    expect(travelOffer({ ...travel.form.start, end: 'moon' })).toEqual([]);
  });
});

describe('journeys that cannot be read', () => {
  test.each([
    ['no power', { power: '' }, { field: 'power', code: 'missing' }],
    ['steps in words', { steps: 'five' }, { field: 'steps', code: 'not-whole', got: 'five' }],
    [
      'an unknown end',
      { end: 'moon' },
      { field: 'end', code: 'not-an-option', got: 'moon', options: ['tent', 'empty', 'other'] },
    ],
    [
      'three center tents',
      { center: '3' },
      { field: 'center', code: 'out-of-range', got: 3, min: 0, max: 2 },
    ],
    [
      'a place elsewhere',
      { place: 'camp' },
      { field: 'place', code: 'not-an-option', got: 'camp', options: ['space', 'printed'] },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
