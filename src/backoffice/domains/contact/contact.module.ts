import { randomBytes } from 'node:crypto';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import { brandNames } from '@/config/brand';
import { mailSignatures } from '@/lib/texts/legal-lines';
import type { ServerEnv } from '@/config/env.server';
import { legalSettingsOf } from '@/config/legal-settings';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import { createContactRepository } from './contact.repository';
import { createCooldownRepository } from './cooldown.repository';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import { createStaffRepository } from '../staff/staff.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import type { Outbox } from '../outbox/outbox.module';
import { createContactService, type ContactService } from './contact.service';
import { createContactDesk, type ContactDesk } from './handling/contact-desk.service';

export interface ContactModuleOptions {
  env: ServerEnv;
  db: Database;
  cipher: DataCipher;
  outbox: Outbox;
  messageBudget: MessageBudget;
  calendar: OfficeCalendar;
  now: () => Date;
  newId: () => string;
}

export interface ContactModule {
  messages: ContactService;
  desk: ContactDesk;
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  contact: createContactRepository(db),
  cooldown: createCooldownRepository(db),
  budget: createMessageBudgetRepository(db),
  member: createStaffRepository(db),
  outbox: createOutboxRepository(db),
});

/** Wires the messages of the contact page. */
export function createContactModule({
  env,
  db,
  cipher,
  outbox,
  messageBudget,
  calendar,
  now,
  newId,
}: ContactModuleOptions): ContactModule {
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const shared = {
    repositories,
    unitOfWork,
    cipher,
    calendar,
    now,
    newId,
    enqueueMessage: outbox.enqueueMessage,
    brandNames,
    signatures: mailSignatures(legalSettingsOf(env)),
    onMessageEnqueued: () => void outbox.runNow(),
  };
  const messages = createContactService({
    ...shared,
    randomBytes,
    hash: createKeyedHash(env.SESSION_SECRET, 'contact'),
    useReceipt: messageBudget.useReceipt,
    deskAddress: env.MAIL_CONTACT_TO,
  });
  return { messages, desk: createContactDesk(shared) };
}
