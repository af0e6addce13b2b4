import type { Acts } from '@/backoffice/domains/approval/approval-inputs';
import { optionalFacts } from '@/backoffice/domains/approval/approval.model';
import type { ApplicationDeskService } from '../application-desk.service';
import { decidedVersions } from './decided-versions';
import { openDocumentFacts } from './obstacles';

export type IncompleteApprovalAct = Pick<Acts, 'incomplete-approval'>;

/** Approving an application while documents are missing or not accepted, which a second person has to agree to; `desk` works in the transaction of the act. */
export const createIncompleteApprovalAct = (
  desk: Pick<ApplicationDeskService, 'approveIncomplete'>,
  repositories: Parameters<typeof decidedVersions>[0],
): IncompleteApprovalAct => ({
  async 'incomplete-approval'(maker, { applicationNumber, note, message }) {
    const { before, openDocuments } = await desk.approveIncomplete(maker, {
      number: applicationNumber,
      note,
      message,
    });
    return {
      subject: `application:${applicationNumber}`,
      amountCents: before.amountCents,
      facts: [
        ...optionalFacts({ applicationNumber }),
        ...openDocumentFacts(openDocuments),
        ...optionalFacts({ note, message }),
      ],
      versions: await decidedVersions(repositories, before),
      result: applicationNumber,
    };
  },
});
