import type { LoanDetail } from '@/contracts/account/account-loan';
import type { RemainingLoan } from '@/lib/loan/planning/overpayment';
import { isToCome } from '../paying/payment-choices';

/** What is left of a term loan that runs as planned; null where an overpayment cannot be worked out: a revolving loan, a payment overdue, or a payment holiday whose interest is still to be paid. */
export function remainingLoan(detail: LoanDetail): RemainingLoan | null {
  const { kind, state, arrears, holiday, deferredInterest, annualRate, schedule } = detail;
  if (kind === 'revolving' || state !== 'active' || arrears || holiday || deferredInterest > 0)
    return null;
  const payments = schedule.filter(isToCome);
  return payments.length === 0
    ? null
    : { payments, annualRate, repaysPrincipal: kind === 'principalAndInterest' };
}
