import { randomBytes } from 'node:crypto';
import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { legalSettingsOf } from '@/config/legal-settings';
import { mailSignatures } from '@/lib/texts/legal-lines';
import { sendsMail } from '@/backoffice/adapters/mail/sends-mail';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createMessageBudgetRepository } from '@/backoffice/domains/message-budget/message-budget.repository';
import type { MessageBudget } from '@/backoffice/domains/message-budget/message-budget.service';
import type { Outbox } from '@/backoffice/domains/outbox/outbox.module';
import { createOutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { EvaluationModule } from '../evaluation.module';
import { createValueAlertRepository } from './value-alert.repository';
import { createValueAlertService, type ValueAlertService } from './value-alert.service';

export interface ValueAlertModuleOptions {
  env: ServerEnv;
  db: Database;
  cipher: DataCipher;
  outbox: Outbox;
  messageBudget: MessageBudget;
  evaluation: Pick<EvaluationModule, 'quotes' | 'dataMark'>;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  alert: createValueAlertRepository(db),
  budget: createMessageBudgetRepository(db),
  outbox: createOutboxRepository(db),
});

/** Wires the mails about changed values. */
export function createValueAlertModule({
  env,
  db,
  cipher,
  outbox,
  messageBudget,
  evaluation,
  now,
  newId,
}: ValueAlertModuleOptions): ValueAlertService {
  return createValueAlertService({
    repositories: createRepositories(db),
    unitOfWork: createUnitOfWork(db, createRepositories),
    quotes: evaluation.quotes,
    dataMark: evaluation.dataMark,
    cipher,
    hash: createKeyedHash(env.SESSION_SECRET, 'value-alert'),
    enqueueMessage: outbox.enqueueMessage,
    useReceipt: messageBudget.useReceipt,
    isOffered: sendsMail(env),
    keptDays: env.VALUE_ALERT_KEPT_DAYS,
    brandNames,
    signatures: mailSignatures(legalSettingsOf(env)),
    siteUrl: env.SITE_URL,
    now,
    newId,
    randomBytes,
    onMessageEnqueued: () => void outbox.runNow(),
  });
}
