import type { ServerEnv } from '@/config/env.server';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createApplicationFieldEncryption } from '../application/application-field-encryption';
import type { ApplicationModule } from '../application/application.module';
import { createApplicationRepository } from '../application/application.repository';
import { createAuditRepository } from '../audit/audit.repository';
import { createBankAccountEncryption } from '../customer/bank-account.model';
import { createBankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerModule, CustomerModuleOptions } from '../customer/customer.module';
import { createCustomerRepository } from '../customer/customer.repository';
import { createPayoutAlertRepository } from '../customer/payout-alert.repository';
import { createSessionRepository } from '../customer/session.repository';
import { createErasureRepository } from '../erasure/erasure.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import { createPasskeyRepository } from '../passkey/passkey.repository';
import { createSearchEntryRepository } from '../search/search-entry.repository';
import type { SearchModule } from '../search/search.module';
import { createCustomerDoubles, type CustomerDoubles } from './customer-doubles';
import { createCustomerMergeActs, type CustomerMergeActs } from './customer-merge-acts';
import { createCustomerMergeRepository } from './customer-merge.repository';
import {
  createCustomerMergeService,
  type CustomerMergeRepositories,
  type CustomerMergeService,
} from './customer-merge.service';

export interface CustomerMergeModule {
  merges: CustomerMergeService;
  doubles: CustomerDoubles;
  /** What two people decide, in one transaction. */
  actsIn: (transaction: Transaction) => CustomerMergeActs;
}

export interface CustomerMergeModuleOptions extends Pick<
  CustomerModuleOptions,
  'createPhoneHolder'
> {
  env: Pick<ServerEnv, 'SESSION_SECRET'>;
  cipher: DataCipher;
  db: Database;
  customers: Pick<CustomerModule, 'customers' | 'sessions' | 'payoutSafety'>;
  applications: Pick<ApplicationModule, 'findOwner'>;
  search: Pick<SearchModule, 'index'>;
  now: () => Date;
}

/** Wires the merge of two records of one customer. */
export function createCustomerMergeModule({
  env,
  cipher,
  db,
  customers: { customers, sessions, payoutSafety },
  createPhoneHolder,
  applications: { findOwner },
  search: { index },
  now,
}: CustomerMergeModuleOptions): CustomerMergeModule {
  const createRepositories = (within: Database | Transaction): CustomerMergeRepositories => ({
    application: createApplicationRepository(within),
    audit: createAuditRepository(within),
    bankAccount: createBankAccountRepository(within),
    customer: createCustomerRepository(within),
    customerMerge: createCustomerMergeRepository(within),
    erasure: createErasureRepository(within),
    outbox: createOutboxRepository(within),
    passkey: createPasskeyRepository(within),
    payoutAlert: createPayoutAlertRepository(within),
    phoneHolder: createPhoneHolder(within),
    session: createSessionRepository(within),
  });
  const fieldEncryption = createApplicationFieldEncryption(cipher);
  const options = {
    customers,
    sessions,
    payoutSafety,
    bankAccountEncryption: createBankAccountEncryption(cipher),
    fieldEncryption,
    hash: createKeyedHash(env.SESSION_SECRET, 'application'),
    now,
  };
  return {
    merges: createCustomerMergeService({
      ...options,
      unitOfWork: createUnitOfWork(db, createRepositories),
    }),
    doubles: createCustomerDoubles({
      repositories: {
        application: createApplicationRepository(db),
        audit: createAuditRepository(db),
        customer: createCustomerRepository(db),
        searchEntry: createSearchEntryRepository(db),
      },
      index,
      customers,
      findOwner,
      fieldEncryption,
      now,
    }),
    actsIn(transaction) {
      const within = createRepositories(transaction);
      return createCustomerMergeActs(
        createCustomerMergeService({ ...options, unitOfWork: (work) => work(within) }),
      );
    },
  };
}
