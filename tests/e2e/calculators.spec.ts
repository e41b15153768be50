import type { Draft } from '#engine/core/example.ts';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import { makeLink } from '#src/calculators/link.ts';
import { otherLang } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';
import {
  answerOf,
  awake,
  calculatorPath,
  calculators,
  expect,
  faultsOf,
  fieldOf,
  games,
  LANGS,
  NONSENSE,
  shellWords,
  test,
  type Lang,
  type Locator,
  type Page,
} from './support.ts';

/** Text that no field of any calculator takes. */
const GARBAGE = ['1.5', '<b>9</b>', '🎲'];

const examples = games.flatMap((game) => [...game.examples]);

/** What the page must say to a draft, word for word. */
const spoken = ({ ask, words }: AnyCalculator, draft: Draft, lang: Lang): readonly string[] => {
  const reply = ask(draft);
  switch (reply.kind) {
    case 'answer':
      return [words[lang].headline(reply.answer.value)];
    case 'violations':
      return [
        shellWords[lang].notAllowed,
        ...reply.violations.map((violation) => words[lang].violation(violation)),
      ];
    case 'unreadable':
      return [];
  }
};

/** A field may stand in a part of the form that is folded away. */
const unfold = (input: Locator): Promise<void> =>
  input.evaluate((element) => {
    element.closest('details')?.setAttribute('open', '');
  });

/** What the text inputs of fields show. */
const textsOf = async (page: Page, name: string, fields: readonly string[]): Promise<Draft> => {
  const shown = await page
    .locator('input[type=text]')
    .evaluateAll((inputs) => inputs.map((input) => [input.id, (input as HTMLInputElement).value]));
  const texts = new Map(shown as [string, string][]);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = texts.get(`${name}-${field}`);
      return text === undefined ? [] : [[field, text]];
    }),
  );
};

const expectSense = async (page: Page, lang: Lang): Promise<void> => {
  await expect(answerOf(page, lang)).toHaveText(/\S/);
  expect(await page.getByRole('main').innerText()).not.toMatch(NONSENSE);
};

for (const lang of LANGS) {
  const words = shellWords[lang];

  for (const calculator of calculators) {
    const { name, start } = calculator;

    test(`${name} opens on the start and on the links of its examples (${lang})`, async ({
      page,
    }) => {
      const own = examples.filter((example) => example.calculator === name);
      for (const { input } of [{ input: {} }, ...own]) {
        const draft = { ...start, ...input };
        await page.goto(calculatorPath(lang, name, makeLink(draft, start)));
        await awake(page);
        for (const text of spoken(calculator, draft, lang)) {
          await expect(answerOf(page, lang)).toContainText(text);
        }
        expect(draft).toMatchObject(await textsOf(page, name, Object.keys(draft)));
        await expectSense(page, lang);
      }
    });

    test(`${name} meets garbage in its fields with a sentence (${lang})`, async ({ page }) => {
      await page.goto(calculatorPath(lang, name));
      await awake(page);
      for (const field of Object.keys(start)) {
        const input = page.locator(`input[type=text][id="${name}-${field}"]`);
        if ((await input.count()) === 0) continue;
        await unfold(input);
        for (const text of ['', ...GARBAGE]) {
          await input.fill(text);
          await expect(input, 'typed text stays').toHaveValue(text);
          await expectSense(page, lang);
        }
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(input).toHaveAccessibleDescription(/\S/);
        await input.fill(start[field] ?? '');
      }
    });

    test(`${name} meets garbage in its link with a sentence (${lang})`, async ({ page }) => {
      for (const text of GARBAGE.slice(-2)) {
        const everywhere = new URLSearchParams(Object.keys(start).map((field) => [field, text]));
        await page.goto(calculatorPath(lang, name, everywhere.toString()));
        await awake(page);
        await expect(answerOf(page, lang)).toContainText(words.notReadable);
        await expectSense(page, lang);
        await expect(page.getByRole('main')).not.toContainText(
          shellWords[otherLang(lang)].notReadable,
        );
      }
      // The same elements in both languages.
      if (lang === 'en') expect(await faultsOf(page)).toEqual([]);
    });

    test(`${name} says which parts of a link it cannot use (${lang})`, async ({ page }) => {
      const [field = ''] = Object.keys(start);
      await page.goto(calculatorPath(lang, name, `colour=red&${field}=%E0%A4%A`));
      await awake(page);
      await expect(page.getByRole('alert')).toContainText('colour');
      await expect(page.getByRole('alert')).toContainText(field);
      await expectSense(page, lang);
    });
  }

  test(`a copied link opens on the same position (${lang})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const name = 'rock-rose-income';
    await page.goto(calculatorPath(lang, name));
    await awake(page);
    await fieldOf(page, name, 'dice').fill('5,6,4,4,1');
    await fieldOf(page, name, 'reputation').fill('12');
    await fieldOf(page, name, 'played').fill('6,5,1');
    const answer = await answerOf(page, lang).innerText();
    await page.getByRole('button', { name: words.copyLink, exact: true }).click();
    await expect(page.getByText(words.linkCopied, { exact: true })).toBeVisible();

    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    const other = await context.newPage();
    await other.goto(link);
    await expect(fieldOf(other, name, 'played')).toHaveValue('6,5,1');
    await expect(answerOf(other, lang)).toHaveText(answer);
  });

  test(`a copied result is a sentence and a link (${lang})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(calculatorPath(lang, 'donation-scoring', 'tokens=6,4,3,1'));
    await awake(page);
    await page.getByRole('button', { name: words.copyResult, exact: true }).click();
    await expect(page.getByText(words.resultCopied, { exact: true })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/14.* http:\/\/\S+tokens=6,4,3,1$/);
    expect(text).not.toMatch(NONSENSE);
  });

  test(`starting over clears the fields and the address (${lang})`, async ({ page }) => {
    const name = 'donation-scoring';
    await page.goto(calculatorPath(lang, name, 'tokens=6,4,3,1&ties=competition'));
    await awake(page);
    await page.getByRole('button', { name: words.reset, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/try/${name}/$`));
    await expect(page.getByRole('textbox').first()).toHaveValue('4');
  });

  test(`typing keeps the address in step, and Back leaves the page (${lang})`, async ({ page }) => {
    const name = 'rock-rose-income';
    await page.goto(`${lang}/try/`);
    await page.goto(calculatorPath(lang, name));
    await awake(page);
    await fieldOf(page, name, 'reputation').fill('1');
    await expect(page).toHaveURL(/reputation=1$/);
    await fieldOf(page, name, 'reputation').fill('14');
    await expect(page).toHaveURL(/reputation=14$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${lang}/try/$`));
  });

  test(`an example fills the calculator at one press (${lang}) @phone`, async ({ page }) => {
    await page.goto(calculatorPath(lang, 'donation-scoring'));
    await awake(page);
    const presets = page.getByRole('group', { name: words.examples }).getByRole('button');
    await presets.nth(1).click();
    await expect(page).toHaveURL(/\?/);
    await expectSense(page, lang);
  });

  test(`the keyboard alone is enough (${lang})`, async ({ page }) => {
    const name = 'rock-rose-income';
    const reputation = fieldOf(page, name, 'reputation');
    await page.goto(calculatorPath(lang, name, 'dice=5,6,4,4,1&reputation=12'));
    await awake(page);
    const before = await answerOf(page, lang).innerText();

    await tabTo(page, `${name}-played`);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('6,5,1');
    await expect(fieldOf(page, name, 'played')).toHaveValue('6,5,1');
    await expect(answerOf(page, lang)).not.toHaveText(before);

    await reputation.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(reputation).toHaveValue('13');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(reputation).toHaveValue('12');
  });

  test(`the first Tab skips to the content (${lang})`, async ({ page }) => {
    await page.goto(calculatorPath(lang, 'glade'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`every line of an answer leads to its clause (${lang})`, async ({ page }) => {
    await page.goto(calculatorPath(lang, 'donation-scoring', 'tokens=4,2,2,1'));
    await awake(page);
    const lines = page.getByRole('region', { name: new RegExp(`^${words.because}`) });
    const links = lines.getByRole('link');
    await expect(lines.getByRole('listitem')).toHaveCount(await links.count());
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/r/rtn\\.scoring\\.[a-z-]+/$`));
  });

  test(`what is typed and chosen before the scripts come stays (${lang})`, async ({ page }) => {
    const name = 'rock-rose-income';
    const scripts = Promise.withResolvers<undefined>();
    await page.route(/\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(calculatorPath(lang, name, 'reputation=12'), { waitUntil: 'commit' });
    await fieldOf(page, name, 'dice').fill('5,6,4,4,1');
    await fieldOf(page, name, 'played').fill('6,5,1');
    scripts.resolve(undefined);
    await awake(page);
    await expect(page).toHaveURL(/\?dice=5,6,4,4,1&reputation=12&played=6,5,1$/);
    await expect(fieldOf(page, name, 'dice')).toHaveValue('5,6,4,4,1');
    await expect(fieldOf(page, name, 'played')).toHaveValue('6,5,1');
  });

  test(`a calculator whose scripts do not come says so (${lang})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route(/\/_astro\/\w+\/donation-scoring\..*\.js/, (route) => route.abort());
    await page.goto(`${baseURL ?? ''}${calculatorPath(lang, 'donation-scoring')}`);
    await expect(page.getByRole('alert')).toHaveText(siteWords[lang].calculatorNotLoaded);
    await context.close();
  });

  test(`without scripts a calculator says what it needs (${lang})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ''}${calculatorPath(lang, 'glade')}`);
    await expect(page.locator('noscript p')).toContainText('JavaScript');
    await context.close();
  });
}

/** Presses Tab as a reader would, until the field has the focus, and sees it marked. */
const tabTo = async (page: Page, id: string): Promise<void> => {
  const field = page.locator(`[id="${id}"]`);
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(field).toBeFocused();
  const isMarked = await field.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  expect(isMarked, 'the focus can be seen').toBe(true);
};
