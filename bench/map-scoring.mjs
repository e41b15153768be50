/**
 * `npx node bench/map-scoring.mjs`: how long it takes to read and score a full five-player board with all
 * four tiles, in a browser by its own clock and in Node. Ends with an error when the browser needs more
 * than the limit.
 */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { transformWithOxc } from 'vite';
import { BROWSER_FLAGS, requireBrowser } from '../scripts/browser.mjs';
import { fireAndIce, mapScoring } from '../rules-engine/fire-and-ice/index.ts';

/** Milliseconds that a reader does not notice while tapping pieces onto the map. */
const LIMIT = 2;

/** No host has this name: the engine's modules are handed to the page as it asks for them. */
const ENGINE = 'http://engine.invalid/';

const full = fireAndIce.examples.find(({ id }) => id === 'scoring-five');
const draft = { ...mapScoring.form.start, ...full.input, tile: 'all' };

/** Runs where it is sent: it may use nothing from around it. Times are per board, in milliseconds. */
const measure = (ask, asked) => {
  const rounds = 60;
  const boards = 25;
  const start = performance.now();
  if (ask(asked).kind !== 'answer') throw new Error('The board has no score.');
  const first = performance.now() - start;
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now();
    for (let i = 0; i < boards; i += 1) ask(asked);
    return (performance.now() - before) / boards;
  }).toSorted((a, b) => a - b);
  return { first, median: times[rounds / 2], slowest: times[rounds - 1] };
};

const PAGE = { contentType: 'text/html', body: '<!doctype html><title>Map scoring</title>' };

/** A module of the engine, without its types. */
const module = async (path) => {
  const file = new URL(`../rules-engine${path}`, import.meta.url);
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file.pathname);
  return { contentType: 'text/javascript', body: code };
};

const inBrowser = async () => {
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage();
    await page.route(`${ENGINE}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill(pathname === '/' ? PAGE : await module(pathname));
    });
    await page.goto(ENGINE);
    const times = await page.evaluate(
      `import('${ENGINE}fire-and-ice/index.ts').then(({ mapScoring }) =>
        (${measure.toString()})(mapScoring.ask, ${JSON.stringify(draft)}))`,
    );
    return { name: `Chromium ${browser.version()}`, ...times };
  } finally {
    await browser.close();
  }
};

const row = (name, ...cells) =>
  [name.padEnd(28), ...cells.map((cell) => cell.padStart(12))].join('');
const written = ({ name, first, median, slowest }) =>
  row(name, ...[first, median, slowest].map((time) => time.toFixed(3)));

// One after the other: side by side they would take each other's time.
const browser = await inBrowser();
const node = { name: `Node ${process.version}`, ...measure(mapScoring.ask, draft) };

const lines = [
  row('ms per five-player board', 'first', 'median', 'slowest'),
  written(browser),
  written(node),
  row('limit, in the browser', '', LIMIT.toFixed(3), ''),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = browser.median < LIMIT ? 0 : 1;
