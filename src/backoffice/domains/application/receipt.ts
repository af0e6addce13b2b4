import type { ApplicationReceipt } from '@/contracts/application/application';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { toCoApplicant } from './co-applicant/co-applicant.model';
import type { CoApplicantRow } from './co-applicant/co-applicant.repository';
import { nextAction } from './application.model';
import type { ApplicationRow } from './application-row';

/** What the applicant holds of an application that was sent, as it stands now; `form` is the one that was sent. */
export function receiptOf(
  {
    number,
    receivedAt,
    documentsCompleteAt,
    promisedBy,
    state,
    indicative,
  }: Pick<
    ApplicationRow,
    'number' | 'receivedAt' | 'documentsCompleteAt' | 'promisedBy' | 'state' | 'indicative'
  >,
  { form, coApplicants }: { form: ApplicationForm; coApplicants: readonly CoApplicantRow[] },
): ApplicationReceipt {
  return {
    appl_no: number,
    received_at: receivedAt.toISOString(),
    promised_by: promisedBy?.toISOString() ?? null,
    next_action: nextAction({ state, documentsCompleteAt, hasOffer: true }),
    ...(indicative ? { indicative } : {}),
    ...(coApplicants.length > 0
      ? { co_applicants: coApplicants.map((row) => toCoApplicant(row, form)) }
      : {}),
  };
}
