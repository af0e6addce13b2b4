import type { ServerEnv } from '@/config/env.server';
import { createMailSender } from '@/backoffice/adapters/mail/create-mail-sender';
import type { MailSender } from '@/backoffice/adapters/mail/mail-sender';
import { createSmsSender } from '@/backoffice/adapters/sms/create-sms-sender';
import type { SmsSender } from '@/backoffice/adapters/sms/sms-sender';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Log } from '@/backoffice/common/log';
import { createPostMessage, mailChannel, smsChannel, type PostMessage } from './outbox.service';
import type { OutboxRepository } from './outbox.repository';
import { startOutboxWorker, type OutboxWorker } from './outbox.worker';

export interface Outbox extends OutboxWorker {
  /** Stores a message together with the change that causes it; `kick` afterwards sends it at once. */
  post: PostMessage;
}

export interface OutboxOptions {
  env: ServerEnv;
  log: Log;
  repository: OutboxRepository;
  cipher: DataCipher;
  now: () => Date;
  deliverEveryMs: number;
  /** Instead of the senders that the settings name. */
  sms?: SmsSender;
  mail?: MailSender;
}

const keptMs = 30 * 24 * 60 * 60_000;

/** Wires the outbox with the channels `sms` and `mail` and starts its worker; `connect` adds the channels of other domains. */
export function createOutbox({ env, log, repository, cipher, now, deliverEveryMs, ...given }: OutboxOptions): Outbox {
  const worker = startOutboxWorker({ repository, cipher, log, now, intervalMs: deliverEveryMs });
  worker.connect('sms', smsChannel(given.sms ?? createSmsSender({ env, log, now })));
  worker.connect('mail', mailChannel(given.mail ?? createMailSender({ env, log, now })));
  worker.eachMinute(() => repository.removeFinishedBefore(new Date(now().getTime() - keptMs)));
  return { ...worker, post: createPostMessage(cipher) };
}
