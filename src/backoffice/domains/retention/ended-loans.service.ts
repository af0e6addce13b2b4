import { promised } from '@/config/promises';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { Logger } from '@/backoffice/common/logger';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ApplicationRepository } from '../application/application.repository';
import type { ApprovalRepository } from '../approval/approval.repository';
import type { EmptyApprovals } from '../approval/empty-approvals';
import type { CustomerRepository } from '../customer/customer.repository';
import type { LoanRepository } from '../loan/loan.repository';
import type { RequestRepository } from '../request/request.repository';
import type { ThreadRepository } from '../thread/thread.repository';

export interface EndedLoanRepositories {
  application: Pick<ApplicationRepository, 'remove'>;
  approval: Pick<ApprovalRepository, 'listIdsAbout' | 'updateBody'>;
  customer: Pick<CustomerRepository, 'removeIfUnused'>;
  loan: Pick<LoanRepository, 'listEnded' | 'findByNumber' | 'remove'>;
  request: Pick<RequestRepository, 'removeByLoan' | 'removeByCustomerWithoutLoans'>;
  thread: Pick<ThreadRepository, 'removeByLoan' | 'removeByApplication'>;
}

export interface EndedLoansOptions {
  repositories: EndedLoanRepositories;
  unitOfWork: UnitOfWork<EndedLoanRepositories>;
  log: Logger;
  now: () => Date;
  /** Removes the documents of an application. */
  removeDocuments: (applicationNumber: string) => Promise<void>;
  emptyApprovals: EmptyApprovals;
}

const batchSize = 50;

/**
 * A job that deletes loans whose last booking is older than the privacy notice allows: documents and application first, then
 * requests, messages and ledger, and the borrower with the last of them; approvals about them are emptied. Stopped in the middle, the next run goes on where it ended.
 */
export function createEndedLoansJob({
  repositories,
  unitOfWork,
  log,
  now,
  removeDocuments,
  emptyApprovals,
}: EndedLoansOptions): () => Promise<void> {
  return async () => {
    const loanNos = await repositories.loan.listEnded({
      yearsBefore: promised('loanKept'),
      today: hongKongDay(now()),
      limit: batchSize,
    });
    for (const loanNo of loanNos) {
      const record = await repositories.loan.findByNumber(loanNo);
      if (!record) continue;
      if (record.applicationNumber !== null) await removeDocuments(record.applicationNumber);
      await unitOfWork(async ({ application, approval, customer, loan, request, thread }) => {
        const { applicationNumber, customerId } = record;
        await emptyApprovals(approval, await approval.listIdsAbout({ loanNo }));
        const ofBorrower = await approval.listIdsAbout({ customerId });
        await request.removeByLoan(loanNo);
        await thread.removeByLoan(loanNo);
        await loan.remove(loanNo);
        if (applicationNumber !== null) {
          await emptyApprovals(approval, await approval.listIdsAbout({ applicationNumber }));
          await thread.removeByApplication(applicationNumber);
          await application.remove(applicationNumber);
        }
        await request.removeByCustomerWithoutLoans(customerId);
        if (await customer.removeIfUnused(customerId)) await emptyApprovals(approval, ofBorrower);
      });
    }
    if (loanNos.length > 0)
      log.info({ loans: loanNos.length }, 'Deleted loans past their retention');
  };
}
