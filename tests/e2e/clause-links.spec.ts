import type { Part } from '#src/clauses/read.ts';
import { siteWords } from '#src/words.ts';
import { expect, games, LANGS, library, test, type Lang, type Page } from './support.ts';

/** The clauses of a chapter: those above its first calculator, and those that it could push down. */
const clausesIn = (parts: readonly Part[]): Record<'above' | 'below', readonly string[]> => {
  const first = parts.findIndex(({ tag }) => tag === 'Calculator');
  const end = first < 0 ? parts.length : first;
  const ids = (some: readonly Part[]): readonly string[] =>
    some.filter(({ tag }) => tag === 'Clause').map(({ id }) => id);
  return { above: ids(parts.slice(0, end)), below: ids(parts.slice(end)) };
};

/** Here the page is loaded anew for every clause that a calculator could push down. */
const LONGER: Lang = 'it';

for (const lang of LANGS) {
  for (const { slug } of games) {
    for (const { chapter, parts } of library().chapters(slug, lang)) {
      const path = `${lang}/${slug}/${chapter}/`;
      const { above, below } = clausesIn(parts);

      test(`every clause link into /${path} opens on its clause @phone-only`, async ({ page }) => {
        for (const id of above) {
          await page.goto(`${path}#${id}`);
          await expectOnClause(page, id);
        }
        for (const id of below) {
          if (lang === LONGER) await page.goto('about:blank');
          await page.goto(`${path}#${id}`);
          await expectOnClause(page, id);
        }
        // A calculator above the clause that wakes up late must not push it out of view.
        await page.waitForLoadState('networkidle');
        await expectOnClause(page, [...above, ...below].at(-1) ?? '');
      });

      test.describe('without scripts', () => {
        test.use({ javaScriptEnabled: false });

        test(`every clause link into /${path} opens on its clause`, async ({ page }) => {
          // The last one first, from outside; the others from within the page.
          for (const id of [...above, ...below].toReversed()) {
            await page.goto(`${path}#${id}`);
            await expectOnClause(page, id);
          }
        });
      });
    }
  }

  test(`a clause page tells the clause, its source and who cites it (${lang})`, async ({
    page,
  }) => {
    const words = siteWords[lang];
    const clause = library().clause('rtn.rock-rose.income', lang);
    await page.goto(`${lang}/r/${clause.id}/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: clause.title })).toBeVisible();
    await expect(main.getByRole('article').first()).toContainText(clause.text.slice(0, 40));
    await expect(main.getByText(words.provenanceMeans[clause.provenance])).toBeVisible();

    const citedBy = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: words.citedBy, exact: true }) });
    const citing = library().citedBy(clause.id);
    expect(citing.length).toBeGreaterThan(0);
    for (const id of citing) {
      const { title } = library().clause(id, lang);
      await expect(citedBy.getByRole('link', { name: title, exact: true })).toBeVisible();
    }

    await main.getByRole('link', { name: words.inChapter, exact: true }).click();
    await expectOnClause(page, clause.id);
  });

  test(`a clause’s copy button copies the address of its page (${lang})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${lang}/rise-to-nobility-beyond/rock-rose/`);
    const article = page.locator('[id="rtn.rock-rose.income"]');
    await article.getByRole('button', { name: siteWords[lang].copyLink }).click();
    await expect(article.getByRole('button', { name: siteWords[lang].copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL ?? ''}${lang}/r/rtn.rock-rose.income/`,
    );
  });
}

/** The clause is the target, and its first line is in view, clear of what sticks to the top. */
const expectOnClause = async (page: Page, id: string): Promise<void> => {
  const clause = page.locator(`[id="${id}"]`);
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  const title = clause.getByRole('heading').first();
  await expect(title).toBeInViewport({ ratio: 1 });
  const isClear = await title.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 4, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
  expect(isClear, `${id} is covered`).toBe(true);
};
