import { appendFile, chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../../log';
import type { SmsSender } from './sms-sender';

/** For trying the site out: appends each message to a file that only its owner can read, instead of sending it. */
export function createOutboxFileSmsSender({ path, log, now }: { path: string; log: Log; now: () => Date }): SmsSender {
  return {
    async send({ to, text }) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await appendFile(path, `${JSON.stringify({ at: now().toISOString(), channel: 'sms', to, text })}\n`, { mode: 0o600 });
      await chmod(path, 0o600);
      log.info({ channel: 'sms', file: path }, 'A text message was added to the outbox file');
    },
  };
}
