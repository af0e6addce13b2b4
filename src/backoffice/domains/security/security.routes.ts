import type { Registrar } from '@/backoffice/http/registrar';
import type { SecurityService } from './security.service';

export function registerSecurityRoutes(
  { desk, customer }: Registrar,
  security: Pick<SecurityService, 'list' | 'listOfCustomer'>,
): void {
  customer('userActivity', async ({ query }, { caller }) => ({
    body: { data: await security.listOfCustomer(caller.customerId, query.limit) },
  }));
  desk('deskSecurityEvents', ({ query }) => security.list(query));
}
