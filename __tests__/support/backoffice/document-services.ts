import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AuditRepository, NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import {
  createDocumentDeskService,
  type DocumentDeskRepositories,
} from '@/backoffice/domains/document/document-desk.service';
import type {
  UploadApplication,
  UploadApplications,
} from '@/backoffice/domains/document/document.access';
import { createDocumentService } from '@/backoffice/domains/document/document.service';
import { createKeepDocument } from '@/backoffice/domains/document/keep-document';
import { createReceiveDocument } from '@/backoffice/domains/document/receive-document';
import { createOpenDocument } from '@/backoffice/domains/document/open-document';
import { createDocumentThumbnails } from '@/backoffice/domains/document/thumbnail/document-thumbnails';
import { createOrphanFiles } from '@/backoffice/domains/document/orphan-files';
import type { DocumentSlot } from '@/contracts/document/document-choices';
import { inMemoryDocuments, inMemoryStorage } from './in-memory-documents';
import { collectedLog, serialUnitOfWorkOn, standIn, testCipher, testClock } from './service-tools';

export const number = 'HK-2026-7F3K9Q2M';
export const phone = '+85291234567';
export const applicant = {
  proof: { phone, purpose: 'upload', operation: number },
  customerId: null,
} as const;
export const stranger = {
  proof: { ...applicant.proof, phone: '+85261234567' },
  customerId: 'customer-2',
};

/** One application of a customer whose documents can be sent, with lists that a test can read. */
export function setUpDocuments({
  isScanned = false,
  isOpen = true,
}: { isScanned?: boolean; isOpen?: boolean } = {}) {
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const store = inMemoryDocuments();
  const { files, storage } = inMemoryStorage();
  const audited: NewAuditRow[] = [];
  const reported: string[] = [];
  const application: UploadApplication = {
    number,
    phone,
    isOpen,
    product: 'first',
    answers: { applicantType: 'salaried', people: 2 },
    uploadReference: 'link-1',
    draftId: 'draft-1',
    customerId: 'customer-1',
  };
  const repositories: DocumentDeskRepositories = {
    document: store.repository,
    audit: standIn<AuditRepository>({
      create: async (row) => void audited.push(row),
    }),
  };
  let received = 0;
  let ids = 0;
  const completeness = { report: async (complete: string) => void reported.push(complete) };
  const applications: UploadApplications = {
    findByDraft: async (draft) => (draft === application.draftId ? application : null),
    find: async (reference) => ([number, 'link-1'].includes(reference) ? application : null),
    recordDocumentsComplete: async () => undefined,
    listAwaitingDocuments: async () => [],
  };
  const orphanFiles = createOrphanFiles({
    repository: store.repository,
    storage,
    now: clock.now,
    log: collectedLog().log,
  });
  const openDocument = createOpenDocument({ storage, cipher: testCipher });
  const unitOfWork = serialUnitOfWorkOn(repositories);
  const shared = {
    receiveDocument: createReceiveDocument({
      repositories,
      completeness,
      keepDocument: createKeepDocument({
        unitOfWork,
        storage,
        orphanFiles,
        cipher: testCipher,
        now: clock.now,
        newId: () => `0000000${(ids += 1)}-0000-4000-8000-000000000000`,
        isScanned,
        extraTypes: ['image/tiff'],
      }),
      onDocumentReceived: () => (received += 1),
    }),
    repositories,
    unitOfWork,
    applications,
    completeness,
    openDocument,
    cipher: testCipher,
    now: clock.now,
  };
  const service = createDocumentService({
    ...shared,
    thumbnails: createDocumentThumbnails({
      openDocument,
      makeThumbnail: async (openPicture) => buffer(await openPicture()),
    }),
    orphanFiles,
  });
  const desk = createDocumentDeskService({
    ...shared,
    applicationExists: async (wanted) => wanted === number,
  });
  const send = (
    page: string,
    {
      slot = 'identity',
      fileName = 'page.pdf',
      completed = Promise.resolve(),
      whileSending = () => undefined,
    }: {
      slot?: DocumentSlot;
      fileName?: string;
      completed?: Promise<void>;
      whileSending?: () => void;
    } = {},
  ) =>
    service.receive(applicant, {
      form: { slot, applicationNumber: number },
      fileName,
      bytes: Readable.from(
        (function* () {
          whileSending();
          yield Buffer.from(page);
        })(),
      ),
      completed,
    });
  return {
    clock,
    store,
    files,
    storage,
    audited,
    reported,
    service,
    desk,
    send,
    receivedCount: () => received,
  };
}
