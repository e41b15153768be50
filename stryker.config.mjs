/** Run by `npm run mutate` (scripts/mutate.mjs), one game at a time. */
const game = process.env.MUTATE_GAME ?? '';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate.vitest.config.mjs' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Tables are made once, when a module is read: bending one would mean a whole run of all tests.
  ignoreStatic: true,
  // Texts are clause ids, codes and options, which the compiler holds to each other.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 2,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `.cache/mutants/${game}.incremental.json`,
  reporters: ['json'],
  jsonReporter: { fileName: `.cache/mutants/${game}.json` },
  tempDirName: '.cache/mutants/tree',
  ignorePatterns: ['dist', '.astro', '.cache', 'test-results', 'public', 'docs'],
  disableTypeChecks: false,
  allowEmpty: false,
};
