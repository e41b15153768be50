import { badColoursOf, faultsOf } from './axe.ts';
import { expect, settled, type Page } from './support.ts';

/** What is wrong with the looks of a page is collected, so that one run tells all of it. */

export interface Look {
  readonly width: 390 | 1280;
  readonly colorScheme: 'light' | 'dark';
}

export const resize = async (page: Page, width: number): Promise<void> => {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
};

/** Looks at a page of which all is laid out, what is far below too. */
export const laidOut = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const lay = (isWhole: boolean): Promise<void> =>
    page.evaluate((whole) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = whole ? [sheet] : [];
    }, isWhole);
  await lay(true);
  await look();
  await lay(false);
};

/** The elements are looked at in each width, their colours in each light. */
export const expectNoFaults = async (page: Page, looks: readonly Look[]): Promise<void> => {
  const seen = new Set<number>();
  for (const look of looks) {
    await expectGoodColours(page, look);
    if (!seen.has(look.width)) {
      await laidOut(page, async () => {
        expect.soft(await faultsOf(page), `${look.width} px`).toEqual([]);
      });
    }
    seen.add(look.width);
  }
};

/** Text can be read in this light. */
export const expectGoodColours = async (
  page: Page,
  { width, colorScheme }: Look,
): Promise<void> => {
  await resize(page, width);
  await page.emulateMedia({ colorScheme });
  await settled(page);
  await laidOut(page, async () => {
    expect.soft(await badColoursOf(page), `${width} px, ${colorScheme}`).toEqual([]);
  });
};

/** Fingers can hit what is there, and nothing is wider than a phone. */
export const expectRoom = async (page: Page): Promise<void> => {
  await resize(page, 390);
  await settled(page);
  await laidOut(page, async () => {
    expect.soft(await smallTargets(page)).toEqual([]);
    for (const width of [390, 320]) {
      await resize(page, width);
      expect.soft(await tooWide(page), `${width} px`).toEqual([]);
    }
  });
};

/** Buttons and inputs that a thumb would miss. A radio button or box is as large as its label. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.locator('button, input, select, textarea, summary').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const target = element.matches('[type=radio], [type=checkbox]')
          ? (element.closest('label') ?? element)
          : element;
        const { width, height } = target.getBoundingClientRect();
        return { html: element.outerHTML.slice(0, 120), width, height };
      })
      .filter(({ width, height }) => Math.min(width, height) < 43.5)
      .map(({ html, width, height }) => `${width} × ${height}: ${html}`),
  );

/** What makes the page scroll sideways, and what is cut off instead. A box that scrolls by itself may. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const cutOff = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        /^(clip|hidden)$/.test(getComputedStyle(element).overflowX) &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...cutOff.map((element) => `cut off: ${element.outerHTML.slice(0, 120)}`),
    ];
  });
