import type { Registrar } from '@/backoffice/http/registrar';
import type { DeskServicing } from './desk-servicing.service';

export function registerServicingDeskRoutes({ desk: route }: Registrar, desk: DeskServicing): void {
  route('deskCustomer', async ({ body }, { staff }) => ({
    data: { customerId: await desk.ensureCustomer(staff, body) },
  }));
  route('deskCustomerPhone', async ({ params, body }, { staff }) => {
    await desk.changePhone(staff, { customerId: params.id, ...body });
    return { success: true };
  });
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
  route('deskServiceRequests', async ({ query }) => ({ data: await desk.listRequests(query) }));
  route('deskDecideRequest', async ({ params, body }, { staff }) => ({
    data: await desk.decide(staff, params.reference, body),
  }));
}
