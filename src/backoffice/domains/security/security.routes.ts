import type { Registrar } from '@/backoffice/http/registrar';
import type { SecurityService } from './security.service';

export function registerSecurityRoutes(
  { desk }: Registrar,
  security: Pick<SecurityService, 'list'>,
): void {
  desk('deskSecurityEvents', async ({ query }) => ({ data: await security.list(query) }));
}
