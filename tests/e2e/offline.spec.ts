import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeEditions } from '#src/offline/build.ts';
import type { Edition } from '#src/offline/edition.ts';
import { siteWords } from '#src/words.ts';
import { serve } from '../../scripts/serve.mjs';
import {
  answerOf,
  awake,
  DEVICES,
  expect,
  fieldOf,
  firstCalculator,
  firstScript,
  LANGS,
  library,
  settled,
  test as quiet,
  type Lang,
  type Page,
} from './support.ts';

const CHAPTER = 'rise-to-nobility-beyond/temple/';

/** A test on a copy of the site that it may rebuild, served by a host of its own. */
const test = quiet.extend<{ folder: string; baseURL: string }>({
  // eslint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'offline-'));
    await cp('.cache/site', folder, { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ folder }, use) => {
    const { address, close } = await serve({ folder, base: '/rules/', port: 0 });
    await use(address);
    close();
  },
});

quiet.use({ serviceWorkers: 'allow' });
test.use({ serviceWorkers: 'allow' });

for (const lang of LANGS) {
  const words = siteWords[lang];

  quiet(
    `after one visit a language opens without a network (${lang})`,
    async ({ page, context }) => {
      await visit(page, `${lang}/`, lang);
      await context.setOffline(true);

      await page.goto(`${lang}/${CHAPTER}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        library().chapter('rise-to-nobility-beyond', lang, 'temple').title,
      );
      await expect(lineOf(page)).toContainText(keptIn(lang));

      await page.goto(`${lang}/try/donation-scoring/?tokens=4,2,2,1&ties=competition`);
      await awake(page);
      await expect(page.locator('[id="donation-scoring-ties"] :checked')).toHaveValue(
        'competition',
      );
      await expect(answerOf(page, lang)).not.toBeEmpty();
      await page.goto(`${lang}/try/rock-rose-income/`);
      await awake(page);
      await fieldOf(page, 'rock-rose-income', 'reputation').fill('17');
      await expect(page).toHaveURL(/reputation=17/);

      await page.getByRole('combobox', { name: words.search }).fill('rtn.temple.tier-3');
      const { title } = library().clause('rtn.temple.tier-3', lang);
      await page.getByRole('option', { name: title }).first().click();
      // Its own page was never visited: the chapter opens at the clause.
      await expect(page).toHaveURL(new RegExp(`/rules/${lang}/${CHAPTER}#rtn\\.temple\\.tier-3$`));
      await expect(page.locator('[id="rtn.temple.tier-3"]')).toBeInViewport();

      await page.goto(`${lang}/about?from=chat`);
      await expect(page).toHaveURL(new RegExp(`/rules/${lang}/about/\\?from=chat$`));
      await page.goto(`${lang}/no-such-page/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.awayTitle);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    },
  );
}

for (const [device, options] of Object.entries(DEVICES)) {
  const isDesk = device === 'desk';
  const how = isDesk
    ? 'by keyboard: open, type, arrow, Enter, Back'
    : 'by touch: tap, type, choose, Back';
  const id = 'rtn.temple.tier-3';

  quiet.describe(device, () => {
    quiet.use(options);
    for (const lang of LANGS) {
      quiet(`the search without a network, ${how} (${lang})`, async ({ page, context }) => {
        await visit(page, `${lang}/about/`, lang);
        await context.setOffline(true);
        const box = page.getByRole('combobox', { name: siteWords[lang].search });
        if (isDesk) await page.keyboard.press('/');
        else await box.tap();
        await expect(box).toBeFocused();
        await page.keyboard.type(id);
        const hit = page.locator(`.hit[href$="/${lang}/r/${id}/"]`);
        await expect(hit).toBeVisible();
        if (isDesk) {
          await page.keyboard.press('ArrowDown');
          await expect(hit).toHaveAttribute('aria-selected', 'true');
          await page.keyboard.press('Enter');
        } else {
          await hit.tap();
        }
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
        await page.goBack();
        await expect(box).toHaveValue(id);
        await expect(hit).toBeVisible();
      });
    }
  });
}

quiet(
  'the page of a clause is kept when visited, a language when used',
  async ({ page, context, baseURL }) => {
    await visit(page, 'en/', 'en');
    await page.goto('en/r/rtn.temple.tier-3/');
    await expect.poll(() => isHere(page, `${baseURL ?? ''}en/r/rtn.temple.tier-3/`)).toBe(true);
    await context.setOffline(true);
    await page.goto('en/r/rtn.temple.tier-3/');
    await expect(page).toHaveURL(/\/rules\/en\/r\/rtn\.temple\.tier-3\/$/);
    await expect(page.getByRole('heading', { name: siteWords.en.source })).toBeVisible();

    await page.goto(`it/${CHAPTER}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteWords.it.awayTitle);

    // The same clause is here in the other language.
    await page.goto('it/r/rtn.temple.tier-3/');
    await page.getByRole('link', { name: siteWords.en.awayHere }).click();
    await expect(page).toHaveURL(/\/rules\/en\/r\/rtn\.temple\.tier-3\/$/);
    await page.goto('it/no-such-page/');
    await expect(page.getByRole('link', { name: siteWords.en.awayHere })).toBeHidden();
  },
);

quiet(
  'a language comes in few requests, the other one when it is asked for',
  async ({ page, context }) => {
    const asked: string[] = [];
    context.on('request', (request) => {
      if (request.serviceWorker()) asked.push(request.url());
    });
    await visit(page, 'en/', 'en');
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.length).toBeLessThanOrEqual(12);

    await page.getByRole('button', { name: siteWords.it.keepToo }).click();
    await expect(lineOf(page)).toContainText(keptIn('it'), { timeout: 30_000 });
    await expect(page.getByRole('button', { name: siteWords.en.keepToo })).toHaveCount(0);
    await context.setOffline(true);
    await page.goto(`it/${CHAPTER}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      library().chapter('rise-to-nobility-beyond', 'it', 'temple').title,
    );
  },
);

quiet('a reader who saves data is sent nothing in advance', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('en/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('a new build takes the place of the old one, whole', async ({ page, folder, baseURL }) => {
  await visit(page, 'en/', 'en');
  await page.goto(`en/${CHAPTER}`);
  const title = page.getByRole('heading', { level: 1 });
  const old = await firstScript(page);
  const before = await page.evaluate(() => caches.keys());

  // However long that takes, no page asks for the new edition meanwhile.
  await page.goto('about:blank');
  await rebuild(folder, old);
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.serviceWorker()) asked.push(request.url().slice(baseURL.length));
  });
  await page.goto(`en/${CHAPTER}`);
  await expect(lineOf(page)).toContainText(siteWords.en.renewed, { timeout: 30_000 });
  // The old page, and beside the new edition its script, which the host has no longer.
  await expect(title).not.toContainText('Rebuilt');
  expect(await isHere(page, `${baseURL}_astro/en/${old}`)).toBe(true);
  await firstCalculator(page).scrollIntoViewIfNeeded();
  await settled(page);
  const after = await page.evaluate(() => caches.keys());
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);

  await page.reload();
  await expect(lineOf(page)).toContainText(keptIn('en'));
  await expect(title).toContainText('Rebuilt');
  expect(await firstScript(page)).not.toBe(old);
  // Only what had changed was fetched again.
  expect(asked.filter((path) => !path.endsWith('offline.json')).toSorted()).toEqual([
    `_astro/en/new-${old}`,
    `en/${CHAPTER}`,
    'en/try/temple-dice/',
  ]);
});

test('a new edition does not interrupt a position', async ({ page, context, folder }) => {
  await visit(page, 'en/', 'en');
  await page.goto('en/try/temple-dice/');
  await awake(page);
  const players = fieldOf(page, 'temple-dice', 'players');
  await players.fill('5');
  await expect(page).toHaveURL(/players=5/);
  const before = await page.evaluate(() => caches.keys());

  await rebuild(folder, await firstScript(page));
  // Another page of the site has the new edition fetched.
  const other = await context.newPage();
  await other.goto('en/about/');
  await expect.poll(() => other.evaluate(() => caches.keys())).not.toEqual(before);
  await expect.poll(() => other.evaluate(() => caches.keys())).toHaveLength(1);

  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Rebuilt');
  await expect(players).toHaveValue('5');
  await players.fill('4');
  await expect(page).toHaveURL(/players=4/);
  await expect(answerOf(page, 'en')).not.toBeEmpty();
});

test('a site that is just being published is not kept by halves', async ({
  page,
  folder,
  baseURL,
}) => {
  const path = 'en/glossary/';
  const list = await readFile(join(folder, 'en/offline.json'), 'utf8');
  const { bundles } = JSON.parse(list) as Edition;
  const [bundle = ''] = Object.entries(bundles).find(([, paths]) => paths.includes(path)) ?? [];
  const files = [`${path}index.html`, bundle].map((name) => join(folder, name));
  const contents = (): Promise<readonly string[]> =>
    Promise.all(files.map((file) => readFile(file, 'utf8')));
  const publish = async (texts: readonly string[]): Promise<void> => {
    await Promise.all(files.map((file, i) => writeFile(file, texts[i] ?? '')));
  };
  const before = await contents();
  await publish(before.map((text) => text.replace('<h1>', '<h1>Rebuilt ')));
  await writeEditions(folder);
  const after = await contents();

  // The list is the new one, the glossary the old one.
  await publish(before);
  for (const place of ['en/', 'en/about/']) {
    // The second page asks for it again: what came the first time was not what the list says.
    const another = page
      .context()
      .waitForEvent('response', (each) => each.url().endsWith(bundle) || each.url().endsWith(path));
    await page.goto(place);
    await another;
  }
  expect(await isHere(page, `${baseURL}en/offline.json`)).toBe(false);

  await publish(after);
  await visit(page, 'en/', 'en');
  expect(await isHere(page, `${baseURL}${path}`)).toBe(true);
});

/** Publishes a site in which a script has another name, and its chapter another title. */
const rebuild = async (folder: string, script: string): Promise<void> => {
  await rename(join(folder, '_astro/en', script), join(folder, '_astro/en', `new-${script}`));
  for (const file of [`en/${CHAPTER}index.html`, 'en/try/temple-dice/index.html']) {
    const html = await readFile(join(folder, file), 'utf8');
    await writeFile(
      join(folder, file),
      html.replaceAll(script, `new-${script}`).replace('<h1>', '<h1>Rebuilt '),
    );
  }
  await writeEditions(folder);
};

const isHere = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (each) => (await caches.match(each)) !== undefined, address);

/** Opens a page for the first time and waits until its language is kept. */
const visit = async (page: Page, path: string, lang: Lang): Promise<void> => {
  await page.goto(path);
  await expect(lineOf(page)).toContainText(keptIn(lang), { timeout: 30_000 });
};

/** What a page says when its language is kept; the build says how much and of which day. */
const keptIn = (lang: Lang): string =>
  (JSON.parse(readFileSync(`.cache/site/${lang}/offline.json`, 'utf8')) as Edition).words.kept;

const lineOf = (page: Page) => page.locator('[data-offline]');
