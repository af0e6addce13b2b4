import {
  debtServicingRatio,
  loanToValue,
  maxLoanForIncome,
  maxLoanForValue,
} from '@/lib/loan/planning/affordability';
import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import { rateSensitivity } from '@/lib/loan/planning/sensitivity';
import { yearTotals } from '@/lib/loan/planning/year-totals';

describe('affordability', () => {
  it('debt-servicing ratio counts other debts', () => {
    expect(
      debtServicingRatio({
        monthlyPayment: 15_000,
        otherMonthlyDebts: 5000,
        monthlyIncome: 50_000,
      }),
    ).toBe(40);
    expect(debtServicingRatio({ monthlyPayment: 15_000, monthlyIncome: 0 })).toBeNull();
  });
  it('the loan-to-value ratio is in percent, and a cap gives the largest loan', () => {
    expect(loanToValue(3_000_000, 4_000_000)).toBe(75);
    expect(loanToValue(3_000_000, 0)).toBeNull();
    expect(maxLoanForValue(4_000_000, 75)).toBe(3_000_000);
    expect(maxLoanForValue(0.29, 100)).toBe(0.29);
  });
  it('the largest loan for an income has a payment within it, and 100 HK$ more has not', () => {
    const loanAmount = maxLoanForIncome({
      monthlyIncome: 60_000,
      otherMonthlyDebts: 4000,
      maxRatio: 50,
      annualRate: 3.25,
      tenorMonths: 360,
    });
    const paymentOf = (amount: number) =>
      summariseLoan({
        paymentType: 'principalAndInterest',
        loanAmount: amount,
        annualRate: 3.25,
        tenorMonths: 360,
      }).amount;
    expect(paymentOf(loanAmount)).toBe(26_000);
    expect(paymentOf(loanAmount + 100)).toBeGreaterThan(26_000);
  });
  it('debts above the ratio leave no loan', () => {
    expect(
      maxLoanForIncome({
        monthlyIncome: 10_000,
        otherMonthlyDebts: 6000,
        maxRatio: 50,
        annualRate: 3,
        tenorMonths: 12,
      }),
    ).toBe(0);
  });
});

describe('rate sensitivity', () => {
  const loan = {
    paymentType: 'interestOnly',
    loanAmount: 1_200_000,
    annualRate: 2,
    tenorMonths: 12,
  } as const;
  it('moves the rate by one, two and three points and stops at 0', () => {
    expect(
      rateSensitivity(loan).map(
        ({ shift, annualRate, summary, amountChange, totalInterestChange }) => [
          shift,
          annualRate,
          summary.amount,
          amountChange,
          totalInterestChange,
        ],
      ),
    ).toEqual([
      [-3, 0, 0, -2000, -24_000],
      [-2, 0, 0, -2000, -24_000],
      [-1, 1, 1000, -1000, -12_000],
      [1, 3, 3000, 1000, 12_000],
      [2, 4, 4000, 2000, 24_000],
      [3, 5, 5000, 3000, 36_000],
    ]);
  });
  it('moves later rates too', () => {
    const [point] = rateSensitivity(
      { ...loan, rateChanges: [{ afterMonth: 6, annualRate: 4 }] },
      [1],
    );
    expect(point?.summary.totalInterest).toBe(6 * 3000 + 6 * 5000);
  });
  it('applies to revolving credit and not to a flat rate', () => {
    expect(
      rateSensitivity(
        { paymentType: 'revolving', annualRate: 10, drawnAmount: 36_500, days: 10 },
        [5],
      )[0]?.amountChange,
    ).toBe(50);
    expect(
      rateSensitivity({
        paymentType: 'principalAndInterest',
        loanAmount: 1000,
        monthlyFlatRate: 1,
        tenorMonths: 12,
      }),
    ).toEqual([]);
  });
});

describe('year totals', () => {
  it('add up to the schedule, a short last year included', () => {
    const { schedule, totalInterest } = calculateLoan({
      paymentType: 'interestOnly',
      loanAmount: 120_000,
      annualRate: 10,
      tenorMonths: 30,
    });
    const years = yearTotals(schedule);
    expect(years).toEqual([
      { year: 1, payment: 12_000, interest: 12_000, principal: 0, balance: 120_000 },
      { year: 2, payment: 12_000, interest: 12_000, principal: 0, balance: 120_000 },
      { year: 3, payment: 126_000, interest: 6000, principal: 120_000, balance: 0 },
    ]);
    expect(totalInterest).toBe(30_000);
  });
});

describe('loan-to-value of a result', () => {
  it('counts draw-downs, and the limit of revolving credit', () => {
    const drawdowns = [{ afterMonth: 1, amount: 1_000_000 }];
    expect(
      summariseLoan({
        paymentType: 'interestOnly',
        loanAmount: 2_000_000,
        annualRate: 3,
        tenorMonths: 12,
        drawdowns,
        propertyValue: 4_000_000,
      }).ltv,
    ).toBe(75);
    expect(
      summariseLoan({
        paymentType: 'revolving',
        loanAmount: 2_000_000,
        drawnAmount: 10,
        days: 5,
        annualRate: 3,
        propertyValue: 4_000_000,
      }).ltv,
    ).toBe(50);
    expect(
      summariseLoan({
        paymentType: 'revolving',
        drawnAmount: 1_000_000,
        days: 5,
        annualRate: 3,
        propertyValue: 4_000_000,
      }).ltv,
    ).toBe(25);
    expect(
      summariseLoan({ paymentType: 'interestOnly', loanAmount: 1, annualRate: 3, tenorMonths: 12 })
        .ltv,
    ).toBeNull();
  });
});
