import type { RecordAccess } from '@/backoffice/http/access/record-access';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse, type StreamedFile } from '@/backoffice/http/responses';
import { attachmentHeader } from './document.model';
import type { DocumentService, OpenedDocument } from './document.service';

const checklistMaxAgeMs = 60 * 60_000;

export function registerDocumentRoutes(
  { cachedRead, upload, uploadFile, download, desk, deskDownload }: Registrar,
  { documents, recordAccess }: { documents: DocumentService; recordAccess: RecordAccess },
): void {
  cachedRead('documentSlots', {
    maxAgeMs: checklistMaxAgeMs,
    handle: async ({ query }) => ({ data: documents.checklist(query) }),
  });
  upload('listDocuments', ({ query: { applicationNumber } }, { caller }) =>
    documents.list(caller, applicationNumber),
  );
  uploadFile('uploadDocument', async ({ form, file, completed }, { caller }) => ({
    data: await documents.receive(caller, {
      form,
      fileName: file.name,
      bytes: file.bytes,
      completed,
    }),
  }));
  download('downloadDocument', async ({ params: { id } }, call) => {
    const file = await documents.open(call.caller, id);
    const { customerId, slot } = file;
    await recordAccess(call, { kind: 'document-downloaded', customerId, detail: slot });
    return fileOf(file);
  });
  desk('deskDocuments', async ({ params: { applicationNumber } }) => ({
    data: await documents.listForStaff(applicationNumber),
  }));
  deskDownload('deskDocument', async ({ params: { id } }, call) => {
    const { staff } = call;
    const file = await documents.openForStaff(staff, id);
    const { customerId, slot } = file;
    await recordAccess(call, { kind: 'document-read', customerId, staff, detail: slot });
    return fileOf(file);
  });
  desk('deskReviewDocument', async ({ params: { id }, body }, { staff }) => {
    await documents.review(staff, { id, ...body });
    return successResponse;
  });
  upload('removeDocument', async ({ params: { id } }, { caller }) => {
    await documents.remove(caller, id);
    return successResponse;
  });
}

function fileOf({ name, size, type, bytes }: OpenedDocument): StreamedFile {
  return { disposition: attachmentHeader(name), contentType: type, size, bytes };
}
