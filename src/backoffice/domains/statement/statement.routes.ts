import type { Registrar } from '@/backoffice/http/registrar';
import type { StatementService } from './statement.service';

export function registerStatementRoutes(
  { customer: route }: Registrar,
  statements: StatementService,
): void {
  route('internetStmDate', async ({ query }, { caller }) => ({
    body: { data: await statements.list(caller.customerId, query.acct_no) },
  }));
  route('enquiryStatement', ({ query }, { caller, locale }) =>
    statements.renderFile(caller.customerId, {
      loanNo: query.loan_no,
      stmDate: query.stm_date,
      format: query.format,
      locale,
    }),
  );
}
