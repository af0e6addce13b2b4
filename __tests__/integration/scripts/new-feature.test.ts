import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const copied = [
  'src',
  'scripts',
  'public',
  '__tests__/support',
  '__tests__/architecture',
  '__tests__/unit/i18n',
  '__tests__/unit/docs/feature-table.test.ts',
  'docs/architecture.md',
  '.oxlintrc.json',
  'eslint.config.mjs',
  'jest.config.mjs',
  'prettier.config.mjs',
  'package.json',
  'tsconfig.json',
  'next-i18next.config.js',
];
// What else may be wrong in the project is told by `npm run types`.
const concerned =
  /credit-note|operation-groups|text-keys|src\/store\/root-|src\/backoffice\/app\.ts|src\/contracts\/endpoints\.ts/;
const minutes = 60_000;
let root = '';
let written: string[] = [];
const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

/** A copy of the project with the feature in it, out of everybody's way. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-feature-'));
  for (const path of copied) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  written = run('scripts/new-feature.mjs', 'credit-note')
    .stdout.split('\n')
    .filter((line) => /^(?:src|__tests__|public)\//.test(line));
  writeFileSync(
    join(root, 'tsconfig.feature.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { incremental: false },
      include: [
        'next-env.d.ts',
        'src/css-modules.d.ts',
        '__tests__/support/jest/dom.ts',
        '**/credit-note/**/*',
        '**/credit-note*',
        'src/store/*.ts',
        'src/backoffice/app.ts',
        'src/contracts/endpoints.ts',
        'src/backoffice/http/openapi/operation-groups.ts',
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
        'node_modules/typescript-native/bin/tsc',
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
    4 * minutes,
  );

  it(
    'passes lint and has the format of the project',
    () => {
      const sources = written.filter((file) => /\.tsx?$/.test(file));
      expect(sources.length).toBeGreaterThan(12);
      for (const linter of [
        ['eslint/bin/eslint.js'],
        ['oxlint/bin/oxlint', '--type-aware', '--format=unix'],
      ]) {
        const [program = '', ...options] = linter;
        expect(run(join('node_modules', program), ...options, ...sources)).toMatchObject({
          status: 0,
          stdout: '',
        });
      }
      expect(
        run('node_modules/prettier/bin/prettier.cjs', '--list-different', ...written),
      ).toMatchObject({ status: 0, stdout: '', stderr: '' });
    },
    4 * minutes,
  );

  it(
    'passes the tests that come with it, and those of imports and translations',
    () => {
      const answer = run(
        'node_modules/jest/bin/jest.js',
        '--selectProjects',
        'unit',
        'components',
        '--testPathPatterns',
        'credit-note',
        '__tests__/architecture/imports',
        '__tests__/unit/i18n/locale-parity',
        '__tests__/unit/docs/feature-table',
        '--json',
      );
      const results: {
        success: boolean;
        testResults: { name: string; status: string; message: string }[];
      } = JSON.parse(answer.stdout || '{}');
      const failures = results.testResults.filter(({ status }) => status !== 'passed');
      expect(failures.map(({ name, message }) => `${name}: ${message}`)).toEqual([]);
      expect(results.success).toBe(true);
      expect(results.testResults.map(({ name }) => basename(name)).sort()).toEqual([
        'credit-note-list.test.tsx',
        'credit-note-service.test.ts',
        'credit-note.test.ts',
        'feature-table.test.ts',
        'imports.test.ts',
        'locale-parity.test.ts',
      ]);
    },
    4 * minutes,
  );
});
