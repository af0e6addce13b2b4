import { summariseLoan } from '@/lib/loan/calculate';
import type { LoanState, RepaymentKind } from '@/contracts/account/account-choices';
import { addMonths, formatCivilDate } from '@/lib/loan/civil-date';
import { fromCents, toCents } from '@/lib/loan/money';
import { civil } from '@/backoffice/common/hong-kong-day';
import {
  emptyPosition,
  nextEntry,
  type Booking,
  type LedgerEntry,
  type Position,
} from './ledger.model';

export interface Holiday {
  firstPeriod: number;
  months: number;
  parts: number;
}

export interface LoanTerms {
  kind: RepaymentKind;
  /** Percent a year. */
  annualRate: number;
  /** Lent at the start; of a revolving loan its limit when it began. */
  originalCents: number;
  limitCents: number | null;
  tenorMonths: number;
  startsOn: string;
  instalmentCents: number;
  holidays: readonly Holiday[];
}

/** A loan with its ledger. `billedPeriods` months have been charged; the next is charged on `nextDueOn`, null when there is none left. */
export interface LoanFile {
  loanNo: string;
  state: LoanState;
  terms: LoanTerms;
  entries: readonly LedgerEntry[];
  billedPeriods: number;
  nextDueOn: string | null;
}

export type NewTerms = Pick<LoanTerms, 'kind' | 'annualRate' | 'tenorMonths' | 'startsOn'> & {
  amountCents: number;
  limitCents: number | null;
};

/** A new loan, paid out on its first day. The level payment is the calculation engine's. */
export function openLoan(loanNo: string, { amountCents, ...given }: NewTerms): LoanFile {
  const instalmentCents =
    given.kind === 'principalAndInterest'
      ? toCents(
          summariseLoan({
            paymentType: 'principalAndInterest',
            loanAmount: fromCents(amountCents),
            annualRate: given.annualRate,
            tenorMonths: given.tenorMonths,
          }).amount,
        )
      : 0;
  const terms: LoanTerms = {
    ...given,
    originalCents: given.limitCents ?? amountCents,
    instalmentCents,
    holidays: [],
  };
  const file: LoanFile = {
    loanNo,
    state: 'active',
    terms,
    entries: [],
    billedPeriods: 0,
    nextDueOn: dueDay(terms, 1),
  };
  if (amountCents === 0) return file;
  return post(file, {
    kind: 'advance',
    on: given.startsOn,
    reference: 'advance',
    changes: { principal: amountCents, cash: -amountCents },
  });
}

/** The file with one more entry. */
export function post(file: LoanFile, booking: Booking): LoanFile {
  return { ...file, entries: [...file.entries, nextEntry(file.entries.at(-1), booking)] };
}

export function positionOf({ entries }: LoanFile): Position {
  return entries.at(-1)?.after ?? emptyPosition;
}

/** Principal still owed, due or not. */
export function balanceOf({ principal, billed }: Position): number {
  return principal + billed;
}

/** Due day of a period; period 0 is the first day of the loan. */
export function dueDay({ startsOn }: Pick<LoanTerms, 'startsOn'>, period: number): string {
  return formatCivilDate(addMonths(civil(startsOn), period));
}

/** Months until the last payment, holidays included. */
export function totalPeriods({ tenorMonths, holidays }: LoanTerms): number {
  return holidays.reduce((sum, { months }) => sum + months, tenorMonths);
}

export function isHoliday({ holidays }: LoanTerms, period: number): boolean {
  return holidays.some(
    ({ firstPeriod, months }) => period >= firstPeriod && period < firstPeriod + months,
  );
}

/** How many payments from `period` on share the deferred interest; the last payment of the loan takes all that is left. */
export function deferredPartsLeft(terms: LoanTerms, period: number): number {
  if (period >= totalPeriods(terms)) return 1;
  const left = terms.holidays
    .filter(({ firstPeriod }) => firstPeriod <= period)
    .map(({ firstPeriod, months, parts }) => firstPeriod + months + parts - period);
  return Math.max(1, ...left);
}
