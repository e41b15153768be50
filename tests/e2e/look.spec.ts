import { siteWords } from '#src/words.ts';
import { DEVICES, expect, LANGS, test, type Page } from './support.ts';

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const lang of LANGS) {
  for (const [device, options] of Object.entries(DEVICES)) {
    test.describe(() => {
      test.use(options);
      test(`the chosen theme is remembered (${lang}, ${device})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(`${lang}/`);
        const light = await background(page);
        await page.getByRole('button', { name: siteWords[lang].theme }).click();
        const dark = await background(page);
        expect(dark).not.toBe(light);

        await page.reload();
        expect(await background(page)).toBe(dark);
        await page.goto(`${lang}/rise-to-nobility-beyond/temple/`);
        expect(await background(page)).toBe(dark);
        await page.goto('404.html');
        expect(await background(page)).toBe(dark);

        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await page.getByRole('button', { name: siteWords.en.theme }).click();
        expect(await background(page)).toBe(light);
      });
    });
  }

  test(`print drops what paper cannot use (${lang})`, async ({ page }) => {
    await page.goto(`${lang}/rise-to-nobility-beyond/rock-rose/`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('combobox', { name: /Search|Cerca/ })).toBeHidden();
    await expect(page.locator('[id="rtn.rock-rose.income"]')).toBeVisible();
  });
}
