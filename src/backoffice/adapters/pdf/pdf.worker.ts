import { parentPort } from 'node:worker_threads';
import type { PdfDocumentContent } from './pdf-document';
import { renderPdf } from './render-pdf';

/** What the worker thread posts back for a {@link PdfDocumentContent}. */
export type RenderResult = { bytes: Uint8Array<ArrayBuffer> } | { reason: string };

const parent = parentPort;
if (!parent) throw new Error('pdf.worker runs as a worker only');

parent.on('message', (content: PdfDocumentContent) => {
  void renderPdf(content).then(
    (bytes) => parent.postMessage({ bytes } satisfies RenderResult, [bytes.buffer]),
    (error: unknown) =>
      parent.postMessage({
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies RenderResult),
  );
});
