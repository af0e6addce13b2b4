import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { SiteHealthModule } from './site-health.module';

export function registerSiteHealthRoutes(
  { mutate, desk }: Registrar,
  { intake, service }: Pick<SiteHealthModule, 'intake' | 'service'>,
): void {
  mutate(
    'reportSiteHealth',
    async ({ body }, { headers }) => {
      intake.take(body, headers.get('user-agent') ?? '');
      return { body: successResponse };
    },
    { isReport: true },
  );
  desk('deskSiteVitals', ({ query }) => service.vitals(query));
  desk('deskBrowserErrors', ({ query }) => service.listErrors(query));
  desk('deskBrowserError', async ({ params: { id } }) => ({ data: await service.findError(id) }));
}
