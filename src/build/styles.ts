import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { embedPath } from '#src/paths.ts';
import { namesIn, takenApart, usedOf, type Names, type Sheet } from '#src/styles/used.ts';

/**
 * Puts into every page what it uses of its style sheets, so that it can be painted as soon as it is here.
 * The whole sheets are asked for by what is opened on demand: `src/layouts/styles.ts`.
 */
export const inlineStyles = (): AstroIntegration => ({
  name: 'inline-styles',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const sheets = await sheetsIn(join(folder, ASSETS));
      const ofSite: Sheets = new Map([...sheets].filter(([name]) => name.startsWith('site.')));
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((each) => each.endsWith('.html'))) {
        const file = join(folder, name);
        const html = readFileSync(file, 'utf8');
        // What is shown in place has no head of its own.
        if (!html.includes('</head>')) continue;
        writeFileSync(file, withPartsInside(html, isFramed(name) ? ofSite : sheets));
      }
    },
  },
});

/** What other sites frame has the rest whole: its calculator asks for no sheet. */
const isFramed = (name: string): boolean => name.startsWith(join(embedPath('')));

const ASSETS = '_astro/';

/** Classes of the site's own sheet that scripts give to what is on the page, or put there. */
export const GIVEN_BY_SCRIPTS = [
  ...[
    'scripted',
    'headless',
    'at-table',
    'icon-button',
    'button',
    'button--quiet',
    'table-scroll',
    'unseen',
  ],
];

type Sheets = ReadonlyMap<string, Sheet>;

const sheetsIn = async (folder: string): Promise<Sheets> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [name, takenApart(await readFile(join(folder, name), 'utf8'))] as const,
      ),
    ),
  );
};

const LINK = new RegExp(`<link rel="stylesheet" href="([^"]*/${ASSETS}([^"/]+))">`, 'g');

export const withPartsInside = (html: string, sheets: Sheets): string => {
  const names: Names = new Set([...namesIn(html), ...GIVEN_BY_SCRIPTS]);
  const digests: string[] = [];
  const page = html.replace(LINK, (link, address: string, name: string) => {
    const sheet = sheets.get(name);
    if (!sheet) return link;
    const part = usedOf(sheet, names);
    digests.push(`'sha256-${createHash('sha256').update(part).digest('base64')}'`);
    return `<style data-sheet="${address}">${part}</style>`;
  });
  return page.replace("style-src 'self'", () => `style-src 'self' ${digests.join(' ')}`);
};
