import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createApplicationFieldEncryption } from '../application/application-field-encryption';
import type { ApplicationModule } from '../application/application.module';
import { createApplicationRepository } from '../application/application.repository';
import { createAuditRepository } from '../audit/audit.repository';
import { createBankAccountEncryption } from '../customer/bank-account.model';
import { createBankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerModule } from '../customer/customer.module';
import { createCustomerRepository } from '../customer/customer.repository';
import { createSessionRepository } from '../customer/session.repository';
import type { LoanModule } from '../loan/loan.module';
import { createPasskeyRepository } from '../passkey/passkey.repository';
import type { RequestModule } from '../request/request.module';
import { createSecurityEventRepository } from '../security/security-event.repository';
import type { ThreadModule } from '../thread/thread.module';
import { createCustomerActions, type CustomerActions } from './customer-actions';
import { createCustomerFiles, type CustomerFiles } from './customer-files';

export interface CustomerFileModule {
  files: CustomerFiles;
  actions: CustomerActions;
}

export interface CustomerFileModuleOptions {
  cipher: DataCipher;
  db: Database;
  customers: Pick<CustomerModule, 'customers' | 'sessions'>;
  loans: Pick<LoanModule, 'loans'>;
  requests: Pick<RequestModule, 'requests'>;
  threads: Pick<ThreadModule, 'desk'>;
  applications: Pick<ApplicationModule, 'findOwner'>;
  now: () => Date;
}

const createRepositories = (db: Database | Transaction) => ({
  application: createApplicationRepository(db),
  audit: createAuditRepository(db),
  bankAccount: createBankAccountRepository(db),
  customer: createCustomerRepository(db),
  passkey: createPasskeyRepository(db),
  securityEvent: createSecurityEventRepository(db),
  session: createSessionRepository(db),
});

/** Wires what staff see of customers. */
export function createCustomerFileModule({
  cipher,
  db,
  customers,
  loans,
  requests,
  threads,
  applications,
  now,
}: CustomerFileModuleOptions): CustomerFileModule {
  const repositories = createRepositories(db);
  const reading = {
    bankAccountEncryption: createBankAccountEncryption(cipher),
    fieldEncryption: createApplicationFieldEncryption(cipher),
    findOwner: applications.findOwner,
    now,
  };
  return {
    actions: createCustomerActions({
      ...reading,
      unitOfWork: createUnitOfWork(db, createRepositories),
    }),
    files: createCustomerFiles({
      ...reading,
      repositories,
      customers: customers.customers,
      sessions: customers.sessions,
      loans: loans.loans,
      requests: requests.requests,
      threads: threads.desk,
    }),
  };
}
