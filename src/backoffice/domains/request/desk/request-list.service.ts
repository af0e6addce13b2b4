import type { RequestSort } from '@/contracts/account/account-choices';
import type { RequestFilter, RequestRowView } from '@/contracts/account/request-desk';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordRead } from '@/backoffice/domains/audit/record-change';
import type { CustomerRepository } from '@/backoffice/domains/customer/customer.repository';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import { toRequestRowView } from './request-list.model';
import type { RequestListRepository } from './request-list.repository';

export interface RequestListOptions {
  repositories: {
    audit: Pick<AuditRepository, 'create'>;
    customer: Pick<CustomerRepository, 'listByIds'>;
    requestList: RequestListRepository;
  };
  customers: Pick<CustomerService, 'nameOf'>;
  now: () => Date;
}

type RequestQuery = RequestFilter & {
  sort: RequestSort;
  cursor?: string | undefined;
  limit: number;
};

export type RequestList = ReturnType<typeof createRequestList>;

/** Requests as staff list them, with whose they are; each page is written to the trail. */
export function createRequestList({ repositories, customers, now }: RequestListOptions) {
  /** One page, for an export that is written down as a whole. Throws `validation_failed` for the cursor of another order. */
  async function readPage(
    staff: string,
    { sort, cursor, limit, ...asked }: RequestQuery,
  ): Promise<{ data: RequestRowView[]; next: string | null }> {
    const { rows, next } = await repositories.requestList.list(filterOf(asked, staff), {
      sort,
      cursor,
      limit,
    });
    const ids = [...new Set(rows.map(({ customerId }) => customerId))];
    const found = ids.length === 0 ? [] : await repositories.customer.listByIds(ids);
    const names = new Map(found.map((row) => [row.id, customers.nameOf(row)]));
    return {
      data: rows.map((row) => toRequestRowView(row, names.get(row.customerId) ?? null)),
      next,
    };
  }

  return {
    readPage,

    /** One page, which is written down. */
    async list(
      staff: string,
      query: RequestQuery,
    ): Promise<{ data: RequestRowView[]; next: string | null; total: number }> {
      const [page, total] = await Promise.all([
        readPage(staff, query),
        repositories.requestList.count(filterOf(query, staff), query.sort),
      ]);
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: 'request',
        after: { listed: page.data.length },
      });
      return { ...page, total };
    },
  };
}

const filterOf = (asked: RequestFilter, staff: string): RequestFilter =>
  asked.assignee === 'me' ? { ...asked, assignee: staff } : asked;
