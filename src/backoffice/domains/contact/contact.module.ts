import { randomBytes } from 'node:crypto';
import { brandNames } from '@/config/brand';
import { mailSignatures } from '@/lib/texts/legal-lines';
import type { ServerEnv } from '@/config/env.server';
import { legalSettingsOf } from '@/config/legal-settings';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createContactRepository } from './contact.repository';
import { createCooldownRepository } from './cooldown.repository';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import { createOutboxRepository } from '../outbox/outbox.repository';
import type { Outbox } from '../outbox/outbox.module';
import { createContactService, type ContactService } from './contact.service';

export interface ContactModuleOptions {
  env: ServerEnv;
  db: Database;
  cipher: DataCipher;
  outbox: Outbox;
  messageBudget: MessageBudget;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  contact: createContactRepository(db),
  cooldown: createCooldownRepository(db),
  budget: createMessageBudgetRepository(db),
  outbox: createOutboxRepository(db),
});

/** Wires the messages of the contact page. */
export function createContactModule({
  env,
  db,
  cipher,
  outbox,
  messageBudget,
  now,
  newId,
}: ContactModuleOptions): ContactService {
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  return createContactService({
    repositories,
    unitOfWork,
    cipher,
    now,
    newId,
    randomBytes,
    hash: createKeyedHash(env.SESSION_SECRET, 'contact'),
    enqueueMessage: outbox.enqueueMessage,
    useReceipt: messageBudget.useReceipt,
    deskAddress: env.MAIL_CONTACT_TO,
    brandNames,
    signatures: mailSignatures(legalSettingsOf(env)),
    onMessageEnqueued: () => void outbox.runNow(),
  });
}
