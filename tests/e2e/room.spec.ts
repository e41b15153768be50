import { BROWSER_FLAGS, findBrowser } from '#scripts/browser.mjs';
import { faultsOfText, hiddenControls, stuck } from './letters.ts';
import { laidOut, tooWide } from './order.ts';
import {
  ASLEEP,
  awake,
  calculatorPath,
  calculators,
  expect,
  lists,
  pageKinds,
  test,
  type Page,
} from './support.ts';

/** A reader who has asked the browser for letters twice as large: media queries know it too. */
const executablePath = await findBrowser();
test.use({
  launchOptions: {
    args: [...BROWSER_FLAGS, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
    ...(executablePath && { executablePath }),
  },
});

const NARROW = { width: 320, height: 640 };

/** What a chapter shows when one reads it to its end. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize(NARROW);
  await page.goto(path);
  if (!/\/(try|table)\/(.|$)/.test(path) || path.endsWith('/try/')) return;
  await page.locator(ASLEEP).evaluateAll(([place]) => {
    (place?.firstElementChild ?? place)?.scrollIntoView();
  });
  await awake(page);
};

const expectLetters = (page: Page): Promise<void> =>
  laidOut(page, async () => {
    expect.soft(await tooWide(page)).toEqual([]);
    expect.soft(await faultsOfText(page)).toEqual([]);
    expect.soft(await stuck(page)).toBeLessThanOrEqual(0.25);
  });

/** Words are longer in Italian; the elements are the same (tests/site/pages.test.ts). */
for (const { name } of calculators) {
  test(`${name} has room for letters twice as large on a narrow phone`, async ({ phone }) => {
    await open(phone, calculatorPath('it', name));
    await expectLetters(phone);
    expect.soft(await hiddenControls(phone)).toEqual([]);
    await phone.emulateMedia({ forcedColors: 'active' });
    expect.soft(await unmarked(phone), 'what is chosen can be told').toEqual([]);
    await phone.emulateMedia({ forcedColors: 'none' });
  });
}

for (const path of [...pageKinds('it'), ...lists('it'), 'it/fire-and-ice/riverwalkers/']) {
  test(`/${path} has room for letters twice as large`, async ({ phone }) => {
    await open(phone, path);
    await expectLetters(phone);
  });
}

/** Chosen options that look like the others where the system sets the colours. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const looks = (element: Element): string => {
      const { backgroundColor, color, borderColor } = getComputedStyle(element);
      return [backgroundColor, color, borderColor].join();
    };
    const chosen = [
      ...document.querySelectorAll('button[aria-pressed="true"], label:has(:checked)'),
    ].filter((element) => element.checkVisibility());
    return chosen
      .filter((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        const other = [...(element.closest('fieldset')?.querySelectorAll(element.localName) ?? [])];
        const rest = other.filter((each) => !chosen.includes(each));
        return color === backgroundColor || rest.some((each) => looks(each) === looks(element));
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
