import { dayMs } from '@/lib/hong-kong-day';
import type { ServerEnv } from '@/config/env.server';
import { createMailSender } from '@/backoffice/adapters/mail/create-mail-sender';
import type { MailSender } from '@/backoffice/adapters/mail/mail-sender';
import { createSmsSender } from '@/backoffice/adapters/sms/create-sms-sender';
import type { SmsSender } from '@/backoffice/adapters/sms/sms-sender';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import type { Database } from '@/backoffice/db/database';
import type { Hear } from '@/backoffice/db/notices/notice-listener';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import {
  createEnqueueMessage,
  mailChannel,
  smsChannel,
  type EnqueueMessage,
} from './outbox.service';
import { createOutboxRepository, type OutboxBacklog } from './outbox.repository';
import { createOutboxDesk, type OutboxDesk } from './outbox-desk.service';
import { startOutboxWorker, type OutboxWorker } from './outbox.worker';

export interface Outbox extends OutboxWorker {
  /** Stores a message together with the change that causes it; `runNow` afterwards sends it at once. */
  enqueueMessage: EnqueueMessage;
  /** What staff see and do. */
  desk: OutboxDesk;
  /** How many messages wait and how many are dead, by channel, and for how long the oldest has waited. */
  backlog: () => Promise<OutboxBacklog[]>;
  /** Removes the rows of messages that were sent, dead or abandoned more than a month ago. */
  removeFinished: () => Promise<void>;
}

export interface OutboxModuleOptions {
  env: ServerEnv;
  log: Logger;
  db: Database;
  hear: Hear;
  cipher: DataCipher;
  now: () => Date;
  deliveryIntervalMs: number;
  /** Discards every message instead of storing it; used for the demo business. */
  isSilent?: boolean;
  /** Replace the senders that the settings select. */
  sms?: SmsSender;
  mail?: MailSender;
}

const retentionMs = 30 * dayMs;

/** Wires the outbox with the channels `sms` and `mail` and starts its worker; `registerChannel` adds the channels of other domains. */
export function createOutboxModule({
  env,
  log,
  db,
  hear,
  cipher,
  now,
  deliveryIntervalMs,
  isSilent = false,
  ...senders
}: OutboxModuleOptions): Outbox {
  const repository = createOutboxRepository(db);
  const worker = startOutboxWorker({
    repository,
    cipher,
    log,
    now,
    random: Math.random,
    intervalMs: deliveryIntervalMs,
  });
  worker.registerChannel('sms', smsChannel(senders.sms ?? createSmsSender({ env, log, now })));
  worker.registerChannel('mail', mailChannel(senders.mail ?? createMailSender({ env, log, now })));
  hear('outbox', worker.runNow);
  return {
    ...worker,
    enqueueMessage: isSilent ? async () => undefined : createEnqueueMessage(cipher),
    desk: createOutboxDesk({
      outbox: repository,
      unitOfWork: createUnitOfWork(db, (tx) => ({
        audit: createAuditRepository(tx),
        outbox: createOutboxRepository(tx),
      })),
      now,
      onMessageDue: () => void worker.runNow(),
    }),
    backlog: () => repository.listBacklog(now()),
    removeFinished: () => repository.removeFinishedBefore(new Date(now().getTime() - retentionMs)),
  };
}
