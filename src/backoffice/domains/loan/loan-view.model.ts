import type { Instalment, LoanSummary, LoanTransaction } from '@/contracts/account/account-loan';
import type { InstalmentState } from '@/contracts/account/account-choices';
import { daysBetween } from '@/lib/loan/civil-date';
import { fromCents } from '@/lib/loan/money';
import { availableOf } from './billing.model';
import { civil } from '@/backoffice/common/hong-kong-day';
import { owedOf, type LedgerEntry } from './ledger.model';
import {
  balanceOf,
  dueDay,
  isHoliday,
  positionOf,
  totalPeriods,
  type LoanFile,
} from './loan-file.model';
import { projectBills, type ProjectedBill } from './settlement.model';

export interface LoanFacts {
  property: string | null;
  applNo: string | null;
}

/** A month that was charged, and how much of it is still unpaid (payments meet the oldest first). */
interface ChargedMonth {
  period: number;
  on: string;
  interest: number;
  principal: number;
  principalAfter: number;
  unpaid: number;
}

function chargedMonths(file: LoanFile): ChargedMonth[] {
  const byPeriod = new Map(
    file.entries.flatMap((entry) =>
      entry.reference.startsWith('bill:') ? [[entry.reference.slice(5), entry] as const] : [],
    ),
  );
  const months: ChargedMonth[] = [];
  for (let period = 1; period <= file.billedPeriods; period += 1) {
    const entry = byPeriod.get(String(period));
    months.push({
      period,
      on: dueDay(file.terms, period),
      interest: entry?.amounts.interest ?? 0,
      principal: entry?.amounts.billed ?? 0,
      principalAfter: entry?.after.principal ?? positionOf(file).principal,
      unpaid: 0,
    });
  }
  const { interest, billed } = positionOf(file);
  let open = interest + billed;
  for (const month of months.toReversed()) {
    month.unpaid = Math.min(open, month.interest + month.principal);
    open -= month.unpaid;
  }
  return months;
}

function arrearsOf(months: readonly ChargedMonth[], today: string): LoanSummary['arrears'] {
  const late = months.filter(({ unpaid, on }) => unpaid > 0 && on < today);
  const [oldest] = late;
  if (!oldest) return null;
  return {
    amount: fromCents(late.reduce((sum, { unpaid }) => sum + unpaid, 0)),
    since: oldest.on,
    days: daysBetween(civil(oldest.on), civil(today)),
  };
}

function nextPaymentOf(
  file: LoanFile,
  months: readonly ChargedMonth[],
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
  const next = projectBills(file).find((bill) => !bill.isHoliday);
  if (!next) return null;
  const interest = next.interest + next.deferred;
  const credit = Math.min(positionOf(file).credit, interest + next.principal);
  return {
    date: next.on,
    amount: fromCents(interest + next.principal - credit),
    interest: fromCents(interest),
    principal: fromCents(next.principal),
    creditUsed: fromCents(credit),
  };
}

/** Principal and interest that money has paid so far, in whole cents. */
function paidOf(entries: readonly LedgerEntry[]): { principal: number; interest: number } {
  const paying = entries.filter(
    ({ kind }) => kind === 'payment' || kind === 'credit-used' || kind === 'settlement',
  );
  return {
    principal:
      -paying.reduce((sum, { amounts }) => sum + amounts.principal + amounts.billed, 0) || 0,
    interest: -paying.reduce((sum, { amounts }) => sum + amounts.interest, 0) || 0,
  };
}

/** A loan in brief on `today`, up to which it was charged. */
export function summaryOf(
  file: LoanFile,
  { property, applNo }: LoanFacts,
  today: string,
): LoanSummary {
  const { terms } = file;
  const position = positionOf(file);
  const balance = balanceOf(position);
  const months = chargedMonths(file);
  const paid = paidOf(file.entries);
  const original = terms.limitCents ?? terms.originalCents;
  const used =
    terms.kind === 'revolving'
      ? balance / original
      : (terms.originalCents - balance) / terms.originalCents;
  const periods = totalPeriods(terms);
  const holiday = terms.holidays.find(
    ({ firstPeriod, months: length }) => firstPeriod + length > file.billedPeriods,
  );
  return {
    loanNo: file.loanNo,
    kind: terms.kind,
    state: file.state,
    property,
    applNo,
    annualRate: terms.annualRate,
    startedOn: terms.startsOn,
    endsOn: dueDay(terms, periods),
    original: fromCents(original),
    balance: fromCents(balance),
    interestOwed: fromCents(position.interest),
    deferredInterest: fromCents(position.deferred),
    paidInAdvance: fromCents(position.credit),
    principalPaid: fromCents(paid.principal),
    interestPaid: fromCents(paid.interest),
    progress: Math.min(1, Math.max(0, used)),
    paymentsLeft: file.nextDueOn === null ? 0 : countPayable(file, periods),
    nextPayment: nextPaymentOf(file, months, today),
    arrears: arrearsOf(months, today),
    creditLimit: terms.limitCents === null ? null : fromCents(terms.limitCents),
    available: terms.limitCents === null ? null : fromCents(availableOf(file)),
    holiday: holiday
      ? {
          from: dueDay(terms, holiday.firstPeriod),
          months: holiday.months,
          to: dueDay(terms, holiday.firstPeriod + holiday.months - 1),
        }
      : null,
  };
}

function countPayable({ terms, billedPeriods }: LoanFile, periods: number): number {
  let count = 0;
  for (let period = billedPeriods + 1; period <= periods; period += 1)
    if (!isHoliday(terms, period)) count += 1;
  return count;
}

function pastState(
  month: ChargedMonth,
  { file, today }: { file: LoanFile; today: string },
): InstalmentState {
  if (isHoliday(file.terms, month.period)) return 'holiday';
  if (month.unpaid === 0) return 'paid';
  if (month.on >= today) return 'due';
  return month.unpaid < month.interest + month.principal ? 'part' : 'overdue';
}

/** Every payment, those charged as they were and those to come as they will be if each is paid on its day. */
export function scheduleOf(file: LoanFile, today: string): Instalment[] {
  const months = chargedMonths(file);
  const past = months.map((month): Instalment => ({
    n: month.period,
    date: month.on,
    payment: fromCents(month.interest + month.principal),
    interest: fromCents(month.interest),
    principal: fromCents(month.principal),
    balance: fromCents(month.principalAfter),
    state: pastState(month, { file, today }),
  }));
  const isOneDueToday = past.some(({ state }) => state === 'due');
  const bills = projectBills(file);
  const next = isOneDueToday ? undefined : bills.find((bill) => !bill.isHoliday);
  return [...past, ...bills.map((bill) => upcoming(bill, bill === next))];
}

function upcoming(
  { period, on, interest, deferred, principal, isHoliday: isFree, principalAfter }: ProjectedBill,
  isNext: boolean,
): Instalment {
  const due = isFree ? 0 : interest + deferred;
  return {
    n: period,
    date: on,
    payment: fromCents(due + principal),
    interest: fromCents(due),
    principal: fromCents(principal),
    balance: fromCents(principalAfter),
    state: isFree ? 'holiday' : isNext ? 'due' : 'upcoming',
  };
}

/** The bookings as the customer sees them, newest first. */
export function transactionsOf({ loanNo, entries }: LoanFile): LoanTransaction[] {
  return entries.toReversed().map(({ seq, on, kind, amounts, after }) => ({
    id: `${loanNo}-${seq}`,
    date: on,
    kind,
    amount: fromCents(amountOf(amounts)),
    principal: fromCents(amounts.principal + amounts.billed),
    interest: fromCents(amounts.interest + amounts.deferred),
    owed: fromCents(owedOf(after)),
  }));
}

/** By how much a booking changes what is owed, money paid in advance counted. */
export function amountOf({
  principal,
  billed,
  interest,
  deferred,
  credit,
}: LedgerEntry['amounts']): number {
  return principal + billed + interest + deferred + credit;
}
