import {
  loanCursorOf,
  parseLoanCursor,
  toLoanRow,
  unpaidSpan,
} from '@/backoffice/domains/loan-file/loan-list.model';
import type { LoanListRow } from '@/backoffice/domains/loan-file/loan-list.model';

const row = (changes: Partial<LoanListRow> = {}): LoanListRow => ({
  loanNo: 'LN-2026-00000001',
  customerId: 'customer-1',
  kind: 'interestOnly',
  product: null,
  state: 'active',
  startedOn: '2026-01-10',
  balanceCents: 120_000_00,
  unpaidCents: 1_200_00,
  unpaidSince: '2026-03-10',
  nextPaymentOn: '2026-04-10',
  nextPaymentCents: 1_200_00,
  ...changes,
});
const on = (today: string, changes: Partial<LoanListRow> = {}) =>
  toLoanRow(row(changes), { today, customerName: null });

describe('A loan in a list', () => {
  // 10 March + 30 days is 9 April, + 60 is 9 May, + 90 is 8 June.
  it.each([
    ['2026-03-10', 'none'],
    ['2026-03-11', '1-30'],
    ['2026-04-09', '1-30'],
    ['2026-04-10', '31-60'],
    ['2026-05-09', '31-60'],
    ['2026-05-10', '61-90'],
    ['2026-06-08', '61-90'],
    ['2026-06-09', 'over-90'],
  ] as const)('is on %s in the bucket %s, where the filter finds it as well', (today, bucket) => {
    const found = (['1-30', '31-60', '61-90', 'over-90'] as const).filter((each) => {
      const { from, to } = unpaidSpan(each, today);
      return (from === null || from <= '2026-03-10') && '2026-03-10' <= to;
    });
    expect(on(today).bucket).toBe(bucket);
    expect(found).toEqual(bucket === 'none' ? [] : [bucket]);
    expect(unpaidSpan('any', today).to >= '2026-03-10').toBe(bucket !== 'none');
  });

  it('is overdue from the day after its payment date', () => {
    expect(on('2026-03-10').arrears).toBeNull();
    expect(on('2026-03-11').arrears).toEqual({ amount: 1_200, since: '2026-03-10', days: 1 });
  });

  it('of an earlier release has no figures until it is charged', () => {
    const before = { balanceCents: null, unpaidCents: null, unpaidSince: null };
    const row = on('2026-03-11', { ...before, nextPaymentOn: null, nextPaymentCents: null });
    expect(row).toMatchObject({ balance: null, bucket: 'none', arrears: null, nextPayment: null });
  });

  it.each(['newest', 'arrears', 'next-payment', 'balance'] as const)(
    'is found again by the cursor of a list by %s',
    (sort) => {
      const value = {
        newest: '2026-01-10',
        arrears: '2026-03-10',
        'next-payment': '2026-04-10',
        balance: '12000000',
      }[sort];
      expect(parseLoanCursor(loanCursorOf(row(), sort), sort)).toEqual({
        value,
        loanNo: 'LN-2026-00000001',
      });
      const other = sort === 'balance' ? 'newest' : 'balance';
      expect(parseLoanCursor(loanCursorOf(row(), other), sort)).toBeNull();
    },
  );
});
