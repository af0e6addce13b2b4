import { levelPayment, maxLoanForPayment } from '@/lib/loan/closed-form';
import {
  balanceAfter,
  interestInPayment,
  monthsToRepay,
} from '@test/support/loan/closed-form-oracles';
import { calculateLoan } from '@/lib/loan/calculate';
import type { PrincipalAndInterestInput } from '@/lib/loan/types';

const principalAndInterest = (input: Omit<PrincipalAndInterestInput, 'paymentType'>) =>
  calculateLoan({ paymentType: 'principalAndInterest', ...input });

describe('apache/fineract schedules (ProgressiveEMICalculatorTest, EMICalculation.feature)', () => {
  const rows = (input: Omit<PrincipalAndInterestInput, 'paymentType'>) =>
    principalAndInterest(input).schedule.map(({ date, payment, interest, principal, balance }) => [
      date,
      payment,
      interest,
      principal,
      balance,
    ]);

  it('act/365, 100 at 9.4822 % over 6 months from 1 January 2024', () => {
    expect(
      rows({
        loanAmount: 100,
        annualRate: 9.4822,
        tenorMonths: 6,
        basis: 'act/365',
        startDate: '2024-01-01',
      }),
    ).toEqual([
      ['2024-02-01', 17.13, 0.81, 16.32, 83.68],
      ['2024-03-01', 17.13, 0.63, 16.5, 67.18],
      ['2024-04-01', 17.13, 0.54, 16.59, 50.59],
      ['2024-05-01', 17.13, 0.39, 16.74, 33.85],
      ['2024-06-01', 17.13, 0.27, 16.86, 16.99],
      ['2024-07-01', 17.12, 0.13, 16.99, 0],
    ]);
  });
  it('act/365, 100 at 15.678 % over 6 months from 1 January 2024: solved on the actual days', () => {
    expect(
      rows({
        loanAmount: 100,
        annualRate: 15.678,
        tenorMonths: 6,
        basis: 'act/365',
        startDate: '2024-01-01',
      }).map(([date, payment]) => [date, payment]),
    ).toEqual([
      ['2024-02-01', 17.43],
      ['2024-03-01', 17.43],
      ['2024-04-01', 17.43],
      ['2024-05-01', 17.43],
      ['2024-06-01', 17.43],
      ['2024-07-01', 17.47],
    ]);
  });
  it('act/365, 100 at 12 % over 6 months from 1 January 2024', () => {
    expect(
      rows({
        loanAmount: 100,
        annualRate: 12,
        tenorMonths: 6,
        basis: 'act/365',
        startDate: '2024-01-01',
      }),
    ).toEqual([
      ['2024-02-01', 17.25, 1.02, 16.23, 83.77],
      ['2024-03-01', 17.25, 0.8, 16.45, 67.32],
      ['2024-04-01', 17.25, 0.69, 16.56, 50.76],
      ['2024-05-01', 17.25, 0.5, 16.75, 34.01],
      ['2024-06-01', 17.25, 0.35, 16.9, 17.11],
      ['2024-07-01', 17.28, 0.17, 17.11, 0],
    ]);
  });
  it('30/360, 100 at 12 % over 6 months', () => {
    expect(
      rows({ loanAmount: 100, annualRate: 12, tenorMonths: 6, startDate: '2024-01-01' }),
    ).toEqual([
      ['2024-02-01', 17.25, 1, 16.25, 83.75],
      ['2024-03-01', 17.25, 0.84, 16.41, 67.34],
      ['2024-04-01', 17.25, 0.67, 16.58, 50.76],
      ['2024-05-01', 17.25, 0.51, 16.74, 34.02],
      ['2024-06-01', 17.25, 0.34, 16.91, 17.11],
      ['2024-07-01', 17.28, 0.17, 17.11, 0],
    ]);
  });
  it('30/360, 75 at 5 % over 5 months: last payment 15.18, interest 0.94', () => {
    const { amount, lastPayment, totalInterest } = principalAndInterest({
      loanAmount: 75,
      annualRate: 5,
      tenorMonths: 5,
    });
    expect({ amount, lastPayment, totalInterest }).toEqual({
      amount: 15.19,
      lastPayment: 15.18,
      totalInterest: 0.94,
    });
  });
  it('30/360, 100 at 7 % over 12 months pays 8.65', () => {
    expect(principalAndInterest({ loanAmount: 100, annualRate: 7, tenorMonths: 12 }).amount).toBe(
      8.65,
    );
  });
  it('a second draw of 100 on the date of payment 2', () => {
    expect(
      rows({
        loanAmount: 100,
        annualRate: 9.4822,
        tenorMonths: 6,
        startDate: '2024-01-01',
        drawdowns: [{ afterMonth: 2, amount: 100 }],
      }),
    ).toEqual([
      ['2024-02-01', 17.13, 0.79, 16.34, 83.66],
      ['2024-03-01', 17.13, 0.66, 16.47, 167.19],
      ['2024-04-01', 42.63, 1.32, 41.31, 125.88],
      ['2024-05-01', 42.63, 0.99, 41.64, 84.24],
      ['2024-06-01', 42.63, 0.67, 41.96, 42.28],
      ['2024-07-01', 42.61, 0.33, 42.28, 0],
    ]);
  });
});

describe('Hong Kong lenders', () => {
  it.each([
    {
      loanAmount: 50_000,
      monthlyFlatRate: 0.305,
      tenorMonths: 60,
      amount: 985.83,
      apr: 7.04,
      source: 'dbs.com.hk, handling fee of 62.5 a month included',
    },
    {
      loanAmount: 20_000,
      monthlyFlatRate: 20,
      tenorMonths: 12,
      amount: 5_666.67,
      apr: 1606.98,
      source: 'chbank.com credit card instalment calculator',
    },
    {
      loanAmount: 200_000,
      monthlyFlatRate: 0.07,
      tenorMonths: 9,
      amount: 22_362.22,
      apr: 1.52,
      source: 'bank.za.group',
    },
    {
      loanAmount: 200_000,
      monthlyFlatRate: 0.07,
      tenorMonths: 12,
      amount: 16_806.67,
      apr: 1.56,
      source: 'bank.za.group',
    },
    {
      loanAmount: 200_000,
      monthlyFlatRate: 0.07,
      tenorMonths: 18,
      amount: 11_251.11,
      apr: 1.6,
      source: 'bank.za.group',
    },
    {
      loanAmount: 200_000,
      monthlyFlatRate: 0.07,
      tenorMonths: 24,
      amount: 8_473.33,
      apr: 1.62,
      source: 'bank.za.group',
    },
  ])(
    'flat rate $monthlyFlatRate % over $tenorMonths months ($source)',
    ({ apr, amount, loanAmount, monthlyFlatRate, tenorMonths }) => {
      const result = principalAndInterest({ loanAmount, monthlyFlatRate, tenorMonths });
      expect(result.amount).toBe(amount);
      expect(Math.abs(result.apr - apr)).toBeLessThanOrEqual(0.005);
    },
  );
  it('IFEC: 350 interest every month, 4,200 in all', () => {
    const result = principalAndInterest({
      loanAmount: 50_000,
      monthlyFlatRate: 0.7,
      tenorMonths: 12,
    });
    expect(result.totalInterest).toBe(4200);
    expect(result.schedule.map(({ interest }) => interest)).toEqual(
      Array.from({ length: 12 }, () => 350),
    );
  });
});

describe('numpy-financial', () => {
  it('pmt is the level payment', () => {
    expect(levelPayment({ principal: 15_000, annualRate: 8, months: 60 })).toBeCloseTo(
      304.1459143262052370338701494,
      9,
    );
  });
  it('ppmt is the share of principal', () => {
    const loan = { principal: 55_000, annualRate: 10, months: 60 };
    expect(balanceAfter(loan, 0) - balanceAfter(loan, 1)).toBeCloseTo(
      710.2541257864217612489830917,
      8,
    );
  });
  it('ppmt is exact for ten thousand million', () => {
    const loan = { principal: 1e10, annualRate: 23, months: 60 };
    expect(levelPayment(loan) - interestInPayment(loan, 1)).toBeCloseTo(
      90_238_044.2322778884413969909,
      5,
    );
  });
  it.each([
    [1, 75.62318601],
    [2, 76.25337923],
    [3, 76.88882405],
    [4, 77.52956425],
  ])('ppmt is the principal in payment %i', (n, expected) => {
    const loan = { principal: 2000, annualRate: 10, months: 24 };
    expect(levelPayment(loan) - interestInPayment(loan, n)).toBeCloseTo(expected, 8);
  });
  it('nper is the number of months', () => {
    expect(monthsToRepay({ principal: 1000, annualRate: 0, payment: 100 })).toBe(10);
    expect(monthsToRepay({ principal: 1000, annualRate: 12, payment: 10 })).toBe(Infinity);
  });
  it('pv of 20 payments of 12,000 at 7 % a period', () => {
    expect(maxLoanForPayment({ payment: 12_000, annualRate: 84, months: 20 })).toBeCloseTo(
      127_128.1709461939327295222005,
      7,
    );
  });
});
