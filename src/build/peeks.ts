import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cut } from '#src/offline/cut.ts';
import { LANGS } from '#src/lang.ts';
import { chapterPath, peekPath, sectionPath, termPeekPath } from '#src/paths.ts';
import { writeText } from './write.ts';

/** Adds to a built site what a reference shows in place: each clause and each term by itself. */
export const peeks = (): AstroIntegration => ({
  name: 'peeks',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const { library } = await import('#src/clauses/shelf.ts');
      const pages = new Map<string, string>();
      const pageAt = (path: string): string => {
        const page = pages.get(path) ?? readFileSync(join(folder, path, 'index.html'), 'utf8');
        pages.set(path, page);
        return page;
      };
      const write = (path: string, page: string, id: string): void => {
        const text = cut(pageAt(page), id);
        if (text === undefined) throw new Error(`${page} does not show ${id}.`);
        writeText(join(folder, path), text);
      };
      for (const lang of LANGS) {
        for (const { id, game, chapter } of library().clauses(lang)) {
          write(peekPath(lang, id), chapterPath(lang, game, chapter), id);
        }
        for (const { id } of library().terms) {
          write(termPeekPath(lang, id), sectionPath(lang, 'glossary'), id);
        }
      }
    },
  },
});
