import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import type { PrincipalAndInterestInput } from '@/lib/loan/types';

const loan: PrincipalAndInterestInput = {
  paymentType: 'principalAndInterest',
  loanAmount: 1_000_000,
  annualRate: 12,
  tenorMonths: 12,
  startDate: '2025-01-31',
};
const settlementOn = (settleOn: string, more: Partial<PrincipalAndInterestInput> = {}) =>
  calculateLoan({ ...loan, ...more, settleOn }).settlement;

describe('early settlement', () => {
  it('adds ten days of simple interest to the balance after the third payment', () => {
    const balance = calculateLoan(loan).schedule[2]?.balance ?? NaN;
    const interest = Math.round((balance * 12 * 10) / 365) / 100;
    const settlement = settlementOn('2025-05-10');
    expect(settlement).toMatchObject({
      date: '2025-05-10',
      paymentsMade: 3,
      principal: 761_080.28,
      interest,
      penalty: 0,
    });
    expect(interest).toBe(2502.18);
    expect(settlement?.amount).toBe(763_582.46);
  });
  it('charges no interest on a payment date, the payment of that day being made', () => {
    expect(settlementOn('2025-02-28')).toMatchObject({
      paymentsMade: 1,
      principal: 921_151.21,
      interest: 0,
      interestPaid: 10_000,
    });
  });
  it('returns the whole loan on the first day', () => {
    expect(settlementOn('2025-01-31')).toMatchObject({
      paymentsMade: 0,
      principal: 1_000_000,
      interest: 0,
      amount: 1_000_000,
      interestPaid: 0,
    });
  });
  it('takes a penalty only when one is configured, in percent of the balance', () => {
    expect(settlementOn('2025-02-28', { settlementPenaltyRate: 1.5 })).toMatchObject({
      penalty: 13_817.27,
      amount: 934_968.48,
    });
  });
  it('uses the rate of the day after a rate change, and counts draw-downs', () => {
    const rateChanges = [{ afterMonth: 1, annualRate: 3.65 }];
    expect(settlementOn('2025-03-10', { rateChanges })?.interest).toBe(921.15);
    expect(
      settlementOn('2025-03-10', {
        rateChanges,
        drawdowns: [{ afterMonth: 1, amount: 78_848.79 }],
      }),
    ).toMatchObject({ principal: 1_000_000, interest: 1000 });
    expect(
      settlementOn('2025-02-10', { rateChanges, drawdowns: [{ afterMonth: 0, amount: 500_000 }] }),
    ).toMatchObject({ principal: 1_500_000, interest: 4931.51 });
  });
  it('a flat-rate loan accrues on the original loan', () => {
    const flat = { annualRate: undefined, loanAmount: 120_000, monthlyFlatRate: 0.5 };
    expect(settlementOn('2025-03-10', flat)).toMatchObject({
      paymentsMade: 1,
      principal: 110_000,
      interest: 197.26,
      interestPaid: 600,
    });
  });
  it('the totals stay those of the full term, also in the summary', () => {
    const settled = { ...loan, settleOn: '2025-05-10' };
    const { settlement, ...rest } = summariseLoan(settled);
    expect(rest).toEqual(summariseLoan(loan));
    expect(settlement).toEqual(calculateLoan(settled).settlement);
  });
});
