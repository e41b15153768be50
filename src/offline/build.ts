import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { LANGS, LOCALES, type Lang } from '#src/lang.ts';
import { clauseAt, parcelPath, clausePath, editionPath } from '#src/paths.ts';
import { bundled } from './bundle.ts';
import { digestOf, isKept, isLasting, langOf, type Edition } from './edition.ts';

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

/** Gives every edition of a built site the digests of its files, and the bundles they come in. */
export const writeEditions = async (folder: string): Promise<void> => {
  const files = await filesIn(folder);
  for (const lang of LANGS) {
    const file = join(folder, editionPath(lang));
    const draft = JSON.parse(await readFile(file, 'utf8')) as Edition;
    const edition = await finished(draft, files, lang);
    await writeFile(file, JSON.stringify(edition));
    for (const [path, paths] of Object.entries(edition.bundles)) {
      const texts = paths.map((each) => [each, files.get(each)?.content.toString() ?? ''] as const);
      await writeFile(join(folder, path), JSON.stringify(bundled(texts)));
    }
  }
};

interface BuiltFile {
  readonly content: Buffer;
  readonly digest: string;
}

/** What some edition lists, by the path at which it is served. */
const filesIn = async (folder: string): Promise<ReadonlyMap<string, BuiltFile>> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(html|js|css|json)$/.test(name) && isListed(served(name)),
  );
  const files = names.map(async (name) => {
    const content = readFileSync(join(folder, name));
    return [served(name), { content, digest: await digestOf(content) }] as const;
  });
  return new Map(await Promise.all(files));
};

const isListed = (path: string): boolean =>
  LANGS.some((lang) => isKept(path, lang) || (clauseAt(path) !== '' && langOf(path) === lang));

const served = (name: string): string =>
  name.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1');

const finished = async (
  { clauses, moved, words }: Edition,
  built: ReadonlyMap<string, BuiltFile>,
  lang: Lang,
): Promise<Edition> => {
  const page = (id: string): string => built.get(clausePath(lang, id))?.digest ?? '';
  const kept = [...built]
    .filter(([path]) => isKept(path, lang))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const size = kept.reduce((sum, [, { content }]) => sum + content.length, 0);
  const content = {
    files: Object.fromEntries(kept.map(([path, { digest }]) => [path, digest])),
    bundles: bundlesOf(
      kept.map(([path]) => path),
      lang,
    ),
    size,
    clauses: Object.fromEntries(
      Object.entries(clauses).map(([chapter, ids]) => [
        chapter,
        Object.fromEntries(Object.keys(ids).map((id) => [id, page(id)])),
      ]),
    ),
    moved,
    words: { ...words, kept: words.kept.replace('{size}', megabytes(size, lang)) },
  };
  const name = await digestOf(new TextEncoder().encode(JSON.stringify(content)));
  return { name, ...content };
};

const megabytes = (bytes: number, lang: Lang): string =>
  (bytes / 1e6).toLocaleString(LOCALES[lang], { maximumFractionDigits: 0 });

/** How many bundles a language comes in, at most, however many games there are. */
const MOST = 9;

/** What belongs together changes together: a game's pages, the calculators' pages, scripts. */
const bundlesOf = (paths: readonly string[], lang: Lang): Edition['bundles'] => {
  const groups = Object.entries(Object.groupBy(paths, groupOf)).map(
    ([name, members = []]) => [name, members] as const,
  );
  const bySize = groups.toSorted(([, a], [, b]) => b.length - a.length);
  const rest = bySize.slice(MOST - 1).flatMap(([, members]) => members);
  return Object.fromEntries(
    [...bySize.slice(0, MOST - 1), ['more', rest] as const]
      .filter(([, members]) => members.length > 0)
      .map(([name, members]) => [parcelPath(lang, name), members]),
  );
};

const groupOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/');
  return isLasting(path) ? first : second.replace(/\.json$/, '');
};
