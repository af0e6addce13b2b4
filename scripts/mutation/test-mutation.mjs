// npm run test:mutation [-- group …]: changes the code in small ways and counts the changes that no unit test notices.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';

const valuationTests = '__tests__/unit/valuation';
/** Parts of the valuation model in whose loops training spends its time, and the tests of each. */
const trainingParts = [
  {
    files: ['numeric/basis', 'numeric/growing-array', 'numeric/ridge-solver'],
    tests: [`${valuationTests}/numeric`],
  },
  {
    files: ['model/additive-model', 'model/column-space', 'model/row-builder'],
    tests: [`${valuationTests}/model`, `!${valuationTests}/model/valuation-model.test.ts`],
  },
  {
    files: ['model/comparable-index', 'model/covariance', 'model/kriging'],
    tests: [`${valuationTests}/model`, `!${valuationTests}/model/valuation-model.test.ts`],
  },
  {
    files: ['levels/*'],
    tests: [`${valuationTests}/levels`, `!${valuationTests}/levels/fit-levels.test.ts`],
  },
].map(({ files, tests }) => ({
  mutate: files.map((name) => `src/valuation/${name}.ts`),
  tests,
}));

const groups = {
  loan: {
    mutate: ['src/lib/loan/**/*.ts', '!src/lib/loan/types.ts'],
    tests: ['__tests__/unit/lib/loan'],
    isPure: true,
  },
  valuation: {
    // Every mutant of a file slows its loops down, so files whose loops train a model are changed apart from the rest.
    mutate: [
      'src/valuation/**/*.ts',
      '!src/valuation/**/*.data.ts',
      '!src/valuation/facts/**',
      ...trainingParts.flatMap(({ mutate }) => mutate.map((file) => `!${file}`)),
    ],
    apart: trainingParts,
    tests: [
      `${valuationTests}/built-in`,
      `${valuationTests}/market`,
      `${valuationTests}/model`,
      `${valuationTests}/numeric`,
      `${valuationTests}/snapshot`,
      // Markets to train on cost minutes when each step counts its mutants; the steps themselves are tested beside them.
      `!${valuationTests}/built-in/built-in-fit.test.ts`,
      `!${valuationTests}/model/valuation-model.test.ts`,
    ],
    isPure: true,
  },
  ledger: {
    mutate: ['src/backoffice/domains/loan/**/*.model.ts'],
    tests: ['__tests__/unit/backoffice/domains/loan'],
    isPure: true,
  },
  otp: {
    mutate: ['src/backoffice/domains/otp/*.ts', '!src/backoffice/domains/otp/*.repository.ts'],
    tests: ['__tests__/unit/backoffice/domains/otp'],
  },
  server: {
    mutate: ['src/server/**/*.ts', '!src/server/main.ts'],
    tests: ['__tests__/unit/server'],
  },
  state: {
    mutate: ['src/features/**/*.slice.ts', 'src/features/**/*.saga.ts', 'src/store/*.ts'],
    tests: ['__tests__/unit/features', '__tests__/unit/store'],
  },
};
const wantedPercent = 80;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(
    `There is no group ${unknown.join(', ')}; the groups are ${Object.keys(groups).join(', ')}.`,
  );
  process.exit(1);
}

mkdirSync('node_modules/.cache/mutation', { recursive: true });
const rows = [];
for (const name of asked.length > 0 ? asked : Object.keys(groups)) {
  const { apart = [], isPure = false } = groups[name];
  const reports = [groups[name], ...apart].map(({ mutate, tests }, part) => {
    const report = `node_modules/.cache/mutation/${name}-${part}.json`;
    // The dry run and most mutants fit on one core; MUTATION_WORKERS sets how many run side by side.
    const { status } = spawnSync(
      process.execPath,
      [
        'node_modules/@stryker-mutator/core/bin/stryker.js',
        'run',
        'stryker.config.mjs',
        '--mutate',
        mutate.join(','),
        '--incrementalFile',
        report,
        '--concurrency',
        process.env.MUTATION_WORKERS ?? '2',
      ],
      {
        stdio: 'inherit',
        env: { FC_SHARE: '0.02', ...process.env, MUTATION_TESTS: tests.join(',') },
      },
    );
    return status === 0 ? report : null;
  });
  if (reports.includes(null)) {
    rows.push({ name, score: Number.NaN, isPure });
    continue;
  }
  const mutants = reports
    .flatMap((report) => Object.values(JSON.parse(readFileSync(report, 'utf8')).files))
    .flatMap((file) => file.mutants);
  const count = (...states) => mutants.filter(({ status: state }) => states.includes(state)).length;
  const [found, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const broken = count('RuntimeError', 'CompileError');
  rows.push({ name, isPure, found, missed, broken, score: (100 * found) / (found + missed) });
}

// A change that keeps a test file from loading is counted apart, as Stryker does.
console.log('\ngroup       found  missed  not loadable  score');
for (const { name, found = '-', missed = '-', broken = '-', score, isPure } of rows)
  console.log(
    `${name.padEnd(10)} ${String(found).padStart(6)}  ${String(missed).padStart(6)}  ${String(broken).padStart(12)}  ${Number.isNaN(score) ? 'the run broke off' : `${score.toFixed(1)} %`}${isPure ? ` (wanted: ${wantedPercent} %)` : ''}`,
  );
const isTooLow = ({ score, isPure }) => Number.isNaN(score) || (isPure && score < wantedPercent);
process.exitCode = rows.some(isTooLow) ? 1 : 0;
