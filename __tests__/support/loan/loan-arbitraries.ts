import fc from 'fast-check';
import type { LoanInput, RevolvingInput, TermLoanInput } from '@/lib/loan/types';

const amount = fc
  .oneof(
    fc.integer({ min: 1, max: 1000 }),
    fc.integer({ min: 1, max: 100_000_000 }),
    fc.integer({ min: 1, max: 33_000_000_000 }),
  )
  .map((cents) => cents / 100);
const rate = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 1_000_000 }).map((units) => units / 10_000),
  fc.integer({ min: 1, max: 100 }),
);
const startDate = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const terms = fc
  .oneof(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 600 }))
  .chain((tenorMonths) => {
    const afterMonth = fc.integer({ min: 0, max: tenorMonths - 1 });
    return fc.record({
      loanAmount: amount,
      tenorMonths: fc.constant(tenorMonths),
      annualRate: rate,
      fee: fc.option(fc.constantFrom(0, 0.01, 0.1, 0.5), { nil: undefined }),
      startDate: fc.option(startDate, { nil: undefined }),
      frequency: fc.constantFrom('monthly' as const, 'monthly' as const, 'fortnightly' as const),
      byDays: fc.boolean(),
      rateChanges: fc.option(
        fc.array(fc.record({ afterMonth, annualRate: rate }), { maxLength: 3 }),
        { nil: undefined },
      ),
      drawdowns: fc.option(fc.array(fc.record({ afterMonth, amount }), { maxLength: 2 }), {
        nil: undefined,
      }),
      propertyValue: fc.option(amount, { nil: undefined }),
    });
  })
  .map(({ byDays, fee, startDate: start, ...rest }) => ({
    ...rest,
    startDate: start,
    fee: fee === undefined ? undefined : Math.floor(fee * rest.loanAmount * 100) / 100,
    basis: byDays && start !== undefined ? ('act/365' as const) : ('30/360' as const),
  }));

const flatTerms = fc.record({
  loanAmount: amount,
  tenorMonths: fc.integer({ min: 1, max: 600 }),
  monthlyFlatRate: rate,
  startDate: fc.option(startDate, { nil: undefined }),
});

/** Term loans of every kind within the engine limits, tiny amounts and long tenors included. */
export const anyTermLoan: fc.Arbitrary<TermLoanInput> = fc.oneof(
  {
    weight: 4,
    arbitrary: terms.map((loan): TermLoanInput => ({
      paymentType: 'principalAndInterest',
      ...loan,
    })),
  },
  {
    weight: 2,
    arbitrary: terms.map((loan): TermLoanInput => ({ paymentType: 'interestOnly', ...loan })),
  },
  {
    weight: 1,
    arbitrary: flatTerms.map((loan): TermLoanInput => ({
      paymentType: 'principalAndInterest',
      ...loan,
    })),
  },
);

const balance = fc.oneof(fc.constant(0), amount);
const dayBalances = fc
  .array(fc.record({ days: fc.integer({ min: 1, max: 400 }), balance }), {
    minLength: 1,
    maxLength: 12,
  })
  .filter((list) => list.some((item) => item.balance > 0));

export const anyRevolvingLoan: fc.Arbitrary<RevolvingInput> = fc.oneof(
  fc.record({
    paymentType: fc.constant('revolving' as const),
    annualRate: rate,
    drawnAmount: amount,
    days: fc.integer({ min: 1, max: 18_262 }),
  }),
  fc.record({
    paymentType: fc.constant('revolving' as const),
    annualRate: rate,
    dayBalances,
    startDate: fc.option(startDate, { nil: undefined }),
  }),
);

export const anyLoan: fc.Arbitrary<LoanInput> = fc.oneof(
  { weight: 3, arbitrary: anyTermLoan },
  { weight: 1, arbitrary: anyRevolvingLoan },
);
