import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';

export const SITE = '.cache/site';

/** Where the tests' site stands on its host; `scripts/test.mjs` builds it there. */
export const HOST = 'https://rules.example';
export const BASE = '/rules/';

export interface BuiltPage {
  /** Path below the base: `en/about/`, or `404.html`. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
  readonly ids: ReadonlySet<string>;
}

const window = new Window({ settings: { disableJavaScriptEvaluation: true } });

const parse = (html: string): Document =>
  new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;

const names = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);

/** Every file of the site, by its path below the base. */
export const files: ReadonlySet<string> = new Set(names);

export const pages: readonly BuiltPage[] = names
  .filter((name) => name.endsWith('.html'))
  .map((name) => {
    const html = readFileSync(join(SITE, name), 'utf8');
    const document = parse(html);
    const ids = new Set([...document.querySelectorAll('[id]')].map((element) => element.id));
    return { path: name.replace(/(^|\/)index\.html$/, '$1'), html, document, ids };
  });

const byPath: ReadonlyMap<string, BuiltPage> = new Map(pages.map((page) => [page.path, page]));

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
