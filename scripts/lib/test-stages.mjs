import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { isBuilt } from './source-stamp.mjs';
import { writeTestGroups } from './test-groups.mjs';

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));

function start(script, args, { output, env = {} }) {
  return spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', output, output],
    env: { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
}

/** The exit code of a child process. */
function codeOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program of this project to its end with its output shown. */
export function run(script, args = [], env = {}) {
  return codeOf(start(script, args, { output: 'inherit', env }));
}

/** A stage that only passes or fails. Its output is buffered, because other stages run beside it. */
export async function check(script, args = [], env = {}) {
  const child = start(script, args, { output: 'pipe', env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { passed: 0, failed: (await codeOf(child)) === 0 ? 0 : 1, output };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A suite without a report, or one that fails although every test passed, counts as one failure. */
function counted({ passed, failed }, code) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Kills in the midst of work, generated requests, and lint and tests of a feature that is made from the template, are for `npm run test:long`. */
const longTests = /([-](kill|fuzz)|integration\/scripts\/new-feature)\.test\.ts$/;
const projects = {
  unit: ['unit', 'architecture'],
  components: ['components'],
  integration: ['integration'],
};
/** Beside the sources, since the runner takes no test from `node_modules`, and outside `dist`, which the build beside the tests makes anew. */
const groups = resolve('test-groups');

/** A fifth of the generated cases: `npm run test:long` tries every case. */
export const daily = {
  args: ['--silent', '--testPathIgnorePatterns', longTests.source],
  env: { FC_SHARE: '0.2', ...process.env },
};

/** As many tests at once as keep two cores busy with what runs beside them. */
async function jest(project, workers) {
  const file = join(reports, `${project}.json`);
  writeTestGroups({
    tests: projects[project].map((folder) => join('__tests__', folder)),
    groups: join(groups, project),
    ignored: longTests,
  });
  const code = await run(
    'node_modules/jest/bin/jest.js',
    [
      ...['--ci', '--json', `--outputFile=${file}`, `--maxWorkers=${workers}`],
      ...[...daily.args, '--selectProjects', project],
    ],
    { TEST_GROUPS: groups, ...daily.env },
  );
  const report = read(file);
  const brokenFiles =
    report?.testResults.filter(
      (result) =>
        result.status === 'failed' &&
        result.assertionResults.every(({ status }) => status !== 'failed'),
    ).length ?? 0;
  return counted(
    { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + brokenFiles },
    code,
  );
}

async function build() {
  return isBuilt() ? { passed: 0, failed: 0 } : check('scripts/build.mjs');
}

async function playwright() {
  const file = join(reports, 'playwright.json');
  const code = await run('node_modules/@playwright/test/cli.js', ['test'], {
    PLAYWRIGHT_REPORT_FILE: file,
  });
  const { expected = 0, flaky = 0, unexpected = 0 } = read(file)?.stats ?? {};
  if (flaky > 0) console.log(`${flaky} end-to-end tests passed only at another try`);
  return counted({ passed: expected + flaky, failed: unexpected }, code);
}

const gib = 2 ** 30;
/** The checker of types (a Go program) holds 5 GiB: where there is twice as much, it need not look for what it may forget, a fifth of its time. */
const roomForTypes = totalmem() > 12 * gib ? { GOGC: 'off', GOMEMLIMIT: '6GiB' } : {};

/** What reads the sources without running them. */
export const checks = [
  ['Types and lint', 'oxlint/bin/oxlint', ['--type-check', '--quiet']],
  ['Format', 'oxfmt/bin/oxfmt', ['--check']],
].map(([name, program, args]) => ({
  name,
  run: () => check(`node_modules/${program}`, args, roomForTypes),
}));

/** The test run in order; stages in one line run concurrently. A stage is skipped when the one it `needs` failed. */
export const steps = [
  // Before the build, which writes types that they would read.
  checks,
  // The build leaves a quarter of two cores unused, and what integration tests begin with half of them for twenty seconds.
  [
    { name: 'Production build', run: build },
    { name: 'Unit and architecture tests', run: () => jest('unit', 2) },
  ],
  // After the build, since integration tests take the places that it compiled.
  [
    { name: 'Integration tests', run: () => jest('integration', 3) },
    { name: 'Component tests', run: () => jest('components', 2) },
  ],
  [{ name: 'End-to-end tests in Chromium', needs: 'Production build', run: playwright }],
];
