import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const threads = {
  'pglite.worker': 'src/backoffice/db/pglite.worker.ts',
  'page.process': 'src/backoffice/adapters/picture/page.process.ts',
  'medium.process': 'src/backoffice/adapters/picture/medium.process.ts',
  'thumbnail.process': 'src/backoffice/adapters/picture/thumbnail.process.ts',
  'pdf.worker': 'src/backoffice/adapters/pdf/pdf.worker.ts',
};

/** Bundles programs that run parts of the server, with its threads, the database's migrations and the catalogue of homes beside them. `options` are esbuild's. */
export async function bundleServer(entryPoints, { outdir, ...options }) {
  await build({
    entryPoints: { ...entryPoints, ...threads },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
    ...options,
  });
  await build({
    entryPoints: {
      'service-worker': 'src/server/offline/service-worker.ts',
      'early-script': 'src/server/early/early-script.ts',
      'early-tool-script': 'src/server/early/early-tool-script.ts',
      'estimate-script': 'src/server/early/estimate-script.ts',
    },
    outdir,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
  cpSync('src/backoffice/db/migrations', join(outdir, 'migrations'), { recursive: true });
  cpSync('src/valuation/facts/catalogue/catalogue.data.gz', join(outdir, 'catalogue.data.gz'));
}
