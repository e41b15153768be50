import { aidPath, gamePath } from '#src/paths.ts';
import { siteWords } from '#src/words.ts';
import { expect, games, LANGS, library, test } from './support.ts';

/** Sheets of a document, by what the browser writes of it. */
const sheets = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Type ?\/Page\b/g)].length;

for (const lang of LANGS) {
  const words = siteWords[lang];

  for (const { slug } of games) {
    for (const { name } of library().aids(slug)) {
      test(`the player aid ${slug} ${name} is one sheet of paper (${lang})`, async ({
        desk: page,
      }) => {
        await page.goto(aidPath(lang, slug, name));
        expect(sheets(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1);
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
