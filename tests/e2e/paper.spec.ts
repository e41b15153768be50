import { aidPath, gamePath } from '#src/paths.ts';
import { siteWords } from '#src/words.ts';
import { faultsOfText, stuck } from './letters.ts';
import { tooWide } from './order.ts';
import { awake, expect, games, LANGS, library, test, type Locator } from './support.ts';

/** What a sheet of A4 has between its margins. */
const SHEET = { width: 680, height: 1000 };

/** Sheets of a document, by what the browser writes of it. */
const sheets = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Type ?\/Page\b/g)].length;

for (const lang of LANGS) {
  const words = siteWords[lang];

  for (const path of [
    `${lang}/fire-and-ice/riverwalkers/`,
    `${lang}/r/rtn.scoring.next-rank/`,
    `${lang}/try/donation-scoring/?tokens=6,4,4,1`,
    `${lang}/try/camp-scoring/`,
    `${lang}/rise-to-nobility-beyond/print/`,
    `${lang}/rise-to-nobility-beyond/teach/`,
    `${lang}/fire-and-ice/aid/`,
  ]) {
    test(`/${path} is whole on paper`, async ({ page }) => {
      await page.setViewportSize(SHEET);
      await page.goto(path);
      if (path.includes('/try/')) await awake(page);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await tooWide(page)).toEqual([]);
      expect.soft(await faultsOfText(page)).toEqual([]);
      expect.soft(await stuck(page)).toBe(0);
      for (const part of ['.header', '.footer', '.place', '.sharing', '.answer__acts', '.turn']) {
        await expect.soft(page.locator(`${part}:visible`)).toHaveCount(0);
      }
    });
  }

  test(`an open question is printed with its readings and its address (${lang})`, async ({
    page,
  }) => {
    await page.goto(`${lang}/r/rtn.scoring.next-rank/`);
    await page.emulateMedia({ media: 'print' });
    for (const reading of await page.locator('[data-of]').all())
      await expect(reading).toBeVisible();
    expect(await page.locator('[data-of]').count()).toBeGreaterThan(1);
    await expect(page.getByText(`${lang}/r/rtn.scoring.next-rank/`)).toBeVisible();
  });

  test(`all open questions are printed with their readings (${lang})`, async ({ page }) => {
    await page.goto(`${lang}/open-questions/`);
    await page.emulateMedia({ media: 'print' });
    const readings = page.locator('[data-of]');
    expect(await readings.count()).toBeGreaterThan(50);
    for (const reading of await readings.all()) await expect(reading).toBeVisible();
  });

  test(`a printed position has its whole address (${lang})`, async ({ desk: page }) => {
    const path = `${lang}/try/donation-scoring/?tokens=6,4,4,1`;
    await page.goto(path);
    await awake(page);
    await page.emulateMedia({ media: 'print' });
    // What the browser says before it prints.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText(path)).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  test(`on paper a reference has a number, and its clause has it first (${lang})`, async ({
    desk: page,
  }) => {
    await page.goto(`${lang}/rise-to-nobility-beyond/rock-rose/`);
    await page.emulateMedia({ media: 'print' });
    const reference = page.locator('.ref[href="#rtn.rock-rose.exchange"]').first();
    const number = page.locator('[id="rtn.rock-rose.exchange"] .clause__foot b');
    expect(await reference.evaluate((link) => getComputedStyle(link, '::after').content)).toBe(
      `" (${(await number.textContent()) ?? ''})"`,
    );
    const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0;
    const title = page.locator('[id="rtn.rock-rose.exchange"] .clause__title');
    expect(Math.abs((await top(number)) - (await top(title)))).toBeLessThan(8);
    await page.emulateMedia({ media: null });
  });

  for (const { slug } of games) {
    for (const { name } of library().aids(slug)) {
      test(`the player aid ${slug} ${name} is one sheet of paper (${lang})`, async ({
        desk: page,
      }) => {
        await page.goto(aidPath(lang, slug, name));
        await page.emulateMedia({ media: 'print' });
        // Whatever else the device has, a sheet is set in letters of a known width.
        await expect(page.locator('.aid__rule p').first()).toHaveCSS(
          'font-family',
          /^"Times New Roman"/,
        );
        for (const format of ['A4', 'Letter'])
          expect(sheets(await page.pdf({ format, preferCSSPageSize: true }))).toBe(1);
        await page.emulateMedia({ media: null });
      });
    }

    test(`the player aids of ${slug} are at hand (${lang})`, async ({ phone: page }) => {
      await page.goto(gamePath(lang, slug));
      await page.locator('.aids').getByRole('link', { name: words.aid, exact: true }).tap();
      await expect(page).toHaveURL(new RegExp(`/${aidPath(lang, slug)}$`));
      const [{ sections } = { sections: [] }] = library().aids(slug);
      await expect(page.locator('.aid__rule')).toHaveCount(
        sections.flatMap(({ clauses }) => clauses).length,
      );
    });
  }
}
