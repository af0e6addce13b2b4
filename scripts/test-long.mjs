// npm run test:long: the kill, fuzz, ledger and property tests of npm test at their full length, every integration test on both databases, every case of the browser tests in all languages, every habit of a careless lender on every page, and instances that are replaced under load. Hours, not minutes.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const lengths = {
  KILL_ROUNDS: '200',
  FUZZ_RUNS: '200000',
  HOSTILE_UPLOADS: '2000',
  REPLAY_PEOPLE: '43500',
  REPLAY_KILLS: '40',
  LEDGER_OPERATIONS: '10000',
  LEDGER_KILLS: '50',
  STAFF_KILLS: '200',
  MERGE_KILLS: '50',
  ROTATION_KILLS: '50',
  WITHDRAWAL_KILLS: '50',
  WALKS: 'all',
  TEST_ENGINES: 'all',
  FC_SHARE: '1',
  // New ones each time; the titles of the tests name them.
  RANDOM_API_SEEDS: ['1', ...Array.from({ length: 4 }, () => randomInt(1_000_000))].join(','),
};

function run(script, args) {
  const env = { ...lengths, ...process.env };
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env }).status ?? 1;
}

const jest = ['--selectProjects', 'unit', 'integration', '--maxWorkers=2'];
const codes = [
  run('scripts/build.mjs', []),
  run('node_modules/@playwright/test/cli.js', ['test']),
  run('node_modules/jest/bin/jest.js', jest),
  run('node_modules/tsx/dist/cli.mjs', ['scripts/instances/test-rolling.ts']),
];
process.exitCode = Math.max(...codes);
