import type { CalculateQuery } from '@/contracts/loan-calculation';
import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import { parseCivilDate } from '@/lib/loan/civil-date';
import { periodDate, periodOfMonth } from '@/lib/loan/timeline';
import type { LoanInput, LoanResult, LoanSummary, ScheduleRow, Settlement } from '@/lib/loan/types';
import type { LoanFigures } from './calculator-form';

/** The engine's input for the figures; a loan without a start date has a schedule without dates. */
export function loanInputOf({ paymentType, propertyValue, loanAmount, annualRate, tenorMonths, fee, startDate, basis, frequency, drawnAmount, days, rateChanges, drawdown }: LoanFigures): LoanInput {
  const common = { annualRate, propertyValue, loanAmount, fee: fee || undefined, startDate: startDate ?? undefined };
  const changes = { rateChanges: rateChanges.length > 0 ? rateChanges : undefined, drawdowns: drawdown ? [drawdown] : undefined };
  switch (paymentType) {
    case 'revolving':
      return { ...common, paymentType, drawnAmount, days };
    case 'interestOnly':
      return { ...common, ...changes, paymentType, tenorMonths, basis };
    case 'principalAndInterest':
      return { ...common, ...changes, paymentType, tenorMonths, basis, frequency };
  }
}

/** The same question for the `calculate` call, which knows monthly payments without later changes only; these leave the first payment as it is. */
export function calculateQueryOf({ paymentType, propertyValue, loanAmount, annualRate, tenorMonths, fee, startDate, basis, drawnAmount, days }: LoanFigures): CalculateQuery {
  const common = { loanAmount, propertyValue, annualRate, ...(fee > 0 ? { fee } : {}), ...(startDate ? { startDate } : {}) };
  return paymentType === 'revolving' ? { ...common, drawnAmount, days } : { ...common, tenorMonths, basis };
}

export const resultOf = (figures: LoanFigures): LoanResult => calculateLoan(loanInputOf(figures));
export const summaryOf = (figures: LoanFigures): LoanSummary => summariseLoan(loanInputOf(figures));

/** A payment that differs from the one before it because the rate or the loan changed: HK$, from payment `n` on. */
export interface LaterPayment {
  n: number;
  amount: number;
}

/** What is paid after each change during the term, in the order of time. */
export function laterPayments({ rateChanges, drawdown, frequency }: LoanFigures, schedule: readonly ScheduleRow[]): LaterPayment[] {
  const months = [...rateChanges, ...(drawdown ? [drawdown] : [])].map(({ afterMonth }) => periodOfMonth(frequency, afterMonth) + 1);
  return [...new Set(months)].sort((a, b) => a - b).flatMap((n) => {
    const row = schedule[n - 1];
    return row ? [{ n, amount: row.payment }] : [];
  });
}

// Settled on the day of a payment only that payment's place in the schedule counts, so any start date serves.
const anyStart = '2025-01-01';

/** What clears the loan right after the last payment of the first `afterMonths` months; null for revolving credit, which is repaid at any time. */
export function settlementAfter(figures: LoanFigures, afterMonths: number): Settlement | null {
  if (figures.paymentType === 'revolving') return null;
  const startDate = figures.startDate ?? anyStart;
  const { frequency } = figures;
  const settleOn = periodDate({ start: parseCivilDate(startDate), frequency }, periodOfMonth(frequency, afterMonths));
  const input = loanInputOf({ ...figures, startDate });
  if (settleOn === null || input.paymentType === 'revolving') return null;
  return summariseLoan({ ...input, settleOn }).settlement ?? null;
}
