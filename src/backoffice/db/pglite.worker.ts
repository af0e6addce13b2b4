import { readFile } from 'node:fs/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { errorMessage } from '@/lib/logging/error-message';
import {
  parseWorkerOptions,
  type PgliteWorkerRequest,
  type PgliteWorkerReport,
  type PgliteWorkerOptions,
} from './pglite-messages';

const startupCode = 0x0003_0000;
const terminateMessageType = 'X'.charCodeAt(0);

/** PostgreSQL's defaults reserve 128 MB for buffers and a hundred connections; here one connection works. */
const memoryParams = ['-c', 'shared_buffers=32MB', '-c', 'max_connections=5'];

async function open(workerOptions: PgliteWorkerOptions): Promise<PGlite> {
  return PGlite.create({
    dataDir: workerOptions.dataDir,
    extensions: { pg_trgm },
    ...(workerOptions.engine && { pgliteWasmModule: workerOptions.engine }),
    startParams: [...PGlite.defaultStartParams, ...memoryParams],
    ...(workerOptions.templatePath === null
      ? {}
      : { loadDataDir: new Blob([await readFile(workerOptions.templatePath)]) }),
  });
}

/** Answers the wire protocol on one port. A failure of the engine itself ends the thread: the next connection starts a new one. */
function serve(database: PGlite, port: MessagePort): void {
  let queue: Promise<void> = Promise.resolve();
  const answer = async (request: Uint8Array): Promise<void> => {
    if (request[0] === terminateMessageType) return;
    if (isStartup(request)) await resetSession(database);
    const reply = await database.execProtocolRaw(request);
    if (reply.length > 0) port.postMessage(reply);
  };
  port.on('message', (request: Uint8Array) => {
    queue = queue.then(() => answer(request)).catch(() => process.exit(1));
  });
}

/** The pool may have dropped its last connection in the middle of a transaction. */
async function resetSession(database: PGlite): Promise<void> {
  await database.exec('rollback');
  await database.exec('discard all');
}

function isStartup(request: Uint8Array): boolean {
  return (
    request.length >= 8 &&
    new DataView(request.buffer, request.byteOffset).getUint32(4) === startupCode
  );
}

async function main(): Promise<void> {
  const parent = parentPort;
  if (!parent) throw new Error('pglite.worker runs as a worker only');
  const report = (message: PgliteWorkerReport) => parent.postMessage(message);
  const workerOptions = parseWorkerOptions(workerData);
  let database: PGlite;
  try {
    database = await open(workerOptions);
  } catch (error) {
    report({ type: 'failed', reason: errorMessage(error) });
    process.exit(1);
  }
  parent.on('message', (request: PgliteWorkerRequest) => {
    if (request.type === 'connect') {
      serve(database, request.port);
      return report({ type: 'connected' });
    }
    if (request.type === 'dump')
      return void dump(database).then((archive) => report({ type: 'dumped', archive }));
    void database.close().then(() => {
      report({ type: 'closed' });
      process.exit(0);
    });
  });
  report({ type: 'ready' });
}

async function dump(database: PGlite): Promise<Uint8Array> {
  await database.exec('checkpoint');
  return new Uint8Array(await (await database.dumpDataDir('gzip')).arrayBuffer());
}

void main();
