import type { Registrar } from '@/backoffice/http/registrar';
import { toCents } from '@/lib/loan/money';
import type { RequestApproval } from '../approval/approval.service';
import type { LoanModule } from './loan.module';

export function registerLoanDeskRoutes(
  { desk: route }: Registrar,
  {
    desk,
    ledger,
    postingLimitCents,
    requestApproval,
  }: Pick<LoanModule, 'desk' | 'ledger' | 'postingLimitCents'> & {
    requestApproval: RequestApproval;
  },
): void {
  route('deskLoans', async ({ params }) => ({ data: await desk.listLoans(params.id) }));
  route('deskBookLoan', async ({ body }, { staff }) => ({
    data: await requestApproval(staff, 'loan-booking', body),
  }));
  route('deskLoan', async ({ params }) => ({ data: await desk.findLoan(params.loanNo) }));
  route('deskPostPayment', async ({ params: { loanNo }, body }, { staff }) => {
    if (toCents(body.amount) <= postingLimitCents)
      return { data: await desk.postPayment(staff, loanNo, body), approval: null };
    const on = body.on ?? ledger.today();
    const approval = await requestApproval(staff, 'loan-payment', { ...body, on, loanNo });
    return { data: await desk.findLoan(loanNo), approval };
  });
  route('deskPostDrawdown', async ({ params: { loanNo }, body }, { staff }) => ({
    data: await requestApproval(staff, 'loan-drawdown', {
      ...body,
      on: body.on ?? ledger.today(),
      loanNo,
    }),
  }));
}
