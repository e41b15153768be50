/** Run by `npm run mutate` (scripts/mutate.mjs), one game at a time. */
const game = process.env.MUTATE_GAME ?? '';

export default {
  testRunner: 'in-process',
  plugins: ['./scripts/mutate/runner.mjs'],
  coverageAnalysis: 'perTest',
  // Tables are made once, when a module is read: bending one would mean reading everything again.
  ignoreStatic: true,
  // Texts are clause ids, codes and options, which the compiler holds to each other.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Generous, or a busy machine makes bends look noticed. What never ends is found by its hits, much sooner.
  timeoutMS: 120_000,
  timeoutFactor: 5,
  reporters: ['json'],
  jsonReporter: { fileName: `.cache/mutants/${game}.json` },
  tempDirName: '.cache/mutants/tree',
  ignorePatterns: ['dist', '.astro', '.cache', 'test-results', 'public', 'docs'],
  disableTypeChecks: false,
  allowEmpty: false,
};
