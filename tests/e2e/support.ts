import {
  test as plain,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type PlaywrightWorkerArgs,
  type WorkerFixture,
} from '@playwright/test';
import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { shellWords } from '#src/calculators/words.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS, type Lang } from '#src/lang.ts';

export { calculators, expect, games, LANGS, library, shellWords };
export type { Lang, Locator, Page };

/** Addresses are relative: the tests' site stands under a base path. */
export const calculatorPath = (lang: Lang, name: string, query = ''): string =>
  `${lang}/try/${name}/${query && `?${query}`}`;

/** One page of every kind, but for lists. */
export const pageKinds = (lang: Lang): readonly string[] => [
  `${lang}/`,
  `${lang}/rise-to-nobility-beyond/`,
  `${lang}/rise-to-nobility-beyond/rock-rose/`,
  `${lang}/rise-to-nobility-beyond/table/`,
  `${lang}/r/rtn.rock-rose.income/`,
  `${lang}/r/rtn.scoring.next-rank/`,
  `${lang}/try/`,
  `${lang}/try/rock-rose-income/`,
  `${lang}/coverage/`,
  `${lang}/about/`,
  `${lang}/offline/`,
];

/** Pages that grow with every game: more of the same, row by row. */
export const lists = (lang: Lang): readonly string[] => [
  `${lang}/glossary/`,
  `${lang}/open-questions/`,
  `${lang}/changes/`,
  `${lang}/coverage/rise-to-nobility-beyond/`,
  `${lang}/search/?q=1`,
];

/** What Playwright itself says in a page when `serviceWorkers` are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Writes down whatever the pages of a context say on the console, and whatever they ask of another host. */
const listen = (context: BrowserContext, baseURL: string, heard: string[]): void => {
  const { origin } = new URL(baseURL);
  context.on('console', (message) => {
    if (message.text() === BLOCKED) return;
    heard.push(`${message.page()?.url() ?? ''} ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    heard.push(`${error.page()?.url() ?? ''} ${error.error().message}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && protocol !== 'data:') heard.push(`asks ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`);
  });
};

const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** For tests that need a page of their own, on a desk and on a phone. */
export const DEVICES = { desk: DESK, phone: PHONE };

/** A page that serves one test after another, each time for a reader who was never here. */
const sheet = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({
    ...options,
    ...{ serviceWorkers: 'block', reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.clear();
    sessionStorage.clear();
  });
  return context.newPage();
};

/** What all tests of a worker share; a page is for those that leave nothing behind. */
interface OfWorker {
  /** What was heard since the last test. */
  heard: string[];
  desk: Page;
  phone: Page;
  /** On a desk, with scripts switched off. */
  scriptless: Page;
}

const shared = (options: BrowserContextOptions) =>
  [
    async ({ browser, heard }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const page = await sheet(browser, { ...options, baseURL });
      listen(page.context(), baseURL, heard);
      await use(page);
    },
    { scope: 'worker' },
  ] as [WorkerFixture<Page, PlaywrightWorkerArgs & OfWorker>, { scope: 'worker' }];

/**
 * A test whose pages must keep quiet: whatever they say on the console, and whatever they ask of another
 * host, fails the test.
 */
export const test = plain.extend<{ quiet: undefined }, OfWorker>({
  heard: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use([]);
    },
    { scope: 'worker' },
  ],
  desk: shared(DESK),
  phone: shared(PHONE),
  scriptless: shared({ ...DESK, javaScriptEnabled: false }),
  context: async ({ context, baseURL, heard }, use) => {
    listen(context, baseURL ?? '', heard);
    await use(context);
  },
  quiet: [
    async ({ heard }, use) => {
      await use(undefined);
      expect(heard.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});

/** The live region in which a calculator answers. */
export const answerOf = (page: Page, lang: Lang): Locator =>
  page.getByRole('status', { name: shellWords[lang].answer, exact: true });

/** The element of a field; its id is `calculator-field`. */
export const fieldOf = (page: Page, name: string, field: string): Locator =>
  page.locator(`[id="${name}-${field}"]`);

/** The place of a calculator, and how it is marked until it listens. */
const CALCULATOR = '[data-calculator]';
export const ASLEEP = `${CALCULATOR}:not([data-awake])`;

/** Waits until a calculator listens: its markup is there long before. */
export const awake = async (place: Page | Locator): Promise<void> => {
  await expect(place.locator(CALCULATOR)).toHaveCount(1);
  await expect(place.locator(ASLEEP)).toHaveCount(0);
};

/** Waits until no calculator in view is still asleep, and no search on a page of its own finds more. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.results--waiting')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(asleepInView, `${ASLEEP}:not([data-untouched])`), {
      message: 'calculators in view wake up',
      intervals: [50],
    })
    .toEqual([]);
};

const asleepInView = (asleep: string): readonly string[] =>
  [...document.querySelectorAll(asleep)]
    .filter((place) => {
      const { top, bottom } = (place.firstElementChild ?? place).getBoundingClientRect();
      return bottom > 1 && top < innerHeight - 1;
    })
    .map((place) => place.closest('[id]')?.id ?? '');

/** The first calculator of a page. */
export const firstCalculator = (page: Page): Locator => page.locator(CALCULATOR).first();

/** The file of the first calculator of a page. */
export const firstScript = (page: Page): Promise<string> =>
  firstCalculator(page).evaluate(
    (place) => place.dataset['calculator']?.split(' ')[0]?.split('/').at(-1) ?? '',
  );

/** What no reader may ever see. */
export const NONSENSE = /\b(NaN|undefined|Infinity|null)\b|\[object/;

/** Elements that would glide, fade or spin. */
export const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const longest = (durations: string): number =>
      Math.max(...durations.split(',').map((duration) => Number.parseFloat(duration)));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } =
          getComputedStyle(element);
        const animated = animationName !== 'none' && longest(animationDuration) > 0.01;
        return animated || longest(transitionDuration) > 0.01 || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
