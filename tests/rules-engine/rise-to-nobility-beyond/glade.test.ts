import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DISCARDING,
  DISCARDS,
  glade,
  GLADE_TYPES,
  YES_NO,
} from '#engine/rise-to-nobility-beyond/index.ts';
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

const ask = asking(glade);

/** Supposed slot values: the printed ones stand on the board. */
const SLOTS = { slot1: '1,2', slot2: '3', slot3: '5,6' };

const fits = (input: Partial<typeof glade.form.start>): string =>
  valueOf(ask({ ...SLOTS, ...input }))
    .slots.map((slot) => slot.fits)
    .join(' ');

describe('a die in the Glade', () => {
  rule('rtn.glade.slot-value', 'the die must show a value of the slot', () => {
    expect(fits({ die: '2' })).toBe('yes no no');
    expect(fits({ die: '3' })).toBe('no yes no');
    expect(violationsOf(ask({ ...SLOTS, die: '4' }))).toEqual([
      { clause: 'rtn.glade.slot-value', code: 'slot-misses', slot: 1, die: 4, values: [1, 2] },
      { clause: 'rtn.glade.slot-value', code: 'slot-misses', slot: 2, die: 4, values: [3] },
      { clause: 'rtn.glade.slot-value', code: 'slot-misses', slot: 3, die: 4, values: [5, 6] },
    ]);
  });

  rule('rtn.glade.slot-free', 'the die needs a slot without a die', () => {
    expect(fits({ die: '2', taken: '2,3' })).toBe('yes no no');
    expect(violationsOf(ask({ ...SLOTS, die: '2', taken: '1,2' }))).toEqual([
      { clause: 'rtn.glade.slot-free', code: 'slot-taken', slot: 1 },
      { clause: 'rtn.glade.slot-free', code: 'slot-taken', slot: 2 },
      { clause: 'rtn.glade.slot-value', code: 'slot-misses', slot: 2, die: 2, values: [3] },
      { clause: 'rtn.glade.slot-value', code: 'slot-misses', slot: 3, die: 2, values: [5, 6] },
    ]);
  });

  rule('rtn.glade.slot-free', 'nobody takes a card in a Glade that is full', () => {
    expect(violationsOf(ask({ taken: '1,2,3' }))).toEqual([
      { clause: 'rtn.glade.slot-free', code: 'slot-taken', slot: 1 },
      { clause: 'rtn.glade.slot-free', code: 'slot-taken', slot: 2 },
      { clause: 'rtn.glade.slot-free', code: 'slot-taken', slot: 3 },
    ]);
    expect(verdictOf(ask({ taken: '1,3' }))).toBe('fine');
  });

  rule('rtn.glade.three-slots', 'all 3 slots are open, whatever the number of players', () => {
    expect(fits({ die: '6', slot1: '6', slot2: '6', slot3: '6' })).toBe('yes yes yes');
    expect(linesOf(ask({ ...SLOTS, die: '6' }), 'three-slots')).toMatchObject([{ slots: 3 }]);
    expect(problemsOf(ask({ taken: '4' }))).toEqual([
      { field: 'taken', code: 'out-of-range', got: 4, min: 1, max: 3 },
    ]);
  });

  test('a value not read yet leaves the question open', () => {
    const reply = ask({ die: '4', slot1: '1', taken: '2' });
    expect(valueOf(reply)).toMatchObject({
      mayTake: 'if-a-slot-fits',
      slots: [
        { slot: 1, values: [1], taken: false, fits: 'no' },
        { slot: 2, values: [], taken: true, fits: 'no' },
        { slot: 3, values: [], taken: false, fits: 'unknown' },
      ],
    });
    expect(linesOf(reply, 'slot-misses')).toMatchObject([{ slot: 1, die: 4, values: [1] }]);
    expect(linesOf(reply, 'slot-taken')).toMatchObject([{ slot: 2 }]);
    expect(linesOf(reply, 'slot-unknown')).toMatchObject([{ slots: [3], die: 4 }]);
  });

  test('a slot that fits settles it', () => {
    const reply = ask({ die: '4', slot1: '4' });
    expect(valueOf(reply).mayTake).toBe('yes');
    expect(linesOf(reply, 'slot-fits')).toMatchObject([{ slot: 1, die: 4, values: [4] }]);
    expect(linesOf(reply, 'slot-unknown')).toEqual([]);
  });

  test('with every slot taken the values do not matter', () => {
    expect(verdictOf(ask({ die: '4', taken: '1,2,3' }))).toBe('slot-taken slot-taken slot-taken');
  });

  test('without a die only the card is asked about', () => {
    expect(valueOf(ask({ taken: '1,2' }))).toMatchObject({ slots: [], mayTake: 'yes' });
    expect(linesOf(ask({}), 'three-slots')).toEqual([]);
  });
});

describe('a card from the Glade', () => {
  rule('rtn.glade.type-limit', 'a sixth card of a type is allowed, counted by type', () => {
    expect(linesOf(ask({ type: 'relic', relics: '5' }), 'count')).toEqual([
      {
        clause: 'rtn.glade.type-limit',
        code: 'count',
        type: 'relic',
        discard: 'none',
        before: 5,
        after: 6,
        limit: 6,
      },
    ]);
    expect(valueOf(ask({ type: 'elder', relics: '6', elders: '2' }))).toMatchObject({
      type: 'elder',
      before: 2,
      after: 3,
      limit: 6,
    });
    expect(verdictOf(ask({ type: 'dwelling', relics: '6', elders: '6', dwellings: '0' }))).toBe(
      'fine',
    );
  });

  rule('rtn.glade.discard-first', 'with 6 of a type, one of them must go first', () => {
    expect(violationsOf(ask({ type: 'relic', relics: '6' }))).toEqual([
      {
        clause: 'rtn.glade.discard-first',
        code: 'must-discard',
        type: 'relic',
        count: 6,
        limit: 6,
      },
    ]);
    const reply = ask({ type: 'relic', relics: '6', discard: 'other' });
    expect(valueOf(reply)).toMatchObject({ before: 6, after: 6 });
    expect(linesOf(reply, 'discard')).toMatchObject([
      { type: 'relic', discard: 'other', before: 6, after: 5, limit: 6 },
    ]);
    expect(linesOf(reply, 'count')).toEqual([]);
  });

  rule('rtn.glade.same-effect', 'two cards with the same effect are never owned together', () => {
    expect(violationsOf(ask({ relics: '5', sameEffect: 'yes' }))).toEqual([
      { clause: 'rtn.glade.same-effect', code: 'same-effect', type: 'relic', count: 5, limit: 6 },
    ]);
    expect(verdictOf(ask({ relics: '6', sameEffect: 'yes', discard: 'other' }))).toBe(
      'same-effect',
    );
    const reply = ask({ relics: '6', sameEffect: 'yes', discard: 'twin' });
    expect(verdictOf(reply)).toBe('fine');
    expect(linesOf(reply, 'twin-gone')).toHaveLength(1);
    expect(linesOf(ask({}), 'no-twin')).toHaveLength(1);
  });

  rule(
    'rtn.glade.early-discard',
    'whether a card may be discarded below the limit depends on the reading',
    () => {
      const early = { relics: '5', discard: 'other' };
      expect(violationsOf(ask({ ...early, discarding: 'only-when-full' }))).toEqual([
        {
          clause: 'rtn.glade.early-discard',
          code: 'too-early-to-discard',
          type: 'relic',
          count: 5,
          limit: 6,
          reading: 'only-when-full',
        },
      ]);
      const reply = ask({ ...early, discarding: 'any-time' });
      expect(valueOf(reply)).toMatchObject({ before: 5, after: 5 });
      expect(linesOf(reply, 'count')).toMatchObject([{ before: 4, after: 5 }]);
      expect(linesOf(reply, 'early-discard')).toMatchObject([
        { discard: 'other', before: 5, after: 4, reading: 'any-time' },
      ]);
      // At the limit both readings agree.
      const full = ask({ relics: '6', discard: 'other', discarding: 'any-time' });
      expect(citedBy(full)).not.toContain('rtn.glade.early-discard');
    },
  );

  test('a twin discarded below the limit makes room only if that is allowed', () => {
    const twin = { relics: '5', sameEffect: 'yes', discard: 'twin' };
    expect(verdictOf(ask({ ...twin, discarding: 'any-time' }))).toBe('fine');
    expect(verdictOf(ask({ ...twin, discarding: 'only-when-full' }))).toBe(
      'too-early-to-discard same-effect',
    );
  });

  test.each([
    ['nothing of the type', { relics: '0', discard: 'other' }],
    ['no twin', { relics: '4', discard: 'twin' }],
    ['only the twin, when another is to go', { relics: '1', sameEffect: 'yes', discard: 'other' }],
  ])('%s to discard', (_, input) => {
    expect(verdictOf(ask({ ...input, discarding: 'any-time' }))).toContain('nothing-to-discard');
  });

  rule('rtn.glade.twin-type', 'who has no card of a type has none with the same effect', () => {
    for (const discard of ['none', 'twin', 'other']) {
      expect(violationsOf(ask({ relics: '0', sameEffect: 'yes', discard }))).toEqual([
        { clause: 'rtn.glade.twin-type', code: 'no-such-twin', type: 'relic' },
      ]);
    }
    expect(verdictOf(ask({ relics: '1', sameEffect: 'yes' }))).toBe('same-effect');
    // The Relics do not matter to an Elder.
    expect(verdictOf(ask({ type: 'elder', relics: '0', elders: '1', sameEffect: 'yes' }))).toBe(
      'same-effect',
    );
    expect(verdictOf(ask({ type: 'elder', relics: '3', elders: '0', sameEffect: 'yes' }))).toBe(
      'no-such-twin',
    );
  });

  test('the last card of a type can go, and the last but the twin', () => {
    const early = { sameEffect: 'yes', discarding: 'any-time' };
    expect(verdictOf(ask({ ...early, relics: '1', discard: 'twin' }))).toBe('fine');
    expect(verdictOf(ask({ ...early, relics: '2', discard: 'other' }))).toBe('same-effect');
  });

  test('die and card are judged together', () => {
    expect(verdictOf(ask({ ...SLOTS, die: '4', relics: '6' }))).toBe(
      'slot-misses slot-misses slot-misses must-discard',
    );
  });

  test('nobody ends up above the limit or with two of the same effect', () => {
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constantFrom(...GLADE_TYPES),
          relics: fc.nat(6).map(String),
          elders: fc.nat(6).map(String),
          dwellings: fc.nat(6).map(String),
          sameEffect: fc.constantFrom(...YES_NO),
          discard: fc.constantFrom(...DISCARDS),
          discarding: fc.constantFrom(...DISCARDING),
        }),
        (input) => {
          const reply = ask(input);
          if (reply.kind !== 'answer') return;
          const { before, after, limit } = reply.answer.value;
          expect(after - before).toBe(input.discard === 'none' ? 1 : 0);
          expect(after).toBeLessThanOrEqual(limit);
          expect(input.sameEffect === 'yes' && input.discard !== 'twin').toBe(false);
        },
      ),
    );
  });
});

describe('visits that cannot be read', () => {
  test.each([
    ['a seven', { die: '7' }, { field: 'die', code: 'out-of-range', got: 7, min: 1, max: 6 }],
    [
      'a slot for zero',
      { slot2: '0' },
      { field: 'slot2', code: 'out-of-range', got: 0, min: 1, max: 6 },
    ],
    ['a slot in words', { slot3: 'any' }, { field: 'slot3', code: 'not-whole', got: 'any' }],
    [
      'more dice than slots',
      { taken: '1,2,3,3' },
      { field: 'taken', code: 'wrong-count', got: 4, min: 0, max: 3 },
    ],
    [
      'two dice in one slot',
      { taken: '2,1,2' },
      { field: 'taken', code: 'not-readable', got: '2', reason: 'twice' },
    ],
    [
      'a card of no type',
      { type: 'ship' },
      { field: 'type', code: 'not-an-option', got: 'ship', options: GLADE_TYPES },
    ],
    [
      'seven relics',
      { relics: '7' },
      { field: 'relics', code: 'out-of-range', got: 7, min: 0, max: 6 },
    ],
    [
      'perhaps',
      { sameEffect: 'perhaps' },
      { field: 'sameEffect', code: 'not-an-option', got: 'perhaps', options: YES_NO },
    ],
    ['no reading', { discarding: '' }, { field: 'discarding', code: 'missing' }],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
