import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface DataSettings {
  DATA_DIR: string;
}

/** Whether nothing outlives the process: `DATA_DIR=memory://`, for tests and benches. */
export const isKeptInMemory = ({ DATA_DIR }: DataSettings): boolean => DATA_DIR === 'memory://';

/** The file that text messages and mail are written to when nothing sends them. */
export const outboxFilePath = (env: DataSettings): string =>
  join(
    isKeptInMemory(env) ? join(tmpdir(), `site-messages-${process.pid}`) : env.DATA_DIR,
    'outbox.ndjson',
  );
