import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import type { RequestListRow } from '@/backoffice/domains/request/desk/request-list.model';
import {
  createRequestList,
  type RequestListOptions,
} from '@/backoffice/domains/request/desk/request-list.service';
import { standIn } from '@test/support/backoffice/service-tools';
import { requestRow } from '@test/support/backoffice/request-row';

const at = new Date('2026-05-04T02:00:00.000Z');

describe('The list of requests', () => {
  it('has whose they are, goes on where a page ended, and is written down', async () => {
    const audited: NewAuditRow[] = [];
    const asked: unknown[] = [];
    const stored: RequestListRow[] = [1, 2, 3].map((number) =>
      requestRow({ reference: `RQ-${number}`, createdAt: new Date(number), amountCents: 12_50 }),
    );
    const list = createRequestList({
      repositories: {
        audit: { create: async (row) => void audited.push(row) },
        customer: { listByIds: async (ids) => ids.map((id) => standIn<CustomerRow>({ id })) },
        requestList: standIn<RequestListOptions['repositories']['requestList']>({
          async list(filter, { cursor, ...page }) {
            asked.push([filter, page.sort, cursor]);
            return cursor === undefined
              ? { rows: stored.slice(0, 2), next: '2.RQ-2' }
              : { rows: stored.slice(2), next: null };
          },
          count: async () => stored.length,
        }),
      },
      customers: { nameOf: ({ id }) => `Name of ${id}` },
      now: () => at,
    });
    const first = await list.list('amy', { state: 'open', sort: 'oldest', limit: 2 });
    expect(first).toMatchObject({ total: 3, next: '2.RQ-2' });
    expect(first.data[0]).toMatchObject({ amount: 12.5, customerName: 'Name of customer-1' });
    const next = { sort: 'oldest', limit: 2, cursor: first.next ?? '' } as const;
    expect(await list.list('amy', next)).toMatchObject({
      data: [{ reference: 'RQ-3' }],
      next: null,
    });
    expect(asked).toEqual([
      [{ state: 'open' }, 'oldest', undefined],
      [{}, 'oldest', '2.RQ-2'],
    ]);
    expect(audited.map(({ action, after }) => [action, after])).toEqual([
      ['read', { listed: 2 }],
      ['read', { listed: 1 }],
    ]);
  });
});
