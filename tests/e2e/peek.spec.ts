import { siteWords } from '#src/words.ts';
import { expect, LANGS, library, test } from './support.ts';

const CHAPTER = 'rise-to-nobility-beyond/rock-rose/';
const FROM = 'rtn.rock-rose.relics';
const TO = 'rtn.relics.die';

/** A clause of the chapter that others cite. */
const CITED = 'rtn.rock-rose.income';
const [CITING = ''] = library().citedBy(CITED);

for (const lang of LANGS) {
  const words = siteWords[lang];
  const { title } = library().clause(TO, lang);

  test(`a tap on a reference shows it in place, and Back leaves it (${lang})`, async ({
    phone: page,
  }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    const clause = page.locator(`[id="${FROM}"]`);
    await clause.locator(`a.ref[href$="#${TO}"]`).tap();
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('button', { name: words.share })).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/${lang}/${CHAPTER}$`));
    await expect(clause).toBeInViewport();
  });

  test(`references step within the sheet, and a tap outside closes it (${lang})`, async ({
    phone: page,
  }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    await page.locator(`[id="${FROM}"] a.ref[href$="#${TO}"]`).tap();
    const sheet = page.locator('dialog.peek');
    await expect(sheet).toContainText(title);
    await sheet.locator('a.ref, a.term').first().tap();
    await expect(sheet).not.toHaveAttribute('aria-label', title);
    await sheet.getByRole('button', { name: words.back, exact: true }).tap();
    await expect(sheet).toHaveAttribute('aria-label', title);
    await page.touchscreen.tap(195, 40);
    await expect(sheet).toBeHidden();
  });

  test(`what cites a clause is a tap away, and can be gone on from (${lang})`, async ({
    phone: page,
  }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    const clause = page.locator(`[id="${CITED}"]`);
    await clause.locator('a.mark').tap();
    const sheet = page.getByRole('dialog', { name: library().clause(CITED, lang).title });
    await expect(sheet.getByRole('listitem')).toHaveCount(library().citedBy(CITED).length);
    const citing = library().clause(CITING, lang).title;
    await sheet.getByRole('link', { name: citing, exact: true }).tap();
    await expect(page.getByRole('dialog', { name: citing })).toContainText(words.share);
    await page.goBack();
    await expect(clause).toBeInViewport();
  });

  test(`what cites a clause is shown at focus, with its source (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    await page.locator(`[id="${CITED}"] a.mark`).focus();
    const card = page.locator('.peek--card');
    await expect(card.getByRole('listitem')).toHaveCount(library().citedBy(CITED).length);
    await expect(card.locator('a[href$="#source"]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });

  test(`a reference is fetched once, and a few hundred bytes (${lang})`, async ({
    phone: page,
  }) => {
    const asked: number[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('/peek.html')) asked.push((await response.body()).length);
    });
    await page.goto(`${lang}/${CHAPTER}`);
    const sheet = page.getByRole('dialog', { name: title });
    for (let times = 0; times < 2; times += 1) {
      await page.locator(`[id="${FROM}"] a.ref[href$="#${TO}"]`).tap();
      await expect(sheet).toBeVisible();
      await page.goBack();
      await expect(sheet).toBeHidden();
    }
    expect(asked).toHaveLength(1);
    expect(asked[0]).toBeLessThan(2000);
  });

  test(`a swipe down closes the sheet (${lang})`, async ({ phone: page }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    await page.locator(`[id="${FROM}"] a.ref[href$="#${TO}"]`).tap();
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet).toBeVisible();
    await sheet.evaluate((dialog) => {
      const touch = (clientY: number) => new Touch({ identifier: 1, target: dialog, clientY });
      dialog.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(500)] }));
      dialog.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(700)] }));
    });
    await expect(sheet).toBeHidden();
  });

  test(`without scripts references and terms are links (${lang})`, async ({ scriptless: page }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    await page.locator(`[id="${FROM}"] a.ref[href$="#${TO}"]`).click();
    await expect(page.locator(`[id="${TO}"]`)).toBeInViewport();
    await page.goto(`${lang}/${CHAPTER}`);
    const clause = page.locator(`[id="${CITED}"]`);
    await expect(clause.locator('.mark')).toBeVisible();
    await clause.locator('.clause__title a').click();
    await expect(page.locator('#source')).toBeVisible();
  });

  test(`a term shows its definition (${lang})`, async ({ phone: page }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    await page.locator('.clause a.term').first().tap();
    const { definition } = library().terms.find(({ id }) => id === 'rock-rose')![lang];
    await expect(page.locator('dialog.peek')).toContainText(definition);
    await page.getByRole('button', { name: words.close }).tap();
    await expect(page.locator('dialog.peek')).toBeHidden();
  });

  test(`on the same page a reference is gone to and come back from (${lang})`, async ({
    phone: page,
  }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    const link = page.locator('.clause a.ref[href^="#"]').last();
    const target = await link.getAttribute('href');
    await link.tap();
    await expect(page.locator(`[id="${target?.slice(1) ?? ''}"]`)).toBeInViewport();
    await page.getByRole('button', { name: words.back, exact: true }).tap();
    await expect(link).toBeInViewport();
    await expect(page.getByRole('button', { name: words.back, exact: true })).toBeHidden();
  });

  test(`on a desk a reference opens at hover and at focus, and Esc closes it (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    const link = page.locator(`[id="${FROM}"] a.ref[href$="#${TO}"]`);
    await link.hover();
    await expect(page.locator('.peek--card')).toContainText(title);
    await page.mouse.move(2, 2);
    await expect(page.locator('.peek--card')).toHaveCount(0);
    await link.focus();
    await expect(page.locator('.peek--card')).toContainText(title);
    await page.keyboard.press('Escape');
    await expect(page.locator('.peek--card')).toHaveCount(0);
  });

  test(`a card is gone through by keys, and Esc leads back to its reference (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    const link = page.locator(`[id="${FROM}"] a.ref[href$="#${TO}"]`);
    const card = page.locator('.peek--card');
    await link.focus();
    await expect(card).toContainText(title);
    // What it refers to in its own chapter is not on this page.
    await expect(card.locator('a[href^="#"]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(card.locator('.clause__title a')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await link.focus();
    await expect(card).toContainText(title);
    await card.locator('a').first().focus();
    await page.locator('.clause__title a').first().focus();
    await expect(card).toHaveCount(0);
  });

  test(`on a desk, too, a reference on the same page is come back from (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/${CHAPTER}`);
    const link = page.locator('.clause a.ref[href^="#"]').last();
    const target = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[id="${target?.slice(1) ?? ''}"]`)).toBeInViewport();
    const back = page.getByRole('button', { name: words.back, exact: true });
    await back.click();
    await expect(link).toBeInViewport();
    await expect(back).toBeHidden();
  });
}
