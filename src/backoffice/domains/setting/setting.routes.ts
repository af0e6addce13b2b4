import type { Registrar } from '@/backoffice/http/registrar';
import type { RequestApproval } from '../approval/approval.service';
import type { SettingService } from './setting.service';

export function registerSettingRoutes(
  { desk }: Registrar,
  {
    service,
    requestApproval,
  }: { service: Pick<SettingService, 'list' | 'find'>; requestApproval: RequestApproval },
): void {
  desk('deskSettings', async () => ({ data: await service.list() }));
  desk('deskSetting', async ({ params }) => ({ data: await service.find(params.name) }));
  desk('deskChangeSetting', async ({ params, body: { value, from = null, note } }, { staff }) => ({
    data: await requestApproval(staff, 'setting', { name: params.name, value, from, note }),
  }));
}
