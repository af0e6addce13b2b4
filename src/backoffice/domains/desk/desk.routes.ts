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
  route('deskPages', async () => ({ data: await desk.listPages() }));
  route('deskPage', ({ params }) => desk.findPage(params.slug));
  route('deskPutPage', ({ params, body }, { staff }) =>
    desk.savePage(staff, { slug: params.slug, page: body }),
  );
  route('deskEntries', async ({ params }) => ({ data: await desk.listEntries(params.collection) }));
  route('deskPutEntry', ({ params, body }, { staff }) =>
    desk.saveEntry(staff, { ...params, input: body }),
  );
  route('deskRemoveEntry', async ({ params }, { staff }) => {
    await desk.removeEntry(staff, params);
    return successResponse;
  });
  route('deskUnsetSettings', async () => ({ data: desk.listUnsetSettings() }));
}
