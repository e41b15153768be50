import type { Lang } from '#src/lang.ts';

/** Where the site stands on its host, with a slash at either end: `/` or `/rules/`. */
export const BASE = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

const within = (...steps: readonly string[]): string =>
  `${BASE}${steps.map((step) => `${step}/`).join('')}`;

export const homeAddress = (lang: Lang): string => within(lang);

export const gameAddress = (lang: Lang, game: string): string => within(lang, game);

export const chapterAddress = (lang: Lang, game: string, chapter: string): string =>
  within(lang, game, chapter);

/** The address people share: a page of its own, so that link previews can show the clause. */
export const clauseAddress = (lang: Lang, id: string): string => within(lang, 'r', id);

export const calculatorAddress = (lang: Lang, name: string): string => within(lang, 'try', name);

/** Pages that are neither a game's nor a clause's. */
export const SECTIONS = [
  'try',
  'glossary',
  'open-questions',
  'coverage',
  'changes',
  'about',
  'search',
] as const;

export type Section = (typeof SECTIONS)[number];

export const sectionAddress = (lang: Lang, section: Section): string => within(lang, section);

export const coverageAddress = (lang: Lang, game: string): string => within(lang, 'coverage', game);

/** A file of the dataset. What is said there stays true as long as the number is the same. */
export const datasetAddress = (file: string): string => `${BASE}api/v1/${file}.json`;
