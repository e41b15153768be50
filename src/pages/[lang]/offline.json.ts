import type { APIRoute } from 'astro';
import { library } from '#src/clauses/shelf.ts';
import { dayIn, isLang, LANGS, otherLangs, type Lang } from '#src/lang.ts';
import type { Edition, EditionWords } from '#src/offline/edition.ts';
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
    bundles: {},
    size: 0,
    clauses: Object.fromEntries(
      Object.entries(byChapter).map(([chapter, clauses = []]) => [
        chapter,
        Object.fromEntries(clauses.map(({ id }) => [id, ''])),
      ]),
    ),
    moved: Object.fromEntries(library().retired.map(({ id, movedTo }) => [id, movedTo])),
    words: wordsIn(lang),
  };
};

/** How much it is, is known only when the site is built: `{size}`. */
const wordsIn = (lang: Lang): EditionWords => {
  const { coming, kept, renewed } = siteWords[lang];
  const [latest] = library().changes;
  return {
    coming,
    kept: kept('{size}', dayIn(latest?.date ?? '', lang)),
    renewed,
    offers: Object.fromEntries(otherLangs(lang).map((each) => [each, siteWords[each].keepToo])),
  };
};
