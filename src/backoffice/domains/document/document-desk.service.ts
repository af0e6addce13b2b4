import type { AddDocumentForm, UploadedDocument } from '@/contracts/document/document';
import type { DocumentRefusal } from '@/contracts/document/document-choices';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import type { DocumentCompleteness } from './document-completeness';
import type { UploadApplications } from './document.access';
import type { DocumentRepository, DocumentRow } from './document.repository';
import type { IncomingDocument } from './keep-document';
import type { ReceiveDocument } from './receive-document';
import { hasPages } from './viewer/document-pages';
import { toUploadedDocument, type OpenDocument, type OpenedDocument } from './open-document';

/** What a review reads and writes in one transaction. */
export interface DocumentDeskRepositories {
  document: DocumentRepository;
  audit: AuditRepository;
}

export interface DocumentDeskServiceOptions {
  repositories: DocumentDeskRepositories;
  unitOfWork: UnitOfWork<DocumentDeskRepositories>;
  applications: Pick<UploadApplications, 'find'>;
  /** Whether there is an application of this number. */
  applicationExists: (number: string) => Promise<boolean>;
  completeness: Pick<DocumentCompleteness, 'report'>;
  receiveDocument: ReceiveDocument;
  openDocument: OpenDocument;
  cipher: DataCipher;
  now: () => Date;
}

export type DocumentDeskService = ReturnType<typeof createDocumentDeskService>;

/** Documents of applications as the lender's staff list, read and review them. */
export function createDocumentDeskService({
  repositories,
  unitOfWork,
  applications,
  applicationExists,
  completeness,
  receiveDocument,
  openDocument,
  cipher,
  now,
}: DocumentDeskServiceOptions) {
  const toDeskDocument = (row: DocumentRow): UploadedDocument => ({
    ...toUploadedDocument(row, cipher),
    ...(row.addedBy === null ? {} : { addedBy: row.addedBy }),
    hasPages: hasPages(row),
  });

  return {
    /** Adds what reached a member of staff by another way. Throws what `ReceiveDocument` throws, and `not_found`. */
    async add(
      staff: string,
      { form, ...incoming }: Omit<IncomingDocument, 'slot' | 'added'> & { form: AddDocumentForm },
    ): Promise<UploadedDocument> {
      const { applicationNumber, slot, cameBy } = form;
      const application = requireFound(await applications.find(applicationNumber));
      const added = { by: staff, cameBy };
      return toDeskDocument(await receiveDocument(application, { ...incoming, slot, added }));
    },

    /** The documents of any application, for staff. Throws `not_found`. */
    async list(applicationNumber: string): Promise<UploadedDocument[]> {
      if (!(await applicationExists(applicationNumber))) throw new ServiceError('not_found');
      return (await repositories.document.listByApplication(applicationNumber)).map(toDeskDocument);
    },

    /** Opens a document for staff; the access is written to the audit trail before the first byte is sent. */
    async open(staff: string, id: string): Promise<OpenedDocument> {
      const row = requireFound(await repositories.document.findById(id));
      const application = await applications.find(row.applicationNumber);
      const file = await openDocument(row, application?.customerId ?? null);
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: `document:${id}`,
        after: { application: row.applicationNumber, slot: row.slot },
      });
      return file;
    },

    /** Records whether staff accept a file in the document and the audit trail. Throws `conflict` for one that the scanner has not passed. */
    async review(
      staff: string,
      {
        id,
        decision,
        note,
        refusal = null,
      }: {
        id: string;
        decision: 'accepted' | 'refused';
        note: string;
        refusal?: DocumentRefusal | null | undefined;
      },
    ): Promise<void> {
      const row = requireFound(await repositories.document.findById(id));
      if (row.status === 'waiting' || row.status === 'infected') throw new ServiceError('conflict');
      await unitOfWork(async ({ document, audit }) => {
        const change = { review: decision, refusal: decision === 'refused' ? refusal : null };
        await document.updateReview(id, change);
        await recordChange(audit, {
          at: now(),
          staff,
          target: `document:${id}`,
          before: { review: row.review, refusal: row.refusal },
          after: { ...change, note },
        });
      });
      await completeness.report(row.applicationNumber);
    },
  };
}
