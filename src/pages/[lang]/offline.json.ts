import type { APIRoute } from 'astro';
import { library } from '#src/clauses/shelf.ts';
import { isLang, LANGS, type Lang } from '#src/lang.ts';
import type { Edition } from '#src/offline/edition.ts';
import { chapterPath } from '#src/paths.ts';
import { siteWords } from '#src/words.ts';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params: { lang } }) =>
  Response.json(isLang(lang) ? draft(lang) : {});

/** Which clause stands where. Digests are known only when the site is built: `src/offline/build.ts`. */
const draft = (lang: Lang): Edition => {
  const byChapter = Object.groupBy(library().clauses(lang), ({ game, chapter }) =>
    chapterPath(lang, game, chapter),
  );
  return {
    name: '',
    files: {},
    clauses: Object.fromEntries(
      Object.entries(byChapter).map(([chapter, clauses = []]) => [
        chapter,
        Object.fromEntries(clauses.map(({ id }) => [id, ''])),
      ]),
    ),
    moved: Object.fromEntries(library().retired.map(({ id, movedTo }) => [id, movedTo])),
    words: { kept: siteWords[lang].kept, renewed: siteWords[lang].renewed },
  };
};
