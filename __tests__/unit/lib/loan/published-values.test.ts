import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import { levelPayment, totalInterest } from '@/lib/loan/closed-form';
import {
  nominalAnnualRate,
  balanceAfter,
  fortnightlyRepayment,
  interestOnlyPayment,
  interestPaidAfter,
  monthsToRepay,
} from '@test/support/loan/closed-form-oracles';
import * as published from './published-values.fixture';

const monthly = (payments: readonly number[]) => ({
  payments: [0, ...payments],
  gapDays: null,
  periodsPerYear: 12,
});

function expectWithin(
  actual: number,
  { expected, tolerance }: { expected: number; tolerance: number },
): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance);
}

describe('exact closed forms against published values', () => {
  test.each(published.levelPaymentVectors)('$id level payment', (vector) => {
    expectWithin(
      levelPayment({
        principal: vector.principal,
        annualRate: vector.annualRatePct,
        months: vector.months,
      }),
      vector,
    );
  });
  test.each(published.interestPaidVectors)('$id interest paid after $after months', (vector) => {
    expectWithin(
      interestPaidAfter(
        { principal: vector.principal, annualRate: vector.annualRatePct, months: vector.months },
        vector.after,
      ),
      vector,
    );
  });
  test.each(published.balanceVectors)('$id balance after $after months', (vector) => {
    expectWithin(
      balanceAfter(
        { principal: vector.principal, annualRate: vector.annualRatePct, months: vector.months },
        vector.after,
      ),
      vector,
    );
  });
  test.each(published.totalInterestVectors)('$id total interest', (vector) => {
    expectWithin(
      totalInterest({
        principal: vector.principal,
        annualRate: vector.annualRatePct,
        months: vector.months,
      }),
      vector,
    );
  });
  test.each(published.fortnightlyYearsVectors)(
    '$id years when half the 30-year payment is made every fortnight',
    (vector) => {
      expectWithin(
        fortnightlyRepayment({
          principal: vector.principal,
          annualRate: vector.annualRatePct,
          months: 360,
        }).years,
        vector,
      );
    },
  );
  test.each(published.fortnightlyInterestVectors)(
    '$id interest when half the 30-year payment is made every fortnight',
    (vector) => {
      expectWithin(
        fortnightlyRepayment({
          principal: vector.principal,
          annualRate: vector.annualRatePct,
          months: 360,
        }).totalInterest,
        vector,
      );
    },
  );
  test.each(published.monthsToRepayVectors)('$id months to repay', (vector) => {
    expectWithin(
      monthsToRepay({
        principal: vector.principal,
        annualRate: vector.annualRatePct,
        payment: vector.payment,
      }),
      vector,
    );
  });
  test.each(published.interestOnlyVectors)('$id monthly interest', (vector) => {
    expectWithin(interestOnlyPayment(vector.principal, vector.annualRatePct), vector);
  });
  test.each(published.levelNominalRateVectors)('$id nominal rate of level payments', (vector) => {
    const payments = Array.from({ length: vector.months }, () => vector.pay);
    expectWithin(
      nominalAnnualRate({ ...monthly(payments), advances: [vector.advance] }) ?? NaN,
      vector,
    );
  });
  test.each(published.nominalRateVectors)('$id nominal rate of uneven payments', (vector) => {
    expectWithin(
      nominalAnnualRate({ ...monthly(vector.payments), advances: [vector.advance] }) ?? NaN,
      vector,
    );
  });
});

describe('the amortisation and its public functions against published values', () => {
  test.each(published.levelPaymentVectors)('$id regular payment to the cent', (vector) => {
    const input = {
      loanAmount: vector.principal,
      annualRate: vector.annualRatePct,
      tenorMonths: vector.months,
    };
    expectWithin(summariseLoan({ paymentType: 'principalAndInterest', ...input }).amount, {
      expected: vector.expected,
      tolerance: vector.tolerance + 0.005,
    });
  });
  test.each(published.balanceVectors)(
    '$id balance after $after months within rounding',
    (vector) => {
      const input = {
        loanAmount: vector.principal,
        annualRate: vector.annualRatePct,
        tenorMonths: vector.months,
      };
      const { schedule } = calculateLoan({ paymentType: 'principalAndInterest', ...input });
      expectWithin(schedule[vector.after - 1]?.balance ?? NaN, {
        expected: vector.expected,
        tolerance: vector.tolerance + 0.5,
      });
    },
  );
  test.each(published.totalInterestVectors)('$id total interest', (vector) => {
    const input = {
      loanAmount: vector.principal,
      annualRate: vector.annualRatePct,
      tenorMonths: vector.months,
    };
    expectWithin(
      summariseLoan({ paymentType: 'principalAndInterest', ...input }).totalInterest,
      vector,
    );
  });
  test.each(published.fortnightlyInterestVectors)('$id fortnightly total interest', (vector) => {
    const input = {
      loanAmount: vector.principal,
      annualRate: vector.annualRatePct,
      tenorMonths: 360,
    };
    const { schedule, ...summary } = calculateLoan({
      paymentType: 'principalAndInterest',
      frequency: 'fortnightly',
      ...input,
    });
    expectWithin(summary.totalInterest, vector);
    expect(schedule).toHaveLength(694);
  });
  test.each(published.interestOnlyVectors)('$id interest-only payment', (vector) => {
    const input = {
      loanAmount: vector.principal,
      annualRate: vector.annualRatePct,
      tenorMonths: 300,
    };
    expect(summariseLoan({ paymentType: 'interestOnly', ...input })).toMatchObject({
      amount: vector.expected,
      totalInterest: 75_000,
      totalRepayment: 175_000,
    });
  });
  test.each(published.firstInterestVectors)('$id interest of the first month', (vector) => {
    const input = {
      loanAmount: vector.principal,
      annualRate: vector.annualRatePct,
      tenorMonths: 60,
    };
    expectWithin(
      calculateLoan({ paymentType: 'principalAndInterest', ...input }).schedule[0]?.interest ?? NaN,
      vector,
    );
  });
  test.each(published.revolvingVectors)('$id revolving interest', (vector) => {
    expectWithin(
      summariseLoan({
        paymentType: 'revolving',
        drawnAmount: vector.drawn,
        annualRate: vector.annualRatePct,
        days: vector.days,
      }).amount,
      vector,
    );
  });
  test.each(published.dayBalanceVectors)('$id interest on daily balances', (vector) => {
    const dayBalances = vector.dayBalancesCents.map(([days, cents]) => ({
      days,
      balance: cents / 100,
    }));
    expect(
      summariseLoan({ paymentType: 'revolving', annualRate: vector.annualRatePct, dayBalances })
        .totalInterest,
    ).toBe(vector.expected / 100);
  });
  test.each(published.flatRateAprVectors)(
    '$id annual percentage rate of a monthly flat rate',
    (vector) => {
      const input = {
        loanAmount: vector.principal,
        monthlyFlatRate: vector.monthlyFlatPct,
        tenorMonths: vector.months,
      };
      expectWithin(summariseLoan({ paymentType: 'principalAndInterest', ...input }).apr, vector);
    },
  );
  test.each(published.datedAprVectors)('$id annual percentage rate of dated payments', (vector) => {
    const cashFlows = vector.pays.map(([date, amount]) => ({ date, amount }));
    const input = {
      loanAmount: vector.advance,
      annualRate: 0,
      tenorMonths: 2,
      startDate: vector.date,
      cashFlows,
    };
    expectWithin(summariseLoan({ paymentType: 'principalAndInterest', ...input }).apr, vector);
  });
  test.each(published.scheduleVectors)('$id every row', (vector) => {
    const input = {
      loanAmount: vector.principal,
      annualRate: vector.annualRatePct,
      tenorMonths: vector.months,
      basis: vector.basis,
    };
    const { schedule } = calculateLoan({ paymentType: 'principalAndInterest', ...input });
    expect(schedule.map((row) => [row.payment, row.interest, row.principal, row.balance])).toEqual(
      vector.expected,
    );
  });
  test.each(published.rateChangeVectors)('$id payments around a rate change', (vector) => {
    const [annualRate, changed] = vector.annualRatePct;
    const rateChanges = [{ afterMonth: vector.changeAfter, annualRate: changed }];
    const input = {
      loanAmount: vector.principal,
      annualRate,
      tenorMonths: vector.months,
      basis: vector.basis,
      rateChanges,
    };
    const { schedule } = calculateLoan({ paymentType: 'principalAndInterest', ...input });
    expect(schedule.map((row) => row.payment)).toEqual(vector.expected);
  });
});

test('the fixture holds all thirty published values', () => {
  const ids = Object.values(published).flatMap((group) => group.map(({ id }) => id));
  expect(new Set(ids).size).toBe(30);
});
