import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SmsMessage } from '@/backoffice/adapters/sms/sms-sender';
import type { ApplicantApi } from '../application/applicant';

export interface KillableApi extends ApplicantApi {
  origin: string;
  /** The token of somebody who approves what others ask for, at the first start on a database. */
  approver: string | null;
  /** The tokens of as many staff as `CREW` asks for, at the first start on a database. */
  crew: string[];
  /** Mails that were handed over, by the id that every attempt has. */
  mailed: { mailId: string; to: string }[];
  /** SIGKILL: nothing is flushed, nothing is closed. */
  kill: () => Promise<void>;
}

/** The process is too short-lived for optimising WebAssembly compilation of the embedded database to pay off. */
const flags = ['--liftoff-only'];

const pollIntervalMs = 20;
const maxWaitMs = 30_000;

/** Starts the back office as a separate process on a data folder or a PostgreSQL database. */
export async function startKillableApi(
  settings: ({ DATA_DIR: string } | { DATABASE_URL: string }) & {
    STORAGE_URL?: string;
    CREW?: string;
  },
): Promise<KillableApi> {
  const child = spawn(
    process.execPath,
    [...flags, join(process.env.TEST_PROGRAMS ?? '', 'api-process.mjs')],
    {
      env: { ...process.env, NODE_ENV: 'test', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const killOnExit = (): void => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => process.off('exit', killOnExit));
  const sent: SmsMessage[] = [];
  const mailed: KillableApi['mailed'] = [];
  const { port, approver, crew } = await new Promise<
    Pick<KillableApi, 'approver' | 'crew'> & { port: number }
  >((resolve, reject) => {
    void ended.then(() => reject(new Error('The API ended before it listened')));
    createInterface(child.stdout).on('line', (line) => {
      const message = JSON.parse(line);
      if ('port' in message) resolve(message);
      else if ('mailId' in message) mailed.push(message);
      else sent.push({ id: '', ...message });
    });
  });
  let seenCodeCount = 0;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    approver,
    crew,
    sent,
    mailed,
    async call(path, init) {
      const response = await fetch(`${origin}/api/v1${path}`, init);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: text === '' ? null : JSON.parse(text),
      };
    },
    container: {
      outbox: {
        /** The process works through its outbox by itself: waits for the next code that it sends. */
        async runNow() {
          const codes = () => sent.filter(({ text }) => /^\d{6} /.test(text)).length;
          for (
            let waited = 0;
            codes() === seenCodeCount && waited < maxWaitMs;
            waited += pollIntervalMs
          )
            await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
          seenCodeCount = codes();
        },
      },
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
