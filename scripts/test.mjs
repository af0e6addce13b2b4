// npm test: types, lint, every jest project, the production build, end-to-end tests. Ends with "N passed, N failed".
import { missingChromium } from './lib/chromium.mjs';
import { missingPoppler } from './lib/poppler.mjs';
import { missingPostgres } from './lib/postgres.mjs';
import { stages } from './lib/test-stages.mjs';

const missing = [missingChromium(), missingPostgres(), missingPoppler()].filter(Boolean);
if (missing.length > 0) {
  for (const line of missing) console.error(line);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
const broken = new Set();
for (const stage of stages) {
  if (broken.has(stage.needs)) {
    console.log(`\n=== ${stage.name}: left out, because "${stage.needs}" failed`);
    continue;
  }
  console.log(`\n=== ${stage.name}`);
  const startedAt = Date.now();
  const { passed, failed } = await stage.run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.add(stage.name);
  console.log(`--- ${stage.name}: ${failed === 0 ? 'passed' : `${failed} failed`}${passed > 0 ? `, ${passed} tests passed` : ''} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
