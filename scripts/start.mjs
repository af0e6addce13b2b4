// npm start: builds when the sources have changed since the last build, then serves.
import { execFileSync, spawn } from 'node:child_process';
import { memoryEnvironment } from './lib/memory-environment.mjs';
import { isBuilt } from './lib/source-stamp.mjs';

if (!isBuilt()) {
  const startedAt = Date.now();
  console.log('Building the site: a minute or two, once; the next start takes seconds …');
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  console.log(`Built in ${Math.round((Date.now() - startedAt) / 1_000)} s`);
}
console.log('Starting …');
const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.mjs'], {
  stdio: 'inherit',
  // What the warning says stands in docs/operations.md.
  env: {
    ...memoryEnvironment,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...process.env,
    NODE_ENV: 'production',
  },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
