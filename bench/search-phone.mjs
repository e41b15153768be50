/* global document, Event, MutationObserver, requestAnimationFrame */
/**
 * `node bench/search-phone.mjs`: how long the search takes on a phone, in a browser over the built site in
 * .cache/site: CPU × 4, 1.6 Mbit/s, 150 ms. From opening the box to the first result, with the bytes that
 * took, and what each further key takes; then the same with ten times the games.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';

const PHONE = { width: 390, height: 844 };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWER = 4;
const ROUNDS = 5;
const QUERY = 'how many cards can I have';

/** Where a reader opens the box. */
const PAGES = { 'a chapter': 'en/fire-and-ice/auction/', 'the home page': 'en/' };

mkdirSync('.cache', { recursive: true });
const { address, close } = await serve({
  folder: '.cache/site',
  base: '/rules/',
  port: 4470,
  tries: 50,
});
const browser = await chromium.launch({
  executablePath: await requireBrowser(),
  args: BROWSER_FLAGS,
});

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const share = (values, part) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

/** Every game nine times more, under other names. */
const tenfold = async (page) => {
  const more = (games) =>
    Array.from({ length: 9 }, (_, k) => Object.keys(games).map((game) => `${game}-${k}`)).flat();
  await page.route(/\/search\.json$/, async (route) => {
    const words = JSON.parse(readFileSync('.cache/site/en/search.json', 'utf8'));
    const games = Object.fromEntries(more(words.games).map((game) => [game, []]));
    await route.fulfill({ json: { ...words, games: { ...words.games, ...games } } });
  });
  await page.route(/\/search\/[a-z-]+-\d(\.texts)?\.json$/, async (route) => {
    const [, game, k, texts = ''] = /\/search\/([a-z-]+)-(\d)(\.texts)?\.json$/.exec(
      route.request().url(),
    );
    const data = JSON.parse(readFileSync(`.cache/site/en/search/${game}${texts}.json`, 'utf8'));
    await route.fulfill({ json: { ...data, game: `${game}-${k}` } });
  });
};

const measure = async (path, isTenfold) => {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (isTenfold) await tenfold(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const first = await page.evaluate((query) => {
    const input = document.querySelector('[data-search-input]');
    const start = performance.now();
    return new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('.hit[data-kind]')) return;
        watch.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      });
      watch.observe(document.body, { childList: true, subtree: true });
      input.value = query;
      input.focus();
    });
  }, QUERY);
  const loaded = bytes;
  await page.waitForTimeout(isTenfold ? 20_000 : 6000);
  const keys = await page.evaluate((query) => {
    const input = document.querySelector('[data-search-input]');
    const panel = document.querySelector('[data-search-panel]');
    return Array.from({ length: 3 * query.length }, (_, k) => {
      input.value = query.slice(0, (k % query.length) + 1);
      const start = performance.now();
      input.dispatchEvent(new Event('input'));
      // Laid out, too.
      return panel.offsetHeight < 0 ? 0 : performance.now() - start;
    });
  }, QUERY);
  await context.close();
  return { first, loaded, keys };
};

process.stdout.write(`CPU × ${SLOWER}, 1.6 Mbit/s, 150 ms, ${ROUNDS} times: median (best)\n`);
for (const isTenfold of [false, true]) {
  for (const [name, path] of Object.entries(PAGES)) {
    const runs = [];
    for (let round = 0; round < (isTenfold ? 2 : ROUNDS); round += 1) {
      runs.push(await measure(path, isTenfold));
    }
    const firsts = runs.map(({ first }) => first);
    const keys = runs.flatMap((run) => run.keys);
    process.stdout.write(
      [
        `${isTenfold ? 'ten times the games, ' : ''}${name}:`.padEnd(38),
        `first result ${median(firsts).toFixed(0)} (${Math.min(...firsts).toFixed(0)}) ms,`,
        `${(median(runs.map(({ loaded }) => loaded)) / 1024).toFixed(0)} KB;`,
        `a key ${share(keys, 0.5).toFixed(1)} ms, p95 ${share(keys, 0.95).toFixed(1)} ms\n`,
      ].join(' '),
    );
  }
}
await browser.close();
close();
