import { parentPort } from 'node:worker_threads';
import { renderStatementPdf, type StatementData } from './statement-pdf';

/** What the thread answers to a {@link StatementData}. */
export type RenderResult = { bytes: Uint8Array<ArrayBuffer> } | { reason: string };

const parent = parentPort;
if (!parent) throw new Error('statement.worker runs as a worker only');

parent.on('message', (statement: StatementData) => {
  void renderStatementPdf(statement).then(
    (bytes) => parent.postMessage({ bytes } satisfies RenderResult, [bytes.buffer]),
    (error: unknown) =>
      parent.postMessage({
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies RenderResult),
  );
});
