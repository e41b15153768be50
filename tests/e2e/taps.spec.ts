import { siteWords } from '#src/words.ts';
import {
  awake,
  calculatorPath,
  DEVICES,
  expect,
  fieldOf,
  LANGS,
  shellWords,
  test,
  type Page,
} from './support.ts';

const NAME = 'rock-rose-income';
const POSITION = 'dice=5,6,4,4,1&reputation=12&played=6,5,1';

test.use(DEVICES.phone);

/** Taps of a finger on the page from now on; the Back of the browser is one more. */
const counted = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const taps = { count: 0 };
    Object.assign(window, { taps });
    addEventListener('touchstart', () => (taps.count += 1), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { taps: { count: number } }).taps.count);
};

for (const lang of LANGS) {
  const words = shellWords[lang];

  test(`last night’s table: 1 tap (${lang})`, async ({ page }) => {
    await page.goto(calculatorPath(lang, NAME, POSITION));
    await awake(page);
    await fieldOf(page, NAME, 'reputation').fill('14');
    await page.goto(calculatorPath(lang, NAME));
    await awake(page);
    const taps = await counted(page);
    await page.getByRole('button', { name: words.goOn('').trim() }).tap();
    await expect(fieldOf(page, NAME, 'reputation')).toHaveValue('14');
    expect(await taps()).toBe(1);
  });

  test(`a look at a reference and back: 2 taps (${lang})`, async ({ page }) => {
    await page.goto(`${lang}/rise-to-nobility-beyond/rock-rose/`);
    const taps = await counted(page);
    await page.locator('[id="rtn.rock-rose.relics"] a.ref[href$="#rtn.relics.die"]').tap();
    await page.getByRole('button', { name: siteWords[lang].close }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[id="rtn.rock-rose.relics"]')).toBeInViewport();
    expect(await taps()).toBe(2);
  });

  test(`a position is shared: 2 taps (${lang})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(calculatorPath(lang, NAME, POSITION));
    await awake(page);
    const taps = await counted(page);
    await page.getByRole('button', { name: words.shareHere }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words.copyLink, exact: true }).tap();
    await expect(sheet.getByText(words.linkCopied)).toBeVisible();
    expect(await taps()).toBe(2);
  });
}
