import {
  awake,
  chaptersAndCalculators,
  expect,
  faultsOf,
  LANGS,
  lists,
  pageKinds,
  test,
  type Lang,
  type Page,
} from './support.ts';

/** The two languages of a page have the same markup, so each is looked at in its own light. */
const OWN_LOOK = {
  en: { width: 390, colorScheme: 'light' },
  it: { width: 1280, colorScheme: 'dark' },
} as const;

const LOOKS = [
  ...Object.values(OWN_LOOK),
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** A calculator is seen in both languages in its chapter too; its own page is looked at in one. */
const looksOf = (path: string, lang: Lang): readonly (typeof LOOKS)[number][] =>
  lang === 'it' && path.startsWith('it/try/') ? [] : [OWN_LOOK[lang]];

const pages = [
  { path: '', lang: 'en', looks: LOOKS },
  { path: '404.html', lang: 'en', looks: LOOKS },
  ...LANGS.flatMap((lang) => [
    ...pageKinds(lang).map((path) => ({ path, lang, looks: LOOKS })),
    ...[...lists(lang), ...chaptersAndCalculators(lang)]
      .filter((path) => !pageKinds(lang).includes(path))
      .map((path) => ({ path, lang, looks: looksOf(path, lang) })),
  ]),
];

for (const { path, lang, looks } of pages) {
  test(`/${path} is in order`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    if (/\/try\/./.test(path)) await awake(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await smallTargets(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await tooWide(page), `${width} px`).toEqual([]);
    }
  });
}

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
const tooWide = (page: Page): Promise<readonly string[]> =>
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
