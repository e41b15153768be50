import { z } from 'astro/zod';

/** The head of every chapter file. */
export const frontmatter = z.strictObject({
  title: z.string().min(1),
  lead: z.string().min(1),
  order: z.number().int().positive(),
});
