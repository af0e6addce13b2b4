import type { Readable } from 'node:stream';
import type {
  ChecklistItem,
  DocumentList,
  UploadedDocument,
  UploadForm,
} from '@/contracts/document/document';
import { documentsPerSlot, type ApplicantType } from '@/contracts/document/document-choices';
import type { ProductKey } from '@/contracts/content/block-fields';
import {
  FileNotFoundError,
  fileKeyOf,
  type FileStorage,
} from '@/backoffice/adapters/storage/file-storage';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { UploadCaller } from '@/backoffice/common/upload-caller';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { requireFound } from '@/backoffice/common/require-found';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import {
  findCallersApplication,
  type UploadApplication,
  type UploadApplications,
} from './document.access';
import { checklistFor } from './document.checklist';
import type { DocumentCompleteness } from './document-completeness';
import { initialReview } from './document-review';
import { documentNameContext, sanitiseFileName } from './document.model';
import type { DocumentRow, DocumentRepository } from './document.repository';
import type { OrphanFiles } from './orphan-files';
import { storeFile, type IncomingFile } from './store-file';

/** What a change of documents reads and writes in one transaction. */
export interface DocumentRepositories {
  document: DocumentRepository;
  audit: AuditRepository;
}

export interface DocumentServiceOptions {
  repositories: { document: DocumentRepository; audit: AuditRepository };
  unitOfWork: UnitOfWork<DocumentRepositories>;
  applications: UploadApplications;
  /** Whether there is an application of this number. */
  applicationExists: (number: string) => Promise<boolean>;
  completeness: Pick<DocumentCompleteness, 'report'>;
  storage: FileStorage;
  orphanFiles: OrphanFiles;
  cipher: DataCipher;
  now: () => Date;
  newId: () => string;
  /** New documents are held back until they have been scanned. */
  isScanned: boolean;
  /** Types that count as received besides those that always do. */
  extraTypes: readonly string[];
  /** Called after a document was stored. */
  onDocumentReceived: () => void;
}

export interface IncomingDocument extends IncomingFile {
  form: UploadForm;
}

export interface OpenedDocument {
  name: string;
  size: number;
  type: string;
  bytes: Readable;
  slot: string;
  /** Whose application it belongs to; null where no customer is known. */
  customerId: string | null;
}

export type DocumentService = ReturnType<typeof createDocumentService>;

/** Documents of applications: only their owner adds, lists, opens and removes them; a document exists once its file is stored durably. */
export function createDocumentService(options: DocumentServiceOptions) {
  const {
    repositories,
    unitOfWork,
    applications,
    applicationExists,
    completeness,
    storage,
    orphanFiles,
    cipher,
    now,
    newId,
    isScanned,
    extraTypes,
    onDocumentReceived,
  } = options;

  const toUploadedDocument = ({
    id,
    slot,
    name,
    size,
    type,
    status,
    review,
    isLocked,
    uploadedAt,
  }: DocumentRow): UploadedDocument => ({
    id,
    slot,
    size,
    type,
    status,
    review,
    isLocked,
    name: cipher.decrypt(name, documentNameContext(id)),
    uploadedAt: uploadedAt.toISOString(),
  });

  /** The caller's own document, else `not_found`; and whether its application still accepts changes. */
  async function findOwnDocument(
    caller: UploadCaller,
    id: string,
  ): Promise<{ row: DocumentRow } & Pick<UploadApplication, 'isOpen' | 'customerId'>> {
    const row = requireFound(await repositories.document.findById(id));
    return { row, ...(await findCallersApplication(applications, caller, row.applicationNumber)) };
  }

  /** Throws `document_held` while a document waits for the scanner; an infected one is `not_found`. */
  async function openFile(row: DocumentRow, customerId: string | null): Promise<OpenedDocument> {
    if (row.status === 'waiting') throw new ServiceError('document_held');
    const bytes = await storage.read(requireFound(row.fileKey)).catch((error: unknown) => {
      throw new ServiceError(error instanceof FileNotFoundError ? 'internal' : 'unavailable', {
        cause: error,
      });
    });
    const { name, size, type, slot } = toUploadedDocument(row);
    return { name, size, type, slot, bytes, customerId };
  }

  /** Attaches a stored file to its application; the same file sent again to the same slot returns the existing document. */
  async function attachToApplication(row: DocumentRow, key: string): Promise<DocumentRow> {
    const { applicationNumber, slot, sha256 } = row;
    return unitOfWork(async ({ document }) => {
      await document.lockSlot(applicationNumber, slot, now());
      const inSlot = (await document.listByApplication(applicationNumber)).filter(
        (other) => other.slot === slot,
      );
      const same = inSlot.find((other) => other.sha256 === sha256);
      if (same) return same;
      if (inSlot.length >= documentsPerSlot) throw new ServiceError('too_many_files');
      if (!(await document.claimOrphan(key, now()))) throw new ServiceError('unavailable');
      await document.create({ ...row, nextScanAt: isScanned ? now() : null });
      return row;
    });
  }

  /** Stores a file as a document of an application, or returns the identical one that exists already. When it throws, nothing is stored. */
  async function keepFile(
    applicationNumber: string,
    { form: { slot }, fileName, bytes, completed }: IncomingDocument,
  ): Promise<{ document: DocumentRow; isNew: boolean }> {
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
  }

  return {
    /** Which documents an applicant of this kind sends in for this product. */
    checklist: (wanted: { product: ProductKey; applicantType: ApplicantType }): ChecklistItem[] =>
      checklistFor(wanted),

    /**
     * Receives one file as a stream and returns once it is durable. Throws `payload_too_large`, `file_empty`, `too_many_files`,
     * `application_closed` or `not_found`; then nothing is stored.
     */
    async receive(caller: UploadCaller, incoming: IncomingDocument): Promise<UploadedDocument> {
      const { slot, applicationNumber } = incoming.form;
      const application = await findCallersApplication(applications, caller, applicationNumber);
      if (!application.isOpen) throw new ServiceError('application_closed');
      if ((await repositories.document.countBySlot(application.number, slot)) >= documentsPerSlot)
        throw new ServiceError('too_many_files');
      const { document, isNew } = await keepFile(application.number, incoming);
      if (isNew) {
        onDocumentReceived();
        await completeness.report(application.number);
      }
      return toUploadedDocument(document);
    },

    /** The documents of one application of the caller, or of the one that they have. Throws `not_found` for an application that is not theirs. */
    async list(caller: UploadCaller, applicationNumber: string | undefined): Promise<DocumentList> {
      const { number, product, applicantType } = await findCallersApplication(
        applications,
        caller,
        applicationNumber,
      );
      return {
        data: (await repositories.document.listByApplication(number)).map(toUploadedDocument),
        application: { applicationNumber: number, product, applicantType },
      };
    },

    /** Opens a document for its owner to download. */
    async open(caller: UploadCaller, id: string): Promise<OpenedDocument> {
      const { row, customerId } = await findOwnDocument(caller, id);
      return openFile(row, customerId);
    },

    /** The documents of any application, for staff. Throws `not_found`. */
    async listForStaff(applicationNumber: string): Promise<UploadedDocument[]> {
      if (!(await applicationExists(applicationNumber))) throw new ServiceError('not_found');
      return (await repositories.document.listByApplication(applicationNumber)).map(
        toUploadedDocument,
      );
    },

    /** Opens a document for staff; the access is written to the audit trail before the first byte is sent. */
    async openForStaff(staff: string, id: string): Promise<OpenedDocument> {
      const row = requireFound(await repositories.document.findById(id));
      const application = await applications.find(row.applicationNumber);
      const file = await openFile(row, application?.customerId ?? null);
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: `document:${id}`,
        after: { application: row.applicationNumber, slot: row.slot },
      });
      return file;
    },

    /** Records the manual review of a file in the document and the audit trail. Throws `conflict` for one that needs no review. */
    async review(
      staff: string,
      { id, decision, note }: { id: string; decision: 'accepted' | 'refused'; note: string },
    ): Promise<void> {
      const row = requireFound(await repositories.document.findById(id));
      if (row.review === null) throw new ServiceError('conflict');
      await unitOfWork(async ({ document, audit }) => {
        await document.updateReview(id, decision);
        await recordChange(audit, {
          at: now(),
          staff,
          target: `document:${id}`,
          before: { review: row.review },
          after: { review: decision, note },
        });
      });
      await completeness.report(row.applicationNumber);
    },

    /** Removes a document; one that is already gone is no error. Throws `application_closed` once the application has ended. */
    async remove(caller: UploadCaller, id: string): Promise<void> {
      if (!(await repositories.document.findById(id))) return;
      const {
        row: { fileKey },
        isOpen,
      } = await findOwnDocument(caller, id);
      if (!isOpen) throw new ServiceError('application_closed');
      await unitOfWork(async ({ document }) => {
        await document.remove(id);
        if (fileKey) await document.addOrphans([fileKey], now());
      });
      if (fileKey) await orphanFiles.discard(fileKey);
    },

    /** Removes all documents of an application with their files, at the end of its retention period. */
    async removeByApplication(applicationNumber: string): Promise<void> {
      const fileKeys = await unitOfWork(async ({ document }) => {
        const keys = await document.removeByApplication(applicationNumber);
        await document.addOrphans(keys, now());
        return keys;
      });
      for (const fileKey of fileKeys) await orphanFiles.discard(fileKey);
    },
  };
}
