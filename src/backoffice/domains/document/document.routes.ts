import type { Registrar } from '@/backoffice/http/registrar';
import type { StreamedFile } from '@/backoffice/http/responses';
import { attachmentHeader } from './document.model';
import type { DocumentService, OpenedDocument } from './document.service';

const checklistMaxAgeMs = 60 * 60_000;

export function registerDocumentRoutes(
  { cachedRead, upload, uploadFile, download, desk, deskDownload }: Registrar,
  documents: DocumentService,
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
  download('downloadDocument', async ({ params: { id } }, { caller }) =>
    fileOf(await documents.open(caller, id)),
  );
  desk('deskDocuments', async ({ params: { applicationNumber } }) => ({
    data: await documents.listForStaff(applicationNumber),
  }));
  deskDownload('deskDocument', async ({ params: { id } }, { staff }) =>
    fileOf(await documents.openForStaff(staff, id)),
  );
  desk('deskReviewDocument', async ({ params: { id }, body }, { staff }) => {
    await documents.review(staff, { id, ...body });
    return { success: true };
  });
  upload('removeDocument', async ({ params: { id } }, { caller }) => {
    await documents.remove(caller, id);
    return { success: true };
  });
}

function fileOf({ name, size, type, bytes }: OpenedDocument): StreamedFile {
  return { disposition: attachmentHeader(name), contentType: type, size, bytes };
}
