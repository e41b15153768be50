import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // A busy machine takes its time to read all chapters; nothing here is timed.
    testTimeout: 60_000,
    // Files share what they import, which is most of their time: nothing imported keeps a state.
    isolate: false,
    setupFiles: ['tests/support/seed.ts'],
    // No line and no way through the engine that no test takes.
    coverage: {
      include: ['rules-engine/**/*.ts'],
      reporter: ['text-summary', 'json'],
      reportsDirectory: '.cache/coverage',
      thresholds: { lines: 100, branches: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/site/**', 'tests/languages/**', 'tests/package/**'],
        },
      },
      // What a calculator draws, without a browser.
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/seed.ts', 'tests/support/dom.ts'],
        },
      },
      // Reads the built site in .cache/site.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
      // Builds a copy of the site with one language more.
      { extends: true, test: { name: 'languages', include: ['tests/languages/**/*.test.ts'] } },
      // Makes a package of the engine, and a project that uses it.
      { extends: true, test: { name: 'package', include: ['tests/package/**/*.test.ts'] } },
    ],
  },
});
