import { calculateLoan } from '@/lib/loan/calculate';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { calculationClient } from '@test/support/calculation/calculation-client';

let api: TestApi;
const { get, post } = calculationClient(() => api);
beforeAll(async () => {
  api = await startTestApi('postgres');
});
afterAll(() => api.close());

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
