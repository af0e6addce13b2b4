import type { LoanSummary } from '@/contracts/account/account-loan';
import { fromCents, toCents } from '@/lib/loan/money';

/** A sum over the loans that it concerns, in HK$; `date` is the earliest day on which some of it fell or falls due. */
export interface DueTotal {
  amount: number;
  date: string;
  loans: readonly LoanSummary[];
}

/** What a customer owes on all loans together, in HK$; null where nothing is due. */
export interface LoanTotals {
  owed: number;
  overdue: DueTotal | null;
  dueToday: DueTotal | null;
  next: DueTotal | null;
}

/** What is overdue and due today, which is what has to be paid now, in HK$. */
export const payNowAmount = ({ overdue, dueToday }: LoanTotals): number =>
  fromCents(toCents(overdue?.amount ?? 0) + toCents(dueToday?.amount ?? 0));

/** Totals of the loans that are not settled, as of `today`. `next` is what falls due on the first payment date after today. */
export function totalLoans(loans: readonly LoanSummary[], today: string): LoanTotals {
  const active = loans.filter(({ state }) => state === 'active');
  const owedCents = sumCents(
    active.map(
      (loan) => loan.balance + loan.interestOwed + loan.deferredInterest - loan.paidInAdvance,
    ),
  );
  const payments = active.flatMap((loan) =>
    loan.nextPayment
      ? [{ loan, date: loan.nextPayment.date, amount: loan.nextPayment.amount }]
      : [],
  );
  const later = payments.filter(({ date }) => date > today);
  const nextDate = later.map(({ date }) => date).sort()[0];
  return {
    owed: fromCents(owedCents),
    overdue: dueTotal(
      active.flatMap((loan) =>
        loan.arrears ? [{ loan, date: loan.arrears.since, amount: loan.arrears.amount }] : [],
      ),
    ),
    dueToday: dueTotal(payments.filter(({ date }) => date <= today)),
    next: dueTotal(later.filter(({ date }) => date === nextDate)),
  };
}

function dueTotal(
  parts: readonly { loan: LoanSummary; date: string; amount: number }[],
): DueTotal | null {
  const [date] = parts.map((part) => part.date).sort();
  if (date === undefined) return null;
  return {
    date,
    amount: fromCents(sumCents(parts.map(({ amount }) => amount))),
    loans: parts.map(({ loan }) => loan),
  };
}

const sumCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + toCents(amount), 0);
