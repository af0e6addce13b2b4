import type { EndpointKey } from '@/contracts/endpoints';
import type { Prepare } from './fuzz-fixtures';
import type { createFuzzResources } from './fuzz-resources';

/** What the calls of staff about loans need: one of a customer, a revolving one, and a reference of its own for each posting. */
export function createLoanFixtures(
  make: Awaited<ReturnType<typeof createFuzzResources>>,
): Partial<Record<EndpointKey, Prepare>> {
  const params = { loanNo: make.loanNo };
  return {
    deskLoans: ({ query }) => ({ query: { ...query, cursor: undefined } }),
    deskLoan: () => ({ params }),
    deskLoanStatement: () => ({ params: { ...params, stmDate: '2026-10-31' } }),
    deskSettlementQuote: () => ({ params, query: { on: '2026-11-20' } }),
    deskPreviewPosting: () => ({
      params,
      body: { kind: 'payment', amount: 1.5, reference: make.nextKey() },
    }),
    deskBookLoan: async () => ({
      body: {
        customerId: (await make.newCustomer()).customerId,
        kind: 'principalAndInterest',
        amount: 1_000_000,
        annualRate: 6,
        tenorMonths: 24,
        startsOn: '2026-11-16',
      },
    }),
    deskPostPayment: () => ({ params, body: { amount: 1.5, reference: make.nextKey() } }),
    deskPostDrawdown: () => ({
      params: { loanNo: make.revolvingNo },
      body: { amount: 1.5, reference: make.nextKey() },
    }),
  };
}
