import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { isBundled } from '@/backoffice/common/is-bundled';
import { ServiceError } from '@/backoffice/common/service-error';
import { startWorkerThread } from '@/backoffice/common/worker-thread';
import type { PdfDocumentContent } from './pdf-document';
import type { RenderResult } from './pdf.worker';

export interface PdfWorkerPool {
  /** Renders a document as PDF. Throws `pdf_unavailable` when the queue is full, on a timeout or on a failure. */
  render: (content: PdfDocumentContent) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}

export interface PdfWorkerPoolOptions {
  startThread?: () => Worker;
  workerCount?: number;
  /** Documents that may wait for a worker. */
  maxQueued?: number;
  timeoutMs?: number;
}

const workerFile = new URL(isBundled ? './pdf.worker.mjs' : './pdf.worker.ts', import.meta.url);
const startPdfWorker = (): Worker =>
  startWorkerThread(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 256 } });

/** Renders PDFs in worker threads, so that the event loop stays free. Workers start on demand and are reused; one that fails is replaced. */
export function createPdfWorkerPool({
  startThread: startWorker = startPdfWorker,
  workerCount = Math.max(1, Math.min(4, availableParallelism() - 1)),
  maxQueued = 40,
  timeoutMs = 30_000,
}: PdfWorkerPoolOptions = {}): PdfWorkerPool {
  const idleWorkers: Worker[] = [];
  const workers = new Set<Worker>();
  const limit = pLimit(workerCount);
  let isClosed = false;

  function spawnWorker(): Worker {
    const worker = startWorker();
    workers.add(worker);
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      workers.delete(worker);
      if (idleWorkers.includes(worker)) idleWorkers.splice(idleWorkers.indexOf(worker), 1);
    });
    return worker;
  }

  async function renderOnWorker(content: PdfDocumentContent): Promise<Uint8Array<ArrayBuffer>> {
    if (isClosed) throw new Error('The PDF worker pool is closed');
    const worker = idleWorkers.pop() ?? spawnWorker();
    try {
      const bytes = await waitForResult(worker, content, timeoutMs);
      idleWorkers.push(worker);
      return bytes;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  return {
    async render(content) {
      try {
        if (limit.activeCount + limit.pendingCount >= workerCount + maxQueued)
          throw new Error(`${maxQueued} documents wait already`);
        return await limit(renderOnWorker, content);
      } catch (cause) {
        throw new ServiceError('pdf_unavailable', { cause, retryAfterSeconds: 5 });
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

function waitForResult(
  worker: Worker,
  content: PdfDocumentContent,
  timeoutMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      action();
    };
    const onMessage = (result: RenderResult) =>
      settle(() => ('bytes' in result ? resolve(result.bytes) : reject(new Error(result.reason))));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) =>
      settle(() => reject(new Error(`The PDF thread ended with code ${code}`)));
    const timer = setTimeout(
      () => settle(() => reject(new Error(`A document took longer than ${timeoutMs} ms`))),
      timeoutMs,
    );
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(content);
  });
}
