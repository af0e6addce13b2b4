import type { Prepare } from './fuzz-fixtures';
import type { FuzzRequest } from './fuzz-request';

const term = (request: FuzzRequest) => ({
  ...request.query,
  loanAmount: 3_000_000,
  annualRate: 7.25,
  tenorMonths: 240,
});

/** Loans that can be worked out, of the shape that was generated. */
export const fuzzCalculations: Record<'calculate' | 'calculateDetailed', Prepare> = {
  calculate: (request) =>
    request.params.paymentType === 'revolving'
      ? { query: { drawnAmount: 500_000, days: 30, annualRate: 11, loanAmount: 1_000_000 } }
      : {
          query: {
            ...term(request),
            startDate: undefined,
            drawnAmount: undefined,
            days: undefined,
            fee: undefined,
          },
        },
  calculateDetailed: (request) => ({
    params: { paymentType: 'principalAndInterest' },
    body: {
      loanAmount: Object(request.body).loanAmount ?? 3_000_000,
      annualRate: 7.25,
      tenorMonths: 240,
      frequency: Object(request.body).frequency,
      schedule: Object(request.body).schedule,
    },
  }),
};
