import { answerWords } from '#src/calculators/answer-words.ts';
import { siteWords } from '#src/words.ts';
import {
  answerOf,
  awake,
  calculatorPath,
  DEVICES,
  expect,
  fieldOf,
  LANGS,
  NONSENSE,
  shellWords,
  test,
  type Lang,
  type Page,
} from './support.ts';

const expectSense = async (page: Page, lang: Lang): Promise<void> => {
  await expect(answerOf(page, lang)).toHaveText(/\S/);
  expect(await page.getByRole('main').innerText()).not.toMatch(NONSENSE);
};

for (const lang of LANGS) {
  const words = shellWords[lang];

  test(`a copied link opens on the same position (${lang})`, async ({ desk: page }) => {
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
    const other = await page.context().newPage();
    await other.goto(link);
    await expect(fieldOf(other, name, 'played')).toHaveValue('6,5,1');
    await expect(answerOf(other, lang)).toHaveText(answer);
    await other.close();
  });

  for (const [device, options] of Object.entries(DEVICES)) {
    test.describe(() => {
      test.use(options);
      test(`an answer is announced once, politely (${lang}, ${device})`, async ({ page }) => {
        const name = 'rock-rose-income';
        await page.goto(calculatorPath(lang, name, 'dice=5,6,4,4,1&reputation=12&played=6,5,1'));
        await awake(page);
        await page.evaluate(() => {
          const said: string[] = [];
          Object.assign(window, { said });
          const regions = ':is([role=status], [role=alert], [aria-live])';
          for (const region of document.querySelectorAll(`.calculator ${regions}`))
            new MutationObserver(() => {
              const text = region.textContent.trim();
              if (text !== '') said.push(`${region.role ?? ''}: ${text}`);
            }).observe(region, { subtree: true, childList: true, characterData: true });
        });
        const before = await answerOf(page, lang).innerText();
        await fieldOf(page, name, 'reputation').fill('7');
        await expect(answerOf(page, lang)).not.toHaveText(before);
        expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
          `status: ${(await answerOf(page, lang).textContent()) ?? ''}`,
        ]);
        await expect(answerOf(page, lang)).not.toHaveAttribute('aria-live', 'assertive');
      });
    });
  }

  test(`what a button copies is in its name (${lang})`, async ({ desk: page }) => {
    await page.goto(calculatorPath(lang, 'donation-scoring', 'tokens=6,4,3,1'));
    await awake(page);
    await page.locator('.sharing').getByRole('button', { name: words.share, exact: true }).click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: words.copyLink }),
    ).toBeVisible();
    const names = await page
      .getByRole('button', { name: /^(Copy|Copia)/, includeHidden: true })
      .evaluateAll((buttons) =>
        buttons.map((button) => button.ariaLabel ?? button.textContent.trim()),
      );
    expect(names.length).toBeGreaterThan(4);
    expect(new Set(names).size, 'no two are called alike but the copies of the link').toBe(
      names.length - names.filter((each) => each === words.copyLink).length + 1,
    );
    for (const each of names) {
      expect(each).toMatch(/link|resul|risul|quotation|citazione|Markdown|BoardGameGeek|cod/);
    }
  });

  test(`a copied result is a sentence and a link (${lang})`, async ({ desk: page }) => {
    await page.goto(calculatorPath(lang, 'donation-scoring', 'tokens=6,4,3,1'));
    await awake(page);
    await page.getByRole('button', { name: words.copyResult, exact: true }).click();
    await expect(page.getByText(words.resultCopied, { exact: true })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/14.* http:\/\/\S+tokens=6,4,3,1$/);
    expect(text).not.toMatch(NONSENSE);
  });

  test(`starting over clears the fields and the address (${lang})`, async ({ desk: page }) => {
    const name = 'donation-scoring';
    await page.goto(calculatorPath(lang, name, 'tokens=6,4,3,1&ties=competition'));
    await awake(page);
    await page.getByRole('button', { name: words.reset, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/try/${name}/$`));
    await expect(page.getByRole('radio', { checked: true }).first()).toHaveValue('4');
  });

  test(`typing keeps the address in step, and Back leaves the page (${lang})`, async ({
    desk: page,
  }) => {
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

  for (const device of ['desk', 'phone'] as const) {
    test(`an example fills the calculator at one press (${lang}, ${device})`, async ({
      desk,
      phone,
    }) => {
      const page = { desk, phone }[device];
      await page.goto(calculatorPath(lang, 'donation-scoring'));
      await awake(page);
      const presets = page.getByRole('group', { name: words.examples }).getByRole('button');
      await presets.nth(1).click();
      await expect(page).toHaveURL(/\?/);
      await expectSense(page, lang);
    });
  }

  test(`the keyboard alone is enough (${lang})`, async ({ desk: page }) => {
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

  test(`the first Tab skips to the content (${lang})`, async ({ desk: page }) => {
    await page.goto(calculatorPath(lang, 'glade'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`every line of an answer leads to its clause (${lang})`, async ({ desk: page }) => {
    await page.goto(calculatorPath(lang, 'donation-scoring', 'tokens=4,2,2,1'));
    await awake(page);
    const lines = page.getByRole('region', { name: new RegExp(`^${answerWords[lang].because}`) });
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

  test(`what is tapped before the scripts come is done once they are there (${lang})`, async ({
    page,
  }) => {
    const name = 'rock-rose-income';
    const scripts = Promise.withResolvers<undefined>();
    await page.route(/\/shell\.[^/]+\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${lang}/rise-to-nobility-beyond/rock-rose/`);
    const calculator = page.locator(`[id="try-${name}"]`);
    const asked = page.waitForRequest(/\/shell\./);
    await calculator.scrollIntoViewIfNeeded();
    await asked;
    const reputation = fieldOf(page, name, 'reputation');
    const before = Number(await reputation.inputValue());
    const more = page.locator('.stepper', { has: reputation }).getByRole('button').last();
    await more.click();
    await more.focus();
    await page.keyboard.press('Enter');
    scripts.resolve(undefined);
    await expect(reputation).toHaveValue(String(before + 2));
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

test('on a phone a row of eight pieces breaks in its middle', async ({ phone: page }) => {
  await page.goto(calculatorPath('en', 'donation-scoring'));
  await awake(page);
  const tops = await page
    .locator('.pieces')
    .first()
    .locator('.pieces__piece')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect().top));
  expect(tops.map((top) => top === tops[0])).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false],
  ]);
});

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

/** Where the focus is seen on a drawing: the color of its ring, all around. */
for (const forcedColors of ['none', 'active'] as const) {
  for (const [name, space, ring] of [
    ['map-scoring', '.map .cell[role=button]', 'path'],
    ['entrance', '.tile[role=button]', 'rect'],
  ] as const) {
    test(`the focus has a whole ring on a space of ${name} (forced colors: ${forcedColors})`, async ({
      desk: page,
    }) => {
      await page.emulateMedia({ forcedColors });
      await page.goto(calculatorPath('en', name));
      await awake(page);
      await page.keyboard.press('Tab');
      const spaces = page.locator(space);
      const [before, after] = [spaces.nth(0), spaces.nth(5)];
      const strokeOf = (place: typeof before): Promise<readonly [string, number]> =>
        place.locator(`> ${ring}`).evaluate((shape) => {
          const { stroke, strokeWidth } = getComputedStyle(shape);
          return [stroke, Number.parseFloat(strokeWidth)] as const;
        });
      await after.focus();
      const [color, width] = await strokeOf(after);
      const [others] = await strokeOf(before);
      expect(color).not.toBe(others);
      // Half of it is inside, where no neighbor covers it.
      expect(width / 2).toBeGreaterThanOrEqual(3);
      await page.emulateMedia({ forcedColors: 'none' });
    });
  }

  test(`the focus has a whole ring in the camp (forced colors: ${forcedColors})`, async ({
    desk: page,
  }) => {
    await page.emulateMedia({ forcedColors });
    await page.goto(calculatorPath('en', 'camp-scoring'));
    await awake(page);
    await page.keyboard.press('Tab');
    const space = page.locator('.camp__row > button').nth(12);
    await space.focus();
    const { outlineStyle, outlineWidth, outlineOffset } = await space.evaluate((element) => {
      const style = getComputedStyle(element);
      return {
        outlineStyle: style.outlineStyle,
        outlineWidth: Number.parseFloat(style.outlineWidth),
        outlineOffset: Number.parseFloat(style.outlineOffset),
      };
    });
    expect(outlineStyle).toBe('solid');
    expect(outlineWidth).toBeGreaterThanOrEqual(3);
    expect(outlineOffset).toBeLessThanOrEqual(-outlineWidth);
    await page.emulateMedia({ forcedColors: 'none' });
  });
}
