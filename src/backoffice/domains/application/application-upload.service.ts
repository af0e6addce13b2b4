import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import type { Locale } from '@/contracts/locale';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { checklistAnswers } from '../document/checklist-answers';
import type { UploadApplication } from '../document/document.access';
import type { OutboxRepository } from '../outbox/outbox.repository';
import { isAwaitingCoApplicants } from './co-applicant/co-applicant.model';
import type { CoApplicantRepository } from './co-applicant/co-applicant.repository';
import type { ApplicationFieldEncryption } from './application-field-encryption';
import type { ApplicationRow } from './application-row';
import { awaitsDocuments, nextStatesOf, startDecisionClock } from './application.model';
import type { ApplicationRepository } from './application.repository';
import { askedItems } from './document-request/document-request.model';
import type { DocumentRequestRepository } from './document-request/document-request.repository';
import type { NotifyApplicant } from './notify-applicant';

/** What the start of the decision clock reads and writes in one transaction. */
export interface ApplicationUploadRepositories {
  application: ApplicationRepository;
  coApplicant: Pick<CoApplicantRepository, 'listByApplications'>;
  outbox: OutboxRepository;
}

export interface ApplicationUploadServiceOptions {
  repositories: {
    application: ApplicationRepository;
    documentRequest: Pick<DocumentRequestRepository, 'list'>;
  };
  unitOfWork: UnitOfWork<ApplicationUploadRepositories>;
  notifyApplicant: NotifyApplicant;
  fieldEncryption: ApplicationFieldEncryption;
  cipher: Pick<DataCipher, 'decrypt'>;
  calendar: OfficeCalendar;
  now: () => Date;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

type ApplicationForUpload = UploadApplication & { language: Locale };

export type ApplicationUploadService = ReturnType<typeof createApplicationUploadService>;

/** Applications that were sent, as far as the uploads of their documents need them. */
export function createApplicationUploadService({
  repositories,
  unitOfWork,
  notifyApplicant,
  fieldEncryption,
  cipher,
  calendar,
  now,
  onMessageEnqueued,
}: ApplicationUploadServiceOptions) {
  return {
    /** Starts the decision clock and texts the applicant when the decision comes, if the application was waiting for documents and for nobody to confirm. */
    async recordDocumentsComplete(number: string): Promise<void> {
      const isStarted = await unitOfWork(async (tx) => {
        const row = await tx.application.lockByNumber(number);
        if (!row || !awaitsDocuments(row)) return false;
        if (isAwaitingCoApplicants(await tx.coApplicant.listByApplications([number]))) return false;
        const at = now();
        const clock = startDecisionClock(calendar, at);
        await tx.application.update(number, clock);
        await notifyApplicant(tx, { row, at, decisionBy: clock.promisedBy });
        return true;
      });
      if (isStarted) onMessageEnqueued();
    },

    /** Numbers after `after`, in their order, of applications whose decision clock waits for documents. */
    listAwaitingDocuments: repositories.application.listAwaitingDocuments,

    /** Whether there is an application of this number. */
    async exists(number: string): Promise<boolean> {
      return (await repositories.application.findByNumber(number)) !== null;
    },

    /** What documents need to know of an application, by its number or the reference in its upload link. */
    find: async (reference: string): Promise<ApplicationForUpload | null> =>
      toUploadApplication(
        (await repositories.application.findByNumber(reference)) ??
          (await repositories.application.findByUploadReference(reference)),
      ),

    /** What documents need to know of an application, by the draft it was sent from. */
    findByDraft: async (draftId: string): Promise<ApplicationForUpload | null> =>
      toUploadApplication(await repositories.application.findByDraft(draftId)),
  };

  async function toUploadApplication(
    row: ApplicationRow | null,
  ): Promise<ApplicationForUpload | null> {
    if (!row || row.refusal !== null) return null;
    const { number, product, uploadReference, draftId, customerId, state, language } = row;
    return {
      number,
      product,
      uploadReference,
      draftId,
      customerId,
      language,
      answers: {
        ...checklistAnswers(fieldEncryption.decryptForm(['application', number], row.form)),
        asked: askedItems(await repositories.documentRequest.list(number), cipher),
      },
      phone: fieldEncryption.decryptText(['application', number], 'phone', row.phone),
      isOpen: nextStatesOf(state).length > 0,
    };
  }
}
