import { parse } from 'yaml';
import { z } from 'astro/zod';
import { LANGS, type Lang } from '#src/lang.ts';
import { mistake } from './mistake.ts';

const some = z.array(z.string().min(1)).min(1);
const alike = z.array(some.min(2));
const slang = z.record(z.string().min(1), some);

const schema = z.strictObject({
  games: z.record(z.string(), some),
  alike: z.strictObject({ en: alike, it: alike }),
  slang: z.strictObject({ en: slang, it: slang }),
});

/** What players say at the table, in every game: for the search alone. */
export interface Slang {
  /** By game, the names people use for it. */
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** Groups of words that say nearly the same. */
  readonly alike: Readonly<Record<Lang, readonly (readonly string[])[]>>;
  /** By what is typed, what it stands for. */
  readonly slang: Readonly<Record<Lang, Readonly<Record<string, readonly string[]>>>>;
}

export const readSlang = (text: string, where: string): Slang => {
  const read = schema.safeParse(parse(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw mistake(
    where,
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}.`,
    `It has games, and alike and slang in each of ${LANGS.join(', ')}.`,
  );
};
