import type { APIRoute } from 'astro';
import { library } from '#src/clauses/shelf.ts';
import { isLang, LANGS } from '#src/lang.ts';
import { searchWords } from '#src/search/records.ts';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params: { lang } }) =>
  isLang(lang) ? Response.json(searchWords(library(), lang)) : new Response(null, { status: 404 });
