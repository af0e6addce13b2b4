// npm run test:node -- 22 24: build and start, the API's tests and one browser walk on each of these versions of Node; --api PATTERN for some of the API's tests.
// The binaries come from the package registry.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string', default: '' } },
});
const versions = positionals.length > 0 ? positionals : ['22', '24'];
const walk = ['application/apply-flow', 'content/pages'];

/** The path of this version's `node`, installed into `folder`. */
function install(version, folder) {
  const platform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--prefix', folder, `${platform}@${version}`],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`There is no Node ${version} for ${platform}`);
  return resolve(folder, 'node_modules', platform, 'bin', 'node');
}

function steps(node) {
  const jest = ['node_modules/jest/bin/jest.js', '--ci', '--silent', '--maxWorkers=2'];
  return [
    ['Build', ['scripts/build.mjs']],
    ['Start, and what the image is made of', ['scripts/test-assembled.mjs']],
    [
      'API',
      [...jest, '--selectProjects', 'integration', ...(values.api ? ['--', values.api] : [])],
    ],
    ['Browser', ['node_modules/@playwright/test/cli.js', 'test', ...walk]],
  ].map(([name, args]) => ({ name, args, node }));
}

const results = [];
for (const version of versions) {
  const folder = mkdtempSync(join(tmpdir(), `node-${version}-`));
  // The site is started as another user, who has to reach the binary.
  chmodSync(folder, 0o755);
  try {
    const node = install(version, folder);
    const name = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
    for (const step of steps(node)) {
      console.log(`\n=== Node ${name}: ${step.name}`);
      const startedAt = Date.now();
      const { status } = spawnSync(node, step.args, {
        stdio: 'inherit',
        env: {
          ...process.env,
          CI: '1',
          PATH: `${join(node, '..')}${delimiter}${process.env.PATH}`,
        },
      });
      const seconds = Math.round((Date.now() - startedAt) / 1_000);
      results.push(
        `Node ${name}: ${step.name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`,
      );
      if (status !== 0) process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(`\n${results.join('\n')}`);
