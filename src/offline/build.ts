import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { LANGS, type Lang } from '#src/lang.ts';
import { clausePath, editionPath } from '#src/paths.ts';
import { digestOf, isKept, type Edition } from './edition.ts';

/** Adds to a built site what a device needs to keep it: the worker, and the edition of each language. */
export const offline = (): AstroIntegration => ({
  name: 'offline',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      await writeWorker(folder);
      await writeEditions(folder);
    },
  },
});

/** The worker is one file with a lasting name, at the top: it may only serve what stands below it. */
const writeWorker = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('worker.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
};

/** Gives every edition of a built site the digests of its files. */
export const writeEditions = async (folder: string): Promise<void> => {
  const digests = await digestsOf(folder);
  for (const lang of LANGS) {
    const file = join(folder, editionPath(lang));
    const draft = JSON.parse(await readFile(file, 'utf8')) as Edition;
    await writeFile(file, JSON.stringify(await finished(draft, digests, lang)));
  }
};

/** The digest of every file, by the path at which it is served. */
const digestsOf = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [served(folder, name), await digestOf(await readFile(name))] as const,
      ),
    ),
  );
};

const served = (folder: string, name: string): string =>
  name
    .slice(join(folder, '/').length)
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '$1');

const finished = async (
  { clauses, moved, words }: Edition,
  digests: ReadonlyMap<string, string>,
  lang: Lang,
): Promise<Edition> => {
  const page = (id: string): string => digests.get(clausePath(lang, id)) ?? '';
  const content = {
    files: Object.fromEntries([...digests].filter(([path]) => isKept(path, lang)).toSorted()),
    clauses: Object.fromEntries(
      Object.entries(clauses).map(([chapter, ids]) => [
        chapter,
        Object.fromEntries(Object.keys(ids).map((id) => [id, page(id)])),
      ]),
    ),
    moved,
    words,
  };
  const name = await digestOf(new TextEncoder().encode(JSON.stringify(content)));
  return { name, ...content };
};
