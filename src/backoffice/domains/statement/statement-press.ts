import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { isBundled } from '@/backoffice/db/assets';
import { ServiceError } from '@/backoffice/common/service-error';
import { startWorkerThread } from '@/backoffice/common/worker-thread';
import type { StatementSheet } from './statement-pdf';
import type { StatementPrint } from './statement.worker';

export interface StatementPress {
  /** A statement as PDF. Throws `pdf_unavailable` when too many wait, when it takes too long or when it fails. */
  print: (sheet: StatementSheet) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}

export interface StatementPressOptions {
  startThread?: () => Worker;
  threads?: number;
  /** Statements that may wait for a thread. */
  waiting?: number;
  timeoutMs?: number;
}

const workerFile = new URL(
  isBundled ? './statement.worker.mjs' : './statement.worker.ts',
  import.meta.url,
);
const startStatementThread = (): Worker =>
  startWorkerThread(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 256 } });

/** Makes PDFs in threads of their own, so that nobody's page waits for a statement. Threads start when they are needed and are kept; one that fails is replaced. */
export function createStatementPress({
  startThread: start = startStatementThread,
  threads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting = 40,
  timeoutMs = 30_000,
}: StatementPressOptions = {}): StatementPress {
  const free: Worker[] = [];
  const living = new Set<Worker>();
  const limit = pLimit(threads);
  let isClosed = false;

  function newThread(): Worker {
    const thread = start();
    living.add(thread);
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      living.delete(thread);
      if (free.includes(thread)) free.splice(free.indexOf(thread), 1);
    });
    return thread;
  }

  async function printOn(sheet: StatementSheet): Promise<Uint8Array<ArrayBuffer>> {
    if (isClosed) throw new Error('The press is closed');
    const thread = free.pop() ?? newThread();
    try {
      const bytes = await answerOf(thread, sheet, timeoutMs);
      free.push(thread);
      return bytes;
    } catch (error) {
      await thread.terminate();
      throw error;
    }
  }

  return {
    async print(sheet) {
      try {
        if (limit.activeCount + limit.pendingCount >= threads + waiting)
          throw new Error(`${waiting} statements wait already`);
        return await limit(printOn, sheet);
      } catch (cause) {
        throw new ServiceError('pdf_unavailable', { cause, retryAfterSeconds: 5 });
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...living].map((thread) => thread.terminate()));
    },
  };
}

function answerOf(
  thread: Worker,
  sheet: StatementSheet,
  timeoutMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (print: StatementPrint) =>
      settle(() => ('bytes' in print ? resolve(print.bytes) : reject(new Error(print.reason))));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) =>
      settle(() => reject(new Error(`The thread of statements ended with code ${code}`)));
    const timer = setTimeout(
      () => settle(() => reject(new Error(`A statement took longer than ${timeoutMs} ms`))),
      timeoutMs,
    );
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(sheet);
  });
}
