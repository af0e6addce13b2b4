// npm run build: pages (Next), server bundle (esbuild), migrations, places and database for the first start, private source maps, compressed assets.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { bundleServer } from './lib/bundle-server.mjs';
import { compileAhead } from './lib/compile-ahead.mjs';
import { compressAssets } from './lib/compress-assets.mjs';
import { hideSourceMaps } from './lib/hide-source-maps.mjs';
import { sourceStamp, stampFile } from './lib/source-stamp.mjs';

/** Names this build in reports of browsers, in metrics and in the log. */
const release = randomUUID();
const run = (command, ...args) =>
  execFileSync(process.execPath, [command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', RELEASE: release },
  });
/** What runs beside the site where it was installed without the tools that built it: `node dist/server/backup.mjs`. */
const programs = Object.fromEntries(
  ['audit-verify', 'backup', 'desk-link', 'keys-rotate', 'migrate', 'restore'].map((name) => [
    name,
    `scripts/${name}.ts`,
  ]),
);
const stamp = sourceStamp();

rmSync('dist', { recursive: true, force: true });
await bundleServer(
  { main: 'src/server/main.ts', 'make-start-data': 'scripts/lib/make-start-data.ts', ...programs },
  { outdir: 'dist/server', packages: 'external' },
);
run('dist/server/make-start-data.mjs');
rmSync('dist/server/make-start-data.mjs');
run('node_modules/next/dist/bin/next', 'build');
hideSourceMaps({ from: '.next/static', to: 'dist/source-maps' });
compileAhead({ scripts: '.next/static/chunks', maps: 'dist/source-maps/chunks' });
cpSync('dist/server/estimate-script.js', `.next/static/early/estimate-${release}.js`);
await compressAssets(['.next/static', 'public']);
writeFileSync(stampFile, stamp);
