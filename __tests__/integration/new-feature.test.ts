import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const copied = [
  'src',
  'scripts',
  'public',
  '__tests__/support',
  'jest.config.mjs',
  'package.json',
  'tsconfig.json',
  'next-i18next.config.js',
];
// What else may be wrong in the project is told by `npm run types`.
const concerned =
  /credit-note|src\/store\/root-|src\/backoffice\/app\.ts|src\/contracts\/endpoints\.ts/;
const minutes = 60_000;
let root = '';
const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

/** A copy of the project with the feature in it, out of everybody's way. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-feature-'));
  for (const path of copied) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  run('scripts/new-feature.mjs', 'credit-note');
  writeFileSync(
    join(root, 'tsconfig.feature.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { incremental: false },
      include: [
        'next-env.d.ts',
        'src/css-modules.d.ts',
        '__tests__/support/dom.ts',
        '**/credit-note/**/*',
        '**/credit-note*',
        'src/store/*.ts',
        'src/backoffice/app.ts',
        'src/contracts/endpoints.ts',
      ],
      exclude: ['node_modules'],
    }),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('A new feature', () => {
  it(
    'compiles as it is written',
    () => {
      const answer = run(
        'node_modules/typescript/bin/tsc',
        '--noEmit',
        '--listFiles',
        '-p',
        'tsconfig.feature.json',
      );
      const complaints = answer.stdout
        .split('\n')
        .filter((line) => line.includes('error TS') && concerned.test(line));
      expect(answer.stdout).toContain('credit-note.routes.ts');
      expect(complaints).toEqual([]);
      expect(answer.stderr).toBe('');
    },
    2 * minutes,
  );

  it(
    'passes the tests that come with it',
    () => {
      const answer = run(
        'node_modules/jest/bin/jest.js',
        '--selectProjects',
        'unit',
        'components',
        '--testPathPatterns',
        'credit-note',
        '--json',
      );
      const results: {
        numTotalTests: number;
        numFailedTests: number;
        numTotalTestSuites: number;
        success: boolean;
      } = JSON.parse(answer.stdout || '{}');
      expect({ ...results, stderr: results.success ? '' : answer.stderr }).toMatchObject({
        numTotalTestSuites: 3,
        numTotalTests: 10,
        numFailedTests: 0,
        success: true,
        stderr: '',
      });
    },
    2 * minutes,
  );
});
