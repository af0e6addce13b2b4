import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import {
  openLoanAccount,
  positionOf,
  type LoanAccount,
  type NewLoanTerms,
} from '@/backoffice/domains/loan/loan-account.model';
import { postPayment } from '@/backoffice/domains/loan/posting.model';
import type { LoanRecord } from '@/backoffice/domains/loan/loan.repository';

/** HK$120,000 at 12 % a year, interest only: HK$1,200 a month, from 10 January 2026. */
export const interestOnlyLoan = (changes: Partial<NewLoanTerms> = {}): LoanAccount =>
  openLoanAccount('LN-2026-00000001', {
    kind: 'interestOnly',
    annualRate: 12,
    tenorMonths: 24,
    startsOn: '2026-01-10',
    amountCents: 120_000_00,
    limitCents: null,
    ...changes,
  });

/** A limit of HK$1,000,000 at 7.3 % a year, which is HK$20 a day for each HK$100,000 drawn, from 1 November 2026. */
export const revolvingLoan = (changes: Partial<NewLoanTerms> = {}): LoanAccount =>
  openLoanAccount('LN-2026-00000002', {
    kind: 'revolving',
    annualRate: 7.3,
    tenorMonths: 12,
    startsOn: '2026-11-01',
    amountCents: 0,
    limitCents: 1_000_000_00,
    ...changes,
  });

/** A loan without property, product or application, as it is stored for its customer. */
export const recordOfLoan = (account: LoanAccount, customerId = 'customer-1'): LoanRecord => ({
  customerId,
  applicationNumber: null,
  product: null,
  property: null,
  account,
});

/** HK$1,000,000 at 6 % a year, repaid in 24 months from 10 January 2026. */
export const instalmentLoan = (changes: Partial<NewLoanTerms> = {}): LoanAccount =>
  openLoanAccount('LN-2026-00000003', {
    kind: 'principalAndInterest',
    annualRate: 6,
    tenorMonths: 24,
    startsOn: '2026-01-10',
    amountCents: 1_000_000_00,
    limitCents: null,
    ...changes,
  });

/** Pays each bill on its day until `until`. */
export function payOnTime(account: LoanAccount, until: string): LoanAccount {
  let current = account;
  while (current.nextDueOn !== null && current.nextDueOn <= until) {
    const on = current.nextDueOn;
    current = billDuePeriods(current, on);
    const { interestCents, billedCents } = positionOf(current);
    if (interestCents + billedCents > 0)
      current = postPayment(current, {
        amountCents: interestCents + billedCents,
        on,
        reference: `pay:${on}`,
      });
  }
  return current;
}
