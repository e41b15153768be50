import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { EMBED_PATH } from '#src/paths.ts';

export const SITE = '.cache/site';

/** Where the tests' site stands on its host; `scripts/test.mjs` builds it there. */
export const HOST = 'https://rules.example';
export const BASE = '/rules/';

export interface BuiltPage {
  /** Path below the base: `en/about/`, or `404.html`. */
  readonly path: string;
  readonly html: string;
  readonly document: () => HTMLElement;
  readonly ids: ReadonlySet<string>;
}

/** All pages at once are too many to hold: the last one asked for is at hand. */
const reader = (): ((html: string) => HTMLElement) => {
  let last = { html: '', document: parse('') };
  return (html) => {
    if (last.html !== html) last = { html, document: parse(html) };
    return last.document;
  };
};

const read = reader();

const names = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);

/** Every file of the site, by its path below the base. */
export const files: ReadonlySet<string> = new Set(names);

const built = (): readonly BuiltPage[] =>
  names
    // Other files of markup are parts of pages.
    .filter((name) => /(^|\/)(index|404)\.html$/.test(name))
    .map((name) => {
      const html = readFileSync(join(SITE, name), 'utf8');
      const ids = new Set([...html.matchAll(/<[^>]*? id="([^"]*)"/g)].map(([, id = '']) => id));
      const path = name.replace(/(^|\/)index\.html$/, '$1');
      return { path, html, document: () => read(html), ids };
    });

const all = built();

/** What other sites frame, which has little of what a page has. */
const isFramed = ({ path }: BuiltPage): boolean => path.startsWith(EMBED_PATH);

export const pages: readonly BuiltPage[] = all.filter((page) => !isFramed(page));

export const framedPages: readonly BuiltPage[] = all.filter(isFramed);

const byPath: ReadonlyMap<string, BuiltPage> = new Map(all.map((page) => [page.path, page]));

export const pageAt = (path: string): BuiltPage | undefined => byPath.get(path);

/** Why a link or address, as written, cannot be followed; undefined when it can. */
export const brokenBecause = (target: string, from = `${HOST}${BASE}`): string | undefined => {
  const { origin, pathname, hash } = new URL(target, from);
  if (origin !== HOST) return undefined;
  if (!pathname.startsWith(BASE)) return 'outside the base path';
  const path = decodeURIComponent(pathname.slice(BASE.length));
  const found = pageAt(path);
  if (!found) return files.has(path) && !path.endsWith('/') ? undefined : 'no such file';
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || found.ids.has(id) ? undefined : 'no such id';
};
