import { parse } from 'yaml';
import { z } from 'astro/zod';
import { LANGS, type Lang } from '#src/lang.ts';
import { mistake } from './mistake.ts';

const words = z.strictObject({
  term: z.string().min(1),
  definition: z.string().min(1),
  /** What people at the table also say. */
  also: z.array(z.string().min(1)).default([]),
  /** What people type: for the search alone. */
  aliases: z.array(z.string().min(1)).default([]),
  /** The term is ours: no source in this language prints it. */
  rendering: z.boolean().default(false),
});

const schema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({ game: z.string(), clause: z.string(), en: words, it: words }),
);

export interface Term extends Readonly<Record<Lang, z.output<typeof words>>> {
  readonly id: string;
  readonly game: string;
  /** The clause that defines the term, or explains it best. */
  readonly clause: string;
}

export const readGlossary = (text: string, where: string): readonly Term[] => {
  const read = schema.safeParse(parse(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw mistake(
      where,
      `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}.`,
      `A term has game, clause and, for each of ${LANGS.join(', ')}, term, definition, also and aliases.`,
    );
  }
  return Object.entries(read.data).map(([id, term]) => ({ id, ...term }));
};
