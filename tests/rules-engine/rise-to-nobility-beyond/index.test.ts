import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '#engine/core/example.ts';
import { games } from '#engine/index.ts';
import {
  CALCULATORS,
  questions,
  READINGS,
  riseToNobilityBeyond,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { numbersIn, questionsOf, type Question } from '#tests/support/questions.ts';
import { citedBy, problemsOf, valueOf, verdictOf } from '#tests/support/rule.ts';

const { clauses, examples, decidedBy, prefix } = riseToNobilityBeyond;

const byName = questionsOf(questions);

const question = (calculator: string): Question =>
  byName[calculator] ?? expect.fail(`no calculator ${calculator}`);

test('the game is on the list', () => {
  expect(games.map(({ slug }) => slug)).toContain('rise-to-nobility-beyond');
});

test('every id bears the game’s prefix, and every function decides a computed clause', () => {
  expect(Object.keys(clauses).every((id) => id.startsWith(`${prefix}.`))).toBe(true);
  expect(Object.keys(decidedBy)).toEqual(
    Object.entries(clauses).flatMap(([id, { decided }]) => (decided === 'computed' ? [id] : [])),
  );
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

test('examples have ids of their own, and every calculator but one has some', () => {
  expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
  const shown = new Set(examples.map(({ calculator }) => calculator));
  // The exchange ratios stand on the extension: any example would have to invent them.
  expect(CALCULATORS.filter((name) => !shown.has(name))).toEqual(['rock-rose-exchange']);
});

describe.each([...CALCULATORS])('%s', (calculator) => {
  const { start, ask } = question(calculator);

  test('opens on a state that has an answer', () => {
    expect(ask(start).kind).toBe('answer');
  });

  test('opens on the default reading of each open question', () => {
    for (const [field, reading] of Object.entries(READINGS)) {
      if (reading.calculator === calculator) expect(start[field]).toBe(reading.options[0]);
    }
  });

  const names = Object.keys(start);
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('', ' ', '0', '-0', '1', '3', '6', '-1', '99', '1:2', '1,2,3', '7m', '1/1/1'),
    fc.constantFrom('NaN', 'Infinity', '1e9', '0x1', 'undefined', '__proto__', 'constructor', '−5'),
  );
  const drafts = fc
    .record(Object.fromEntries(names.map((name) => [name, fc.option(text, { nil: undefined })])))
    .map((typed): Draft => {
      const entries = names.map((name) => [name, typed[name] ?? start[name] ?? '']);
      return Object.fromEntries(entries) as Draft;
    });

  test('any text at all gets a reply, and no reply holds NaN, infinity or minus zero', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        for (const number of numbersIn(ask(draft))) {
          expect(Number.isFinite(number) && !Object.is(number, -0)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('rubbish in a field is reported on that field', () => {
    for (const field of names) {
      const problems = problemsOf(ask({ ...start, [field]: '<b>?</b>' }));
      expect(problems.map((problem) => problem.field)).toEqual([field]);
    }
  });

  test('every clause an answer cites is registered', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const reply = ask(draft);
        if (reply.kind === 'unreadable') return;
        for (const id of citedBy(reply)) expect(clauses).toHaveProperty([id]);
      }),
    );
  });
});
