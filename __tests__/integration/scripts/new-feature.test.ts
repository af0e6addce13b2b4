import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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
  'jest.config.mjs',
  '.oxfmtrc.json',
  'package.json',
  'tsconfig.json',
  'next-i18next.config.js',
];
/** What the new feature is joined to, compiled with it; the rest of the project is compiled by `npm run types`. */
const joined = [
  'src/store/root-reducer.ts',
  'src/store/root-saga.ts',
  'src/backoffice/app.ts',
  'src/contracts/endpoints.ts',
  'src/backoffice/http/openapi/operation-groups.ts',
];
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
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('A new feature', () => {
  it(
    'compiles with what it is joined to, passes lint and has the format of the project',
    () => {
      const sources = written.filter((file) => /\.tsx?$/.test(file));
      expect(sources.length).toBeGreaterThan(12);
      const passed = { status: 0, stdout: '' };
      const options = ['--type-check', '--format=unix'];
      expect(
        run('node_modules/oxlint/bin/oxlint', ...options, ...sources, ...joined),
      ).toMatchObject(passed);
      expect(run('node_modules/oxfmt/bin/oxfmt', '--list-different', ...written)).toMatchObject({
        ...passed,
        stderr: '',
      });
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
