import { hash } from 'node:crypto';

const known = new Map<string, string>();

/** What a policy calls something that stands in a page. Most of it stands in many pages. */
export const digestOf = (text: string): string => {
  const digest = known.get(text) ?? `'sha256-${hash('sha256', text, 'base64')}'`;
  known.set(text, digest);
  return digest;
};

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/** A page's policy names the scripts that stand in it, and no others: readers pay for each digest. */
export const withOwnPolicy = (html: string): string => {
  const digests = [...html.matchAll(INLINE)].map(([, script = '']) => digestOf(script));
  return html.replace(/script-src 'self'(?: 'sha256-[^']+')*/, () =>
    ["script-src 'self'", ...new Set(digests)].join(' '),
  );
};
