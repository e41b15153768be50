import type { APIRoute } from 'astro';
import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { isLang, LANGS, type Lang } from '#src/lang.ts';
import { sayingsAbroad, searchShard, searchTexts } from '#src/search/records.ts';

/** A game has two parts: what is needed to list its answers, and their texts. */
const TEXTS = '.texts';

/** What is said in the other languages. */
const ABROAD = 'abroad';

export const getStaticPaths = () => {
  const parts = [ABROAD, ...games.flatMap(({ slug }) => [slug, `${slug}${TEXTS}`])];
  return LANGS.flatMap((lang) => parts.map((part) => ({ params: { lang, part } })));
};

export const GET: APIRoute = ({ params: { lang, part = '' } }) =>
  isLang(lang) ? Response.json(partOf(part, lang)) : new Response(null, { status: 404 });

const partOf = (part: string, lang: Lang) => {
  if (part === ABROAD) return sayingsAbroad(library(), lang);
  return part.endsWith(TEXTS)
    ? searchTexts(library(), calculators, part.slice(0, -TEXTS.length), lang)
    : searchShard(library(), calculators, part, lang);
};
