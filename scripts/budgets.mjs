import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser } from './browser.mjs';
import { giveUp, ROOT } from './run.mjs';
import { serve } from './serve.mjs';
import { excesses, kilobytes, LIMITS, weigh } from './weigh.mjs';

/** A built site, and the base path it was built for. */
const SITES = [
  { folder: join(ROOT, 'dist'), base: process.env.SITE_BASE ?? '/' },
  { folder: join(ROOT, '.cache', 'site'), base: '/rules/' },
];

const foldersIn = (...path) =>
  readdirSync(join(...path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const CONTENT = join(ROOT, 'content');

const chapters = () =>
  foldersIn(CONTENT).flatMap((game) =>
    foldersIn(CONTENT, game).flatMap((lang) =>
      readdirSync(join(CONTENT, game, lang)).map(
        (file) => `${lang}/${game}/${file.replace(/\.mdx$/, '')}/`,
      ),
    ),
  );

const row = (name, weight) =>
  [
    name.padEnd(48),
    ...['html', 'css', 'script', 'other', 'bytes'].map((kind) =>
      (typeof weight[kind] === 'number' ? kilobytes(weight[kind]) : weight[kind]).padStart(8),
    ),
    String(weight.requests).padStart(10),
    ...(weight.framework ? excesses(weight).map((excess) => `  over: ${excess}`) : []),
  ].join('');

const heading = {
  ...{ html: 'HTML', css: 'CSS', script: 'script', other: 'other', bytes: 'all' },
  requests: 'requests',
};

const site = SITES.find(({ folder }) => existsSync(join(folder, 'index.html')));
if (!site) giveUp('There is no built site to weigh: run `npm run build` first.');
const { address, close } = await serve({ ...site, port: 4321, tries: 100 });
const browser = await chromium.launch({
  executablePath: await requireBrowser(),
  args: BROWSER_FLAGS,
});

const weights = [];
for (const chapter of chapters()) {
  weights.push({ chapter, ...(await weigh(browser, `${address}${chapter}`)) });
}
await browser.close();
close();

const heaviest = weights.reduce((most, weight) => (weight.bytes > most.bytes ? weight : most));
const limits = { html: '', css: '', other: '', ...LIMITS };
const lines = [
  row('KB as transferred, opened cold at 390 × 844', heading),
  ...weights.map((weight) => row(weight.chapter, weight)),
  '',
  row(`heaviest: ${heaviest.chapter}`, { ...heaviest, framework: undefined }),
  row('limit', limits),
  'No framework code before a calculator comes into view.',
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = weights.some((weight) => excesses(weight).length > 0) ? 1 : 0;
