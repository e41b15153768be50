import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ABILITIES, diceDue, trainerAbilities } from '#engine/the-magnificent-sno/index.ts';
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

type Input = Partial<typeof trainerAbilities.form.start>;

const ask = (ability: string, input: Input = {}) => asking(trainerAbilities, { ability })(input);

/** Two trainers on green, a green 4 on an earlier green 3. */
const two: Input = { locked: '0/2/0', dieColor: 'green', dieValue: '4', placed: 'g3' };

describe('tiles that turn and swap', () => {
  rule('sno.trainers.set-die', 'the die taken is turned to any value', () => {
    for (const to of ['1', '2', '3', '4', '5', '6']) {
      expect(valueOf(ask('set-die', { die: '3', to }))).toEqual({
        ability: 'set-die',
        from: 3,
        to: Number(to),
      });
    }
    expect(problemsOf(ask('set-die', { to: '7' }))).toMatchObject([{ field: 'to', got: 7 }]);
  });

  rule('sno.trainers.swap-poster', 'an incomplete poster for one of the display or a deck', () => {
    for (const from of ['display', 'deck', 'white-deck']) {
      expect(valueOf(ask('swap-poster', { posters: '2', from }))).toMatchObject({
        from,
        posters: 2,
      });
    }
    expect(violationsOf(ask('swap-poster', { posters: '0' }))).toEqual([
      { clause: 'sno.trainers.swap-poster', code: 'no-poster' },
    ]);
    expect(citedBy(ask('swap-poster'))).toContain('sno.white-posters.instead');
    expect(citedBy(ask('swap-poster', { from: 'deck' }))).not.toContain(
      'sno.white-posters.instead',
    );
  });

  rule('sno.trainers.swap-dice', 'a die on a master card for one of the main tent', () => {
    const reply = ask('swap-dice', { own: 'g2', tent: 'p6', placed: 'g4,p1' });
    expect(valueOf(reply)).toMatchObject({
      given: { hue: 'green', value: 2 },
      taken: { hue: 'purple', value: 6 },
      sums: { orange: 0, green: 4, purple: 7 },
    });
    expect(linesOf(reply, 'due')).toMatchObject([{ before: 6, due: 7 }]);
  });

  rule('sno.trainers.swap-quiet', 'it lies on the same card and triggers nothing', () => {
    const reply = ask('swap-dice', { own: 'g2', tent: 'p6', placed: 'g4' });
    expect(linesOf(reply, 'quiet')).toMatchObject([{ taken: { hue: 'purple', value: 6 } }]);
    // As many dice as before, and no line of power.
    expect(valueOf(reply)).toMatchObject({
      dice: [
        { hue: 'green', value: 4 },
        { hue: 'purple', value: 6 },
      ],
      dueBefore: 6,
      due: 6,
    });
    expect(citedBy(reply)).not.toContain('sno.power.sum');
  });

  rule('sno.trainers.shown-value', 'a swapped die is paid for at its new value', () => {
    const reply = ask('swap-dice', { own: 'g2', tent: 'g6', placed: 'g4' });
    expect(valueOf(reply)).toMatchObject({ dueBefore: 6, due: 10, sums: { green: 10 } });
    expect(linesOf(reply, 'due')).toMatchObject([
      { clause: 'sno.trainers.shown-value', before: 6, due: 10 },
    ]);
  });
});

describe('tiles that help to build and perform', () => {
  rule('sno.trainers.extra-tile', '2 coins buy one more small tile, without power', () => {
    expect(valueOf(ask('extra-tile', { coins: '3', power: '9' }))).toMatchObject({
      tiles: 1,
      colors: ['green'],
      power: 9,
      cost: 2,
      coinsAfter: 1,
    });
    expect(verdictOf(ask('extra-tile', { coins: '2' }))).toBe('fine');
    expect(violationsOf(ask('extra-tile', { coins: '1' }))).toEqual([
      { clause: 'sno.trainers.extra-tile', code: 'no-coins', needed: 2, held: 1 },
    ]);
  });

  rule('sno.trainers.extra-color', 'a trainer may still change the color of that tile', () => {
    const reply = ask('extra-tile', { change: 'yes' });
    expect(valueOf(reply)).toMatchObject({ colors: ['orange', 'green', 'purple'] });
    expect(linesOf(reply, 'extra-color')).toHaveLength(1);
    expect(linesOf(ask('extra-tile'), 'extra-color')).toEqual([]);
  });

  rule('sno.trainers.no-tent', 'each trainer completes one poster without its tent', () => {
    expect(valueOf(ask('no-tent', { trainers: '3', without: '2' }))).toMatchObject({
      trainersUsed: 2,
      trainersLeft: 1,
    });
    expect(violationsOf(ask('no-tent', { trainers: '1', without: '2' }))).toEqual([
      { clause: 'sno.trainers.no-tent', code: 'too-few-trainers', without: 2, trainers: 1 },
    ]);
  });

  rule('sno.trainers.poster-needs', 'the poster’s own requirements must still be met', () => {
    expect(violationsOf(ask('no-tent', { needs: 'no' }))).toEqual([
      { clause: 'sno.trainers.poster-needs', code: 'needs-not-met' },
    ]);
    expect(linesOf(ask('no-tent'), 'poster-needs')).toHaveLength(1);
  });
});

describe('trainers locked for good', () => {
  test('two trainers on green: green 9, clear as green 9, purple 4', () => {
    const total = (input: Input): unknown => valueOf(ask('permanent', { ...two, ...input }));
    expect(total({})).toMatchObject({ power: { permanent: 2, total: 9 } });
    expect(total({ dieColor: 'clear', as: 'green' })).toMatchObject({ power: { total: 9 } });
    expect(total({ dieColor: 'purple' })).toMatchObject({ power: { permanent: 0, total: 4 } });
  });

  test('on the other reading every die of the color gains', () => {
    const reply = ask('permanent', { ...two, perDie: 'die' });
    expect(valueOf(reply)).toMatchObject({ power: { permanent: 4, total: 11 } });
    expect(citedBy(reply)).toContain('sno.trainers.per-die');
  });

  rule('sno.trainers.locked', 'trainers placed there are never taken away', () => {
    expect(violationsOf(ask('permanent', { ...two, remove: '0/1/2' }))).toEqual([
      { clause: 'sno.trainers.locked', code: 'locked', color: 'green', trainers: 1 },
      { clause: 'sno.trainers.locked', code: 'locked', color: 'purple', trainers: 2 },
    ]);
    expect(linesOf(ask('permanent', two), 'stay-locked')).toMatchObject([{ trainers: 2 }]);
  });

  rule('sno.trainers.more-later', 'more trainers may be added at any time', () => {
    const reply = ask('permanent', { ...two, add: '1/1/0' });
    expect(valueOf(reply)).toMatchObject({
      locked: { orange: 1, green: 3, purple: 0 },
      power: { permanent: 3, total: 10 },
    });
    expect(linesOf(reply, 'added')).toMatchObject([
      { color: 'orange', before: 0, after: 1, more: true },
      { color: 'green', before: 2, after: 3, more: true },
    ]);
    // As long as there are some: each player has 8.
    const more = (add: string) => linesOf(ask('permanent', { ...two, add }), 'added');
    expect(more('0/5/0')).toMatchObject([{ after: 7, more: true }]);
    expect(more('0/6/0')).toMatchObject([{ after: 8, more: false }]);
    expect(more('3/3/0')).toMatchObject([{ more: false }, { more: false }]);
  });

  rule('sno.trainers.not-paid', 'the permanent power is not paid for at the round end', () => {
    const reply = ask('permanent', two);
    expect(valueOf(reply)).toMatchObject({ due: 7, power: { total: 9 } });
    expect(linesOf(reply, 'not-paid')).toMatchObject([{ due: 7, permanent: 2 }]);
    fc.assert(
      fc.property(fc.nat(8), (trainers) => {
        const locked = `0/${String(trainers)}/0`;
        expect(valueOf(ask('permanent', { ...two, locked }))).toMatchObject({ due: 7 });
      }),
    );
  });

  test('what is due is what the round end would ask for', () => {
    const dice = [
      { hue: 'green', value: 3 },
      { hue: 'clear', value: 4 },
    ] as const;
    expect(valueOf(ask('permanent', { ...two, dieColor: 'clear', as: 'green' }))).toMatchObject({
      due: diceDue(dice).due,
    });
  });
});

describe('abilities that cannot be read', () => {
  const own = {
    'set-die': ['die', 'to'],
    'swap-poster': ['posters', 'from'],
    'swap-dice': ['own', 'tent'],
    'extra-tile': ['coins', 'power', 'color'],
    'no-tent': ['trainers', 'without'],
    permanent: ['dieColor', 'dieValue'],
  } as const;
  const blank = Object.fromEntries(
    Object.keys(trainerAbilities.form.start).map((field) => [field, '']),
  ) as unknown as typeof trainerAbilities.form.start;

  test.each([...ABILITIES])('%s asks for its own fields and for no other', (ability) => {
    const problems = problemsOf(trainerAbilities.ask({ ...blank, ability, perDie: 'power' }));
    expect(problems).toEqual(own[ability].map((field) => ({ field, code: 'missing' })));
  });

  test.each([
    [
      'an ability of its own making',
      { ability: 'fly' },
      { field: 'ability', code: 'not-an-option', got: 'fly', options: [...ABILITIES] },
    ],
    [
      'a die without a color',
      { own: '5' },
      { field: 'own', code: 'not-readable', got: '5', where: [1], reason: 'not-a-die' },
    ],
    [
      'a fourth other die',
      { placed: 'g1,g1,g1,g1' },
      { field: 'placed', code: 'wrong-count', got: 4, min: 0, max: 3 },
    ],
    [
      'two colors of trainers',
      { add: '0/1' },
      { field: 'add', code: 'not-readable', got: '0/1', reason: 'not-so-many-amounts' },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(asking(trainerAbilities)(input))).toEqual([problem]);
  });

  test('a clear die needs a color', () => {
    expect(problemsOf(ask('permanent', { dieColor: 'clear' }))).toEqual([
      { field: 'as', code: 'missing' },
    ]);
  });
});
