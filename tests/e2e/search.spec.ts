import { siteWords } from '#src/words.ts';
import { expect, LANGS, library, test, type Lang } from './support.ts';

/** What people type, and a clause that must be among the answers. */
const QUESTIONS: Readonly<Record<Lang, readonly (readonly [string, string])[]>> = {
  en: [
    ['unplayed dice', 'rtn.rock-rose.income'],
    ['same effect', 'rtn.glade.same-effect'],
    ['rtn.temple.tier-3', 'rtn.temple.tier-3'],
    ['offering', 'rtn.temple.one-offering'],
  ],
  it: [
    ['roccia rosea', 'rtn.rock-rose.mineral'],
    ['stesso effetto', 'rtn.glade.same-effect'],
    ['rtn.temple.tier-3', 'rtn.temple.tier-3'],
    ['offerta', 'rtn.temple.one-offering'],
  ],
};

for (const lang of LANGS) {
  const words = siteWords[lang];

  // The same box and script are on every page: tests/site/pages.test.ts.
  for (const device of ['desk', 'phone'] as const) {
    test(`the search box finds beside what else is on a page (${lang}, ${device})`, async ({
      desk,
      phone,
    }) => {
      const page = { desk, phone }[device];
      const [[question, id] = ['', '']] = QUESTIONS[lang];
      const { title } = library().clause(id, lang);
      for (const path of [
        'rise-to-nobility-beyond/rock-rose/',
        'r/rtn.rock-rose.income/',
        'try/glade/',
      ]) {
        await page.goto(`${lang}/${path}`);
        await page.getByRole('searchbox', { name: words.search }).fill(question);
        const hit = page.locator('.hits').getByRole('link', { name: title });
        await expect(hit.first(), path).toBeVisible();
      }
    });
  }

  test(`what people type finds the clause, and leads to it (${lang})`, async ({ desk: page }) => {
    await page.goto(`${lang}/`);
    const box = page.getByRole('searchbox', { name: words.search });
    for (const [question, id] of QUESTIONS[lang]) {
      await box.fill(question);
      const hit = page.locator(`.hits a[href="/rules/${lang}/r/${id}/"]`);
      await expect(hit, question).toBeVisible();
      await expect(hit, question).toContainText(library().clause(id, lang).title);
    }
    const [[question, id] = ['', '']] = QUESTIONS[lang];
    await box.fill(question);
    await page
      .locator('.hits')
      .getByRole('link', { name: library().clause(id, lang).title })
      .click();
    await expect(page).toHaveURL(new RegExp(`/rules/${lang}/r/${id.replaceAll('.', '\\.')}/$`));
  });

  for (const [question, id] of QUESTIONS[lang].slice(1, 3)) {
    test(`the search page answers “${question}” from its link (${lang})`, async ({
      desk: page,
    }) => {
      await page.goto(`${lang}/search/?q=${encodeURIComponent(question)}`);
      const { title } = library().clause(id, lang);
      await expect(page.locator('.hits').getByRole('link', { name: title }).first()).toBeVisible();
      await expect(page.getByRole('searchbox', { name: words.search })).toHaveValue(question);
    });
  }

  test(`Enter leads to the search page (${lang})`, async ({ desk: page }) => {
    const [[question] = ['']] = QUESTIONS[lang];
    await page.goto(`${lang}/about/`);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: words.search })).toBeFocused();
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/rules/${lang}/search/\\?q=`));
    await expect(page.locator('.hits').getByRole('link').first()).toBeVisible();
  });

  test(`a question without an answer gets a sentence (${lang})`, async ({ desk: page }) => {
    await page.goto(`${lang}/`);
    await page.getByRole('searchbox', { name: words.search }).fill('qqxxzz');
    await expect(page.getByText(words.noResults('qqxxzz'))).toBeVisible();
  });

  test(`markup in a question stays text, and the found words are marked (${lang})`, async ({
    desk: page,
  }) => {
    const [[question, id] = ['', '']] = QUESTIONS[lang];
    await page.goto(`${lang}/`);
    const box = page.getByRole('searchbox', { name: words.search });
    await box.fill('<img src=x onerror=alert(1)>qqxxzz🎲'.repeat(50));
    await expect(page.locator('[data-search-panel] [role=status]')).toBeVisible();
    await expect(page.locator('[data-search-panel] img')).toHaveCount(0);
    await box.fill(question);
    const hit = page.locator('.hits a').filter({ hasText: library().clause(id, lang).title });
    await expect(hit.first().locator('mark').first()).toBeVisible();
  });

  test(`a word with two slips is suggested, and the glossary offered (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/`);
    await page
      .getByRole('searchbox', { name: words.search })
      .fill(lang === 'it' ? 'vulkeno' : 'volkeno');
    await expect(page.getByRole('link', { name: words.lookInGlossary })).toBeVisible();
    await page.locator('.near__word').first().click();
    await expect(page.locator('.hits').getByRole('link').first()).toBeVisible();
  });

  test(`a game’s page puts its own rules first (${lang})`, async ({ desk: page }) => {
    for (const game of ['fire-and-ice', 'rise-to-nobility-beyond']) {
      await page.goto(`${lang}/${game}/`);
      await page
        .getByRole('searchbox', { name: words.search })
        .fill(lang === 'it' ? 'pareggio' : 'tie');
      await expect(page.locator('.hits li').first()).toHaveAttribute('data-game', game);
    }
  });

  test(`a calculator is found by its name (${lang})`, async ({ desk: page }) => {
    await page.goto(`${lang}/`);
    const name = lang === 'it' ? 'Entrate di Roccia Rosea' : 'Rock Rose income';
    await page.getByRole('searchbox', { name: words.search }).fill(name);
    await page.locator('.hits').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/try\/rock-rose-income\/$/);
  });

  test(`results are walked with the arrow keys (${lang})`, async ({ desk: page }) => {
    const [[question] = ['']] = QUESTIONS[lang];
    await page.goto(`${lang}/`);
    const box = page.getByRole('searchbox', { name: words.search });
    await box.fill(question);
    await expect(page.locator('.hits').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.hits').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeFocused();
    await expect(page.locator('.hits')).toBeHidden();
  });
}
