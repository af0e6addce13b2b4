// npm run test:assembled: what the image is made of, put together and started as another user who can write nowhere but in its data folder and has no tools of
// ours; then walked through. As root, or it says so and starts it as who runs it.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from './lib/source-stamp.mjs';

const maxMiB = 350;
const otherUser = 65_534;
const isRoot = process.getuid?.() === 0;
const walked = [
  ...['en', 'hk', 'cn'].flatMap((language) =>
    ['', '/faq', '/loan-calculator', '/online-property', '/apply/first/property', '/desk'].map(
      (path) => `/${language}${path}`,
    ),
  ),
  '/en/preview/home',
  '/hk/preview/home',
  '/cn/preview/home',
  '/sitemap.xml',
  '/robots.txt',
  '/service-worker.js',
  '/api/v1/openapi.json',
  '/api/v1/docs/redoc.js',
  '/api/v1/site/faqs',
  '/readyz',
];

const run = (args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function statusOf(url) {
  return fetch(url, { redirect: 'manual' }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

async function waitFor(url, child) {
  while ((await statusOf(url)) !== 200) {
    if (child.exitCode !== null) throw new Error(`The site ended with code ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

function start(site, { dataDir, port }) {
  return spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.mjs'], {
    cwd: site,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: '/usr/bin:/bin',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    ...(isRoot ? { uid: otherUser, gid: otherUser } : {}),
  });
}

const folder = mkdtempSync(join(tmpdir(), 'assembled-'));
let child;
try {
  chmodSync(folder, 0o755);
  if (!isBuilt() && run(['scripts/build.mjs']) !== 0) throw new Error('The build failed');
  const site = join(folder, 'site');
  if (run(['scripts/assemble.mjs', site]) !== 0) throw new Error('Nothing was put together');
  const size = Number(
    spawnSync('du', ['-sm', '--apparent-size', site], { encoding: 'utf8' }).stdout.split('\t')[0],
  );
  const nodeSize = statSync(process.execPath).size / 2 ** 20;
  console.log(`The site ${size} MiB, Node ${Math.round(nodeSize)} MiB`);
  if (size + nodeSize > maxMiB) throw new Error(`More than ${maxMiB} MiB`);
  spawnSync('chmod', ['-R', 'a-w', site]);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  if (isRoot) chownSync(dataDir, otherUser, otherUser);
  else console.log('Not root: started as the same user');
  const port = await freePort();
  child = start(site, { dataDir, port });
  const failedToStart = new Promise((_resolve, reject) => child.once('error', reject));
  await Promise.race([failedToStart, waitFor(`http://127.0.0.1:${port}/readyz`, child)]);
  const failed = [];
  for (const path of walked) {
    const status = await statusOf(`http://127.0.0.1:${port}${path}`);
    if (status !== 200) failed.push(`${path}: ${status}`);
  }
  if (failed.length > 0) throw new Error(`Not answered: ${failed.join(', ')}`);
  console.log(`${walked.length} addresses answered`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  if (child?.pid !== undefined && child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    if ((await ended) !== 0) process.exitCode = 1;
  }
  spawnSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}
