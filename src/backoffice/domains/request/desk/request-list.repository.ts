import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { RequestSort } from '@/contracts/account/account-choices';
import { requestRowSchema, type RequestFilter } from '@/contracts/account/request-desk';
import type { Database } from '@/backoffice/db/database';
import { countRows, pageOf } from '@/backoffice/db/list-page';
import { serviceRequestTable } from '@/backoffice/db/schema/request';
import { openRequestStates } from '../request.rules';
import type { RequestListRow, RequestMark } from './request-list.model';

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
    );

  return {
    /** The latest change first, or those that were made longest ago; at most `limit`, those after the one named by `after`. */
    async list(
      filter: RequestFilter,
      { sort, limit, after }: { sort: RequestSort; limit: number; after: RequestMark | null },
    ): Promise<RequestListRow[]> {
      const isDescending = sort === 'changed';
      const { isAfter, orderBy } = pageOf(
        { column: isDescending ? changedAt : createdAt, name: reference, isDescending },
        after && { value: after.at, name: after.reference },
      );
      const rows = await db
        .select(columns)
        .from(serviceRequestTable)
        .where(and(chosen(filter), isAfter))
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map((row) => ({ ...row, ...stored.parse(row) }));
    },

    /** How many the filters leave, up to 10,000. */
    count: (filter: RequestFilter): Promise<number> =>
      countRows(db, serviceRequestTable, chosen(filter)),
  };
}
