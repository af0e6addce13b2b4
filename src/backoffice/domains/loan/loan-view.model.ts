import type { Instalment, LoanSummary, LoanTransaction } from '@/contracts/account/account-loan';
import type { InstalmentState } from '@/contracts/account/account-choices';
import { daysBetween, toCivilDate } from '@/lib/loan/civil-date';
import { fromCents } from '@/lib/loan/money';
import { availableCredit } from './posting.model';
import { totalOwed, type LedgerEntry } from './ledger.model';
import {
  outstandingPrincipal,
  dueDay,
  isHoliday,
  positionOf,
  totalPeriods,
  type LoanAccount,
} from './loan-account.model';
import { computeSettlement, projectBills, type ProjectedBill } from './settlement.model';

export interface LoanMetadata {
  property: string | null;
  applicationNumber: string | null;
}

/** A billed period and how much of it is still unpaid (payments clear the oldest first). */
interface BilledPeriod {
  period: number;
  on: string;
  interest: number;
  principal: number;
  principalAfter: number;
  unpaid: number;
}

function billedPeriodsOf(account: LoanAccount): BilledPeriod[] {
  const billEntries = new Map(
    account.entries.flatMap((entry) =>
      entry.reference.startsWith('bill:') ? [[entry.reference.slice(5), entry] as const] : [],
    ),
  );
  const months: BilledPeriod[] = [];
  for (let period = 1; period <= account.billedPeriods; period += 1) {
    const entry = billEntries.get(String(period));
    months.push({
      period,
      on: dueDay(account.terms, period),
      interest: entry?.amounts.interest ?? 0,
      principal: entry?.amounts.billed ?? 0,
      principalAfter: entry?.positionAfter.principal ?? positionOf(account).principal,
      unpaid: 0,
    });
  }
  const { interest, billed } = positionOf(account);
  let unpaidRest = interest + billed;
  for (const month of months.toReversed()) {
    month.unpaid = Math.min(unpaidRest, month.interest + month.principal);
    unpaidRest -= month.unpaid;
  }
  return months;
}

/** Whether a payment is overdue; billed up to today. */
export const isInArrears = (account: LoanAccount, today: string): boolean =>
  arrearsOf(billedPeriodsOf(account), today) !== null;

function arrearsOf(months: readonly BilledPeriod[], today: string): LoanSummary['arrears'] {
  const overdue = months.filter(({ unpaid, on }) => unpaid > 0 && on < today);
  const [oldest] = overdue;
  if (!oldest) return null;
  return {
    amount: fromCents(overdue.reduce((sum, { unpaid }) => sum + unpaid, 0)),
    since: oldest.on,
    days: daysBetween(toCivilDate(oldest.on), toCivilDate(today)),
  };
}

function nextPaymentOf(
  account: LoanAccount,
  months: readonly BilledPeriod[],
  today: string,
): LoanSummary['nextPayment'] {
  const current = months.find(({ on, unpaid }) => on === today && unpaid > 0);
  if (current) {
    const principal = Math.min(current.principal, current.unpaid);
    return {
      date: current.on,
      amount: fromCents(current.unpaid),
      interest: fromCents(current.unpaid - principal),
      principal: fromCents(principal),
      creditUsed: 0,
    };
  }
  const next = projectBills(account).find((bill) => !bill.isHoliday);
  if (!next) return null;
  const interest = next.interest + next.deferred;
  const credit = Math.min(positionOf(account).credit, interest + next.principal);
  return {
    date: next.on,
    amount: fromCents(interest + next.principal - credit),
    interest: fromCents(interest),
    principal: fromCents(next.principal),
    creditUsed: fromCents(credit),
  };
}

/** Principal and interest paid so far, in whole cents. */
function paidTotals(entries: readonly LedgerEntry[]): { principal: number; interest: number } {
  const paymentEntries = entries.filter(
    ({ kind }) => kind === 'payment' || kind === 'credit-used' || kind === 'settlement',
  );
  return {
    principal:
      -paymentEntries.reduce((sum, { amounts }) => sum + amounts.principal + amounts.billed, 0) ||
      0,
    interest: -paymentEntries.reduce((sum, { amounts }) => sum + amounts.interest, 0) || 0,
  };
}

/** Summary of a loan that is billed up to `today`. */
export function toLoanSummary(
  account: LoanAccount,
  { property, applicationNumber }: LoanMetadata,
  today: string,
): LoanSummary {
  const { terms } = account;
  const position = positionOf(account);
  const balance = outstandingPrincipal(position);
  const months = billedPeriodsOf(account);
  const paid = paidTotals(account.entries);
  const original = terms.limitCents ?? terms.originalCents;
  const progress =
    terms.kind === 'revolving'
      ? balance / original
      : (terms.originalCents - balance) / terms.originalCents;
  const periods = totalPeriods(terms);
  const holiday = terms.holidays.find(
    ({ firstPeriod, months: length }) => firstPeriod + length > account.billedPeriods,
  );
  return {
    loanNo: account.loanNo,
    kind: terms.kind,
    state: account.state,
    property,
    applicationNumber,
    annualRate: terms.annualRate,
    startedOn: terms.startsOn,
    endsOn: dueDay(terms, periods),
    original: fromCents(original),
    balance: fromCents(balance),
    interestOwed: fromCents(position.interest),
    deferredInterest: fromCents(position.deferred),
    paidInAdvance: fromCents(position.credit),
    settlementToday:
      account.state === 'settled' ? null : fromCents(computeSettlement(account, today).amount),
    principalPaid: fromCents(paid.principal),
    interestPaid: fromCents(paid.interest),
    progress: Math.min(1, Math.max(0, progress)),
    paymentsLeft: account.nextDueOn === null ? 0 : countRemainingPayments(account, periods),
    nextPayment: nextPaymentOf(account, months, today),
    arrears: arrearsOf(months, today),
    creditLimit: terms.limitCents === null ? null : fromCents(terms.limitCents),
    available: terms.limitCents === null ? null : fromCents(availableCredit(account)),
    holiday: holiday
      ? {
          from: dueDay(terms, holiday.firstPeriod),
          months: holiday.months,
          to: dueDay(terms, holiday.firstPeriod + holiday.months - 1),
        }
      : null,
  };
}

function countRemainingPayments({ terms, billedPeriods }: LoanAccount, periods: number): number {
  let count = 0;
  for (let period = billedPeriods + 1; period <= periods; period += 1)
    if (!isHoliday(terms, period)) count += 1;
  return count;
}

function billedInstalmentState(
  month: BilledPeriod,
  { file: account, today }: { file: LoanAccount; today: string },
): InstalmentState {
  if (isHoliday(account.terms, month.period)) return 'holiday';
  if (month.unpaid === 0) return 'paid';
  if (month.on >= today) return 'due';
  return month.unpaid < month.interest + month.principal ? 'part' : 'overdue';
}

/** Every instalment: those billed as they were, those to come as they will be if each is paid on its day. */
export function toSchedule(account: LoanAccount, today: string): Instalment[] {
  const months = billedPeriodsOf(account);
  const billed = months.map((month): Instalment => ({
    n: month.period,
    date: month.on,
    payment: fromCents(month.interest + month.principal),
    interest: fromCents(month.interest),
    principal: fromCents(month.principal),
    balance: fromCents(month.principalAfter),
    state: billedInstalmentState(month, { file: account, today }),
  }));
  const hasPaymentDueToday = billed.some(({ state }) => state === 'due');
  const bills = projectBills(account);
  const next = hasPaymentDueToday ? undefined : bills.find((bill) => !bill.isHoliday);
  return [...billed, ...bills.map((bill) => toUpcomingInstalment(bill, bill === next))];
}

function toUpcomingInstalment(
  {
    period,
    on,
    interest,
    deferred,
    principal,
    isHoliday: isHolidayPeriod,
    principalAfter,
  }: ProjectedBill,
  isNext: boolean,
): Instalment {
  const due = isHolidayPeriod ? 0 : interest + deferred;
  return {
    n: period,
    date: on,
    payment: fromCents(due + principal),
    interest: fromCents(due),
    principal: fromCents(principal),
    balance: fromCents(principalAfter),
    state: isHolidayPeriod ? 'holiday' : isNext ? 'due' : 'upcoming',
  };
}

/** The ledger entries as the customer sees them, newest first. */
export function toTransactions({ loanNo, entries }: LoanAccount): LoanTransaction[] {
  return entries.toReversed().map(({ seq, on, kind, amounts, positionAfter }) => ({
    id: `${loanNo}-${seq}`,
    date: on,
    kind,
    amount: fromCents(owedChange(amounts)),
    principal: fromCents(amounts.principal + amounts.billed),
    interest: fromCents(amounts.interest + amounts.deferred),
    owed: fromCents(totalOwed(positionAfter)),
  }));
}

/** By how much an entry changes what is owed, prepaid credit counted. */
export function owedChange({
  principal,
  billed,
  interest,
  deferred,
  credit,
}: LedgerEntry['amounts']): number {
  return principal + billed + interest + deferred + credit;
}
