import { summariseLoan } from '@/lib/loan/calculate';
import type { LoanState, RepaymentKind } from '@/contracts/account/account-choices';
import { addMonths, formatCivilDate, toCivilDate } from '@/lib/loan/civil-date';
import { fromCents, toCents } from '@/lib/loan/money';
import {
  emptyPosition,
  nextEntry,
  termsChangesOf,
  type NewLedgerEntry,
  type LedgerEntry,
  type LoanPosition,
  type TermsChange,
} from './ledger.model';

export interface PaymentHoliday {
  firstPeriod: number;
  months: number;
  parts: number;
}

export interface LoanTerms {
  kind: RepaymentKind;
  /** Percent a year, as it was agreed; `changes` has what came later. */
  annualRate: number;
  /** The amount lent at the start; for a revolving loan, its limit at the start. */
  originalCents: number;
  limitCents: number | null;
  tenorMonths: number;
  startsOn: string;
  /** The level payment that was agreed. */
  instalmentCents: number;
  holidays: readonly PaymentHoliday[];
  /** By the day from which they count. */
  changes: readonly TermsChange[];
}

/** The ledger as it would be without the payments that were taken back: `entries` stand in place of the first `replaces` entries of the stored ledger. */
export interface Restatement {
  replaces: number;
  entries: readonly LedgerEntry[];
}

/** A loan with its ledger. `billedPeriods` months have been billed; the next is billed on `nextDueOn`, null when there is none left. */
export interface LoanAccount {
  loanNo: string;
  state: LoanState;
  terms: LoanTerms;
  entries: readonly LedgerEntry[];
  /** One for each payment that was taken back, oldest first. */
  restatements: readonly Restatement[];
  billedPeriods: number;
  nextDueOn: string | null;
}

export type NewLoanTerms = Pick<LoanTerms, 'kind' | 'annualRate' | 'tenorMonths' | 'startsOn'> & {
  amountCents: number;
  limitCents: number | null;
};

/** A new loan, advanced on its first day. The level payment comes from the calculation engine. */
export function openLoanAccount(
  loanNo: string,
  { amountCents, ...newTerms }: NewLoanTerms,
): LoanAccount {
  const instalmentCents =
    newTerms.kind === 'principalAndInterest'
      ? toCents(
          summariseLoan({
            paymentType: 'principalAndInterest',
            loanAmount: fromCents(amountCents),
            annualRate: newTerms.annualRate,
            tenorMonths: newTerms.tenorMonths,
          }).amount,
        )
      : 0;
  const terms: LoanTerms = {
    ...newTerms,
    originalCents: newTerms.limitCents ?? amountCents,
    instalmentCents,
    holidays: [],
    changes: [],
  };
  const account: LoanAccount = {
    loanNo,
    state: 'active',
    terms,
    entries: [],
    restatements: [],
    billedPeriods: 0,
    nextDueOn: dueDay(terms, 1),
  };
  if (amountCents === 0) return account;
  return postEntry(account, {
    kind: 'advance',
    on: newTerms.startsOn,
    reference: 'advance',
    changesCents: { principal: amountCents, cash: -amountCents },
  });
}

/** The account with one more ledger entry. */
export function postEntry(account: LoanAccount, booking: NewLedgerEntry): LoanAccount {
  return { ...account, entries: [...account.entries, nextEntry(account.entries.at(-1), booking)] };
}

/** The ledger in which payments that were taken back are left out from the day on which they were booked; interest, arrears and totals are computed from it. */
export function restatedEntries({
  entries,
  restatements,
}: Pick<LoanAccount, 'entries' | 'restatements'>): readonly LedgerEntry[] {
  const last = restatements.findLast(({ replaces }) => replaces <= entries.length);
  return last ? [...last.entries, ...entries.slice(last.replaces)] : entries;
}

/** What is owed and prepaid after the last entry. */
export function positionOf({ entries }: LoanAccount): LoanPosition {
  return entries.at(-1)?.positionAfter ?? emptyPosition;
}

/** The outstanding principal, whether due or not yet due. */
export function outstandingPrincipalCents({ principalCents, billedCents }: LoanPosition): number {
  return principalCents + billedCents;
}

/** Due day of a period; period 0 is the first day of the loan. */
export function dueDay({ startsOn }: Pick<LoanTerms, 'startsOn'>, period: number): string {
  return formatCivilDate(addMonths(toCivilDate(startsOn), period));
}

/** How many payments the loan has from the first to the last, as was last decided. */
export const decidedMonths = ({
  tenorMonths,
  changes,
}: Pick<LoanTerms, 'tenorMonths' | 'changes'>): number =>
  changes.findLast((change) => change.tenorMonths !== undefined)?.tenorMonths ?? tenorMonths;

/** Months until the last payment, holidays included. */
export function totalPeriods(terms: LoanTerms): number {
  return terms.holidays.reduce((sum, { months }) => sum + months, decidedMonths(terms));
}

/** How many payments there are up to a period; months of holidays have none. */
const paymentsOf = ({ holidays }: LoanTerms, period: number): number =>
  holidays.reduce(
    (left, { firstPeriod, months }) =>
      left - Math.min(months, Math.max(0, period - firstPeriod + 1)),
    period,
  );

/** How many payments fall due up to a day. */
export function paymentsUntil(terms: LoanTerms, day: string): number {
  let period = 0;
  while (period < totalPeriods(terms) && dueDay(terms, period + 1) <= day) period += 1;
  return paymentsOf(terms, period);
}

/** The loan as it stood at the end of `day`; it must be billed up to then. */
export function accountAsOf(account: LoanAccount, day: string): LoanAccount {
  const { terms } = account;
  const entries = account.entries.filter(({ on }) => on <= day);
  let { billedPeriods } = account;
  while (billedPeriods > 0 && dueDay(terms, billedPeriods) > day) billedPeriods -= 1;
  if (entries.length === account.entries.length && billedPeriods === account.billedPeriods)
    return account;
  const nextDueOn = billedPeriods < totalPeriods(terms) ? dueDay(terms, billedPeriods + 1) : null;
  return {
    ...account,
    state: 'active',
    terms: { ...terms, changes: termsChangesOf(entries) },
    entries,
    billedPeriods,
    nextDueOn,
  };
}

/** Whether no payment falls due in the period. */
export function isHoliday({ holidays }: LoanTerms, period: number): boolean {
  return holidays.some(
    ({ firstPeriod, months }) => period >= firstPeriod && period < firstPeriod + months,
  );
}

/** How many payments from `period` on share the deferred interest. */
export function deferredPartsLeft(terms: LoanTerms, period: number): number {
  const sharing = terms.changes.find(({ sharesArrears }) => sharesArrears);
  if (sharing && sharing.from < dueDay(terms, period))
    return Math.max(1, decidedMonths(terms) - paymentsOf(terms, period - 1));
  const remainingParts = terms.holidays.map(
    ({ firstPeriod, months, parts }) => firstPeriod + months + parts - period,
  );
  return Math.max(1, ...remainingParts);
}
