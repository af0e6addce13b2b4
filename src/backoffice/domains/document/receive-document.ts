import { documentsPerSlot } from '@/contracts/limits/limits';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UploadApplication } from './document.access';
import type { DocumentCompleteness } from './document-completeness';
import type { DocumentRow, DocumentRepository } from './document.repository';
import type { IncomingDocument, KeepDocument } from './keep-document';

export interface ReceiveDocumentOptions {
  repositories: { document: Pick<DocumentRepository, 'countBySlot'> };
  completeness: Pick<DocumentCompleteness, 'report'>;
  keepDocument: KeepDocument;
  /** Called after a document was stored. */
  onDocumentReceived: () => void;
}

export type ReceiveDocument = (
  application: Pick<UploadApplication, 'number' | 'isOpen'>,
  incoming: IncomingDocument,
) => Promise<DocumentRow>;

/**
 * Receives one file of an application as a stream, whoever sends it, and returns once it is durable. Throws `payload_too_large`,
 * `file_empty`, `file_refused`, `too_many_files` or `application_closed`; then nothing is stored.
 */
export function createReceiveDocument({
  repositories,
  completeness,
  keepDocument,
  onDocumentReceived,
}: ReceiveDocumentOptions): ReceiveDocument {
  return async ({ number, isOpen }, incoming) => {
    if (!isOpen) throw new ServiceError('application_closed');
    if ((await repositories.document.countBySlot(number, incoming.slot)) >= documentsPerSlot)
      throw new ServiceError('too_many_files');
    const { document, isNew } = await keepDocument(number, incoming);
    if (isNew) {
      onDocumentReceived();
      await completeness.report(number);
    }
    return document;
  };
}
