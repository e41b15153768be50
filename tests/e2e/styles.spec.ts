import { games } from '#engine/index.ts';
import { expect, test, type Page } from './support.ts';

// A page has in itself what it uses of its style sheets: nothing may change when all of them is there.

const PLACES = [
  'en/',
  'it/fire-and-ice/',
  'en/fire-and-ice/teach/',
  'it/fire-and-ice/final-scoring-tiles/',
  'en/the-magnificent-sno/master-board/',
  'it/rise-to-nobility-beyond/rock-rose/',
  'en/vast-bonus-cards/entrance/',
  'it/r/rtn.rock-rose.income/',
  'en/try/',
  'it/try/entrance/',
  'en/try/map-scoring/',
  'it/glossary/',
  'en/open-questions/',
  'it/coverage/fire-and-ice/',
  'en/search/',
  'it/about/',
];

/** How everything on a page looks, and where it stands. */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const seen = ['color', 'background-color', 'font', 'display', 'visibility', 'border-color']
        .concat(['fill', 'stroke', 'opacity', 'text-decoration-line', 'box-shadow', 'cursor'])
        .map((property) => style.getPropertyValue(property));
      const name = `${element.tagName}.${element.getAttribute('class') ?? ''}`;
      return [name, ...[x, y, width, height].map(Math.round), ...seen].join(' ');
    }),
  );

/** Adds the whole sheets where their parts stand, and tells how many of them are here. */
const addWholeSheets = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('style[data-sheet]')];
    for (const part of parts) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = part.dataset['sheet'] ?? '';
      part.after(link);
    }
    return parts.length;
  });

const wholeSheets = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
        ({ sheet }) => sheet !== null,
      ).length,
  );

for (const path of PLACES) {
  test(`${path} looks as with its whole style sheets`, async ({ scriptless: page }) => {
    await page.goto(path);
    const before = await looks(page);
    const added = await addWholeSheets(page);
    expect(added).toBeGreaterThan(1);
    await expect.poll(() => wholeSheets(page)).toBe(added);
    expect(await looks(page)).toEqual(before);
  });
}

/** How the pictures of calculators look, by the address they lead to. */
const pictures = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('li:has(> .thumb):has(a[href*="/try/"])')];
    return Object.fromEntries(
      rows.map((row) => [
        row.querySelector('a')?.getAttribute('href') ?? '',
        [...row.querySelectorAll('.thumb svg *')].map((element) => {
          const style = getComputedStyle(element);
          const seen = ['fill', 'stroke', 'stroke-width', 'font-size', 'font-weight', 'display'];
          return seen.map((property) => style.getPropertyValue(property)).join(' ');
        }),
      ]),
    );
  });

test('a picture looks the same on the pages of no game as on its own', async ({
  scriptless: page,
}) => {
  const onPages: Record<string, readonly string[]> = {};
  for (const { slug } of games) {
    await page.goto(`en/${slug}/`);
    Object.assign(onPages, await pictures(page));
  }
  await page.goto('en/try/');
  expect(await pictures(page)).toEqual(onPages);
  await page.goto('en/');
  const atHome = await pictures(page);
  expect(Object.keys(atHome)).not.toEqual([]);
  expect(onPages).toMatchObject(atHome);
});
