import { siteWords } from '#src/words.ts';
import { expect, LANGS, library, test } from './support.ts';

const GAME = 'fire-and-ice';

for (const lang of LANGS) {
  const words = siteWords[lang];
  const { changes, first } = library().start(GAME);

  test(`what the setup needs is ticked off, and remembered (${lang})`, async ({ page }) => {
    await page.goto(`${lang}/${GAME}/`);
    const box = page.getByRole('checkbox', { name: first[1]![lang] });
    await box.check();
    await page.reload();
    await expect(box).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  test(`what changes leads to the clauses that say it (${lang})`, async ({ desk: page }) => {
    await page.goto(`${lang}/${GAME}/`);
    await page.getByRole('link', { name: changes[0]![lang], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/r/${changes[0]!.clause}/$`));
  });

  test(`a game is taught card by card, by keys and by buttons (${lang})`, async ({
    desk: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${lang}/${GAME}/teach/`);
    const card = (number: number) => page.locator(`#card-${number}`);
    await expect(card(1)).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('ArrowRight');
    await expect(card(2)).toBeInViewport({ ratio: 0.5 });
    await page.getByRole('button', { name: words.next }).click();
    await expect(card(3)).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('ArrowLeft');
    await expect(card(2)).toBeInViewport({ ratio: 0.5 });
    const { title } = library().clause(changes[1]!.clause, lang);
    await expect(card(2).getByRole('heading', { name: title })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
  });
}
