import type { RequestSort } from '@/contracts/account/account-choices';
import type { RequestFilter, RequestRowView } from '@/contracts/account/request-desk';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordRead } from '@/backoffice/domains/audit/record-change';
import type { CustomerRepository } from '@/backoffice/domains/customer/customer.repository';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import { parseRequestCursor, requestCursorOf, toRequestRowView } from './request-list.model';
import type { RequestListRepository } from './request-list.repository';

export interface RequestListOptions {
  repositories: {
    audit: Pick<AuditRepository, 'create'>;
    customer: Pick<CustomerRepository, 'listByIds'>;
    requestList: RequestListRepository;
  };
  customers: Pick<CustomerService, 'profileOf'>;
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
  return {
    /** One page. */
    async list(
      staff: string,
      { sort, cursor, limit, ...asked }: RequestQuery,
    ): Promise<{ data: RequestRowView[]; next: string | null; total: number }> {
      const filter = asked.assignee === 'me' ? { ...asked, assignee: staff } : asked;
      const after = cursor === undefined ? null : parseRequestCursor(cursor);
      const [rows, total] = await Promise.all([
        repositories.requestList.list(filter, { sort, limit: limit + 1, after }),
        repositories.requestList.count(filter),
      ]);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const ids = [...new Set(page.map(({ customerId }) => customerId))];
      const found = ids.length === 0 ? [] : await repositories.customer.listByIds(ids);
      const names = new Map(found.map((row) => [row.id, customers.profileOf(row).name]));
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: 'request',
        after: { listed: page.length },
      });
      return {
        data: page.map((row) => toRequestRowView(row, names.get(row.customerId) ?? null)),
        next: rows.length > limit && last ? requestCursorOf(last, sort) : null,
        total,
      };
    },
  };
}
