import type { MessagePort } from 'node:worker_threads';
import { toRecord } from '@/lib/object/to-record';

export interface PgliteWorkerOptions {
  /** A folder, or `memory://`. */
  dataDir: string;
  /** Archive of an initialised database to start from, when the folder is empty. */
  templatePath: string | null;
  /** The engine, where a process that opens many databases has compiled it before. */
  engine?: WebAssembly.Module | undefined;
}

/** What the thread was started with. Throws when it is something else. */
export function parseWorkerOptions(data: unknown): PgliteWorkerOptions {
  const { dataDir, templatePath, engine } = toRecord(data);
  if (typeof dataDir !== 'string' || (typeof templatePath !== 'string' && templatePath !== null))
    throw new TypeError('The database thread was started without its options');
  return {
    dataDir,
    templatePath,
    engine: engine instanceof WebAssembly.Module ? engine : undefined,
  };
}

export type PgliteWorkerRequest =
  | { type: 'connect'; port: MessagePort }
  | { type: 'dump' }
  | { type: 'close' };
export type PgliteWorkerReport =
  | { type: 'ready' }
  | { type: 'connected' }
  | { type: 'failed'; reason: string }
  | { type: 'dumped'; archive: Uint8Array }
  | { type: 'closed' };
