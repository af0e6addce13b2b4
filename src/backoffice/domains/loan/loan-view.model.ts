import type { Instalment, LoanSummary, LoanTransaction } from '@/contracts/account/account-loan';
import type { InstalmentState, LoanProduct } from '@/contracts/account/account-choices';
import { daysBetween, toCivilDate } from '@/lib/loan/civil-date';
import { fromCents } from '@/lib/loan/money';
import { availableCreditCents } from './posting.model';
import { totalOwedCents, type LedgerEntry } from './ledger.model';
import { paidTotals } from './paid-totals.model';
import {
  outstandingPrincipalCents,
  dueDay,
  isHoliday,
  positionOf,
  restatedEntries,
  totalPeriods,
  type LoanAccount,
} from './loan-account.model';
import { computeSettlement, projectBills, type ProjectedBill } from './settlement.model';
import { rateOn } from './terms/rates.model';

export interface LoanMetadata {
  product: LoanProduct | null;
  property: string | null;
  applicationNumber: string | null;
}

/** A billed period and how much of it is still unpaid (payments clear the oldest first). */
export interface BilledPeriod {
  period: number;
  on: string;
  interestCents: number;
  principalCents: number;
  principalAfterCents: number;
  unpaidCents: number;
  /** Whether what of it was unpaid is shared by later payments. */
  isShared: boolean;
}

/** Every billed period, with what of it is unpaid. */
export function billedPeriodsOf(account: LoanAccount): BilledPeriod[] {
  const billEntries = new Map(
    restatedEntries(account).flatMap((entry) =>
      entry.reference.startsWith('bill:') ? [[entry.reference.slice(5), entry] as const] : [],
    ),
  );
  const months: BilledPeriod[] = [];
  for (let period = 1; period <= account.billedPeriods; period += 1) {
    const entry = billEntries.get(String(period));
    months.push({
      period,
      on: dueDay(account.terms, period),
      interestCents: entry?.amountsCents.interest ?? 0,
      principalCents: entry?.amountsCents.billed ?? 0,
      principalAfterCents:
        entry?.positionAfter.principalCents ?? positionOf(account).principalCents,
      unpaidCents: 0,
      isShared: false,
    });
  }
  for (const entry of restatedEntries(account))
    if (entry.kind === 'restructure') share(months, entry);
  const { interestCents, billedCents } = positionOf(account);
  let unpaidRestCents = interestCents + billedCents;
  for (const month of months.toReversed()) {
    month.unpaidCents = Math.min(unpaidRestCents, month.interestCents + month.principalCents);
    unpaidRestCents -= month.unpaidCents;
  }
  return months;
}

/** Marks the payments of which an entry has later ones take over what was unpaid, the newest first. */
function share(months: readonly BilledPeriod[], { on, amountsCents }: LedgerEntry): void {
  let restCents = -amountsCents.interest - amountsCents.billed;
  for (const month of months.filter((one) => one.on <= on).toReversed()) {
    if (restCents > 0) month.isShared = true;
    restCents -= month.interestCents + month.principalCents;
  }
}

/** Whether a payment is overdue; billed up to today. */
export const isInArrears = (account: LoanAccount, today: string): boolean =>
  arrearsOf(billedPeriodsOf(account), today) !== null;

function arrearsOf(months: readonly BilledPeriod[], today: string): LoanSummary['arrears'] {
  const overdue = months.filter(({ unpaidCents, on }) => unpaidCents > 0 && on < today);
  const [oldest] = overdue;
  if (!oldest) return null;
  return {
    amount: fromCents(overdue.reduce((sumCents, { unpaidCents }) => sumCents + unpaidCents, 0)),
    since: oldest.on,
    days: daysBetween(toCivilDate(oldest.on), toCivilDate(today)),
  };
}

/** What is to be paid today or on the next due day; null where nothing is. `months` are the account's billed ones. */
export function nextPaymentOf(
  account: LoanAccount,
  today: string,
  months: readonly BilledPeriod[] = billedPeriodsOf(account),
): LoanSummary['nextPayment'] {
  const current = months.find(({ on, unpaidCents }) => on === today && unpaidCents > 0);
  if (current) {
    const principalCents = Math.min(current.principalCents, current.unpaidCents);
    return {
      date: current.on,
      amount: fromCents(current.unpaidCents),
      interest: fromCents(current.unpaidCents - principalCents),
      principal: fromCents(principalCents),
      creditUsed: 0,
    };
  }
  const next = upcomingPaymentOf(account);
  return (
    next && {
      date: next.on,
      amount: fromCents(next.interestCents + next.principalCents - next.creditCents),
      interest: fromCents(next.interestCents),
      principal: fromCents(next.principalCents),
      creditUsed: fromCents(next.creditCents),
    }
  );
}

/** The next payment that is not billed yet, deferred interest with the interest, and how much of it is paid in advance; null where none comes. */
export function upcomingPaymentOf(
  account: LoanAccount,
): { on: string; interestCents: number; principalCents: number; creditCents: number } | null {
  const next = projectBills(account).find((bill) => !bill.isHoliday);
  if (!next) return null;
  const { on, principalCents } = next;
  const interestCents = next.interestCents + next.deferredCents;
  const creditCents = Math.min(positionOf(account).creditCents, interestCents + principalCents);
  return { on, interestCents, principalCents, creditCents };
}

/** Summary of a loan that is billed up to `today`. */
export function toLoanSummary(
  account: LoanAccount,
  { product, property, applicationNumber }: LoanMetadata,
  today: string,
): LoanSummary {
  const { terms } = account;
  const position = positionOf(account);
  const balanceCents = outstandingPrincipalCents(position);
  const months = billedPeriodsOf(account);
  const paid = paidTotals(restatedEntries(account));
  const originalCents = terms.limitCents ?? terms.originalCents;
  const progress =
    terms.kind === 'revolving'
      ? balanceCents / originalCents
      : (terms.originalCents - balanceCents) / terms.originalCents;
  const periods = totalPeriods(terms);
  // Repaid principal ends a loan earlier; a revolving one lasts as long as its limit.
  const bills = terms.kind === 'principalAndInterest' ? projectBills(account) : [];
  const holiday = terms.holidays.find(
    ({ firstPeriod, months: length }) => firstPeriod + length > account.billedPeriods,
  );
  return {
    loanNo: account.loanNo,
    kind: terms.kind,
    product,
    state: account.state,
    property,
    applicationNumber,
    annualRate: rateOn(terms, today),
    startedOn: terms.startsOn,
    endsOn: bills.at(-1)?.on ?? dueDay(terms, periods),
    original: fromCents(originalCents),
    balance: fromCents(balanceCents),
    interestOwed: fromCents(position.interestCents),
    deferredInterest: fromCents(position.deferredCents),
    paidInAdvance: fromCents(position.creditCents),
    settlementToday:
      account.state === 'settled' ? null : fromCents(computeSettlement(account, today).amountCents),
    principalPaid: fromCents(paid.principalCents),
    interestPaid: fromCents(paid.interestCents),
    progress: Math.min(1, Math.max(0, progress)),
    paymentsLeft:
      bills.length > 0
        ? bills.filter(({ isHoliday: isFree }) => !isFree).length
        : account.nextDueOn === null
          ? 0
          : countRemainingPayments(account, periods),
    nextPayment: nextPaymentOf(account, today, months),
    arrears: arrearsOf(months, today),
    creditLimit: terms.limitCents === null ? null : fromCents(terms.limitCents),
    available: terms.limitCents === null ? null : fromCents(availableCreditCents(account)),
    holiday: holiday
      ? {
          from: dueDay(terms, holiday.firstPeriod),
          months: holiday.months,
          to: dueDay(terms, holiday.firstPeriod + holiday.months - 1),
        }
      : null,
    rateChange: nextRateOf(account, today),
  };
}

function nextRateOf({ state, terms }: LoanAccount, today: string): LoanSummary['rateChange'] {
  const next = terms.changes.find(
    ({ from, annualRate }) => from > today && annualRate !== rateOn(terms, today),
  );
  if (!next || state === 'settled') return null;
  const { from } = next;
  const { annualRate, instalmentCents } =
    terms.changes.findLast((change) => change.from === from) ?? next;
  return {
    from,
    annualRate,
    instalment: terms.kind === 'principalAndInterest' ? fromCents(instalmentCents) : null,
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
  if (month.unpaidCents === 0) return month.isShared ? 'shared' : 'paid';
  if (month.on >= today) return 'due';
  return month.unpaidCents < month.interestCents + month.principalCents ? 'part' : 'overdue';
}

/** Every instalment: those billed as they were, those to come as they will be if each is paid on its day. */
export function toSchedule(account: LoanAccount, today: string): Instalment[] {
  const months = billedPeriodsOf(account);
  const billed = months.map((month): Instalment => ({
    n: month.period,
    date: month.on,
    payment: fromCents(month.interestCents + month.principalCents),
    interest: fromCents(month.interestCents),
    principal: fromCents(month.principalCents),
    balance: fromCents(month.principalAfterCents),
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
    interestCents,
    deferredCents,
    principalCents,
    isHoliday: isHolidayPeriod,
    principalAfterCents,
  }: ProjectedBill,
  isNext: boolean,
): Instalment {
  const dueCents = isHolidayPeriod ? 0 : interestCents + deferredCents;
  return {
    n: period,
    date: on,
    payment: fromCents(dueCents + principalCents),
    interest: fromCents(dueCents),
    principal: fromCents(principalCents),
    balance: fromCents(principalAfterCents),
    state: isHolidayPeriod ? 'holiday' : isNext ? 'due' : 'upcoming',
  };
}

/** What an entry is called outside. */
export const transactionId = (loanNo: string, { seq }: Pick<LedgerEntry, 'seq'>): string =>
  `${loanNo}-${seq}`;

/** The ledger entries as the customer sees them, newest first. */
export function toTransactions({ loanNo, entries }: LoanAccount): LoanTransaction[] {
  return entries.toReversed().map(({ seq, on, kind, amountsCents, positionAfter }) => ({
    id: transactionId(loanNo, { seq }),
    date: on,
    kind,
    amount: fromCents(owedChangeCents(amountsCents)),
    principal: fromCents(amountsCents.principal + amountsCents.billed),
    interest: fromCents(amountsCents.interest + amountsCents.deferred),
    owed: fromCents(totalOwedCents(positionAfter)),
  }));
}

/** By how much an entry changes what is owed, prepaid credit counted. */
export function owedChangeCents({
  principal,
  billed,
  interest,
  deferred,
  credit,
}: LedgerEntry['amountsCents']): number {
  return principal + billed + interest + deferred + credit;
}
