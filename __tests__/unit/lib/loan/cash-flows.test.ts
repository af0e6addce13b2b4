import { cashFlowRates, type CashFlowRequest } from '@/lib/loan/cash-flows';
import { summariseLoan } from '@/lib/loan/calculate';

// 2025 has 365 days, so a tenth more after it is 10 % by days and by months.
const [start, end] = ['2025-01-01', '2026-01-01'];
const ratesOf = (request: Partial<CashFlowRequest>) =>
  cashFlowRates({ cashFlows: [], loanAmount: 1_000, fee: 0, startDate: start, ...request });
const tenPercent = {
  apr: expect.closeTo(10, 8) as number,
  mloRate: expect.closeTo(10, 8) as number,
};

describe('the rates of dated payments', () => {
  it.each<[string, Partial<CashFlowRequest>]>([
    ['a repayment', { cashFlows: [{ date: end, amount: 1_100 }] }],
    ['a repayment with a minus sign', { cashFlows: [{ date: end, amount: -1_100 }] }],
    [
      'repayments of which one is nothing',
      {
        cashFlows: [
          { date: '2025-06-01', amount: 0 },
          { date: end, amount: 1_100 },
        ],
      },
    ],
    [
      'repayments with a minus sign of which one is nothing',
      {
        cashFlows: [
          { date: '2025-06-01', amount: 0 },
          { date: end, amount: -1_100 },
        ],
      },
    ],
    ['a fee kept back from the loan', { cashFlows: [{ date: end, amount: 990 }], fee: 100 }],
    [
      'receipt and repayment in any order, whatever the loan',
      {
        cashFlows: [
          { date: end, amount: -110 },
          { date: start, amount: 100 },
        ],
      },
    ],
    [
      'receipt and repayment from the side of the lender, with a fee',
      {
        cashFlows: [
          { date: start, amount: -1_000 },
          { date: end, amount: 990 },
        ],
        fee: 100,
      },
    ],
    [
      'what is left of a day with receipt and repayment',
      {
        cashFlows: [
          { date: start, amount: 150 },
          { date: start, amount: -50 },
          { date: end, amount: -60 },
          { date: end, amount: -50 },
        ],
      },
    ],
  ])('are 10 per cent for %s', (_case, request) => {
    expect(ratesOf(request)).toEqual(tenPercent);
  });

  it('are zero when every day comes to nothing', () => {
    const cashFlows = [
      { date: start, amount: 100 },
      { date: start, amount: -100 },
    ];
    expect(ratesOf({ cashFlows })).toEqual({ apr: 0, mloRate: 0 });
  });

  it.each<[string, Partial<CashFlowRequest>]>([
    [
      'one date is wrong',
      {
        cashFlows: [
          { date: end, amount: 1_100 },
          { date: '2025-02-30', amount: 1 },
        ],
      },
    ],
    [
      'repayments have no start',
      { cashFlows: [{ date: end, amount: 1_100 }], startDate: undefined },
    ],
    ['nothing is repaid', { cashFlows: [{ date: end, amount: 0 }] }],
    [
      'the fee takes more than the first receipt',
      {
        cashFlows: [
          { date: start, amount: 100 },
          { date: '2025-06-01', amount: 500 },
          { date: end, amount: -600 },
        ],
        fee: 150,
      },
    ],
  ])('do not exist when %s', (_case, request) => {
    expect(ratesOf(request)).toBeNull();
  });

  it('of revolving credit are those of what was drawn, else of its limit', () => {
    const credit = {
      paymentType: 'revolving',
      annualRate: 20,
      loanAmount: 5_000,
      startDate: start,
    } as const;
    expect(
      summariseLoan({
        ...credit,
        drawnAmount: 1_000,
        days: 365,
        cashFlows: [{ date: end, amount: 1_100 }],
      }),
    ).toMatchObject({ apr: 10, mloRate: 10 });
    expect(
      summariseLoan({
        ...credit,
        dayBalances: [{ days: 365, balance: 1_000 }],
        cashFlows: [{ date: end, amount: 5_500 }],
      }),
    ).toMatchObject({ apr: 10, mloRate: 10 });
  });
});
