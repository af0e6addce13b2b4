import type { RecordAccess } from '@/backoffice/http/access/record-access';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { DocumentPages } from './viewer/document-pages';
import type { DocumentDeskService } from './document-desk.service';
import { toStreamedFile } from './document.routes';

export function registerDocumentDeskRoutes(
  { desk, deskFile, deskDownload }: Registrar,
  {
    documents,
    pages,
    recordAccess,
  }: { documents: DocumentDeskService; pages: DocumentPages; recordAccess: RecordAccess },
): void {
  desk('deskDocuments', async ({ params: { applicationNumber } }) => ({
    data: await documents.list(applicationNumber),
  }));
  deskFile('deskAddDocument', async ({ form, file, completed }, { staff }) => ({
    data: await documents.add(staff, {
      form,
      fileName: file.name,
      bytes: file.bytes,
      completed,
    }),
  }));
  deskDownload('deskDocument', async ({ params: { id } }, call) => {
    const { staff } = call;
    const file = await documents.open(staff, id);
    const { customerId, slot } = file;
    await recordAccess(call, { kind: 'document-read', customerId, staff, detail: slot });
    return toStreamedFile(file);
  });
  desk('deskDocumentPage', async ({ params: { id, page } }, call) => {
    const { staff } = call;
    const { data, customerId, slot } = await pages.view(staff, { id, page: Number(page) });
    // Only opening the first page is recorded for the customer, not each page that is turned.
    if (data.page === 1)
      await recordAccess(call, { kind: 'document-read', customerId, staff, detail: slot });
    return { data };
  });
  desk('deskReviewDocument', async ({ params: { id }, body }, { staff }) => {
    await documents.review(staff, { id, ...body });
    return successResponse;
  });
}
