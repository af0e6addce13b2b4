import { calculateLoan } from '@/lib/loan/calculate';
import { calculationSchema, type Calculation } from '@/contracts/loan-calculation';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import * as published from '@test/unit/lib/loan/published-values.fixture';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('pglite');
});
afterAll(() => api.close());

async function get(
  paymentType: string,
  query: Record<string, string | number>,
): Promise<Calculation> {
  const given = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  const answer = await api.call(`/loan-cal/${paymentType}?${new URLSearchParams(given)}`);
  expect(answer).toMatchObject({ status: 200 });
  return calculationSchema.strict().parse(answer.body);
}

async function post(paymentType: string, body: object): Promise<Calculation> {
  const answer = await api.call(`/loan-cal/${paymentType}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer).toMatchObject({ status: 200 });
  return calculationSchema.strict().parse(answer.body);
}

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

describe('The calculation over the API', () => {
  const query = {
    loanAmount: 4_000_000,
    annualRate: 2.5,
    tenorMonths: 360,
    propertyValue: 6_000_000,
    fee: 1_000,
    startDate: '2026-01-31',
  };

  it('answers exactly what the engine computes, the schedule only when asked', async () => {
    const { schedule, ...summary } = calculateLoan({
      paymentType: 'principalAndInterest',
      ...query,
    });
    expect(await get('principalAndInterest', query)).toEqual(summary);
    expect(await get('principalAndInterest', { ...query, schedule: 'false' })).toEqual(summary);
    expect(await get('principalAndInterest', { ...query, schedule: 'true' })).toEqual({
      ...summary,
      schedule,
    });
    expect(await post('principalAndInterest', { ...query, schedule: true })).toEqual({
      ...summary,
      schedule,
    });
    expect(summary).toMatchObject({ amount: 15_804.84, ltv: 66.666667 });
    expect(schedule).toHaveLength(360);
    expect(schedule[0]?.date).toBe('2026-02-28');
  });

  it('warns above 36 % and above 48 %', async () => {
    const warningsAt = async (annualRate: number) =>
      (await get('interestOnly', { loanAmount: 100_000, annualRate, tenorMonths: 12 })).warnings;
    expect(await warningsAt(30)).toEqual([]);
    expect(await warningsAt(36.5)).toEqual(['presumed_extortionate']);
    expect(await warningsAt(60)).toEqual(['presumed_extortionate', 'offence']);
  });

  it('settles early with interest to the day', async () => {
    const answer = await post('interestOnly', {
      loanAmount: 365_000,
      annualRate: 10,
      tenorMonths: 12,
      startDate: '2026-01-15',
      settleOn: '2026-03-25',
      settlementPenaltyRate: 1,
    });
    expect(answer.settlement).toMatchObject({
      paymentsMade: 2,
      principal: 365_000,
      interest: 1_000,
      penalty: 3_650,
      amount: 369_650,
    });
  });

  it('lets a loan that counts days start today in Hong Kong', async () => {
    const { schedule } = await get('principalAndInterest', {
      loanAmount: 120_000,
      annualRate: 3.65,
      tenorMonths: 12,
      basis: 'act/365',
      schedule: 'true',
    });
    expect(schedule?.[0]).toMatchObject({ date: '2026-12-16', interest: 360 });
  });

  it('computes from a second draw-down', async () => {
    const { schedule, totalRepayment, totalInterest } = await post('interestOnly', {
      loanAmount: 100_000,
      annualRate: 12,
      tenorMonths: 3,
      drawdowns: [{ afterMonth: 1, amount: 50_000 }],
      schedule: true,
    });
    expect(schedule?.map(({ interest }) => interest)).toEqual([1_000, 1_500, 1_500]);
    expect(totalRepayment - totalInterest).toBe(150_000);
  });

  it('keeps no answer anywhere and varies by language and format', async () => {
    const answer = await api.call(
      '/loan-cal/interestOnly?loanAmount=100000&annualRate=3&tenorMonths=12',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Language');
  });

  it('stands in the OpenAPI document with both calls', async () => {
    const { body } = await api.call('/openapi.json');
    expect(body).toMatchObject({
      paths: {
        '/api/v1/loan-cal/{paymentType}': {
          get: {
            operationId: 'calculate',
            parameters: expect.arrayContaining([
              expect.objectContaining({
                name: 'loanAmount',
                in: 'query',
                schema: expect.objectContaining({ type: 'number' }),
              }),
            ]),
          },
          post: { operationId: 'calculateDetailed' },
        },
      },
    });
  });
});
