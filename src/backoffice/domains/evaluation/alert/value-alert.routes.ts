import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { ValueAlertService } from './value-alert.service';

export function registerValueAlertRoutes(
  { mutate }: Registrar,
  { valueAlerts, requireHuman }: { valueAlerts: ValueAlertService; requireHuman: RequireHuman },
): void {
  mutate('requestValueAlert', async ({ body: { botToken, ...request } }, call) => {
    await requireHuman(call, botToken, 'value_alert');
    await valueAlerts.request(request, call.locale);
    return { body: successResponse };
  });
  mutate('confirmValueAlert', async ({ body }) => {
    await valueAlerts.confirm(body.token);
    return { body: successResponse };
  });
  mutate('stopValueAlert', async ({ body }) => {
    await valueAlerts.stop(body.token);
    return { body: successResponse };
  });
}
