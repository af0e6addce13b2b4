import { documentsPerSlot } from '@/contracts/limits/limits';
import type { DocumentChannel, DocumentSlot } from '@/contracts/document/document-choices';
import { fileKeyOf, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import { initialReview } from './document-review';
import { documentNameContext, sanitiseFileName } from './document.model';
import type { DocumentRow, DocumentRepository } from './document.repository';
import type { OrphanFiles } from './orphan-files';
import { storeFile, type IncomingFile } from './store-file';

export interface KeepDocumentOptions {
  unitOfWork: UnitOfWork<{
    document: DocumentRepository;
    audit: Pick<AuditRepository, 'create'>;
  }>;
  storage: FileStorage;
  orphanFiles: Pick<OrphanFiles, 'begin' | 'discard'>;
  cipher: DataCipher;
  now: () => Date;
  newId: () => string;
  /** New documents are held back until they have been scanned. */
  isScanned: boolean;
  /** Types that count as received besides those that always do. */
  extraTypes: readonly string[];
}

export interface IncomingDocument extends IncomingFile {
  slot: DocumentSlot;
  /** Who of the staff adds it, and how they came by it; left out where its applicant sends it. */
  added?: { by: string; cameBy: DocumentChannel };
}

export type KeepDocument = (
  applicationNumber: string,
  incoming: IncomingDocument,
) => Promise<{ document: DocumentRow; isNew: boolean }>;

/** Stores a file as a document of an application, or returns the identical one that exists already; what staff add stands in the audit trail. When it throws, nothing is stored. */
export function createKeepDocument({
  unitOfWork,
  storage,
  orphanFiles,
  cipher,
  now,
  newId,
  isScanned,
  extraTypes,
}: KeepDocumentOptions): KeepDocument {
  /** Attaches a stored file to its application; the same file sent again to the same slot returns the existing document, or throws `file_refused` where staff could not use it. */
  async function attachToApplication(row: DocumentRow, key: string): Promise<DocumentRow> {
    const { applicationNumber, slot, sha256 } = row;
    return unitOfWork(async ({ document, audit }) => {
      await document.lockSlot(applicationNumber, slot, now());
      const inSlot = (await document.listByApplication(applicationNumber)).filter(
        (other) => other.slot === slot,
      );
      const same = inSlot.find((other) => other.sha256 === sha256);
      if (same?.review === 'refused') throw new ServiceError('file_refused');
      if (same) return same;
      if (inSlot.length >= documentsPerSlot) throw new ServiceError('too_many_files');
      if (!(await document.claimOrphan(key, now()))) throw new ServiceError('unavailable');
      await document.create({ ...row, nextScanAt: isScanned ? now() : null });
      if (row.addedBy !== null)
        await recordChange(audit, {
          at: row.uploadedAt,
          staff: row.addedBy,
          target: `document:${row.id}`,
          before: null,
          after: { application: applicationNumber, slot, cameBy: row.cameBy },
        });
      return row;
    });
  }

  return async (applicationNumber, { slot, added, fileName, bytes, completed }) => {
    const id = newId();
    const key = fileKeyOf(id);
    await orphanFiles.begin(key);
    try {
      const metadata = await storeFile(storage, { key, bytes, completed });
      const { size, sha256, type, isLocked } = metadata;
      const row: DocumentRow = {
        id,
        slot,
        size,
        sha256,
        type,
        isLocked,
        review: initialReview(metadata, extraTypes),
        refusal: null,
        cameBy: added?.cameBy ?? null,
        addedBy: added?.by ?? null,
        applicationNumber,
        fileKey: key,
        uploadedAt: now(),
        name: cipher.encrypt(sanitiseFileName(fileName), documentNameContext(id)),
        status: isScanned ? 'waiting' : 'stored',
      };
      const document = await attachToApplication(row, key);
      const isNew = document.id === id;
      if (!isNew) await orphanFiles.discard(key);
      return { document, isNew };
    } catch (error) {
      await orphanFiles.discard(key);
      throw error;
    }
  };
}
