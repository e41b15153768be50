import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { FIRST_LANG, LANGS, otherLangs, type Lang } from '#src/lang.ts';
import { isPrintPath, peekPath, termPeekPath } from '#src/paths.ts';
import { siteWords } from '#src/words.ts';
import { textOf } from '#tests/support/opened.ts';
import { BASE, brokenBecause, HOST, pageAt, pages, type BuiltPage } from './built.ts';

const attribute = ({ document }: BuiltPage, selector: string, name: string): string | null =>
  document().querySelector(selector)?.getAttribute(name) ?? null;

const addressOf = ({ path }: BuiltPage): string => `${HOST}${BASE}${path}`;

const langOf = ({ path }: BuiltPage): Lang | undefined =>
  LANGS.find((lang) => path.startsWith(`${lang}/`));

/** Where a page's links and files lead, as written. */
const targetsOf = ({ document }: BuiltPage): readonly string[] => [
  ...[...document().querySelectorAll('[href], [src], form[action]')].flatMap((element) =>
    ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? []),
  ),
  ...[...document().querySelectorAll('[data-calculator]')].flatMap(
    (place) => place.getAttribute('data-calculator')?.split(' ') ?? [],
  ),
];

/** What a reading is called, above its text. */
const READING = '[data-of] > p:first-child';

test('there are pages', () => {
  expect(pages.length).toBeGreaterThan(200);
});

test.each(pages.map((page) => [page.path, page] as const))('/%s', (_, page) => {
  const broken = [...new Set(targetsOf(page))].flatMap((target) => {
    const reason = brokenBecause(target, addressOf(page));
    return reason === undefined ? [] : [`${target}: ${reason}`];
  });
  expect(broken, 'links').toEqual([]);

  const ids = [...page.document().querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length, 'an id stands once').toBe(page.ids.size);
  expect(page.document().querySelectorAll('h1').length, 'one h1').toBe(1);
  expect(page.document().querySelectorAll('[style]').length, 'no style attribute').toBe(0);
  if (page.path !== '') expect(page.document().querySelectorAll('[type=search]').length).toBe(1);
  expect(attribute(page, 'meta[name=description]', 'content'), 'description').toMatch(/\S{2}/);

  const policy = attribute(page, 'meta[http-equiv=content-security-policy]', 'content') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  const parts = page.document().querySelectorAll('style[data-sheet]');
  const styles = page.document().querySelectorAll('style, link[rel=stylesheet]');
  expect(styles.length, 'styles are parts of sheets').toBe(parts.length);
  for (const { rawText } of parts) {
    const digest = createHash('sha256').update(rawText).digest('base64');
    expect(policy.split('style-src')[1], 'a part of a sheet').toContain(`'sha256-${digest}'`);
  }
  const inside = page.document().querySelectorAll('script:not([src])');
  const digests = inside.map(({ rawText }) =>
    createHash('sha256').update(rawText).digest('base64'),
  );
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts.split(' ').toSorted(), 'the scripts in the page, and no others').toEqual(
    ["'self'", ...new Set(digests.map((digest) => `'sha256-${digest}'`))].toSorted(),
  );
});

/** What a page is made of: its elements, each as a style sheet or a reader’s aid would tell it. */
const elementsOf = (page: BuiltPage | undefined): readonly string[] => {
  const elements = [...(page?.document().querySelectorAll('body *') ?? [])];
  const told = elements.map(({ rawTagName, attributes }) =>
    [
      ...[rawTagName, attributes['class'], attributes['role'], attributes['type']],
      ...Object.keys(attributes).filter((name) => name.startsWith('aria-')),
    ].join(' '),
  );
  return [...new Set(told)].toSorted();
};

test.each(
  pages.filter((page) => langOf(page) === FIRST_LANG).map((page) => [page.path, page] as const),
)('/%s and its twins are made of the same elements', (path, page) => {
  for (const other of otherLangs(FIRST_LANG)) {
    const twin = pageAt(path.replace(FIRST_LANG, other));
    expect(elementsOf(twin)).toEqual(elementsOf(page));
  }
});

/** The search box, whatever its size, and the scripts that a page loads. */
const searchOf = (page: BuiltPage | undefined) => ({
  box: page
    ?.document()
    .querySelector('search')
    ?.outerHTML.replace(/ search--large|placeholder="[^"]*"/g, ''),
  script: page?.document().querySelectorAll('script[type=module]').at(-1)?.getAttribute('src'),
});

test.each(LANGS)('every page has the search box of the home page, and its script (%s)', (lang) => {
  const home = searchOf(pageAt(`${lang}/`));
  expect(home.box).toContain('type="search"');
  expect(home.script).toMatch(/\.js$/);
  for (const page of pages.filter((each) => langOf(each) === lang)) {
    expect(searchOf(page), page.path).toEqual(home);
  }
});

describe('languages', () => {
  test.each(pages.filter(langOf).map((page) => [page.path, page] as const))(
    '/%s has its twin',
    (path, page) => {
      const lang = langOf(page) ?? 'en';
      for (const other of otherLangs(lang)) {
        const twin = path.replace(lang, other);
        expect(pageAt(twin)?.path).toBe(twin);
      }
      expect(attribute(page, 'html', 'lang')).toBe(lang);
      expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(addressOf(page));
      for (const target of LANGS) {
        expect(attribute(page, `link[rel=alternate][hreflang=${target}]`, 'href')).toBe(
          `${HOST}${BASE}${path.replace(lang, target)}`,
        );
      }
    },
  );

  test.each(LANGS)('titles tell the pages apart (%s)', (lang) => {
    const titles = pages
      .filter((page) => langOf(page) === lang)
      .map(({ document }) => document().querySelector('title')?.textContent);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  test.each(LANGS)('descriptions tell the pages apart (%s)', (lang) => {
    const texts = pages
      .filter((page) => langOf(page) === lang)
      .map((page) => attribute(page, 'meta[name=description]', 'content'));
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});

describe.each(LANGS)('clause pages (%s)', (lang) => {
  const ids = games.flatMap(({ clauses }) => Object.keys(clauses));

  test.each(ids)('%s', (id) => {
    const page = pageAt(`${lang}/r/${id}/`);
    expect(page).toBeDefined();
    const headings = [...(page?.document().querySelectorAll('h2') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(headings).toContain(siteWords[lang].source);
    expect(page?.ids.has(id)).toBe(true);
    expect(page?.document().querySelector('.clause__text')?.textContent.trim()).toMatch(/\S{2}/);
  });

  test('every open question that a calculator can answer names one default reading', () => {
    const questions = calculators.flatMap(({ readings }) => readings.map(({ clause }) => clause));
    expect(questions).not.toEqual([]);
    for (const id of questions) {
      const names = [...(pageAt(`${lang}/r/${id}/`)?.document().querySelectorAll(READING) ?? [])];
      const defaults = names.filter(({ textContent }) =>
        textContent.includes(`(${siteWords[lang].isDefault})`),
      );
      expect(defaults, id).toHaveLength(1);
    }
  });

  test.each(games.flatMap(({ retired }) => Object.entries<{ movedTo: string }>(retired)))(
    '%s forwards',
    (id, { movedTo }) => {
      expect(pageAt(`${lang}/r/${id}/`)?.html).toContain(`${BASE}${lang}/r/${movedTo}/`);
    },
  );
});

describe.each(LANGS)('changes (%s)', (lang) => {
  const { changes, changesOf } = library();

  const toldOn = (path: string): readonly HTMLElement[] => [
    ...(pageAt(path)?.document().querySelectorAll('.changes > li') ?? []),
  ];

  const sentenceIn = (entry: HTMLElement | undefined): string | undefined =>
    entry?.querySelector('p:not(.quiet)')?.textContent;

  test('all are told, newest first, and link their clauses', () => {
    const told = toldOn(`${lang}/changes/`);
    expect(told.map(sentenceIn)).toEqual(changes.map((change) => change[lang]));
    for (const [i, { clauses }] of changes.entries()) {
      const links = [...(told[i]?.querySelectorAll('.clause-list a') ?? [])];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        clauses.map((id) => `${BASE}${lang}/r/${id}/`),
      );
    }
  });

  test('the home page has the latest three', () => {
    expect(toldOn(`${lang}/`).map(sentenceIn)).toEqual(
      changes.slice(0, 3).map((change) => change[lang]),
    );
  });

  test('a clause has those that name it', () => {
    for (const { id } of library().clauses(lang)) {
      const told = toldOn(`${lang}/r/${id}/`);
      expect(told.map(sentenceIn), id).toEqual(changesOf(id).map((change) => change[lang]));
    }
  });
});

describe.each(games)('$slug', ({ slug, clauses }) => {
  test.each(LANGS)('every clause stands in exactly one chapter (%s)', (lang) => {
    const chapters = pages.filter(
      ({ path }) => path.startsWith(`${lang}/${slug}/`) && !isPrintPath(path),
    );
    for (const id of Object.keys(clauses)) {
      const holding = chapters.filter(({ ids }) => ids.has(id)).map(({ path }) => path);
      expect(holding, id).toHaveLength(1);
    }
  });
});

describe.each(LANGS)('what a reference shows in place (%s)', (lang) => {
  test('is there for every clause, with its title and text', () => {
    for (const { id, title } of library().clauses(lang)) {
      const peek = parse(textOf(peekPath(lang, id)));
      expect(peek.querySelector('article .clause__title')?.text.trim(), id).toBe(title);
      expect(peek.querySelector('.clause__text')?.text, id).toMatch(/\S/);
    }
  });

  test('is there for every term, with its definition', () => {
    for (const { id, [lang]: words } of library().terms) {
      expect(parse(textOf(termPeekPath(lang, id))).querySelector('dd')?.text, id).toContain(
        words.definition,
      );
    }
  });
});
