/* global setTimeout */
/**
 * `npm run bench:scale`: what grows with the shelf. Builds the site as it is and a copy with ten times
 * the games (their clauses, figures and questions under other names; calculators are not copied), and
 * prints both side by side: the build, what a reader loads, and the search on a phone. `--times 3`.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { games } from '../rules-engine/index.ts';
import { openPhone, summed } from './search-on-phone.mjs';

const { values: options } = parseArgs({
  options: { times: { type: 'string', default: '10' } },
});
const TIMES = Number(options.times);
const COPY = '.cache/scale';
const SITE = '.cache/scale-site';
const PARTS = [
  'content',
  'public',
  'rules-engine',
  'scripts',
  'src',
  'tests',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
];

const edit = (file, change) => {
  const before = readFileSync(join(COPY, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`bench/scale.mjs finds nothing to change in ${file}`);
  writeFileSync(join(COPY, file), after);
};

/** A game's ids begin with its prefix: `fi.map.new` becomes `fi7.map.new`. */
const renamed = (text, prefix, k) =>
  text.replaceAll(new RegExp(`\\b${prefix}\\.(?=[a-z])`, 'g'), `${prefix}${k}.`);

/** A chapter without what belongs to calculators and examples, which are not copied. */
const withoutCalculators = (text) =>
  text
    .replaceAll(/<Example [^]*?<\/Example>\n/g, '')
    .replaceAll(/<Calculator [^>]*\/>\n/g, '')
    .replaceAll(/<\/?Reading[^>]*>\n*/g, '');

const copyContent = ({ slug, prefix }, k) => {
  const from = join(COPY, 'content', slug);
  const to = join(COPY, 'content', `${slug}-${k}`);
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = join(to, name);
    if (statSync(file).isDirectory()) continue;
    const text = renamed(readFileSync(file, 'utf8'), prefix, k);
    const rest = name.endsWith('.mdx') ? withoutCalculators(text) : text;
    // What is asked in a moment may be answered by a calculator.
    writeFileSync(file, rest.replace(/^moments:\n(?:[ #].*\n|\n)*/m, 'moments: {}\n'));
  }
};

/** The games again, under other names, as the engine tells them. */
const MORE = (times) => `
const copied = (game: Game, k: number): Game => ({
  slug: \`\${game.slug}-\${k}\`,
  prefix: \`\${game.prefix}\${k}\`,
  clauses: Object.fromEntries(
    Object.entries(game.clauses).map(([id, clause]) => [
      id.replace('.', \`\${k}.\`),
      { ...clause, provenance: 'printed', place: 'bench' },
    ]),
  ) as Game['clauses'],
  retired: {},
  examples: [],
});
export const games: readonly Game[] = [
  ...real,
  ...Array.from({ length: ${times - 1} }, (_, k) => real.map((game) => copied(game, k + 2))).flat(),
];
`;

const makeCopy = () => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const part of PARTS) cpSync(part, join(COPY, part), { recursive: true });
  symlinkSync('../../node_modules', join(COPY, 'node_modules'));
  for (const game of games) for (let k = 2; k <= TIMES; k += 1) copyContent(game, k);
  const plain = `.replace(/-\\d+$/, '')`;
  edit(
    'rules-engine/index.ts',
    (text) =>
      `import type { Game } from './core/game.ts';\n${text.replace('export const games', 'const real')}${MORE(TIMES)}`,
  );
  edit(
    'src/games.ts',
    (text) =>
      `${text}\nfor (const [slug, facts] of Object.entries(GAMES)) {\n  for (let k = 2; k <= ${TIMES}; k += 1) {\n    Object.assign(GAMES, { [\`\${slug}-\${k}\`]: { ...facts, title: \`\${facts.title} \${k}\`, best: [] } });\n  }\n}\n`,
  );
  edit('src/styles/sheets.ts', (text) =>
    text.replace('sheets.get(game)', `sheets.get(game${plain})`),
  );
  edit('src/figures/Emblem.tsx', (text) =>
    text.replaceAll('EMBLEMS[game]', `EMBLEMS[game${plain} as GameSlug]`),
  );
  // Only the games themselves have tables of their own.
  edit('src/pages/[lang]/[game]/table.astro', (text) =>
    text.replace('games.map(', 'games.filter(({ slug }) => !/-\\d+$/.test(slug)).map('),
  );
};

/** Builds a folder's site and tells seconds and the most memory it took, in MB. */
const built = async (folder) => {
  const site = join(folder, SITE);
  const started = performance.now();
  const child = spawn('node_modules/.bin/astro', ['build', '--outDir', SITE], {
    cwd: folder,
    // Without an address of its own a site draws no previews: they are kept between builds.
    env: { ...process.env, SITE_BASE: '/rules/', SITE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let most = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      try {
        const [, kilobytes = '0'] =
          /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
        most = Math.max(most, Number(kilobytes) / 1024);
      } catch {
        // Not every system tells.
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const watching = watch();
  const code = await new Promise((resolve) => child.on('close', resolve));
  isOver = true;
  await watching;
  if (code !== 0) throw new Error(`${folder} cannot be built`);
  return { site, seconds: (performance.now() - started) / 1000, memory: most };
};

const kb = (site, path) => {
  const text = readFileSync(join(site, path));
  return (
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1024
  );
};

const count = (site) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('index.html'),
  ).length;

const READ = {
  'home page, KB': 'en/index.html',
  'a chapter, KB': 'en/fire-and-ice/auction/index.html',
  'a clause, KB': 'en/r/fi.auction.setup/index.html',
  'a calculator, KB': 'en/try/map-scoring/index.html',
  'search, words, KB': 'en/search.json',
  'search, a game, KB': 'en/search/fire-and-ice.json',
  'offline copy, list, KB': 'en/offline.json',
};

const searchIn = async (site) => {
  const phone = await openPhone(site);
  const runs = [];
  for (let round = 0; round < 5; round += 1) {
    runs.push(await phone.measure('en/fire-and-ice/auction/', { settle: 2000 * TIMES }));
  }
  await phone.close();
  return summed(runs);
};

const figuresOf = async ({ site, seconds, memory }) => {
  const { first, loaded, key } = await searchIn(site);
  return {
    pages: count(site),
    'build, s': seconds,
    'build, MB': memory,
    ...Object.fromEntries(Object.entries(READ).map(([what, path]) => [what, kb(site, path)])),
    'offline copy, requests':
      Object.keys(JSON.parse(readFileSync(join(site, 'en/offline.json'), 'utf8')).bundles).length +
      2,
    'search, first result, ms': first,
    'search, until then, KB': loaded,
    'search, a key, p95 ms': key,
  };
};

/** What to reach, with the shelf as it is and ten times as long. */
const GOALS = {
  'build, s': [15, undefined],
  'search, first result, ms': [600, 1000],
  'search, until then, KB': [60, undefined],
  'search, a key, p95 ms': [16, 50],
  'offline copy, requests': [12, 12],
};

const now = await figuresOf(await built('.'));
makeCopy();
const then = await figuresOf(await built(COPY));

const cell = (value) => value.toFixed(value < 100 ? 1 : 0).padStart(10);
const goalOf = (value, goal) =>
  (goal === undefined ? '' : value > goal ? `> ${goal}` : `≤ ${goal}`).padStart(8);
process.stdout.write(
  `${''.padEnd(28)}${'now'.padStart(10)}${'goal'.padStart(8)}${`× ${TIMES}`.padStart(10)}${'goal'.padStart(8)}\n`,
);
for (const [what, value] of Object.entries(now)) {
  const [today, later] = GOALS[what] ?? [];
  process.stdout.write(
    `${what.padEnd(28)}${cell(value)}${goalOf(value, today)}${cell(then[what])}${goalOf(then[what], later)}\n`,
  );
}
