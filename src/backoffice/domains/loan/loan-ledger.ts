import type { Logger } from '@/backoffice/common/logger';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { inBatches, type HasTurn } from '@/lib/async/in-batches';
import { hongKongDay } from '@/lib/hong-kong-day';
import { billDuePeriods } from './billing.model';
import type { LoanAccount } from './loan-account.model';
import type { LoanRecord, LoanRepository } from './loan.repository';

/** What the ledger reads and writes in one transaction. */
export interface LedgerRepositories {
  loan: LoanRepository;
}

export interface LoanLedgerOptions {
  repositories: LedgerRepositories;
  unitOfWork: UnitOfWork<LedgerRepositories>;
  now: () => Date;
  log: Logger;
}

export type LoanLedger = ReturnType<typeof createLoanLedger>;

const batchSize = 50;

/** The only access to a loan's ledger: bills it up to today whenever it is read, and locks it for changes. */
export function createLoanLedger({ repositories, unitOfWork, now, log }: LoanLedgerOptions) {
  const today = () => hongKongDay(now());

  async function save(
    tx: LedgerRepositories,
    before: LoanAccount,
    after: LoanAccount,
  ): Promise<void> {
    await tx.loan.addEntries(after.loanNo, after.entries.slice(before.entries.length), now());
    await tx.loan.updateBillingState(after);
  }

  /** The loan, locked until the transaction ends and billed up to today; null for an unknown number. */
  async function lock(tx: LedgerRepositories, loanNo: string): Promise<LoanRecord | null> {
    const record = await tx.loan.lockByNumber(loanNo);
    if (!record) return null;
    const account = billDuePeriods(record.account, today());
    if (account !== record.account) await save(tx, record.account, account);
    return { ...record, account };
  }

  /** Bills a loan up to today and stores where it stands, also where nothing was to be billed. */
  async function charge(tx: LedgerRepositories, loanNo: string): Promise<void> {
    const record = await lock(tx, loanNo);
    if (record) await tx.loan.updateBillingState(record.account);
  }

  async function read(loanNo: string): Promise<LoanRecord | null> {
    const record = await repositories.loan.findByNumber(loanNo);
    const dueOn = record?.account.nextDueOn ?? null;
    return dueOn !== null && dueOn <= today() ? unitOfWork((tx) => lock(tx, loanNo)) : record;
  }

  return {
    today,
    lock,
    save,
    read,

    async listByCustomer(customerId: string): Promise<LoanRecord[]> {
      const records: LoanRecord[] = [];
      for (const loanNo of await repositories.loan.listNumbersByCustomer(customerId)) {
        const record = await read(loanNo);
        if (record) records.push(record);
      }
      return records;
    },

    /** Bills every loan with a period due; a failure of one does not stop the others. */
    async billDueLoans(hasTurn?: HasTurn): Promise<void> {
      const loanNos = inBatches({
        list: (page) => repositories.loan.listDueNumbers(today(), page),
        keyOf: String,
        limit: batchSize,
        hasTurn,
      });
      for await (const loanNo of loanNos)
        await unitOfWork((tx) => charge(tx, loanNo)).catch((error: unknown) =>
          log.error({ err: error, loanNo }, 'A loan cannot be charged'),
        );
    },
  };
}
