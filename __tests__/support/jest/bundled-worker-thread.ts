import { basename, resolve } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

declare global {
  /** Set by database-environment.cjs. */
  var compiledEngine: WebAssembly.Module | undefined;
}

/** Stands for `startWorkerThread` in the integration tests: the threads that the global set-up bundled start in half the time of their sources. */
export function startWorkerThread(
  file: URL,
  { workerData, ...options }: Omit<WorkerOptions, 'eval'> = {},
): Worker {
  const program = `${basename(file.pathname, '.ts')}.mjs`;
  return new Worker(resolve(process.env.TEST_PROGRAMS ?? '', program), {
    ...options,
    workerData: { ...workerData, engine: globalThis.compiledEngine },
  });
}
