import type { ServerEnv } from '@/config/env.server';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createApplicationRepository } from '../application/application.repository';
import { createApprovalRepository } from '../approval/approval.repository';
import { createAuditRepository } from '../audit/audit.repository';
import type { CustomerModule } from '../customer/customer.module';
import { createCustomerRepository } from '../customer/customer.repository';
import { createDocumentRepository } from '../document/document.repository';
import { createLoanRepository } from '../loan/loan.repository';
import { createPersonalRowRepository } from '../personal-copy/personal-row.repository';
import { createRequestRepository } from '../request/request.repository';
import { createErasureActs, type ErasureActs } from './erasure-acts';
import { createErasureRepository } from './erasure.repository';
import {
  createErasureService,
  type ErasureRepositories,
  type ErasureService,
} from './erasure.service';

export interface ErasureModule {
  erasures: ErasureService;
  /** What two people decide, in one transaction. */
  actsIn: (transaction: Transaction) => ErasureActs;
}

export interface ErasureModuleOptions {
  env: Pick<ServerEnv, 'SESSION_SECRET'>;
  cipher: DataCipher;
  log: Logger;
  db: Database;
  customers: Pick<CustomerModule, 'customers'>;
  now: () => Date;
}

const createRepositories = (db: Database | Transaction): ErasureRepositories => ({
  application: createApplicationRepository(db),
  approval: createApprovalRepository(db),
  audit: createAuditRepository(db),
  customer: createCustomerRepository(db),
  document: createDocumentRepository(db),
  erasure: createErasureRepository(db),
  loan: createLoanRepository(db),
  personalRow: createPersonalRowRepository(db),
  request: createRequestRepository(db),
});

/** Wires the erasure of customers’ data. */
export function createErasureModule({
  env,
  cipher,
  log,
  db,
  customers,
  now,
}: ErasureModuleOptions): ErasureModule {
  const options = {
    customers: customers.customers,
    cipher,
    hash: createKeyedHash(env.SESSION_SECRET, 'application'),
    log,
    now,
  };
  return {
    erasures: createErasureService({
      ...options,
      unitOfWork: createUnitOfWork(db, createRepositories),
    }),
    actsIn(transaction) {
      const within = createRepositories(transaction);
      return createErasureActs(
        createErasureService({ ...options, unitOfWork: (work) => work(within) }),
      );
    },
  };
}
