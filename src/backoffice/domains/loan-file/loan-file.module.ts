import type { Database } from '@/backoffice/db/database';
import { createAuditRepository } from '../audit/audit.repository';
import type { CustomerModule } from '../customer/customer.module';
import { createCustomerRepository } from '../customer/customer.repository';
import type { LoanModule } from '../loan/loan.module';
import type { RequestModule } from '../request/request.module';
import type { StatementModule } from '../statement/statement.module';
import { createLoanFiles, type LoanFiles } from './loan-files';
import { createLoanListRepository } from './loan-list.repository';
import { createLoanList, type LoanList } from './loan-list.service';

export interface LoanFileModule {
  files: LoanFiles;
  list: LoanList;
}

export interface LoanFileModuleOptions {
  db: Database;
  customers: Pick<CustomerModule, 'customers'>;
  loans: Pick<LoanModule, 'ledger' | 'loans' | 'rehearse' | 'postingLimitCents'>;
  statements: Pick<StatementModule, 'statements'>;
  requests: Pick<RequestModule, 'requests'>;
  now: () => Date;
}

/** Wires what staff see of loans. */
export function createLoanFileModule({
  db,
  customers: { customers },
  loans: { ledger, loans, rehearse, postingLimitCents },
  statements: { statements },
  requests: { requests },
  now,
}: LoanFileModuleOptions): LoanFileModule {
  const repositories = {
    audit: createAuditRepository(db),
    customer: createCustomerRepository(db),
    loanList: createLoanListRepository(db),
  };
  const loanLedger = ledger;
  return {
    list: createLoanList({ repositories, loanLedger, customers, now }),
    files: createLoanFiles({
      repositories,
      loanLedger,
      loans,
      rehearse,
      postingLimitCents,
      customers,
      statements,
      requests,
      now,
    }),
  };
}
