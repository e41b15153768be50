import { tablePath } from '#src/paths.ts';
import { tableWords } from '#src/table/words.ts';
import { siteWords } from '#src/words.ts';
import {
  answerOf,
  awake,
  calculatorPath,
  calculators,
  DEVICES,
  expect,
  LANGS,
  shellWords,
  test,
  type Lang,
  type Page,
} from './support.ts';

const GAME = 'rise-to-nobility-beyond';
const QUESTION = 'rtn.scoring.next-rank';
/** Two of three players tie: the readings of what follows a tie differ. */
const TIE = 'tokens=3,3,1';

const labelOf = (lang: Lang, option: string): string =>
  calculators.find(({ name }) => name === 'donation-scoring')?.words[lang].options?.['ties']?.[
    option
  ] ?? '';

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await awake(page);
};

/** A group tells its device who plays, what a board prints and what it decided. */
const setTable = async (page: Page, lang: Lang): Promise<void> => {
  const words = tableWords[lang];
  await open(page, tablePath(lang, GAME));
  for (const [i, name] of ['Ada', 'Bo', 'Cy'].entries()) {
    if (i > 0) await page.getByRole('button', { name: words.rows.add }).click();
    await page.getByLabel(words.name, { exact: true }).nth(i).fill(name);
  }
  await page.getByRole('radio', { name: 'Bo', exact: true }).check();
  await page.locator('#rock-rose-exchange-rateGoods').fill('1:2');
  await page.getByRole('radio', { name: labelOf(lang, 'competition') }).check();
};

for (const lang of LANGS) {
  const words = tableWords[lang];

  for (const [device, options] of Object.entries(DEVICES)) {
    test.describe(() => {
      test.use(options);

      test(`a table set on one device sets up another by its link (${lang}, ${device})`, async ({
        page,
        browser,
        baseURL,
      }) => {
        await setTable(page, lang);
        const share = page.getByRole('button', { name: words.share });
        const link = (await share.getAttribute('data-link')) ?? '';
        expect(link).toContain(
          `?players=Ada,Bo,Cy&first=2&rateGoods=1:2&${QUESTION}=competition&v=1`,
        );

        const friend = await browser.newPage({ ...options, ...(baseURL && { baseURL }) });
        await open(friend, link);
        const offer = friend.getByRole('region', { name: words.offered });
        for (const said of ['Ada, Bo, Cy', '1:2', labelOf(lang, 'competition')]) {
          await expect(offer).toContainText(said);
        }
        expect(
          await friend.evaluate(() =>
            localStorage.getItem('ce:table:' + location.pathname.split('/').at(-3)),
          ),
        ).toBeNull();
        await friend.getByRole('button', { name: words.accept }).click();
        await expect(offer).toBeHidden();
        await expect(friend.getByLabel(words.name, { exact: true }).nth(1)).toHaveValue('Bo');

        await open(friend, calculatorPath(lang, 'rock-rose-exchange'));
        await expect(friend.locator('#rock-rose-exchange-rateGoods')).toHaveValue('1:2');
        await open(friend, calculatorPath(lang, 'beyond-setup'));
        await expect(friend.locator('#beyond-setup-players')).toHaveValue('3');

        await open(friend, tablePath(lang, GAME));
        await friend.getByRole('button', { name: words.undo }).click();
        await expect(friend.getByLabel(words.name, { exact: true })).toHaveValue('');
        await friend.close();
      });
    });
  }

  test(`a reading goes with a link, both ways (${lang})`, async ({ page, browser, baseURL }) => {
    await setTable(page, lang);
    await open(page, calculatorPath(lang, 'donation-scoring'));
    const ours = `${labelOf(lang, 'competition')} (${shellWords[lang].yourTable})`;
    for (const [i, tokens] of ['3', '3', '1'].entries()) {
      await page
        .locator(`[id="donation-scoring-tokens-${i + 1}"]`)
        .getByRole('radio', { name: tokens, exact: true })
        .check();
    }
    await expect(answerOf(page, lang)).toContainText('Ada');
    await expect(page.getByRole('radio', { name: ours })).toBeChecked();
    const said = await answerOf(page, lang).innerText();

    // A friend without a table sees the same.
    const friend = await browser.newPage(baseURL ? { baseURL } : {});
    await open(friend, page.url());
    await expect(answerOf(friend, lang)).toHaveText(said);

    // What a friend sends is not changed by the table here.
    await open(friend, calculatorPath(lang, 'donation-scoring', TIE));
    const theirs = await answerOf(friend, lang).innerText();
    await open(page, calculatorPath(lang, 'donation-scoring', TIE));
    await expect(answerOf(page, lang)).toHaveText(theirs);
    await expect(page.getByRole('radio', { name: ours })).not.toBeChecked();
    await friend.close();
  });

  test(`a clause shows what the table plays, and nothing moves (${lang})`, async ({ page }) => {
    await setTable(page, lang);
    for (const address of [`${lang}/r/${QUESTION}/`, `${lang}/${GAME}/offering-scoring/`]) {
      await page.goto(address);
      const ours = page.locator(`[id="${QUESTION}"] [data-of="competition"] .ours`);
      await expect(ours).toHaveCount(1);
      await expect(page.locator('.ours')).toHaveCount(1);
      const moved = await page.locator('.decided').evaluate((reading) => {
        const before = document.documentElement.scrollHeight;
        reading.querySelector('.ours')?.remove();
        return document.documentElement.scrollHeight - before;
      });
      expect(moved).toBe(0);
    }
  });

  test(`a damaged link to a table sets nothing by itself (${lang})`, async ({ phone: page }) => {
    await open(page, `${tablePath(lang, GAME)}?${QUESTION}=moon&x=1&players=%ff`);
    await expect(page.getByRole('region', { name: words.offered })).toHaveText(words.nothing);
    await expect(page.getByRole('alert').filter({ hasText: QUESTION })).toBeVisible();
  });

  test(`table mode is a calculator alone, also after a reload (${lang})`, async ({
    phone: page,
  }) => {
    await open(page, calculatorPath(lang, 'donation-scoring', TIE));
    await page.getByRole('button', { name: siteWords[lang].tableMode }).tap();
    await expect(page).toHaveURL(/\?tokens=3,3,1#table$/);
    await page.reload();
    await awake(page);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(answerOf(page, lang)).toBeVisible();
    await page.getByRole('radio', { name: '4', exact: true }).first().tap();
    await expect(page).toHaveURL(/\?tokens=4,3,1#table$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const cut = await page
      .locator('.table-scroll')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.ariaLabel),
      );
    expect(cut, 'results are seen whole').toEqual([]);
    await page.getByRole('button', { name: siteWords[lang].leaveTable }).tap();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(/\?tokens=4,3,1$/);
  });
}
