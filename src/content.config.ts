import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { frontmatter } from '#src/clauses/frontmatter.ts';
import { LANGS } from '#src/lang.ts';

const chapters = defineCollection({
  loader: glob({
    base: './content',
    pattern: `*/{${LANGS.join(',')}}/*.mdx`,
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: frontmatter,
});

export const collections = { chapters };
