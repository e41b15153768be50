import { describe, expect, test } from 'vitest';
import { fireAndIce, questions } from '#engine/fire-and-ice/index.ts';
import { questionsOf } from '#tests/support/questions.ts';
import { citedBy, valueOf, violationsOf } from '#tests/support/rule.ts';

const byName = questionsOf(questions);

describe.each([...fireAndIce.examples])('$id', ({ calculator, input, expect: expected, cites }) => {
  const { start, ask } = byName[calculator] ?? expect.fail(`no calculator ${calculator}`);
  const reply = ask({ ...start, ...input });

  test('names only fields of its calculator', () => {
    expect(Object.keys(start)).toEqual(expect.arrayContaining(Object.keys(input)));
  });

  test('comes out as told', () => {
    if ('value' in expected) expect(valueOf(reply)).toMatchObject(expected.value as object);
    else expect(violationsOf(reply).map(({ code }) => code)).toEqual(expected.violations);
  });

  test('cites its clauses', () => {
    expect(citedBy(reply)).toEqual(expect.arrayContaining([...cites]));
  });
});

test('every example has an id of its own, and every calculator an example', () => {
  const ids = fireAndIce.examples.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...new Set(fireAndIce.examples.map(({ calculator }) => calculator))].toSorted()).toEqual(
    Object.keys(questions).toSorted(),
  );
});

test.each(Object.entries(byName))('%s opens on a state with an answer', (_, { start, ask }) => {
  expect(ask(start).kind).toBe('answer');
});
