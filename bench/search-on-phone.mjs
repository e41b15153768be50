/* global document, Event, MutationObserver, requestAnimationFrame */
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
const QUERY = 'how many cards can I have';

export const PROFILE = `CPU × ${SLOWER}, 1.6 Mbit/s, 150 ms`;

/** What a share of values is at most: half of them, or 95 of a hundred. */
export const share = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

/**
 * The search of a built site on a slow phone. `measure` opens the box on a page: milliseconds to the
 * first result, the KB that took, and once all is loaded the milliseconds of each further key.
 */
export const openPhone = async (folder) => {
  const host = await serve({ folder, base: '/rules/', port: 4470, tries: 50 });
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: BROWSER_FLAGS,
  });
  const close = async () => {
    await browser.close();
    host.close();
  };
  const measure = async (path, { prepare, settle = 6000 } = {}) => {
    const context = await browser.newContext({
      viewport: PHONE,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await page.goto(`${host.address}${path}`, { waitUntil: 'networkidle' });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const first = await page.evaluate(firstResult, QUERY);
    const loaded = bytes / 1024;
    await page.waitForTimeout(settle);
    const keys = await page.evaluate(furtherKeys, QUERY);
    await context.close();
    return { first, loaded, keys };
  };
  return { measure, close };
};

/** Runs in the page. */
const firstResult = (query) => {
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
};

/** Runs in the page. */
const furtherKeys = (query) => {
  const input = document.querySelector('[data-search-input]');
  const panel = document.querySelector('[data-search-panel]');
  return Array.from({ length: 3 * query.length }, (_, k) => {
    input.value = query.slice(0, (k % query.length) + 1);
    const start = performance.now();
    input.dispatchEvent(new Event('input'));
    // Laid out, too.
    return panel.offsetHeight < 0 ? 0 : performance.now() - start;
  });
};

/** Medians of several visits, and what 95 of 100 keys take at most. */
export const summed = (runs) => ({
  first: share(
    runs.map(({ first }) => first),
    0.5,
  ),
  loaded: share(
    runs.map(({ loaded }) => loaded),
    0.5,
  ),
  key: share(
    runs.flatMap(({ keys }) => keys),
    0.95,
  ),
});
