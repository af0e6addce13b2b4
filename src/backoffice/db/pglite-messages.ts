import type { MessagePort } from 'node:worker_threads';

export interface PgliteWorkerOptions {
  /** A folder, or `memory://`. */
  dataDir: string;
  /** Archive of an initialised database to start from, when the folder is empty. */
  templatePath: string | null;
}

export type PgliteWorkerRequest =
  { type: 'connect'; port: MessagePort } | { type: 'dump' } | { type: 'close' };
export type PgliteWorkerReport =
  | { type: 'ready' }
  | { type: 'connected' }
  | { type: 'failed'; reason: string }
  | { type: 'dumped'; archive: Uint8Array }
  | { type: 'closed' };
