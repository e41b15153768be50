/** Modules that run while the site is built, and may know every game. */
const BUILD_TIME = '^src/(build|clauses|heads|pages|previews)/|^(scripts|tests|bench)/';

/** Modules that are sent to the reader. */
const IN_THE_BROWSER = '^src/(widgets|calculators|search)/|^src/offline/(?!build[.])|[.]tsx$';

/** The list of all calculators, for build time only. */
const CALCULATORS = '^src/calculators/manifest[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'engine-imports-nothing',
      comment:
        'The rules engine is plain TypeScript: no packages, no Node, no browser, nothing from src/.',
      severity: 'error',
      from: { path: '^rules-engine/' },
      to: { pathNot: '^rules-engine/' },
    },
    {
      name: 'games-are-strangers',
      comment: 'A game may use rules-engine/core, never another game.',
      severity: 'error',
      from: { path: '^rules-engine/([^/]+)/', pathNot: '^rules-engine/core/' },
      to: { path: '^rules-engine/', pathNot: '^rules-engine/($1|core)/' },
    },
    {
      name: 'core-knows-no-game',
      comment: 'core/ is what games share. If it needs a game, it belongs in that game.',
      severity: 'error',
      from: { path: '^rules-engine/core/' },
      to: { path: '^rules-engine/', pathNot: '^rules-engine/core/' },
    },
    {
      name: 'one-door-per-game',
      comment: 'Outside the engine, import a game through its index.',
      severity: 'error',
      from: { pathNot: '^rules-engine/' },
      to: { path: '^rules-engine/[^/]+/', pathNot: '^rules-engine/(core/|[^/]+/index[.]ts$)' },
    },
    {
      name: 'registry-opens-doors-only',
      comment: 'rules-engine/index.ts lists the games. Import each through its index.',
      severity: 'error',
      from: { path: '^rules-engine/index[.]ts$' },
      to: { path: '^rules-engine/[^/]+/', pathNot: '^rules-engine/(core/|[^/]+/index[.]ts$)' },
    },
    {
      name: 'widgets-are-strangers',
      comment:
        'Move what two calculators share to src/calculators, or, if it is one game’s, to the shared folder of its widgets.',
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/([^/]+)/', pathNot: '^src/widgets/[^/]+/table/' },
      to: { path: '^src/widgets/', pathNot: '^src/widgets/($1/$2|$1/shared)/' },
    },
    {
      name: 'shared-controls-know-no-widget',
      comment:
        'src/calculators is what calculators share. If it needs one, it belongs in that one.',
      severity: 'error',
      from: { path: '^src/calculators/', pathNot: CALCULATORS },
      to: { path: '^src/widgets/|^rules-engine/[^/]+/', pathNot: '^rules-engine/core/' },
    },
    {
      name: 'clauses-and-search-know-no-game',
      comment:
        'Take the games from the registry, rules-engine/index.ts, so that a new one is found.',
      severity: 'error',
      from: { path: '^src/(clauses|search)/' },
      to: { path: '^rules-engine/[^/]+/|^src/widgets/', pathNot: '^rules-engine/core/' },
    },
    {
      name: 'registry-stays-at-build-time',
      comment:
        'A value import of rules-engine/index.ts ships every game to the reader. Types are free.',
      severity: 'error',
      from: { pathNot: `${BUILD_TIME}|^rules-engine/` },
      to: { path: '^rules-engine/index[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-registry-in-the-browser',
      comment:
        'The lists hold every game, and src/build the bundler. Let the page hand over what is needed as props.',
      severity: 'error',
      from: { path: IN_THE_BROWSER, pathNot: `^tests/|${CALCULATORS}` },
      to: {
        path: `^rules-engine/index[.]ts$|^src/(build|clauses)/|${CALCULATORS}`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'flexsearch-in-search-only',
      comment: 'FlexSearch is an inner matter of src/search.',
      severity: 'error',
      from: { pathNot: '^src/search/' },
      to: { path: '^node_modules/flexsearch/' },
    },
    {
      name: 'flexsearch-in-one-file',
      comment: 'One file of src/search knows FlexSearch; the others use that file.',
      severity: 'error',
      from: { path: '^src/' },
      module: { path: '^node_modules/flexsearch/', numberOfDependentsMoreThan: 1 },
    },
    {
      name: 'no-circular',
      comment: 'Move what both need into a third file below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-tests-in-production',
      comment: 'Only tests may import tests.',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'everything-resolves',
      comment: 'A boundary cannot be held on a path that leads nowhere.',
      severity: 'error',
      from: {},
      // Astro's own modules exist only while it builds; mdast is types alone.
      to: { couldNotResolve: true, pathNot: '^(astro:|mdast$)' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.astro', '.json'],
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
