import type { LoanSort } from '@/contracts/account/account-choices';
import type { LoanFilter, LoanRow } from '@/contracts/account/loan-desk';
import { rejectField } from '@/backoffice/common/service-error';
import type { AuditRepository } from '../audit/audit.repository';
import { recordRead } from '../audit/record-change';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanLedger } from '../loan/loan-ledger';
import { loanCursorOf, parseLoanCursor, toLoanRow, type LoanListRow } from './loan-list.model';
import type { LoanListRepository } from './loan-list.repository';

export interface LoanListOptions {
  repositories: {
    audit: Pick<AuditRepository, 'create'>;
    customer: Pick<CustomerRepository, 'listByIds'>;
    loanList: LoanListRepository;
  };
  loanLedger: Pick<LoanLedger, 'today'>;
  customers: Pick<CustomerService, 'nameOf'>;
  now: () => Date;
}

type LoanQuery = LoanFilter & { sort: LoanSort; cursor?: string | undefined; limit: number };

export type LoanList = ReturnType<typeof createLoanList>;

/** Loans as staff list them, with whose they are; each page is written to the trail. */
export function createLoanList({ repositories, loanLedger, customers, now }: LoanListOptions) {
  async function toRows(rows: readonly LoanListRow[], today: string): Promise<LoanRow[]> {
    const ids = [...new Set(rows.map(({ customerId }) => customerId))];
    const found = ids.length === 0 ? [] : await repositories.customer.listByIds(ids);
    const names = new Map(found.map((row) => [row.id, customers.nameOf(row)]));
    return rows.map((row) =>
      toLoanRow(row, { today, customerName: names.get(row.customerId) ?? null }),
    );
  }

  /** One page of loans as of today, for an export that is written down as a whole. Throws `validation_failed` for the cursor of another sort. */
  async function readPage({
    sort,
    cursor,
    limit,
    ...asked
  }: LoanQuery): Promise<{ data: LoanRow[]; next: string | null }> {
    const today = loanLedger.today();
    const after =
      cursor === undefined
        ? null
        : (parseLoanCursor(cursor, sort) ?? rejectField('cursor', 'wrongFormat'));
    const rows = await repositories.loanList.list(
      { ...asked, today },
      { sort, limit: limit + 1, after },
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      data: await toRows(page, today),
      next: rows.length > limit && last ? loanCursorOf(last, sort) : null,
    };
  }

  return {
    readPage,

    /** One page, which is written down. Throws as `readPage` does. */
    async list(
      staff: string,
      query: LoanQuery,
    ): Promise<{ data: LoanRow[]; next: string | null; total: number }> {
      const { sort, cursor: _cursor, limit: _limit, ...asked } = query;
      const [page, total] = await Promise.all([
        readPage(query),
        repositories.loanList.count({ ...asked, today: loanLedger.today() }, sort),
      ]);
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: 'loan',
        after: { listed: page.data.length },
      });
      return { ...page, total };
    },
  };
}
