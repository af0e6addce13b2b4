// npm test: types, lint, format, every jest project, the production build, end-to-end tests. Ends with "N passed, N failed".
import { missingChromium } from './lib/chromium.mjs';
import { missingPoppler } from './lib/poppler.mjs';
import { missingPostgres } from './lib/postgres.mjs';
import { steps } from './lib/test-stages.mjs';

const missing = [missingChromium(), missingPostgres(), missingPoppler()].filter(Boolean);
if (missing.length > 0) {
  for (const line of missing) console.error(line);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
const broken = new Set();

async function take(stage) {
  if (broken.has(stage.needs))
    return void console.log(`--- ${stage.name}: left out, because "${stage.needs}" failed`);
  const startedAt = Date.now();
  const { passed, failed, output = '' } = await stage.run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.add(stage.name);
  console.log(
    `${output}--- ${stage.name}: ${failed === 0 ? 'passed' : `${failed} failed`}${passed > 0 ? `, ${passed} tests passed` : ''} (${Math.round((Date.now() - startedAt) / 1000)} s)`,
  );
}

for (const step of steps) {
  console.log(`\n=== ${step.map(({ name }) => name).join(', ')}`);
  await Promise.all(step.map(take));
}
if (broken.size > 0) console.log(`\nFailed: ${[...broken].join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
