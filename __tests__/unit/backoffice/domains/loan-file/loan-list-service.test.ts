import {
  createLoanList,
  type LoanListOptions,
} from '@/backoffice/domains/loan-file/loan-list.service';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import type { LoanListRow } from '@/backoffice/domains/loan-file/loan-list.model';
import { standIn } from '@test/support/backoffice/service-tools';

const at = new Date('2026-05-04T02:00:00.000Z');
const rowOf = (number: number): LoanListRow => ({
  loanNo: `LN-2026-0000000${number}`,
  customerId: 'customer-1',
  kind: 'interestOnly',
  product: null,
  state: 'active',
  startedOn: `2026-01-0${number}`,
  balanceCents: 100,
  unpaidCents: 0,
  unpaidSince: null,
  nextPaymentOn: null,
  nextPaymentCents: null,
});

function setUp() {
  const audited: NewAuditRow[] = [];
  const asked: unknown[] = [];
  const stored = [rowOf(3), rowOf(2), rowOf(1)];
  const repositories: LoanListOptions['repositories'] = {
    audit: { create: async (row) => void audited.push(row) },
    customer: {
      async listByIds(ids) {
        asked.push(ids);
        return ids.map((id) => standIn<CustomerRow>({ id }));
      },
    },
    loanList: standIn<LoanListOptions['repositories']['loanList']>({
      list: async (_filter, { after, limit }) =>
        stored.filter(({ loanNo }) => after === null || loanNo < after.loanNo).slice(0, limit),
      count: async () => stored.length,
    }),
  };
  const list = createLoanList({
    repositories,
    loanLedger: { today: () => '2026-05-04' },
    customers: { nameOf: ({ id }) => `=1+${id}` },
    now: () => at,
  });
  return { list, audited, asked };
}

describe('The list of loans', () => {
  it('reads the customers of a page at once, and is written down with how many it showed', async () => {
    const { list, audited, asked } = setUp();
    const first = await list.list('amy', { sort: 'newest', limit: 2 });
    expect(first).toMatchObject({ total: 3, next: '2026-01-02.LN-2026-00000002' });
    expect(asked).toEqual([['customer-1']]);
    const second = await list.list('amy', { sort: 'newest', limit: 2, cursor: first.next ?? '' });
    expect(second).toMatchObject({ data: [{ loanNo: 'LN-2026-00000001' }], next: null });
    expect(audited.map(({ action, after }) => [action, after])).toEqual([
      ['read', { listed: 2 }],
      ['read', { listed: 1 }],
    ]);
  });

  it('is read in pages without a note for an export, which is noted as a whole', async () => {
    const { list, audited } = setUp();
    const first = await list.readPage({ sort: 'newest', limit: 2 });
    expect(first).toMatchObject({ data: [{ customerName: '=1+customer-1' }, {}] });
    const second = await list.readPage({ sort: 'newest', limit: 2, cursor: first.next ?? '' });
    expect(second).toMatchObject({ data: [{ loanNo: 'LN-2026-00000001' }], next: null });
    expect(audited).toEqual([]);
  });
});
