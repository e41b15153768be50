import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import { calculators, findCalculator } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { GAMES } from '#src/games.ts';
import { FIRST_LANG, LANGS } from '#src/lang.ts';
import { feedPath, TOUCH_ICON_PATH } from '#src/paths.ts';
import { BASE, brokenBecause, files, HOST, pageAt, pages, SITE, type BuiltPage } from './built.ts';

const ROOT = `${HOST}${BASE}`;

const contentOf = (page: BuiltPage, name: string): string | undefined =>
  page
    .document()
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content');

const isListed = (page: BuiltPage): boolean => contentOf(page, 'robots') === undefined;

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (path: string): readonly [number, number] => {
  const bytes = readFileSync(join(SITE, path));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

const below = (address: string): string => address.slice(ROOT.length);

const alternatesOn = (page: BuiltPage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    page
      .document()
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
  );

interface Thing {
  readonly '@context': string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const dataOn = (page: BuiltPage): readonly Thing[] =>
  page
    .document()
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent) as Thing);

const listed = pages.filter(isListed);

describe('a shared link', () => {
  test('says where it leads, what the rule is and how it looks', () => {
    for (const page of listed) {
      const address = `${ROOT}${page.path}`;
      const canonical = page.document().querySelector('link[rel=canonical]')?.getAttribute('href');
      expect([page.path, canonical]).toEqual([page.path, address]);
      expect(contentOf(page, 'og:url')).toBe(address);
      expect(contentOf(page, 'og:description')).toBe(contentOf(page, 'description'));
      expect(contentOf(page, 'twitter:card')).toBe('summary_large_image');
      expect(contentOf(page, 'og:image:alt')).toMatch(/\S/);
      const image = contentOf(page, 'og:image') ?? '';
      expect([image, brokenBecause(image)]).toEqual([image, undefined]);
    }
  });

  test('names its game', () => {
    for (const { path } of listed) {
      const page = pageAt(path)!;
      const game = page.document().querySelector('html')?.getAttribute('data-game');
      if (!game) continue;
      expect(contentOf(page, 'og:title')).toContain(GAMES[game as keyof typeof GAMES].title);
    }
  });

  test('has a picture of the size it says', () => {
    const images = new Set(listed.map((page) => contentOf(page, 'og:image') ?? ''));
    expect(images.size).toBe([...files].filter((file) => /^previews\/.*\.png$/.test(file)).length);
    for (const image of images) expect(sizeOf(below(image))).toEqual([1200, 630]);
    expect([...files].filter((file) => /^previews\/.*\.svg$/.test(file))).toEqual([]);
  });

  test('the rule of a clause is its description', () => {
    for (const { id, lang, text } of LANGS.flatMap((each) => library().clauses(each))) {
      expect(contentOf(pageAt(`${lang}/r/${id}/`)!, 'og:description')).toBe(text);
    }
  });
});

describe('languages', () => {
  test('every page names itself in each of them, and one for everybody else', () => {
    for (const page of listed) {
      const alternates = alternatesOn(page);
      expect(Object.keys(alternates)).toEqual([...LANGS, 'x-default']);
      for (const address of Object.values(alternates)) {
        expect([page.path, address, brokenBecause(address)]).toEqual([
          page.path,
          address,
          undefined,
        ]);
      }
    }
  });

  test('the first page of all stands for every home page', () => {
    for (const path of ['', ...LANGS.map((lang) => `${lang}/`)]) {
      expect(alternatesOn(pageAt(path)!)['x-default']).toBe(ROOT);
    }
    expect(alternatesOn(pageAt('it/about/')!)['x-default']).toBe(`${ROOT}${FIRST_LANG}/about/`);
  });
});

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

const readXml = (path: string): unknown => {
  const text = readFileSync(join(SITE, path), 'utf8');
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
};

interface Sitemap {
  readonly urlset: {
    readonly url: readonly {
      readonly loc: string;
      readonly 'xhtml:link': readonly { readonly hreflang: string; readonly href: string }[];
    }[];
  };
}

test('the sitemap lists every page that is listed, with its languages', () => {
  const { url } = (readXml('sitemap.xml') as Sitemap).urlset;
  expect(url.map(({ loc }) => below(loc)).toSorted()).toEqual(
    listed.map(({ path }) => path).toSorted(),
  );
  for (const { loc, 'xhtml:link': links } of url) {
    const alternates = Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]));
    expect(alternates).toEqual(alternatesOn(pageAt(below(loc))!));
  }
});

test('where nobody is named to report to, nothing is offered', () => {
  expect(
    pages.filter(({ path }) => pageAt(path)!.document().querySelector('[data-report]')),
  ).toEqual([]);
});

test('robots are told where it is', () => {
  const text = readFileSync(join(SITE, 'robots.txt'), 'utf8');
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(text).toContain(`Sitemap: ${ROOT}sitemap.xml\n`);
});

test('a phone has an icon to put on its home screen', () => {
  for (const { path } of pages) {
    const icon = pageAt(path)!.document().querySelector('link[rel=apple-touch-icon]');
    expect(icon?.getAttribute('href')).toBe(`${BASE}${TOUCH_ICON_PATH}`);
  }
  expect(sizeOf(TOUCH_ICON_PATH)).toEqual([180, 180]);
});

interface Feed {
  readonly feed: {
    readonly id: string;
    readonly title: string;
    readonly updated: string;
    readonly entry: readonly {
      readonly id: string;
      readonly title: string;
      readonly updated: string;
      readonly summary: string;
      readonly link: { readonly href: string };
    }[];
  };
}

describe.each(LANGS)('rulings as a feed (%s)', (lang) => {
  test.each([undefined, ...games.map(({ slug }) => slug)])('%s', (game) => {
    const path = feedPath(lang, game);
    const { feed } = readXml(path) as Feed;
    const rulings = library().changes.filter(
      (change) => change.kind === 'ruling' && (game === undefined || change.game === game),
    );
    expect(feed.id).toBe(`${ROOT}${path}`);
    expect(feed.entry.map(({ summary }) => summary)).toEqual(rulings.map((ruling) => ruling[lang]));
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(rulings.length);
    for (const { link, updated } of feed.entry) {
      expect(brokenBecause(link.href)).toBeUndefined();
      expect(new Date(updated).toISOString()).toBe(updated.replace('Z', '.000Z'));
    }
  });

  test('is linked from the pages it is about', () => {
    const feedOn = (path: string): string | undefined =>
      pageAt(path)
        ?.document()
        .querySelector('link[type="application/atom+xml"]')
        ?.getAttribute('href');
    expect(feedOn(`${lang}/`)).toBe(`${ROOT}${feedPath(lang)}`);
    expect(feedOn(`${lang}/fire-and-ice/`)).toBe(`${ROOT}${feedPath(lang, 'fire-and-ice')}`);
  });
});

/** The steps of a setup as its calculator starts. */
const stepsOf = (name: string): readonly unknown[] => {
  const { ask, start } = findCalculator(name)!;
  const reply = ask(start);
  expect(reply.kind).toBe('answer');
  return reply.kind === 'answer'
    ? (reply.answer.value as { readonly steps: readonly unknown[] }).steps
    : [];
};

describe.each(LANGS)('linked data (%s)', (lang) => {
  test('every page of a game tells the way to it', () => {
    for (const page of listed.filter(({ path }) => path.startsWith(`${lang}/`))) {
      const game = page.document().querySelector('html')?.getAttribute('data-game');
      const crumbs = dataOn(page).find((thing) => thing['@type'] === 'BreadcrumbList');
      expect([page.path, crumbs === undefined]).toEqual([page.path, !game]);
      const items = (crumbs?.['itemListElement'] ?? []) as readonly { readonly item?: string }[];
      for (const { item } of items) {
        if (item !== undefined) expect([item, brokenBecause(item)]).toEqual([item, undefined]);
      }
    }
  });

  test('an open question has its readings as answers', () => {
    for (const { id, kind, title, readings } of library().clauses(lang)) {
      const data = dataOn(pageAt(`${lang}/r/${id}/`)!);
      const page = data.find((thing) => thing['@type'] === 'QAPage');
      expect([id, page !== undefined]).toEqual([id, kind === 'open']);
      if (!page) continue;
      const { name, answerCount, suggestedAnswer } = page['mainEntity'] as {
        readonly name: string;
        readonly answerCount: number;
        readonly suggestedAnswer: readonly { readonly text: string }[];
      };
      expect(name).toBe(title);
      expect(answerCount).toBe(readings.length);
      expect(new Set(suggestedAnswer.map(({ text }) => text)).size).toBe(readings.length);
    }
  });

  const setups = calculators.map(({ name }) => name).filter((name) => name.endsWith('-setup'));

  test('every game is set up by one', () => {
    expect(setups).toHaveLength(games.length);
  });

  test.each(setups)('%s is a how-to', (name) => {
    const how = dataOn(pageAt(`${lang}/try/${name}/`)!).find((thing) => thing['@type'] === 'HowTo');
    const steps = how?.['step'] as readonly { readonly text: string; readonly url: string }[];
    expect(steps).toHaveLength(stepsOf(name).length);
    for (const { text, url } of steps) {
      expect(text).toMatch(/\S/);
      expect(brokenBecause(url)).toBeUndefined();
    }
  });

  test('all of it is in the words of schema.org', () => {
    for (const page of listed) {
      for (const thing of dataOn(page)) expect(thing['@context']).toBe('https://schema.org');
    }
  });
});
