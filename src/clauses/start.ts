import { parse } from 'yaml';
import { z } from 'astro/zod';
import type { Game } from '#engine/core/game.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { mistake } from './mistake.ts';

const point = z.strictObject({ clause: z.string(), en: z.string().min(1), it: z.string().min(1) });

const schema = z.strictObject({
  changes: z.array(point).min(8).max(12),
  first: z.array(point).min(4).max(8),
});

/** One sentence to be read aloud, and the clause that says it in full. */
export interface Point extends Readonly<Record<Lang, string>> {
  readonly clause: string;
}

/** What a game begins with. */
export interface Start {
  /** What the expansion changes, for someone who knows the base game, as one meets it at the table. */
  readonly changes: readonly Point[];
  /** What one needs in the first ten minutes. */
  readonly first: readonly Point[];
}

export const readStart = (text: string, where: string): Start => {
  const read = schema.safeParse(parse(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw mistake(
    where,
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}.`,
    `It has 8 to 12 changes and 4 to 8 first points, each with a clause and a sentence in each of ${LANGS.join(', ')}.`,
  );
};

/** Every point names a clause of its game, and no two the same. */
export const checkStarts = (
  starts: Readonly<Record<string, Start>>,
  games: readonly Game[],
): void => {
  for (const [slug, { changes, first }] of Object.entries(starts)) {
    const clauses = games.find((game) => game.slug === slug)?.clauses ?? {};
    for (const points of [changes, first]) {
      const ids = points.map(({ clause }) => clause);
      const wrong = ids.find((id, i) => !Object.hasOwn(clauses, id) || ids.indexOf(id) !== i);
      if (wrong === undefined) continue;
      throw mistake(
        `content/${slug}/start.yaml`,
        `${wrong} is not a clause of ${slug}, or stands twice in a list.`,
        'Correct it.',
      );
    }
  }
};
