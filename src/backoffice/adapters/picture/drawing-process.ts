import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import pLimit from 'p-limit';
import { ServiceError } from '@/backoffice/common/service-error';

/** What one drawing may cost: CPU time, memory as the system counts it and Node's own, and the bytes that come of it. */
export interface DrawingLimits {
  cpuSeconds: number;
  memoryKilobytes: number;
  heapMegabytes: number;
  maxBytes: number;
}

export interface DrawingProcesses {
  /** What a program makes of a file; null where it cannot within the limits. Throws `unavailable` when too many wait. */
  run: (
    openFile: () => Promise<Readable>,
    programArguments: readonly string[],
  ) => Promise<Buffer | null>;
  /** Ends what is being drawn. */
  close: () => void;
}

export interface DrawingProcessOptions {
  /** The program that draws, with its arguments; those of a file come after them. */
  program: readonly string[];
  limits: DrawingLimits;
  /** Files that may wait for their turn. */
  maxQueued: number;
  timeoutMs: number;
}

/** Draws files one at a time, each in a process of its own with little memory, little time, low priority and an empty environment. */
export function createDrawingProcesses({
  program,
  limits,
  maxQueued,
  timeoutMs,
}: DrawingProcessOptions): DrawingProcesses {
  const limit = pLimit(1);
  const abort = new AbortController();

  return {
    async run(openFile, programArguments) {
      if (limit.activeCount + limit.pendingCount > maxQueued)
        throw new ServiceError('unavailable', { retryAfterSeconds: 5 });
      return limit(async () =>
        abort.signal.aborted
          ? null
          : draw(await openFile(), {
              command: limitedCommand([...program, ...programArguments], limits),
              maxBytes: limits.maxBytes,
              timeoutMs,
              signal: abort.signal,
            }),
      );
    },
    close: () => abort.abort(),
  };
}

/** Addresses that Node 24 reserves at its start and does not use count towards the limit of the system: 560 MiB, where Node 22 has 47. */
const reservedKilobytes = Number.parseInt(process.versions.node, 10) >= 24 ? 524_288 : 0;

/** Starts Node with these arguments; where there is a POSIX shell, with limits that the system holds. */
function limitedCommand(
  programArguments: readonly string[],
  { cpuSeconds, memoryKilobytes }: DrawingLimits,
): readonly [string, string[]] {
  if (process.platform !== 'linux') return [process.execPath, [...programArguments]];
  const script = [
    `ulimit -t ${cpuSeconds}`,
    `ulimit -d ${memoryKilobytes + reservedKilobytes}`,
    'ulimit -c 0',
    'exec "$0" "$@"',
  ].join(' && ');
  return ['/bin/sh', ['-c', script, process.execPath, ...programArguments]];
}

interface Drawing {
  command: readonly [string, string[]];
  maxBytes: number;
  timeoutMs: number;
  signal: AbortSignal;
}

function draw(
  file: Readable,
  { command: [command, commandArguments], maxBytes, timeoutMs, signal }: Drawing,
): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      env: { NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      signal,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.once('error', () => undefined);
    child.once('close', (code) => {
      file.destroy();
      resolve(code === 0 && size > 0 ? Buffer.concat(chunks) : null);
    });
    if (child.pid !== undefined) lowerPriority(child.pid);
    // A program that ends early breaks the pipe; its exit says enough.
    pipeline(file, child.stdin, (error) => {
      if (error) child.kill('SIGKILL');
    });
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may have ended already.
  }
}
