import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { memoryEnvironment } from '../lib/memory-environment.mjs';

export interface RunningServer {
  origin: string;
  child: ChildProcess;
  stop: () => Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.status < 500,
    () => false,
  );
}

/** Starts a program that serves on `PORT` and waits until `readyPath` responds. */
export async function startServer(
  args: string[],
  {
    env,
    readyPath,
    timeoutMs = 60_000,
  }: { env: Record<string, string>; readyPath: string; timeoutMs?: number },
): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      ...memoryEnvironment,
      LOG_LEVEL: 'warn',
      // No work beside what is measured.
      SEED_DEMO: 'customers',
      PORT: String(port),
      ...env,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(origin + readyPath))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new Error(`${args.join(' ')} did not become ready`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { origin, child, stop };
}

/** Resident memory of a process and all its children, in MiB. */
export function memoryMiB(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process ended in between.
    }
  }
  const isOurs = (id: number): boolean =>
    id === pid || (parents.has(id) && isOurs(parents.get(id) ?? 0));
  let kib = 0;
  for (const id of parents.keys()) {
    if (!isOurs(id)) continue;
    try {
      kib += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process ended in between.
    }
  }
  return kib / 1024;
}
