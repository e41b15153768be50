import { parse } from 'yaml';
import { z } from 'astro/zod';
import type { Game } from '#engine/core/game.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { mistake } from './mistake.ts';

const words = { en: z.string().min(1), it: z.string().min(1) };

const section = z.strictObject({ ...words, clauses: z.array(z.string()).min(1) });

const schema = z.array(
  z.union([
    z.strictObject({ name: z.literal(''), sections: z.array(section) }),
    z.strictObject({
      ...{ name: z.string().regex(/^[a-z-]+$/), ...words },
      ...{ figure: z.string(), sections: z.array(section) },
    }),
  ]),
);

/** Clauses that belong together at the table, under a heading. */
interface Section extends Readonly<Record<Lang, string>> {
  readonly clauses: readonly string[];
}

/** A page to keep beside the board: the game's, or that of a Faction, which has a name and a picture. */
export type Sheet = { readonly name: string; readonly sections: readonly Section[] } & (
  | { readonly figure?: undefined }
  | (Readonly<Record<Lang, string>> & {
      /** The calculator whose drawing it shows. */
      readonly figure: string;
    })
);

export const readAid = (text: string, where: string): readonly Sheet[] => {
  const read = schema.safeParse(parse(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw mistake(
    where,
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}.`,
    `It has sheets with sections; sections, and sheets with a name, have words in each of ${LANGS.join(', ')}.`,
  );
};

/** Every sheet names clauses of its game, none of them twice. */
export const checkAids = (
  aids: Readonly<Record<string, readonly Sheet[]>>,
  games: readonly Game[],
): void => {
  for (const [slug, sheets] of Object.entries(aids)) {
    const clauses = games.find((game) => game.slug === slug)?.clauses ?? {};
    for (const { sections } of sheets) {
      const ids = sections.flatMap((each) => each.clauses);
      const wrong = ids.find((id, i) => !Object.hasOwn(clauses, id) || ids.indexOf(id) !== i);
      if (wrong === undefined) continue;
      throw mistake(
        `content/${slug}/aid.yaml`,
        `${wrong} is not a clause of ${slug}, or stands twice on a sheet.`,
        'Correct it.',
      );
    }
  }
};
