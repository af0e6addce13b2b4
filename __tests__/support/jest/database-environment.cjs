const { readFile } = require('node:fs/promises');
const { setFlagsFromString } = require('node:v8');
const { TestEnvironment } = require('jest-environment-node');
const { createDescriptionCheck } = require('../openapi/description-check.cjs');
require('./compile-once.cjs');

// Tests query too little for optimised code of the embedded database to pay.
setFlagsFromString('--liftoff-only');
const engineFile = 'node_modules/@electric-sql/pglite/dist/pglite.wasm';
/** Compiled once a process: a third of the time that an embedded database takes to open. */
let engine;
/** Shared by the test files of a process: schemas take longer to compile than most answers to come. */
let checkAnswer;

/** A Node environment with the code of the embedded database and the check of answers as globals. */
module.exports = class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    engine ??= readFile(engineFile).then((code) => WebAssembly.compile(code));
    this.global.compiledEngine = await engine;
    checkAnswer ??= createDescriptionCheck(process.env.TEST_DESCRIPTION);
    this.global.checkAnswer = checkAnswer;
  }
};
