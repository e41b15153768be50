import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
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
import { readSlang } from './slang.ts';
import { readStart, type Start } from './start.ts';

export type { ClauseRecord, Library } from './library.ts';

const CONTENT = 'content';

/** The site's library: all of `content/`, read from the folder the command runs in. */
export const library = (): Library => {
  // While pages are being written, every request reads the folder anew.
  if (process.env['NODE_ENV'] === 'development') return loaded();
  return (kept ??= loaded());
};

let kept: Library | undefined;

const loaded = (): Library =>
  makeLibrary({
    games,
    chapters: games.flatMap(({ slug }) => LANGS.flatMap((lang) => chaptersOf(slug, lang))),
    terms: readGlossary(read(join(CONTENT, 'glossary.yaml')), 'content/glossary.yaml'),
    calculators,
    changes: readChanges(read(join(CONTENT, 'changes.yaml')), 'content/changes.yaml'),
    starts: Object.fromEntries(games.map(({ slug }) => [slug, startOf(slug)])),
    aids: Object.fromEntries(games.map(({ slug }) => [slug, aidOf(slug)])),
    questions: Object.fromEntries(games.map(({ slug }) => [slug, questionsOf(slug)])),
    slang: readSlang(read(join(CONTENT, 'slang.yaml')), 'content/slang.yaml'),
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
  return existsSync(path) ? readQuestions(read(path), path) : { moments: [], clauses: {} };
};

const read = (path: string): string => readFileSync(path, 'utf8');
