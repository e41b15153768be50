import { parse } from 'yaml';
import { z } from 'astro/zod';
import type { Game } from '#engine/core/game.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { mistake } from './mistake.ts';

const some = z.array(z.string().min(1)).min(1);

const answered = z.strictObject({
  answer: z.string(),
  en: z.string().min(1),
  it: z.string().min(1),
});

const moment = z.strictObject({
  en: z.string().min(1),
  it: z.string().min(1),
  asked: z.array(answered).min(2).max(8),
});

const schema = z
  .object({ moments: z.record(z.string().regex(/^[a-z-]+$/), moment).default({}) })
  .catchall(z.strictObject({ en: some, it: some }));

/** A question of a moment at the table, and where its answer is: a clause’s id, or `try/` and a calculator. */
export interface Asked extends Readonly<Record<Lang, string>> {
  readonly answer: string;
}

/** A moment at the table, in the words of whoever is in it, with the few questions that come up there. */
export interface Moment extends Readonly<Record<Lang, string>> {
  readonly id: string;
  readonly asked: readonly Asked[];
}

/** What players ask in a game. */
export interface Questions {
  readonly moments: readonly Moment[];
  /** By clause, what it answers: for the search alone, never on a page. */
  readonly clauses: Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>>;
}

export const readQuestions = (text: string, where: string): Questions => {
  const read = schema.safeParse(parse(text) ?? {});
  if (read.success) {
    const { moments, ...clauses } = read.data;
    return {
      moments: Object.entries(moments).map(([id, said]) => ({ id, ...said })),
      clauses,
    };
  }
  const [issue] = read.error.issues;
  throw mistake(
    where,
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}.`,
    `A clause has a list of questions in each of ${LANGS.join(', ')}; a moment its name, and 2 to 8 questions with their answer.`,
  );
};

/** Every question is asked of a clause of its game; in a moment, perhaps of a calculator of it. */
export const checkQuestions = (
  questions: Readonly<Record<string, Questions>>,
  games: readonly Game[],
  isCalculator: (name: string, game: string) => boolean,
): void => {
  for (const [slug, { moments, clauses }] of Object.entries(questions)) {
    const known = games.find((game) => game.slug === slug)?.clauses ?? {};
    const isAnswer = (answer: string): boolean =>
      answer.startsWith(CALCULATOR)
        ? isCalculator(answer.slice(CALCULATOR.length), slug)
        : Object.hasOwn(known, answer);
    const wrong =
      Object.keys(clauses).find((id) => !Object.hasOwn(known, id)) ??
      moments.flatMap(({ asked }) => asked).find(({ answer }) => !isAnswer(answer))?.answer;
    if (wrong === undefined) continue;
    throw mistake(
      `content/${slug}/questions.yaml`,
      `${wrong} is neither a clause nor a calculator of ${slug}.`,
      'Correct it.',
    );
  }
};

/** How an answer begins that is a calculator. */
export const CALCULATOR = 'try/';
