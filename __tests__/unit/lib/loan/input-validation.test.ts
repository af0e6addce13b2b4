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
      'payments of no number',
      { cashFlows: [{ date: '2025-02-01', amount: NaN }], startDate: '2025-01-01' },
      { field: 'cashFlows', code: 'out_of_range' },
    ],
  ])('%s', (_, change, issue) => {
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
    ['a fee as large as the draw', { fee: 1000 }, { field: 'fee', code: 'fee_too_large' }],
    ['a limit of nothing', { loanAmount: 0 }, { field: 'loanAmount', code: 'out_of_range' }],
  ])('revolving: %s', (_, change, issue) =>
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
