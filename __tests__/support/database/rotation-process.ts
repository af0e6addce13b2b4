import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { testSettings } from './test-database';

export interface RotationProcess {
  /** Answers the exit code; null for one that was killed. */
  ended: Promise<number | null>;
  /** What it said so far. */
  lines: string[];
  kill: () => void;
}

/** `npm run keys:rotate` on a database, in batches of two, as a process that a test can kill; `onLine` hears every line. */
export function startRotation(
  settings: Record<string, string>,
  { folder, onLine }: { folder: string; onLine: (line: number) => void },
): RotationProcess {
  const program = resolve(join(process.env.TEST_PROGRAMS ?? '', 'keys-rotate.mjs'));
  const child = spawn(process.execPath, [program, '--batch', '2'], {
    // Where no `.env` of a developer lies.
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...testSettings, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killOnExit = (): void => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    onLine(lines.length);
  });
  return {
    lines,
    kill: killOnExit,
    ended: new Promise((done) =>
      child.once('close', (code) => {
        process.off('exit', killOnExit);
        done(code);
      }),
    ),
  };
}
