import { expectNoFaults, expectRoom, resize, type Look } from './order.ts';
import {
  answerOf,
  awake,
  calculatorPath,
  calculators,
  expect,
  LANGS,
  lists,
  moving,
  NONSENSE,
  pageKinds,
  shellWords,
  test,
  type Lang,
  type Page,
} from './support.ts';

const LOOKS: readonly Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
];

/**
 * The two languages of a page are made of the same elements (tests/site/pages.test.ts), so each is
 * looked at in lights of its own.
 */
const looksOf = (lang: Lang): readonly Look[] =>
  lang === 'en' ? LOOKS.slice(0, 2) : LOOKS.slice(2);

const kinds: readonly (readonly [string, Lang, readonly Look[]])[] = [
  ['404.html', 'en', LOOKS],
  ...LANGS.flatMap((lang) =>
    [...pageKinds(lang), `embed/${lang}/try/donation-scoring/?tokens=6,4,3,1`].map(
      (path) => [path, lang, looksOf(lang)] as const,
    ),
  ),
];

for (const [path, lang, looks] of kinds) {
  test(`/${path} is in order, and still`, async ({ desk }) => {
    await open(desk, path, lang);
    await expectNoFaults(desk, looks);
    await expectRoom(desk);
    expect.soft(await moving(desk), 'nothing moves for those who asked for stillness').toEqual([]);
  });
}

// Chapters are looked at where their clauses are: clause-links.spec.ts.
const others: readonly (readonly [string, Lang, Look])[] = [
  ...lists('en').map((path) => [path, 'en', { width: 390, colorScheme: 'light' }] as const),
  ...lists('it').map((path) => [path, 'it', { width: 1280, colorScheme: 'dark' }] as const),
];

for (const [path, lang, look] of others) {
  test(`/${path} is in order`, async ({ desk }) => {
    await open(desk, path, lang);
    await expectNoFaults(desk, [look]);
    await expectRoom(desk);
  });
}

/** Text that no field of any calculator takes. */
const GARBAGE = '🎲';

for (const { name, start, ask, words } of calculators) {
  test(`/${calculatorPath('it', name)} answers, and is in order`, async ({ desk }) => {
    const reply = ask(start);
    const said = reply.kind === 'answer' ? words.it.headline(reply.answer.value) : /\S/;
    await open(desk, calculatorPath('it', name), 'it');
    await expect.soft(answerOf(desk, 'it')).toContainText(said);
    await expectSense(desk);
    await expectNoFaults(desk, [{ width: 390, colorScheme: 'light' }]);
    await expectRoom(desk);
  });

  test(`/${calculatorPath('en', name)} is in order when it cannot read its link`, async ({
    desk,
  }) => {
    const everywhere = new URLSearchParams(Object.keys(start).map((field) => [field, GARBAGE]));
    await open(desk, calculatorPath('en', name, everywhere.toString()), 'en');
    await expect.soft(answerOf(desk, 'en')).toContainText(shellWords.en.notReadable);
    await expectSense(desk);
    await expectNoFaults(desk, [{ width: 1280, colorScheme: 'light' }]);
    await expectRoom(desk);
  });
}

const open = async (page: Page, path: string, lang: Lang): Promise<void> => {
  await resize(page, 390);
  await page.goto(path);
  if (path.startsWith('embed/')) await expect(page.locator('.position')).toBeVisible();
  else if (/\/try\/./.test(path)) await awake(page);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', lang);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
};

const expectSense = async (page: Page): Promise<void> => {
  expect.soft(await page.getByRole('main').innerText()).not.toMatch(NONSENSE);
};
