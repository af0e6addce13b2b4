import { outstandingPrincipalCents, positionOf, type LoanAccount } from '../loan-account.model';
import { billedPeriodsOf, upcomingPaymentOf } from '../loan-view.model';

/** The figures by which lists of loans are filtered and sorted; days as YYYY-MM-DD. None of them depends on the day on which it is read. */
export interface LoanStanding {
  /** Principal owed, due or not. */
  balanceCents: number;
  /** Charged and not paid; `unpaidSince` is the payment date of the oldest part, overdue from the day after. */
  unpaidCents: number;
  unpaidSince: string | null;
  /** The next payment that is not charged yet, less what is paid in advance. */
  nextPaymentOn: string | null;
  nextPaymentCents: number | null;
}

/** Computes these figures of a loan after its last ledger entry. */
export function standingOf(account: LoanAccount): LoanStanding {
  const unpaid = billedPeriodsOf(account).filter(({ unpaidCents }) => unpaidCents > 0);
  const next = upcomingPaymentOf(account);
  return {
    balanceCents: outstandingPrincipalCents(positionOf(account)),
    unpaidCents: unpaid.reduce((sumCents, { unpaidCents }) => sumCents + unpaidCents, 0),
    unpaidSince: unpaid[0]?.on ?? null,
    nextPaymentOn: next?.on ?? null,
    nextPaymentCents: next && next.interestCents + next.principalCents - next.creditCents,
  };
}
