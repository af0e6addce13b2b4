import type { RecordAccess } from '@/backoffice/http/access/record-access';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { DocumentDeskService } from './document-desk.service';
import { toStreamedFile } from './document.routes';

export function registerDocumentDeskRoutes(
  { desk, deskDownload }: Registrar,
  { documents, recordAccess }: { documents: DocumentDeskService; recordAccess: RecordAccess },
): void {
  desk('deskDocuments', async ({ params: { applicationNumber } }) => ({
    data: await documents.list(applicationNumber),
  }));
  deskDownload('deskDocument', async ({ params: { id } }, call) => {
    const { staff } = call;
    const file = await documents.open(staff, id);
    const { customerId, slot } = file;
    await recordAccess(call, { kind: 'document-read', customerId, staff, detail: slot });
    return toStreamedFile(file);
  });
  desk('deskReviewDocument', async ({ params: { id }, body }, { staff }) => {
    await documents.review(staff, { id, ...body });
    return successResponse;
  });
}
