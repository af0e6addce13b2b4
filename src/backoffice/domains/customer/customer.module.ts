import { randomBytes } from 'node:crypto';
import type { ServerEnv } from '@/config/env.server';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createCustomerRepository } from './customer.repository';
import { createSessionRepository } from './session.repository';
import { createCustomerService, type CustomerService } from './customer.service';
import { createSessionService, type SessionService } from './session.service';

export interface CustomerModule {
  customers: CustomerService;
  sessions: SessionService;
}

export interface CustomerModuleOptions {
  env: Pick<ServerEnv, 'SESSION_SECRET' | 'DATA_ENCRYPTION_KEY'>;
  db: Database;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  customer: createCustomerRepository(db),
  session: createSessionRepository(db),
});

/** Wires customers and their sessions. */
export function createCustomerModule({
  env,
  db,
  now,
  newId,
}: CustomerModuleOptions): CustomerModule {
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const customers = createCustomerService({
    hash: createKeyedHash(env.SESSION_SECRET, 'customer'),
    cipher: createDataCipher(env.DATA_ENCRYPTION_KEY),
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
  return { customers, sessions };
}
