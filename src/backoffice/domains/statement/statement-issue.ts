import type { Logger } from '@/backoffice/common/logger';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { requireFound } from '@/backoffice/common/require-found';
import { inBatches, type HasTurn } from '@/lib/async/in-batches';
import { plusDays } from '@/lib/hong-kong-day';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import { accountAsOf } from '../loan/loan-account.model';
import type { LedgerRepositories, LoanLedger } from '../loan/loan-ledger';
import type { LoanService } from '../loan/loan.service';
import { statementId, toIssuedStatement, type StatementEncryption } from './issued-statement.model';
import { toStatements } from './statement.model';
import type { StatementRepository } from './statement.repository';

/** What issuing statements reads and writes in one transaction. */
export interface StatementIssueRepositories extends LedgerRepositories {
  customer: CustomerRepository;
  statement: StatementRepository;
}

export interface StatementIssueOptions {
  repositories: Pick<StatementIssueRepositories, 'statement'>;
  unitOfWork: UnitOfWork<StatementIssueRepositories>;
  loanLedger: Pick<LoanLedger, 'lock' | 'today'>;
  loans: Pick<LoanService, 'summary' | 'payingOf'>;
  customers: Pick<CustomerService, 'profileOf'>;
  encryption: StatementEncryption;
  now: () => Date;
  log: Logger;
}

export type StatementIssue = ReturnType<typeof createStatementIssue>;

const batchSize = 50;

/** Writes down each month's statement once it has ended, with name and address as they are then; nothing changes it afterwards. */
export function createStatementIssue({
  repositories,
  unitOfWork,
  loanLedger,
  loans,
  customers,
  encryption,
  now,
  log,
}: StatementIssueOptions) {
  const lastMonthEnd = () => plusDays(`${loanLedger.today().slice(0, 7)}-01`, -1);

  /** Issues what a loan lacks up to the end of last month. */
  async function issue(loanNo: string): Promise<void> {
    await unitOfWork(async (tx) => {
      const record = await loanLedger.lock(tx, loanNo);
      if (!record) return;
      const issuedUntil = (await tx.statement.findIssuedUntil(loanNo)) ?? '';
      const { name, address } = customers.profileOf(
        requireFound(await tx.customer.findById(record.customerId)),
      );
      const issuedAt = now();
      const missing = toStatements(record.account, loanLedger.today()).filter(
        ({ stmDate }) => stmDate > issuedUntil,
      );
      await tx.statement.addIssued(
        missing.map((figures) => {
          const account = accountAsOf(record.account, figures.stmDate);
          const statement = toIssuedStatement(figures, {
            customer: { name, address },
            loan: loans.summary({ ...record, account }, figures.stmDate),
            paying: loans.payingOf(record),
          });
          return {
            id: statementId(loanNo, figures.stmDate),
            loanNo,
            encrypted: encryption.encrypt(statement),
            issuedAt,
          };
        }),
      );
      await tx.statement.markIssued(loanNo, lastMonthEnd());
    });
  }

  return {
    issue,

    /** Issues the statements of every loan that lacks one; a failure of one loan does not stop the others. */
    async issueDue(hasTurn?: HasTurn): Promise<void> {
      const loanNos = inBatches({
        list: (page) => repositories.statement.listUnissuedNumbers(lastMonthEnd(), page),
        keyOf: String,
        limit: batchSize,
        hasTurn,
      });
      for await (const loanNo of loanNos)
        await issue(loanNo).catch((error: unknown) =>
          log.error({ err: error, loanNo }, 'The statements of a loan cannot be issued'),
        );
    },
  };
}
