import { randomBytes } from 'node:crypto';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import { createCooldownRepository } from '../contact/cooldown.repository';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import { createOutboxRepository } from '../outbox/outbox.repository';
import type { Outbox } from '../outbox/outbox.module';
import { createAppointmentRepository } from './appointment.repository';
import { createCallBackDeskService, type CallBackDeskService } from './call-back-desk.service';
import { createCallBackService, type CallBackService } from './call-back.service';

export interface AppointmentModuleOptions {
  env: ServerEnv;
  db: Database;
  cipher: DataCipher;
  outbox: Outbox;
  messageBudget: MessageBudget;
  calendar: OfficeCalendar;
  now: () => Date;
  newId: () => string;
}

export interface AppointmentModule {
  callBacks: CallBackService;
  desk: CallBackDeskService;
}

const createRepositories = (db: Database | Transaction) => ({
  appointment: createAppointmentRepository(db),
  audit: createAuditRepository(db),
  cooldown: createCooldownRepository(db),
  budget: createMessageBudgetRepository(db),
  outbox: createOutboxRepository(db),
});

/** Wires the appointments that visitors book. */
export function createAppointmentModule({
  env,
  db,
  cipher,
  outbox,
  messageBudget,
  calendar,
  now,
  newId,
}: AppointmentModuleOptions): AppointmentModule {
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  return {
    callBacks: createCallBackService({
      repositories,
      unitOfWork,
      cipher,
      hash: createKeyedHash(env.SESSION_SECRET, 'appointment'),
      enqueueMessage: outbox.enqueueMessage,
      useSms: messageBudget.useSms,
      deskAddress: env.MAIL_CONTACT_TO,
      brandNames,
      siteUrl: env.SITE_URL,
      calendar,
      now,
      newId,
      randomBytes,
      onMessageEnqueued: () => void outbox.runNow(),
    }),
    desk: createCallBackDeskService({ repositories, unitOfWork, cipher, now }),
  };
}
