import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { frontmatter } from '#src/clauses/frontmatter.ts';

const chapters = defineCollection({
  loader: glob({
    base: './content',
    pattern: '*/{en,it}/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: frontmatter,
});

export const collections = { chapters };
