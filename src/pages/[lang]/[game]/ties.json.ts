import type { APIRoute } from 'astro';
import { games } from '#engine/index.ts';
import { library } from '#src/clauses/shelf.ts';
import { tiesIn } from '#src/clauses/ties.ts';
import { isLang, LANGS } from '#src/lang.ts';

export const getStaticPaths = () =>
  LANGS.flatMap((lang) => games.map(({ slug }) => ({ params: { lang, game: slug } })));

export const GET: APIRoute = ({ params: { lang, game = '' } }) =>
  isLang(lang) ? Response.json(tiesIn(library(), game, lang)) : new Response(null, { status: 404 });
