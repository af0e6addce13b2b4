// npm run audit: known weaknesses of what the product is made of. A registry that does not answer this question is said, and is no failure.
import { spawnSync } from 'node:child_process';

const { stdout, stderr, status } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});

/** What npm said, as far as it is JSON. */
function answerOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { metadata, message } = answerOf(stdout);
const found = metadata?.vulnerabilities;
if (found === undefined)
  console.log(
    `Nothing was checked, because the registry does not answer npm audit: ${message ?? (stderr.trim() || status)}\nRun npm audit --omit dev where one does, at least once a week.`,
  );
else {
  console.log(`Known weaknesses: ${JSON.stringify(found)}`);
  if (status !== 0) {
    spawnSync('npm', ['audit', '--omit', 'dev'], { stdio: 'inherit' });
    process.exitCode = 1;
  }
}
