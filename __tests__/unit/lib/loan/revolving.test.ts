import { calculateLoan } from '@/lib/loan/calculate';

describe('revolving credit', () => {
  it('repays what was drawn and its interest on the last day', () => {
    const result = calculateLoan({
      paymentType: 'revolving',
      drawnAmount: 10_000,
      annualRate: 30,
      days: 70,
      startDate: '2026-01-01',
    });
    expect(result).toMatchObject({
      amount: 575.34,
      totalInterest: 575.34,
      totalRepayment: 10_575.34,
      lastPayment: 10_575.34,
      mloRate: 29.999871,
    });
    expect(result.schedule).toEqual([
      {
        n: 1,
        date: '2026-03-12',
        payment: 10_575.34,
        interest: 575.34,
        principal: 10_000,
        balance: 0,
      },
    ]);
    expect(result.apr).toBeCloseTo(((1 + 575.34 / 10_000) ** (365 / 70) - 1) * 100, 5);
  });
  it('falls of the balance are repayments, rises are draw-downs, leading days at zero are skipped', () => {
    const dayBalances = [
      { days: 4, balance: 0 },
      { days: 10, balance: 1000 },
      { days: 10, balance: 3000 },
      { days: 10, balance: 500 },
    ];
    const result = calculateLoan({
      paymentType: 'revolving',
      annualRate: 36.5,
      dayBalances,
      startDate: '2026-01-01',
    });
    expect(result).toMatchObject({ totalInterest: 45, totalRepayment: 3045, lastPayment: 545 });
    expect(result.schedule).toEqual([
      { n: 1, date: '2026-01-25', payment: 2500, interest: 0, principal: 2500, balance: 500 },
      { n: 2, date: '2026-02-04', payment: 545, interest: 45, principal: 500, balance: 0 },
    ]);
  });
  it('a fee counts into both rates', () => {
    const loan = { paymentType: 'revolving', drawnAmount: 1000, annualRate: 0, days: 365 } as const;
    expect(calculateLoan({ ...loan, fee: 200 })).toMatchObject({
      totalInterest: 0,
      apr: 25,
      mloRate: 25,
    });
    expect(calculateLoan(loan)).toMatchObject({ apr: 0, mloRate: 0 });
  });
  it('stays finite for the dearest day', () => {
    const result = calculateLoan({
      paymentType: 'revolving',
      drawnAmount: 1000,
      annualRate: 100,
      days: 1,
      fee: 999.99,
    });
    expect(result.apr).toBe(1_000_000_000);
    expect(result.warnings).toEqual(['presumed_extortionate', 'offence']);
  });
});
