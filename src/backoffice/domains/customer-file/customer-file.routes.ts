import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import { successResponse } from '@/backoffice/http/responses';
import type { CustomerActions } from './customer-actions';
import type { CustomerFiles } from './customer-files';

export function registerCustomerFileRoutes(
  { desk, deskExport }: ExportRegistrar,
  {
    files,
    actions,
    rateLimits,
  }: { files: CustomerFiles; actions: CustomerActions; rateLimits: RateLimits },
): void {
  desk('deskCustomers', ({ query }, { staff }) => files.list(staff, query));
  deskExport('deskCustomersExport', {
    target: 'customer',
    columns: ['customerId', 'name', 'phoneEnding', 'state', 'language', 'createdAt'],
    read: ({ query }, page) => files.readPage({ ...query, ...page }),
  });
  desk('deskCustomerFile', async ({ params }, caller) => ({
    data: await files.read(caller, params.id),
  }));
  desk('deskFreezeCustomer', async ({ params, body }, { staff }) => {
    await actions.setState(staff, { customerId: params.id, ...body });
    return successResponse;
  });
  desk('deskEndCustomerSessions', async ({ params, body }, { staff }) => {
    await actions.endSessions(staff, { customerId: params.id, ...body });
    return successResponse;
  });
  desk('deskRevealCustomer', async ({ params, body }, { staff }) => {
    await rateLimits.consume('deskSearches', staff);
    return { data: await actions.reveal(staff, { customerId: params.id, ...body }) };
  });
}
