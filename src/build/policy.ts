import { createHash } from 'node:crypto';

/** What a policy calls something that stands in a page. */
export const digestOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/** A page's policy names the scripts that stand in it, and no others: readers pay for each digest. */
export const withOwnPolicy = (html: string): string => {
  const digests = [...html.matchAll(INLINE)].map(([, script = '']) => digestOf(script));
  return html.replace(/script-src 'self'(?: 'sha256-[^']+')*/, () =>
    ["script-src 'self'", ...new Set(digests)].join(' '),
  );
};
