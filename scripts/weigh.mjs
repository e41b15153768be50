/** What a chapter may cost a reader on a phone who has only opened it, its figures included. */
export const LIMITS = { bytes: 32 * 1024, script: 6 * 1024, requests: 5 };

/** What it may cost without them. */
export const PLAIN_BYTES = 25 * 1024;

export const PHONE = { width: 390, height: 844 };

const KINDS = { Document: 'html', Stylesheet: 'css', Script: 'script' };

/** A string that Preact cannot do without, whatever a bundler renames. */
export const FRAMEWORK = 'dangerouslySetInnerHTML';

/**
 * @typedef {object} Weight
 * @property {number} requests
 * @property {number} bytes as transferred, headers included
 * @property {number} html
 * @property {number} css
 * @property {number} script
 * @property {number} other
 * @property {readonly string[]} framework addresses of scripts that hold framework code
 * @property {readonly string[]} asked addresses that were asked for
 */

/**
 * Opens an address cold, without scrolling, and adds up what it transfers.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Weight>}
 */
export const weigh = async (browser, address) => {
  // What is kept for offline use is fetched after the page is done, by no page, and once.
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    return await weighIn(await context.newPage(), address);
  } finally {
    await context.close();
  }
};

/**
 * The same in a page that may have been used before.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @returns {Promise<Weight>}
 */
export const weighIn = async (page, address) => {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map();
  const sizes = new Map();
  /** @type {string[]} */
  const asked = [];
  /** @type {Promise<string | undefined>[]} */
  const framework = [];
  /** @param {import('@playwright/test').Response} response */
  const readScript = (response) => {
    if (response.request().resourceType() !== 'script') return;
    framework.push(
      response.text().then((text) => (text.includes(FRAMEWORK) ? response.url() : undefined)),
    );
  };
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    kinds.set(requestId, KINDS[type] ?? 'other');
    asked.push(request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  page.on('response', readScript);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', readScript);
  const scripts = (await Promise.all(framework)).filter(Boolean);
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.detach();

  const weight = { requests: kinds.size, bytes: 0, html: 0, css: 0, script: 0, other: 0 };
  for (const [id, size] of sizes) {
    weight.bytes += size;
    weight[kinds.get(id)] += size;
  }
  return { ...weight, framework: scripts, asked };
};

/**
 * Which limits a page breaks, in words.
 *
 * @param {Pick<Weight, 'bytes' | 'script' | 'requests' | 'framework'>} weight
 * @returns {readonly string[]}
 */
export const excesses = ({ bytes, script, requests, framework }) => [
  ...(bytes > LIMITS.bytes ? [`${kilobytes(bytes)} KB in all`] : []),
  ...(script > LIMITS.script ? [`${kilobytes(script)} KB of script`] : []),
  ...(requests > LIMITS.requests ? [`${requests} requests`] : []),
  ...framework.map((address) => `framework code in ${address}`),
];

/** @param {number} bytes */
export const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
