import { filesOf } from '#tests/support/opened.ts';
import { excesses, FRAMEWORK, weighIn } from '../../scripts/weigh.mjs';
import {
  answerOf,
  awake,
  DEVICES,
  expect,
  games,
  LANGS,
  library,
  shellWords,
  test,
} from './support.ts';

/** How many pieces of a page are still left for later. */
const countLeft = (): number =>
  [...document.querySelectorAll('main *')].filter(
    (piece) => getComputedStyle(piece).contentVisibility === 'auto',
  ).length;

for (const lang of LANGS) {
  for (const { slug } of games) {
    const chapter = library().chapters(slug, lang)[0]?.chapter ?? '';

    // Every other chapter is weighed by its files: tests/site/weight.test.ts.
    test(`a chapter asks for its own files and no others (${lang}, ${slug})`, async ({
      phone,
      baseURL,
    }) => {
      const base = baseURL ?? '';
      const path = `${lang}/${slug}/${chapter}/`;
      const weight = await weighIn(phone, `${base}${path}`);
      expect(weight.asked.toSorted()).toEqual(
        filesOf(path)
          .map((file) => `${base}${file}`)
          .toSorted(),
      );
      expect(excesses(weight)).toEqual([]);
    });
  }

  for (const [device, options] of Object.entries(DEVICES)) {
    test.describe(() => {
      test.use(options);
      test(`a chapter loads its calculator when it comes into view (${lang}, ${device})`, async ({
        page,
      }) => {
        const scripts: Promise<string>[] = [];
        page.on('response', (response) => {
          if (response.request().resourceType() === 'script') scripts.push(response.text());
        });
        const framework = async (): Promise<number> =>
          (await Promise.all(scripts)).filter((text) => text.includes(FRAMEWORK)).length;

        await page.goto(`${lang}/rise-to-nobility-beyond/rock-rose/`, { waitUntil: 'networkidle' });
        expect(await framework()).toBe(0);

        const calculator = page.locator('[id="try-rock-rose-income"]');
        await calculator.scrollIntoViewIfNeeded();
        await expect.poll(framework).toBeGreaterThan(0);
        await awake(calculator);

        const name = shellWords[lang].copyLink;
        await expect(calculator.getByRole('button', { name, exact: true })).toBeVisible();
      });
    });
  }

  test(`all of a long chapter is laid out in the end, on a phone too (${lang})`, async ({
    phone: page,
  }) => {
    await page.goto(`${lang}/fire-and-ice/auction/`);
    const last = page.locator('.text > .clause').last();
    await expect(last).toHaveClass(/\blaid-out\b/);
    await expect.poll(() => page.evaluate(countLeft)).toBe(0);
  });

  test(`a calculator in a chapter keeps its position for the visit (${lang})`, async ({ page }) => {
    const path = `${lang}/rise-to-nobility-beyond/offering-scoring/`;
    await page.goto(path);
    const calculator = page.locator('[id="try-donation-scoring"]');
    await calculator.scrollIntoViewIfNeeded();
    await awake(calculator);
    const first = calculator.getByRole('radio', { name: '6', exact: true }).first();
    await first.check();
    await page.goto(`${lang}/`);
    await page.goBack();
    await calculator.scrollIntoViewIfNeeded();
    await awake(calculator);
    await expect(first).toBeChecked();
    await expect(answerOf(page, lang)).not.toBeEmpty();
    expect(new URL(page.url()).search).toBe('');
  });
}
