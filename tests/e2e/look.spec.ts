import { siteWords } from '#src/words.ts';
import { expect, LANGS, pageKinds, test, type Page } from './support.ts';

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const lang of LANGS) {
  test(`the chosen theme is remembered (${lang}) @phone`, async ({ page }) => {
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

  test(`nothing moves for those who asked for stillness (${lang})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of pageKinds(lang)) {
      await page.goto(path);
      expect(await moving(page), path).toEqual([]);
    }
  });

  test(`print drops what paper cannot use (${lang})`, async ({ page }) => {
    await page.goto(`${lang}/rise-to-nobility-beyond/rock-rose/`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('[id="rtn.rock-rose.income"]')).toBeVisible();
  });
}

/** Elements that would glide, fade or spin. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const longest = (durations: string): number =>
      Math.max(...durations.split(',').map((duration) => Number.parseFloat(duration)));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } =
          getComputedStyle(element);
        const animated = animationName !== 'none' && longest(animationDuration) > 0.01;
        return animated || longest(transitionDuration) > 0.01 || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
