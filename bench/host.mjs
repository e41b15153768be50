/**
 * `npm run bench:host`: what one core of nginx serves of the built site, and what a page costs. It needs
 * nginx, wrk, a built site in `.cache/site` (below `/rules/`) and its compressed copies
 * (`npm run compress -- .cache/site`). Only this machine is asked.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { giveUp, ROOT } from '../scripts/run.mjs';

const SITE = join(ROOT, '.cache/site');
const PORT = 4399;
const SECONDS = 5;
const PAGES = [
  'en/',
  'en/vast-bonus-cards/entrance/',
  'en/r/rtn.rock-rose.income/',
  'en/try/map-scoring/',
  'embed/en/r/rtn.rock-rose.income/',
  'api/v1/clauses.en.json',
];

if (!existsSync(join(SITE, 'en/index.html.br'))) {
  giveUp('Build the site into .cache/site below /rules/, then: npm run compress -- .cache/site');
}

const fileOf = (page) => join(SITE, page.endsWith('/') ? `${page}index.html` : page);

/** Requests and bytes per second, as wrk counts them. */
const measured = (page) => {
  const printed = execFileSync(
    'wrk',
    [
      ...['-t1', '-c32', `-d${SECONDS}s`, '-H', 'Accept-Encoding: br'],
      `http://localhost:${PORT}/rules/${page}`,
    ],
    { encoding: 'utf8' },
  );
  const [, rate = '?'] = /Requests\/sec:\s*([\d.]+)/.exec(printed) ?? [];
  return Number(rate);
};

const nginx = spawn(
  process.execPath,
  ['scripts/nginx.mjs', '--run', '--root', SITE, '--base', '/rules/', '--port', String(PORT)],
  { cwd: ROOT, stdio: 'ignore' },
);
try {
  await wait(1000);
  process.stdout.write(`${'page'.padEnd(38)} as sent   pages/s   CPU a page\n`);
  for (const page of PAGES) {
    const rate = measured(page);
    const bytes = statSync(`${fileOf(page)}.br`).size;
    process.stdout.write(
      `${page.padEnd(38)} ${`${(bytes / 1024).toFixed(1)} KB`.padStart(8)} ${Math.round(rate).toString().padStart(9)} ${`${(1000 / rate).toFixed(3)} ms`.padStart(12)}\n`,
    );
  }
} finally {
  nginx.kill();
}
