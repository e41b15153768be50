import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import {
  CALCULATORS,
  questions,
  READINGS,
  vastBonusCards,
} from '#engine/vast-bonus-cards/index.ts';
import { numbersIn, questionsOf, type Question } from '#tests/support/questions.ts';
import { citedBy, problemsOf, valueOf, verdictOf } from '#tests/support/rule.ts';

const { clauses, examples, decidedBy, prefix } = vastBonusCards;

const byName = questionsOf(questions);

const question = (calculator: string): Question =>
  byName[calculator] ?? expect.fail(`no calculator ${calculator}`);

test('the game is on the list', () => {
  expect(games.map(({ slug }) => slug)).toContain('vast-bonus-cards');
});

test('every id bears the game’s prefix, and every function decides a computed clause', () => {
  expect(Object.keys(clauses).every((id) => id.startsWith(`${prefix}.`))).toBe(true);
  expect(Object.keys(decidedBy).toSorted()).toEqual(
    Object.entries(clauses)
      .flatMap(([id, { decided }]) => (decided === 'computed' ? [id] : []))
      .toSorted(),
  );
});

test('every calculator has a question and an example, every example an id of its own', () => {
  expect(Object.keys(questions).toSorted()).toEqual([...CALCULATORS].toSorted());
  const shown = new Set(examples.map(({ calculator }) => calculator));
  expect(CALCULATORS.filter((name) => !shown.has(name))).toEqual([]);
  expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
});

describe.each([...examples])('example $id', ({ calculator, input, expect: expected, cites }) => {
  const { start, ask } = question(calculator);
  const reply = ask({ ...start, ...input });

  test('comes out as expected', () => {
    if ('violations' in expected) {
      expect(verdictOf(reply)).toBe(expected.violations.join(' '));
    } else {
      expect(valueOf(reply)).toMatchObject(expected.value as object);
    }
  });

  test('cites its clauses', () => {
    expect(citedBy(reply)).toEqual(expect.arrayContaining([...cites]));
  });

  test('fills fields that its calculator has', () => {
    expect(Object.keys(start)).toEqual(expect.arrayContaining(Object.keys(input)));
  });
});

/** Pieces that come close to what the fields take. */
const PIECES = [
  ...['lm', 'lemk', 'd', 't', '-', '.', '/', 'b2-c2r', 'b1', 'kb1', '4/2', '1/1/0', '0/0/1'],
  ...['a', 'b', 'lake', 'pits', 'yes', 'no', 'keep', 'wrath', 'strength', 'fangs', 'claw', 'ogre'],
  ...['', ' ', '0', '-0', '1', '3', '11', '45', '-1', '99', ',', 'use', 'lost', 'assign', 'armory'],
  ...['NaN', 'Infinity', '1e9', '0x1', '__proto__', 'constructor', 'undefined', '−5', '１'],
];

const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 9 });

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom(...PIECES),
  pieces.map((list) => list.join('')),
  pieces.map((list) => list.join(',')),
  pieces.map((list) => list.join('.')),
);

/** Fields that the start state has no use for, and so does not read. */
const IDLE_FIELDS = ['cursed-amulet amount'];

describe.each(Object.entries(byName))('%s', (calculator, { start, ask }) => {
  test('opens on a state that has an answer', () => {
    expect(ask(start).kind).toBe('answer');
  });

  test('opens on the default reading of each open question', () => {
    for (const [field, reading] of Object.entries(READINGS)) {
      if (reading.calculator === calculator) expect(start[field]).toBe(reading.options[0]);
    }
  });

  test('any text at all gets a reply without NaN, infinity or minus zero', () => {
    const drafts = fc.dictionary(fc.constantFrom(...Object.keys(start)), anyText);
    fc.assert(
      fc.property(drafts, (typed) => {
        const reply = ask({ ...start, ...typed });
        for (const number of numbersIn(reply)) {
          expect(Number.isFinite(number) && !Object.is(number, -0)).toBe(true);
        }
        if (reply.kind === 'unreadable') {
          expect(reply.problems.length).toBeGreaterThan(0);
          for (const { field } of reply.problems) expect(Object.keys(start)).toContain(field);
          return;
        }
        if (reply.kind === 'violations') expect(reply.violations.length).toBeGreaterThan(0);
        for (const id of citedBy(reply)) expect(clauses).toHaveProperty([id]);
      }),
      { numRuns: 300 },
    );
  });

  test('rubbish in a field is reported on that field', () => {
    for (const field of Object.keys(start)) {
      if (IDLE_FIELDS.includes(`${calculator} ${field}`)) continue;
      const problems = problemsOf(ask({ ...start, [field]: '<b>?</b>' }));
      expect(new Set(problems.map((problem) => problem.field))).toEqual(new Set([field]));
    }
  });
});
