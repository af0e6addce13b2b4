// npm run verify: types, lint and format beside each other, then the tests without database and browser. Says how long each took.
import { checks, daily, run } from './lib/test-stages.mjs';

const steps = [checks.map((one) => [one.name, one.run]), [['Tests', unitTests]]];

async function unitTests() {
  const code = await run(
    'node_modules/jest/bin/jest.js',
    ['--maxWorkers=3', '--selectProjects', 'unit', 'components', ...daily.args],
    daily.env,
  );
  return { failed: code === 0 ? 0 : 1 };
}

const secondsSince = (start) => Math.round((Date.now() - start) / 1_000);
const startedAt = Date.now();
for (const step of steps) {
  const results = await Promise.all(
    step.map(async ([name, work]) => {
      const { failed, output = '' } = await work();
      const seconds = secondsSince(startedAt);
      console.log(
        `${failed === 0 ? '' : output}--- ${name}: ${failed === 0 ? 'passed' : 'failed'} after ${seconds} s`,
      );
      return failed;
    }),
  );
  if (results.some((failed) => failed > 0)) {
    process.exitCode = 1;
    break;
  }
}
console.log(`${process.exitCode === 1 ? 'Failed' : 'All passed'} in ${secondsSince(startedAt)} s`);
