import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { PayoutService } from './payout.service';

export function registerPayoutRoutes(
  { customer, mutate, desk }: Registrar,
  payouts: PayoutService,
): void {
  customer('freezePayouts', async (_request, { caller }) => {
    await payouts.freezeOwn(caller);
    return { body: successResponse };
  });
  mutate('freezePayoutsByLink', async ({ body: { token } }) => {
    await payouts.freezeByLink(token);
    return { body: successResponse };
  });
  desk('deskPayouts', async ({ params: { id } }) => ({ data: await payouts.findForStaff(id) }));
  desk('deskSetPayouts', async ({ params: { id }, body }, { staff }) => {
    await payouts.setForStaff(staff, { customerId: id, ...body });
    return successResponse;
  });
}
