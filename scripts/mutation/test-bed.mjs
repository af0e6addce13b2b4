import { readFileSync, readdirSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import * as circus from 'jest-circus';
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const require = createRequire(import.meta.url);

/** Lets `require` read TypeScript and the aliases as Jest does, from Jest's own configuration. */
function readModulesAsJestDoes(root, { transform, moduleNameMapper }) {
  const [[, [, swc]]] = Object.entries(transform);
  const aliases = Object.entries(moduleNameMapper).map(([pattern, target]) => ({
    pattern: new RegExp(pattern),
    target: target.replace('<rootDir>', root),
  }));
  const compiled = new Map();
  for (const extension of ['.ts', '.tsx'])
    Module._extensions[extension] = (module, filename) => {
      if (!compiled.has(filename)) {
        const source = readFileSync(filename, 'utf8');
        compiled.set(filename, transformSync(source, { ...swc, filename, swcrc: false }).code);
      }
      module._compile(compiled.get(filename), filename);
    };
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (request, ...rest) => {
    const alias = aliases.find(({ pattern }) => pattern.test(request));
    const match = alias?.pattern.exec(request);
    return resolve(match ? alias.target.replace('$1', match[1]) : request, ...rest);
  };
}

/** What tests use of the `jest` object. */
function jestObject() {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
  const names = ['useFakeTimers', 'useRealTimers', 'setSystemTime', 'advanceTimersByTime'];
  return {
    fn: (implementation) => mocker.fn(implementation),
    spyOn: (...given) => mocker.spyOn(...given),
    // A mutant that hangs is found by the shorter limit of the test bed.
    setTimeout: () => {},
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    ...Object.fromEntries(names.map((name) => [name, (...given) => timers[name](...given)])),
  };
}

/** Files that replace whole modules or ask for a browser's environment need Jest itself. */
const needsJest = /\bjest\.(?:mock|doMock)\(|@jest-environment/;

const testFilesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.test.ts') && !needsJest.test(readFileSync(file, 'utf8')))
    .sort();

const testsIn = (block) =>
  block.children.flatMap((child) => (child.type === 'test' ? [child] : testsIn(child)));

const idOf = (test) => {
  const titles = [test.name];
  for (let block = test.parent; block.parent; block = block.parent) titles.unshift(block.name);
  return titles.join(' ');
};

/** The unit tests of some folders, without the files named with a leading `!`, loaded once by jest-circus and run as often as asked. */
export async function createTestBed(folders) {
  // Stryker starts its runners in the sandbox: the copy of the project that holds the mutants.
  const root = process.cwd();
  const { default: jestConfig } = await import(path.join(root, 'jest.config.mjs'));
  const unit = jestConfig.projects.find(({ displayName }) => displayName === 'unit');
  readModulesAsJestDoes(root, unit);
  Object.assign(globalThis, circus.default, { expect: jestExpect, jest: jestObject() });
  const left = new Set(folders.filter((name) => name.startsWith('!')).map((name) => name.slice(1)));
  const files = folders
    .filter((name) => !name.startsWith('!'))
    .flatMap((folder) => testFilesBelow(path.join(root, folder)))
    .filter((file) => !left.has(path.relative(root, file)));
  let tests = [];

  const load = () => {
    for (const file of Object.keys(require.cache))
      if (file.startsWith(root) && !file.includes('node_modules')) delete require.cache[file];
    circus.resetState();
    circus.getState().testTimeout = unit.testTimeout ?? 5_000;
    for (const file of files)
      circus.describe(path.relative(root, file), () => {
        for (const setup of unit.setupFilesAfterEnv) {
          const shared = setup.replace('<rootDir>', root);
          delete require.cache[shared];
          require(shared);
        }
        require(file);
      });
    tests = circus
      .getState()
      .rootDescribeBlock.children.flatMap((block) =>
        testsIn(block).map((test) => ({ test, id: idOf(test), file: block.name, mode: test.mode })),
      );
  };

  /** Runs the tests with these ids (all without ids) up to the first failure. */
  const run = async ({ ids, onTestChange = () => {} } = {}) => {
    let failed = false;
    circus.getState().unhandledErrors = [];
    const asked = ids && new Set(ids);
    for (const { test, id, mode } of tests) {
      test.mode = !asked || asked.has(id) ? mode : 'skip';
      test.status = null;
      test.errors = [];
    }
    const names = new Map(tests.map(({ test, id }) => [test, id]));
    const watch = ({ name, test }) => {
      if (name === 'test_start') {
        if (failed) test.mode = 'skip';
        else onTestChange(names.get(test));
      }
      if (name === 'test_done' || name === 'test_skip') onTestChange(undefined);
      if (name === 'test_fn_failure' || name === 'hook_failure') failed = true;
    };
    circus.addEventHandler(watch);
    const { unhandledErrors } = await circus.run();
    circus.removeEventHandler(watch);
    const results = tests
      .filter(({ test }) => test.status === 'done')
      .map(({ test, id, file }) => ({
        id,
        file: path.join(root, file),
        durationMs: test.duration ?? 0,
        failure: test.errors.length > 0 ? String(test.errors[0][0] ?? test.errors[0]) : null,
      }));
    return { results, unhandledErrors };
  };

  return { load, run, ids: () => tests.map(({ id }) => id) };
}
