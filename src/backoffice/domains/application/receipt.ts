import type { ApplicationReceipt } from '@/contracts/application/application';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { checklistAnswers } from '../document/checklist-answers';
import { checklistFor } from '../document/document.checklist';
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
    product,
  }: Pick<
    ApplicationRow,
    | 'number'
    | 'receivedAt'
    | 'documentsCompleteAt'
    | 'promisedBy'
    | 'state'
    | 'indicative'
    | 'product'
  >,
  { form, coApplicants }: { form: ApplicationForm; coApplicants: readonly CoApplicantRow[] },
): ApplicationReceipt {
  const next = nextAction({ state, documentsCompleteAt, hasOffer: true });
  return {
    appl_no: number,
    received_at: receivedAt.toISOString(),
    promised_by: promisedBy?.toISOString() ?? null,
    next_action: next,
    ...(indicative ? { indicative } : {}),
    ...(next === 'send-documents'
      ? { documents: checklistFor({ product, ...checklistAnswers(form) }) }
      : {}),
    ...(coApplicants.length > 0
      ? { co_applicants: coApplicants.map((row) => toCoApplicant(row, form)) }
      : {}),
  };
}
