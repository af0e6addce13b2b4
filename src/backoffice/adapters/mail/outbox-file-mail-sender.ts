import type { Logger } from '@/backoffice/common/logger';
import { appendToOutboxFile } from '../outbox-file';
import type { MailSender } from './mail-sender';

/** Appends each mail to the outbox file. */
export function createOutboxFileMailSender({
  path,
  log,
  now,
}: {
  path: string;
  log: Logger;
  now: () => Date;
}): MailSender {
  return {
    async send({ to, subject, text, unsubscribeUrl }) {
      await appendToOutboxFile(path, {
        at: now().toISOString(),
        channel: 'mail',
        to,
        subject,
        text,
        ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
      });
      log.info({ channel: 'mail', file: path }, 'A mail was added to the outbox file');
    },
  };
}
