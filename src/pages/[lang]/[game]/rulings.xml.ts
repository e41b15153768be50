import type { APIRoute } from 'astro';
import { GAMES } from '#src/games.ts';
import { feedOf } from '#src/heads/feed.ts';
import { FIRST_LANG, isLang, LANGS } from '#src/lang.ts';

export const getStaticPaths = () =>
  import.meta.env.SITE
    ? LANGS.flatMap((lang) => Object.keys(GAMES).map((game) => ({ params: { lang, game } })))
    : [];

export const GET: APIRoute = ({ params: { lang, game }, site }) =>
  feedOf({ lang: isLang(lang) ? lang : FIRST_LANG, game, site: site! });
