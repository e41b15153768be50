import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4399);
const baseURL = `http://localhost:${port}/rules/`;
const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // A busy machine takes its time; nothing here is timed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: '.cache/playwright.json' }],
  ],
  use: {
    baseURL,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // Only the tests of offline use let it work; no other test is to see a kept page.
    serviceWorkers: 'block',
    launchOptions: { args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) },
  },
  webServer: {
    // `E2E_HOST=nginx npm test` runs the same tests behind the real one.
    command:
      process.env['E2E_HOST'] === 'nginx'
        ? `node scripts/nginx.mjs --run --root .cache/site --base /rules/ --port ${port}`
        : `node scripts/serve.mjs .cache/site --base /rules/ --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
