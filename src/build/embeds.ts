import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
        const { library } = await import('#src/clauses/shelf.ts');
        const { clauses, retired } = library();
        for (const lang of LANGS) {
          const moved = retired.map(({ id, movedTo }) => ({
            ...library().clause(movedTo, lang),
            at: id,
          }));
          const all = [...clauses(lang).map((clause) => ({ ...clause, at: clause.id })), ...moved];
          const frames = await framesIn(folder, lang, [...new Set(all.map(({ game }) => game))]);
          for (const { id, at, game, chapter, title } of all) {
            const markup = await readFile(join(folder, peekPath(lang, id)), 'utf8');
            const filling = {
              title,
              from: gamePath(lang, game),
              back: clausePath(lang, id),
              chapter: `${base}${chapterPath(lang, game, chapter)}`,
            };
            const frame = frames.get(game) ?? '';
            await write(
              folder,
              embedPath(clausePath(lang, at)),
              framed(frame, { ...filling, markup }),
            );
            const drawings = figuresIn(markup);
            if (drawings === '') continue;
            await write(
              folder,
              figurePath(lang, at),
              framed(frame, { ...filling, markup: drawings }),
            );
          }
        }
      },
    },
  };
};

/** The empty frames of a language, by game. They are no pages of the site. */
const framesIn = async (
  folder: string,
  lang: Lang,
  games: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const frames = new Map<string, string>();
  for (const game of games) {
    const place = join(folder, embedFramePath(lang, game));
    frames.set(game, await readFile(join(place, 'index.html'), 'utf8'));
    await rm(place, { recursive: true });
  }
  return frames;
};

const write = async (folder: string, path: string, page: string): Promise<void> => {
  await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, path, 'index.html'), page);
};
