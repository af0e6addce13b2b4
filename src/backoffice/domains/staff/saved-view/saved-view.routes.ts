import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { SavedViewService } from './saved-view.service';

export function registerSavedViewRoutes(
  { desk }: Registrar,
  { savedViews }: { savedViews: SavedViewService },
): void {
  desk('deskSavedViews', async ({ query: { list } }, call) => ({
    data: await savedViews.list(call, list),
  }));
  desk('deskSaveView', async ({ body }, call) => ({ data: await savedViews.save(call, body) }));
  desk('deskChangeSavedView', async ({ params: { id }, body }, call) => ({
    data: await savedViews.change(call, id, body),
  }));
  desk('deskRemoveSavedView', async ({ params: { id } }, call) => {
    await savedViews.remove(call, id);
    return successResponse;
  });
}
