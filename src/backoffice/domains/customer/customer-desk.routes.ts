import type { Registrar } from '@/backoffice/http/registrar';
import type { RequestApproval } from '../approval/approval.service';
import type { CustomerDesk } from './customer-desk.service';

export function registerCustomerDeskRoutes(
  { desk: route }: Registrar,
  { desk, requestApproval }: { desk: CustomerDesk; requestApproval: RequestApproval },
): void {
  route('deskCustomer', async ({ body }, { staff }) => {
    const { customerId, needsBankAccount } = await desk.ensureCustomer(staff, body);
    const { bankAccount } = body;
    return {
      data: { customerId },
      approval:
        needsBankAccount && bankAccount
          ? await requestApproval(staff, 'first-bank-account', { customerId, bankAccount })
          : null,
    };
  });
  route('deskCustomerPhone', async ({ params, body }, { staff }) => ({
    data: await requestApproval(staff, 'customer-phone', { customerId: params.id, ...body }),
  }));
}
