import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { isBundled } from '@/backoffice/common/is-bundled';
import { ServiceError } from '@/backoffice/common/service-error';
import { thumbnailLimits } from './thumbnail-limits';

export interface ThumbnailMaker {
  /** The thumbnail of a picture as WebP; null for one that cannot be drawn within the limits. Throws `unavailable` when too many wait. */
  make: (openPicture: () => Promise<Readable>, type: string) => Promise<Buffer | null>;
  /** Ends what is being drawn. */
  close: () => void;
}

export interface ThumbnailMakerOptions {
  /** The program that draws, with its arguments; the type comes after them. */
  program?: readonly string[];
  /** Pictures that may wait for their turn. */
  maxQueued?: number;
  timeoutMs?: number;
}

const drawingProgram = [
  `--max-old-space-size=${thumbnailLimits.heapMegabytes}`,
  ...(isBundled ? [] : ['--import', 'tsx']),
  fileURLToPath(
    new URL(isBundled ? './thumbnail.process.mjs' : './thumbnail.process.ts', import.meta.url),
  ),
];

/** Draws thumbnails, one at a time, each in a process of its own with little memory, little time, low priority and an empty environment. */
export function createThumbnailMaker({
  program = drawingProgram,
  maxQueued = 60,
  timeoutMs = thumbnailLimits.timeoutMs,
}: ThumbnailMakerOptions = {}): ThumbnailMaker {
  const limit = pLimit(1);
  const abort = new AbortController();

  return {
    async make(openPicture, type) {
      if (limit.activeCount + limit.pendingCount > maxQueued)
        throw new ServiceError('unavailable', { retryAfterSeconds: 5 });
      return limit(async () =>
        abort.signal.aborted
          ? null
          : draw(await openPicture(), {
              command: limitedCommand([...program, type]),
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
function limitedCommand(programArguments: readonly string[]): readonly [string, string[]] {
  const { cpuSeconds, memoryKilobytes } = thumbnailLimits;
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
  timeoutMs: number;
  signal: AbortSignal;
}

function draw(
  picture: Readable,
  { command: [file, programArguments], timeoutMs, signal }: Drawing,
): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const child = spawn(file, programArguments, {
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
      if (size > thumbnailLimits.maxBytes) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.once('error', () => undefined);
    child.once('close', (code) => {
      picture.destroy();
      resolve(code === 0 && size > 0 ? Buffer.concat(chunks) : null);
    });
    if (child.pid !== undefined) lowerPriority(child.pid);
    // A program that ends early breaks the pipe; its exit says enough.
    pipeline(picture, child.stdin, (error) => {
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
