import { Readable } from 'node:stream';
import type { LoanSort } from '@/contracts/account/account-choices';
import type { LoanFilter, LoanRow } from '@/contracts/account/loan-desk';
import { csvLines, toCsv, withoutFormula } from '@/lib/csv/csv';
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
  customers: Pick<CustomerService, 'profileOf'>;
  now: () => Date;
}

type LoanQuery = LoanFilter & { sort: LoanSort; cursor?: string | undefined; limit: number };

export type LoanList = ReturnType<typeof createLoanList>;

const exportedAtOnce = 1_000;
const columns = [
  'loanNo',
  'customerId',
  'customerName',
  'product',
  'kind',
  'state',
  'startedOn',
  'balance',
  'bucket',
  'overdueDays',
  'overdueAmount',
  'nextPaymentOn',
  'nextPaymentAmount',
];

const cellsOf = (row: LoanRow) => [
  row.loanNo,
  row.customerId,
  withoutFormula(row.customerName ?? ''),
  row.product ?? '',
  row.kind,
  row.state,
  row.startedOn,
  row.balance ?? '',
  row.bucket,
  row.arrears?.days ?? '',
  row.arrears?.amount ?? '',
  row.nextPayment?.date ?? '',
  row.nextPayment?.amount ?? '',
];

/** Loans as staff list them, with whose they are; each page and each export is written to the trail. */
export function createLoanList({ repositories, loanLedger, customers, now }: LoanListOptions) {
  async function toRows(rows: readonly LoanListRow[], today: string): Promise<LoanRow[]> {
    const ids = [...new Set(rows.map(({ customerId }) => customerId))];
    const found = ids.length === 0 ? [] : await repositories.customer.listByIds(ids);
    const names = new Map(found.map((row) => [row.id, customers.profileOf(row).name]));
    return rows.map((row) =>
      toLoanRow(row, { today, customerName: names.get(row.customerId) ?? null }),
    );
  }

  async function* lines(filter: LoanFilter & { today: string }): AsyncGenerator<Buffer> {
    yield Buffer.from(toCsv([columns]));
    let after = null;
    for (;;) {
      const rows = await repositories.loanList.list(filter, {
        sort: 'newest',
        limit: exportedAtOnce,
        after,
      });
      const last = rows.at(-1);
      if (!last) return;
      yield Buffer.from(csvLines((await toRows(rows, filter.today)).map(cellsOf)));
      after = { value: last.startedOn, loanNo: last.loanNo };
    }
  }

  return {
    /** One page of loans as of today. Throws `validation_failed` for the cursor of another sort. */
    async list(
      staff: string,
      { sort, cursor, limit, ...asked }: LoanQuery,
    ): Promise<{ data: LoanRow[]; next: string | null; total: number }> {
      const today = loanLedger.today();
      const filter = { ...asked, today };
      const after =
        cursor === undefined
          ? null
          : (parseLoanCursor(cursor, sort) ?? rejectField('cursor', 'wrongFormat'));
      const [rows, total] = await Promise.all([
        repositories.loanList.list(filter, { sort, limit: limit + 1, after }),
        repositories.loanList.count(filter, sort),
      ]);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: 'loan',
        after: { listed: page.length },
      });
      return {
        data: await toRows(page, today),
        next: rows.length > limit && last ? loanCursorOf(last, sort) : null,
        total,
      };
    },

    /** The chosen loans as CSV, newest first, read in pages while they are sent. The export stands in the trail before its first byte is sent. */
    async exportCsv(staff: string, filter: LoanFilter): Promise<Readable> {
      await repositories.audit.create({
        at: now(),
        staff,
        action: 'export',
        target: 'loan',
        before: null,
        after: filter,
      });
      return Readable.from(lines({ ...filter, today: loanLedger.today() }));
    },
  };
}
