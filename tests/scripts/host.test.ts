import { expect, test } from 'vitest';
import {
  headersFile,
  headersOf,
  nginxServer,
  readRedirects,
  redirectsFile,
} from '../../scripts/host.mjs';

const SITE = { base: '/rules/', languages: ['en', 'it'] };
const moved = [{ from: '/rules/en/r/a.b.c/', to: '/rules/en/r/a.b.d/' }];

test('a page may not be framed, what is below embed/ may', () => {
  for (const path of ['index.html', '404.html', 'en/about/index.html', 'it/r/fi.a.b/peek.html']) {
    expect(headersOf(path)['X-Frame-Options']).toBe('DENY');
  }
  for (const path of ['embed/en/r/fi.a.b/index.html', 'embed.js', 'api/v1/index.json']) {
    expect(headersOf(path)['X-Frame-Options']).toBeUndefined();
  }
});

test('every file is what its name says', () => {
  for (const path of ['', 'previews/en/x.png', '_astro/en/x.js', 'sw.js']) {
    expect(headersOf(path)['X-Content-Type-Options']).toBe('nosniff');
  }
});

test('_headers says the same as the server does', () => {
  const rules = headersFile(SITE)
    .split('\n\n')
    .map((rule) => rule.trim().split('\n'));
  for (const path of [
    '',
    '404.html',
    'en/about/',
    'embed/en/try/a/',
    '_astro/x.js',
    'api/v1/a.json',
    'sw.js',
  ]) {
    const matching = rules.filter(([pattern = '']) =>
      pattern.endsWith('*')
        ? `/rules/${path}`.startsWith(pattern.slice(0, -1))
        : `/rules/${path}` === pattern,
    );
    const said = matching.flatMap(([, ...lines]) =>
      lines.map((line) => line.trim().split(': ', 2)),
    );
    expect(Object.fromEntries(said), path).toEqual(headersOf(path));
    // A host may join, or choose between, two values of one header.
    expect(new Set(said.map(([name]) => name)).size).toBe(said.length);
  }
});

test('addresses that moved are read as they were written', () => {
  expect(readRedirects(redirectsFile(moved))).toEqual(moved);
});

test('nginx sends them on, and tells each header once', () => {
  const server = nginxServer({ root: '/srv/site', base: '/rules/', port: 80, moved });
  expect(server).toContain('location = /rules/en/r/a.b.c/ { return 301 /rules/en/r/a.b.d/; }');
  expect(server).toContain('"~^/rules/embed/" "frame-ancestors *";');
  expect(server.match(/add_header X-Frame-Options /g)).toHaveLength(1);
});
