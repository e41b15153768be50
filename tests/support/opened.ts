import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'node-html-parser';

const SITE = '.cache/site';
export const BASE = '/rules/';
const HOST = 'https://rules.example';

/** The head of a response, at most. */
const HEAD = 400;

const below = (address: string, from: string): string =>
  new URL(address, `${HOST}${BASE}${from}`).pathname.slice(BASE.length);

/** The scripts that a script asks for as soon as it is there, and what those ask for. */
export const withImports = (path: string): readonly string[] => {
  const text = readFileSync(join(SITE, path), 'utf8');
  const imports = text.matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/g);
  return [path, ...[...imports].flatMap(([, name = '']) => withImports(below(name, path)))];
};

/** What a page asks for when somebody opens it and does nothing more, as paths below the base. */
export const filesOf = (path: string): readonly string[] => {
  const page = parse(readFileSync(join(SITE, path, 'index.html'), 'utf8'));
  const named = (selector: string, attribute: string): readonly string[] =>
    page
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((address) => address !== '' && !address.startsWith('data:'))
      .map((address) => below(address, path));
  const scripts = [...named('script[src]', 'src'), ...named('link[rel=modulepreload]', 'href')];
  const others = [
    ...named('link[rel=stylesheet], link[rel=preload]', 'href'),
    ...named('img, source, iframe', 'src'),
  ];
  return [...new Set([path, ...others, ...scripts.flatMap(withImports)])];
};

const bytesOf = (text: string | Buffer): number => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).length + HEAD;
};

/** Bytes of a file as a host sends it, compressed on the fly, with its head. */
export const sentAs = (path: string): number =>
  bytesOf(readFileSync(join(SITE, path.endsWith('/') ? `${path}index.html` : path)));

/** Bytes of the figures of a page: how much less it would be without them. */
export const figuresIn = (path: string): number => {
  const text = readFileSync(join(SITE, path, 'index.html'), 'utf8');
  const page = parse(text);
  for (const picture of page.querySelectorAll('.figure, .figure__picture')) picture.remove();
  return Math.max(0, bytesOf(text) - bytesOf(page.toString()));
};

/** What stands in a file of the site. */
export const textOf = (path: string): string => readFileSync(join(SITE, path), 'utf8');
