import { randomBytes } from 'node:crypto';
import { brandNames } from '@/config/brand';
import { mailSignatures } from '@/lib/texts/legal-lines';
import type { ServerEnv } from '@/config/env.server';
import { legalSettingsOf } from '@/config/legal-settings';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import { createCooldownRepository } from '../contact/cooldown.repository';
import { createDocumentRepository } from '../document/document.repository';
import type { DocumentModule } from '../document/document.module';
import type { Outbox } from '../outbox/outbox.module';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import { createOutboxRepository } from '../outbox/outbox.repository';
import type { SiteService } from '../site/site.service';
import { createJobApplicationRepository } from './job-application.repository';
import { createJobApplicationService, type JobApplicationService } from './job-application.service';

export interface JobApplicationModuleOptions {
  env: ServerEnv;
  db: Database;
  cipher: DataCipher;
  outbox: Outbox;
  messageBudget: MessageBudget;
  site: SiteService;
  documents: DocumentModule;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  jobApplication: createJobApplicationRepository(db),
  cooldown: createCooldownRepository(db),
  document: createDocumentRepository(db),
  budget: createMessageBudgetRepository(db),
  outbox: createOutboxRepository(db),
});

/** Wires applications for jobs. */
export function createJobApplicationModule({
  env,
  db,
  cipher,
  outbox,
  messageBudget,
  site,
  documents,
  now,
  newId,
}: JobApplicationModuleOptions): JobApplicationService {
  return createJobApplicationService({
    repositories: createRepositories(db),
    unitOfWork: createUnitOfWork(db, createRepositories),
    listOpenJobs: site.openJobs,
    files: documents.files,
    cipher,
    hash: createKeyedHash(env.SESSION_SECRET, 'job-application'),
    enqueueMessage: outbox.enqueueMessage,
    useReceipt: messageBudget.useReceipt,
    deskAddress: env.MAIL_CONTACT_TO,
    brandNames,
    signatures: mailSignatures(legalSettingsOf(env)),
    now,
    newId,
    randomBytes,
    onMessageEnqueued: () => void outbox.runNow(),
  });
}
