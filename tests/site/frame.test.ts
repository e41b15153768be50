import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { games } from '#engine/index.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS } from '#src/lang.ts';
import { chapterPath, clausePath } from '#src/paths.ts';
import { textOf } from '#tests/support/opened.ts';

const pageAt = (path: string) => parse(textOf(`${path}index.html`));

describe.each(LANGS)('the frame (%s)', (lang) => {
  for (const { slug } of games) {
    const chapters = library()
      .chapters(slug, lang)
      .map(({ chapter }) => chapterPath(lang, slug, chapter));

    // The bar stays in sight (tests/e2e/frame.spec.ts): one tap opens it, one more is on a link in it.
    test.each(chapters)('from /%s every chapter of the game is two taps away', (path) => {
      const links = pageAt(path)
        .querySelectorAll('.place details .chapters a')
        .map((link) => link.getAttribute('href') ?? '');
      for (const chapter of chapters) {
        expect(links.some((href) => href.endsWith(`/${chapter}`))).toBe(true);
      }
    });
  }

  test('a clause’s page leads with the rule', () => {
    for (const { id } of library().clauses(lang)) {
      const page = textOf(`${clausePath(lang, id)}index.html`);
      const [, first] = /class="eyebrow">[^]*?<\/p>\s*<article id="([^"]+)"/.exec(page) ?? [];
      expect(first).toBe(id);
    }
  });

  test('a clause in its chapter says how many cite it', () => {
    for (const { id, game, chapter } of library().clauses(lang).slice(0, 40)) {
      const count = library().citedBy(id).length;
      const mark = pageAt(chapterPath(lang, game, chapter)).querySelector(`[id="${id}"] a.mark`);
      expect(mark?.text.includes(String(count))).toBe(count > 0);
    }
  });
});
