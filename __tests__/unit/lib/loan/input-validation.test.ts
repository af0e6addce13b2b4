import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import { loanInputIssues } from '@/lib/loan/input-validation';
import { LoanInputError } from '@/lib/loan/loan-input-error';
import type { PrincipalAndInterestInput, RevolvingInput } from '@/lib/loan/types';

const term: PrincipalAndInterestInput = {
  paymentType: 'principalAndInterest',
  loanAmount: 100_000,
  annualRate: 5,
  tenorMonths: 12,
};
const revolving: RevolvingInput = {
  paymentType: 'revolving',
  annualRate: 20,
  drawnAmount: 1000,
  days: 30,
};
const payment = { date: '2025-02-01', amount: 100 };

describe('input of the engine', () => {
  it.each<[string, Partial<PrincipalAndInterestInput>, object]>([
    ['no loan', { loanAmount: 0 }, { field: 'loanAmount', code: 'out_of_range' }],
    [
      'a loan that is not a number',
      { loanAmount: NaN },
      { field: 'loanAmount', code: 'out_of_range' },
    ],
    [
      'too large a loan',
      { loanAmount: 1_000_000_000.01 },
      { field: 'loanAmount', code: 'out_of_range' },
    ],
    ['no rate', { annualRate: undefined }, { field: 'annualRate', code: 'required' }],
    ['a negative rate', { annualRate: -0.01 }, { field: 'annualRate', code: 'out_of_range' }],
    ['a rate above 100', { annualRate: 100.01 }, { field: 'annualRate', code: 'out_of_range' }],
    ['601 months', { tenorMonths: 601 }, { field: 'tenorMonths', code: 'out_of_range' }],
    ['half a month', { tenorMonths: 1.5 }, { field: 'tenorMonths', code: 'out_of_range' }],
    ['a fee as large as the loan', { fee: 100_000 }, { field: 'fee', code: 'fee_too_large' }],
    ['a negative fee', { fee: -1 }, { field: 'fee', code: 'out_of_range' }],
    [
      'a property without value',
      { propertyValue: 0 },
      { field: 'propertyValue', code: 'out_of_range' },
    ],
    [
      'a date out of the calendar',
      { startDate: '2025-02-30' },
      { field: 'startDate', code: 'invalid_date' },
    ],
    ['act/365 without start', { basis: 'act/365' }, { field: 'startDate', code: 'required' }],
    [
      'a rate change after the end',
      { rateChanges: [{ afterMonth: 12, annualRate: 5 }] },
      { field: 'rateChanges', code: 'out_of_range' },
    ],
    [
      'a draw-down of nothing',
      { drawdowns: [{ afterMonth: 1, amount: 0 }] },
      { field: 'drawdowns', code: 'out_of_range' },
    ],
    [
      'draw-downs beyond the limit',
      { drawdowns: [{ afterMonth: 1, amount: 1e9 }] },
      { field: 'drawdowns', code: 'out_of_range' },
    ],
    [
      'settlement without start',
      { settleOn: '2025-03-01' },
      { field: 'startDate', code: 'required' },
    ],
    [
      'settlement before the start',
      { startDate: '2025-03-02', settleOn: '2025-03-01' },
      { field: 'settleOn', code: 'before_start' },
    ],
    [
      'settlement on no date',
      { startDate: '2025-03-02', settleOn: 'soon' },
      { field: 'settleOn', code: 'invalid_date' },
    ],
    [
      'a penalty above 100 %',
      { settlementPenaltyRate: 101 },
      { field: 'settlementPenaltyRate', code: 'out_of_range' },
    ],
    [
      'a flat rate by fortnights',
      { monthlyFlatRate: 1, frequency: 'fortnightly' },
      { field: 'frequency', code: 'not_combinable' },
    ],
    [
      'a flat rate with rate changes',
      { monthlyFlatRate: 1, rateChanges: [{ afterMonth: 1, annualRate: 5 }] },
      { field: 'rateChanges', code: 'not_combinable' },
    ],
    ['payments without start', { cashFlows: [payment] }, { field: 'startDate', code: 'required' }],
    [
      'payments before the start',
      { cashFlows: [payment], startDate: '2025-02-02' },
      { field: 'cashFlows', code: 'before_start' },
    ],
    [
      'payments on no date',
      { cashFlows: [{ date: '2025-02-31', amount: 1 }], startDate: '2025-01-01' },
      { field: 'cashFlows', code: 'invalid_date' },
    ],
    [
      'one payment of many before the start',
      { cashFlows: [{ date: '2025-03-01', amount: 100 }, payment], startDate: '2025-02-02' },
      { field: 'cashFlows', code: 'before_start' },
    ],
    [
      'one payment of many on no date',
      { cashFlows: [payment, { date: '2025-02-31', amount: 1 }], startDate: '2025-01-01' },
      { field: 'cashFlows', code: 'invalid_date' },
    ],
    [
      'one payment of many beyond the limit',
      {
        cashFlows: [payment, { date: '2025-02-01', amount: -1_000_000_000.01 }],
        startDate: '2025-01-01',
      },
      { field: 'cashFlows', code: 'out_of_range' },
    ],
    [
      '1,501 payments',
      { cashFlows: Array(1_501).fill(payment), startDate: '2025-01-01' },
      { field: 'cashFlows', code: 'out_of_range' },
    ],
    [
      '1,501 rate changes',
      { rateChanges: Array(1_501).fill({ afterMonth: 1, annualRate: 5 }) },
      { field: 'rateChanges', code: 'out_of_range' },
    ],
    [
      'one draw-down of many after the end',
      {
        drawdowns: [
          { afterMonth: 11, amount: 1 },
          { afterMonth: 12, amount: 1 },
        ],
      },
      { field: 'drawdowns', code: 'out_of_range' },
    ],
    [
      'a flat rate above 100',
      { monthlyFlatRate: 100.01 },
      { field: 'monthlyFlatRate', code: 'out_of_range' },
    ],
    [
      'a flat rate with draw-downs',
      { monthlyFlatRate: 1, drawdowns: [{ afterMonth: 1, amount: 1 }] },
      { field: 'drawdowns', code: 'not_combinable' },
    ],
    [
      'a flat rate by actual days',
      { monthlyFlatRate: 1, basis: 'act/365', startDate: '2025-01-01' },
      { field: 'basis', code: 'not_combinable' },
    ],
    [
      'a fee beyond every limit, which is said once',
      { fee: 1_000_000_000.01 },
      { field: 'fee', code: 'out_of_range' },
    ],
    [
      'payments of no number',
      { cashFlows: [{ date: '2025-02-01', amount: NaN }], startDate: '2025-01-01' },
      { field: 'cashFlows', code: 'out_of_range' },
    ],
  ])('is refused: %s', (_, change, issue) => {
    expect(loanInputIssues({ ...term, ...change })).toEqual([issue]);
    expect(() => summariseLoan({ ...term, ...change })).toThrow(LoanInputError);
  });

  it.each<[string, Partial<RevolvingInput>, object]>([
    ['nothing drawn', { drawnAmount: undefined }, { field: 'drawnAmount', code: 'required' }],
    ['no days', { days: undefined }, { field: 'days', code: 'required' }],
    ['zero days', { days: 0 }, { field: 'days', code: 'out_of_range' }],
    [
      'balances of zero',
      { dayBalances: [{ days: 3, balance: 0 }] },
      { field: 'dayBalances', code: 'out_of_range' },
    ],
    [
      'half a day',
      { dayBalances: [{ days: 0.5, balance: 1 }] },
      { field: 'dayBalances', code: 'out_of_range' },
    ],
    ['one day too many', { days: 18_263 }, { field: 'days', code: 'out_of_range' }],
    ['a draw of nothing', { drawnAmount: 0 }, { field: 'drawnAmount', code: 'out_of_range' }],
    [
      'no fee and nothing drawn',
      { drawnAmount: undefined, fee: 0 },
      { field: 'drawnAmount', code: 'required' },
    ],
    [
      'balances that together last a day too long',
      {
        dayBalances: [
          { days: 10_000, balance: 1 },
          { days: 8_263, balance: 1 },
        ],
      },
      { field: 'dayBalances', code: 'out_of_range' },
    ],
    [
      'one balance of many below zero',
      {
        dayBalances: [
          { days: 1, balance: 1 },
          { days: 1, balance: -1 },
        ],
      },
      { field: 'dayBalances', code: 'out_of_range' },
    ],
    ['a fee as large as the draw', { fee: 1000 }, { field: 'fee', code: 'fee_too_large' }],
    ['a limit of nothing', { loanAmount: 0 }, { field: 'loanAmount', code: 'out_of_range' }],
  ])('is refused for revolving credit: %s', (_, change, issue) =>
    expect(loanInputIssues({ ...revolving, ...change })).toEqual([issue]),
  );

  it('reports every field once', () => {
    const error = (() => {
      try {
        return calculateLoan({ ...term, loanAmount: -1, tenorMonths: 0, annualRate: Infinity });
      } catch (caught) {
        return caught;
      }
    })();
    expect(error).toBeInstanceOf(LoanInputError);
    expect(error).toMatchObject({
      issues: [{ field: 'loanAmount' }, { field: 'tenorMonths' }, { field: 'annualRate' }],
    });
  });

  it('accepts the limits themselves', () => {
    expect(loanInputIssues({ ...term, loanAmount: 0.01, annualRate: 0, tenorMonths: 1 })).toEqual(
      [],
    );
    expect(
      loanInputIssues({ ...term, loanAmount: 1_000_000_000, annualRate: 100, tenorMonths: 600 }),
    ).toEqual([]);
    const dayBalances = [
      { days: 1, balance: 0 },
      { days: 18_261, balance: 1_000_000_000 },
    ];
    expect(loanInputIssues({ ...revolving, dayBalances, fee: 999_999_999.99 })).toEqual([]);
    const cashFlows = Array(1_500).fill({ date: '2025-02-01', amount: -1_000_000_000 });
    expect(loanInputIssues({ ...term, cashFlows, startDate: '2025-02-01' })).toEqual([]);
  });

  it('takes an empty list for none', () => {
    const none = { rateChanges: [], drawdowns: [], cashFlows: [] };
    expect(summariseLoan({ ...term, ...none })).toEqual(summariseLoan(term));
    expect(loanInputIssues({ ...term, ...none, monthlyFlatRate: 1 })).toEqual([]);
    expect(summariseLoan({ ...revolving, dayBalances: [] })).toEqual(summariseLoan(revolving));
  });

  it('says so when no rate fits the cash flows', () => {
    const cashFlows = [
      { date: '2025-01-01', amount: 100 },
      { date: '2025-01-01', amount: -90 },
    ];
    expect(() => summariseLoan({ ...term, cashFlows })).toThrow('cashFlows: no_rate');
    expect(() =>
      summariseLoan({
        ...term,
        startDate: '2025-01-01',
        cashFlows: [{ date: '2025-02-01', amount: 0 }],
      }),
    ).toThrow('cashFlows: no_rate');
  });
});
