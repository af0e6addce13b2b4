import type { Registrar } from '@/backoffice/http/registrar';
import type { CustomerFiles } from './customer-files';

export function registerCustomerFileRoutes({ desk }: Registrar, files: CustomerFiles): void {
  desk('deskCustomers', ({ query }, { staff }) => files.list(staff, query));
  desk('deskCustomerFile', async ({ params }, caller) => ({
    data: await files.read(caller, params.id),
  }));
}
