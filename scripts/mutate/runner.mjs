/**
 * Runs tests for Stryker without a test runner around them: the bent sources and the tests are read once by
 * Node itself, and a bend is tried by calling the tests that come by it until one fails. That takes
 * milliseconds. Decision 21 has the reasons.
 */
import fc from 'fast-check';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bendOf, listedIn } from './bends.mjs';
import { forget } from './remember.mjs';
import { collect, tests } from './vitest.mjs';

const GAME = process.env.MUTATE_GAME ?? '';

const besides = (file) => new URL(file, import.meta.url).href;

/** What the tests get in place of what they ask for. */
const standIn = (specifier, asker) => {
  if (specifier === 'vitest' && asker !== besides('vitest.mjs')) return besides('vitest.mjs');
  if (/[/]core[/]remember[.]ts$/.test(specifier) && GAME !== 'core') return besides('remember.mjs');
  return undefined;
};

registerHooks({
  resolve(specifier, context, next) {
    const url = standIn(specifier, context.parentURL);
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
  },
});

const ORACLES = 'tests/oracles';

/** The tests that must notice when a rule of the game is bent, the quick ones first. */
const testFiles = () =>
  [
    `tests/rules-engine/${GAME}/**/*.test.ts`,
    ...(GAME === 'core' ? [] : ['tests/answers/answers.test.ts']),
    `${ORACLES}/${GAME}/**/*.test.ts`,
  ].flatMap((pattern) => globSync(pattern).toSorted());

/** What Stryker and the bent sources tell each other. */
const stryker = (globalThis.__stryker__ ??= {});

const now = () => performance.now();

/** Runs a test; what it fails with, if it does. */
const failureOf = async ({ body }) => {
  try {
    await body();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Where the process that runs all tests first tells the others how often a test passes each place. */
const PASSES = 'passes.json';

/** Of the tests that come by a place, how often the one does that passes it most. */
const mostPasses = (perTest) => {
  const most = {};
  for (const passes of Object.values(perTest)) {
    for (const [id, times] of Object.entries(passes)) {
      most[id] = Math.max(most[id] ?? 0, times);
    }
  }
  return most;
};

const listed = new Set(
  process.env.MUTATE_ORACLES === 'all' ? [] : listedIn(GAME).map(({ bend }) => bend),
);

/** Whether a bend is known to change nothing. */
const isListed = ({ fileName, location: { start }, replacement }) => {
  const line = readFileSync(fileName, 'utf8').split('\n')[start.line];
  return listed.has(bendOf(fileName, line, replacement));
};

/** A test that passes a bend so many times as often as any did before never ends. */
const ENDLESS = 20;

class Runner {
  #byId = new Map();

  #passes = undefined;

  /** The test that noticed the last bend may well notice the next. */
  #last = undefined;

  /** A bend is at work only while a test runs: nothing has to be read again for it. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    await import(pathToFileURL(resolve('tests/support/seed.ts')));
    // That a property fails is enough: its smallest case is of no interest here.
    fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
    for (const path of testFiles()) {
      await collect(path, pathToFileURL(resolve(path)));
    }
    this.#byId = new Map(tests.map((test) => [test.id, test]));
  }

  async dryRun() {
    const results = [];
    for (const test of tests) {
      // Whatever a test comes by counts as passed by it, also what an earlier one has worked out.
      forget();
      stryker.currentTestId = test.id;
      const start = now();
      const failureMessage = await failureOf(test);
      results.push({
        id: test.id,
        name: test.id,
        fileName: resolve(test.path),
        timeSpentMs: now() - start,
        ...(failureMessage === undefined ? { status: 0 } : { status: 1, failureMessage }),
      });
    }
    stryker.currentTestId = undefined;
    writeFileSync(PASSES, JSON.stringify(mostPasses(stryker.mutantCoverage.perTest)));
    return { status: 'complete', tests: results, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter }) {
    this.#passes ??= JSON.parse(readFileSync(PASSES, 'utf8'));
    forget();
    stryker.activeMutant = activeMutant.id;
    stryker.hitLimit = ENDLESS * this.#passes[activeMutant.id];
    const asked = this.#inOrder(testFilter, basename(activeMutant.fileName, '.ts'));
    const outcome = await this.#firstFailure(
      isListed(activeMutant) ? asked.filter(({ path }) => !path.startsWith(ORACLES)) : asked,
    );
    stryker.activeMutant = undefined;
    return outcome;
  }

  async #firstFailure(asked) {
    for (const [before, test] of asked.entries()) {
      stryker.hitCount = 0;
      const failureMessage = await failureOf(test);
      if (failureMessage === undefined) continue;
      this.#last = test;
      return stryker.hitCount > stryker.hitLimit
        ? { status: 'timeout', reason: `${test.id} does not end` }
        : { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests: before + 1 };
    }
    return { status: 'survived', nrOfTests: asked.length };
  }

  /** First the module's own tests, then those of the game, the recorded answers and the oracles. */
  #inOrder(ids, module) {
    const rank = (test) =>
      test === this.#last ? 0 : basename(test.path) === `${module}.test.ts` ? 1 : 2;
    return ids.map((id) => this.#byId.get(id)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: Runner }];
