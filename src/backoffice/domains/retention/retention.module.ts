import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createApplicationRepository } from '../application/application.repository';
import { createApprovalRepository } from '../approval/approval.repository';
import { createEmptyApprovals } from '../approval/empty-approvals';
import { createCustomerRepository } from '../customer/customer.repository';
import { createLoanRepository } from '../loan/loan.repository';
import { createRequestRepository } from '../request/request.repository';
import { createThreadRepository } from '../thread/thread.repository';
import type { ApplicationModule } from '../application/application.module';
import type { DocumentModule } from '../document/document.module';
import type { ErasureService } from '../erasure/erasure.service';
import { createEndedLoansJob } from './ended-loans.service';

export interface RetentionModuleOptions {
  db: Database;
  cipher: DataCipher;
  log: Logger;
  now: () => Date;
  applications: Pick<ApplicationModule, 'createRetentionJob'>;
  documents: Pick<DocumentModule, 'documents'>;
  erasure: { erasures: Pick<ErasureService, 'eraseRest'> };
}

const createRepositories = (db: Database | Transaction) => ({
  application: createApplicationRepository(db),
  approval: createApprovalRepository(db),
  customer: createCustomerRepository(db),
  loan: createLoanRepository(db),
  request: createRequestRepository(db),
  thread: createThreadRepository(db),
});

/** Wires the jobs that delete applications and loans, and what belongs to them, past their retention period. */
export function createRetentionModule({
  db,
  cipher,
  log,
  now,
  applications,
  documents,
  erasure,
}: RetentionModuleOptions) {
  const repositories = createRepositories(db);
  const emptyApprovals = createEmptyApprovals(cipher);
  const removeDocuments = documents.documents.removeByApplication;
  return {
    'application.retention': applications.createRetentionJob(async (number) => {
      await removeDocuments(number);
      await repositories.thread.removeByApplication(number);
      const { approval } = repositories;
      await emptyApprovals(approval, await approval.listIdsAbout({ applicationNumber: number }));
    }),
    'customer.erase-rest': erasure.erasures.eraseRest,
    'loan.remove-ended': createEndedLoansJob({
      repositories,
      unitOfWork: createUnitOfWork(db, createRepositories),
      log,
      now,
      removeDocuments,
      emptyApprovals,
    }),
  };
}
