import { parentPort } from 'node:worker_threads';
import { statementPdf, type StatementSheet } from './statement-pdf';

/** What the thread answers to a {@link StatementSheet}. */
export type StatementPrint = { bytes: Uint8Array<ArrayBuffer> } | { reason: string };

const host = parentPort;
if (!host) throw new Error('statement.worker runs as a worker only');

host.on('message', (sheet: StatementSheet) => {
  void statementPdf(sheet).then(
    (bytes) => host.postMessage({ bytes } satisfies StatementPrint, [bytes.buffer]),
    (error: unknown) =>
      host.postMessage({
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies StatementPrint),
  );
});
