import type { ServerEnv } from '@/config/env.server';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import type { HasTurn } from '@/lib/async/in-batches';
import { createApplicationFieldEncryption } from '../application/application-field-encryption';
import { createApplicationRepository } from '../application/application.repository';
import { createOfferRepository } from '../application/offer/offer.repository';
import { createAuditRepository } from '../audit/audit.repository';
import type { CustomerModule } from '../customer/customer.module';
import { createCustomerRepository } from '../customer/customer.repository';
import { createLoanRepository } from '../loan/loan.repository';
import { createRequestRepository } from '../request/request.repository';
import { createThreadRepository } from '../thread/thread.repository';
import { createSearchEntryRepository } from './search-entry.repository';
import { createSearchIndex, type SearchIndex } from './search-index';
import { createPeopleSearch, type PeopleSearch } from './people-search';

export interface SearchModule {
  search: PeopleSearch;
  /** The words by which people are found, for who compares records. */
  index: Pick<SearchIndex, 'makeLatest' | 'tokenSetsOf'>;
  /** Makes what people and cases are found by, where it is missing or of another key. */
  makeWaiting: (hasTurn?: HasTurn) => Promise<void>;
}

export interface SearchModuleOptions {
  env: Pick<ServerEnv, 'SESSION_SECRET'>;
  cipher: DataCipher;
  log: Logger;
  db: Database;
  customers: Pick<CustomerModule, 'customers'>;
  now: () => Date;
}

const createRepositories = (db: Database | Transaction) => ({
  application: createApplicationRepository(db),
  audit: createAuditRepository(db),
  customer: createCustomerRepository(db),
  loan: createLoanRepository(db),
  offer: createOfferRepository(db),
  request: createRequestRepository(db),
  searchEntry: createSearchEntryRepository(db),
  thread: createThreadRepository(db),
});

/** Wires the search of staff. */
export function createSearchModule({
  env,
  cipher,
  log,
  db,
  customers: { customers },
  now,
}: SearchModuleOptions): SearchModule {
  const fieldEncryption = createApplicationFieldEncryption(cipher);
  const index = createSearchIndex({
    unitOfWork: createUnitOfWork(db, createRepositories),
    customers,
    fieldEncryption,
    hash: createKeyedHash(env.SESSION_SECRET, 'search'),
    log,
  });
  return {
    search: createPeopleSearch({
      repositories: createRepositories(db),
      index,
      customers,
      fieldEncryption,
      now,
    }),
    index,
    makeWaiting: index.makeWaiting,
  };
}
