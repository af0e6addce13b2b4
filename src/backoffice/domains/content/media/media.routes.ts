import { ifMatchOf } from '@/backoffice/http/access/request-credentials';
import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { MediaModule } from './media.module';

export function registerMediaRoutes(
  { desk, deskFile, lastingFile }: Registrar,
  { media, rateLimits }: Pick<MediaModule, 'media'> & { rateLimits: RateLimits },
): void {
  lastingFile('mediaFile', async ({ params: { name } }, { network }) => {
    const known = media.recall(name);
    if (known) return known;
    // What is in memory costs nothing; what has to be looked for counts as a read.
    await rateLimits.consume('reads', network);
    return media.open(name);
  });
  desk('deskMedia', ({ query }) => media.list(query));
  desk('deskMedium', async ({ params: { id } }) => ({ data: await media.find(id) }));
  deskFile('deskAddMedium', ({ form, file: { bytes }, completed }, { staff }) =>
    media.add(staff, { ...form, bytes, completed }),
  );
  desk('deskChangeMedium', async ({ params: { id }, body }, { staff, headers }) => ({
    data: await media.change({ staff, id, version: ifMatchOf(headers) }, body),
  }));
  desk('deskRemoveMedium', async ({ params: { id } }, { staff }) => {
    await media.remove(staff, id);
    return successResponse;
  });
}
