import { createCalculationService } from '@/backoffice/domains/calculation/calculation.service';
import type { RequestedTerms } from '@/backoffice/domains/calculation/calculation.model';
import { ServiceError } from '@/backoffice/common/service-error';

/** 17 November in Hong Kong, still the 16th in Greenwich. */
const calculation = createCalculationService({ now: () => new Date('2026-11-16T16:30:00Z') });
const term: RequestedTerms = {
  paymentType: 'principalAndInterest',
  loanAmount: 120_000,
  annualRate: 3.65,
  tenorMonths: 12,
};

function problemsOf(terms: RequestedTerms): unknown {
  try {
    return calculation.summarise(terms);
  } catch (error) {
    return error instanceof ServiceError ? error.details.fields : error;
  }
}

describe('The calculation service', () => {
  it('starts a loan that counts days today in Hong Kong', () => {
    const { schedule } = calculation.calculate({ ...term, basis: 'act/365' });
    expect(schedule[0]).toMatchObject({ date: '2026-12-17', interest: 360 });
  });

  it('leaves dates out where nothing hangs on them', () => {
    expect(calculation.calculate(term).schedule[0]?.date).toBeNull();
  });

  it('settles early from today, and not before', () => {
    expect(calculation.summarise({ ...term, settleOn: '2026-11-27' }).settlement).toMatchObject({
      paymentsMade: 0,
      principal: 120_000,
      interest: 120,
    });
    expect(problemsOf({ ...term, settleOn: '2026-11-16' })).toEqual({
      settleOn: { key: 'beforeStart', limit: '2026-11-17' },
    });
  });

  const misplaced: [string, RequestedTerms, string][] = [
    [
      'rate changes of a revolving loan',
      {
        paymentType: 'revolving',
        annualRate: 20,
        drawnAmount: 5,
        days: 1,
        rateChanges: [{ afterMonth: 1, annualRate: 3 }],
      },
      'rateChanges',
    ],
    [
      'fortnightly payments of a revolving loan',
      {
        paymentType: 'revolving',
        annualRate: 20,
        drawnAmount: 5,
        days: 1,
        frequency: 'fortnightly',
      },
      'frequency',
    ],
    [
      'a flat rate of an interest-only loan',
      { ...term, paymentType: 'interestOnly', monthlyFlatRate: 1 },
      'monthlyFlatRate',
    ],
    [
      'daily balances of a term loan',
      { ...term, dayBalances: [{ days: 1, balance: 5 }] },
      'dayBalances',
    ],
  ];
  it.each(misplaced)('refuses %s rather than leave it out', (_name, terms, field) => {
    expect(problemsOf(terms)).toEqual({ [field]: { key: 'notForPaymentType' } });
  });

  it('takes lists that are empty as not given', () => {
    expect(
      calculation.summarise({ ...term, dayBalances: [], rateChanges: [], cashFlows: [] }),
    ).toEqual(calculation.summarise(term));
  });

  it('computes from dated flows alone, days that net to nothing left out', () => {
    const cashFlows = [
      { date: '2013-11-10', amount: 9 },
      { date: '2012-11-10', amount: -270 },
      { date: '2012-10-10', amount: 500 },
      { date: '2012-12-10', amount: -270 },
      { date: '2013-11-10', amount: -9 },
    ];
    expect(calculation.summarise({ paymentType: 'principalAndInterest', cashFlows })).toMatchObject(
      { amount: 270, lastPayment: 270, totalInterest: 40, totalRepayment: 540 },
    );
  });

  it('asks for the amount lent when the flows are repayments only', () => {
    expect(
      problemsOf({
        paymentType: 'principalAndInterest',
        startDate: '2012-10-10',
        cashFlows: [{ date: '2012-11-10', amount: 270 }],
      }),
    ).toEqual({ loanAmount: { key: 'required' } });
  });

  it('says that flows above the limits are out of range', () => {
    const cashFlows = [
      { date: '2012-10-10', amount: 900_000_000 },
      { date: '2012-10-11', amount: 900_000_000 },
      { date: '2012-12-10', amount: -270 },
    ];
    expect(problemsOf({ paymentType: 'principalAndInterest', cashFlows })).toEqual({
      cashFlows: { key: 'listOutOfRange', limit: '|amount| 0–1,000,000,000' },
    });
  });
});
