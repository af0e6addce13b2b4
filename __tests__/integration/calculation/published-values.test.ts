import { startTestApi, type TestApi } from '@test/support/api/test-api';
import * as published from '@test/unit/lib/loan/published-values.fixture';
import { calculationClient } from '@test/support/calculation/calculation-client';

let api: TestApi;
const { get, post } = calculationClient(() => api);
beforeAll(async () => {
  api = await startTestApi('postgres');
});
afterAll(() => api.close());

function expectWithin(
  actual: number | undefined,
  { expected, tolerance }: { expected: number; tolerance: number },
): void {
  expect(Math.abs((actual ?? NaN) - expected)).toBeLessThanOrEqual(tolerance);
}

const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('The published values over the API', () => {
  it.each(published.levelPaymentVectors)(
    '$id: monthly payment',
    async ({ principal, annualRatePct, months, expected, tolerance }) => {
      const { amount } = await get('principalAndInterest', {
        loanAmount: principal,
        annualRate: annualRatePct,
        tenorMonths: months,
      });
      expectWithin(amount, { expected, tolerance: Math.max(tolerance, 0.005) });
    },
  );

  it.each(published.totalInterestVectors)(
    '$id: total interest',
    async ({ principal, annualRatePct, months, ...vector }) => {
      expectWithin(
        (
          await get('principalAndInterest', {
            loanAmount: principal,
            annualRate: annualRatePct,
            tenorMonths: months,
          })
        ).totalInterest,
        vector,
      );
    },
  );

  it.each(published.balanceVectors)(
    '$id: balance in the schedule',
    async ({ principal, annualRatePct, months, after, expected, tolerance }) => {
      const { schedule } = await get('principalAndInterest', {
        loanAmount: principal,
        annualRate: annualRatePct,
        tenorMonths: months,
        schedule: 'true',
      });
      expectWithin(schedule?.[after - 1]?.balance, { expected, tolerance: tolerance + 0.5 });
    },
  );

  it('PI-26 and PI-27: years and interest of fortnightly payments', async () => {
    const [{ principal, annualRatePct, ...years }] = published.fortnightlyYearsVectors;
    const { schedule, totalInterest } = await post('principalAndInterest', {
      loanAmount: principal,
      annualRate: annualRatePct,
      tenorMonths: 360,
      frequency: 'fortnightly',
      schedule: true,
    });
    expectWithin((schedule?.length ?? NaN) / 26, years);
    expectWithin(totalInterest, published.fortnightlyInterestVectors[0]);
  });

  it('IO-01: monthly interest', async () => {
    const [{ principal, annualRatePct, expected }] = published.interestOnlyVectors;
    const answer = await get('interestOnly', {
      loanAmount: principal,
      annualRate: annualRatePct,
      tenorMonths: 300,
    });
    expect(answer).toMatchObject({
      amount: expected,
      totalInterest: 75_000,
      totalRepayment: 175_000,
      lastPayment: 100_250,
    });
  });

  it.each(published.revolvingVectors)(
    '$id: interest of the days drawn',
    async ({ drawn, annualRatePct, days: drawnDays, ...vector }) => {
      expectWithin(
        (await get('revolving', { drawnAmount: drawn, annualRate: annualRatePct, days: drawnDays }))
          .amount,
        vector,
      );
    },
  );

  it.each(published.dayBalanceVectors)(
    '$id: interest of daily balances',
    async ({ dayBalancesCents, annualRatePct, expected }) => {
      const dayBalances = dayBalancesCents.map(([count, cents]) => ({
        days: count,
        balance: cents / 100,
      }));
      expect((await post('revolving', { annualRate: annualRatePct, dayBalances })).amount).toBe(
        expected / 100,
      );
    },
  );

  it.each(published.flatRateAprVectors)(
    '$id: annual percentage rate of a monthly flat rate',
    async ({ principal, monthlyFlatPct, months, ...vector }) => {
      expectWithin(
        (
          await post('principalAndInterest', {
            loanAmount: principal,
            monthlyFlatRate: monthlyFlatPct,
            tenorMonths: months,
          })
        ).apr,
        vector,
      );
    },
  );

  it('APR-06: nominal rate of level payments, from the annual percentage rate', async () => {
    const [{ advance, pay, months, ...vector }] = published.levelNominalRateVectors;
    const { amount, apr } = await post('principalAndInterest', {
      loanAmount: advance,
      tenorMonths: months,
      monthlyFlatRate: ((pay * months - advance) / advance / months) * 100,
    });
    expect(amount).toBe(pay);
    expectWithin(1200 * ((1 + apr / 100) ** (1 / 12) - 1), vector);
  });

  it.each(published.firstInterestVectors)(
    '$id: interest of the first month',
    async ({ principal, annualRatePct, ...vector }) => {
      const { schedule } = await get('principalAndInterest', {
        loanAmount: principal,
        annualRate: annualRatePct,
        tenorMonths: 60,
        schedule: 'true',
      });
      expectWithin(schedule?.[0]?.interest, vector);
    },
  );

  it.each(published.scheduleVectors)(
    '$id: every row',
    async ({ principal, annualRatePct, months, basis, expected }) => {
      const { schedule } = await get('principalAndInterest', {
        loanAmount: principal,
        annualRate: annualRatePct,
        tenorMonths: months,
        basis,
        schedule: 'true',
      });
      expect(
        schedule?.map(({ payment, interest, principal: repaid, balance }) => [
          payment,
          interest,
          repaid,
          balance,
        ]),
      ).toEqual(expected);
    },
  );

  it.each(published.rateChangeVectors)(
    '$id: payments around a change of rate',
    async ({ principal, annualRatePct: [before, after], changeAfter, months, basis, expected }) => {
      const body = {
        loanAmount: principal,
        annualRate: before,
        tenorMonths: months,
        basis,
        rateChanges: [{ afterMonth: changeAfter, annualRate: after }],
        schedule: true,
      };
      expect(
        (await post('principalAndInterest', body)).schedule?.map(({ payment }) => payment),
      ).toEqual(expected);
    },
  );

  const datedApr = published.datedAprVectors[0];
  const repayments = datedApr.pays.map(([date, amount]) => ({ date, amount }));
  it.each([
    [
      'repayments beside the terms',
      {
        loanAmount: datedApr.advance,
        annualRate: 0,
        tenorMonths: 2,
        startDate: datedApr.date,
        cashFlows: repayments,
      },
    ],
    [
      'repayments of an amount',
      { loanAmount: datedApr.advance, startDate: datedApr.date, cashFlows: repayments },
    ],
    [
      'flows of both directions alone',
      { cashFlows: [{ date: datedApr.date, amount: -datedApr.advance }, ...repayments] },
    ],
  ])('APR-08: annual percentage rate of dated %s', async (_name, body) => {
    expectWithin((await post('principalAndInterest', body)).apr, datedApr);
  });

  it.each(published.nominalRateVectors)(
    '$id: nominal rate, by payments a twelfth of a year apart to the day',
    async ({ advance, payments, expected }) => {
      const start = '2001-01-01';
      const cashFlows = payments.map((amount, index) => ({
        date: new Date(Date.parse(start) + Math.round(((index + 1) * 365) / 12) * 86_400_000)
          .toISOString()
          .slice(0, 10),
        amount,
      }));
      expect(days(start, cashFlows.at(-1)?.date ?? '')).toBe(730);
      const { apr } = await post('principalAndInterest', {
        loanAmount: advance,
        startDate: start,
        cashFlows,
      });
      expectWithin(1200 * ((1 + apr / 100) ** (1 / 12) - 1), { expected, tolerance: 0.02 });
    },
  );
});
