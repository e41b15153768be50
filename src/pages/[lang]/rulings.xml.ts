import type { APIRoute } from 'astro';
import { feedOf } from '#src/heads/feed.ts';
import { FIRST_LANG, isLang, LANGS } from '#src/lang.ts';

/** A feed names its entries for good, so it needs the site's own address. */
export const getStaticPaths = () =>
  import.meta.env.SITE ? LANGS.map((lang) => ({ params: { lang } })) : [];

export const GET: APIRoute = ({ params: { lang }, site }) =>
  feedOf({ lang: isLang(lang) ? lang : FIRST_LANG, site: site! });
