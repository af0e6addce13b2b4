const { default: runTestFile } = require('jest-circus/runner');
require('./compile-once.cjs');

/** Runs the tests of a file in an order by the seed of the run, as `--randomize` does, which would do so in every project. */
module.exports = (globalConfig, ...rest) =>
  runTestFile({ ...globalConfig, randomize: true }, ...rest);
