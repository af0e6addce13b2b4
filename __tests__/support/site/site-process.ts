import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Settings = Record<string, string>;

export interface ProcessResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunningSite {
  url: string;
  port: number;
  dataDir: string;
  deskToken: string;
  /** Everything printed so far. */
  output: () => string;
  signal: (name: NodeJS.Signals) => void;
  /** Closes the reading end of its output, as `npm start | head` does. */
  closeOutput: () => void;
  /** Resolves when the process has ended. */
  ended: Promise<ProcessResult>;
  /** Ends the process and removes its data. */
  stop: () => Promise<ProcessResult>;
}

const startTimeoutMs = 60_000;
const deskToken = 'e2e-0123456789-0123456789-abcdef';

/** The built tree to serve; another checkout's build can be named by `E2E_SITE_DIR`. */
const siteFolder = process.env.E2E_SITE_DIR ?? process.cwd();

/** Creates a temporary data folder; the caller removes it. */
export function createDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-e2e-'));
}

/** Settings that decide what a site writes into its data folder at the first start. */
const decideData: readonly string[] = [
  'API_BASE_URL',
  'DATABASE_URL',
  'SEED_DEMO',
  'DATA_ENCRYPTION_KEY',
  'SESSION_SECRET',
];

/** A data folder of a site that started once before, where it would look the same: a first start takes twice as long. */
export function startedDataFolder(settings: Settings = {}): string {
  const folder = createDataFolder();
  const started = process.env.E2E_STARTED_DATA;
  if (started && !decideData.some((name) => name in settings))
    cpSync(started, folder, { recursive: true });
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });
}

/** Sites of tests live for minutes: optimised code, of the database above all, would cost a third of the processor time of their start, and never pay. Nor do they read source maps, as `npm start` does. */
const shortLived = ['--liftoff-only', '--no-opt', '--max-semi-space-size=64'];

function launch(settings: Settings): {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  ended: Promise<ProcessResult>;
} {
  const child = spawn(process.execPath, [...shortLived, 'dist/server/main.mjs'], {
    cwd: siteFolder,
    // Only PATH is inherited: a developer's own settings must not change the outcome.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  // A test that is cut off by its time limit must not leave its site behind.
  const killOnExit = (): void => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  child.once('close', () => process.off('exit', killOnExit));
  child.stdout?.on('data', (chunk: Buffer) => void (output.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => void (output.stderr += chunk.toString()));
  const ended = new Promise<ProcessResult>((resolve) =>
    child.once('close', (code) => resolve({ code, ...output })),
  );
  return { child, output, ended };
}

/** Starts a site that is expected to fail at start: resolves with its output and exit code. */
export function runUntilExit(settings: Settings): Promise<ProcessResult> {
  return launch(settings).ended;
}

/** Starts the built site on a free port with a data folder of its own and waits until it answers. */
export async function startSite(settings: Settings = {}): Promise<RunningSite> {
  const port = settings.PORT === undefined ? await freePort() : Number(settings.PORT);
  const dataDir = settings.DATA_DIR ?? startedDataFolder(settings);
  const { child, output, ended } = launch({
    PORT: String(port),
    DATA_DIR: dataDir,
    DESK_TOKEN: `e2e:${deskToken}`,
    RATE_LIMIT_READS_PER_MINUTE: '100000',
    RATE_LIMIT_WRITES_PER_MINUTE: '100000',
    RATE_LIMIT_JOB_APPLICATIONS_PER_HOUR: '100000',
    SMS_BUDGET_NETWORK_PER_HOUR: '100000',
    OTP_RESEND_SECONDS: '1',
    PAGES_AHEAD: 'home',
    DRAIN_SECONDS: '0',
    SEED_DEMO: 'customers',
    ...settings,
  });
  const url = `http://localhost:${port}`;
  await waitUntilReady({ child, url, output });
  return {
    url,
    port,
    dataDir,
    deskToken,
    output: () => output.stdout + output.stderr,
    signal: (name) => void child.kill(name),
    closeOutput: () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
    ended,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      const ending = await ended;
      rmSync(dataDir, { recursive: true, force: true });
      return ending;
    },
  };
}

async function waitUntilReady({
  child,
  url,
  output,
}: {
  child: ChildProcess;
  url: string;
  output: { stdout: string; stderr: string };
}): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(
        `The site ended with code ${child.exitCode}: ${output.stderr || output.stdout}`,
      );
    const isReady = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(
    `The site did not answer within ${startTimeoutMs} ms: ${output.stdout}${output.stderr}`,
  );
}
