import type { APIRoute } from 'astro';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { isLang, LANGS } from '#src/lang.ts';
import { searchIndex } from '#src/search/records.ts';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params: { lang } }) =>
  isLang(lang)
    ? Response.json(searchIndex(library(), calculators, lang))
    : new Response(null, { status: 404 });
