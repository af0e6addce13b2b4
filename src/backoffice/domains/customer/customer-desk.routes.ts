import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { CustomerDesk } from './customer-desk.service';

export function registerCustomerDeskRoutes({ desk: route }: Registrar, desk: CustomerDesk): void {
  route('deskCustomer', async ({ body }, { staff }) => ({
    data: { customerId: await desk.ensureCustomer(staff, body) },
  }));
  route('deskCustomerPhone', async ({ params, body }, { staff }) => {
    await desk.changePhone(staff, { customerId: params.id, ...body });
    return successResponse;
  });
}
