import { defineConfig } from 'vitest/config';

/** The tests that must notice when a rule of one game is bent. */
const game = process.env.MUTATE_GAME ?? '';

export default defineConfig({
  test: {
    include: [
      'tests/answers/answers.test.ts',
      `tests/rules-engine/${game}/**/*.test.ts`,
      `tests/oracles/${game}/**/*.test.ts`,
    ],
    setupFiles: ['tests/support/seed.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
});
