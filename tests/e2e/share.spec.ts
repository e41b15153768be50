import { Resvg } from '@resvg/resvg-js';
import jsqr from 'jsqr';
import { siteWords } from '#src/words.ts';
import {
  awake,
  calculatorPath,
  expect,
  LANGS,
  library,
  shellWords,
  test,
  type Lang,
  type Locator,
  type Page,
} from './support.ts';

const CLAUSE = 'rtn.rock-rose.income';

/** What the sheet says. */
const WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    link: 'Copy link',
    linkCopied: 'Link copied.',
    plain: 'Copy as a quotation',
    markdown: 'Copy for Markdown',
    bgg: 'Copy for BoardGameGeek',
    copied: 'Quotation copied.',
    code: 'Show QR code',
    codeOf: 'QR code of the link',
  },
  it: {
    link: 'Copia il link',
    linkCopied: 'Link copiato.',
    plain: 'Copia come citazione',
    markdown: 'Copia per Markdown',
    bgg: 'Copia per BoardGameGeek',
    copied: 'Citazione copiata.',
    code: 'Mostra il codice QR',
    codeOf: 'Codice QR del link',
  },
};

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

const press = (place: Locator, name: string | undefined): Promise<void> =>
  place.getByRole('button', { name: name ?? '', exact: true }).click();

/** What a camera reads from the code on the screen, by another library than made it. */
const readFrom = async (code: Locator): Promise<string | undefined> => {
  const svg = await code.evaluate((element) => new XMLSerializer().serializeToString(element));
  const { pixels, width, height } = new Resvg(svg).render();
  return jsqr(new Uint8ClampedArray(pixels), width, height)?.data;
};

for (const lang of LANGS) {
  const words = WORDS[lang];
  const { title, number } = library().clause(CLAUSE, lang);

  test(`a clause is shared as link, quotation and code (${lang})`, async ({
    desk: page,
    baseURL,
  }) => {
    const link = `${baseURL ?? ''}${lang}/r/${CLAUSE}/`;
    await page.goto(`${lang}/rise-to-nobility-beyond/rock-rose/`);
    const button = page
      .locator(`[id="${CLAUSE}"]`)
      .getByRole('button', { name: siteWords[lang].share });
    await button.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toHaveAccessibleName(`${siteWords[lang].share}: ${title}`);

    await press(sheet, words['link']);
    await expect(sheet.getByRole('status')).toHaveText(words['linkCopied'] ?? '');
    expect(await clipboard(page)).toBe(link);

    for (const form of ['plain', 'markdown', 'bgg']) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await press(sheet, words[form]);
      await expect(sheet.getByRole('status')).toHaveText(words['copied'] ?? '');
      await expect.poll(() => clipboard(page)).not.toBe('');
      const text = await clipboard(page);
      for (const part of [title, number, link]) expect(text).toContain(part);
    }

    await press(sheet, words['code']);
    const code = sheet.getByRole('img', { name: words['codeOf'] ?? '' });
    await expect(code).toBeVisible();
    expect(await readFrom(code)).toBe(link);

    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`a position is shared with its result (${lang})`, async ({ desk: page }) => {
    await page.goto(calculatorPath(lang, 'donation-scoring', 'tokens=6,4,3,1'));
    await awake(page);
    await press(page.locator('.sharing'), shellWords[lang].share);
    const sheet = page.getByRole('dialog');
    await press(sheet, words['plain']);
    await expect(sheet.getByRole('status')).toHaveText(words['copied'] ?? '');
    const text = await clipboard(page);
    expect(text).toMatch(/14/);
    expect(text).toContain(page.url());
    await press(sheet, words['code']);
    expect(await readFrom(sheet.getByRole('img'))).toBe(page.url());
  });
}

test('on a clause’s own page the link is that page', async ({ phone: page, baseURL }) => {
  await page.goto(`it/r/${CLAUSE}/`);
  await page.getByRole('button', { name: siteWords.it.share }).tap();
  const sheet = page.getByRole('dialog');
  await press(sheet, WORDS.it['link']);
  await expect(sheet.getByRole('status')).toHaveText(WORDS.it['linkCopied'] ?? '');
  expect(await clipboard(page)).toBe(`${baseURL ?? ''}it/r/${CLAUSE}/`);
});

// What a calculator draws: a map, a camp, a cave, a wheel; what it tells in a table, and in words alone.
const PICTURED = [
  'map-scoring',
  'spade-cost',
  'camp-scoring',
  'entrance',
  'temple-dice',
  'donation-scoring',
  'rock-rose-income',
];

test('every kind of position becomes a picture', async ({ desk: page }) => {
  for (const name of PICTURED) {
    await page.goto(calculatorPath('it', name));
    await awake(page);
    await press(page.locator('.sharing'), shellWords.it.share);
    const sheet = page.getByRole('dialog');
    const saved = page.waitForEvent('download');
    await press(sheet, 'Immagine');
    expect((await saved).suggestedFilename()).toBe(`${name}.png`);
    await expect(sheet.getByRole('status')).toHaveText(`Immagine salvata come ${name}.png.`);
    await expect(sheet.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('where the system passes files on, it gets the picture and the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], text = '' }: ShareData) => {
        const [file] = files;
        const letters = new Uint8Array((await file?.slice(1, 4).arrayBuffer()) ?? []);
        document.title = `${file?.name} ${file?.type} ${String.fromCharCode(...letters)} ${text}`;
      },
    });
  });
  await page.goto(calculatorPath('en', 'donation-scoring', 'tokens=6,4,3,1'));
  await awake(page);
  await press(page.locator('.sharing'), shellWords.en.share);
  const sheet = page.getByRole('dialog');
  await press(sheet, 'Picture');
  await expect(sheet.getByRole('status')).toHaveText('Picture passed on.');
  await expect(page).toHaveTitle(`donation-scoring.png image/png PNG ${page.url()}`);
});

test('a clause has no picture of its own', async ({ desk: page }) => {
  await page.goto(`en/r/${CLAUSE}/`);
  await page.getByRole('button', { name: siteWords.en.share }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: WORDS.en['code'] ?? '' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Picture' })).toHaveCount(0);
});
