import type { MessagePort } from 'node:worker_threads';

export interface PgliteJob {
  /** A folder, or `memory://`. */
  dataDir: string;
  /** Archive of an initialised database to start from, when the folder is empty. */
  templatePath: string | null;
}

export type HostRequest = { type: 'connect'; port: MessagePort } | { type: 'dump' } | { type: 'close' };
export type HostReport = { type: 'ready' } | { type: 'connected' } | { type: 'failed'; reason: string } | { type: 'dumped'; archive: Uint8Array } | { type: 'closed' };
