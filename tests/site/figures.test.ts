import { parse } from 'node-html-parser';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import { library } from '#src/clauses/shelf.ts';
import { drawingOf } from '#src/figures/drawings.ts';
import { figured, spokenOf } from '#src/figures/figure.ts';
import { LANGS } from '#src/lang.ts';
import { chapterPath } from '#src/paths.ts';
import { pageAt } from './built.ts';

/** Markup as a parser reads it, so that only what it says counts. */
const plain = (html: string): string =>
  parse(html)
    .toString()
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replaceAll('&quot;', '"')
    .trim();

const chapters = LANGS.flatMap((lang) =>
  games.flatMap(({ slug }) =>
    library()
      .chapters(slug, lang)
      .map(({ chapter }) => ({ lang, slug, chapter, path: chapterPath(lang, slug, chapter) })),
  ),
);

describe('figures', () => {
  test.each(chapters)('of $path are drawn from their positions', async ({ lang, path }) => {
    const examples = library().examples(lang);
    const figures = pageAt(path)?.document().querySelectorAll('figure[data-figure]') ?? [];
    for (const figure of figures) {
      const of = figure.getAttribute('data-figure') ?? '';
      const position = figured(of, examples);
      const { calculator, draft, reply } = position;
      const Figure = (await drawingOf(calculator))!;
      const show = figure.getAttribute('data-show');
      const link = figure.querySelector('.figure__picture');
      expect(plain(link?.innerHTML ?? ''), of).toBe(
        plain(render(h(Figure, { lang, draft, reply, show }))),
      );
      const caption = figure.querySelector('figcaption')?.text.trim() ?? '';
      const spoken = spokenOf(position, lang);
      expect(caption, of).toMatch(/\S/);
      // One of several drawings is told by its caption, not by what the calculator says.
      expect(link?.getAttribute('aria-label'), of).toContain(
        show && caption !== spoken.caption ? caption : spoken.alternative,
      );
    }
  });

  test.each(chapters)('$path opens with one', ({ path }) => {
    const [first] =
      pageAt(path)?.document().querySelectorAll('figure[data-figure], article.clause') ?? [];
    expect(first?.getAttribute('data-figure')).toMatch(/\S/);
  });

  test.each(LANGS)('are at least 120 over all games (%s)', (language) => {
    const all = chapters.filter(({ lang }) => lang === language);
    const count = all.reduce(
      (sum, { path }) =>
        sum + (pageAt(path)?.document().querySelectorAll('figure[data-figure]').length ?? 0),
      0,
    );
    expect(count).toBeGreaterThanOrEqual(120);
  });
});
