import { outboxFilePath } from '@/config/data/data-folder';
import type { ServerEnv } from '@/config/env.server';
import type { Logger } from '@/backoffice/common/logger';
import { createHttpsSmsSender } from './https-sms-sender';
import { createOutboxFileSmsSender } from './outbox-file-sms-sender';
import type { SmsSender } from './sms-sender';
import { createTwilioSmsSender } from './twilio-sms-sender';

const timeoutMs = 10_000;

/** Creates the SMS sender selected by `SMS_PROVIDER`. */
export function createSmsSender({
  env,
  log,
  now,
}: {
  env: ServerEnv;
  log: Logger;
  now: () => Date;
}): SmsSender {
  switch (env.SMS_PROVIDER) {
    case 'twilio':
      return createTwilioSmsSender({
        baseUrl: env.TWILIO_BASE_URL,
        accountSid: env.TWILIO_ACCOUNT_SID ?? '',
        authToken: env.TWILIO_AUTH_TOKEN ?? '',
        from: env.SMS_FROM ?? '',
        timeoutMs,
      });
    case 'https':
      return createHttpsSmsSender({
        url: env.SMS_HTTPS_URL ?? '',
        token: env.SMS_HTTPS_TOKEN ?? '',
        from: env.SMS_FROM,
        timeoutMs,
      });
    case 'outbox':
      if (env.STORAGE_MODE === 'postgres')
        log.warn(
          { SMS_PROVIDER: 'outbox' },
          'Text messages are not sent: they are written to a file, codes included',
        );
      return createOutboxFileSmsSender({ path: outboxFilePath(env), log, now });
  }
}
