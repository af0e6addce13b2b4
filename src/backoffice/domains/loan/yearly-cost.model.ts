import { calculateLoan } from '@/lib/loan/calculate';
import type { LoanInput } from '@/lib/loan/types';
import type { LoanTerms } from './loan-account.model';

export interface OfferedTerms extends Pick<LoanTerms, 'kind' | 'annualRate'> {
  tenorMonths: number;
  /** HK$ lent, or the limit of a revolving loan. */
  amount: number;
  /** HK$ that the borrower pays besides interest. */
  fee: number;
}

const daysOfMonth = 30;

function toLoanInput({ kind, annualRate, tenorMonths, amount, fee }: OfferedTerms): LoanInput {
  return kind === 'revolving'
    ? { paymentType: kind, annualRate, fee, drawnAmount: amount, days: daysOfMonth }
    : { paymentType: kind, annualRate, fee, loanAmount: amount, tenorMonths };
}

/**
 * What a loan costs in percent a year, fees included: its annual percentage rate or its rate by Schedule 2 of the Money Lenders
 * Ordinance (Cap. 163), whichever is higher. A revolving loan counts as its whole limit drawn for a month.
 */
export function yearlyCost(terms: OfferedTerms): number {
  const { apr, mloRate } = calculateLoan(toLoanInput(terms));
  return Math.max(apr, mloRate);
}
