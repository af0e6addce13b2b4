import { randomBytes } from 'node:crypto';
import type { ServerEnv } from '@/config/env.server';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { brandNames } from '@/config/brand';
import { createAuditRepository } from '../audit/audit.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import type { Outbox } from '../outbox/outbox.module';
import { createBankAccountEncryption } from './bank-account.model';
import { createBankAccountRepository } from './bank-account.repository';
import { createCustomerDesk, type CustomerDesk } from './customer-desk.service';
import { createCustomerNotifications, type CustomerNotifications } from './customer-notifications';
import { createCustomerRepository } from './customer.repository';
import { createSessionRepository } from './session.repository';
import { createCustomerService, type CustomerService } from './customer.service';
import { createSessionService, type SessionService } from './session.service';

export interface CustomerModule {
  customers: CustomerService;
  sessions: SessionService;
  desk: CustomerDesk;
  notifications: CustomerNotifications;
}

export interface CustomerModuleOptions {
  env: Pick<ServerEnv, 'SESSION_SECRET' | 'DATA_ENCRYPTION_KEY'>;
  db: Database;
  outbox: Outbox;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  bankAccount: createBankAccountRepository(db),
  customer: createCustomerRepository(db),
  outbox: createOutboxRepository(db),
  session: createSessionRepository(db),
});

/** Wires customers and their sessions. */
export function createCustomerModule({
  env,
  db,
  outbox,
  now,
  newId,
}: CustomerModuleOptions): CustomerModule {
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const cipher = createDataCipher(env.DATA_ENCRYPTION_KEY);
  const notifications = createCustomerNotifications({
    enqueueMessage: outbox.enqueueMessage,
    deliverNow: () => void outbox.runNow(),
    brandNames,
    now,
    newId,
  });
  const customers = createCustomerService({
    hash: createKeyedHash(env.SESSION_SECRET, 'customer'),
    cipher,
    now,
    newId,
  });
  const sessions = createSessionService({
    repositories,
    unitOfWork,
    customers,
    now,
    newId,
    hash: createKeyedHash(env.SESSION_SECRET, 'session'),
    newToken: () => randomBytes(32).toString('base64url'),
  });
  const desk = createCustomerDesk({
    unitOfWork,
    customers,
    notifications,
    bankAccountEncryption: createBankAccountEncryption(cipher),
    now,
    newId,
  });
  return { customers, sessions, desk, notifications };
}
