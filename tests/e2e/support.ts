import AxeBuilder from '@axe-core/playwright';
import { test as plain, expect, type Locator, type Page } from '@playwright/test';
import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { shellWords } from '#src/calculators/words.ts';
import { library } from '#src/clauses/shelf.ts';
import { LANGS, type Lang } from '#src/lang.ts';

export { calculators, expect, games, LANGS, library, shellWords };
export type { Lang, Locator, Page };

/** Addresses are relative: the tests' site stands under a base path. */
export const chapterPaths = (lang: Lang): readonly string[] =>
  games.flatMap(({ slug }) =>
    library()
      .chapters(slug, lang)
      .map(({ chapter }) => `${lang}/${slug}/${chapter}/`),
  );

export const calculatorPath = (lang: Lang, name: string, query = ''): string =>
  `${lang}/try/${name}/${query && `?${query}`}`;

/** One page of every kind, but for lists. */
export const pageKinds = (lang: Lang): readonly string[] => [
  `${lang}/`,
  `${lang}/rise-to-nobility-beyond/`,
  `${lang}/rise-to-nobility-beyond/rock-rose/`,
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

/** Chapters and calculators: the pages that differ most within their kind. */
export const chaptersAndCalculators = (lang: Lang): readonly string[] => [
  ...chapterPaths(lang),
  ...calculators.map(({ name }) => calculatorPath(lang, name)),
];

/** What Playwright itself says in a page when `serviceWorkers` are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * A test whose page must keep quiet: whatever it says on the console, and whatever it asks of another
 * host, fails the test.
 */
export const test = plain.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context, baseURL }, use) => {
      const heard: string[] = [];
      const { origin } = new URL(baseURL ?? '');
      context.on('console', (message) => {
        if (message.text() !== BLOCKED) heard.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => heard.push(error.error().message));
      context.on('request', (request) => {
        const { protocol, origin: asked } = new URL(request.url());
        if (asked !== origin && protocol !== 'data:') heard.push(`asks ${request.url()}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(heard).toEqual([]);
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

/** Waits until a calculator listens: its markup is there long before. */
export const awake = async (place: Page | Locator): Promise<void> => {
  await expect(place.locator('[data-calculator]')).toHaveAttribute('data-awake');
};

/** What axe finds wrong with a page, each with the element it stands on. */
export const faultsOf = async (page: Page): Promise<readonly string[]> => {
  // Legacy mode leaves out frames of other hosts, of which there are none, and halves the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
};

/** What no reader may ever see. */
export const NONSENSE = /\b(NaN|undefined|Infinity|null)\b|\[object/;
