import type { APIRoute } from 'astro';
import { isLang, LANGS } from '#src/lang.ts';
import { previewOf } from '#src/previews/preview.tsx';
import { placesIn, subjectAt } from '#src/previews/subjects.ts';

/** Drawn here, where the drawings are at hand; `src/build/previews.ts` makes images of them. */
export const getStaticPaths = () =>
  // A page can only point at its preview if it knows its own address.
  import.meta.env.SITE
    ? LANGS.flatMap((lang) => placesIn(lang).map((place) => ({ params: { lang, place } })))
    : [];

export const GET: APIRoute = async ({ params: { lang, place = '' } }) =>
  new Response(isLang(lang) ? await previewOf(await subjectAt(place, lang), lang) : '', {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
