import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { RequestSort } from '@/contracts/account/account-choices';
import { requestRowSchema, type RequestFilter } from '@/contracts/account/request-desk';
import type { Database } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { countRows } from '@/backoffice/db/list/list-page';
import { isCodeLike, isReferenceLike } from '@/backoffice/db/reference-search';
import { serviceRequestTable } from '@/backoffice/db/schema/request';
import { openRequestStates } from '../request.rules';
import type { RequestListRow } from './request-list.model';

const { kind, state, createdAt, changedAt, reference, loanNo, customerId, assignee } =
  serviceRequestTable;
const columns = {
  reference,
  customerId,
  loanNo,
  kind,
  state,
  amountCents: serviceRequestTable.amountCents,
  months: serviceRequestTable.months,
  on: serviceRequestTable.on,
  dueAt: serviceRequestTable.dueAt,
  assignee,
  createdAt,
  changedAt,
};
const stored = requestRowSchema.pick({ kind: true, state: true });

const orders = createListOrders<RequestListRow, RequestSort>(
  { column: reference, valueOf: (row) => row.reference },
  {
    changed: { column: changedAt, valueOf: (row) => row.changedAt, isDescending: true },
    oldest: { column: createdAt, valueOf: (row) => row.createdAt },
    due: { column: serviceRequestTable.dueAt, valueOf: (row) => row.dueAt },
  },
);

export type RequestListRepository = ReturnType<typeof createRequestListRepository>;

/** Requests as lists show them, without what customers wrote. */
export function createRequestListRepository(db: Database) {
  const chosen = (filter: RequestFilter) =>
    and(
      filter.state === undefined
        ? undefined
        : filter.state === 'open'
          ? inArray(state, [...openRequestStates])
          : eq(state, filter.state),
      filter.kind === undefined ? undefined : eq(kind, filter.kind),
      filter.loanNo === undefined ? undefined : eq(loanNo, filter.loanNo),
      filter.customerId === undefined ? undefined : eq(customerId, filter.customerId),
      filter.assignee === undefined
        ? undefined
        : filter.assignee === 'nobody'
          ? isNull(assignee)
          : eq(assignee, filter.assignee),
      filter.q ? or(isReferenceLike(reference, filter.q), isCodeLike(loanNo, filter.q)) : undefined,
    );

  return {
    /** One page. Throws `validation_failed` for the cursor of another order. */
    async list(
      filter: RequestFilter,
      page: PageRequest<RequestSort>,
    ): Promise<ListPage<RequestListRow>> {
      const { where, orderBy, limit } = orders.queryOf(page);
      const rows = await db
        .select(columns)
        .from(serviceRequestTable)
        .where(and(chosen(filter), where))
        .orderBy(...orderBy)
        .limit(limit);
      return orders.pageOf(
        rows.map((row) => ({ ...row, ...stored.parse(row) })),
        page,
      );
    },

    /** How many the filters leave, up to 10,000. */
    count: (filter: RequestFilter, sort: RequestSort): Promise<number> =>
      countRows(db, serviceRequestTable, and(chosen(filter), orders.rowsOf(sort))),
  };
}
