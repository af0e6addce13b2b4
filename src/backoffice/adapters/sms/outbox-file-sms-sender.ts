import type { Logger } from '@/backoffice/common/logger';
import { appendToOutboxFile } from '../outbox-file';
import type { SmsSender } from './sms-sender';

/** Appends each text message to the outbox file. */
export function createOutboxFileSmsSender({
  path,
  log,
  now,
}: {
  path: string;
  log: Logger;
  now: () => Date;
}): SmsSender {
  return {
    async send({ to, text }) {
      await appendToOutboxFile(path, { at: now().toISOString(), channel: 'sms', to, text });
      log.info({ channel: 'sms', file: path }, 'A text message was added to the outbox file');
    },
  };
}
