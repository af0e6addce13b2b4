// Compiles what the integration tests run as processes, once for all of them, into the folder that is given.
import { bundleServer } from '../../scripts/lib/bundle-server.mjs';

const entryPoints = { 'api-process': '__tests__/support/api-process.ts', 'seed-databases': '__tests__/support/seed-databases.ts' };

// One file is read faster than a thousand; these bring files of their own, or are only wanted now and then.
const external = ['@electric-sql/pglite', '@aws-sdk/*', 'pdfkit', 'pg-native', 'sharp'];
const banner = { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" };

await bundleServer(entryPoints, { outdir: process.argv[2], external, banner });
