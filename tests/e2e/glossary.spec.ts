import { siteWords } from '#src/words.ts';
import { expect, LANGS, test } from './support.ts';

const TYPED = { en: 'pink rock', it: 'roccia rosa' } as const;

for (const lang of LANGS) {
  const words = siteWords[lang];

  test(`the glossary shows what one types, whatever it is called (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/glossary/`);
    const term = page.locator('#rock-rose');
    const others = page.locator('.glossary__term:visible');
    await page.getByRole('textbox', { name: words.filterTerms }).fill(TYPED[lang]);
    await expect(others).toHaveCount(1);
    await expect(term).toBeVisible();
    await expect(page.getByText(words.terms(1), { exact: true })).toBeVisible();
    await page.locator('[data-filter]').getByRole('combobox').selectOption('fire-and-ice');
    await expect(others).toHaveCount(0);
    await expect(page.locator('[data-letter]:visible')).toHaveCount(0);
  });
}
