import type { Logger } from '@/backoffice/common/logger';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import { billUntil } from './billing.model';
import { hongKongDay } from '@/backoffice/common/hong-kong-day';
import type { LoanFile } from './loan-file.model';
import type { LoanRecord } from './loan.repository';

export interface LoanBooksOptions {
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  now: () => Date;
  log: Logger;
}

export type LoanBooks = ReturnType<typeof createLoanBooks>;

const batch = 50;

/** The one way to a loan's ledger: charged up to today whenever it is opened, and one hand at a time on it. */
export function createLoanBooks({ repositories, unitOfWork, now, log }: LoanBooksOptions) {
  const today = () => hongKongDay(now());

  async function save(inside: Repositories, before: LoanFile, after: LoanFile): Promise<void> {
    await inside.loan.addEntries(after.loanNo, after.entries.slice(before.entries.length), now());
    await inside.loan.saveProgress(after);
  }

  /** The loan, locked until the transaction ends and charged up to today; null for an unknown number. */
  async function lock(inside: Repositories, loanNo: string): Promise<LoanRecord | null> {
    const record = await inside.loan.lockByNo(loanNo);
    if (!record) return null;
    const file = billUntil(record.file, today());
    if (file !== record.file) await save(inside, record.file, file);
    return { ...record, file };
  }

  async function read(loanNo: string): Promise<LoanRecord | null> {
    const record = await repositories.loan.findByNo(loanNo);
    const dueOn = record?.file.nextDueOn ?? null;
    return dueOn !== null && dueOn <= today()
      ? unitOfWork((inside) => lock(inside, loanNo))
      : record;
  }

  return {
    today,
    lock,
    save,
    read,

    async listOf(customerId: string): Promise<LoanRecord[]> {
      const records: LoanRecord[] = [];
      for (const loanNo of await repositories.loan.listNos(customerId)) {
        const record = await read(loanNo);
        if (record) records.push(record);
      }
      return records;
    },

    /** Charges every loan whose month has come; one that cannot be charged does not keep the others from it. */
    async chargeDue(): Promise<void> {
      for (let after = ''; ;) {
        const loanNos = await repositories.loan.listDue(today(), { after, limit: batch });
        for (const loanNo of loanNos)
          await unitOfWork((inside) => lock(inside, loanNo)).catch((error: unknown) =>
            log.error({ err: error, loanNo }, 'A loan cannot be charged'),
          );
        const last = loanNos.at(-1);
        if (last === undefined) return;
        after = last;
      }
    },
  };
}
