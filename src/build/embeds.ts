import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { figuresIn, framed } from '#src/embed/framed.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import {
  chapterPath,
  clausePath,
  embedFramePath,
  embedPath,
  figurePath,
  gamePath,
  peekPath,
} from '#src/paths.ts';
import { stylesIn } from './styles.ts';
import { writeText } from './write.ts';

/**
 * Adds to a built site what other sites may frame: each clause, and its drawings. They are the peeks,
 * each put into the frame of its game.
 */
export const embeds = (): AstroIntegration => {
  let base = '';
  return {
    name: 'embeds',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const styled = await stylesIn(folder);
        const write = (path: string, page: string): void => {
          writeText(join(folder, path, 'index.html'), styled(page));
        };
        const { library } = await import('#src/clauses/shelf.ts');
        const { clauses, retired } = library();
        for (const lang of LANGS) {
          const moved = retired.map(({ id, movedTo }) => ({
            ...library().clause(movedTo, lang),
            at: id,
          }));
          const all = [...clauses(lang).map((clause) => ({ ...clause, at: clause.id })), ...moved];
          const frames = framesIn(folder, lang, [...new Set(all.map(({ game }) => game))]);
          for (const { id, at, game, chapter, title } of all) {
            const markup = readFileSync(join(folder, peekPath(lang, id)), 'utf8');
            const filling = {
              title,
              from: gamePath(lang, game),
              back: clausePath(lang, id),
              chapter: `${base}${chapterPath(lang, game, chapter)}`,
            };
            const frame = frames.get(game) ?? '';
            write(embedPath(clausePath(lang, at)), framed(frame, { ...filling, markup }));
            const drawings = figuresIn(markup);
            if (drawings === '') continue;
            write(figurePath(lang, at), framed(frame, { ...filling, markup: drawings }));
          }
        }
      },
    },
  };
};

/** The empty frames of a language, by game. They are no pages of the site. */
const framesIn = (
  folder: string,
  lang: Lang,
  games: readonly string[],
): ReadonlyMap<string, string> => {
  const frames = new Map<string, string>();
  for (const game of games) {
    const place = join(folder, embedFramePath(lang, game));
    frames.set(game, readFileSync(join(place, 'index.html'), 'utf8'));
    rmSync(place, { recursive: true });
  }
  return frames;
};
