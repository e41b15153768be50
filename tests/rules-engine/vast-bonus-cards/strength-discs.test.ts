import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISC_CARDS, DISC_PRIORITY, strengthDiscs } from '#engine/vast-bonus-cards/index.ts';
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

const ask = asking(strengthDiscs, { draws: '' });

const full = { using: 'ogre,troll,flame-giant' };

rule('vbc.discs.limit', 'there are no more discs than the box holds', () => {
  expect(valueOf(ask(full))).toMatchObject({ total: 4, free: 0 });
  expect(valueOf(ask({ ...full, total: '6' })).free).toBe(2);
  expect(violationsOf(ask({ ...full, total: '3' }))).toEqual([
    { clause: 'vbc.discs.limit', code: 'too-many-in-use', total: 3, discs: 4 },
  ]);
  expect(linesOf(ask(full), 'limit')).toMatchObject([{ total: 4 }]);
});

rule('vbc.discs.number', 'four is an inference, so another number may be entered', () => {
  expect(strengthDiscs.form.start.total).toBe('4');
  expect(linesOf(ask({}), 'number-inferred')).toMatchObject([{ total: 4 }]);
  expect(linesOf(ask({ total: '5' }), 'number-entered')).toMatchObject([{ total: 5 }]);
});

rule('vbc.discs.in-use', 'the Fangs always hold one, each card with one holds another', () => {
  expect(valueOf(ask({ using: 'troll,meat' })).discs).toEqual(['fangs', 'troll', 'meat', 'free']);
  expect(linesOf(ask({ using: 'troll' }), 'in-use')).toMatchObject([
    { cards: ['troll'], discs: 2 },
  ]);
  const drawn = ask({ using: 'troll', draws: 'armory' });
  expect(valueOf(drawn)).toMatchObject({ drawn: { card: 'armory', hasDisc: true }, free: 1 });
  expect(linesOf(drawn, 'takes-disc')).toMatchObject([{ card: 'armory', before: 2, after: 1 }]);
  expect(violationsOf(ask({ using: 'troll', freed: 'ogre' }))).toEqual([
    { clause: 'vbc.discs.in-use', code: 'has-no-disc', card: 'ogre' },
  ]);
});

rule('vbc.discs.waits', 'a card drawn when all are in use has no effect yet', () => {
  const waits = ask({ ...full, draws: 'armory' });
  expect(valueOf(waits)).toMatchObject({
    drawn: { card: 'armory', hasDisc: false },
    waiting: ['armory'],
  });
  expect(linesOf(waits, 'waits')).toMatchObject([{ card: 'armory', total: 4 }]);
  // The card drawn now is told of already; the others are named.
  expect(linesOf(waits, 'still-waiting')).toEqual([]);
  expect(
    linesOf(ask({ ...full, waiting: 'meat', draws: 'armory' }), 'still-waiting'),
  ).toMatchObject([{ cards: ['meat'] }]);
  expect(valueOf(ask({ ...full, total: '5', draws: 'armory' })).waiting).toEqual([]);
  expect(valueOf(ask({ ...full, draws: 'monster' })).waiting).toEqual(['monster']);
});

rule('vbc.discs.next', 'a disc that comes back goes to the card that waits', () => {
  const given = ask({ ...full, draws: 'armory', freed: 'ogre' });
  expect(valueOf(given)).toMatchObject({
    given: 'armory',
    waiting: [],
    discs: ['fangs', 'troll', 'flame-giant', 'armory'],
    candidates: [],
  });
  expect(linesOf(given, 'disc-back')).toMatchObject([{ card: 'ogre' }]);
  expect(linesOf(given, 'given')).toMatchObject([{ card: 'armory' }]);
  const free = ask({ ...full, freed: 'ogre' });
  expect(valueOf(free)).toMatchObject({ given: undefined, free: 1, candidates: [] });
  expect(linesOf(free, 'stays-free')).toMatchObject([{ free: 1 }]);
  expect(violationsOf(ask({ using: 'ogre', waiting: 'meat' }))).toEqual([
    { clause: 'vbc.discs.next', code: 'waits-needlessly', free: 2, waiting: ['meat'] },
  ]);
  expect(verdictOf(ask({ ...full, waiting: 'meat', freed: 'ogre', chosen: 'armory' }))).toBe(
    'not-waiting',
  );
  expect(verdictOf(ask({ ...full, freed: 'ogre', chosen: 'armory' }))).toBe('not-waiting');
  expect(verdictOf(ask({ ...full, waiting: 'meat', chosen: 'meat' }))).toBe('no-disc-to-give');
});

rule(
  'vbc.discs.several',
  'of several waiting cards the Goblins choose, or the first comes first',
  () => {
    const both = { ...full, waiting: 'meat', draws: 'armory', freed: 'troll' };
    const open = ask(both);
    expect(valueOf(open)).toMatchObject({
      given: undefined,
      candidates: ['meat', 'armory'],
      waiting: ['meat', 'armory'],
      free: 1,
    });
    expect(linesOf(open, 'to-choose')).toMatchObject([{ reading: 'choice' }]);
    const chosen = ask({ ...both, chosen: 'armory' });
    expect(valueOf(chosen)).toMatchObject({ given: 'armory', waiting: ['meat'], candidates: [] });
    expect(linesOf(chosen, 'chosen')).toMatchObject([
      { card: 'armory', candidates: ['meat', 'armory'], reading: 'choice' },
    ]);
    const line = ask({ ...both, priority: 'first-come' });
    expect(valueOf(line)).toMatchObject({ given: 'meat', waiting: ['armory'] });
    expect(linesOf(line, 'first-in-line')).toMatchObject([{ card: 'meat' }]);
    expect(violationsOf(ask({ ...both, priority: 'first-come', chosen: 'armory' }))).toEqual([
      {
        clause: 'vbc.discs.several',
        code: 'not-first-in-line',
        card: 'armory',
        first: 'meat',
        reading: 'first-come',
      },
    ]);
    expect(verdictOf(ask({ ...both, priority: 'first-come', chosen: 'meat' }))).toBe('fine');
    // With one card waiting the readings agree.
    expect(citedBy(ask({ ...full, waiting: 'meat', freed: 'troll' }))).not.toContain(
      'vbc.discs.several',
    );
  },
);

test('a card is in one place only', () => {
  expect(violationsOf(ask({ ...full, waiting: 'ogre' }))).toMatchObject([
    { clause: 'vbc.discs.in-use', code: 'listed-twice', card: 'ogre' },
  ]);
  expect(verdictOf(ask({ ...full, draws: 'troll' }))).toBe('listed-twice');
  expect(verdictOf(ask({ ...full, waiting: 'meat', draws: 'meat' }))).toBe('listed-twice');
});

describe('properties', () => {
  const cards = fc.subarray([...DISC_CARDS]);
  const maybe = fc.constantFrom('', ...DISC_CARDS);

  test('every disc has one holder, and nobody waits beside a free disc unless there is a choice', () => {
    fc.assert(
      fc.property(
        fc.record({
          total: fc.integer({ min: 1, max: 9 }).map(String),
          using: cards.map((list) => list.join()),
          waiting: cards.map((list) => list.join()),
          draws: maybe,
          freed: maybe,
          chosen: maybe,
          priority: fc.constantFrom(...DISC_PRIORITY),
        }),
        (input) => {
          const reply = ask(input);
          if (reply.kind !== 'answer') return;
          const { discs, total, free, waiting, candidates } = reply.answer.value;
          expect(discs).toHaveLength(total);
          expect(discs.filter((holder) => holder === 'free')).toHaveLength(free);
          const held = discs.filter((holder) => holder !== 'free');
          expect(new Set([...held, ...waiting]).size).toBe(held.length + waiting.length);
          if (free > 0) expect(waiting).toEqual(candidates);
        },
      ),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    ['no number', { total: '' }, { field: 'total', code: 'missing' }],
    ['no disc', { total: '0' }, { field: 'total', code: 'out-of-range', got: 0, min: 1, max: 9 }],
    [
      'a card without disc',
      { using: 'ogre,frog' },
      { field: 'using', code: 'not-an-option', got: 'frog', options: DISC_CARDS },
    ],
    [
      'the Fangs’ own disc freed',
      { freed: 'fangs' },
      { field: 'freed', code: 'not-an-option', got: 'fangs', options: DISC_CARDS },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
