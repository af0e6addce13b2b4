// npm run test:long: the kill, fuzz and ledger tests of npm test at their full length. Hours, not minutes.
import { spawnSync } from 'node:child_process';

const lengths = {
  KILL_ROUNDS: '200',
  FUZZ_RUNS: '100000',
  LEDGER_OPERATIONS: '10000',
  LEDGER_KILLS: '50',
};
const files = 'integration/.*/(api-fuzz|application-kill|document-kill|ledger-kill)';

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'integration',
    '--maxWorkers=2',
    '--testPathPatterns',
    files,
  ],
  {
    stdio: 'inherit',
    env: { ...lengths, ...process.env },
  },
);
process.exitCode = status ?? 1;
