import { payNowAmount, totalLoans } from '@/features/account/screens/overview/loan-totals';
import { loan, revolvingLoan } from '@test/support/account/account-factory';

const today = '2026-11-21';
const next = (date: string, amount: number) => ({
  date,
  amount,
  interest: amount,
  principal: 0,
  creditUsed: 0,
});
const first = loan({
  balance: 1_000_000.1,
  interestOwed: 0.2,
  deferredInterest: 100,
  paidInAdvance: 50.05,
  nextPayment: next('2026-12-05', 7_000.1),
});
const second = loan({
  loanNo: 'LN-2025-CCCC3333',
  balance: 500_000,
  interestOwed: 7_312.5,
  nextPayment: next('2026-12-05', 0.2),
  arrears: { amount: 7_312.5, since: '2026-11-02', days: 19 },
});
const third = revolvingLoan({
  balance: 0,
  nextPayment: next(today, 1_200.3),
  arrears: { amount: 0.1, since: '2026-10-12', days: 40 },
});
const settled = loan({ state: 'settled', balance: 9, interestOwed: 9, nextPayment: null });

describe('What a customer owes on all loans', () => {
  it('is principal, charged and deferred interest, less what was paid in advance, without settled loans', () => {
    // 1,000,000.10 + 0.20 + 100 − 50.05 + 507,312.50 + 0
    expect(totalLoans([first, second, third, settled], today).owed).toBe(1_507_362.75);
  });

  it('has to be paid now where it is overdue or falls due today', () => {
    const totals = totalLoans([first, second, third], today);
    expect(totals.overdue).toEqual({ amount: 7_312.6, date: '2026-10-12', loans: [second, third] });
    expect(totals.dueToday).toEqual({ amount: 1_200.3, date: today, loans: [third] });
    expect(payNowAmount(totals)).toBe(8_512.9);
  });

  it('falls due next on the first day after today, all loans of that day together', () => {
    const later = loan({ nextPayment: next('2026-12-06', 1) });
    expect(totalLoans([later, first, second, third], today).next).toEqual({
      amount: 7_000.3,
      date: '2026-12-05',
      loans: [first, second],
    });
  });

  it('is nothing without a loan', () => {
    const totals = totalLoans([settled], today);
    expect(totals).toEqual({ owed: 0, overdue: null, dueToday: null, next: null });
    expect(payNowAmount(totals)).toBe(0);
  });
});
