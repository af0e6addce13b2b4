import type { Registrar } from '../../http/register';
import type { UploadRegistrar } from '../../http/upload-registrar';
import { attachmentHeader } from './document.model';
import type { DocumentService } from './document.service';

const checklistMaxAgeMs = 60 * 60_000;

export function registerDocumentRoutes({ read }: Pick<Registrar, 'read'>, { call, receive, download }: UploadRegistrar, documents: DocumentService): void {
  read('documentSlots', { maxAgeMs: checklistMaxAgeMs, handle: async ({ query }) => ({ data: documents.checklist(query) }) });
  call('listDocuments', ({ query: { applNo } }, { caller }) => documents.list(caller, applNo));
  receive('uploadDocument', async ({ form, file, completed }, { caller }) => ({ data: await documents.receive(caller, { form, fileName: file.name, bytes: file.bytes, completed }) }));
  download('downloadDocument', async ({ params: { id } }, { caller }) => {
    const { name, size, type, bytes } = await documents.open(caller, id);
    return { disposition: attachmentHeader(name), contentType: type, size, bytes };
  });
  call('removeDocument', async ({ params: { id } }, { caller }) => {
    await documents.remove(caller, id);
    return { success: true };
  });
}
