import type { Registrar } from '@/backoffice/http/registrar';
import type { LoanDesk } from './loan-desk.service';

export function registerLoanDeskRoutes({ desk: route }: Registrar, desk: LoanDesk): void {
  route('deskLoans', async ({ params }) => ({ data: await desk.listLoans(params.id) }));
  route('deskBookLoan', async ({ body }, { staff }) => ({
    data: await desk.bookLoan(staff, body),
  }));
  route('deskLoan', async ({ params }) => ({ data: await desk.findLoan(params.loanNo) }));
  route('deskPostPayment', async ({ params, body }, { staff }) => ({
    data: await desk.postPayment(staff, params.loanNo, body),
  }));
  route('deskPostDrawdown', async ({ params, body }, { staff }) => ({
    data: await desk.postDrawdown(staff, params.loanNo, body),
  }));
}
