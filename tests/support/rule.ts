import { expect, test } from 'vitest';
import type { Reply } from '#engine/core/answer.ts';
import type { FieldProblem } from '#engine/core/fields.ts';
import type { Raw, Specs } from '#engine/core/form.ts';
import type { Question } from '#engine/core/question.ts';
import type { Result } from '#engine/core/result.ts';
import type { ClauseId } from '#engine/index.ts';

/** A test of one clause. The sentence states the rule: the clause's page shows it. */
export const rule = (id: ClauseId, sentence: string, body: () => void): void => {
  test(`${id} ${sentence}`, body);
};

/** Asks a question with the fields that matter; the others are as in `usual`, or as the form starts. */
export const asking =
  <S extends Specs, Reason extends string, Value, L, V>(
    { form, ask }: Question<S, Reason, Value, L, V>,
    usual: Partial<Raw<S>> = {},
  ): ((input?: Partial<Raw<S>>) => Reply<Value, L, V, Reason>) =>
  (input = {}) =>
    ask({ ...form.start, ...usual, ...input });

export const unwrap = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) expect.fail(`expected a value, got ${JSON.stringify(result.error)}`);
  return result.value;
};

interface Cited {
  readonly clause: string;
  readonly code: string;
}

export const answerTo = <Value, L, V>(
  reply: Reply<Value, L, V>,
): { readonly value: Value; readonly lines: readonly L[] } => {
  if (reply.kind !== 'answer') expect.fail(`expected an answer, got ${JSON.stringify(reply)}`);
  return reply.answer;
};

export const valueOf = <Value, L, V>(reply: Reply<Value, L, V>): Value => answerTo(reply).value;

/** The lines of an answer that bear a code. */
export const linesOf = <Value, L extends Cited, V, Code extends L['code']>(
  reply: Reply<Value, L, V>,
  code: Code,
): readonly Extract<L, { readonly code: Code }>[] =>
  answerTo(reply).lines.filter(
    (line): line is Extract<L, { readonly code: Code }> => line.code === code,
  );

export const violationsOf = <Value, L, V>(reply: Reply<Value, L, V>): readonly V[] => {
  if (reply.kind !== 'violations') expect.fail(`expected violations, got ${JSON.stringify(reply)}`);
  return reply.violations;
};

/** What a reply comes down to: the codes of its violations, or `fine`. */
export const verdictOf = <Value, L, V extends Cited>(reply: Reply<Value, L, V>): string =>
  reply.kind === 'answer'
    ? 'fine'
    : violationsOf(reply)
        .map(({ code }) => code)
        .join(' ');

export const problemsOf = <Value, L, V>(reply: Reply<Value, L, V>): readonly FieldProblem[] => {
  if (reply.kind !== 'unreadable') expect.fail(`expected problems, got ${JSON.stringify(reply)}`);
  return reply.problems;
};

/** The clauses that a reply rests on, each once. */
export const citedBy = <Value, L extends Cited, V extends Cited>(
  reply: Reply<Value, L, V>,
): readonly string[] => {
  const said = reply.kind === 'answer' ? reply.answer.lines : violationsOf(reply);
  return [...new Set(said.map(({ clause }) => clause))];
};
