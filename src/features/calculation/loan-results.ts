import type { Locale } from '@/contracts/locale';
import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import { parseCivilDate } from '@/lib/loan/civil-date';
import { periodDate, periodOfMonth } from '@/lib/loan/timeline';
import type {
  LoanInput,
  LoanResult,
  CalculationSummary,
  ScheduleRow,
  Settlement,
} from '@/lib/loan/types';
import type { CalculationRequest } from './calculation.slice';
import type { LoanFigures } from './calculator-form';

/** The engine's input for the figures; without a start date the schedule has no dates. */
export function toLoanInput({
  paymentType,
  propertyValue,
  loanAmount,
  annualRate,
  tenorMonths,
  fee,
  startDate,
  basis,
  frequency,
  drawnAmount,
  days,
  rateChanges,
  drawdown,
}: LoanFigures): LoanInput {
  const common = {
    annualRate,
    propertyValue,
    loanAmount,
    fee: fee || undefined,
    startDate: startDate ?? undefined,
  };
  const changes = {
    rateChanges: rateChanges.length > 0 ? rateChanges : undefined,
    drawdowns: drawdown ? [drawdown] : undefined,
  };
  switch (paymentType) {
    case 'revolving':
      return { ...common, paymentType, drawnAmount, days };
    case 'interestOnly':
      return { ...common, ...changes, paymentType, tenorMonths, basis };
    case 'principalAndInterest':
      return { ...common, ...changes, paymentType, tenorMonths, basis, frequency };
  }
}

/** Whether a query cannot hold the figures: fortnightly payments, rate changes, a second draw-down. */
const isDetailed = ({ frequency, rateChanges, drawdown }: LoanFigures): boolean =>
  frequency !== 'monthly' || rateChanges.length > 0 || drawdown !== null;

/** A key that distinguishes the figures of one calculation from those of another. */
export const calculationKey = (figures: LoanFigures): string =>
  JSON.stringify(toLoanInput(figures));

/** The request to the API for the figures, with the schedule: `calculate`, or `calculateDetailed` if a query cannot hold them. */
export function toCalculationRequest(figures: LoanFigures, locale: Locale): CalculationRequest {
  const { paymentType, loanAmount, propertyValue, annualRate, fee, startDate } = figures;
  const to = { locale, paymentType, key: calculationKey(figures) };
  const common = {
    loanAmount,
    propertyValue,
    annualRate,
    ...(fee > 0 ? { fee } : {}),
    ...(startDate ? { startDate } : {}),
  };
  if (paymentType === 'revolving') {
    const { drawnAmount, days } = figures;
    return { ...to, query: { ...common, drawnAmount, days } };
  }
  const { tenorMonths, basis, frequency, rateChanges, drawdown } = figures;
  const term = { ...common, tenorMonths, basis };
  if (!isDetailed(figures)) return { ...to, query: { ...term, schedule: 'true' } };
  return {
    ...to,
    body: {
      ...term,
      frequency,
      ...(rateChanges.length > 0 ? { rateChanges: [...rateChanges] } : {}),
      ...(drawdown ? { drawdowns: [drawdown] } : {}),
      schedule: true,
    },
  };
}

export const calculateResult = (figures: LoanFigures): LoanResult =>
  calculateLoan(toLoanInput(figures));
export const calculateSummary = (figures: LoanFigures): CalculationSummary =>
  summariseLoan(toLoanInput(figures));

/** A payment that differs from the previous one because the rate or the loan changed: HK$, from payment `n` on. */
export interface ChangedPayment {
  n: number;
  amount: number;
}

/** The payments after each change during the term, in chronological order. */
export function changedPayments(
  { rateChanges, drawdown, frequency }: LoanFigures,
  schedule: readonly ScheduleRow[],
): ChangedPayment[] {
  const months = [...rateChanges, ...(drawdown ? [drawdown] : [])].map(
    ({ afterMonth }) => periodOfMonth(frequency, afterMonth) + 1,
  );
  return [...new Set(months)]
    .sort((a, b) => a - b)
    .flatMap((n) => {
      const row = schedule[n - 1];
      return row ? [{ n, amount: row.payment }] : [];
    });
}

// On a payment date only the payment's index in the schedule matters, so any start date gives the same result.
const placeholderStartDate = '2025-01-01';

/** The settlement right after the last payment of the first `afterMonths` months; null for revolving credit, which can be repaid at any time. */
export function settlementAfter(figures: LoanFigures, afterMonths: number): Settlement | null {
  if (figures.paymentType === 'revolving') return null;
  const startDate = figures.startDate ?? placeholderStartDate;
  const { frequency } = figures;
  const settleOn = periodDate(
    { start: parseCivilDate(startDate), frequency },
    periodOfMonth(frequency, afterMonths),
  );
  const input = toLoanInput({ ...figures, startDate });
  if (settleOn === null || input.paymentType === 'revolving') return null;
  return summariseLoan({ ...input, settleOn }).settlement ?? null;
}
