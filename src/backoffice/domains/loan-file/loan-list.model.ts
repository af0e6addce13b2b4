import type { ArrearsBucket, LoanSort } from '@/contracts/account/account-choices';
import type { LoanFilter, LoanRow } from '@/contracts/account/loan-desk';
import { plusDays } from '@/lib/hong-kong-day';
import { daysBetween, toCivilDate } from '@/lib/loan/civil-date';
import { fromCents } from '@/lib/loan/money';

/** As stored; days as YYYY-MM-DD. */
export interface LoanListRow extends Pick<
  LoanRow,
  'loanNo' | 'customerId' | 'kind' | 'product' | 'state' | 'startedOn'
> {
  balanceCents: number | null;
  unpaidCents: number | null;
  unpaidSince: string | null;
  nextPaymentOn: string | null;
  nextPaymentCents: number | null;
}

const bucketLimits = { '1-30': [1, 30], '31-60': [31, 60], '61-90': [61, 90] } as const;

/** The days, both included, on which the oldest unpaid payment of loans in a bucket fell due; null for no such end. `none` is what no span holds. */
export function unpaidSpan(
  bucket: Exclude<NonNullable<LoanFilter['arrears']>, 'none'>,
  today: string,
): { from: string | null; to: string } {
  if (bucket === 'any') return { from: null, to: plusDays(today, -1) };
  if (bucket === 'over-90') return { from: null, to: plusDays(today, -91) };
  const [least, most] = bucketLimits[bucket];
  return { from: plusDays(today, -most), to: plusDays(today, -least) };
}

function bucketOf(days: number): ArrearsBucket {
  if (days <= 0) return 'none';
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over-90';
}

/** A loan of a list as it stands on `today`. */
export function toLoanRow(
  row: LoanListRow,
  { today, customerName }: { today: string; customerName: string | null },
): LoanRow {
  const { unpaidSince, unpaidCents, balanceCents, nextPaymentOn, nextPaymentCents, ...shown } = row;
  const days = unpaidSince === null ? 0 : daysBetween(toCivilDate(unpaidSince), toCivilDate(today));
  return {
    ...shown,
    customerName,
    balance: balanceCents === null ? null : fromCents(balanceCents),
    bucket: bucketOf(days),
    arrears:
      unpaidSince === null || days <= 0
        ? null
        : { amount: fromCents(unpaidCents ?? 0), since: unpaidSince, days },
    nextPayment:
      nextPaymentOn === null || nextPaymentCents === null
        ? null
        : { date: nextPaymentOn, amount: fromCents(nextPaymentCents) },
  };
}

/** Where a page of the list ended: what it is sorted by, and the loan. */
export interface LoanMark {
  value: string;
  loanNo: string;
}

/** The place of a loan in a list. */
export function loanCursorOf(row: LoanListRow, sort: LoanSort): string {
  const value = {
    newest: row.startedOn,
    arrears: row.unpaidSince,
    'next-payment': row.nextPaymentOn,
    balance: row.balanceCents,
  }[sort];
  return `${value ?? ''}.${row.loanNo}`;
}

const markOf = { balance: /^\d+$/, day: /^\d{4}-\d{2}-\d{2}$/ };

/** What a cursor of the contract says; null for one of another sort. */
export function parseLoanCursor(cursor: string, sort: LoanSort): LoanMark | null {
  const [value = '', loanNo = ''] = cursor.split('.');
  return markOf[sort === 'balance' ? 'balance' : 'day'].test(value) ? { value, loanNo } : null;
}
