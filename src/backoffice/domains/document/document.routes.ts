import { Readable } from 'node:stream';
import type { RecordAccess } from '@/backoffice/http/access/record-access';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse, type StreamedFile } from '@/backoffice/http/responses';
import { attachmentHeader } from './document.model';
import type { DocumentService } from './document.service';
import type { OpenedDocument } from './open-document';

const checklistMaxAgeMs = 60 * 60_000;

export function registerDocumentRoutes(
  { cachedRead, upload, uploadFile, download }: Registrar,
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
    return toStreamedFile(file);
  });
  download('documentThumbnail', async ({ params: { id } }, { caller }) => {
    const bytes = await documents.thumbnail(caller, id);
    return {
      disposition: attachmentHeader('thumbnail.webp'),
      contentType: 'image/webp',
      size: bytes.length,
      bytes: Readable.from([bytes]),
    };
  });
  upload('removeDocument', async ({ params: { id } }, { caller }) => {
    await documents.remove(caller, id);
    return successResponse;
  });
}

/** The answer that carries an opened document, to be saved under its name. */
export function toStreamedFile({ name, size, type, bytes }: OpenedDocument): StreamedFile {
  return { disposition: attachmentHeader(name), contentType: type, size, bytes };
}
