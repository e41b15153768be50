import type { APIRoute } from 'astro';
import around from '#src/embed/around.js?raw';

/** For the page of another site around a frame of this one; its address stands in that page for good. */
export const GET: APIRoute = () =>
  new Response(around, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
