import type { RecordAccess } from '@/backoffice/http/access/record-access';
import type { Registrar } from '@/backoffice/http/registrar';
import type { StatementService } from './statement.service';

export function registerStatementRoutes(
  { customer: route }: Registrar,
  { statements, recordAccess }: { statements: StatementService; recordAccess: RecordAccess },
): void {
  route('internetStmDate', async ({ query }, { caller }) => ({
    body: { data: await statements.list(caller.customerId, query.acct_no) },
  }));
  route('enquiryStatement', async ({ query }, call) => {
    const { customerId } = call.caller;
    const { format } = query;
    const file = await statements.renderFile(customerId, {
      loanNo: query.loan_no,
      stmDate: query.stm_date,
      format,
      locale: call.locale,
    });
    await recordAccess(call, { kind: 'statement-downloaded', customerId, detail: format });
    return file;
  });
}
