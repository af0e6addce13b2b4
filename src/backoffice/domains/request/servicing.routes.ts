import type { CallContext } from '@/backoffice/http/api-types';
import type { Caller } from '@/backoffice/http/access/customer-authenticator';
import type { Registrar } from '@/backoffice/http/registrar';
import { idempotencyKeyOf, proofTokenOf } from '@/backoffice/http/access/request-credentials';
import type { LoanService } from '../loan/loan.service';
import type { RequestService } from './request.service';
import type { StatementService } from '../statement/statement.service';

const done = { success: true } as const;

export function registerServicingRoutes(
  { customer: route }: Registrar,
  {
    loans,
    statements,
    requests,
  }: { loans: LoanService; statements: StatementService; requests: RequestService },
): void {
  route('loans', async (_request, { caller }) => ({
    body: { data: await loans.list(caller.customerId) },
  }));
  route('loan', async ({ params }, { caller }) => ({
    body: { data: await loans.find(caller.customerId, params.loanNo) },
  }));
  route('internetStmDate', async ({ query }, { caller }) => ({
    body: { data: await loans.listStatements(caller.customerId, query.acct_no) },
  }));
  route('enquiryStatement', ({ query }, { caller, locale }) =>
    statements.renderFile(caller.customerId, {
      loanNo: query.loan_no,
      stmDate: query.stm_date,
      format: query.format,
      locale,
    }),
  );
  route('settlementQuote', async ({ query }, { caller }) => ({
    body: {
      data: await loans.quoteSettlement(caller.customerId, { loanNo: query.loan_no, on: query.on }),
    },
  }));
  route('paymHolidayPreview', async ({ query }, { caller }) => ({
    body: {
      data: await loans.previewHoliday(caller.customerId, {
        loanNo: query.loan_no,
        months: query.months,
      }),
    },
  }));
  route('withdrawalLimits', async ({ query }, { caller }) => ({
    body: { data: await requests.withdrawalLimits(caller, query.loan_no) },
  }));

  route('paymHoliday', async ({ body }, call) => ({
    body: await requests.requestHoliday({ body, ...once(call) }),
  }));
  route('increaseCreditLimit', async ({ body }, call) => ({
    body: await requests.requestCreditLimit({ body, ...once(call) }),
  }));
  route('internetWithdrawal', async ({ body }, call) => ({
    body: await requests.withdraw({ body, ...once(call) }),
  }));
  route('requestSettlement', async ({ body }, call) => ({
    body: await requests.requestSettlement({ body, ...once(call) }),
  }));
  route('losContactUs', async ({ body }, call) => ({
    body: await requests.contact({ body, ...once(call) }),
  }));
  route('serviceRequests', async (_request, { caller }) => ({
    body: { data: await requests.list(caller) },
  }));
  route('serviceRequest', async ({ params }, { caller }) => ({
    body: { data: await requests.find(caller, params.reference) },
  }));
  route('cancelRequest', async ({ params }, { caller }) => {
    await requests.cancel(caller, params.reference);
    return { body: done };
  });
}

function once({ caller, headers }: CallContext & { caller: Caller }): {
  caller: Caller;
  idempotencyKey: string;
  proofToken: string | null;
} {
  return { caller, idempotencyKey: idempotencyKeyOf(headers), proofToken: proofTokenOf(headers) };
}
