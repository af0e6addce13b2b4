import type { DecideRequest } from '@/contracts/account/account-desk';
import type { LoanSummary } from '@/contracts/account/account-loan';
import type { DecisionEffect } from '@/contracts/account/request-desk';
import { requireFound } from '@/backoffice/common/require-found';
import type { LoanRecord } from '@/backoffice/domains/loan/loan.repository';
import type { LoanService } from '@/backoffice/domains/loan/loan.service';
import type { RequestDesk } from '../request-desk.service';

/** What a rehearsal works with; `readLoan` locks a loan and bills it up to today. */
export interface RequestRehearsal {
  desk: RequestDesk;
  readLoan: (loanNo: string) => Promise<LoanRecord | null>;
}

export interface DecisionPreviewOptions {
  /** Runs work on requests with all checks, then rolls it back. */
  rehearse: <T>(work: (within: RequestRehearsal) => Promise<T>) => Promise<T>;
  loans: Pick<LoanService, 'summary' | 'holidayOf'>;
}

export type PreviewDecision = ReturnType<typeof createDecisionPreview>;

/** Previews a decision by carrying it out and rolling it back, so that it is refused for the same reasons as the decision itself. Throws what deciding throws. */
export const createDecisionPreview =
  ({ rehearse, loans }: DecisionPreviewOptions) =>
  (
    staff: string,
    reference: string,
    decision: Pick<DecideRequest, 'state' | 'on' | 'amount' | 'months'>,
  ): Promise<DecisionEffect> =>
    rehearse(async ({ desk, readLoan }) => {
      const { kind, loanNo, months, version } = await desk.find(reference);
      const before = loanNo === null ? null : requireFound(await readLoan(loanNo));
      const isHoliday = kind === 'payment-holiday' && decision.state === 'approved';
      const holiday =
        before && isHoliday ? loans.holidayOf(before, decision.months ?? months ?? 0) : null;
      const needsApproval = (await desk.approvalKindOf(reference, decision)) !== null;
      await desk.decide(staff, reference, { ...decision, note: rehearsalNote });
      const after = loanNo === null ? null : requireFound(await readLoan(loanNo));
      const summaryOf = (record: LoanRecord | null): LoanSummary | null =>
        record && loans.summary(record);
      return {
        before: summaryOf(before),
        after: summaryOf(after),
        holiday,
        needsApproval,
        version,
      };
    });

/** A placeholder note; the rehearsal is rolled back, so it is never stored. */
const rehearsalNote = '–';
