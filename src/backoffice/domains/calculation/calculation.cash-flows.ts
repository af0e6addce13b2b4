import { summariseLoan } from '@/lib/loan/calculate';
import { hasBothDirections } from '@/lib/loan/cash-flows';
import { calculationLimits } from '@/contracts/limits/limits';
import { LoanInputError } from '@/lib/loan/loan-input-error';
import { fromCents, toCents } from '@/lib/loan/money';
import type { CashFlow, CalculationSummary } from '@/lib/loan/types';
import type { RequestedTerms } from './calculation.model';

/** Dated flows alone describe a loan when the terms it would be computed from are missing. */
export function hasOnlyCashFlows({
  paymentType,
  cashFlows = [],
  annualRate,
  monthlyFlatRate,
  tenorMonths,
  drawnAmount,
  dayBalances = [],
}: RequestedTerms): boolean {
  if (cashFlows.length === 0) return false;
  if (paymentType === 'revolving')
    return annualRate === undefined || (drawnAmount === undefined && dayBalances.length === 0);
  return tenorMonths === undefined || (annualRate === undefined && monthlyFlatRate === undefined);
}

/**
 * Totals and annual rates of dated flows alone: `amount` is the first repayment and `lastPayment` the last. The engine takes the
 * rates from the flows; the one-month, interest-free loan is only a carrier for them.
 * @throws LoanInputError
 */
export function summariseCashFlows({
  cashFlows = [],
  loanAmount,
  propertyValue,
  fee,
  startDate,
}: RequestedTerms): CalculationSummary {
  const isComplete = hasBothDirections(cashFlows);
  const days = centsByDay(cashFlows);
  const sign = isComplete ? Math.sign(days[0] ?? 0) : 0;
  const repayments = (isComplete ? days.filter((cents) => cents * sign < 0) : days).map(Math.abs);
  const received = isComplete
    ? sum(days.filter((cents) => cents * sign > 0)) * sign
    : toCents(loanAmount ?? NaN);
  if (isComplete && fromCents(received) > calculationLimits.maxAmount)
    throw new LoanInputError([{ field: 'cashFlows', code: 'out_of_range' }]);
  const rates = summariseLoan({
    paymentType: 'interestOnly',
    loanAmount: fromCents(received),
    annualRate: 0,
    tenorMonths: 1,
    propertyValue,
    fee,
    startDate,
    cashFlows,
  });
  const paid = sum(repayments);
  return {
    ...rates,
    amount: fromCents(repayments[0] ?? 0),
    totalInterest: fromCents(paid - received),
    totalRepayment: fromCents(paid),
    lastPayment: fromCents(repayments.at(-1) ?? 0),
  };
}

/** Net cents of each day in the order of the calendar, days that net to nothing left out: as the engine reads flows. */
function centsByDay(flows: readonly CashFlow[]): number[] {
  const byDay = new Map<string, number>();
  for (const { date, amount } of flows) byDay.set(date, (byDay.get(date) ?? 0) + toCents(amount));
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, cents]) => cents)
    .filter((cents) => cents !== 0);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
