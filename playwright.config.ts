import { defineConfig } from '@playwright/test';

/** Started by tools/browser.mjs, which finds the browser and starts the server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env['E2E'] ?? '*.spec.ts',
  outputDir: 'build/e2e',
  fullyParallel: true,
  workers: 2,
  // No test is timed: these limits only end what hangs, on however slow a machine.
  timeout: 1_200_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  // tools/failures.mjs reads the JSON.
  reporter: [['dot'], ['json', { outputFile: 'build/test/browser.json' }]],
  forbidOnly: true,
  use: {
    baseURL: process.env['QUAYSIDE_URL'] ?? 'http://127.0.0.1:8380',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(process.env['CHROME'] ? { executablePath: process.env['CHROME'] } : {}),
      // Who runs tests as root, in a container say, has no sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
