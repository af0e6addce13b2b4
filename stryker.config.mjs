/** Mutation tests; `npm run test:mutation` names the groups of files (scripts/mutation/test-mutation.mjs). */
const config = {
  testRunner: 'warm',
  plugins: ['./scripts/mutation/warm-test-runner.mjs'],
  coverageAnalysis: 'perTest',
  // Time limits of property tests vary with the machine; a mutant that loops is still found.
  timeoutFactor: 3,
  timeoutMS: 10_000,
  // The tests of a whole group take more than the usual five minutes where other programs want the processors, too.
  dryRunTimeoutMinutes: 15,
  incremental: true,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  cleanTempDir: true,
  ignorePatterns: ['/.next', '/dist', '/public/videos', '/.data', '/test-results'],
};

export default config;
