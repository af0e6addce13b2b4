import { annualPercentageRate } from '@/lib/loan/apr';
import { nominalAnnualRate } from '@test/support/loan/closed-form-oracles';
import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import type { PrincipalAndInterestInput } from '@/lib/loan/types';

const principalAndInterest = (input: Omit<PrincipalAndInterestInput, 'paymentType'>) =>
  calculateLoan({ paymentType: 'principalAndInterest', ...input });

describe('simontreanor/FSharp.Finance.Personal', () => {
  it.each([
    { gross: 1000, fee: 0, apr: 22.0298 },
    { gross: 1050, fee: 50, apr: 34.0792 },
  ])(
    'representative rate of 20 % over 12 months from 1 January 2025, $fee fee financed',
    ({ gross, fee, apr }) => {
      const input = {
        loanAmount: gross,
        fee,
        annualRate: 20,
        tenorMonths: 12,
        startDate: '2025-01-01',
      };
      expect(Math.abs(principalAndInterest(input).apr - apr)).toBeLessThan(0.1);
    },
  );
  it('one payment of 510 for 500 after five days', () => {
    const cashFlows = [
      { date: '2012-10-10', amount: -500 },
      { date: '2012-10-15', amount: 510 },
    ];
    expect(
      Math.abs(
        principalAndInterest({ loanAmount: 500, annualRate: 0, tenorMonths: 1, cashFlows }).apr -
          324.436,
      ),
    ).toBeLessThan(0.01);
  });
  it('the same amount back on the same day costs nothing', () => {
    const input = {
      loanAmount: 500,
      annualRate: 0,
      tenorMonths: 1,
      startDate: '2012-10-10',
      cashFlows: [{ date: '2012-10-10', amount: 500 }],
    };
    expect(principalAndInterest(input).apr).toBe(0);
  });
  it.each([
    {
      dayBalances: [
        { days: 25, balance: 500 },
        { days: 5, balance: 0 },
      ],
      annualRate: 20,
      interest: 6.85,
    },
    { dayBalances: [{ days: 30, balance: 200 }], annualRate: 25, interest: 4.11 },
    {
      dayBalances: [
        { days: 15, balance: 500 },
        { days: 15, balance: 400 },
      ],
      annualRate: 20,
      interest: 7.4,
    },
  ])('revolving interest is $interest', ({ dayBalances, annualRate, interest }) => {
    expect(summariseLoan({ paymentType: 'revolving', annualRate, dayBalances }).totalInterest).toBe(
      interest,
    );
  });
});

describe('yearly rates of single and yearly payments', () => {
  it('the Excel documentation of XIRR', () => {
    const cashFlows = [
      { date: '2008-01-01', amount: -10_000 },
      { date: '2008-03-01', amount: 2750 },
      { date: '2008-10-30', amount: 4250 },
      { date: '2009-02-15', amount: 3250 },
      { date: '2009-04-01', amount: 2750 },
    ];
    expect(
      principalAndInterest({ loanAmount: 10_000, annualRate: 0, tenorMonths: 1, cashFlows }).apr,
    ).toBeCloseTo(37.3362535, 4);
  });
  it('numpy-financial irr of a five-year project', () => {
    const series = {
      advances: [150_000],
      payments: [0, 15_000, 25_000, 35_000, 45_000, 60_000],
      gapDays: null,
      periodsPerYear: 1,
    };
    expect(annualPercentageRate(series)).toBeCloseTo(5.24, 2);
    expect(nominalAnnualRate(series)).toBeCloseTo(5.24, 2);
  });
  it('10 % after a year, whichever sign an advance has', () => {
    for (const sign of [1, -1]) {
      const cashFlows = [
        { date: '2023-01-01', amount: sign * 10_000 },
        { date: '2024-01-01', amount: -sign * 11_000 },
      ];
      expect(
        principalAndInterest({ loanAmount: 10_000, annualRate: 0, tenorMonths: 1, cashFlows }).apr,
      ).toBe(10);
    }
  });
});
