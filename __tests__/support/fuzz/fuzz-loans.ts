import type { EndpointKey } from '@/contracts/endpoints';
import { dataOf, type TestApi } from '../api/test-api';
import { bankCsv } from '../bank-file/bank-files';
import type { Prepare } from './fuzz-fixtures';
import type { createFuzzResources } from './fuzz-resources';

/** What the calls of staff about loans need: one of a customer, a revolving one, and a reference of its own for each posting. */
export function createLoanFixtures(
  api: TestApi,
  make: Awaited<ReturnType<typeof createFuzzResources>>,
): Partial<Record<EndpointKey, Prepare>> {
  const params = { loanNo: make.loanNo };
  /** Money that came in and names no loan. */
  async function waitingEntry(): Promise<string> {
    const file = await api.container.bankFiles.importFile('fuzz', {
      name: 'today.csv',
      format: 'csv',
      content: bankCsv([{ amount: 1.5, reference: make.nextKey() }]),
    });
    const { data } = await api.container.bankFiles.list('fuzz', {
      file: file.id,
      sort: 'newest',
      limit: 1,
    });
    return String(data[0]?.id);
  }
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
    deskImportBankFile: () => ({
      body: {
        name: 'today.csv',
        format: 'csv',
        content: bankCsv([{ amount: 1.5, reference: make.nextKey(), details: make.loanNo }]),
      },
    }),
    deskBankEntry: async () => ({ params: { id: await waitingEntry() } }),
    deskAssignBankEntry: async () => ({
      params: { id: await waitingEntry() },
      body: { loanNo: make.loanNo },
    }),
    deskCloseBankEntry: async () => ({
      params: { id: await waitingEntry() },
      body: { state: 'sent-back', note: 'Meant for another lender.' },
    }),
    deskChangeRate: async () => ({
      params: { loanNo: (await make.newCurrentLoan()).loanNo },
      body: { annualRate: 5.5, from: '2026-12-20', reason: 'The prime rate fell.' },
    }),
    deskRestructure: async () => ({
      params: { loanNo: (await make.newCurrentLoan()).loanNo },
      body: { from: '2026-12-20', months: 60, reason: 'A longer term was agreed.' },
    }),
    deskRefund: async () => {
      const { loanNo } = await make.newCurrentLoan();
      const body = { amount: 100, reference: make.nextKey() };
      await api.desk('POST', `/loans/${loanNo}/payments`, { body });
      return { params: { loanNo }, body: { amount: 1.5, reason: 'Paid twice.' } };
    },
    deskReversePayment: async () => {
      const { loanNo } = await make.newCurrentLoan();
      const body = { amount: 1, reference: make.nextKey() };
      const paid = dataOf(await api.desk('POST', `/loans/${loanNo}/payments`, { body }));
      return {
        params: { loanNo },
        body: { transaction: paid.transactions[0].id, reason: 'The cheque was returned.' },
      };
    },
    deskPostDrawdown: () => ({
      params: { loanNo: make.revolvingNo },
      body: { amount: 1.5, reference: make.nextKey() },
    }),
  };
}
