import { gamePath, printPath, sectionPath } from '#src/paths.ts';
import { campLabels } from '#src/widgets/the-magnificent-sno/shared/camp-labels.ts';
import { siteWords } from '#src/words.ts';
import {
  answerOf,
  awake,
  calculatorPath,
  calculators,
  DEVICES,
  expect,
  fieldOf,
  games,
  LANGS,
  library,
  shellWords,
  test,
  type Page,
} from './support.ts';

const NAME = 'rock-rose-income';
const POSITION = 'dice=5,6,4,4,1&reputation=12&played=6,5,1';

/** What is said of a space in a link that is on no map. */
const NO_SUCH_SPACE = {
  en: '“Z9d” names a space that this map does not have.',
  it: '«Z9d» nomina una casella che questa Mappa non ha.',
};

/** What stays in sight at the bottom, as a part of the window. */
const answerHeight = (page: Page): Promise<number> =>
  page.locator('.answer').evaluate((bar) => bar.getBoundingClientRect().height / innerHeight);

for (const lang of LANGS) {
  const words = shellWords[lang];
  const site = siteWords[lang];

  test(`on a desk form and answer stand side by side, always in sight (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(calculatorPath(lang, 'spade-cost'));
    await awake(page);
    const answer = page.locator('.answer');
    const form = (await page.locator('.calculator__form').boundingBox())!;
    expect((await answer.boundingBox())!.x).toBeGreaterThan(form.x + form.width);
    for (const control of [
      page.locator('.calculator__form').locator('select, input, button').first(),
      page.locator('.calculator__form').locator('select, input, button').last(),
    ]) {
      await control.focus();
      await expect(answer).toBeInViewport({ ratio: 0.99 });
    }
  });

  test(`on a phone the answer is short and carries share, copy and undo (${lang})`, async ({
    phone: page,
  }) => {
    await page.goto(calculatorPath(lang, NAME, POSITION));
    await awake(page);
    expect(await answerHeight(page)).toBeLessThanOrEqual(0.25);
    for (const name of [words.shareHere, words.copyHere, words.undo]) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: words.copyHere }).tap();
    await expect(page.getByText(words.resultCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(POSITION);
    expect(await answerHeight(page)).toBeLessThanOrEqual(0.25);
  });

  test(`two taps share a position (${lang})`, async ({ phone: page }) => {
    await page.goto(calculatorPath(lang, NAME, POSITION));
    await awake(page);
    await page.getByRole('button', { name: words.shareHere }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words.copyLink, exact: true }).tap();
    await expect(sheet.getByText(words.linkCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  for (const [device, options] of Object.entries(DEVICES)) {
    test.describe(() => {
      test.use(options);
      test(`start over is taken back, also after a reload (${lang}, ${device})`, async ({
        page,
      }) => {
        await page.goto(calculatorPath(lang, NAME, POSITION));
        await awake(page);
        const before = await answerOf(page, lang).innerText();
        await page.getByRole('button', { name: words.reset, exact: true }).click();
        await expect(page).toHaveURL(/\/rock-rose-income\/$/);
        await page.reload();
        await awake(page);
        const undo = page.getByRole('button', { name: words.undo });
        await undo.focus();
        await page.keyboard.press('Enter');
        await expect(answerOf(page, lang)).toHaveText(before);
        expect(page.url()).toContain(POSITION);
        await expect(undo).toBeDisabled();
      });

      test(`last night’s table is one press away (${lang}, ${device})`, async ({ page }) => {
        await page.goto(calculatorPath(lang, NAME, POSITION));
        await awake(page);
        await fieldOf(page, NAME, 'reputation').fill('14');
        await page.goto(calculatorPath(lang, NAME, 'reputation=3'));
        await awake(page);
        const offer = page.getByRole('button', { name: words.goOn('').trim() });
        await expect(offer).toHaveCount(0);
        await page.goto(calculatorPath(lang, NAME));
        await awake(page);
        await offer.click();
        await expect(fieldOf(page, NAME, 'reputation')).toHaveValue('14');
        await expect(fieldOf(page, NAME, 'dice')).toHaveValue('5,6,4,4,1');
      });
    });
  }

  test(`a number is typed anew, by click, by tap and by Tab (${lang})`, async ({ desk, phone }) => {
    for (const page of [desk, phone]) {
      await page.goto(calculatorPath(lang, NAME, POSITION));
      await awake(page);
      const field = fieldOf(page, NAME, 'reputation');
      await (page === phone ? field.tap() : field.click());
      await page.keyboard.type('9');
      await expect(field).toHaveValue('9');
    }
    const [before, field] = ['played', 'reputation'].map((each) => fieldOf(desk, NAME, each));
    await before!.focus();
    for (let presses = 0; presses < 20; presses += 1) {
      await desk.keyboard.press('Tab');
      if (await field!.evaluate((element) => element === document.activeElement)) break;
    }
    await desk.keyboard.type('7');
    await expect(field!).toHaveValue('7');
  });

  test(`a cleared board is taken back by tap and by key, also after a reload (${lang})`, async ({
    browser,
    baseURL,
  }) => {
    for (const [device, options] of Object.entries(DEVICES)) {
      const page = await browser.newPage({ ...options, baseURL: baseURL ?? '' });
      await page.goto(calculatorPath(lang, 'camp-scoring'));
      await awake(page);
      const answer = answerOf(page, lang);
      const before = await answer.innerText();
      const clear = page.getByRole('button', { name: campLabels.clear[lang] });
      await clear.scrollIntoViewIfNeeded();
      await (device === 'phone' ? clear.tap() : clear.press('Enter'));
      await expect(answer).not.toHaveText(before);
      await page.reload();
      await awake(page);
      const undo = page.getByRole('button', { name: words.undo }).first();
      await (device === 'phone' ? undo.tap() : undo.press('Enter'));
      await expect(answer).toHaveText(before);
      await page.close();
    }
  });

  test(`one bad space in a link does not empty the map, by tap and by key (${lang})`, async ({
    phone,
    desk,
  }) => {
    for (const page of [phone, desk]) {
      const query = 'board=witches:D1d,Z9d;giants:E4s&points=61,58';
      await page.goto(calculatorPath(lang, 'map-scoring', query));
      await awake(page);
      const text = fieldOf(page, 'map-scoring', 'board');
      await expect(text).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(NO_SUCH_SPACE[lang]).first()).toBeVisible();
      const space = (name: string) => page.locator(`[data-space][aria-label^="${name}:"]`);
      const [witches, giants] = [space('D1'), space('E4')];
      const before = [
        await witches.getAttribute('aria-label'),
        await giants.getAttribute('aria-label'),
      ];
      for (const label of before) expect(label).toMatch(/\w+: \w+ \w+/);
      expect(page.url()).toContain(query);

      // It is left out by one press, and what was there stays.
      const leaveOut = page.getByRole('button', { name: words.leaveOut });
      await (page === phone ? leaveOut.tap() : leaveOut.press('Enter'));
      await expect(answerOf(page, lang)).not.toContainText(words.notReadable);
      expect(new URL(page.url()).searchParams.get('board')).toBe('witches:D1d;giants:E4s');
      expect(new URL(page.url()).searchParams.get('points')).toBe('61,58');
      await expect(witches).toHaveAttribute('aria-label', before[0] ?? '');
      await expect(giants).toHaveAttribute('aria-label', before[1] ?? '');
    }
  });

  test(`without scripts a shared position shows no answer (${lang})`, async ({
    scriptless: page,
  }) => {
    for (const frame of ['', 'embed/']) {
      await page.goto(`${frame}${calculatorPath(lang, NAME, POSITION)}`);
      const notice = page.locator('noscript p');
      await expect(notice).toHaveText(site.noPositionScript);
      await expect(notice).toBeInViewport();
      await expect(answerOf(page, lang)).toBeHidden();
    }
  });

  test(`the calculators are found by typing (${lang})`, async ({ desk, phone }) => {
    for (const page of [desk, phone]) {
      await page.goto(sectionPath(lang, 'try'));
      const rows = page.locator('.pictured > li:visible');
      await expect(rows).toHaveCount(calculators.length);
      const { title } = calculators.find(({ name }) => name === NAME)!.words[lang];
      await page.getByLabel(site.filterTerms, { exact: true }).fill(title);
      await expect(rows).toHaveCount(1);
      const link = rows.getByRole('link', { name: title });
      await (page === phone ? link.tap() : link.press('Enter'));
      await expect(page).toHaveURL(new RegExp(`/${calculatorPath(lang, NAME)}$`));
    }
  });

  for (const { slug } of games) {
    test(`${slug} is one document on paper (${lang})`, async ({ desk: page }) => {
      await page.goto(gamePath(lang, slug));
      await page.getByRole('link', { name: site.wholeGame, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${printPath(lang, slug)}$`));
      const chapters = library().chapters(slug, lang);
      const contents = page.getByRole('navigation', { name: site.contents });
      await expect(contents.getByRole('link')).toHaveText(chapters.map(({ title }) => title));
      const clauses = library()
        .clauses(lang)
        .filter(({ game }) => game === slug);
      await expect(page.locator('article.clause')).toHaveCount(clauses.length);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('searchbox')).toBeHidden();
      expect(await stuck(page)).toEqual([]);
      await page.emulateMedia({ media: null });
    });
  }

  test(`a position is printed with its answer, whole (${lang})`, async ({ desk: page }) => {
    await page.goto(calculatorPath(lang, 'spade-cost'));
    await awake(page);
    await page.emulateMedia({ media: 'print' });
    await expect(answerOf(page, lang)).toBeVisible();
    await expect(page.locator('.wheel').first()).toBeVisible();
    await expect(page.locator('.sharing')).toBeHidden();
    expect(await stuck(page)).toEqual([]);
    await page.emulateMedia({ media: null });
  });
}

/** What would stand on every sheet of paper, or be cut off at the edge of a box. */
const stuck = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { position, overflowY } = getComputedStyle(element);
        const isCut = overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1;
        return position === 'sticky' || position === 'fixed' || isCut;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
