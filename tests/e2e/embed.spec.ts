import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { frameWords } from '#src/embed/words.ts';
import { awake, expect, LANGS, shellWords, test, type Page } from './support.ts';

const CLAUSE = 'rtn.rock-rose.income';

/** A page of another site that shows a frame of ours. */
const foreign = async (page: Page, code: string): Promise<void> => {
  const blog = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Blog</title>${code}`);
  });
  await new Promise<void>((resolve) => {
    blog.listen(0, '127.0.0.1', resolve);
  });
  const { port } = blog.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  blog.close();
};

const codeFor = async (page: Page, path: string, name: RegExp): Promise<string> => {
  await page.goto(path);
  await page.locator('[data-share]:visible').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name }).first().click();
  await expect(sheet.getByRole('status')).not.toBeEmpty();
  return page.evaluate(() => navigator.clipboard.readText());
};

const heightOf = (page: Page): Promise<number> =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

for (const lang of LANGS) {
  test(`a clause stands in a page of another site (${lang})`, async ({ desk, browser }) => {
    const code = await codeFor(desk, `${lang}/r/${CLAUSE}/`, /embed it|incorporarlo/);
    const context = await browser.newContext();
    const page = await context.newPage();
    await foreign(page, code);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.clause')).toHaveAttribute('id', CLAUSE);
    const whole = await frame.locator('body').evaluate((body) => body.scrollHeight);
    await expect.poll(() => heightOf(page)).toBeGreaterThanOrEqual(whole);
    const opening = context.waitForEvent('page');
    await frame.locator('[data-back]').click();
    await (await opening).waitForURL(`**/rules/${lang}/r/${CLAUSE}/`);
    await context.close();
  });

  test(`a position stands there without its form until it is changed (${lang})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const address = `${baseURL ?? ''}embed/${lang}/try/donation-scoring/?tokens=6,4,3,1&theme=dark`;
    await foreign(page, `<iframe src="${address}" width="100%" height="900"></iframe>`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(frame.locator('.answer')).toContainText('14');
    await expect(frame.getByRole('img').locator('svg').first()).toBeVisible();
    await expect(frame.locator('div.notices')).toBeEmpty();
    await expect(frame.locator('form')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/shell.'))).toEqual([]);
    const change = frame.getByRole('button', { name: frameWords[lang].change });
    await change.focus();
    await page.keyboard.press('Enter');
    await awake(frame.locator('body'));
    await page.keyboard.press('Tab');
    await expect(frame.locator('[data-calculator] :focus')).toHaveCount(1);
    await expect(frame.getByRole('status').first()).toContainText('14');
    await frame.getByRole('radio', { name: '7', exact: true }).first().check();
    await expect(frame.getByRole('status').first()).toContainText('15');
    const opening = context.waitForEvent('page');
    await frame.locator('[data-back]').last().click();
    await (await opening).waitForURL(`**/${lang}/try/donation-scoring/?tokens=7,4,3,1`);
    await context.close();
  });
}

test('a position in a frame that cannot be read is shown by its form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const address = `${baseURL ?? ''}embed/en/try/donation-scoring/?tokens=6,many`;
  await foreign(page, `<iframe src="${address}" width="100%" height="900"></iframe>`);
  const frame = page.frameLocator('iframe');
  await awake(frame.locator('body'));
  await expect(frame.getByRole('status').first()).toContainText(shellWords.en.notReadable);
  await context.close();
});

test('a calculator in a frame loads little until it is touched, and the first tap counts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const shells: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shell.')) shells.push(request.url());
  });
  const address = `${baseURL ?? ''}embed/en/try/temple-dice/`;
  await foreign(page, `<iframe src="${address}" width="100%" height="900"></iframe>`);
  const frame = page.frameLocator('iframe');
  const more = frame.getByRole('button', { name: /more/ }).first();
  await page.waitForLoadState('networkidle');
  expect(shells).toEqual([]);
  const players = frame.getByRole('textbox').first();
  const before = Number(await players.inputValue());
  await more.click();
  await expect(players).toHaveValue(String(before + 1));
  await context.close();
});

test('the figures of a clause stand there alone', async ({ desk, browser }) => {
  const code = await codeFor(desk, `en/r/${CLAUSE}/`, /embed the figure/);
  const context = await browser.newContext();
  const page = await context.newPage();
  await foreign(page, code);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('figure svg').first()).toBeVisible();
  await expect(frame.locator('.clause')).toHaveCount(0);
  await context.close();
});
