import { and, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { loanRowSchema, type LoanFilter } from '@/contracts/account/loan-desk';
import type { LoanSort } from '@/contracts/account/account-choices';
import type { Database } from '@/backoffice/db/database';
import { countRows, pageOf } from '@/backoffice/db/list/list-page';
import { isReferenceLike } from '@/backoffice/db/reference-search';
import { loanTable } from '@/backoffice/db/schema/loan';
import { unpaidSpan, type LoanListRow, type LoanMark } from './loan-list.model';

export interface LoanListFilter extends LoanFilter {
  /** The day as of which loans are overdue. */
  today: string;
}

const columns = {
  loanNo: loanTable.loanNo,
  customerId: loanTable.customerId,
  kind: loanTable.kind,
  product: loanTable.product,
  state: loanTable.state,
  startedOn: loanTable.startsOn,
  balanceCents: loanTable.balanceCents,
  unpaidCents: loanTable.unpaidCents,
  unpaidSince: loanTable.unpaidSince,
  nextPaymentOn: loanTable.nextPaymentOn,
  nextPaymentCents: loanTable.nextPaymentCents,
};
const stored = loanRowSchema.pick({ kind: true, product: true, state: true });

/** A list by another column than the first day shows only loans that have it, smallest first but for the balance. */
const sorts = {
  newest: { column: loanTable.startsOn, isDescending: true },
  arrears: { column: loanTable.unpaidSince, isDescending: false },
  'next-payment': { column: loanTable.nextPaymentOn, isDescending: false },
  balance: { column: loanTable.balanceCents, isDescending: true },
} as const satisfies Record<LoanSort, object>;

export type LoanListRepository = ReturnType<typeof createLoanListRepository>;

/** Loans as lists show them: one row each, without their ledgers. */
export function createLoanListRepository(db: Database) {
  const overdue = ({ arrears, today }: LoanListFilter) => {
    const { unpaidSince } = loanTable;
    if (arrears === undefined) return undefined;
    if (arrears === 'none') return or(isNull(unpaidSince), gte(unpaidSince, today));
    const { from, to } = unpaidSpan(arrears, today);
    return and(from === null ? undefined : gte(unpaidSince, from), lte(unpaidSince, to));
  };
  const chosen = (filter: LoanListFilter, sort: LoanSort) => {
    const { state, product, customerId, q } = filter;
    return and(
      sort === 'newest' ? undefined : isNotNull(sorts[sort].column),
      state === undefined ? undefined : eq(loanTable.state, state),
      product === undefined ? undefined : eq(loanTable.product, product),
      customerId === undefined ? undefined : eq(loanTable.customerId, customerId),
      q ? isReferenceLike(loanTable.loanNo, q) : undefined,
      overdue(filter),
    );
  };

  return {
    /** At most `limit`, those after the one named by `after`. */
    async list(
      filter: LoanListFilter,
      { sort, limit, after }: { sort: LoanSort; limit: number; after: LoanMark | null },
    ): Promise<LoanListRow[]> {
      const { column, isDescending } = sorts[sort];
      const { isAfter, orderBy } = pageOf(
        { column, name: loanTable.loanNo, isDescending },
        after && { value: after.value, name: after.loanNo },
      );
      const rows = await db
        .select(columns)
        .from(loanTable)
        .where(and(chosen(filter, sort), isAfter))
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map((row) => ({ ...row, ...stored.parse(row) }));
    },

    /** How many the filters leave, up to 10,000. */
    count: (filter: LoanListFilter, sort: LoanSort): Promise<number> =>
      countRows(db, loanTable, chosen(filter, sort)),
  };
}
