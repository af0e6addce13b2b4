// npm run sbom: what the product is made of, as CycloneDX, into sbom.cdx.json. Read from the lock file; without what only builds and tests it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const path = 'sbom.cdx.json';
const { stdout, stderr, status } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (status === 0) {
  writeFileSync(path, stdout);
  console.log(`${path}: ${JSON.parse(stdout).components.length} components`);
} else {
  console.error(stderr);
  process.exitCode = 1;
}
