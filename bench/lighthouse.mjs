/**
 * `npm run bench:lighthouse`: what Lighthouse says of the built site in .cache/site, as a phone: 100 in all
 * four categories on each kind of page, or what is missing. Lighthouse is fetched by npx, since the site
 * does not depend on it; `LIGHTHOUSE=/path/to/lighthouse` takes another one. `--rounds 3`: medians.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { requireBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';

const PAGES = {
  home: 'en/',
  chapter: 'en/fire-and-ice/auction/',
  'heaviest chapter': 'it/fire-and-ice/volcano-factions/',
  clause: 'en/r/rtn.rock-rose.income/',
  calculator: 'en/try/map-scoring/',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const [command, ...first] = (process.env.LIGHTHOUSE ?? 'npx --yes lighthouse').split(' ');
const CHROME_PATH = await requireBrowser();

const report = async (address) => {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ');
  const child = spawn(
    command,
    [...first, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  await new Promise((resolve) => child.on('close', resolve));
  return JSON.parse(text);
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** What cost points, in Lighthouse's words. */
const missed = ({ categories, audits }) =>
  CATEGORIES.flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim());

const site = await serve({ folder: '.cache/site', base: '/rules/', port: 4590, tries: 10 });
process.stdout.write(`${''.padEnd(18)}${CATEGORIES.map((name) => name.padStart(16)).join('')}\n`);
for (const [name, path] of Object.entries(PAGES)) {
  const reports = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    reports.push(await report(`${site.address}${path}`));
  }
  const scores = CATEGORIES.map((category) =>
    median(reports.map(({ categories }) => Math.round(100 * (categories[category].score ?? 0)))),
  );
  const lost = [...new Set(reports.flatMap(missed))];
  process.stdout.write(
    `${name.padEnd(18)}${scores.map((score) => String(score).padStart(16)).join('')}  ${lost.join('; ')}\n`,
  );
}
site.close();
