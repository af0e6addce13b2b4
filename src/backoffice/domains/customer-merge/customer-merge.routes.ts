import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import type { Registrar } from '@/backoffice/http/registrar';
import type { RequestApproval } from '../approval/approval.service';
import type { CustomerDoubles } from './customer-doubles';
import type { CustomerMergeService } from './customer-merge.service';

export function registerCustomerMergeRoutes(
  { desk }: Registrar,
  {
    merges,
    doubles,
    requestApproval,
    rateLimits,
  }: {
    merges: Pick<CustomerMergeService, 'preview'>;
    doubles: CustomerDoubles;
    requestApproval: RequestApproval;
    rateLimits: RateLimits;
  },
): void {
  desk('deskCustomerDoubles', async ({ params }, { staff }) => ({
    data: await doubles.list(staff, params.id),
  }));
  desk('deskCustomerMerge', async ({ params: { id: customerId, mergedId } }, { staff }) => {
    await rateLimits.consume('deskSearches', staff);
    return { data: await merges.preview(staff, { customerId, mergedId }) };
  });
  desk('deskMergeCustomers', async ({ params: { id: customerId, mergedId }, body }, { staff }) => {
    await rateLimits.consume('deskSearches', staff);
    return {
      data: await requestApproval(staff, 'customer-merge', { customerId, mergedId, ...body }),
    };
  });
}
