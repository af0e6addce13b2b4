// npm start: builds when the sources have changed since the last build, then serves.
import { execFileSync, spawn } from 'node:child_process';
import { isBuilt } from './lib/source-stamp.mjs';

if (!isBuilt()) {
  console.log('Building the site (once; the next start is immediate) …');
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
