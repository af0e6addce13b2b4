import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import type { Registrar } from '@/backoffice/http/registrar';
import type { RequestApproval } from '../approval/approval.service';
import type { ErasureService } from './erasure.service';

export function registerErasureRoutes(
  { desk }: Registrar,
  {
    erasures,
    requestApproval,
    rateLimits,
  }: {
    erasures: Pick<ErasureService, 'preview'>;
    requestApproval: RequestApproval;
    rateLimits: RateLimits;
  },
): void {
  desk('deskCustomerErasure', async ({ params }, { staff }) => {
    await rateLimits.consume('deskSearches', staff);
    return { data: await erasures.preview(staff, params.id) };
  });
  desk('deskEraseCustomer', async ({ params, body: { note } }, { staff }) => {
    await rateLimits.consume('deskSearches', staff);
    return {
      data: await requestApproval(staff, 'customer-erasure', { customerId: params.id, note }),
    };
  });
}
