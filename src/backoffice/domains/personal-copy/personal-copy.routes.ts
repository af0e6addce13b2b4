import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import type { Registrar } from '@/backoffice/http/registrar';
import type { PersonalCopyService } from './personal-copy.service';

export function registerPersonalCopyRoutes(
  { deskDownload }: Registrar,
  { copies, rateLimits }: { copies: PersonalCopyService; rateLimits: RateLimits },
): void {
  deskDownload('deskCopyCustomer', async ({ params, body }, { staff, session }) => {
    await rateLimits.consume('deskSearches', staff);
    const { fileName, bytes } = await copies.make(
      { staff, provenUntil: session?.provenUntil ?? null },
      { customerId: params.id, note: body.note },
    );
    return {
      disposition: `attachment; filename="${fileName}"`,
      contentType: 'application/zip',
      bytes,
    };
  });
}
