import type { APIRoute } from 'astro';
import { BASE } from '#src/addresses.ts';

/** Everyone may read everything. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Allow: /',
      ...(site ? [`Sitemap: ${new URL(`${BASE}sitemap.xml`, site).href}`] : []),
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
