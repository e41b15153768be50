import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS } from '#src/lang.ts';
import { peekPath } from '#src/paths.ts';
import { textOf } from '#tests/support/opened.ts';
import { pageAt } from './built.ts';

/** Where a page has the browser lay out what it has so far. */
const layoutsIn = (html: string): readonly number[] =>
  [...html.matchAll(/<script>document\.body\.offsetTop<\/script>/g)].map(({ index }) => index);

describe.each(LANGS)('a first screen is laid out in pieces (%s)', (lang) => {
  test.each(
    games.flatMap(({ slug }) =>
      library()
        .chapters(slug, lang)
        .map(({ chapter }) => `${lang}/${slug}/${chapter}/`),
    ),
  )('/%s: its header, its title, its first figure', (path) => {
    const html = pageAt(path)?.html ?? '';
    const places = ['<header class="header', '<h1', '<figure', '<article'].map((each) =>
      html.indexOf(each),
    );
    const layouts = layoutsIn(html);
    expect([...places, ...layouts].toSorted((a, b) => a - b)).toEqual([
      ...[places[0], layouts[0], places[1], layouts[1]],
      ...[places[2], layouts[2], places[3]],
    ]);
  });

  test('and what is cut from a page has none of that', () => {
    for (const { id } of library().clauses(lang)) {
      expect(textOf(peekPath(lang, id)), id).not.toContain('<script');
    }
  });
});

describe.each(LANGS)('a page on which one plays (%s)', (lang) => {
  test.each(calculators.map(({ name }) => name))('%s asks for its scripts first', (name) => {
    const { html = '', document } = pageAt(`${lang}/try/${name}/`) ?? {};
    const asked = document?.().querySelector('[data-calculator]')?.getAttribute('data-calculator');
    const links = [...html.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)];
    expect(links.map(([, href]) => href).join(' ')).toBe(asked);
    expect(links[0]?.index).toBeLessThan(html.search(/<(?:style|script)\b/));
  });

  test('leaves alone what may be opened next: its address changes with every act', () => {
    const ahead = '<script type="speculationrules">';
    expect(pageAt(`${lang}/try/`)?.html).toContain(ahead);
    for (const { name } of calculators) {
      expect(pageAt(`${lang}/try/${name}/`)?.html, name).not.toContain(ahead);
    }
  });
});
