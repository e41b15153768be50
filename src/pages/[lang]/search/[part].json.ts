import type { APIRoute } from 'astro';
import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { isLang, LANGS } from '#src/lang.ts';
import { searchShard, searchTexts } from '#src/search/records.ts';

/** A game has two parts: what is needed to list its answers, and their texts. */
const TEXTS = '.texts';

export const getStaticPaths = () =>
  LANGS.flatMap((lang) =>
    games.flatMap(({ slug }) =>
      [slug, `${slug}${TEXTS}`].map((part) => ({ params: { lang, part } })),
    ),
  );

export const GET: APIRoute = ({ params: { lang, part = '' } }) => {
  if (!isLang(lang)) return new Response(null, { status: 404 });
  return Response.json(
    part.endsWith(TEXTS)
      ? searchTexts(library(), calculators, part.slice(0, -TEXTS.length), lang)
      : searchShard(library(), calculators, part, lang),
  );
};
