import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FRAME } from '#src/embed/framed.ts';
import {
  anyOf,
  namesGivenBy,
  namesIn,
  takenApart,
  usedOf,
  type Names,
  type Sheet,
} from '#src/styles/used.ts';
import { digestOf, withOwnPolicy } from './policy.ts';

/**
 * Puts into every page what it uses of its style sheets, so that it can be painted as soon as it is here,
 * and what its calculators may come to use, so that they ask for scripts alone. The whole sheets are asked
 * for by what is opened on demand: `src/layouts/styles.ts`. Pages get theirs on the way from the renderer
 * to the disk, and are written once.
 */
export const inlineStyles = (): AstroIntegration => {
  let folder = '';
  return {
    name: 'inline-styles',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((pages) => ({
          ...pages,
          render: async (request, options) => {
            const rendered = await pages.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            return withStyles(response, await stylesIn(folder));
          },
        }));
      },
    },
  };
};

const withStyles = async (response: Response, styled: Styled): Promise<Response> => {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  // An empty frame gets its styles with what is framed; what is shown in place has no head of its own.
  const isPage = html.includes('</head>') && !html.includes(FRAME);
  return new Response(isPage ? styled(html) : html, response);
};

/** Gives a page its styles. */
type Styled = (html: string) => string;

const known = new Map<string, Promise<Styled>>();

/** What gives pages their styles, once the scripts and style sheets of the site are built. */
export const stylesIn = (folder: string): Promise<Styled> => {
  const styled = known.get(folder) ?? readStyles(join(folder, ASSETS));
  known.set(folder, styled);
  return styled;
};

const readStyles = async (assets: string): Promise<Styled> => {
  const [sheets, scripts] = await Promise.all([sheetsIn(assets), scriptsIn(assets)]);
  return (html) => withOwnPolicy(withPartsInside(html, sheets, scripts));
};

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

/** What scripts may give to what is on the page, and the files that they may ask for, by the file. */
type Scripts = ReadonlyMap<string, { readonly names: Names; readonly files: readonly string[] }>;

const sheetsIn = (folder: string): Promise<Sheets> => filesIn(folder, '.css', takenApart);

const scriptsIn = (folder: string): Promise<Scripts> =>
  filesIn(folder, '.js', (text) => ({ names: namesGivenBy(text), files: asked(text) }));

/** `import("../EarlierList.DWjAcoe4.js")`, from a folder or from beside it. */
const asked = (script: string): readonly string[] =>
  [...script.matchAll(/["'`](?:\.\.?\/)+([^"'`]+\.js)["'`]/g)].map(([, name = '']) => name);

const filesIn = async <T>(
  folder: string,
  ending: string,
  read: (text: string) => T,
): Promise<ReadonlyMap<string, T>> => {
  const names = (await readdir(folder, { recursive: true })).filter((each) =>
    each.endsWith(ending),
  );
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [name.replaceAll(sep, '/'), read(await readFile(join(folder, name), 'utf8'))] as const,
      ),
    ),
  );
};

const LINK = new RegExp(`<link rel="stylesheet" href="([^"]*/${ASSETS}([^"/]+))">`, 'g');

/** What a calculator shows is in the sheet of its game, and on a page of its own in that page's. */
const isOfSite = (name: string): boolean => name.startsWith('site.');

export const withPartsInside = (
  html: string,
  sheets: Sheets,
  scripts: Scripts = new Map(),
): string => {
  const here: Names = new Set([...namesIn(html), ...GIVEN_BY_SCRIPTS]);
  const later = anyOf([here, ...givenIn(html, scripts)]);
  const digests: string[] = [];
  const page = html.replace(LINK, (link, address: string, name: string) => {
    const sheet = sheets.get(name);
    if (!sheet) return link;
    const part = usedOf(sheet, isOfSite(name) ? here : later);
    digests.push(digestOf(part));
    return `<style data-sheet="${address}">${part}</style>`;
  });
  return page.replace("style-src 'self'", () => `style-src 'self' ${digests.join(' ')}`);
};

/** What the calculators and positions of a page may give, with all the scripts that they may ask for. */
const givenIn = (html: string, scripts: Scripts): readonly Names[] => {
  const files = new Set(
    [...html.matchAll(/\sdata-(?:calculator|position)="([^"]*)"/g)].flatMap(([, addresses = '']) =>
      addresses.split(' ').map((address) => address.split(`/${ASSETS}`)[1] ?? ''),
    ),
  );
  for (const file of files) for (const other of scripts.get(file)?.files ?? []) files.add(other);
  return [...files].flatMap((file) => scripts.get(file)?.names ?? []);
};
