import { ifMatchOf } from '@/backoffice/http/access/request-credentials';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { DeskService } from './desk.service';

export function registerDeskRoutes({ desk: route }: Registrar, desk: DeskService): void {
  route('deskNotifications', async () => ({ data: await desk.listNotifications() }));
  route('deskCreateNotification', ({ body }, { staff }) => desk.createNotification(staff, body));
  route('deskUpdateNotification', ({ params, body }, { staff, headers }) =>
    desk.updateNotification(staff, { id: params.id, version: ifMatchOf(headers), input: body }),
  );
  route('deskRemoveNotification', async ({ params }, { staff }) => {
    await desk.removeNotification(staff, params.id);
    return successResponse;
  });
  route('deskMaintenance', () => desk.findMaintenance());
  route('deskPutMaintenance', ({ body }, { staff, headers }) =>
    desk.saveMaintenance(staff, { version: ifMatchOf(headers), input: body }),
  );
  route('deskUnsetSettings', async () => ({ data: desk.listUnsetSettings() }));
}
