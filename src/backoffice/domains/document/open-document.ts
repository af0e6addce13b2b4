import type { Readable } from 'node:stream';
import type { UploadedDocument } from '@/contracts/document/document';
import { FileNotFoundError, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import { documentNameContext } from './document.model';
import type { DocumentRow } from './document.repository';

export interface OpenedDocument {
  name: string;
  size: number;
  type: string;
  bytes: Readable;
  slot: string;
  /** Whose application it belongs to; null where no customer is known. */
  customerId: string | null;
}

export type OpenDocument = (row: DocumentRow, customerId: string | null) => Promise<OpenedDocument>;

/** A document as its owner and staff see it, its name decrypted. */
export function toUploadedDocument(
  {
    id,
    slot,
    name,
    size,
    type,
    status,
    review,
    refusal,
    cameBy,
    isLocked,
    uploadedAt,
  }: DocumentRow,
  cipher: DataCipher,
): UploadedDocument {
  return {
    id,
    slot,
    size,
    type,
    status,
    review,
    refusal,
    cameBy,
    isLocked,
    name: cipher.decrypt(name, documentNameContext(id)),
    uploadedAt: uploadedAt.toISOString(),
  };
}

/** Opens the files of documents. Throws `document_held` while one waits for the scanner, `not_found` for an infected one, and `unavailable` while the storage does not answer. */
export function createOpenDocument({
  storage,
  cipher,
}: {
  storage: Pick<FileStorage, 'read'>;
  cipher: DataCipher;
}): OpenDocument {
  return async (row, customerId) => {
    if (row.status === 'waiting') throw new ServiceError('document_held');
    const bytes = await storage.read(requireFound(row.fileKey)).catch((error: unknown) => {
      throw new ServiceError(error instanceof FileNotFoundError ? 'internal' : 'unavailable', {
        cause: error,
      });
    });
    const { name, size, type, slot } = toUploadedDocument(row, cipher);
    return { name, size, type, slot, bytes, customerId };
  };
}
