import { siteWords } from '#src/words.ts';
import { expect, LANGS, library, test } from './support.ts';

const CHAPTER = 'rise-to-nobility-beyond/rock-rose/';
const FROM = 'rtn.rock-rose.relics';
const TO = 'rtn.relics.die';

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
}
