import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../site/site-process';

export interface RandomApi {
  url: string;
  stop: () => Promise<void>;
}

const startTimeoutMs = 60_000;

/** Stoplight Prism with this OpenAPI document: every answer is random within its schema, and the same for the same seed. */
export async function startRandomApi(description: string, seed: string): Promise<RandomApi> {
  const folder = mkdtempSync(join(tmpdir(), 'random-api-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, description);
  const port = await freePort();
  const prism = resolve('node_modules/@stoplight/prism-cli/dist/index.js');
  const options = ['--dynamic', '--seed', seed, '--port', String(port), '--verboseLevel', 'error'];
  const child = spawn(process.execPath, [prism, 'mock', file, ...options], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => void (complaints += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const killOnExit = (): void => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    process.off('exit', killOnExit);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isAnswering(`${url}/api/v1/site/navs`)) return { url, stop };
    await new Promise((next) => setTimeout(next, 100));
  }
  await stop();
  throw new Error(`Prism did not answer: ${complaints}`);
}

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
