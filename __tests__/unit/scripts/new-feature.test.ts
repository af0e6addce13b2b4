import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violatedRules } from '@test/architecture/import-rules';
import { filesUnder, importsOf } from '@test/architecture/source-graph';

const wired = [
  'docs/architecture.md',
  'src/contracts/endpoints.ts',
  'src/backoffice/http/openapi/operation-groups.ts',
  'src/store/root-reducer.ts',
  'src/store/root-saga.ts',
  'src/backoffice/app.ts',
  'src/i18n/text-keys.ts',
];
let root = '';
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/new-feature.mjs', ...args, '--root', root], {
    encoding: 'utf8',
  });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const written = (): string[] =>
  filesUnder(root)
    .map((file) => file.slice(root.length + 1))
    .sort();

const prepare = (): void => {
  root = mkdtempSync(join(tmpdir(), 'new-feature-'));
  for (const file of wired) cpSync(file, join(root, file));
};
const tidy = (): void => rmSync(root, { recursive: true });

describe('A feature made by npm run new:feature', () => {
  let made: ReturnType<typeof run>;
  beforeAll(() => {
    prepare();
    made = run('credit-limit');
  });
  afterAll(tidy);

  it('has one noun in every folder', () => {
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(written()).toEqual(
      [
        ...wired,
        'src/contracts/credit-limit.ts',
        'src/backoffice/http/openapi/operations/credit-limit.ts',
        'src/features/credit-limit/credit-limit.slice.ts',
        'src/features/credit-limit/credit-limit.saga.ts',
        'src/features/credit-limit/credit-limit.form.ts',
        'src/features/credit-limit/components/credit-limit-list.tsx',
        'src/features/credit-limit/components/credit-limit-list.module.css',
        'src/backoffice/domains/credit-limit/credit-limit.model.ts',
        'src/backoffice/domains/credit-limit/credit-limit.service.ts',
        'src/backoffice/domains/credit-limit/credit-limit.routes.ts',
        'public/locales/en/credit-limit.json',
        'public/locales/hk/credit-limit.json',
        'public/locales/cn/credit-limit.json',
        '__tests__/unit/features/credit-limit/credit-limit.test.ts',
        '__tests__/unit/backoffice/domains/credit-limit/credit-limit-service.test.ts',
        '__tests__/components/features/credit-limit/components/credit-limit-list.test.tsx',
        '__tests__/e2e/credit-limit/credit-limit.spec.ts',
      ].sort(),
    );
  });

  it('has no template mark and breaks no import rule', () => {
    const sources = written().filter((file) => !wired.includes(file));
    expect(
      sources.filter((file) => /__(?:kebab|camel|Pascal|[wW]ords)__/.test(file + read(file))),
    ).toEqual([]);
    expect(
      sources
        .filter((file) => file.startsWith('src/'))
        .flatMap((file) => importsOf(file, read(file)).flatMap(violatedRules)),
    ).toEqual([]);
  });

  it('is joined to contract, store and back office', () => {
    expect(read('src/contracts/endpoints.ts')).toContain(
      '  ...creditLimitEndpoints,\n} as const satisfies Record<string, EndpointDefinition>;\n\nexport type EndpointKey',
    );
    expect(read('src/backoffice/http/openapi/operation-groups.ts')).toContain(
      '  creditLimit: creditLimitOperations,\n};',
    );
    expect(read('src/store/root-reducer.ts')).toContain(
      '  creditLimit: creditLimitSlice.reducer,\n});',
    );
    expect(read('src/store/root-saga.ts')).toContain(
      '  creditLimit: creditLimitSaga,\n} satisfies',
    );
    expect(read('src/backoffice/app.ts')).toContain(
      '  registerCreditLimitRoutes(registrar, createCreditLimitService(',
    );
  });

  it('is never written over', () => {
    const before = written().map(read);
    expect(run('credit-limit')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is already there'),
    });
    expect(written().map(read)).toEqual(before);
  });
});

describe('npm run new:feature', () => {
  beforeEach(prepare);
  afterEach(tidy);

  it('writes short and long names in lines as Prettier breaks them', () => {
    for (const noun of ['fee', 'collateral-insurance-certificate']) run(noun);
    const files = written().filter((file) => /\.(?:tsx?|css|json)$/.test(file));
    expect(
      files.filter((file) => /\/(?:fee|collateral-insurance-certificate)\//.test(file)),
    ).toHaveLength(24);
    const answer = spawnSync(
      process.execPath,
      [
        'node_modules/oxfmt/bin/oxfmt',
        '--list-different',
        '--config',
        '.oxfmtrc.json',
        ...files.map((file) => join(root, file)),
      ],
      { encoding: 'utf8' },
    );
    expect(answer).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  it.each([[[]], [['CreditLimit']], [['credit_limit']], [['../x']], [['-x']], [['one', 'two']]])(
    'refuses %p and writes nothing',
    (args) => {
      const answer = run(...args);
      expect([answer.status, written()]).toEqual([1, [...wired].sort()]);
      expect(answer.stderr).not.toContain('    at ');
    },
  );

  it('stops before writing when it does not know its way', () => {
    rmSync(join(root, 'src/store/root-saga.ts'));
    expect(run('credit-limit').status).toBe(1);
    expect(existsSync(join(root, 'src/contracts/credit-limit.ts'))).toBe(false);
  });
});
