import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { errorMessage } from '@/lib/logging/error-message';
import { startWorkerThread } from '../common/worker-thread';
import { workerUrl } from './assets';
import { DatabaseOpenError } from './database-open-error';
import type {
  PgliteWorkerReport,
  PgliteWorkerRequest,
  PgliteWorkerOptions,
} from './pglite-messages';

const memory = 'memory://';

/** The embedded database in its own thread; when the thread dies the next connection starts another on the same folder. */
export interface PgliteHost {
  /** A port that speaks PostgreSQL's wire protocol; one at a time. */
  connect: () => Promise<MessagePort>;
  /** The whole data folder as a gzipped tar archive. */
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Opens the database in `folder`, making it first if there is none. Throws `DatabaseOpenError` when the folder is damaged. */
export async function openPgliteFolder(
  folder: string,
  templatePath: string | null,
): Promise<PgliteHost> {
  if (!existsSync(folder)) await initialise(folder, templatePath);
  try {
    return await startHost({ dataDir: folder, templatePath: null });
  } catch (error) {
    throw new DatabaseOpenError(
      `The database in ${folder} cannot be opened: it is damaged, or of another version. Restore a copy, or move the folder away to start afresh; it was left as it is. (${reasonOf(error)})`,
    );
  }
}

/** A database that lives as long as the process. */
export function openPgliteMemory(templatePath: string | null): Promise<PgliteHost> {
  return startHost({ dataDir: memory, templatePath });
}

/** Made beside its place and moved there when whole, so that a kill in between leaves nothing half made. */
async function initialise(folder: string, templatePath: string | null): Promise<void> {
  const temporaryFolder = `${folder}.new`;
  rmSync(temporaryFolder, { recursive: true, force: true });
  mkdirSync(join(temporaryFolder, '..'), { recursive: true, mode: 0o700 });
  const host = await startHost({ dataDir: temporaryFolder, templatePath }).catch(
    (error: unknown) => {
      throw new DatabaseOpenError(`No database can be made in ${folder}: ${reasonOf(error)}`);
    },
  );
  await host.close();
  renameSync(temporaryFolder, folder);
}

async function startHost(workerOptions: PgliteWorkerOptions): Promise<PgliteHost> {
  const ports = new Set<MessagePort>();
  let worker = await launchWorker(workerOptions, ports);
  const runningWorker = async (): Promise<Worker> => {
    if (worker.threadId !== endedThreadId) return worker;
    if (workerOptions.dataDir === memory) throw new Error('the database thread has ended');
    worker = await launchWorker(workerOptions, ports);
    return worker;
  };
  /** Waits for the worker's `connected` report: a worker that is exiting accepts the request and never responds. */
  const connect = async (): Promise<MessagePort> => {
    const { port1, port2 } = new MessageChannel();
    const target = await runningWorker();
    const report = waitForReport(target, 'connected');
    send(target, { type: 'connect', port: port2 });
    await report;
    ports.add(port1);
    port1.once('close', () => ports.delete(port1));
    return port1;
  };
  return {
    connect: () => connect().catch(connect),
    async dump() {
      const source = await runningWorker();
      const report = waitForReport(source, 'dumped');
      send(source, { type: 'dump' });
      return (await report).archive;
    },
    async close() {
      if (worker.threadId === endedThreadId) return;
      const report = waitForReport(worker, 'closed');
      send(worker, { type: 'close' });
      await report;
      await worker.terminate();
    },
  };
}

/** `threadId` of a worker that has ended. */
const endedThreadId = -1;

async function launchWorker(
  workerOptions: PgliteWorkerOptions,
  ports: ReadonlySet<MessagePort>,
): Promise<Worker> {
  const worker = startWorkerThread(workerUrl, { workerData: workerOptions });
  await waitForReport(worker, 'ready');
  worker.on('error', () => undefined);
  worker.once('exit', () => ports.forEach((port) => port.close()));
  return worker;
}

function send(worker: Worker, message: PgliteWorkerRequest): void {
  worker.postMessage(message, message.type === 'connect' ? [message.port] : []);
}

type ReportOf<T extends PgliteWorkerReport['type']> = Extract<PgliteWorkerReport, { type: T }>;

function isReport<T extends PgliteWorkerReport['type']>(
  report: PgliteWorkerReport,
  type: T,
): report is ReportOf<T> {
  return report.type === type;
}

function waitForReport<T extends PgliteWorkerReport['type']>(
  worker: Worker,
  type: T,
): Promise<ReportOf<T>> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (report: PgliteWorkerReport) => {
      if (isReport(report, type)) settle(() => resolve(report));
      else if (report.type === 'failed') settle(() => reject(new Error(report.reason)));
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) =>
      settle(() => reject(new Error(`the database thread ended with code ${code}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

function reasonOf(error: unknown): string {
  return errorMessage(error).split('\n')[0] ?? '';
}
