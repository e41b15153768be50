import { expect, test } from 'vitest';
import { asks, ruled, when } from '#engine/core/answer.ts';
import { whole } from '#engine/core/fields.ts';

/** A rule that doubles a number and minds anything above four. */
const ask = asks(
  (raw: string) => whole('number', raw, { min: 0, max: 9 }),
  (number) =>
    ruled(number > 4 ? ['above four'] : [], { value: 2 * number, lines: [`twice ${number}`] }),
);

test('a question that can be read and obeys the rule has an answer', () => {
  expect(ask('3')).toEqual({ kind: 'answer', answer: { value: 6, lines: ['twice 3'] } });
});

test('a question that breaks the rule has violations and no answer', () => {
  expect(ask('5')).toEqual({ kind: 'violations', violations: ['above four'] });
});

test('a question that cannot be read has problems', () => {
  expect(ask('')).toEqual({
    kind: 'unreadable',
    problems: [{ field: 'number', code: 'missing' }],
  });
});

test('a line is said only when something holds', () => {
  expect([...when(true, 'said'), ...when(false, 'unsaid')]).toEqual(['said']);
});
