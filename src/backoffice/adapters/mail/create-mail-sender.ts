import { outboxFilePath } from '@/config/data/data-folder';
import type { ServerEnv } from '@/config/env.server';
import type { Logger } from '@/backoffice/common/logger';
import type { MailSender } from './mail-sender';
import { createOutboxFileMailSender } from './outbox-file-mail-sender';
import { createSmtpMailSender } from './smtp-mail-sender';

const timeoutMs = 15_000;

/** The mail sender that the settings select. */
export function createMailSender({
  env,
  log,
  now,
}: {
  env: ServerEnv;
  log: Logger;
  now: () => Date;
}): MailSender {
  if (env.MAIL_SMTP_URL)
    return createSmtpMailSender({
      url: env.MAIL_SMTP_URL,
      from: env.MAIL_FROM ?? '',
      host: new URL(env.SITE_URL).hostname,
      // If the server offers no TLS, sending fails instead of transmitting in plain text.
      isTlsRequired: env.STORAGE_MODE === 'postgres' && !env.DO_WITHOUT.includes('mail-tls'),
      timeoutMs,
    });
  if (env.STORAGE_MODE === 'postgres')
    log.warn({ MAIL_SMTP_URL: null }, 'Mail is not sent: it is written to a file');
  return createOutboxFileMailSender({ path: outboxFilePath(env), log, now });
}
