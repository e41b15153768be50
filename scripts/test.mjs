import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { requireBrowser } from './browser.mjs';
import { ROOT, run, stopOnSignals } from './run.mjs';
import { setUp } from './set-up.mjs';

const VERBOSE = process.argv.includes('--verbose');
const BROWSER = !process.argv.includes('--no-browser');
const CORES = 2;

/** The tests see the site under a base path, so a link that forgets it is found. */
const SITE = { SITE_BASE: '/rules/', SITE_URL: 'https://rules.example' };

/**
 * What must hold, in the order in which it is begun. `after` waits for another gate to end; `needs` also
 * asks that it passed. `report` names the file in which a test runner leaves its counts. `alone`: the
 * gate keeps both cores busy by itself. The others keep one core busy each, so the long ones come first.
 */
const GATES = [
  { name: 'sync', run: ['astro', 'sync'] },
  { name: 'unit tests', ...vitest('unit', '--coverage') },
  { name: 'types', run: ['astro', 'check', '--minimumSeverity', 'warning'], after: ['sync'] },
  { name: 'lint', run: ['eslint', '.', '--max-warnings', '0'], after: ['sync'] },
  // Both write into .astro/, so the build waits for the types.
  {
    name: 'build',
    run: ['astro', 'build', '--outDir', '.cache/site'],
    after: ['types'],
    env: SITE,
  },
  { name: 'widget tests', ...vitest('dom') },
  { name: 'page tests', ...vitest('site'), needs: ['build'] },
  { name: 'third language', ...vitest('languages') },
  { name: 'package', ...vitest('package') },
  { name: 'format', run: ['prettier', '--check', '.'] },
  { name: 'engine types', run: ['tsc', '-p', 'rules-engine'] },
  { name: 'imports', run: ['depcruise', 'rules-engine', 'src', 'tests', 'scripts'] },
  {
    name: 'browser tests',
    run: ['playwright', 'test'],
    // Playwright sets FORCE_COLOR for its workers, and Node warns of the contradiction.
    env: { NO_COLOR: '' },
    needs: ['build'],
    alone: true,
    report: '.cache/playwright.json',
    counts: playwrightCounts,
    tests: playwrightTests,
  },
];

function vitest(project, ...more) {
  const report = `.cache/vitest-${project}.json`;
  return {
    run: [
      ...['vitest', 'run', '--project', project, '--maxWorkers=1', ...more],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    report,
    counts: vitestCounts,
    tests: vitestTests,
  };
}

function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

function vitestTests({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({ name: fullName, duration })),
  );
}

function playwrightCounts({ stats }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function playwrightTests({ suites = [], specs = [] }) {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ name: title, duration }))),
    ),
    ...suites.flatMap(playwrightTests),
  ];
}

/** A static gate counts as one test; a runner's tests are counted by its report. */
const outcomeOf = (gate, ok) => {
  if (!gate.report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  try {
    const report = JSON.parse(readFileSync(join(ROOT, gate.report), 'utf8'));
    return { ...faultless(gate.counts(report), ok), tests: gate.tests(report) };
  } catch {
    return { passed: 0, failed: 1, fault: 'left no report' };
  }
};

/** A run in which nothing failed may still not count as passed. */
const faultless = ({ passed, failed, skipped }, ok) => {
  const fault =
    skipped > 0
      ? `${skipped} skipped`
      : passed + failed === 0
        ? 'no tests found'
        : !ok && failed === 0
          ? 'failed outside a test'
          : undefined;
  return { passed, failed: failed + (fault ? 1 : 0), fault };
};

const runGate = async (gate, outcomes) => {
  if (gate.needs?.some((name) => outcomes.get(name).failed > 0)) {
    return {
      passed: 0,
      failed: 1,
      fault: `needs ${gate.needs.join(', ')}`,
      seconds: 0,
      output: '',
    };
  }
  const started = performance.now();
  if (gate.report) rmSync(join(ROOT, gate.report), { force: true });
  const [command, ...args] = gate.run;
  const { ok, output } = await run(command, args, { env: gate.env, shown: VERBOSE });
  const seconds = (performance.now() - started) / 1000;
  return { ...outcomeOf(gate, ok), seconds, output };
};

const report = ({ name }, { passed, failed, fault, seconds, output }) => {
  if (failed > 0 && output && !VERBOSE) process.stdout.write(`${output.trimEnd()}\n`);
  const mark = failed > 0 ? '✗' : '✓';
  const counts = passed + failed > 1 ? ` ${passed} of ${passed + failed}` : '';
  const reason = fault ? ` (${fault})` : '';
  process.stdout.write(
    `${mark} ${name.padEnd(14)}${seconds.toFixed(1).padStart(6)} s${counts}${reason}\n`,
  );
};

/** Starts each gate as soon as what it waits for has ended and a core is free. */
const runAll = async (gates) => {
  const outcomes = new Map();
  const waiting = [...gates];
  const running = new Map();
  const isReady = ({ after = [], needs = [], alone }) =>
    [...after, ...needs].every((name) => outcomes.has(name)) && (!alone || running.size === 0);

  while (waiting.length + running.size > 0) {
    const next = running.size < CORES ? waiting.find(isReady) : undefined;
    if (next && ![...running.keys()].some(({ alone }) => alone)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        runGate(next, outcomes).then((outcome) => ({ gate: next, outcome })),
      );
      continue;
    }
    const { gate, outcome } = await Promise.race(running.values());
    running.delete(gate);
    outcomes.set(gate.name, outcome);
    report(gate, outcome);
  }
  return [...outcomes.values()];
};

const SLOWEST = 10;

const reportSlowest = (outcomes) => {
  const slowest = outcomes
    .flatMap(({ tests = [] }) => tests)
    .sort((a, b) => b.duration - a.duration)
    .slice(0, SLOWEST);
  process.stdout.write(`The slowest tests:\n`);
  for (const { name, duration } of slowest) {
    process.stdout.write(`${(duration / 1000).toFixed(1).padStart(8)} s ${name}\n`);
  }
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const started = performance.now();
stopOnSignals();
await setUp();
if (BROWSER) process.env.CHROMIUM_PATH = await requireBrowser();
process.env.E2E_PORT = String(await freePort());
mkdirSync(join(ROOT, '.cache'), { recursive: true });

const outcomes = await runAll(GATES.filter(({ name }) => BROWSER || name !== 'browser tests'));
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const minutes = (performance.now() - started) / 60_000;
reportSlowest(outcomes);
process.stdout.write(`All in ${minutes.toFixed(1)} minutes.\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
