import type { Registrar } from '@/backoffice/http/registrar';
import type { LoanService } from './loan.service';

export function registerLoanRoutes({ customer: route }: Registrar, loans: LoanService): void {
  route('loans', async (_request, { caller }) => ({
    body: { data: await loans.list(caller.customerId) },
  }));
  route('loan', async ({ params }, { caller }) => ({
    body: { data: await loans.find(caller.customerId, params.loanNo) },
  }));
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
}
