// npm run build: pages (Next), server bundle (esbuild), migrations, database template, compressed assets.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { compressAssets } from './lib/compress-assets.mjs';
import { sourceStamp, stampFile } from './lib/source-stamp.mjs';

const run = (command, ...args) => execFileSync(process.execPath, [command, ...args], { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } });
const stamp = sourceStamp();

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: {
    'main': 'src/server/main.ts',
    'pglite.worker': 'src/backoffice/db/pglite.worker.ts',
    'statement.worker': 'src/backoffice/domains/servicing/statement.worker.ts',
    'make-template': 'scripts/make-database-template.ts',
  },
  outdir: 'dist/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
});
cpSync('src/backoffice/db/migrations', 'dist/server/migrations', { recursive: true });
run('dist/server/make-template.mjs');
run('node_modules/next/dist/bin/next', 'build');
await compressAssets(['.next/static', 'public']);
writeFileSync(stampFile, stamp);
