import { chapterPath } from '#src/paths.ts';
import { awake, calculatorPath, expect, LANGS, library, shellWords, test } from './support.ts';

/** The setup of each game, at the table that needs most. */
const SETUPS = [
  ['beyond-setup', 'players=6'],
  ['sno-setup', 'players=5&module=yes&sideB=ii,v,vi'],
  ['bonus-setup', ''],
  [
    'fire-and-ice-setup',
    'players=5&options=turn-order,auction&factions=ice-maidens,acolytes,riverwalkers',
  ],
] as const;

for (const [name, position] of SETUPS) {
  for (const lang of LANGS) {
    const words = shellWords[lang];

    test(`${name}: every step is seen within one screen and a half (${lang})`, async ({
      phone: page,
    }) => {
      await page.goto(calculatorPath(lang, name, position));
      await awake(page);
      const steps = page.locator('.checklist__steps');
      const screens = await page
        .locator('.checklist')
        .evaluate((list) => list.getBoundingClientRect().height / innerHeight);
      expect(screens).toBeLessThanOrEqual(1.5);
      // With the questions before it too.
      const whole = await page.locator('.calculator__form').evaluate((form) => {
        const list = document.querySelector('.checklist')!.getBoundingClientRect();
        return (list.bottom - form.getBoundingClientRect().top) / innerHeight;
      });
      expect(whole).toBeLessThanOrEqual(1.5);
      const ticks = steps.getByRole('checkbox');
      const pictures = steps.locator('li svg.picture');
      await expect(pictures).toHaveCount(await ticks.count());
      for (const box of await steps.locator('label').all()) {
        const { height, width } = (await box.boundingBox())!;
        expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
      }
    });

    test(`${name}: ticks survive a reload, and starting over can be undone (${lang})`, async ({
      page,
    }) => {
      await page.goto(calculatorPath(lang, name, position));
      await awake(page);
      const tick = page.locator('.checklist__steps').getByRole('checkbox');
      await expect(page.locator('.checklist__now')).toBeVisible();
      await tick.nth(0).check();
      await tick.nth(2).check();
      await page.reload();
      await awake(page);
      await expect(tick.nth(0)).toBeChecked();
      await expect(tick.nth(1)).not.toBeChecked();
      await expect(tick.nth(2)).toBeChecked();
      await page.getByRole('button', { name: words.reset }).click();
      await expect(tick.nth(0)).not.toBeChecked();
      await page.getByRole('button', { name: words.undo }).first().click();
      await expect(tick.nth(0)).toBeChecked();
      await expect(tick.nth(2)).toBeChecked();
    });
  }
}

test('without scripts the steps can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [name] of SETUPS) {
    const { game, chapter } = library().chapterOf(name);
    await page.goto(chapterPath('en', game, chapter));
    await page.locator('.checklist summary').click();
    await expect(page.locator('.checklist details li').last()).toBeVisible();
  }
  await context.close();
});

test('on paper every step stands in words', async ({ page }) => {
  for (const [name, position] of SETUPS) {
    await page.goto(calculatorPath('en', name, position));
    await awake(page);
    await page.emulateMedia({ media: 'print' });
    const step = page.locator('.checklist details li').last();
    expect((await step.boundingBox())?.height).toBeGreaterThan(0);
    await page.emulateMedia({ media: null });
  }
});
