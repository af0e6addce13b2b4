import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { DeskService } from './desk.service';

export function registerDeskRoutes({ desk: route }: Registrar, desk: DeskService): void {
  route('deskNotifications', async () => ({ data: await desk.listNotifications() }));
  route('deskCreateNotification', ({ body }, { staff }) => desk.createNotification(staff, body));
  route('deskUpdateNotification', ({ params, body }, { staff }) =>
    desk.updateNotification(staff, { id: params.id, input: body }),
  );
  route('deskRemoveNotification', async ({ params }, { staff }) => {
    await desk.removeNotification(staff, params.id);
    return successResponse;
  });
  route('deskMaintenance', () => desk.findMaintenance());
  route('deskPutMaintenance', ({ body }, { staff }) => desk.saveMaintenance(staff, body));
  route('deskUnsetSettings', async () => ({ data: desk.listUnsetSettings() }));
}
