import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createApplicationRepository } from '../application/application.repository';
import { createCustomerRepository } from '../customer/customer.repository';
import { createLoanRepository } from '../loan/loan.repository';
import { createRequestRepository } from '../request/request.repository';
import type { ApplicationModule } from '../application/application.module';
import type { DocumentModule } from '../document/document.module';
import { createEndedLoansJob } from './ended-loans.service';

export interface RetentionModuleOptions {
  db: Database;
  log: Logger;
  now: () => Date;
  applications: Pick<ApplicationModule, 'createRetentionJob'>;
  documents: Pick<DocumentModule, 'documents'>;
}

const createRepositories = (db: Database | Transaction) => ({
  application: createApplicationRepository(db),
  customer: createCustomerRepository(db),
  loan: createLoanRepository(db),
  request: createRequestRepository(db),
});

/** Wires the jobs that delete applications and loans, and what belongs to them, past their retention period. */
export function createRetentionModule({
  db,
  log,
  now,
  applications,
  documents,
}: RetentionModuleOptions) {
  const removeDocuments = documents.documents.removeByApplication;
  return {
    'application.retention': applications.createRetentionJob(removeDocuments),
    'loan.remove-ended': createEndedLoansJob({
      repositories: createRepositories(db),
      unitOfWork: createUnitOfWork(db, createRepositories),
      log,
      now,
      removeDocuments,
    }),
  };
}
