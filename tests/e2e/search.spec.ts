import { said } from '#src/search/said.ts';
import { siteWords } from '#src/words.ts';
import { expect, LANGS, library, test, type Lang, type Locator, type Page } from './support.ts';

/** What people type, and a clause that must be among the answers. */
const QUESTIONS: Readonly<Record<Lang, readonly (readonly [string, string])[]>> = {
  en: [
    ['unplayed dice', 'rtn.rock-rose.income'],
    ['same effect', 'rtn.glade.same-effect'],
    ['rtn.temple.tier-3', 'rtn.temple.tier-3'],
    ['how many temple spaces', 'rtn.temple.spaces'],
  ],
  it: [
    ['roccia rosea dadi', 'rtn.rock-rose.income'],
    ['stesso effetto', 'rtn.glade.same-effect'],
    ['rtn.temple.tier-3', 'rtn.temple.tier-3'],
    ['quanti spazi al tempio', 'rtn.temple.spaces'],
  ],
};

const boxOf = (page: Page, lang: Lang): Locator =>
  page.getByRole('combobox', { name: siteWords[lang].search });

const options = (page: Page): Locator => page.getByRole('option');

/** The option that leads to a clause. */
const optionFor = (page: Page, lang: Lang, id: string): Locator =>
  page.locator(`.hit[href="/rules/${lang}/r/${id}/"]`);

for (const lang of LANGS) {
  const words = said[lang];
  const [[question, id] = ['', '']] = QUESTIONS[lang];

  // The same box and script are on every page: tests/site/pages.test.ts.
  for (const device of ['desk', 'phone'] as const) {
    test(`the search box finds beside what else is on a page (${lang}, ${device})`, async ({
      desk,
      phone,
    }) => {
      const page = { desk, phone }[device];
      for (const path of [
        'rise-to-nobility-beyond/rock-rose/',
        'r/rtn.rock-rose.income/',
        'try/glade/',
      ]) {
        await page.goto(`${lang}/${path}`);
        await boxOf(page, lang).fill(question);
        await expect(optionFor(page, lang, id), path).toBeVisible();
      }
    });
  }

  test(`what people type finds the clause, and leads to it (${lang})`, async ({ desk: page }) => {
    await page.goto(`${lang}/`);
    const box = boxOf(page, lang);
    for (const [asked, answer] of QUESTIONS[lang]) {
      await box.fill(asked);
      const hit = optionFor(page, lang, answer);
      await expect(hit, asked).toBeVisible();
      await expect(hit, asked).toContainText(library().clause(answer, lang).title);
    }
    await box.fill(question);
    await optionFor(page, lang, id).click();
    await expect(page).toHaveURL(new RegExp(`/rules/${lang}/r/${id.replaceAll('.', '\\.')}/$`));
  });

  for (const [asked, answer] of QUESTIONS[lang].slice(1, 3)) {
    test(`the search page answers “${asked}” from its link (${lang})`, async ({ desk: page }) => {
      await page.goto(`${lang}/search/?q=${encodeURIComponent(asked)}`);
      await expect(optionFor(page, lang, answer)).toBeVisible();
      await expect(boxOf(page, lang)).toHaveValue(asked);
    });
  }

  test(`by keyboard: open, type, arrow, Enter, Back (${lang})`, async ({ page }) => {
    await page.goto(`${lang}/about/`);
    const box = boxOf(page, lang);
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type(question.slice(0, -1));
    await expect(options(page).first()).toBeVisible();
    // While texts arrive the order may change; once a result is chosen it does not.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', 'search-hit-1');
    await page.keyboard.press('Home');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toBeFocused();
    const href = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href ?? ''}$`.replaceAll('.', '\\.')));
    await page.goBack();
    await expect(boxOf(page, lang)).toHaveValue(/.+/);
    await expect(options(page).first()).toBeVisible();
  });

  test(`a chosen result stays chosen while more is found (${lang})`, async ({ desk: page }) => {
    const texts = Promise.withResolvers<undefined>();
    await page.route(/\/search\/.*\.texts\.json$/, async (route) => {
      await texts.promise;
      await route.continue();
    });
    await page.goto(`${lang}/search/?q=${encodeURIComponent(question)}`);
    await expect(options(page).first()).toBeVisible();
    const box = boxOf(page, lang);
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-activedescendant', 'search-hit-0');
    await box.evaluate((input) => {
      const chosen: boolean[] = [];
      Object.assign(window, { chosen });
      new MutationObserver(() => {
        chosen.push(input.hasAttribute('aria-activedescendant'));
      }).observe(input, { attributeFilter: ['aria-activedescendant'] });
    });
    texts.resolve(undefined);
    await expect(page.locator('.results--waiting')).toHaveCount(0);
    const chosen = await page.evaluate(() => (window as unknown as { chosen: boolean[] }).chosen);
    expect(chosen).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/search\//);
  });

  test(`a result that is being pressed stays while more is found (${lang})`, async ({
    desk: page,
  }) => {
    const texts = Promise.withResolvers<undefined>();
    await page.route(/\/search\/.*\.texts\.json$/, async (route) => {
      await texts.promise;
      await route.continue();
    });
    await page.goto(`${lang}/search/?q=${encodeURIComponent(question)}`);
    await optionFor(page, lang, id).hover();
    await page.mouse.down();
    texts.resolve(undefined);
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(page).toHaveURL(/\/r\//);
  });

  test(`by touch: tap, type, choose, Back, close (${lang})`, async ({ phone: page }) => {
    await page.goto(`${lang}/rise-to-nobility-beyond/rock-rose/`);
    const box = boxOf(page, lang);
    await box.tap();
    const panel = page.locator('[data-search-panel]');
    await expect(panel).toBeVisible();
    const screen = page.viewportSize();
    const { width, height } = (await page.locator('search').boundingBox()) ?? {};
    expect([width, height]).toEqual([screen?.width, screen?.height]);
    await box.fill(question);
    await optionFor(page, lang, id).tap();
    await expect(page).toHaveURL(/\/r\//);
    await page.goBack();
    await expect(optionFor(page, lang, id)).toBeVisible();
    await page.getByRole('button', { name: words.close }).tap();
    await expect(panel).toBeHidden();
  });

  test(`Enter leads to the search page, whose address follows the query (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/about/`);
    await page.keyboard.press('/');
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/rules/${lang}/search/\\?q=`));
    await expect(options(page).first()).toBeVisible();
    await boxOf(page, lang).fill('tie');
    await expect(page).toHaveURL(/\?q=tie$/);
    await expect(options(page).first()).toBeVisible();
    await options(page).first().click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(boxOf(page, lang)).toHaveValue('tie');
    await expect(options(page).first()).toBeVisible();
  });

  test(`before a word: what was read, what the game is needed for (${lang})`, async ({ page }) => {
    await page.goto(`${lang}/r/rtn.temple.spaces/`);
    await page.goto(`${lang}/rise-to-nobility-beyond/`);
    await boxOf(page, lang).focus();
    await expect(page.getByRole('group', { name: words.readLast })).toContainText(
      library().clause('rtn.temple.spaces', lang).title,
    );
    await expect(page.getByRole('group', { name: words.calculators })).toBeVisible();
  });

  test(`one game alone is one tap away, and stays chosen (${lang})`, async ({ page }) => {
    await page.goto(`${lang}/`);
    await boxOf(page, lang).fill(lang === 'it' ? 'pareggio' : 'tie');
    const game = page.getByRole('button', { name: 'Terra Mystica: Fire & Ice' });
    await game.click();
    await expect(game).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.hit:not([data-game=fire-and-ice])')).toHaveCount(0);
    await page.goto(`${lang}/search/?q=tie`);
    await expect(page.getByRole('button', { name: 'Terra Mystica: Fire & Ice' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test(`an unknown address searches for its words (${lang})`, async ({ context, baseURL }) => {
    // The console tells of the page that is not there, so this page is not listened to.
    const page = await context.browser()?.newPage({ baseURL: baseURL ?? '' });
    if (!page) return;
    await page.goto(`${lang}/${question.replaceAll(' ', '-')}/`);
    await expect(optionFor(page, lang, id)).toBeVisible();
    await page.close();
  });

  for (const [missing, files, sentence] of [
    ['the index', /search\.json/, words.failed],
    ['its script', /_astro\/panel\./, siteWords[lang].searchFailed],
  ] as const) {
    test(`without ${missing} the page of results lists all clauses (${lang})`, async ({
      context,
      baseURL,
    }) => {
      // The console tells of the file that does not come, so this page is not listened to.
      const page = await context.browser()?.newPage({ baseURL: baseURL ?? '' });
      if (!page) return;
      await page.route(files, (route) => route.abort());
      await page.goto(`${lang}/search/?q=tie`);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole('heading', { name: siteWords[lang].allClauses })).toBeVisible();
      await page.close();
    });
  }

  test(`a question without an answer gets a sentence (${lang})`, async ({ desk: page }) => {
    await page.goto(`${lang}/`);
    await boxOf(page, lang).fill('qqxxzz');
    await expect(page.getByText(words.none('qqxxzz'))).toBeVisible();
  });

  test(`markup in a question stays text, and the found words are marked (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/`);
    const box = boxOf(page, lang);
    await box.fill('<img src=x onerror=alert(1)>qqxxzz🎲'.repeat(50));
    await expect(page.locator('[data-search-panel] [role=status]')).toBeVisible();
    await expect(page.locator('[data-search-panel] img')).toHaveCount(0);
    await box.fill(question);
    await expect(optionFor(page, lang, id).locator('mark').first()).toBeVisible();
  });

  test(`a word with two slips is suggested, and the glossary offered (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/`);
    await boxOf(page, lang).fill(lang === 'it' ? 'vulkeno' : 'volkeno');
    await expect(page.getByRole('link', { name: words.lookInGlossary })).toBeVisible();
    await page.locator('.near__word').first().click();
    await expect(options(page).first()).toBeVisible();
  });

  test(`a game’s page puts its own rules first (${lang})`, async ({ desk: page }) => {
    for (const game of ['fire-and-ice', 'rise-to-nobility-beyond']) {
      await page.goto(`${lang}/${game}/`);
      await boxOf(page, lang).fill(lang === 'it' ? 'pareggio' : 'tie');
      await expect(options(page).first()).toHaveAttribute('data-game', game);
    }
  });

  test(`a calculator is found by its name, on top (${lang})`, async ({ desk: page }) => {
    await page.goto(`${lang}/`);
    await boxOf(page, lang).fill(lang === 'it' ? 'Entrate di Roccia Rosea' : 'Rock Rose income');
    await expect(options(page).first()).toContainText(words.kinds.calculator);
    await options(page).first().click();
    await expect(page).toHaveURL(/\/try\/rock-rose-income\/$/);
  });
}
