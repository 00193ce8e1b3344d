import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test knows how fast the machine is. These limits only end what hangs.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    setupFiles: ['tools/property-seed.ts'],
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'build/**'],
    pool: 'threads',
    // By default one processor is left to the watcher; nobody watches here.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['{core,table,text,bots}/**/*.ts', 'games/*.ts', 'games/*/{rules,bots,text}/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: [['text', { skipFull: true }], 'html', 'json-summary'],
      reportsDirectory: 'build/coverage',
      // A rule no test has ever run is a rule nobody has checked.
      thresholds: { 'games/*/rules/**/*.ts': { lines: 98 } },
    },
  },
});
