/** Mutation tests: `npm run mutate`, or for one game `npm run mutate -- shanghaien`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation.config.ts', dir: process.env['MUTATED'] ?? 'games' },
  mutate: ['games/*/rules/**/*.ts', '!**/{*.test,testing,trial,endings}.ts'],
  ignorePatterns: ['build', 'data'],
  tempDirName: 'build/mutation/work',
  incrementalFile: 'build/mutation/incremental.json',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'build/mutation/report.html' },
  jsonReporter: { fileName: 'build/mutation/report.json' },
};
