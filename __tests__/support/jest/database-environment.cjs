const { readFile } = require('node:fs/promises');
const { TestEnvironment } = require('jest-environment-node');
require('./compile-once.cjs');

const engineFile = 'node_modules/@electric-sql/pglite/dist/pglite.wasm';
/** Compiled once a process: a third of the time that an embedded database takes to open. */
let engine;

/** A Node environment whose global `compiledEngine` is the code of the embedded database. */
module.exports = class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    engine ??= readFile(engineFile).then((code) => WebAssembly.compile(code));
    this.global.compiledEngine = await engine;
  }
};
