import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { remember } from '#engine/core/remember.ts';
import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { LANGS } from '#src/lang.ts';
import { readAid, type Sheet } from './aid.ts';
import { readChanges } from './changes.ts';
import { frontmatter } from './frontmatter.ts';
import { readGlossary } from './glossary.ts';
import { makeLibrary, type ChapterSource, type Library } from './library.ts';
import { mistake } from './mistake.ts';
import { readQuestions, type Questions } from './questions.ts';
import { asWritten, MANY } from './read.ts';
import { readSlang } from './slang.ts';
import { readStart, type Start } from './start.ts';

export type { ClauseRecord, Library } from './library.ts';

const CONTENT = 'content';

/** The site's library: all of `content/`, read from the folder the command runs in. */
export const library = (): Library => {
  const stamp = IS_WRITING ? stampNow() : '';
  if (shelf[KEY]?.stamp !== stamp) shelf[KEY] = { stamp, library: loaded() };
  return shelf[KEY].library;
};

/** While pages are being written, what was changed is read anew. */
const IS_WRITING = process.env['NODE_ENV'] === 'development';

interface Shelf {
  [KEY]?: { readonly stamp: string; readonly library: Library };
}

const KEY = Symbol.for('clause-and-effect: library');

/**
 * A build renders its pages from a bundle with modules of its own: only what is global is read once for
 * both sides. While pages are being written, rules change too, and their importers with them.
 */
const shelf: Shelf = IS_WRITING ? {} : (globalThis as Shelf);

/** When the content was last changed. Asked many times for every page, so it looks only now and then. */
const stampNow = (): string => {
  const now = Date.now();
  if (now - seen.at >= GLANCE) seen = { at: now, stamp: stampOf(CONTENT) };
  return seen.stamp;
};

/** Milliseconds. */
const GLANCE = 20;

let seen = { at: 0, stamp: '' };

const stampOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .join();

const loaded = (): Library =>
  makeLibrary({
    games,
    chapters: games.flatMap(({ slug }) => LANGS.flatMap((lang) => chaptersOf(slug, lang))),
    terms: glossaryIn(read(join(CONTENT, 'glossary.yaml')), 'content/glossary.yaml'),
    calculators,
    changes: changesIn(read(join(CONTENT, 'changes.yaml')), 'content/changes.yaml'),
    starts: Object.fromEntries(games.map(({ slug }) => [slug, startOf(slug)])),
    aids: Object.fromEntries(games.map(({ slug }) => [slug, aidOf(slug)])),
    questions: Object.fromEntries(games.map(({ slug }) => [slug, questionsOf(slug)])),
    slang: slangIn(read(join(CONTENT, 'slang.yaml')), 'content/slang.yaml'),
  });

const chaptersOf = (game: string, lang: (typeof LANGS)[number]): readonly ChapterSource[] =>
  readdirSync(join(CONTENT, game, lang))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const path = `${CONTENT}/${game}/${lang}/${name}`;
      const text = read(path);
      const head = frontmatter.safeParse(parse(/^---\n(.*?)\n---/s.exec(text)?.[1] ?? ''));
      if (!head.success) {
        throw mistake(path, 'the frontmatter cannot be read.', 'Give it title, lead and order.');
      }
      return { ...head.data, game, lang, chapter: name.replace(/\.mdx$/, ''), text, path };
    });

const startOf = (game: string): Start => {
  const path = `${CONTENT}/${game}/start.yaml`;
  return readStart(read(path), path);
};

const aidOf = (game: string): readonly Sheet[] => {
  const path = `${CONTENT}/${game}/aid.yaml`;
  return readAid(read(path), path);
};

const questionsOf = (game: string): Questions => {
  const path = `${CONTENT}/${game}/questions.yaml`;
  return existsSync(path) ? questionsIn(read(path), path) : { moments: [], clauses: {} };
};

const read = (path: string): string => readFileSync(path, 'utf8');

const glossaryIn = remember(MANY, asWritten, readGlossary);
const changesIn = remember(MANY, asWritten, readChanges);
const slangIn = remember(MANY, asWritten, readSlang);
const questionsIn = remember(MANY, asWritten, readQuestions);
