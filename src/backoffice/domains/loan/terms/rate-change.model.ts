import { levelPayment } from '@/lib/loan/closed-form';
import { instalmentOf, roundHalfUp } from '@/lib/loan/money';
import { plusDays } from '@/lib/hong-kong-day';
import { rejectField } from '@/backoffice/common/service-error';
import { termsChangesOf, type TermsChange } from '../ledger.model';
import {
  dueDay,
  isHoliday,
  positionOf,
  postEntry,
  totalPeriods,
  type LoanAccount,
} from '../loan-account.model';
import { loanRules } from '../loan.rules';
import { projectBills, projectedInterestCents } from '../settlement.model';
import { rateOn } from './rates.model';

export interface NewRate {
  /** Percent a year. */
  annualRate: number;
  /** The first day that bears interest at it. */
  from: string;
}

/** Other terms never count from a day whose month is billed, nor from one before those that were decided. */
export function earliestTermsDay({
  terms,
  billedPeriods,
}: Pick<LoanAccount, 'terms' | 'billedPeriods'>): string {
  const decided = terms.changes.at(-1)?.from ?? terms.startsOn;
  const billed = dueDay(terms, billedPeriods);
  return decided > billed ? decided : billed;
}

/** The first day from which a rate may count: today for a higher one, because nobody pays more for days that are over; for a lower one any day of this month that is not billed yet. */
function earliestDay(
  { terms, billedPeriods }: LoanAccount,
  { annualRate, from }: NewRate,
  today: string,
): string {
  const days = [
    annualRate > rateOn(terms, from) ? today : `${today.slice(0, 7)}-01`,
    earliestTermsDay({ terms, billedPeriods }),
  ];
  return days.toSorted().at(-1) ?? today;
}

/** The last day from which other terms may count: within a year, and before the last payment. */
export function latestDay(account: LoanAccount, today: string): string {
  const { terms } = account;
  const lastPaymentOn =
    terms.kind === 'principalAndInterest'
      ? (projectBills(account).at(-1)?.on ?? today)
      : dueDay(terms, totalPeriods(terms));
  const days = [plusDays(today, loanRules.rateChangeDays), plusDays(lastPaymentOn, -1)];
  return days.toSorted()[0] ?? today;
}

/** The loan on terms with another rate, nothing booked yet: the payments that are left stay as many as they were, and are level again. */
function changedTerms(account: LoanAccount, { annualRate, from }: NewRate): TermsChange {
  const { terms } = account;
  const bills = projectBills(account);
  const left = bills.filter(({ on, isHoliday: isFree }) => on > from && !isFree).length;
  const period = bills.find(({ on }) => on > from)?.period ?? totalPeriods(terms);
  const principalCents =
    bills.findLast(({ on }) => on <= from)?.principalAfterCents ??
    positionOf(account).principalCents;
  const change = { from, annualRate, instalmentCents: 0 };
  if (terms.kind !== 'principalAndInterest') return change;
  const level = { period, principalCents, change, months: left };
  return { ...change, instalmentCents: levelCents(account, level) };
}

interface Level {
  /** The first period that is paid by the new instalment. */
  period: number;
  principalCents: number;
  change: TermsChange;
  months: number;
}

/** The level payment; where the first month began at the old rate, that of the principal which owes as much after a month at the new one. */
function levelCents(
  account: LoanAccount,
  { period, principalCents, change, months }: Level,
): number {
  const { terms } = account;
  const { annualRate, from } = change;
  const loan = { principalCents, annualRate, months };
  if (isHoliday(terms, period) || from <= dueDay(terms, period - 1))
    return Math.max(1, instalmentOf(loan, levelPayment({ ...loan, principal: principalCents })));
  const changed = { ...account, terms: { ...terms, changes: [...terms.changes, change] } };
  const owedCents = principalCents + projectedInterestCents(changed, period, principalCents);
  const principal = owedCents / (1 + annualRate / 1200);
  return Math.max(1, roundHalfUp(levelPayment({ ...loan, principal })));
}

/** The loan with another rate from a day on, whatever was booked until then as it is. Throws `validation_failed` for a loan that is paid back, for a day that is too early or too late, and where nothing would change. */
export function withRate(account: LoanAccount, rate: NewRate, today: string): LoanAccount {
  const { annualRate, from } = rate;
  if (account.nextDueOn === null) rejectField('loanNo', 'loanSettled');
  const earliest = earliestDay(account, rate, today);
  const latest = latestDay(account, today);
  if (from < earliest || from > latest)
    rejectField('from', 'outOfRange', `${earliest} – ${latest}`);
  if (annualRate === rateOn(account.terms, from)) rejectField('annualRate', 'sameRate');
  const posted = postEntry(account, {
    kind: 'rate-change',
    on: today,
    reference: `rate:${account.terms.changes.length + 1}`,
    changesCents: {},
    terms: changedTerms(account, rate),
  });
  return { ...posted, terms: { ...posted.terms, changes: termsChangesOf(posted.entries) } };
}
