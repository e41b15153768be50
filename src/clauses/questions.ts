import { parse } from 'yaml';
import { z } from 'astro/zod';
import type { Game } from '#engine/core/game.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { mistake } from './mistake.ts';

const asked = z.array(z.string().min(1)).min(1);

const schema = z.record(z.string(), z.strictObject({ en: asked, it: asked }));

/** By clause, what players ask that it answers: for the search alone, never on a page. */
export type Questions = Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>>;

export const readQuestions = (text: string, where: string): Questions => {
  const read = schema.safeParse(parse(text) ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw mistake(
    where,
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}.`,
    `A clause has a list of questions in each of ${LANGS.join(', ')}.`,
  );
};

/** Every question is asked of a clause of its game. */
export const checkQuestions = (
  questions: Readonly<Record<string, Questions>>,
  games: readonly Game[],
): void => {
  for (const [slug, asked] of Object.entries(questions)) {
    const clauses = games.find((game) => game.slug === slug)?.clauses ?? {};
    const wrong = Object.keys(asked).find((id) => !Object.hasOwn(clauses, id));
    if (wrong === undefined) continue;
    throw mistake(
      `content/${slug}/questions.yaml`,
      `${wrong} is not a clause of ${slug}.`,
      'Correct it.',
    );
  }
};
