import type { Lang } from '#src/lang.ts';

/*
 * Where everything stands below the base: `en/r/rtn.rock-rose.income/`. `src/addresses.ts` puts the
 * base before it; whoever reads the built files, or keeps them on a device, knows no base.
 */

const folder = (...steps: readonly string[]): string => steps.map((step) => `${step}/`).join('');

export const homePath = (lang: Lang): string => folder(lang);

export const gamePath = (lang: Lang, game: string): string => folder(lang, game);

export const chapterPath = (lang: Lang, game: string, chapter: string): string =>
  folder(lang, game, chapter);

/** A game in a few cards, for whoever explains it; no chapter is called so. */
export const teachPath = (lang: Lang, game: string): string => folder(lang, game, 'teach');

/** Which rule one needs, by the moment at the table; no chapter is called so. */
export const momentsPath = (lang: Lang, game: string): string => folder(lang, game, 'when');

/** All its chapters on one page, for paper; no chapter is called so either. */
export const printPath = (lang: Lang, game: string): string => folder(lang, game, 'print');

/** What a group has set for its game. No chapter is called so. */
export const tablePath = (lang: Lang, game: string): string => folder(lang, game, 'table');

/** A page to keep beside the board: the game's own, or a sheet's. */
export const aidPath = (lang: Lang, game: string, sheet = ''): string =>
  sheet === '' ? folder(lang, game, 'aid') : folder(lang, game, 'aid', sheet);

export const isPrintPath = (path: string): boolean => path.endsWith('/print/');

/** A page of its own, so that link previews can show the clause. */
export const clausePath = (lang: Lang, id: string): string => folder(lang, 'r', id);

/** The clause whose page stands at a path; blank for any other page. */
export const clauseAt = (path: string): string => /^[^/]+\/r\/([^/]+)\/?$/.exec(path)?.[1] ?? '';

/** The clause alone, as a reference shows it in place. */
export const peekPath = (lang: Lang, id: string): string => `${clausePath(lang, id)}peek.html`;

/** A term of the glossary alone. */
export const termPeekPath = (lang: Lang, id: string): string =>
  `${sectionPath(lang, 'glossary')}${id}.html`;

/** Which clauses of a game cite which. */
export const tiesPath = (lang: Lang, game: string): string => `${gamePath(lang, game)}ties.json`;

/** What such a file shows, and the page it is cut from where that does not depend on the clause. */
export const peekedAt = (
  path: string,
): { readonly id: string; readonly page?: string } | undefined => {
  const [, clause] = /^[^/]+\/r\/([^/]+)\/peek\.html$/.exec(path) ?? [];
  if (clause !== undefined) return { id: clause };
  const [, page, term] = /^([^/]+\/glossary\/)([^/]+)\.html$/.exec(path) ?? [];
  return page !== undefined && term !== undefined ? { id: term, page } : undefined;
};

export const calculatorPath = (lang: Lang, name: string): string => folder(lang, 'try', name);

/** The same to be shown inside the page of another site; only what stands below here may be framed. */
export const EMBED_PATH = 'embed/';

export const embedPath = (path: string): string => `${EMBED_PATH}${path}`;

/** Scripts that only frames ask for have a folder of their own among the scripts. */
export const FRAMES = 'frames/';

/** The drawings of a clause alone; they have no page but this. */
export const figurePath = (lang: Lang, id: string): string => embedPath(folder(lang, 'figure', id));

/** Where every clause of a game, to be framed, gets its frame; gone once the site is built. */
export const embedFramePath = (lang: Lang, game: string): string => embedPath(folder(lang, game));

/** For the page around it, which gives the frame the height it asks for. */
export const EMBED_SCRIPT_PATH = 'embed.js';

/** Pages that are neither a game's nor a clause's. */
export const SECTIONS = [
  'try',
  'glossary',
  'open-questions',
  'coverage',
  'changes',
  'about',
  'data',
  'search',
] as const;

export type Section = (typeof SECTIONS)[number];

export const sectionPath = (lang: Lang, section: Section): string => folder(lang, section);

export const coveragePath = (lang: Lang, game: string): string => folder(lang, 'coverage', game);

/** What the search knows of all games, and beside it, in a folder, of each. */
export const searchIndexPath = (lang: Lang): string => `${lang}/search.json`;

/** The picture that a link to a page is shown with; `place` is a page below its language. */
export const previewPath = (lang: Lang, place: string): string => `previews/${lang}/${place}.png`;

/** The mark of the site, for a home screen. */
export const TOUCH_ICON_PATH = 'touch-icon.png';

/** What is played differently since, for programs that look in from time to time. */
export const feedPath = (lang: Lang, game?: string): string =>
  game === undefined ? `${lang}/rulings.xml` : `${lang}/${game}/rulings.xml`;

export const appPath = (lang: Lang): string => `${lang}/app.webmanifest`;

export const editionPath = (lang: Lang): string => `${lang}/offline.json`;

/** Files of an edition that are fetched together. */
export const parcelPath = (lang: Lang, name: string): string => `${lang}/offline/${name}.json`;

export const isParcelPath = (path: string): boolean => /^[^/]+\/offline\/[^/]+\.json$/.test(path);

/** The page that says that another one is not kept. */
export const awayPath = (lang: Lang): string => `${lang}/offline/`;

/** A file of the dataset. What is said there stays true as long as the number is the same. */
export const datasetPath = (file: string): string => `api/v1/${file}.json`;

/** All files of the dataset in one, by the edition. */
export const bundlePath = (version: string): string => `api/clause-and-effect-${version}.json`;

/** Where everything is, for programs that read. */
export const GUIDE_PATH = 'llms.txt';
