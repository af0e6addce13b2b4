import { ifMatchOf } from '@/backoffice/http/access/request-credentials';
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
  route('deskBookLoan', async ({ body }, { staff }) => ({
    data: await requestApproval(staff, 'loan-booking', body),
  }));
  route('deskPostPayment', async ({ params: { loanNo }, body }, { staff, headers }) => {
    const version = seenVersionOf(headers);
    if (toCents(body.amount) <= postingLimitCents())
      return { data: await desk.postPayment(staff, loanNo, { ...body, version }), approval: null };
    await desk.requireVersion(loanNo, { ...body, version });
    const on = body.on ?? ledger.today();
    const approval = await requestApproval(staff, 'loan-payment', { ...body, on, loanNo });
    return { data: await desk.findLoan(loanNo), approval };
  });
  route('deskPostDrawdown', async ({ params: { loanNo }, body }, { staff, headers }) => {
    await desk.requireVersion(loanNo, { ...body, version: seenVersionOf(headers) });
    const on = body.on ?? ledger.today();
    return { data: await requestApproval(staff, 'loan-drawdown', { ...body, on, loanNo }) };
  });
  route('deskReversePayment', async ({ params: { loanNo }, body }, { staff, headers }) => {
    await desk.requireVersion(loanNo, { version: seenVersionOf(headers) });
    return { data: await requestApproval(staff, 'loan-reversal', { ...body, loanNo }) };
  });
  route('deskChangeRate', async ({ params: { loanNo }, body }, { staff, headers }) => {
    await desk.requireVersion(loanNo, { version: seenVersionOf(headers) });
    return { data: await requestApproval(staff, 'loan-rate', { ...body, loanNo }) };
  });
  route('deskRestructure', async ({ params: { loanNo }, body }, { staff, headers }) => {
    await desk.requireVersion(loanNo, { version: seenVersionOf(headers) });
    return { data: await requestApproval(staff, 'loan-restructure', { ...body, loanNo }) };
  });
  route('deskRefund', async ({ params: { loanNo }, body }, { staff, headers }) => {
    await desk.requireVersion(loanNo, { version: seenVersionOf(headers) });
    return { data: await requestApproval(staff, 'loan-refund', { ...body, loanNo }) };
  });
}

const seenVersionOf = (headers: Headers): number | undefined =>
  headers.has('If-Match') ? ifMatchOf(headers) : undefined;
