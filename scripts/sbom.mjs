// npm run sbom: what the product is made of, as CycloneDX, into sbom.cdx.json. Read from the lock file; without what only builds and tests it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const path = 'sbom.cdx.json';
const { stdout, stderr, status } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);

/** The licence of a component as the lock file names it; empty where it names none. */
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ expression, license }) => expression ?? license.id ?? license.name).join(', ');

if (status === 0) {
  writeFileSync(path, stdout);
  const { components } = JSON.parse(stdout);
  const counts = {};
  for (const licence of components.map(licenceOf).filter(Boolean))
    counts[licence] = (counts[licence] ?? 0) + 1;
  const unnamed = components.filter((each) => licenceOf(each) === '');
  console.log(`${path}: ${components.length} components`);
  console.log(
    `Licences: ${Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([licence, count]) => `${licence} ${count}`)
      .join('; ')}`,
  );
  if (unnamed.length > 0)
    console.log(
      `To be looked up: ${unnamed.map(({ name, version }) => `${name}@${version}`).join(', ')}`,
    );
} else {
  console.error(stderr);
  process.exitCode = 1;
}
