// Compiles what the integration tests run as processes, once for all of them, into the folder that is given.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '../../../scripts/lib/bundle-server.mjs';
import { isBuilt } from '../../../scripts/lib/source-stamp.mjs';

const entryPoints = {
  'api-process': '__tests__/support/api/api-process.ts',
  'prepare-integration': '__tests__/support/database/prepare-integration.ts',
  'visit-process': '__tests__/support/campaign/visit-process.ts',
  'keys-rotate': 'scripts/keys-rotate.ts',
};

// A single bundle loads faster than a thousand modules; the externals ship files of their own or are rarely needed.
const external = [
  ...['@electric-sql/pglite', '@aws-sdk/*', 'pdfkit', 'pg-native', 'sharp'],
  ...['@hyzyla/pdfium', 'libheif-js'],
];
const banner = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
};

const outdir = process.argv[2];
await bundleServer(entryPoints, { outdir, external, banner });
// A build of other sources, or none, costs each of them the time in which it compiles its own.
const places = 'places.data.gz';
if (isBuilt()) copyFileSync(join('dist/server', places), join(outdir, places));
