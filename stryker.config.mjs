/** Mutation tests; `npm run test:mutation` names the groups of files (scripts/test-mutation.mjs). */
const config = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.mutation.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // Time limits of property tests vary with the machine; a mutant that loops is still found.
  timeoutFactor: 3,
  timeoutMS: 20_000,
  ignoreStatic: true,
  incremental: true,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  cleanTempDir: true,
  ignorePatterns: ['/.next', '/dist', '/public/videos', '/.data', '/test-results'],
};

export default config;
