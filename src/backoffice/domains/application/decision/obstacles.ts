import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { OpenDocument } from '@/contracts/document/checklist-item';
import type { ApprovalFact } from '@/contracts/approval/approval';
import { optionalFacts } from '@/backoffice/domains/approval/approval.model';
import { checklistAnswers } from '@/backoffice/domains/document/checklist-answers';
import { openDocumentsOf } from '@/backoffice/domains/document/document.checklist';
import type { DocumentRepository } from '@/backoffice/domains/document/document.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRow } from '../application-row';
import type { Obstacles } from '../application.model';
import type { ApplicationRepository } from '../application.repository';
import { askedItems } from '../document-request/document-request.model';
import type { DocumentRequestRepository } from '../document-request/document-request.repository';
import { isAwaitingCoApplicants } from '../co-applicant/co-applicant.model';
import type { CoApplicantRepository } from '../co-applicant/co-applicant.repository';

/** What decides where an application may go. */
export interface ObstacleRepositories {
  application: Pick<ApplicationRepository, 'findLoanNo'>;
  coApplicant: Pick<CoApplicantRepository, 'listByApplications'>;
  document: Pick<DocumentRepository, 'listByApplication'>;
  documentRequest: Pick<DocumentRequestRepository, 'list'>;
}

export type FindObstacles = (
  repositories: ObstacleRepositories,
  row: Pick<ApplicationRow, 'number' | 'product' | 'form'>,
) => Promise<Obstacles>;

/** Finds what keeps an application from some states. */
export const createFindObstacles =
  (
    { decryptForm }: Pick<ApplicationFieldEncryption, 'decryptForm'>,
    cipher: Pick<DataCipher, 'decrypt'>,
  ): FindObstacles =>
  async ({ application, coApplicant, document, documentRequest }, { number, product, form }) => ({
    isAwaiting: isAwaitingCoApplicants(await coApplicant.listByApplications([number])),
    openDocuments: openDocumentsOf(
      {
        product,
        ...checklistAnswers(decryptForm(['application', number], form)),
        asked: askedItems(await documentRequest.list(number), cipher),
      },
      await document.listByApplication(number),
    ),
    hasLoan: (await application.findLoanNo(number)) !== null,
  });

/** What a second person reads of documents that are missing or not accepted; nothing where none is. */
export function openDocumentFacts(open: readonly OpenDocument[]): ApprovalFact[] {
  const slotsOf = (wanted: OpenDocument['state']) => {
    const slots = open.flatMap(({ slot, state, name = slot }) => (state === wanted ? name : []));
    return slots.length === 0 ? null : slots;
  };
  return optionalFacts({
    documentsMissing: slotsOf('missing'),
    documentsUnreviewed: slotsOf('unreviewed'),
  });
}
