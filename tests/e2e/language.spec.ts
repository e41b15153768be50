import { LANG_NAMES, LOCALES, otherLangs } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';
import type { Request } from '@playwright/test';
import { LIMITS } from '../../scripts/weigh.mjs';
import { answerOf, awake, expect, fieldOf, LANGS, test } from './support.ts';

for (const lang of LANGS) {
  test.describe(() => {
    test.use({ locale: LOCALES[lang] });
    test(`the first page is in the reader’s language (${lang})`, async ({ page }) => {
      await page.goto('');
      await expect(page).toHaveURL(new RegExp(`/rules/${lang}/$`));
    });
  });
}

test('a language once chosen is the first page’s', async ({ page }) => {
  await page.goto('en/');
  await page.getByRole('link', { name: LANG_NAMES.it, exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/it\/$/);
  await page.goto('');
  await expect(page).toHaveURL(/\/rules\/it\/$/);
});

test('without scripts the first page offers every language', async ({ scriptless: page }) => {
  await page.goto('');
  for (const lang of LANGS) {
    await expect(page.getByRole('link', { name: LANG_NAMES[lang] })).toBeVisible();
  }
});

test('the home page loads little until its wheel is touched, and the first tap counts', async ({
  phone: page,
}) => {
  const asked: string[] = [];
  const listen = (request: Request): void => void asked.push(request.url());
  page.on('request', listen);
  await page.goto('en/', { waitUntil: 'networkidle' });
  const wheel = page.locator('.home__live');
  const lakes = wheel.getByRole('button', { name: /^Lakes/ });
  await expect(lakes).toBeInViewport();
  expect(asked.length).toBeLessThanOrEqual(LIMITS.requests);
  expect(asked.filter((address) => /\/(shell|spade-wheel)\./.test(address))).toEqual([]);
  await lakes.tap();
  await expect(answerOf(page, 'en')).toContainText('Lakes');
  await expect(lakes).toHaveAttribute('aria-pressed', 'true');
  page.off('request', listen);
});

test('the wheel of the home page shows what the visit has left there', async ({ page }) => {
  await page.goto('en/');
  const wheel = page.locator('.home__live');
  await wheel.getByRole('button', { name: /^Lakes/ }).click();
  await expect(answerOf(page, 'en')).toContainText('Lakes');
  await page.reload();
  await awake(wheel);
  await expect(answerOf(page, 'en')).toContainText('Lakes');
});

test('the wheel of the home page answers the first key', async ({ desk: page }) => {
  await page.goto('it/');
  const lakes = page.locator('.home__live').getByRole('button', { name: /^Laghi/ });
  await lakes.focus();
  await page.keyboard.press('Enter');
  await expect(answerOf(page, 'it')).toContainText('Laghi');
});

for (const lang of LANGS) {
  const other = otherLangs(lang)[0]!;

  for (const device of ['desk', 'phone'] as const) {
    test(`the other language opens on the same clause (from ${lang}, ${device})`, async ({
      desk,
      phone,
    }) => {
      const page = { desk, phone }[device];
      const rest = 'rise-to-nobility-beyond/temple/#rtn.temple.tier-6';
      await page.goto(`${lang}/${rest}`);
      await page.getByRole('link', { name: LANG_NAMES[other], exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/rules/${other}/${rest.replaceAll('.', '\\.')}$`));
      await expect(page.locator('[id="rtn.temple.tier-6"]')).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  }

  test(`the other language opens on the same position (from ${lang})`, async ({ desk: page }) => {
    const name = 'donation-scoring';
    await page.goto(`${lang}/try/${name}/?tokens=4,2,2,1&ties=competition`);
    await awake(page);
    await page.getByRole('link', { name: LANG_NAMES[other], exact: true }).click();
    await expect(page).toHaveURL(
      new RegExp(`/rules/${other}/try/${name}/\\?tokens=4,2,2,1&ties=competition$`),
    );
    await expect(page.locator('[id="donation-scoring-ties"] :checked')).toHaveValue('competition');
    await expect(answerOf(page, other)).not.toBeEmpty();
  });

  test(`what was typed goes along into the other language (from ${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/try/rock-rose-income/`);
    await awake(page);
    await fieldOf(page, 'rock-rose-income', 'reputation').fill('17');
    await page.getByRole('link', { name: LANG_NAMES[other], exact: true }).click();
    await expect(fieldOf(page, 'rock-rose-income', 'reputation')).toHaveValue('17');
  });

  test(`links stay in the language (${lang})`, async ({ desk: page }) => {
    await page.goto(`${lang}/`);
    const { menu, onThisSite } = siteWords[lang];
    const targets = await Promise.all(
      [menu, onThisSite].map((name) =>
        page
          .getByRole('navigation', { name })
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ),
    ).then((found) => found.flat());
    expect(targets.length).toBeGreaterThan(10);
    for (const target of targets) expect(target).toMatch(new RegExp(`^/rules/${lang}/`));
  });
}
