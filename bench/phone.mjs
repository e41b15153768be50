/* global clearInterval, document, MutationObserver, requestAnimationFrame, setTimeout, PerformanceObserver, URLSearchParams */
/**
 * `npm run bench:phone`: how the built site in .cache/site feels on a slow phone (CPU × 4, 1.6 Mbit/s,
 * 150 ms): medians of visits that take turns, beside a plain page of the same text as a yardstick and
 * beside the figures kept in bench/phone.json. Times depend on the machine: compare the ratios to the
 * yardstick. `--keep` puts the figures away; `--rounds 9` repeats; `--only paint,calculators,taps,offline,ahead`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { parse } from 'node-html-parser';
import { fireAndIce } from '../rules-engine/fire-and-ice/index.ts';
import { BROWSER_FLAGS, requireBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import { openLink } from './link.mjs';

const SITE = '.cache/site';
const PLAIN = '.cache/phone';
const KEPT = new URL('phone.json', import.meta.url);
const LATENCY = 150;
const THROUGHPUT = (1.6 * 1024 * 1024) / 8;
const NETWORK = {
  offline: false,
  latency: LATENCY,
  downloadThroughput: THROUGHPUT,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What to reach, in the words of the table. */
const GOALS = {
  'chapter, cold: first paint': 450,
  'chapter, cold: largest paint': 500,
  'chapter, cold: blocking': 20,
  'chapter, cold: longest task': 50,
  'chapter, traced: longest task': 50,
  'chapter, kept: largest paint': 200,
  'calculator in view: alive': 450,
  'calculator in view: requests': 4,
  'calculator in view: KB': 25,
  'calculator page, cold: alive': 900,
  'calculator page, cold: blocking': 50,
  'tap on a full map: median': 40,
  'tap on a full map: worst': 80,
  'offline copy: requests': 12,
};

const { values: options } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'paint,calculators,taps,offline,ahead' },
  },
});
const ROUNDS = Number(options.rounds);
const isAsked = (part) => options.only.split(',').includes(part);

const htmlOf = (path) => readFileSync(join(SITE, path, 'index.html'), 'utf8');
const sent = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The chapter that takes the most bytes. */
const heaviest = () =>
  ['en', 'it']
    .flatMap((lang) =>
      readdirSync(join(SITE, lang), { withFileTypes: true })
        .filter((entry) => existsSync(join(SITE, lang, entry.name, 'print')))
        .flatMap(({ name }) =>
          readdirSync(join(SITE, lang, name), { withFileTypes: true })
            .filter(
              (entry) => entry.isDirectory() && !['print', 'teach', 'when'].includes(entry.name),
            )
            .map((entry) => `${lang}/${name}/${entry.name}/`),
        ),
    )
    .map((path) => ({ path, bytes: sent(htmlOf(path)) }))
    .reduce((most, each) => (each.bytes > most.bytes ? each : most)).path;

const CHAPTER = 'en/fire-and-ice/auction/';
const PAGES = {
  home: 'en/',
  chapter: CHAPTER,
  'heaviest chapter': heaviest(),
  clause: 'en/r/rtn.rock-rose.income/',
  'calculator page': 'en/try/map-scoring/',
};

/** Calculators as they stand in their chapters: small, middling, the largest. */
const IN_CHAPTERS = {
  'rock-rose-income': 'en/rise-to-nobility-beyond/rock-rose/',
  'donation-scoring': 'en/rise-to-nobility-beyond/offering-scoring/',
  'map-scoring': 'en/fire-and-ice/final-scoring-tiles/',
};

/** The text of a chapter and nothing else: no style, no script, no picture. */
const writePlain = () => {
  const main = parse(htmlOf(CHAPTER)).querySelector('main');
  for (const each of main.querySelectorAll('svg, form, noscript')) each.remove();
  const lines = main.structuredText.split('\n').map((line) => `<p>${line}</p>`);
  mkdirSync(PLAIN, { recursive: true });
  writeFileSync(
    join(PLAIN, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title>` +
      `<meta name="viewport" content="width=device-width"><h1>Plain</h1>${lines.join('\n')}`,
  );
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs in the page from its start: remembers what the browser tells of itself. */
const watch = () => {
  const seen = { first: 0, largest: 0, tasks: [], shift: 0, taps: [] };
  globalThis.seen = seen;
  const listen = (type, take, more) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  listen('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  listen('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  listen('longtask', ({ duration }) => seen.tasks.push(duration));
  listen('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  listen('event', ({ name, duration }) => name === 'click' && seen.taps.push(duration), {
    durationThreshold: 16,
  });
  const place = () => document.querySelector('[data-calculator][data-awake]');
  const alive = setInterval(() => {
    if (!place()) return;
    seen.alive = performance.now();
    clearInterval(alive);
  }, 4);
};

writePlain();
const host = await serve({ folder: SITE, base: '/rules/', port: 4580, tries: 10 });
const plain = await serve({ folder: PLAIN, port: 4585, tries: 5 });
const browser = await chromium.launch({
  executablePath: await requireBrowser(),
  args: BROWSER_FLAGS,
});

const contextWith = (serviceWorkers) => browser.newContext({ ...PHONE, serviceWorkers });

/** A page of a phone; without `network` its link is as fast as the machine. */
const openPage = async (context, network = NETWORK) => {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const sizes = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  return { page, sizes };
};

const quiet = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
};

/** What the browser tells of one visit. */
const visit = async ({ page, sizes }, address) => {
  sizes.length = 0;
  await page.goto(address);
  await quiet(page);
  const { tasks, first, largest, shift, alive } = await page.evaluate(() => globalThis.seen);
  return {
    'first paint': first,
    'largest paint': largest,
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    'longest task': Math.max(0, ...tasks),
    shift: shift * 1000,
    requests: sizes.length,
    KB: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    ...(alive !== undefined && { alive }),
  };
};

/** Opened for the first time; a second time; and with the language kept on the device. */
const visits = async (address, record) => {
  const context = await contextWith('block');
  const opened = await openPage(context);
  record('cold', await visit(opened, address));
  await opened.page.goto('about:blank');
  record('again', await visit(opened, address));
  await context.close();
};

/**
 * The longest task of a visit, by a trace: browsers tell of tasks longer than 50 ms, and by far not of all.
 */
const tracedVisit = async (address, record) => {
  const context = await contextWith('block');
  const { page } = await openPage(context);
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.goto(address);
  await quiet(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / 1000);
  record('traced', { 'longest task': Math.max(...tasks) });
};

const keptVisits = async (context, address, record) => {
  const opened = await openPage(context);
  record('kept', await visit(opened, address));
  await opened.page.close();
};

/** When a page tells that its language is kept: until then it tells how much is here. */
const wholeIn = (page) =>
  page.waitForFunction(
    () => {
      const line = document.querySelector('[data-offline]');
      return line?.textContent !== '' && line?.ariaBusy === 'false';
    },
    undefined,
    { timeout: 120_000 },
  );

/** A context in which the English and Italian copies are whole. */
const keptContext = async () => {
  const context = await contextWith('allow');
  for (const lang of ['en', 'it']) {
    const page = await context.newPage();
    await page.goto(`${host.address}${lang}/`);
    await wholeIn(page);
    await page.close();
  }
  return context;
};

const inView = async (name, path) => {
  const context = await contextWith('block');
  const { page, sizes } = await openPage(context);
  await page.goto(`${host.address}${path}`);
  await quiet(page);
  sizes.length = 0;
  const alive = await page.evaluate((selector) => {
    const section = document.querySelector(selector);
    const start = performance.now();
    section.scrollIntoView({ behavior: 'instant' });
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        if (!section.querySelector('[data-awake]')) return;
        clearInterval(timer);
        resolve(performance.now() - start);
      }, 4);
    });
  }, `#try-${name}`);
  await quiet(page);
  const { tasks } = await page.evaluate(() => globalThis.seen);
  await context.close();
  return {
    alive,
    requests: sizes.length,
    KB: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    'longest task': Math.max(0, ...tasks),
  };
};

/** Runs in a page: remembers how long after a tap what it changes of the answer is painted. */
const watchAnswers = () => {
  const { seen } = globalThis;
  seen.answers = [];
  let tapped;
  document.addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), true);
  new MutationObserver(() => {
    if (tapped === undefined) return;
    const since = tapped;
    tapped = undefined;
    requestAnimationFrame(() => setTimeout(() => seen.answers.push(performance.now() - since)));
  }).observe(document.querySelector('.calculator__result'), {
    subtree: true,
    childList: true,
    characterData: true,
  });
};

/** Taps on spaces of a full five-player map, each until it is painted, and until its answer is. */
const taps = async () => {
  const { input } = fireAndIce.examples.find(({ id }) => id === 'scoring-five');
  const context = await contextWith('block');
  const { page } = await openPage(context, null);
  await page.goto(`${host.address}en/try/map-scoring/?${new URLSearchParams(input)}`);
  await page.waitForFunction(() => globalThis.seen.alive !== undefined);
  await quiet(page);
  const spaces = page.locator('.map [data-space][aria-disabled="false"], .map [data-space][role]');
  const count = await spaces.count();
  await page.evaluate(watchAnswers);
  for (let k = 0; k < 16; k += 1) {
    await spaces.nth((k * 7) % count).tap({ force: true, noWaitAfter: true });
    await page.waitForTimeout(250);
  }
  const { taps: times, answers } = await page.evaluate(() => globalThis.seen);
  await context.close();
  return {
    median: median(times),
    worst: Math.max(...times),
    taps: times.length,
    'until the answer, median': median(answers),
  };
};

/** Over a link that workers share, as long as `work` takes. */
const overLink = async (serviceWorkers, work) => {
  const link = await openLink({
    to: Number(new URL(host.address).port),
    latency: LATENCY,
    throughput: THROUGHPUT,
  });
  const context = await contextWith(serviceWorkers);
  const opened = await openPage(context, null);
  const result = await work(opened, `http://localhost:${link.port}/rules/`, link);
  await context.close();
  link.close();
  return result;
};

/** A second page, some time after the first: before the copy begins, and while it comes. */
const LATER = { 'after 2 s': 2000, 'after 6 s': 6000 };
const SECOND = 'en/fire-and-ice/map/';
const secondPage = (serviceWorkers, later) =>
  overLink(serviceWorkers, async (opened, address) => {
    await opened.page.goto(`${address}${CHAPTER}`);
    await opened.page.waitForTimeout(later);
    const { 'largest paint': largest } = await visit(opened, `${address}${SECOND}`);
    return { 'largest paint': largest };
  });

/** What the copy of a language takes: everything that is asked for once the page is here. */
const wholeCopy = () =>
  overLink('allow', async ({ page }, address, link) => {
    await page.goto(`${address}${CHAPTER}`, { waitUntil: 'load' });
    const [requests, bytes] = [link.requests(), link.carried()];
    await wholeIn(page);
    return { requests: link.requests() - requests, KB: (link.carried() - bytes) / 1024 };
  });

/** A page whose link was under a finger for a moment. */
const nextPage = (pressed) =>
  overLink('block', async ({ page }, address) => {
    await page.goto(`${address}${CHAPTER}`);
    await quiet(page);
    const { x, y } = await page
      .locator('.clause__title a')
      .first()
      .evaluate((link) => {
        link.scrollIntoView({ behavior: 'instant', block: 'center' });
        const { left, top } = link.getBoundingClientRect();
        return { x: left + 9, y: top + 9 };
      });
    await page.mouse.move(x, y);
    await page.waitForTimeout(pressed);
    await Promise.all([page.waitForURL(/\/r\//), page.mouse.click(x, y)]);
    await quiet(page);
    const { largest } = await page.evaluate(() => globalThis.seen);
    return { 'largest paint': largest };
  });

const figures = new Map();
const recordAs = (name) => (kind, values) => {
  for (const [what, value] of Object.entries(values)) {
    const key = `${name}${kind && `, ${kind}`}: ${what}`;
    figures.set(key, [...(figures.get(key) ?? []), value]);
  }
};

const kept = isAsked('paint') ? await keptContext() : undefined;
for (let round = 0; round < ROUNDS; round += 1) {
  process.stderr.write(`round ${round + 1} of ${ROUNDS}\n`);
  if (isAsked('paint')) {
    await visits(plain.address, recordAs('yardstick'));
    for (const [name, path] of Object.entries(PAGES)) {
      await visits(`${host.address}${path}`, recordAs(name));
      await tracedVisit(`${host.address}${path}`, recordAs(name));
      await keptVisits(kept, `${host.address}${path}`, recordAs(name));
    }
  }
  if (isAsked('calculators')) {
    for (const [name, path] of Object.entries(IN_CHAPTERS)) {
      const seen = await inView(name, path);
      recordAs('calculator in view')('', seen);
      recordAs(`${name} in view`)('', seen);
    }
  }
  if (isAsked('taps')) recordAs('tap on a full map')('', await taps());
  if (isAsked('offline')) {
    for (const [when, later] of Object.entries(LATER)) {
      recordAs(`second page ${when}, no copy`)('', await secondPage('block', later));
      recordAs(`second page ${when}, copy`)('', await secondPage('allow', later));
    }
    recordAs('offline copy')('', await wholeCopy());
  }
  if (isAsked('ahead')) {
    recordAs('next page, tapped at once')('', await nextPage(0));
    recordAs('next page, pointed at for 500 ms')('', await nextPage(500));
  }
}
await browser.close();
host.close();
plain.close();

const medians = Object.fromEntries([...figures].map(([key, values]) => [key, median(values)]));
const before = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')).figures : {};
const yardstick = medians['yardstick, cold: largest paint'];
const isTime = (key) => /paint|alive|blocking|task|median|worst/.test(key);
const shown = (value) => (value === undefined ? '–' : value.toFixed(value < 10 ? 1 : 0));

process.stdout.write(
  `${'CPU × 4, 1.6 Mbit/s, 150 ms'.padEnd(46)}${['now', 'kept', 'goal', '÷ plain'].map((each) => each.padStart(9)).join('')}\n`,
);
for (const [key, value] of Object.entries(medians)) {
  const ratio = yardstick && isTime(key) ? (value / yardstick).toFixed(2) : '';
  const goal = GOALS[key];
  const cells = [shown(value), shown(before[key]), goal === undefined ? '' : `≤ ${goal}`, ratio];
  const mark = goal !== undefined && value > goal ? '  over' : '';
  process.stdout.write(
    `${key.padEnd(46)}${cells.map((cell) => cell.padStart(9)).join('')}${mark}\n`,
  );
}
if (options.keep) {
  const rounded = Object.fromEntries(
    Object.entries(medians).map(([key, value]) => [key, Number(value.toFixed(1))]),
  );
  const on = new Date().toISOString().slice(0, 10);
  writeFileSync(KEPT, `${JSON.stringify({ on, figures: { ...before, ...rounded } }, null, 2)}\n`);
}
