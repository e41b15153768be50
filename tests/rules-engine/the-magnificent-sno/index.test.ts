import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '#engine/core/example.ts';
import { games } from '#engine/index.ts';
import {
  CALCULATORS,
  questions,
  READINGS,
  theMagnificentSno,
} from '#engine/the-magnificent-sno/index.ts';
import { numbersIn, questionsOf, type Question } from '#tests/support/questions.ts';
import { citedBy, problemsOf, valueOf, verdictOf } from '#tests/support/rule.ts';

const { clauses, examples, decidedBy, prefix } = theMagnificentSno;

const byName = questionsOf(questions);

const named = (calculator: string): Question => {
  const found = byName[calculator];
  if (found === undefined) expect.fail(`no calculator ${calculator}`);
  return found;
};

test('the game is on the list, and all its calculators are', () => {
  expect(games.map(({ slug }) => slug)).toContain('the-magnificent-sno');
  expect(Object.keys(byName).toSorted()).toEqual([...CALCULATORS].toSorted());
});

test('every id bears the game’s prefix, and every function decides a computed clause', () => {
  expect(Object.keys(clauses).every((id) => id.startsWith(`${prefix}.`))).toBe(true);
  expect(Object.keys(decidedBy).toSorted()).toEqual(
    Object.entries(clauses)
      .flatMap(([id, { decided }]) => (decided === 'computed' ? [id] : []))
      .toSorted(),
  );
});

describe.each([...examples])('example $id', ({ calculator, input, expect: expected, cites }) => {
  const { start, ask } = named(calculator);
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

test('examples have ids of their own, and every calculator has some', () => {
  const ids = games.flatMap((game) => game.examples.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const shown = new Set<string>(examples.map(({ calculator }) => calculator));
  expect(CALCULATORS.filter((name) => !shown.has(name))).toEqual([]);
});

/** Pieces that come close to what the fields take. */
const pieces = fc.constantFrom(
  ...['g5', 'c6', 'p0', 'o7', 'Ada', 'Bo', 'ddt', 't', 'f', 'yes', 'no', 'deck', 'green', 'clear'],
  ...['0', '1', '3', '5', '-1', '-0', '−5', '12', '99', '999', '1.5', '1e9', 'NaN', '１', '½'],
  ...[':', ';', ',', '/', '.', ' ', '-', 'O', 'w', 'Gg', '1/0/2/0', '1/1', '__proto__'],
);

const anyText = fc.oneof(
  fc.string(),
  ...['', ',', ':', '/', ';'].map((mark) =>
    fc.array(pieces, { maxLength: 9 }).map((list) => list.join(mark)),
  ),
);

/** What the source lost with its pictures and no answer can do without: the player fills it in. */
const LOST: Readonly<Record<string, Draft>> = { perform: { track: '4,6,8,10,11,12' } };

describe.each(Object.entries(byName))('%s', (name, { start, ask }) => {
  const names = Object.keys(start);
  const lost = LOST[name] ?? {};
  const told: Draft = { ...start, ...lost };
  const drafts = fc
    .dictionary(fc.constantFrom(...names), anyText)
    .map((typed): Draft => ({ ...start, ...typed }));

  test('opens on a state that has an answer, or asks for just what the source lost', () => {
    const asked = Object.keys(lost).map((field) => ({ field, code: 'missing' }));
    expect(ask(start).kind).toBe(asked.length > 0 ? 'unreadable' : 'answer');
    if (asked.length > 0) expect(problemsOf(ask(start))).toEqual(asked);
    expect(ask(told).kind).toBe('answer');
  });

  test('opens on the default reading of each open question', () => {
    for (const [field, { calculators, options }] of Object.entries(READINGS)) {
      if (calculators.some((each) => each === name)) expect(start[field]).toBe(options[0]);
    }
  });

  test('answers any text, or says why not', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const reply = ask(draft);
        for (const number of numbersIn(reply)) {
          expect(Number.isFinite(number) && !Object.is(number, -0)).toBe(true);
        }
        if (reply.kind === 'unreadable') {
          expect(reply.problems.length).toBeGreaterThan(0);
          for (const { field } of reply.problems) expect(names).toContain(field);
          return;
        }
        for (const id of citedBy(reply)) expect(clauses).toHaveProperty([id]);
      }),
      { numRuns: 300 },
    );
  });

  test('rubbish in a field is reported on that field', () => {
    for (const field of names) {
      const problems = problemsOf(ask({ ...told, [field]: '<b>?</b>' }));
      expect(new Set(problems.map((problem) => problem.field))).toEqual(new Set([field]));
    }
  });
});
