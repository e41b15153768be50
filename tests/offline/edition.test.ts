import { describe, expect, test } from 'vitest';
import { bundled, unbundled } from '#src/offline/bundle.ts';
import { digestIn, digestOf, isKept, placeOf, type Edition } from '#src/offline/edition.ts';

const edition: Edition = {
  name: 'first',
  files: { '': 'a', 'en/': 'b', 'en/game/moves/': 'c' },
  clauses: { 'en/game/moves/': { 'g.moves.one': 'd' }, 'en/game/ends/': { 'g.ends.two': 'e' } },
  moved: { 'g.old.one': 'g.ends.two' },
  bundles: {},
  size: 3,
  words: { coming: 'Coming.', kept: 'Kept.', renewed: 'Renewed.', offers: {} },
};

describe('what is kept from the start', () => {
  test.each([
    ['', true],
    ['en/', true],
    ['en/game/moves/', true],
    ['en/search.json', true],
    ['_astro/site.B1x.js', true],
    ['_astro/en/glade.B1x.js', true],
    ['_astro/it/glade.B1x.js', false],
    ['en/offline/', true],
    ['it/offline/', true],
    ['it/', false],
    ['en/r/g.moves.one/', false],
    ['en/game/print/', false],
    ['en/offline.json', false],
    ['en/offline/try.json', false],
    ['en/app.webmanifest', false],
    ['404.html', false],
    ['sw.js', false],
    ['api/v1/clauses.json', false],
  ])('%s: %s', (path, kept) => {
    expect(isKept(path, 'en')).toBe(kept);
  });
});

describe('a clause without its page', () => {
  test.each([
    ['en/r/g.moves.one/', 'en/game/moves/#g.moves.one'],
    ['en/r/g.ends.two', 'en/game/ends/#g.ends.two'],
    ['en/r/g.old.one/', 'en/game/ends/#g.ends.two'],
    ['it/r/g.moves.one/', undefined],
    ['en/r/g.no.such/', undefined],
    ['en/r/constructor/', undefined],
    ['en/game/moves/', undefined],
  ])('%s → %s', (path, place) => {
    expect(placeOf(edition, path)).toBe(place);
  });
});

describe('the digest an edition gives', () => {
  test.each([
    ['', 'a'],
    ['en/game/moves/', 'c'],
    ['en/r/g.ends.two/', 'e'],
    ['it/r/g.ends.two/', undefined],
    ['en/toString', undefined],
  ])('%s: %s', (path, digest) => {
    expect(digestIn(edition, path)).toBe(digest);
  });
});

test('a digest tells contents apart and fits into an address', async () => {
  const digests = await Promise.all(
    Array.from({ length: 100 }, (_, i) => digestOf(new TextEncoder().encode(String(i)))),
  );
  expect(new Set(digests).size).toBe(100);
  for (const digest of digests) expect(digest).toMatch(/^[\w-]{12}$/);
});

test('files come out of a bundle as they went in, and what they share stands in it once', () => {
  const head = '<html><style>p{a:b}</style><header>Head</header>';
  const texts = [
    ['en/', `${head}<main>One</main>`],
    ['en/about/', `${head}<main>Two</main>`],
    ['_astro/a.js', 'const a = "<main>";'],
    ['', ''],
  ] as const;
  const bundle = bundled(texts);
  expect(texts.map(([path]) => unbundled(bundle, path))).toEqual(texts.map(([, text]) => text));
  expect(bundle.parts.filter((part) => part.includes('Head'))).toHaveLength(1);
  expect(unbundled(bundle, 'toString')).toBeUndefined();
});
