import type { ChecklistItem } from '@/contracts/document/checklist-item';
import type { DocumentList, UploadedDocument, UploadForm } from '@/contracts/document/document';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UploadCaller } from '@/backoffice/common/upload-caller';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import {
  findCallersApplication,
  type UploadApplication,
  type UploadApplications,
} from './document.access';
import { checklistFor, type ChecklistQuery } from './document.checklist';
import type { DocumentRow, DocumentRepository } from './document.repository';
import type { IncomingDocument } from './keep-document';
import type { ReceiveDocument } from './receive-document';
import { toUploadedDocument, type OpenDocument, type OpenedDocument } from './open-document';
import type { OrphanFiles } from './orphan-files';
import { hasThumbnail, type DocumentThumbnails } from './thumbnail/document-thumbnails';

export interface DocumentServiceOptions {
  repositories: { document: DocumentRepository };
  unitOfWork: UnitOfWork<{ document: DocumentRepository }>;
  applications: UploadApplications;
  receiveDocument: ReceiveDocument;
  openDocument: OpenDocument;
  thumbnails: DocumentThumbnails;
  orphanFiles: Pick<OrphanFiles, 'discard'>;
  cipher: DataCipher;
  now: () => Date;
}

export type DocumentService = ReturnType<typeof createDocumentService>;

/** Documents of applications: only their owner adds, lists, opens and removes them; a document exists once its file is stored durably. */
export function createDocumentService({
  repositories,
  unitOfWork,
  applications,
  receiveDocument,
  openDocument,
  thumbnails,
  orphanFiles,
  cipher,
  now,
}: DocumentServiceOptions) {
  /** The caller's own document, else `not_found`; and whether its application still accepts changes. */
  async function findOwnDocument(
    caller: UploadCaller,
    id: string,
  ): Promise<{ row: DocumentRow } & Pick<UploadApplication, 'isOpen' | 'customerId'>> {
    const row = requireFound(await repositories.document.findById(id));
    return { row, ...(await findCallersApplication(applications, caller, row.applicationNumber)) };
  }

  /** A document as its owner sees it. */
  const toOwnDocument = (row: DocumentRow): UploadedDocument => ({
    ...toUploadedDocument(row, cipher),
    hasThumbnail: hasThumbnail(row),
  });

  return {
    /** Which documents an applicant of this kind sends in for this product. */
    checklist: (wanted: ChecklistQuery): ChecklistItem[] => checklistFor(wanted),

    /** Receives one file of an application of the caller. Throws what `ReceiveDocument` throws, and `not_found`. */
    async receive(
      caller: UploadCaller,
      { form, ...incoming }: Omit<IncomingDocument, 'slot' | 'added'> & { form: UploadForm },
    ): Promise<UploadedDocument> {
      const application = await findCallersApplication(
        applications,
        caller,
        form.applicationNumber,
      );
      return toOwnDocument(await receiveDocument(application, { ...incoming, slot: form.slot }));
    },

    /** The documents of one application of the caller, or of the one that they have. Throws `not_found` for an application that is not theirs. */
    async list(caller: UploadCaller, applicationNumber: string | undefined): Promise<DocumentList> {
      const application = await findCallersApplication(applications, caller, applicationNumber);
      const { number, product, answers } = application;
      const { applicantType } = answers;
      return {
        data: (await repositories.document.listByApplication(number)).map(toOwnDocument),
        application: { applicationNumber: number, product, applicantType },
        checklist: checklistFor({ product, ...answers }),
      };
    },

    /** Opens a document for its owner to download. */
    async open(caller: UploadCaller, id: string): Promise<OpenedDocument> {
      const { row, customerId } = await findOwnDocument(caller, id);
      return openDocument(row, customerId);
    },

    /** The thumbnail of a document as WebP, for its owner. Throws `not_found` where there is none. */
    async thumbnail(caller: UploadCaller, id: string): Promise<Buffer> {
      return thumbnails.of((await findOwnDocument(caller, id)).row);
    },

    /** Removes a document; one that is already gone is no error. Throws `application_closed` once the application has ended, and `conflict` for one that staff added. */
    async remove(caller: UploadCaller, id: string): Promise<void> {
      if (!(await repositories.document.findById(id))) return;
      const {
        row: { fileKey, addedBy },
        isOpen,
      } = await findOwnDocument(caller, id);
      if (!isOpen) throw new ServiceError('application_closed');
      if (addedBy !== null) throw new ServiceError('conflict');
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
