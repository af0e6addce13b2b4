import { appendFile, chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface OutboxFileLine {
  at: string;
  channel: string;
  to: string;
  subject?: string;
  text: string;
  unsubscribeUrl?: string;
}

/** For local trials: appends a message to a file that only its owner can read, instead of sending it. */
export async function appendToOutboxFile(path: string, line: OutboxFileLine): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await appendFile(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  await chmod(path, 0o600);
}
