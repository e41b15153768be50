import type { APIRoute } from 'astro';
import { BASE, homeAddress } from '#src/addresses.ts';
import { isLang, LANGS, type Lang } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params: { lang } }) =>
  Response.json(isLang(lang) ? manifest(lang) : {});

/** What a phone needs to put the site on its home screen, in the language it was put there from. */
const manifest = (lang: Lang) => ({
  id: BASE,
  name: 'Clause & Effect',
  short_name: 'Clauses',
  description: siteWords[lang].description,
  lang,
  start_url: homeAddress(lang),
  scope: BASE,
  display: 'minimal-ui',
  background_color: '#faf7f0',
  theme_color: '#faf7f0',
  icons: [
    { src: `${BASE}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
    { src: `${BASE}icon.png`, sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
  ],
});
