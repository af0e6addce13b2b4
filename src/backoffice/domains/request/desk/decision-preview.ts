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
  /** Does something with requests, checks included, and takes all of it back. */
  rehearse: <T>(work: (within: RequestRehearsal) => Promise<T>) => Promise<T>;
  loans: Pick<LoanService, 'summary' | 'holidayOf'>;
}

export type PreviewDecision = ReturnType<typeof createDecisionPreview>;

/** Works out what a decision would do, by deciding and taking it back: so it is refused for whatever it would be refused for. Throws what deciding throws. */
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

/** Taken back with all the rest. */
const rehearsalNote = '–';
