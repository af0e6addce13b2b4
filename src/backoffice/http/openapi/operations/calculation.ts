import type { OperationGroup } from '../operation-notes';

const terms = { loanAmount: 3_000_000, annualRate: 8, tenorMonths: 120 };
const result = {
  amount: 36_398.28,
  totalInterest: 1_367_793.48,
  totalRepayment: 4_367_793.48,
  lastPayment: 36_398.16,
  apr: 8.3,
  mloRate: 8.3,
  ltv: 50,
  warnings: [],
};

export const calculationOperations: OperationGroup = {
  name: 'Calculator',
  description: 'Payments, cost and annual rates of a loan.',
  operations: {
    calculate: {
      description:
        '`annualRate` is always needed; `loanAmount` and `tenorMonths` unless the payment type is `revolving`, which needs `drawnAmount` and `days` and takes `loanAmount` as its limit. `fee` must be smaller than the amount borrowed. `Accept: text/csv` answers the schedule as a file.',
      isPureCalculation: true,
      hasCsv: true,
      example: {
        params: { paymentType: 'principalAndInterest' },
        query: { ...terms, propertyValue: 6_000_000 },
        response: result,
      },
    },
    calculateDetailed: {
      description:
        'As `calculate`. `annualRate` may be left out when `monthlyFlatRate` is given, and all terms when `cashFlows` holds money received and money repaid (opposite signs); flows of one sign are repayments of `loanAmount`. No date may be before `startDate`.',
      hasCsv: true,
      errors: ['rate_limited', 'unavailable'],
      example: {
        params: { paymentType: 'principalAndInterest' },
        body: { ...terms, propertyValue: 6_000_000, fee: 0, frequency: 'monthly' },
        response: result,
      },
    },
  },
};
