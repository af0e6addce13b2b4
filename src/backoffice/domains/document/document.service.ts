import { pipeline, type Readable } from 'node:stream';
import type { ChecklistItem, DocumentList, UploadedDocument, UploadForm } from '@/contracts/document/document';
import { documentsPerSlot, type ApplicantType } from '@/contracts/document/document-choices';
import type { ProductKey } from '@/contracts/content';
import { FileMissing, fileKeyOf, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import { applicationOf, type UploadApplications, type UploadCaller } from './document.access';
import { checklistFor } from './document.checklist';
import { tidyFileName } from './document.model';
import type { DocumentRow } from './document.repository';
import { FileMeter, type FileFacts } from './file-meter';
import type { LooseFiles } from './loose-files';

export interface DocumentServiceOptions {
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  applications: UploadApplications;
  storage: FileStorage;
  looseFiles: LooseFiles;
  cipher: DataCipher;
  now: () => Date;
  newId: () => string;
  /** New papers are held back until they were scanned. */
  isScanned: boolean;
  /** A paper came in. */
  received: () => void;
}

export interface IncomingDocument {
  form: UploadForm;
  /** As the sender calls it. */
  fileName: string;
  bytes: Readable;
  /** Done when the request was whole; rejects when it broke off. */
  completed: Promise<void>;
}

export interface OpenedDocument {
  name: string;
  size: number;
  type: string;
  bytes: Readable;
}

export type DocumentService = ReturnType<typeof createDocumentService>;

const nameContext = (id: string): string => `document/name/${id}`;

/** Papers of applications: only their owner adds, sees, opens and takes back; a paper exists once its file is safe. */
export function createDocumentService(options: DocumentServiceOptions) {
  const { repositories, unitOfWork, applications, storage, looseFiles, cipher, now, newId, isScanned, received } = options;

  const shown = ({ id, slot, name, size, type, status, isLocked, uploadedAt }: DocumentRow): UploadedDocument => ({
    id, slot, size, type, status, isLocked, name: cipher.decrypt(name, nameContext(id)), uploadedAt: uploadedAt.toISOString(),
  });

  /** The caller's own paper, else `not_found`; and whether its application still takes changes. */
  async function own(caller: UploadCaller, id: string): Promise<{ row: DocumentRow; isOpen: boolean }> {
    const row = await repositories.document.findById(id);
    if (!row) throw new ServiceError('not_found');
    const { isOpen } = await applicationOf(applications, caller, row.applicationNumber);
    return { row, isOpen };
  }

  /** Throws `document_held` while a paper waits for the scanner; one that was refused is `not_found`. */
  async function opened(row: DocumentRow): Promise<OpenedDocument> {
    if (row.status === 'waiting') throw new ServiceError('document_held');
    if (row.fileKey === null) throw new ServiceError('not_found');
    const bytes = await storage.read(row.fileKey).catch((error: unknown) => {
      throw new ServiceError(error instanceof FileMissing ? 'internal' : 'unavailable', { cause: error });
    });
    const { name, size, type } = shown(row);
    return { name, size, type, bytes };
  }

  async function store(key: string, { bytes, completed }: IncomingDocument): Promise<FileFacts> {
    const meter = new FileMeter();
    pipeline(bytes, meter, () => undefined);
    try {
      await storage.write(key, meter);
    } finally {
      meter.destroy();
    }
    await completed;
    return meter.facts();
  }

  /** Joins a stored file to its application; the same file sent again to the same list is the paper that is here already. */
  async function add(row: DocumentRow, key: string): Promise<DocumentRow> {
    const { applicationNumber, slot, sha256 } = row;
    return unitOfWork(async ({ document }) => {
      await document.lockSlot(applicationNumber, slot, now());
      const inSlot = (await document.listOf(applicationNumber)).filter((other) => other.slot === slot);
      const same = inSlot.find((other) => other.sha256 === sha256);
      if (same) return same;
      if (inSlot.length >= documentsPerSlot) throw new ServiceError('too_many_files');
      if (!(await document.adoptLoose(key, now()))) throw new ServiceError('unavailable');
      await document.create({ ...row, nextScanAt: isScanned ? now() : null });
      return row;
    });
  }

  return {
    checklist: (wanted: { product: ProductKey; applicantType: ApplicantType }): ChecklistItem[] => checklistFor(wanted),

    /** Takes one file, as it comes, and answers when it can no longer be lost. Throws `payload_too_large`, `file_empty`, `too_many_files`, `application_closed` or `not_found`; then nothing is kept. */
    async receive(caller: UploadCaller, incoming: IncomingDocument): Promise<UploadedDocument> {
      const { slot, applNo } = incoming.form;
      const application = await applicationOf(applications, caller, applNo);
      if (!application.isOpen) throw new ServiceError('application_closed');
      if ((await repositories.document.countIn(application.number, slot)) >= documentsPerSlot) throw new ServiceError('too_many_files');
      const id = newId();
      const key = fileKeyOf(id);
      await looseFiles.begin(key);
      try {
        const facts = await store(key, incoming);
        const row: DocumentRow = {
          id, slot, ...facts, applicationNumber: application.number, fileKey: key, uploadedAt: now(),
          name: cipher.encrypt(tidyFileName(incoming.fileName), nameContext(id)), status: isScanned ? 'waiting' : 'stored',
        };
        const kept = await add(row, key);
        if (kept.id === id) received();
        else await looseFiles.discard(key);
        return shown(kept);
      } catch (error) {
        await looseFiles.discard(key);
        throw error;
      }
    },

    async list(caller: UploadCaller, applNo: string | undefined): Promise<DocumentList> {
      const { number, product, applicantType } = await applicationOf(applications, caller, applNo);
      return { data: (await repositories.document.listOf(number)).map(shown), application: { applNo: number, product, applicantType } };
    },

    /** A paper for its owner to keep. */
    open: async (caller: UploadCaller, id: string): Promise<OpenedDocument> => opened((await own(caller, id)).row),

    /** The papers of any application, for staff. Throws `not_found`. */
    async listForStaff(applNo: string): Promise<UploadedDocument[]> {
      if (!(await repositories.application.findByNumber(applNo))) throw new ServiceError('not_found');
      return (await repositories.document.listOf(applNo)).map(shown);
    },

    /** A paper for staff to look at; who did stands in the audit trail before the first byte goes out. */
    async openForStaff(staff: string, id: string): Promise<OpenedDocument> {
      const row = await repositories.document.findById(id);
      if (!row) throw new ServiceError('not_found');
      const file = await opened(row);
      await repositories.audit.create({ at: now(), staff, action: 'read', target: `document:${id}`, before: null, after: { application: row.applicationNumber, slot: row.slot } });
      return file;
    },

    /** Takes a paper back; one that is gone already stays gone. Throws `application_closed` once the application has ended. */
    async remove(caller: UploadCaller, id: string): Promise<void> {
      if (!(await repositories.document.findById(id))) return;
      const { row: { fileKey }, isOpen } = await own(caller, id);
      if (!isOpen) throw new ServiceError('application_closed');
      await unitOfWork(async ({ document }) => {
        await document.remove(id);
        if (fileKey) await document.noteLoose([fileKey], now());
      });
      if (fileKey) await looseFiles.discard(fileKey);
    },

    /** Removes all papers of an application with their files, when its time is over. */
    async removeAllOf(applicationNumber: string): Promise<void> {
      const fileKeys = await unitOfWork(async ({ document }) => {
        const keys = await document.removeOf(applicationNumber);
        await document.noteLoose(keys, now());
        return keys;
      });
      for (const fileKey of fileKeys) await looseFiles.discard(fileKey);
    },
  };
}
