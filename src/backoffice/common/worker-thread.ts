import { Worker, type WorkerOptions } from 'node:worker_threads';
import { isBundled } from './is-bundled';

/** Starts `file` in a thread of its own: as it is in the bundle of the build, through tsx where it is TypeScript. */
export function startWorkerThread(file: URL, options: Omit<WorkerOptions, 'eval'> = {}): Worker {
  if (isBundled) return new Worker(file, options);
  const source = JSON.stringify(file.href);
  return new Worker(`import('tsx/esm/api').then((tsx) => tsx.tsImport(${source}, ${source}))`, {
    ...options,
    eval: true,
  });
}
