import { isLang, LANGS, type Lang } from '#src/lang.ts';
import {
  awayPath,
  clauseAt,
  clausePath,
  editionPath,
  FRAMES,
  homePath,
  isParcelPath,
  isPrintPath,
  peekedAt,
} from '#src/paths.ts';

/**
 * One language of one build: what a device keeps to be able to do without the network. Paths are
 * below the base, as in addresses: `en/about/`, `_astro/site.B1x.js`, and nothing for the first page.
 */
export interface Edition {
  /** Differs whenever anything else in here does. */
  readonly name: string;
  /** The digest of every file that is kept from the start. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that come together in one: the path of that one, and theirs. */
  readonly bundles: Readonly<Record<string, readonly string[]>>;
  /** Bytes that the files take on the device. */
  readonly size: number;
  /** By chapter, the clauses that stand in it, and the digest of the page that each has of its own. */
  readonly clauses: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Retired clauses, and those that took their place. */
  readonly moved: Readonly<Record<string, string>>;
  readonly words: EditionWords;
}

/** What a page says of how much is kept. */
export interface EditionWords {
  /** While files come; `{share}` of a hundred are here. */
  readonly coming: string;
  readonly kept: string;
  /** When the page was itself an older copy. */
  readonly renewed: string;
  /** For each other language, what offers to keep it too. */
  readonly offers: Readonly<Partial<Record<Lang, string>>>;
}

/** What the worker tells a page. */
export interface Told {
  readonly text: string;
  /** More is to come: nobody need be told yet. */
  readonly busy?: boolean;
  /** Languages that could be kept too, and what offers it. */
  readonly offers?: Readonly<Partial<Record<Lang, string>>>;
}

export const langOf = (path: string): Lang | undefined => {
  const [first] = path.split('/', 1);
  return isLang(first) ? first : undefined;
};

/** Whether a path names its content: such a file never changes, and old pages may still ask for it. */
export const isLasting = (path: string): boolean => path.startsWith('_astro/');

/** Scripts with the words of one language stand in its folder; the others are for all, but for those of frames. */
const isScriptFor = (path: string, lang: Lang): boolean =>
  isLasting(path) &&
  ![FRAMES, ...LANGS.filter((each) => each !== lang).map(homePath)].some((folder) =>
    path.startsWith(`_astro/${folder}`),
  );

/**
 * Whether a built file is kept from the start. Clause pages are many, and kept when visited; a game on
 * paper has nothing that its chapters have not.
 */
export const isKept = (path: string, lang: Lang): boolean =>
  path === '' ||
  isScriptFor(path, lang) ||
  LANGS.some((each) => path === awayPath(each)) ||
  (path.startsWith(homePath(lang)) &&
    clauseAt(path) === '' &&
    !isPrintPath(path) &&
    !isParcelPath(path) &&
    path !== editionPath(lang) &&
    /(\/|\.json)$/.test(path));

/** The digest a page or file has in this edition; undefined for what the edition does not know. */
export const digestIn = ({ files, clauses }: Edition, path: string): string | undefined => {
  if (Object.hasOwn(files, path)) return files[path];
  const id = clauseAt(path);
  const chapter = chapterOf(clauses, langOf(path), id);
  return chapter === undefined ? undefined : clauses[chapter]?.[id];
};

/** Where a clause can be read when its own page is not at hand: its chapter, at the clause. */
export const placeOf = ({ clauses, moved }: Edition, path: string): string | undefined => {
  const asked = clauseAt(path);
  const id = Object.hasOwn(moved, asked) ? (moved[asked] ?? '') : asked;
  const chapter = chapterOf(clauses, langOf(path), id);
  return chapter === undefined ? undefined : `${chapter}#${id}`;
};

/** From which page of the edition a reference that is shown in place can be cut, and what. */
export const peekOf = (
  edition: Edition,
  path: string,
): { readonly page: string; readonly id: string } | undefined => {
  const peeked = peekedAt(path);
  const lang = langOf(path);
  if (!peeked || !lang) return undefined;
  const { id, page } = peeked;
  if (page !== undefined) return { page, id };
  const [chapter = '', place] = placeOf(edition, clausePath(lang, id))?.split('#') ?? [];
  return place === undefined ? undefined : { page: chapter, id: place };
};

const chapterOf = (
  clauses: Edition['clauses'],
  lang: Lang | undefined,
  id: string,
): string | undefined =>
  Object.keys(clauses).find(
    (chapter) => langOf(chapter) === lang && Object.hasOwn(clauses[chapter] ?? {}, id),
  );

/** A short name for some content; no two contents have the same. */
export const digestOf = async (content: BufferSource): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...bytes.subarray(0, 9)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};
