import { randomBytes } from 'node:crypto';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import { newReference } from '@/backoffice/common/reference';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import type { FindOwner } from '../application/application-owner';
import { createApplicationRepository } from '../application/application.repository';
import { createOfferRepository } from '../application/offer/offer.repository';
import { createAuditRepository } from '../audit/audit.repository';
import { createCustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import { createLoanRepository } from '../loan/loan.repository';
import type { Outbox } from '../outbox/outbox.module';
import { createOutboxRepository } from '../outbox/outbox.repository';
import { createRequestFieldEncryption } from '../request/request-field-encryption';
import { createRequestRepository } from '../request/request.repository';
import { createStaffRepository } from '../staff/staff.repository';
import { createTakeOverMessages } from './old-messages';
import { createTellAnswered } from './tell-answered';
import { createThreadDesk, type ThreadDesk } from './thread-desk.service';
import { createThreadEncryption } from './thread-encryption';
import { createThreadRepository } from './thread.repository';
import { createThreadService, type ThreadService } from './thread.service';
import { createAddEntry } from './thread-writer';

export interface ThreadModule {
  threads: ThreadService;
  desk: ThreadDesk;
}

export interface ThreadModuleOptions {
  env: Pick<ServerEnv, 'SITE_URL'>;
  cipher: DataCipher;
  log: Logger;
  db: Database;
  customers: Pick<CustomerService, 'profileOf'>;
  findOwner: FindOwner;
  outbox: Outbox;
  calendar: OfficeCalendar;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  application: createApplicationRepository(db),
  audit: createAuditRepository(db),
  customer: createCustomerRepository(db),
  loan: createLoanRepository(db),
  member: createStaffRepository(db),
  offer: createOfferRepository(db),
  outbox: createOutboxRepository(db),
  request: createRequestRepository(db),
  thread: createThreadRepository(db),
});

/** Wires message threads, after taking over the messages that were kept as requests. */
export async function createThreadModule({
  env,
  cipher,
  log,
  db,
  customers,
  findOwner,
  outbox,
  calendar,
  now,
  newId,
}: ThreadModuleOptions): Promise<ThreadModule> {
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const encryption = createThreadEncryption(cipher);
  const addEntry = createAddEntry({ encryption, calendar, newId });
  const takeOver = createTakeOverMessages({
    unitOfWork,
    addEntry,
    fieldEncryption: createRequestFieldEncryption(cipher),
  });
  const newThreadReference = () => newReference('RQ', randomBytes);
  const messages = await takeOver();
  if (messages > 0) log.info({ messages }, 'Made threads of messages that were requests');
  return {
    threads: createThreadService({
      repositories,
      unitOfWork,
      addEntry,
      findOwner,
      encryption,
      now,
      newThreadReference,
    }),
    desk: createThreadDesk({
      repositories,
      unitOfWork,
      customers,
      addEntry,
      findOwner,
      tellAnswered: createTellAnswered({
        enqueueMessage: outbox.enqueueMessage,
        brandNames,
        siteUrl: env.SITE_URL,
        newId,
        deliverNow: () => void outbox.runNow(),
      }),
      encryption,
      now,
      newThreadReference,
    }),
  };
}
