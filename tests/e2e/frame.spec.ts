import { chapterPath } from '#src/paths.ts';
import { siteWords } from '#src/words.ts';
import { faultsOfText, stuck } from './letters.ts';
import { tooWide } from './order.ts';
import {
  awake,
  calculatorPath,
  expect,
  LANGS,
  library,
  lists,
  pageKinds,
  settled,
  test,
  type Lang,
  type Page,
} from './support.ts';

const GAME = 'rise-to-nobility-beyond';
const CHAPTER = 'rock-rose';

/** How much of the window is taken by what stays in sight. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const heights = [...document.querySelectorAll('.header, .place')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((element) => element.getBoundingClientRect())
      .filter(({ bottom }) => bottom > 0)
      .map(({ height }) => height);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

const scroll = async (page: Page, by: number): Promise<void> => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, by);
  await page.waitForTimeout(150);
};

/** The part of the window that is held at its edges now. */
const held = (): number => {
  const at = (edge: string, place: number): boolean =>
    Math.abs(Number.parseFloat(edge) - place) < 2;
  const heights = [...document.body.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .map((element) => ({ style: getComputedStyle(element), box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > innerWidth / 2 && box.bottom > 0)
    .filter(
      ({ style, box }) => at(style.top, box.top) || at(style.bottom, innerHeight - box.bottom),
    )
    .map(({ box }) => box.height);
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
};

const focusIsFree = (): boolean => {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 8));
  return focused.contains(there) || there?.contains(focused) === true;
};

/** Nothing is asked, much is found, nothing is found. */
const searches = (lang: Lang): readonly string[] => [
  `${lang}/search/`,
  `${lang}/search/?q=dragon`,
  `${lang}/search/?q=zzzzz`,
];

/** How far things moved by themselves while a page was read. */
const shiftsOn = async (page: Page, address: string): Promise<readonly number[]> => {
  await page.goto(address);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const by of [600, 600, -300, 900, -200]) {
    await scroll(page, by);
    await settled(page);
  }
  await scroll(page, -50);
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
};

for (const lang of LANGS) {
  const words = siteWords[lang];
  const path = chapterPath(lang, GAME, CHAPTER);
  const chapters = library().chapters(GAME, lang);
  const headings = chapters
    .find(({ chapter }) => chapter === CHAPTER)!
    .parts.filter(({ tag }) => tag === 'Heading');
  const last = headings.at(-1)!.id;

  test(`a phone tells chapter, section and progress while one reads (${lang})`, async ({
    phone: page,
  }) => {
    await page.goto(path);
    const bar = page.locator('.place summary');
    const header = page.getByRole('banner');
    await expect(bar).toContainText(words.contents);
    await page.getByRole('heading', { level: 2, name: last }).scrollIntoViewIfNeeded();
    await scroll(page, 600);
    await scroll(page, 200);
    await expect(bar).toContainText(last);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(header).not.toBeInViewport();
    expect(Number(await page.locator('.place progress').getAttribute('value'))).toBeGreaterThan(0);
    expect(await covered(page)).toBeLessThan(0.25);
    await scroll(page, -100);
    await expect(header).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await covered(page)).toBeLessThan(0.25);
  });

  test(`any chapter is two taps from any line (${lang})`, async ({ phone: page }) => {
    await page.goto(path);
    await scroll(page, 2500);
    await page.locator('.place summary').tap();
    const other = chapters.at(-1)!;
    await page
      .getByRole('navigation', { name: words.chapters })
      .getByRole('link', { name: other.title, exact: true })
      .tap();
    await expect(page).toHaveURL(new RegExp(`/${chapterPath(lang, GAME, other.chapter)}$`));
  });

  test(`on a desk any chapter is one key from any line (${lang})`, async ({ desk: page }) => {
    await page.goto(path);
    await scroll(page, 2500);
    const other = chapters.at(-1)!;
    const link = page
      .getByRole('navigation', { name: words.chapters })
      .getByRole('link', { name: other.title, exact: true });
    await expect(link).toBeInViewport();
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${chapterPath(lang, GAME, other.chapter)}$`));
  });

  test(`the contents go to a section or a calculator, and close (${lang})`, async ({
    phone: page,
  }) => {
    await page.goto(path);
    const outline = page.getByRole('navigation', { name: words.onThisPage });
    await page.locator('.place summary').tap();
    await outline.getByRole('link', { name: last, exact: true }).tap();
    await expect(outline).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
    await page.locator('.place summary').tap();
    await outline.locator('.outline__tool a').first().tap();
    await expect(page.locator('.calculator').first()).toBeInViewport();
    await page.locator('.place summary').tap();
    await page.touchscreen.tap(195, 830);
    await expect(outline).toBeHidden();
  });

  test(`previous and next are at hand in the bar (${lang})`, async ({ phone: page }) => {
    await page.goto(path);
    await scroll(page, 2500);
    const at = chapters.findIndex(({ chapter }) => chapter === CHAPTER);
    const next = chapters[at + 1]!;
    await page.locator('.place a[rel=next]').tap();
    await expect(page).toHaveURL(new RegExp(`/${chapterPath(lang, GAME, next.chapter)}$`));
    await page.locator('.place a[rel=prev]').tap();
    await expect(page).toHaveURL(new RegExp(`/${path}$`));
  });

  /** A phone on its side, and a window of 1280 × 1024 px at 400 %. */
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    for (const address of [...pageKinds(lang), `${lang}/try/map-scoring/`]) {
      test(`in ${width} × ${height} px /${address} is all for reading`, async ({ desk: page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        expect.soft(await tooWide(page)).toEqual([]);
        expect.soft(await faultsOfText(page)).toEqual([]);
        expect.soft(await stuck(page)).toBe(0);
        await page.setViewportSize({ width: 1280, height: 900 });
      });
    }
  }

  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    for (const name of ['map-scoring', 'round-end', 'camp-scoring']) {
      test(`in ${width} × ${height} px ${name} keeps three quarters for its form (${lang})`, async ({
        phone: page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(calculatorPath(lang, name));
        await awake(page);
        for (let step = 0; step < 12; step += 1) {
          await scroll(page, step % 3 === 2 ? -80 : 250);
          expect(await page.evaluate(held)).toBeLessThanOrEqual(0.25);
        }
        await page.setViewportSize({ width: 390, height: 844 });
      });
    }
  }

  test(`an answer is over the pieces to build with (${lang})`, async ({ phone: page }) => {
    await page.goto(calculatorPath(lang, 'map-scoring'));
    await awake(page);
    const answer = page.locator('.answer');
    const tools = page.locator('.board__tools');
    await tools.evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().top - innerHeight + 80);
    });
    await expect(tools).toBeInViewport();
    expect(
      await answer.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 30, bottom - 20));
      }),
    ).toBe(true);
  });

  test(`without scripts the contents are a plain fold (${lang})`, async ({ scriptless: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const outline = page.getByRole('navigation', { name: words.onThisPage });
    await expect(outline).toBeHidden();
    await page.locator('.place summary').click();
    await expect(outline.getByRole('link', { name: last, exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test(`what has the focus is never under the bar (${lang})`, async ({ phone: page }) => {
    await page.goto(path);
    await page.locator('.turn a').first().focus();
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => page.evaluate(focusIsFree)).toBe(true);
    }
  });

  for (const [kind, address] of [
    ['chapter', path],
    ['clause', `${lang}/r/rtn.rock-rose.income/`],
    ['calculator', `${lang}/try/rock-rose-income/`],
  ] as const) {
    test(`on a desk the chapters stand beside a ${kind} (${lang})`, async ({ desk: page }) => {
      await page.goto(address);
      const nav = page.getByRole('navigation', { name: words.chapters });
      await expect(nav.getByRole('link')).toHaveCount(chapters.length);
      await expect(nav.locator('[aria-current]')).toHaveText(
        chapters.find(({ chapter }) => chapter === CHAPTER)!.title,
      );
      await expect(nav).toBeInViewport();
      const header = page.getByRole('navigation', { name: words.menu, exact: true });
      await expect(header.getByRole('link')).toHaveText([
        words.games,
        words.sections.try,
        words.sections.glossary,
        words.sections['open-questions'],
      ]);
    });
  }

  test(`on a desk the contents follow the reader (${lang})`, async ({ desk: page }) => {
    await page.goto(path);
    const outline = page.getByRole('navigation', { name: words.onThisPage });
    await outline.getByRole('link', { name: last, exact: true }).focus();
    await page.keyboard.press('Enter');
    await scroll(page, 40);
    await expect(outline.locator('[aria-current]')).toHaveText(last);
    await scroll(page, -600);
    await expect(outline.locator('[aria-current]')).toHaveCount(1);
    await expect(outline.locator('[aria-current]')).not.toHaveText(last);
    await expect(outline.locator('[aria-current]')).toBeInViewport();
  });

  for (const address of [
    ...pageKinds(lang),
    ...lists(lang),
    ...searches(lang),
    `${lang}/fire-and-ice/riverwalkers/`,
  ]) {
    test(`nothing shifts on /${address}`, async ({ phone }) => {
      expect(await shiftsOn(phone, address)).toEqual([]);
    });
  }

  for (const address of searches(lang)) {
    test(`nothing shifts on a desk on /${address}`, async ({ desk }) => {
      expect(await shiftsOn(desk, address)).toEqual([]);
    });
  }
}
