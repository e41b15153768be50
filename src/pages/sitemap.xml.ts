import type { APIRoute } from 'astro';
import { BASE } from '#src/addresses.ts';
import { alternatesOf } from '#src/heads/alternates.ts';
import { pagesIn } from '#src/heads/pages.ts';
import { element, xmlFile } from '#src/heads/xml.ts';
import { LANGS } from '#src/lang.ts';
import { homePath, isPrintPath, sectionPath } from '#src/paths.ts';

/** Every page in every language. Without an address of its own a site can name none. */
export const GET: APIRoute = ({ site }) => {
  const absolute = (address: string): string => (site ? new URL(address, site).href : address);
  const url = (address: string, below: string) =>
    element('url', {}, [
      element('loc', {}, absolute(address)),
      ...alternatesOf(below).map((each) =>
        element('xhtml:link', {
          rel: 'alternate',
          hreflang: each.lang,
          href: absolute(each.address),
        }),
      ),
    ]);
  const pages = LANGS.flatMap((lang) =>
    pagesIn(lang)
      // One shows what is asked there, the other what stands elsewhere.
      .filter((path) => path !== sectionPath(lang, 'search') && !isPrintPath(path))
      .map((path) => url(`${BASE}${path}`, path.slice(homePath(lang).length))),
  );
  const names = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  };
  return xmlFile(
    element('urlset', names, site ? [url(BASE, ''), ...pages] : []),
    'application/xml',
  );
};
